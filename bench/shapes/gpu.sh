#!/usr/bin/env bash
# Builds what prepare.sh made and times each once; on a machine with nvcc and a GPU. A program is
# ended when it has printed its time, which spares the checksum. Options: a time limit in seconds.
set -euo pipefail
cd "$(dirname "$0")/../build/shapes"
limit=${1:-600}
begin=$SECONDS
build_one() {
    id=$1
    shift
    nvcc -O3 -arch=sm_90 -Xptxas -v "$@" "$id.cu" -o "$id" >"$id.log" 2>&1 || echo "$id does not build"
}
export -f build_one
sed 's/ -- .*//' list | xargs -P "$(nproc)" -I{} bash -c 'build_one {}'
echo "# build: $((SECONDS - begin)) s"
while read -r line; do
    id=${line%% *}
    [ -x "$id" ] || continue
    [ $((SECONDS - begin)) -lt "$limit" ] || { echo "# time is up"; break; }
    read -ra size <<<"${line##* -- }"
    pid=
    rate=$( ("./$id" "${size[@]}" 2>&1 >/dev/null & echo "pid $!"; wait) | while read -r word rest; do
        [ "$word" = pid ] && pid=$rest
        [ "$word" = time ] && { echo "$rest" | grep -o '[0-9.]* GCells/s'; [ -z "$pid" ] || kill "$pid"; }
    done) || true
    registers=$(grep -o 'Used [0-9]* registers' "$id.log" | head -1 | grep -o '[0-9]*')
    spill=$(grep -o '[0-9]* bytes spill stores' "$id.log" | sort -rn | head -1 | grep -o '^[0-9]*')
    echo "$id ${rate:-failed} registers $registers spill $spill"
done <list
