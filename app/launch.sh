# Sourced by the scripts that start Lethe from a checkout or an archive, with java_home set. Variables
# set here are also set in those scripts.
# The program's folder contains lethe.jar, lib and, after training, the AOT cache lethe.aot.

# The JVM decodes arguments and file names in the charset of the locale. If this is ASCII, for example
# because the locale is not installed, all other names would be unusable, so the JVM gets a locale
# with UTF-8. The program receives the LC_ALL of the user as a property and still prints in ASCII.
user_lc_all=${LC_ALL-}
use_utf8() {
  c_utf8=
  for locale_folder in C.utf8 C.UTF-8; do
    [ ! -d "/usr/lib/locale/$locale_folder" ] || c_utf8=C.UTF-8
  done
  case ${LC_ALL:-${LC_CTYPE:-${LANG-}}} in
    *[Uu][Tt][Ff]-8* | *[Uu][Tt][Ff]8*) [ -n "$c_utf8" ] || return 0 ;;
    '' | C | POSIX) ;;
    *) case $(locale charmap 2>/dev/null) in '' | ANSI_X3.4-1968 | US-ASCII) ;; *) return 0 ;; esac ;;
  esac
  [ -n "$c_utf8" ] || c_utf8=$(locale -a 2>/dev/null | grep -iE '^(C|en_US)\.utf-?8$' | head -n 1)
  export LC_ALL="${c_utf8:-C.UTF-8}"
}
use_utf8

# The main class is named here because java -jar would read the whole jar to find it.
MAIN=lethe.app.Main

# JVM options. QUICK starts fast, for players. STEADY suits a server that runs for days in little
# memory: a fixed young generation and a bounded heap. Code cache and metaspace are only reserved:
# with the defaults, reaching their thresholds causes full collections. LASTING uses the
# optimizing compiler, for long runs on one core; THOROUGH uses all cores as well, for simulations.
QUICK='-XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED'
# Maps the AOT cache at the address for which it was created, because relocating takes longer than
# reading it. A JVM without this option ignores it.
QUICK="$QUICK -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0"
# The file for jps and jstat slows the start; only servers write it.
QUICK="$QUICK -XX:-UsePerfData"
# The cache contains no profiles (see rehearse), so a thread that replays them would only slow the start.
QUICK="$QUICK -XX:-AOTReplayTraining"
# A start calls many methods a few hundred times, too few for compiling them to pay off.
QUICK="$QUICK -XX:CompileThresholdScaling=2"
STEADY="$QUICK -XX:+UsePerfData -XX:CompileThresholdScaling=1 -Xms44m -Xmn32m -XX:SurvivorRatio=7 -XX:TargetSurvivorRatio=90"
STEADY="$STEADY -XX:ReservedCodeCacheSize=200m -XX:MetaspaceSize=64m"
STEADY="$STEADY -XX:MinHeapFreeRatio=15 -XX:MaxHeapFreeRatio=30 -Xmx${LETHE_HEAP:-384m}"
# A match needs little memory; a small young generation keeps garbage from growing the process. The
# JVM's own output, such as the thread dump on SIGQUIT, would appear over the screen.
SMALL="$QUICK -Xmn14m -XX:-DisplayVMOutput"
LASTING='-XX:+UseSerialGC --enable-native-access=ALL-UNNAMED'
THOROUGH='-XX:+UseParallelGC --enable-native-access=ALL-UNNAMED'

# Fails if folder $1 cannot be part of a class path.
require_class_path() {
  case $1 in
    *:*)
      printf 'lethe: Java cannot run programs in a folder whose path contains ":". Move Lethe elsewhere: %s\n' \
        "$(printf '%s' "$1" | LC_ALL=C tr '[:cntrl:]' '?')" >&2
      exit 3
      ;;
  esac
}

# Creates the AOT cache in folder $1 from a training run in which the menu and every game are used on
# a pseudo-terminal. Without script(1), which creates the terminal, trains with the list of games.
train() {
  rehearse "$1" || :
  rm -rf "$1/rehearsal"
  [ -r "$1/lethe.aot" ] \
    || "$java_home/bin/java" $QUICK -XX:AOTCacheOutput="$1/lethe.aot" -cp "$1/lethe.jar" "$MAIN" games
}

# The last game is started from the command line; the menu's key reader ends at the first key after
# it. Keys are sent after the full screen has opened, since earlier ones would be lost, and one by
# one, since only the last of several would be drawn. Profiles are not recorded: the next start would
# compile much code at once, which takes longer than it saves.
rehearse() {
  case $(uname) in Linux) ;; *) return 1 ;; esac
  mkdir "$1/rehearsal"
  shown=$1/rehearsal/shown
  printf '%s\n' 'game ta-se' 'seed 4711' 'blue: put 1 in 1' >"$1/rehearsal/script"
  {
    waited=0
    until grep -qs '1049h' "$shown" || [ "$waited" -eq 100 ]; do
      sleep 0.1
      waited=$((waited + 1))
    done
    for keys in \
      'play ta-se\r' '\r' '\033[C\033[Dpu\t\025' 'moves\r' '\r' 'put 5 in 2\r' 'quit\r' 'back\r' \
      'play ravens\r' '\r' 'quit\r' 'back\r' 'play eurydice\r' '\r' 'quit\r' 'back\r' 'quit\r' \
      '\r' '\r' 'quit\r'; do
      sleep 0.5
      printf "$keys"
    done
  } \
    | JAVA=$java_home/bin/java FLAGS="$QUICK -XX:-AOTRecordTraining" AT=$1 XDG_DATA_HOME=$1/rehearsal \
      TERM=xterm-256color script -qefc 'cd "$AT/rehearsal" && exec "$JAVA" $FLAGS -XX:AOTCacheOutput="$AT/lethe.aot" \
        -cp "$AT/lethe.jar" lethe.app.AotTraining games "rules ta-se" "run script" "" "play robots --seed 1"' "$shown"
}

# Opens closed standard streams. Otherwise the JVM would open its own files under their numbers, read
# input from them and write output into them. Closed standard input becomes empty. Writing to closed
# standard output still fails, except for a server, whose output is discarded; closed standard error
# is always discarded.
open_streams() {
  true 3>&2 || exec 2>/dev/null
  { true 3<&0; } 2>/dev/null || exec 0</dev/null
  if ! { true 3>&1; } 2>/dev/null; then
    if [ "${1-}" = serve ]; then exec 1>/dev/null; else exec 1</dev/null; fi
  fi
}

# Replaces the shell with the program in folder $1.
start() {
  at=$1
  shift
  open_streams "$@"
  # The jar's manifest lists the libraries needed to play. Those of a server are separate, because
  # Java searches the whole class path for logging providers, which would delay the start.
  path=$at/lethe.jar
  case ${1-} in
    serve) flags=$STEADY ;;
    env) flags=$LASTING ;;
    sim) flags=$THOROUGH ;;
    '' | play | join | puzzle | replay) flags=$SMALL ;;
    *) flags=$QUICK ;;
  esac
  case ${1-} in
    '' | -h | --help | -V | --version | analyze | bot | completion | env | games | man | play | puzzle | replay | rules \
      | run | saves | sim | solve | verify) ;;
    *) path=$path:$at/lib/server/* ;;
  esac
  # The JVM ignores a cache that is damaged or from another JDK.
  if [ -r "$at/lethe.aot" ]; then
    set -- -XX:AOTCache="$at/lethe.aot" -Xlog:disable -cp "$path" "$MAIN" "$@"
  else
    set -- -cp "$path" "$MAIN" "$@"
  fi
  # Otherwise JLine and SQLite would unpack their native libraries into the folder for temporary files.
  if [ -d "$at/lib/native" ]; then
    set -- "-Dlibrary.jline.path=$at/lib/native" "-Dorg.sqlite.lib.path=$at/lib/native" "$@"
  fi
  # The command by which the program was called: its name if it is on the PATH, otherwise the path.
  called=$0
  case $0 in
    */*) ;;
    *) [ ! -f "$0" ] || called=./$0 ;;
  esac
  [ "$(command -v "${0##*/}" || :)" != "$0" ] || called=${0##*/}
  exec "$java_home/bin/java" $flags "-Dlethe.called=$called" "-Dlethe.lc-all=$user_lc_all" "$@"
}
