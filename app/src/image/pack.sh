#!/bin/sh
# Packs the archive: pack.sh TARGET VERSION TIME, with a runtime in TARGET/image and the program,
# its libraries and what is said of their licences in TARGET. The same sources and the same JDK
# give the same bytes, but for lethe.aot, which is what the JVM learned in a match that it played.
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
    printf 'An archive can be made on Linux on x64 or aarch64 only; app/lethe starts Lethe here.\n' >&2
    exit 1
    ;;
esac
name=lethe-$version-$system
home=$target/image/$name

mkdir -p "$home/bin" "$home/app" "$home/legal"
mv "$target/image/runtime" "$home/runtime"
cp "$sources/lethe" "$home/bin/lethe"
cp -R "$sources/../../launch.sh" "$target/lethe.jar" "$target/lib" "$home/app/"
# Licences that lie in no jar, and those that do.
cp -R "$sources/legal/." "$target/licences/." "$target/third-party/THIRD-PARTY.txt" "$home/legal/"
find "$home/legal" -depth -type d -empty -delete
cp "$target/sbom.json" "$home/sbom.json"
chmod -R u+w,go-w,a+rX "$home"
chmod 755 "$home/bin/lethe"

# The cache holds for files of this very age; unpacked, they have it again.
find "$home" -exec touch -h -d "$time" {} +
java_home=$home/runtime
. "$sources/../../launch.sh"
train "$home/app" </dev/null >/dev/null 2>&1 \
  || printf 'No match could be played to learn from: the archive starts, but slowly.\n' >&2

LC_ALL=C tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="$time" --format=gnu \
  -C "$target/image" -cf - "$name" | gzip -n >"$target/$name.tar.gz"
