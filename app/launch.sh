# Read by what starts Lethe, from a checkout or from an archive; java_home names the JVM by then.
# A folder to start from holds lethe.jar, lib and, where it has been trained, lethe.aot.

# Named here, because java -jar reads the whole jar to find it.
MAIN=lethe.app.Main

# A player waits for the start; a house runs for days in little room, so what is young is kept
# apart from what stays, and the whole is bounded; a simulation uses every core. Room for code and
# classes is only reserved: a share of it that is filled would set off a whole collection, and after
# one, everything new is kept for as long as the room lasts that is free then.
QUICK='-XX:+UseSerialGC -XX:TieredStopAtLevel=1 --enable-native-access=ALL-UNNAMED'
# The cache lies at the address it was made for: to move it takes longer than to read it. A JVM that
# has no such option any more starts without.
QUICK="$QUICK -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0"
# The file that jps and jstat read takes some of the start; whoever runs a house may want it.
QUICK="$QUICK -XX:-UsePerfData"
STEADY="$QUICK -XX:+UsePerfData -Xms44m -Xmn32m -XX:SurvivorRatio=7 -XX:TargetSurvivorRatio=90"
STEADY="$STEADY -XX:ReservedCodeCacheSize=200m -XX:MetaspaceSize=64m"
STEADY="$STEADY -XX:MinHeapFreeRatio=15 -XX:MaxHeapFreeRatio=30 -Xmx${LETHE_HEAP:-384m}"
# A match needs little room at a time, and is not to grow by what it has thrown away.
SMALL="$QUICK -Xmn14m"
THOROUGH='-XX:+UseParallelGC --enable-native-access=ALL-UNNAMED'

# Leaves behind what the JVM learns from the menu and every game on a terminal of its own, so that
# the next starts are quicker; where there is no script(1) that makes one, from a list of the games.
train() {
  rehearse "$1" || :
  rm -rf "$1/rehearsal"
  [ -r "$1/lethe.aot" ] \
    || "$java_home/bin/java" $QUICK -XX:AOTCacheOutput="$1/lethe.aot" -cp "$1/lethe.jar" "$MAIN" games
}

# The last game is begun from the command line; what reads the keyboard for the menu ends at the
# first key after it. Keys that come before the full screen would be lost, and of those that come at
# once only the last would be drawn. How often code runs is not learned: the next start would compile
# much of it at once, which takes longer than it saves.
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
        -cp "$AT/lethe.jar" lethe.app.AotTraining games "rules ta-se" "run script" "" "play robots"' "$shown"
}

# Opens the standard streams that are closed: the JVM would have files of its own in their places,
# read one of them as input, and write output into one. Standard input is empty then. Writing to
# standard output fails, as it would; only a server, which runs on for days, writes it to nowhere,
# and so does everything with what belongs on standard error.
open_streams() {
  true 3>&2 || exec 2>/dev/null
  { true 3<&0; } 2>/dev/null || exec 0</dev/null
  if ! { true 3>&1; } 2>/dev/null; then
    if [ "${1-}" = serve ]; then exec 1>/dev/null; else exec 1</dev/null; fi
  fi
}

# Hands over to the program in the folder $1.
start() {
  at=$1
  shift
  open_streams "$@"
  # The jar names what is needed to play. What only a house needs lies apart: Java looks through all
  # of the class path for what may log, and whoever plays would wait for that.
  path=$at/lethe.jar
  case ${1-} in
    serve) flags=$STEADY ;;
    sim) flags=$THOROUGH ;;
    '' | play | join | puzzle | replay) flags=$SMALL ;;
    *) flags=$QUICK ;;
  esac
  case ${1-} in
    '' | -h | --help | -V | --version | analyze | analyze | completion | games | man | play | puzzle | replay | rules \
      | run | saves | sim | solve | verify) ;;
    *) path=$path:$at/lib/house/* ;;
  esac
  # A cache that is missing, damaged or of another JDK is passed over without a word.
  if [ -r "$at/lethe.aot" ]; then
    set -- -XX:AOTCache="$at/lethe.aot" -Xlog:disable -cp "$path" "$MAIN" "$@"
  else
    set -- -cp "$path" "$MAIN" "$@"
  fi
  # How the program was called: by its name alone where the PATH leads here, as it was typed else.
  called=$0
  [ "$(command -v "${0##*/}" || :)" != "$0" ] || called=${0##*/}
  exec "$java_home/bin/java" $flags "-Dlethe.called=$called" "$@"
}
