#!/bin/sh
# Builds for Windows, on Linux under Wine: the frozen folder and the setup program, both in dist/.
. "$(dirname -- "$(readlink -f -- "$0")")/../common.sh"
work="$project/build/windows"
export WINEPREFIX="$work/prefix" WINEDEBUG=-all

# `wine_python ARGUMENT...`: Wine wants pipes for stdin and stdout.
wine_python() {
    { echo | wine "$work/python/python.exe" "$@" 2>&1 && echo 0 > "$work/exit" || echo $? > "$work/exit"; } | cat
    return "$(cat "$work/exit")"
}

# Windows' Qt is the 6.8 series: the last that starts under Wine 8, and a version is not shipped that was never started.
requirements package | sed 's/^PySide6-Essentials.*/PySide6-Essentials==6.8.*/' > build/requirements-windows.txt
# later ones call bcryptprimitives.dll, which Wine 8 does not have either.
printf 'pefile\npywin32-ctypes\ncolorama\npydantic==2.7.0\nnumpy==2.0.2\n' >> build/requirements-windows.txt
wanted=$(cat build/requirements-windows.txt installer/windows/python.py | cksum)
if [ "$(cat "$work/.installed" 2>/dev/null)" != "$wanted" ]; then
    say "Windows Python and packages"
    rm -rf "$work"
    mkdir -p "$work/wheels"
    "$build_python" -m installer.windows.python "$work/python"
    "$build_python" -m pip download --quiet --disable-pip-version-check --only-binary=:all: --platform win_amd64 \
        --python-version 3.11 --dest "$work/wheels" -r build/requirements-windows.txt
    for wheel in "$work"/wheels/*.whl; do unzip -qo "$wheel" -d "$work/packages"; done
    wine wineboot --init < /dev/null > /dev/null 2>&1
    wineserver --wait
    printf '%s' "$wanted" > "$work/.installed"
fi

say "frozen build"
wine_python -m PyInstaller --noconfirm --clean --log-level ERROR --distpath dist/windows --workpath build/windows/pyinstaller build.spec
frozen="$project/dist/windows/strata-launcher"
cp LICENSE "$frozen/LICENSE.txt"
[ -e "$frozen/strata-launcher-cli.exe" ]
find "$frozen" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

sh installer/windows/sign.sh "$frozen"/*.exe

say "setup program"
"$build_python" -m installer.windows.files "$frozen" build/windows
setup="dist/strata-launcher-$version-setup.exe"
makensis -V2 -WX -DVERSION="$version" -DFROZEN="$frozen" -DLISTS="$work" -DICON="$project/build/icons/strata-launcher.ico" \
    -DOUTPUT="$project/$setup" installer/windows/setup.nsi
sh installer/windows/sign.sh "$setup"
ls -l "$setup" >&2
