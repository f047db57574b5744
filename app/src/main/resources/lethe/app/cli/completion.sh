# Completion of the command lethe. Written by "lethe completion".

# Finds out what can follow the words "$@" that stand before the cursor. Sets candidates to the
# words that can follow, files to 1 where the name of a file can, flags to the options of the
# command, option to the option whose value is meant, and ended to 1 behind "--".
# Works in bash and zsh. The words come from the command line: they are compared, never expanded.
_lethe_expect() {
  local word path= place=0
  option= ended= files=
  candidates=() flags=()
  for word in "$@"; do
    if [[ -n $option ]]; then
      option=
      continue
    fi
    if [[ -n $ended ]]; then
      place=$((place + 1))
      continue
    fi
# TABLE
}

