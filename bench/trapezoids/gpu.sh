#!/usr/bin/env bash
# Builds, checks and times what prepare.sh translated, on a machine with a GPU: DIR/gpu.sh [RUNS].
# Bits: with -fmad=false, 48 steps print the same checksum at every height as with -ftrapezoid=off. Rates: the difference of two runs with
# different numbers of steps, so that transfers and start-up cancel out; the median of RUNS (3).
set -uo pipefail
cd "$(dirname "$0")"; runs=${1:-3}
build() { nvcc -std=c++17 -O3 -arch=sm_90 -w "-DREAL=$2" $([ "$3" = - ] || echo "${3//,/ }") $4 -o "$1$5" "$1.cu"; }
export -f build
while read -r name real _ definitions; do
  printf '%s\0' "build $name $real $definitions -fmad=false .check" "build $name $real $definitions '' .timed"
done <list | xargs -0 -P "$(nproc)" -n 1 bash -c
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader; nvcc --version | grep release
seconds() { "./$1.timed" "${@:2}" 2>&1 >/dev/null | sed -n 's/^time \([0-9.]*\) s.*/\1/p'; }
while read -r name _ cells _; do
  IFS=, read -ra size <<<"$cells"
  sum=$("./$name.check" "${size[@]}" 48 2>/dev/null | grep checksum)
  case $name in *-off) base=$sum ;; esac
  same=same; [ -n "$sum" ] && [ "$sum" = "$base" ] || same=DIFFERENT
  few=60 many=420; [ "${#size[@]}" != 2 ] || few=180 many=1260
  for _ in $(seq "$runs"); do
    echo "$(seconds "$name" "${size[@]}" $few) $(seconds "$name" "${size[@]}" $many)"
  done | awk -v n="$name" -v bits="$same" -v cells="$cells" -v steps=$((many - few)) '
    { split(cells, d, ","); v = 1; for (i in d) v *= d[i]; rate[NR] = v*steps/($2 - $1)/1e9 }
    END { for (i = 1; i < NR; i++) for (j = i + 1; j <= NR; j++) if (rate[j] < rate[i]) { t = rate[i]; rate[i] = rate[j]; rate[j] = t }
          printf "%-18s %-9s %8.1f GCells/s (%.1f to %.1f)\n", n, bits, rate[int((NR + 1)/2)], rate[1], rate[NR] }'
done <list
while read -r name _ cells _; do
  size=(30000); [[ $cells = *,* ]] && size=(300 70); [[ $cells = *,*,* ]] && size=(130 70 20)
  case $name in *-off) continue ;; esac
  for tool in memcheck racecheck; do
    echo "$name $tool: $(compute-sanitizer --tool $tool "./$name.timed" "${size[@]}" 13 2>&1 | grep SUMMARY)"
  done
done <list
