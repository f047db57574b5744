#!/bin/sh
# Puts Lethe where programs are kept, with its manual pages and what shells need to complete its
# commands: install.sh [--prefix FOLDER] [--destdir FOLDER] [--uninstall]. FOLDER is /usr/local if
# no prefix is named; below a destdir everything is put as if that were the root.
set -eu
umask 022

# What comes from outside moves no cursor.
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
      [ $# -gt 1 ] || fail "$1 needs a folder behind it"
      case $2 in /*) ;; *) fail "$1 needs a folder that begins with /: $2" ;; esac
      if [ "$1" = --prefix ]; then prefix=${2%/}; else destdir=${2%/}; fi
      shift 2
      ;;
    --uninstall)
      uninstall=yes
      shift
      ;;
    *) fail "there is no $1; expected --prefix FOLDER, --destdir FOLDER or --uninstall" ;;
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
  fail "$root/bin/lethe is another program; move it away, or name another folder with --prefix"
fi
if [ -n "$uninstall" ]; then
  [ -d "$home" ] || fail "Lethe is not installed in $root"
  remove || fail "what is in $root cannot be removed; with sudo it may be"
  say "Lethe is gone from $root; kept matches stay where they are."
  exit 0
fi
[ -d "$from/runtime" ] || fail "there is no Lethe beside $0; unpack the archive, and start it there"

mkdir -p "$root/bin" "$root/lib" "$root/share" 2>/dev/null \
  || fail "$root cannot be written to; try sudo, or --prefix \$HOME/.local"
remove
mkdir "$home"
# With their ages: what the JVM has learned holds for files of the same age.
cp -Rp "$from/runtime" "$from/app" "$from/bin" "$from/legal" "$from/sbom.json" "$home/"
ln -s ../lib/lethe/bin/lethe "$root/bin/lethe"
cp -Rp "$from/share/." "$root/share/"
[ -n "$destdir" ] || say "Lethe is installed: $root/bin/lethe starts it, man lethe tells of it."
