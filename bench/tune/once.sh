#!/usr/bin/env bash
# nvcc for the run.sh of "mintc tune" (NVCC=.../once.sh), which builds equal texts once: CACHE has the programs, and CORES are the processor cores that build. The
# programs whose results are compared are those that are timed: with -fmad=false there would be twice as many.
set -uo pipefail
[ "${1:-}" != --version ] || exec nvcc --version
words=()
while [ $# -gt 0 ]; do
  case $1 in
  -o) to=$2; shift ;;
  -fmad=false) ;;
  *.cu) from=$1 ;;
  *) words+=("$1") ;;
  esac
  shift
done
built=$CACHE/$(grep -v '^ \* Compile with' "$from" | md5sum | cut -c 1-32)
exec 9>"$built.lock"
flock 9
[ -x "$built" ] || { taskset -c "$CORES" nvcc "${words[@]}" -w -o "$built.new" "$from" && mv "$built.new" "$built"; } || exit 1
ln -f "$built" "$to"
