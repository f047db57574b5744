# Completion of the command lethe. Written by "lethe completion".

# Determines what can follow the words "$@" before the cursor. Sets candidates to the words that can
# follow, files to 1 if a file name can, flags to the options of the command, option to the option
# whose value is being typed, and ended to 1 after "--".
# Works in bash and zsh. The words come from the command line and are compared, never expanded.
_lethe_expect() {
  local word path= position=0
  option= ended= files=
  candidates=() flags=()
  for word in "$@"; do
    if [[ -n $option ]]; then
      option=
      continue
    fi
    if [[ -n $ended ]]; then
      position=$((position + 1))
      continue
    fi
# TABLE
}

