#!/usr/bin/env bash
# Several steps per launch by size, in three dimensions: sizes.sh prepare [MINTC] translates sizes.c into bench/build/sizes, unasked and with one step a launch.
# That folder goes to a machine with a GPU, which runs `sizes.sh` there: bits with -fmad=false, then the median of six calls in one process, in GCells/s.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" = prepare ]; then
  out=$here/../build/sizes; mkdir -p "$out"; rm -f "$out"/*; cp "$here/sizes.sh" "$out"
  for real in double float; do for kernel in heat: poisson:-DSOURCE varcoef:-DSOURCE,-DVARCOEF; do for way in off unasked; do
    IFS=, read -ra flags <<<"${kernel#*:}"; name=${kernel%%:*}-$real-$way
    [ $way = unasked ] || flags+=(-ftrapezoid=off)
    "${2:-mintc}" "$here/sizes.c" -O3 -arch=sm_90 -P "-DREAL=$real" "${flags[@]}" -o "$out/$name.cu" && echo "$name" >>"$out/list"
  done; done; done
  exit
fi
cd "$here"
build() { nvcc -std=c++17 -O3 -arch=sm_90 -w -o "$1.timed" "$1.cu" & nvcc -std=c++17 -O3 -arch=sm_90 -w -fmad=false -o "$1.check" "$1.cu"; wait; }
export -f build
xargs -P "$(nproc)" -I{} bash -c 'build {}' <list
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
while read -r name; do
  echo "$name bits: $(for size in "200 131 70" "200 131 12" "66 35 16"; do ./"$name.check" $size 41 1 | grep -o 'checksum.*'; done | tr '\n' ' ')"
  for size in "128 128 128" "192 192 192" "256 256 256" "384 384 384" "512 512 512" "500 300 700" "704 384 16"; do
    ./"$name.timed" $size 240 7 | awk -v n="$name" -v size="$size" '{ split(size, d, " ")
      for (i = 2; i <= 7; i++) t[i - 1] = $i + 0
      for (i = 1; i < 6; i++) for (j = i + 1; j <= 6; j++) if (t[j] < t[i]) { x = t[i]; t[i] = t[j]; t[j] = x }
      printf "%-24s %-12s %8.1f GCells/s\n", n, size, d[1]*d[2]*d[3]*240/((t[3] + t[4])/2)/1e9 }'
  done
done <list
