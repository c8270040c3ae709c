@echo off
rem Sets up the virtual environment when it is missing or out of date, then starts Strata Launcher with the given arguments.
setlocal
set "HERE=%~dp0"
set "VENV=%HERE%.venv"
set "PY=%VENV%\Scripts\python.exe"
set "PYTHONUTF8=1"

if not exist "%PY%" goto setup
if not exist "%VENV%\installed.toml" goto setup
fc /b "%HERE%pyproject.toml" "%VENV%\installed.toml" >nul 2>&1
if not errorlevel 1 goto start

:setup
set "BASE="
py -3 -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1
if not errorlevel 1 set "BASE=py -3"
if not defined BASE (
    python -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1
    if not errorlevel 1 set "BASE=python"
)
rem An environment that is there already needs no other Python to be brought up to date.
if not defined BASE if exist "%PY%" set "BASE=none"
if not defined BASE (
    echo Strata Launcher needs Python 3.11 or newer. Get it from the Microsoft Store or python.org, then start again. 1>&2
    if "%~1"=="" pause
    exit /b 1
)
echo Setting up ^(first start only^) ... 1>&2
if exist "%PY%" goto packages
%BASE% -m venv --clear "%VENV%"
if errorlevel 1 goto failed

:packages
pushd "%HERE%"
"%PY%" -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" > "%VENV%\requirements.txt"
if errorlevel 1 goto failed
"%PY%" -m pip install --quiet --disable-pip-version-check -r "%VENV%\requirements.txt" 1>&2
if errorlevel 1 goto failed
popd
copy /y "%HERE%pyproject.toml" "%VENV%\installed.toml" >nul

:start
if defined PYTHONPATH (set "PYTHONPATH=%HERE%;%PYTHONPATH%") else (set "PYTHONPATH=%HERE%")
"%PY%" -m app %*
exit /b %ERRORLEVEL%

:failed
echo Setting up did not succeed; the lines above say why. Start again to go on. 1>&2
if "%~1"=="" pause
exit /b 1
