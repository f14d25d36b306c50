#!/usr/bin/env bash
# Several steps per launch by size: sizes.sh prepare [MINTC] translates sizes.c (three dimensions) and plane.c (two) into bench/build/sizes, with one step a launch and
# with several at every size: -O3 by itself leaves small ranges alone. That folder goes to a machine with a GPU, which runs `sizes.sh` there: bits with -fmad=false,
# then the median of six calls in one process, in GCells/s.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" = prepare ]; then
  out=$here/../build/sizes; mkdir -p "$out"; rm -f "$out"/*; cp "$here/sizes.sh" "$out"
  for real in double float; do
    for kernel in heat: poisson:-DSOURCE varcoef:-DSOURCE,-DVARCOEF rate:-DSOURCE,-DVARCOEF,-DRATE clamp:-DCLAMPED,-DSOURCE box19:-DPOINTS=19 box27:-DPOINTS=27 box19s:-DPOINTS=19,-DSOURCE box27s:-DPOINTS=27,-DSOURCE plane:; do
      name=${kernel%%:*}; source=$here/sizes.c; [ $name != plane ] || source=$here/plane.c
      for way in off auto; do
        IFS=, read -ra flags <<<"${kernel#*:}"
        "${2:-mintc}" "$source" -O3 -arch=sm_90 -P "-DREAL=$real" "${flags[@]}" -ftrapezoid=$way -ftrapezoid-kind=march -o "$out/$name-$real-$way.cu" && echo "$name-$real-$way" >>"$out/list"
      done
    done
  done
  exit
fi
cd "$here"
build() { nvcc -std=c++17 -O3 -arch=sm_90 -w -o "$1.timed" "$1.cu" & nvcc -std=c++17 -O3 -arch=sm_90 -w -fmad=false -o "$1.check" "$1.cu"; wait; }
export -f build
xargs -P "$(nproc)" -I{} bash -c 'build {}' <list
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
while read -r name; do
  small="200 131 70;200 131 12;66 35 16" sizes="128 128 128;192 192 192;256 256 256;384 384 384;509 509 509;512 512 512;500 300 700;704 384 16"
  case $name in plane*) small="131 70;1300 700" sizes="254 254;510 510;1022 1022;2046 2046;4094 4094;8190 8190" ;; esac
  IFS=';' read -ra checked <<<"$small"
  echo "$name bits: $(for size in "${checked[@]}"; do ./"$name.check" $size 41 1 | grep -o 'checksum.*'; done | tr '\n' ' ')"
  IFS=';' read -ra timed <<<"$sizes"
  for size in "${timed[@]}"; do
    ./"$name.timed" $size 241 7 | awk -v n="$name" -v size="$size" '{ count = split(size, d, " ")
      for (i = 2; i <= 7; i++) t[i - 1] = $i + 0
      for (i = 1; i < 6; i++) for (j = i + 1; j <= 6; j++) if (t[j] < t[i]) { x = t[i]; t[i] = t[j]; t[j] = x }
      cells = 1; for (i = 1; i <= count; i++) cells *= d[i]
      printf "%-24s %-12s %8.1f GCells/s\n", n, size, cells*241/((t[3] + t[4])/2)/1e9; exit }'
  done
done <list
