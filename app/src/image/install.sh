#!/bin/sh
# Installs Lethe with its manual pages and shell completions. install.sh --help shows the options.
set -eu
umask 022

# Replaces control characters, so that external text cannot move the cursor.
say() { printf '%s\n' "$(printf '%s' "$*" | LC_ALL=C tr '[:cntrl:]' '?')"; }
usage() {
  cat <<'EOF'
Usage: install.sh [--prefix FOLDER] [--destdir FOLDER] [--uninstall]
Installs Lethe with its manual pages and shell completions.

  --prefix FOLDER   install into FOLDER (default: /usr/local)
  --destdir FOLDER  place the files below FOLDER as if it were the root
  --uninstall       remove Lethe; saved games are kept
  -h, --help        show this help
EOF
}
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
    -h | --help)
      usage
      exit 0
      ;;
    *) fail "unknown argument: $1. Expected --prefix FOLDER, --destdir FOLDER, --uninstall or --help." ;;
  esac
done

from=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
root=$destdir$prefix
home=$root/lib/lethe

# The folders that the installer has created, in the order of their creation.
created=$home/created-folders

# Creates a folder and its missing parents, and prints those that were created.
make() {
  [ -d "$1" ] && return
  make "$(dirname -- "$1")"
  mkdir "$1" || return
  printf '%s\n' "$1"
}

# Tests whether files can be created and removed in all folders of Lethe.
writable() {
  for folder in bin lib lib/lethe share/doc share/doc/lethe share/man/man6 share/bash-completion/completions \
    share/zsh/site-functions share/fish/vendor_completions.d; do
    existing=$root/$folder
    while ! [ -e "$existing" ]; do existing=$(dirname -- "$existing"); done
    [ -d "$existing" ] && [ -w "$existing" ] || return 1
  done
}

remove() {
  rm -rf "$home" "$root/share/doc/lethe"
  rm -f "$root/bin/lethe" "$root"/share/man/man6/lethe.6.gz "$root"/share/man/man6/lethe-*.6.gz \
    "$root/share/bash-completion/completions/lethe" "$root/share/zsh/site-functions/_lethe" \
    "$root/share/fish/vendor_completions.d/lethe.fish"
}

if [ -e "$root/bin/lethe" ] && [ "$(readlink "$root/bin/lethe")" != ../lib/lethe/bin/lethe ]; then
  fail "$root/bin/lethe is another program. Move it, or choose another folder with --prefix."
fi
if [ -n "$uninstall" ]; then
  [ -d "$home" ] || fail "Lethe is not installed in $root"
  writable || fail "Lethe cannot be removed from $root. Try again with sudo."
  folders=
  [ ! -r "$created" ] || folders=$(LC_ALL=C sort -r "$created")
  remove || fail "some files in $root could not be removed."
  # Folders that contain something else stay.
  printf '%s\n' "$folders" | while IFS= read -r folder; do
    [ -z "$folder" ] || rmdir "$folder" 2>/dev/null || true
  done
  say "Lethe has been removed from $root. Saved games were kept."
  exit 0
fi
[ -d "$from/runtime" ] || fail "the files of Lethe are not next to $0. Unpack the archive and run install.sh there."
writable || fail "$root is not writable. Try sudo, or --prefix \$HOME/.local."

folders=
[ ! -r "$created" ] || folders=$(cat "$created")
for folder in bin lib $(cd "$from" && find share -type d | LC_ALL=C sort); do
  new=$(make "$root/$folder") || fail "$root/$folder could not be created."
  folders="$folders
$new"
done
remove
mkdir "$home"
[ -n "$destdir" ] || printf '%s\n' "$folders" | sed '/^$/d' >"$created"
# Keeps file times, on which the AOT cache depends.
cp -Rp "$from/runtime" "$from/app" "$from/bin" "$from/legal" "$from/sbom.json" "$home/"
ln -s ../lib/lethe/bin/lethe "$root/bin/lethe"
cp -Rp "$from/share/." "$root/share/"
[ -n "$destdir" ] || say "Lethe is installed. Start it with $root/bin/lethe; the manual is man lethe."
