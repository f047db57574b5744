# Offers the files whose names begin with $1$2, where bash replaces only $2. Quoted names are left to
# readline, which completes file names itself if nothing is offered.
_lethe_files() {
  local name restore
  type compopt >/dev/null 2>&1 || return 0
  [[ $1$2 != *[!A-Za-z0-9_./,+%:=@-]* ]] || return 0
  # Makes readline quote the inserted name.
  compopt -o filenames 2>/dev/null
  restore=$(shopt -p nullglob failglob)
  shopt -s nullglob
  shopt -u failglob
  for name in "$1$2"*; do
    [[ -e $name || -L $name ]] || continue
    # Prefixes names that would be taken for an option or a home directory.
    case $name in
      -* | '~'*) name=./$name ;;
    esac
    COMPREPLY+=("${name#"$1"}")
  done
  eval "$restore"
}

_complete_lethe() {
  local candidates flags files option ended word joined= prefix= i
  local current=${COMP_WORDS[COMP_CWORD]} typed=()
  COMPREPLY=()
  # Bash splits words at these characters.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $word == [=:@]* && ${#typed[@]} -gt 0 ]]; then
      joined=1
      typed[${#typed[@]} - 1]+=$word
      ((i < COMP_CWORD)) || current=
    elif [[ -n $joined ]]; then
      joined=
      ((i == COMP_CWORD)) && joined=1 || typed[${#typed[@]} - 1]+=$word
    elif ((i < COMP_CWORD)); then
      typed+=("$word")
    fi
  done
  type compopt >/dev/null 2>&1 && compopt +o default 2>/dev/null
  if [[ -n $joined ]]; then
    prefix=${typed[${#typed[@]} - 1]}
    unset "typed[${#typed[@]} - 1]"
    # The value of an option after "=".
    if [[ $prefix == --*= ]]; then
      typed+=("${prefix%=}")
      prefix=
    fi
  fi
  _lethe_expect ${typed[@]+"${typed[@]}"}
  if [[ -z $option && -z $ended && $current == -* ]]; then
    candidates=(${flags[@]+"${flags[@]}"})
  elif [[ -n $files ]]; then
    type compopt >/dev/null 2>&1 && compopt -o default 2>/dev/null
  fi
  for word in ${candidates[@]+"${candidates[@]}"}; do
    [[ $word == "$prefix$current"* ]] && COMPREPLY+=("${word#"$prefix"}")
  done
  [[ -z $files || ${#COMPREPLY[@]} -gt 0 ]] || _lethe_files "$prefix" "$current"
  return 0
}

complete -o default -F _complete_lethe lethe
