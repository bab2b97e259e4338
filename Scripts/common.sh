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

# seconds COMMAND...: runs it, then says how long it took.
seconds() {
  local start=$SECONDS
  "$@"
  say "done in $((SECONDS - start)) s"
}
