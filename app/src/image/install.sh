#!/bin/sh
# Installs Lethe with its man pages and shell completions:
# install.sh [--prefix FOLDER] [--destdir FOLDER] [--uninstall]. The default prefix is /usr/local.
# With --destdir, files are placed below that folder as if it were the root.
set -eu
umask 022

# Replaces control characters, so that external text cannot move the cursor.
say() { printf '%s\n' "$(printf '%s' "$*" | LC_ALL=C tr '[:cntrl:]' '?')"; }
fail() {
  say "install.sh: $*" >&2
  exit 1
}

prefix=/usr/local
destdir=
uninstall=
while [ $# -gt 0 ]; do
  case $1 in
    --prefix | --destdir)
      [ $# -gt 1 ] || fail "$1 needs a folder, for example: $1 /usr/local"
      case $2 in /*) ;; *) fail "$1 needs an absolute path: $2" ;; esac
      if [ "$1" = --prefix ]; then prefix=${2%/}; else destdir=${2%/}; fi
      shift 2
      ;;
    --uninstall)
      uninstall=yes
      shift
      ;;
    *) fail "unknown argument: $1. Expected --prefix FOLDER, --destdir FOLDER or --uninstall." ;;
  esac
done

from=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
root=$destdir$prefix
home=$root/lib/lethe

remove() {
  rm -rf "$home"
  rm -f "$root/bin/lethe" "$root"/share/man/man6/lethe.6.gz "$root"/share/man/man6/lethe-*.6.gz \
    "$root/share/bash-completion/completions/lethe" "$root/share/zsh/site-functions/_lethe" \
    "$root/share/fish/vendor_completions.d/lethe.fish"
}

if [ -e "$root/bin/lethe" ] && [ "$(readlink "$root/bin/lethe")" != ../lib/lethe/bin/lethe ]; then
  fail "$root/bin/lethe is another program. Move it, or choose another folder with --prefix."
fi
if [ -n "$uninstall" ]; then
  [ -d "$home" ] || fail "Lethe is not installed in $root"
  remove || fail "Lethe cannot be removed from $root. Try again with sudo."
  say "Lethe was removed from $root. Saved games were not deleted."
  exit 0
fi
[ -d "$from/runtime" ] || fail "there is no Lethe next to $0. Unpack the archive and run install.sh there."

mkdir -p "$root/bin" "$root/lib" "$root/share" 2>/dev/null \
  || fail "$root is not writable. Try sudo, or --prefix \$HOME/.local."
remove
mkdir "$home"
# Keeps file times, on which the AOT cache depends.
cp -Rp "$from/runtime" "$from/app" "$from/bin" "$from/legal" "$from/sbom.json" "$home/"
ln -s ../lib/lethe/bin/lethe "$root/bin/lethe"
cp -Rp "$from/share/." "$root/share/"
[ -n "$destdir" ] || say "Lethe is installed. Start it with $root/bin/lethe; the manual is man lethe."
