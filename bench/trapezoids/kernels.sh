#!/usr/bin/env bash
# The kernels alone: DIR/kernels.sh, after prepare.sh, on a machine with a GPU and Nsight Compute. Prints the rate of the kernels that make several
# steps, of the fastest of some launches.
set -uo pipefail
cd "$(dirname "$0")"
build() { nvcc -std=c++17 -O3 -arch=sm_90 -w "-DREAL=$2" $([ "$3" = - ] || echo "${3//,/ }") -o "$1.timed" "$1.cu"; }
export -f build
while read -r name real _ definitions; do
  case $name in *-off) continue ;; esac
  printf '%s\0' "build $name $real $definitions"
done <list | xargs -0 -P "$(nproc)" -n 1 bash -c
while read -r name _ cells _; do
  case $name in *-off) continue ;; esac
  IFS=, read -ra size <<<"$cells"
  ncu --clock-control none --print-units base --metrics gpu__time_duration.sum -k regex:_march -c 8 "./$name.timed" "${size[@]}" 160 2>&1 |
    awk -v n="$name" -v cells="$cells" -v steps="${name##*-}" '
      /gpu__time_duration/ { t = $NF; gsub(",", "", t); if (!best || t + 0 < best) best = t + 0 }
      END { if (!best) exit; split(cells, d, ","); v = 1; for (i in d) v *= d[i]; printf "%-18s %8.1f GCells/s\n", n, v*steps/best }'
done <list
