# What the project's scripts share. Sourced, with the project's folder as the working folder afterwards.
# shellcheck shell=bash

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# say TEXT: one line of progress, on standard error.
say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }

# fail ERROR [HINT]: the house's message, then exit 1.
fail() {
  printf 'error: %s\n' "$1" >&2
  [[ -z ${2-} ]] || printf 'hint: %s\n' "$2" >&2
  exit 1
}

# usage: the script's header, which says how it is called.
usage() { sed -n '3,/^$/ { /^$/d; s/^# \{0,1\}//; p }' "Scripts/${0##*/}"; }

# misused ERROR: the house's message and the usage, then exit 2.
misused() {
  printf 'error: %s\n\n' "$1" >&2
  usage >&2
  exit 2
}

# seconds COMMAND...: runs it, then says how long it took.
seconds() {
  local start=$SECONDS
  "$@"
  say "done in $((SECONDS - start)) s"
}
