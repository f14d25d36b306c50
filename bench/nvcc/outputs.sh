#!/usr/bin/env bash
# Whether nvcc reads what mintc writes: outputs.sh prepare [MINTC] translates all goldens, and the programs of C that the tests of the bridge
# to C++ and of host code hold, into bench/build/outputs. On a machine with nvcc, `outputs.sh [JOBS]` in that folder compiles each file (NVCC="nvcc -ccbin g++-12" names another compiler)
# and prints those that it refuses. Nothing is optimised, and nothing runs: no GPU is needed.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" = prepare ]; then
  root=$here/../.. out=$here/../build/outputs mintc=$(realpath "$(command -v "${2:-mintc}")"); rm -rf "$out"; mkdir -p "$out"; cp "$here/outputs.sh" "$out"
  cd "$root" && find golden/cases golden/testdata analyzer/bridge/testdata -name '*.h' -exec cp --parents {} "$out" \;
  find golden/cases golden/testdata analyzer/bridge/testdata -name '*.c' -not -path '*/errors/*' -not -path '*/refused/*' | while read -r file; do
    folder=$(dirname "$file"); options=(-P -arch=sm_80)
    [ -f "$folder/args" ] && read -ra options <"$folder/args"
    mkdir -p "$out/$folder"
    (cd "$folder" && "$mintc" "${options[@]}" -w -o "$out/${file%.c}.cu" "$(basename "$file")") >/dev/null 2>&1 || echo "$file: refused by mintc"
  done
  exit
fi
cd "$here"; NVCC=${NVCC:-nvcc}; export NVCC
compile() {
  local folder object said; folder=$(dirname "$1") object=$(mktemp)
  said=$(cd "$folder" && $NVCC -std=c++17 -arch=sm_90 -w -Xcicc -O0 -Xptxas -O0 -c -o "$object" "$(basename "$1")" 2>&1) || { echo "$1: not compiled"; grep -m 3 -i error <<<"$said"; }
  rm -f "$object"
}
export -f compile
find . -name '*.cu' | sort | xargs -P "${1:-$(nproc)}" -I{} bash -c 'compile {}'
echo "$(find . -name '*.cu' | wc -l) files"
