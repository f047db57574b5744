_lethe() {
  local -a candidates flags typed
  local files option ended
  typed=("${(@)words[2,CURRENT-1]}")
  # The value of an option after "=".
  if [[ -z ${typed[(r)--]} ]] && compset -P 1 '--*='; then
    typed+=("${IPREFIX%=}")
  fi
  _lethe_expect "${(@)typed}"
  if [[ -z $option && -z $ended && $PREFIX == -* ]]; then
    compadd -a flags && return
    # Prefixes names that would be mistaken for options.
    [[ -n $files ]] && compadd -U -f -- ./"${(Q)PREFIX}"*(N)
    return
  fi
  (( $#candidates )) && compadd -a candidates
  [[ -n $files ]] || return
  if [[ -z $ended && -z $PREFIX ]]; then
    compadd -f -- ./-*(N)
  fi
  if [[ -n $ended || $PREFIX == */* ]]; then
    _files
  else
    _files -F '(-*)'
  fi
}

# In the fpath of zsh, this file is the function itself; otherwise it is sourced.
if [[ ${funcstack[1]} == _lethe ]]; then
  _lethe "$@"
else
  (( $+functions[compdef] )) || { autoload -U compinit && compinit }
  compdef _lethe lethe
fi
