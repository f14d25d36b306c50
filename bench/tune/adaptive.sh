#!/usr/bin/env bash
# heat2d with height(adaptive) beside fixed heights, 1,000 steps a call: the first call, in which the program settles, and the fastest later one, of PROCESSES
# processes each. On a machine with a GPU and nvcc, in the folder that prepare.sh wrote with the row heat2d: ./adaptive.sh [PROCESSES [WORK]]
set -uo pipefail
cd "$(dirname "$0")" || exit 1
processes=${1:-9}; work=${2:-$PWD/work}; mkdir -p "$work"
list=$(awk -F '\t' '$2 == "heat2d" && $6 ~ /=(6|8|10|12) .*march/ { split($6, w, /[= ]/); print w[2] "\t" $1 "\t" $3 }' list; printf 'adaptive\tadaptive-double\tdouble\nadaptive\tadaptive-float\tfloat\n')
cut -f 2 <<<"$list" | tr '\n' '\0' | xargs -0 -P "$(nproc)" -I{} bash -c "[ -x '$work/{}' ] || nvcc -std=c++17 -O3 -arch=sm_90 -w -o '$work/{}' '{}.cu' -lm"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
for size in 2048,2048 8192,8192; do
  for n in $(seq "$processes"); do
    while IFS=$'\t' read -r height program real; do
      got=$(CUDA_MODULE_LOADING=EAGER "$work/$program" "$work/lock" 4 1000 ${size//,/ } </dev/null) && echo "$real $size $height $got"
    done <<<"$list"
  done
done | sort -k 1,3 -k 6,6g | awk '
  function said() { printf "%s: first call %.3f ms (median of %d; least %.3f), later %.3f ms\n", last, 1000*first[int((n + 1)/2)], n, 1000*first[1], 1000*least }
  { of = $1 " " $2 " height " $3; if (of != last) { if (n) said(); last = of; n = 0; least = $4 }; first[++n] = $6; if ($4 < least) least = $4 }
  END { if (n) said() }'
while IFS=$'\t' read -r height program real; do
  [ "$height" = adaptive ] && for size in 2048,2048 8192,8192; do MINT_VERBOSE=1 "$work/$program" "$work/lock" 1 1000 ${size//,/ } 2>&1 >/dev/null </dev/null | grep settled; done
done <<<"$list"
exit 0
