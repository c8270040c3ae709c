#!/bin/sh
# Builds "Strata Launcher.app" and a disk image on a Mac. Built by nobody yet: see docs/packaging.md.
. "$(dirname -- "$(python3 -c 'import os, sys; print(os.path.realpath(sys.argv[1]))' "$0")")/../common.sh"

say "frozen build"
"$build_python" -m PyInstaller --noconfirm --clean --log-level ERROR --workpath build/pyinstaller build.spec
bundle="dist/Strata Launcher.app"
if [ -n "${STRATA_CODESIGN_IDENTITY:-}" ]; then
    codesign --force --deep --options runtime --timestamp --sign "$STRATA_CODESIGN_IDENTITY" "$bundle"
else
    say "not signed (STRATA_CODESIGN_IDENTITY is not set): $bundle"
fi
hdiutil create -volname "Strata Launcher" -srcfolder "$bundle" -ov -format UDZO "dist/strata-launcher-$version-macos.dmg"
