#!/bin/sh
# Builds for Linux: the frozen folder, the portable archive and the Debian package, all in dist/.
. "$(dirname -- "$(readlink -f -- "$0")")/../common.sh"
architecture=$(dpkg --print-architecture)
date=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)

say "frozen build"
"$build_python" -m PyInstaller --noconfirm --clean --log-level ERROR --workpath build/pyinstaller build.spec
frozen="$project/dist/strata-launcher"
cp installer/linux/start.sh LICENSE "$frozen/"

say "portable archive"
name="strata-launcher-$version-linux-$(uname -m)"
rm -rf "build/$name"
cp -r "$frozen" "build/$name"
sed 's|^Exec=.*|Exec=sh -c "exec \\"\\$(dirname \\"\\$1\\")/start.sh\\"" start %k|; s|^Icon=.*|Icon=application-x-executable|' \
    installer/linux/strata-launcher.desktop > "build/$name/Strata Launcher.desktop"
chmod 755 "build/$name/Strata Launcher.desktop"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -C build -c "$name" | gzip -6n > "dist/$name.tar.gz"

say "Debian package"
root="$project/build/deb"
rm -rf "$root"
mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/lib" "$root/usr/share/applications" "$root/usr/share/metainfo" \
    "$root/usr/share/doc/strata-launcher" "$root/usr/share/lintian/overrides" "$root/usr/share/man/man1"
cp -r "$frozen" "$root/usr/lib/strata-launcher"
rm "$root/usr/lib/strata-launcher/LICENSE"
# A Debian package depends on the system's libraries instead of bringing copies, so that they get their updates.
while read -r library; do rm -f "$root/usr/lib/strata-launcher/_internal/$library"; done < build/pyinstaller/build/system-libraries.txt
ln -s ../lib/strata-launcher/strata-launcher "$root/usr/bin/strata-launcher"
cp installer/linux/strata-launcher.desktop "$root/usr/share/applications/"
sed "s/@VERSION@/$version/; s/@DATE@/$date/" installer/linux/org.strata_launcher.StrataLauncher.metainfo.xml \
    > "$root/usr/share/metainfo/org.strata_launcher.StrataLauncher.metainfo.xml"
for size in 16 24 32 48 64 128 256 512; do
    install -D -m 644 "build/icons/strata-launcher-$size.png" "$root/usr/share/icons/hicolor/${size}x$size/apps/strata-launcher.png"
done
install -D -m 644 resources/icons/strata-launcher.svg "$root/usr/share/icons/hicolor/scalable/apps/strata-launcher.svg"
cp installer/linux/copyright "$root/usr/share/doc/strata-launcher/copyright"
cp installer/linux/lintian-overrides "$root/usr/share/lintian/overrides/strata-launcher"
printf 'strata-launcher (%s) stable; urgency=medium\n\n  * See CHANGELOG.md of the project.\n\n -- Strata Launcher <maintainers@strata-launcher.invalid>  %s\n' \
    "$version" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n > "$root/usr/share/doc/strata-launcher/changelog.gz"
sed "s/@VERSION@/$version/; s/@DATE@/$date/" installer/linux/strata-launcher.1 | gzip -9n > "$root/usr/share/man/man1/strata-launcher.1.gz"
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod go=rX,u-s {} +
find "$root" -name '*.so*' -type f -exec chmod a-x {} +

# What the programs and libraries in the package need of the system, asked of the system that it is built on.
mkdir -p build/shlibs/debian
printf 'Source: strata-launcher\n\nPackage: strata-launcher\nArchitecture: any\n' > build/shlibs/debian/control
libraries=$(find "$root/usr/lib/strata-launcher" -type f \( -name '*.so*' -o -name strata-launcher \))
# shellcheck disable=SC2086
depends=$(cd build/shlibs && LC_ALL=C dpkg-shlibdeps -O --ignore-missing-info --warnings=0 -xstrata-launcher \
    -l"$root/usr/lib/strata-launcher/_internal" -l"$root/usr/lib/strata-launcher/_internal/PySide6/Qt/lib" $libraries)
depends=${depends#shlibs:Depends=}
cat > "$root/DEBIAN/control" <<CONTROL
Package: strata-launcher
Version: $version
Architecture: $architecture
Section: utils
Priority: optional
Maintainer: Strata Launcher <maintainers@strata-launcher.invalid>
Installed-Size: $(du -k -s --exclude=DEBIAN "$root" | cut -f1)
Depends: $depends
Recommends: zenity | kdialog, libvulkan1, pciutils
Description: install, start and mend local AI engines
 Strata Launcher looks at the computer, says which large language model fits
 and why, downloads the engine and the model, starts it and shows a real
 answer. When the engine crashes, it says what happened and offers the changes
 that are known to help.
CONTROL
(cd "$root" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum > DEBIAN/md5sums)
dpkg-deb --root-owner-group -Zxz --build "$root" "dist/strata-launcher_${version}_$architecture.deb" > /dev/null
ls -l "dist/$name.tar.gz" "dist/strata-launcher_${version}_$architecture.deb" >&2
