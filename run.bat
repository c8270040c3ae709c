@echo off
rem Sets up the virtual environment when it is missing or out of date, then starts Strata Launcher with the given arguments.
setlocal
set "HERE=%~dp0"
set "VENV=%HERE%.venv"
set "PY=%VENV%\Scripts\python.exe"
set "PYTHONUTF8=1"

fc /b "%HERE%pyproject.toml" "%VENV%\installed.toml" >nul 2>&1
if not errorlevel 1 goto start

set "BASE="
py -3 -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1
if not errorlevel 1 set "BASE=py -3"
if not defined BASE (
    python -c "import sys; sys.exit(sys.version_info < (3, 11))" >nul 2>&1
    if not errorlevel 1 set "BASE=python"
)
if not defined BASE (
    echo Strata Launcher needs Python 3.11 or newer. Get it from the Microsoft Store or python.org, then start again. 1>&2
    if "%~1"=="" pause
    exit /b 1
)
echo Setting up ^(first start only^) ... 1>&2
if not exist "%PY%" %BASE% -m venv --clear "%VENV%" || exit /b 1
"%PY%" -c "import tomllib; print(*tomllib.load(open(r'%HERE%pyproject.toml', 'rb'))['project']['dependencies'], sep='\n')" > "%VENV%\requirements.txt" || exit /b 1
"%PY%" -m pip install --quiet --disable-pip-version-check -r "%VENV%\requirements.txt" 1>&2 || exit /b 1
copy /y "%HERE%pyproject.toml" "%VENV%\installed.toml" >nul

:start
if defined PYTHONPATH (set "PYTHONPATH=%HERE%;%PYTHONPATH%") else (set "PYTHONPATH=%HERE%")
"%PY%" -m app %*
exit /b %ERRORLEVEL%
