#!/usr/bin/env bash
# The kernels alone: DIR/kernels.sh, after prepare.sh, on a machine with a GPU and Nsight Compute. Prints the rate of the kernels that make several
# steps, of the fastest of some launches, or of all kernels of a step; and their registers and spilled bytes.
set -uo pipefail
cd "$(dirname "$0")"
build() { nvcc -std=c++17 -O3 -arch=sm_90 -w -Xptxas -v "-DREAL=$2" $([ "$3" = - ] || echo "${3//,/ }") -o "$1.timed" "$1.cu" 2>"$1.ptxas"; }
export -f build
while read -r name real _ definitions; do
  printf '%s\0' "build $name $real $definitions"
done <list | xargs -0 -P "$(nproc)" -n 1 bash -c
registers() {
  c++filt <"$1.ptxas" | awk -v which="$2" '/Compiling entry function/ { mine = $0 ~ which } mine && /bytes spill/ { spill = $5 }
    mine && /Used/ { for (i = 1; i < NF; i++) if ($i == "Used") text = text " " $(i + 1) "/" spill } END { print text }'
}
while read -r name _ cells _; do
  IFS=, read -ra size <<<"$cells"
  kernels=_march\|_tile\|_strip; case $name in *-off) kernels=_sweep ;; esac
  ncu --clock-control none --kill yes --print-units base --metrics gpu__time_duration.sum -k "regex:$kernels" -c 6 "./$name.timed" "${size[@]}" 400 2>&1 |
    awk -v n="$name" -v cells="$cells" -v height="${name##*-}" -v registers="$(registers "$name" "$kernels")" '
      /Context/ { kernel = $1 }
      /gpu__time_duration/ { t = $NF; gsub(",", "", t); if (!(kernel in best) || t + 0 < best[kernel]) best[kernel] = t + 0 }
      END { for (k in best) sum += best[k]
            if (!sum) exit; split(cells, d, ","); v = 1; for (i in d) v *= d[i]; steps = height == "off" ? 1 : height
            printf "%-26s %8.1f GCells/s  registers/spills%s\n", n, v*steps/sum, registers }'
done <list
