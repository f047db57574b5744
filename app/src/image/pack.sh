#!/bin/sh
# Creates the archive and, if possible, the Debian package: pack.sh TARGET VERSION TIME. Expects a
# Java runtime in TARGET/image, and the program, its libraries and their licenses in TARGET. Archives
# of the same sources and JDK are identical, except for the AOT cache lethe.aot.
set -eu
umask 022

target=$1
version=$2
time=$3
sources=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)

case $(uname -s)-$(uname -m) in
  Linux-x86_64) system=linux-x64 ;;
  Linux-aarch64) system=linux-aarch64 ;;
  *)
    printf 'An archive can be created only on Linux on x64 or aarch64. Use app/lethe to start Lethe here.\n' >&2
    exit 1
    ;;
esac
if ! [ -r "$target/sbom.json" ]; then
  printf 'The software bill of materials is missing, because CycloneDX needs Maven to be online. Try without -o.\n' >&2
  exit 1
fi
name=lethe-$version-$system
home=$target/image/$name

mkdir -p "$home/bin" "$home/app" "$home/legal"
mv "$target/image/runtime" "$home/runtime"
cp "$sources/lethe" "$home/bin/lethe"
cp -R "$sources/../../launch.sh" "$target/lethe.jar" "$target/lib" "$home/app/"
# Licenses that are not in any jar, then those that are.
cp -R "$sources/legal/." "$target/licences/." "$target/third-party/THIRD-PARTY.txt" "$home/legal/"
find "$home/legal" -depth -type d -empty -delete
cp "$target/sbom.json" "$home/sbom.json"
chmod -R u+w,go-w,a+rX "$home"
chmod 755 "$home/bin/lethe"

# The AOT cache is valid only for files with these times, which tar restores.
find "$home" -exec touch -h -d "$time" {} +
java_home=$home/runtime
. "$sources/../../launch.sh"
train "$home/app" </dev/null >/dev/null 2>&1 \
  || printf 'The AOT cache could not be created. Lethe will work, but start slowly.\n' >&2

# The program generates its own man pages and shell completions.
lethe() {
  "$java_home/bin/java" $QUICK -cp "$home/app/lethe.jar:$home/app/lib/server/*" "$MAIN" "$@"
}
share=$home/share
mkdir -p "$share/doc/lethe/examples" "$share/man/man6" "$share/bash-completion/completions" \
  "$share/zsh/site-functions" "$share/fish/vendor_completions.d"
lethe man --into "$share/man/man6"
gzip -n9 "$share"/man/man6/*.6
lethe completion bash >"$share/bash-completion/completions/lethe"
# The file is sourced, not executed.
sed -i '1{/^#!/d}' "$share/bash-completion/completions/lethe"
lethe completion zsh >"$share/zsh/site-functions/_lethe"
lethe completion fish >"$share/fish/vendor_completions.d/lethe.fish"
cp "$sources/alerts.yml" "$share/doc/lethe/examples/"
cp "$sources/install.sh" "$home/install.sh"
chmod 755 "$home/install.sh"

LC_ALL=C tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="$time" --format=gnu \
  -C "$target/image" -cf "$target/image/$name.tar" "$name"
gzip -n <"$target/image/$name.tar" >"$target/$name.tar.gz"
rm "$target/image/$name.tar"

# The Debian package, if dpkg-deb is available.
if ! command -v dpkg-deb >/dev/null; then
  printf 'No .deb was created, because dpkg-deb is not installed.\n' >&2
  exit 0
fi
tree=$target/image/deb
number=$(printf '%s' "$version" | tr - '~')
rm -rf "$tree"
sh "$home/install.sh" --prefix /usr --destdir "$tree" >/dev/null
# Debian's zsh reads the completions of packages from another folder.
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"
mkdir -p "$tree/DEBIAN" "$tree/usr/share/doc/lethe" "$tree/usr/lib/systemd/system"
cp "$sources/copyright" "$tree/usr/share/doc/lethe/copyright"
gzip -n9 <"$sources/../../../CHANGELOG.md" >"$tree/usr/share/doc/lethe/CHANGELOG.md.gz"
# The changelog that Debian's tools read.
gzip -n9 >"$tree/usr/share/doc/lethe/changelog.gz" <<EOF
lethe ($number) unstable; urgency=medium

  * See CHANGELOG.md.gz in this folder.

 -- The authors of Lethe <lethe@localhost>  $(LC_ALL=C date -u -d "$time" '+%a, %d %b %Y %H:%M:%S +0000')
EOF
for script in postinst prerm postrm; do
  install -m 755 "$sources/deb/$script" "$tree/DEBIAN/$script"
done
# The settings of the server. The package manager keeps the administrator's changes.
mkdir -p "$tree/etc/lethe"
lethe serve --bind 0.0.0.0 --metrics 127.0.0.1:9222 --print-config >"$tree/etc/lethe/lethe.conf"
printf '/etc/lethe/lethe.conf\n' >"$tree/DEBIAN/conffiles"
# A server that starts with the machine, once the administrator enables it.
cp "$sources/lethe.service" "$tree/usr/lib/systemd/system/lethe.service"
cat >"$tree/DEBIAN/control" <<EOF
Package: lethe
Version: $number
Architecture: $(dpkg --print-architecture)
Maintainer: The authors of Lethe <lethe@localhost>
Section: games
Priority: optional
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Depends: libc6
Description: tabletop games of memory and hidden information
 The Ravens of Thri Sahashri, Eurydice, Nothing Human and Ta-Se, played in the
 terminal: locally, over SSH, or from a script. The Java runtime is included.
EOF
(cd "$tree" && find etc usr -type f -exec md5sum {} + | LC_ALL=C sort -k2) >"$tree/DEBIAN/md5sums"
find "$tree" -exec touch -h -d "$time" {} +
SOURCE_DATE_EPOCH=$(date -d "$time" +%s) dpkg-deb --root-owner-group --build "$tree" \
  "$target/$name.deb" >/dev/null
