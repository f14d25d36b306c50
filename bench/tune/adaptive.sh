#!/usr/bin/env bash
# height(adaptive) beside fixed heights, 1,000 steps a call: the first call, in which the program settles, and the fastest later one, of PROCESSES
# processes each, on each GPU one at a time. On a machine with a GPU and nvcc: MINTC=... adaptive.sh [PROCESSES [WORK]]. WORK may be that of sets.sh: equal texts are built once.
# shellcheck disable=SC2086
set -uo pipefail
cd "$(dirname "$0")" || exit 1
processes=${1:-9}; work=${2:-$PWD/work}; MINTC=${MINTC:-mintc}; CACHE=$work/cache; CORES=0-$(($(nproc) - 1))
export CACHE CORES
mkdir -p "$work/adaptive" "$CACHE"
# row  number in rows.c  real  size  heights beside what -O3 makes unasked
rows='heat2d   1 double 3072,3072   6 10
heat2d   1 float  3072,3072   7 10
hotspot  2 float  3072,3072   4 6
heat3d   4 float  256,256,256 3 5
poisson  5 double 256,256,256 3 5
varcoef  6 float  256,256,256 2 4'
list=$(while read -r row number real size heights; do
  for height in adaptive unasked $heights; do
    case $height in adaptive) options=-DADAPTIVE ;; unasked) options= ;; *) options="-ftrapezoid=$height -ftrapezoid-kind=march" ;; esac
    name=$row-$real-$height
    "$MINTC" rows.c -O3 -arch=sm_90 -P -fhost-guard=off -ftune=off "-DROW=$number" "-DREAL=$real" "--size=$size" $options -o "$work/adaptive/$name.cu" && echo "$name $row $real $size $height"
  done
done <<<"$rows")
cut -d ' ' -f 1 <<<"$list" | tr '\n' '\0' | xargs -0 -P "$(nproc)" -I{} ./once.sh -std=c++17 -O3 -arch=sm_90 -o "$work/adaptive/{}" "$work/adaptive/{}.cu" -lm
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
# timed NAME ROW REAL SIZE HEIGHT: a process.
timed() {
  local got
  got=$(CUDA_VISIBLE_DEVICES=$slot CUDA_MODULE_LOADING=EAGER "$work/adaptive/$1" "$work/lock$slot" 4 1000 ${4//,/ }) && echo "$2 $3 $4 $5 $got"
}
export -f timed; export work
for _ in $(seq "$processes"); do
  echo "$list"
done | tr '\n' '\0' | xargs -0 -P "$(nvidia-smi -L | wc -l)" --process-slot-var=slot -I{} bash -c 'timed {}' | sort -k 1,4 -k 7,7g | awk '
  function said() { printf "%s: first call %.3f ms (median of %d; least %.3f), later %.3f ms\n", last, 1000*first[int((n + 1)/2)], n, 1000*first[1], 1000*least }
  { of = $1 " " $2 " " $3 " height " $4; if (of != last) { if (n) said(); last = of; n = 0; least = $5 }; first[++n] = $7; if ($5 < least) least = $5 }
  END { if (n) said() }'
while read -r name row real size height; do
  [ "$height" != adaptive ] || MINT_VERBOSE=1 "$work/adaptive/$name" "$work/lock" 1 1000 ${size//,/ } 2>&1 >/dev/null </dev/null | grep settled
done <<<"$list"
exit 0
