#!/usr/bin/env bash
# The table of what several steps per launch have to reach: table.sh prepare [MINTC] translates the time loops of bench/tune/rows.c, by -O3 as it is and with one step a
# launch, into bench/build/table. That folder goes to a machine with a GPU, which runs `table.sh [WORK [rates]]` there: bits (not with `rates`) with -fmad=false at the timed sizes, then for each size
# a process of its own, the median of seven calls after one that warms up, in GCells/s. A rate that is asked for is for the first size (of doubles, of floats), or so many times one
# step a launch ("x"), or microseconds a step ("us"); other sizes of a row have to come within a tenth of the first one's rate.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" = prepare ]; then
  out=$here/../build/table; mkdir -p "$out"; rm -f "$out"/*; cp "$here/table.sh" "$here/counters.sh" "$out"
  while read -r name row reals steps sizes asked; do
    for real in ${reals//,/ }; do
      for way in off auto; do
        "${2:-mintc}" "$here/../tune/rows.c" -O3 -arch=sm_90 -P "-DROW=$row" "-DREAL=$real" -ftrapezoid=$way -o "$out/$name-$real-$way.cu" || exit 1
      done
      [ "$real" = float ] && [ "${asked%,*}" != "$asked" ] && want=${asked#*,} || want=${asked%,*}
      echo "$name $real $steps $sizes $want" >>"$out/list"
    done
  done <<'END'
heat2d 1 double,float 960 8192,8192;8191,8190 1180,2650
heat3d 4 double,float 240 512,512,512;509,509,509;500,300,700 540,1010
poisson 5 double,float 240 512,512,512;509,509,509;500,300,700 330,650
varcoef 6 double,float 240 512,512,512;509,509,509;500,300,700 180,360
box19 7 double,float 240 512,512,512;509,509,509;500,300,700 300,600
box27 8 double,float 240 512,512,512;509,509,509;500,300,700 260,520
hotspot 2 float 960 8192,8192;8191,8190 1200
hotspot3d 9 float 240 512,512,512;509,509,509;500,300,700 600
pathfinder 12 double 400 1000000 700
fdtd2d 3 double,float 960 8192,8192;8191,8190 1.8x
wave4 10 double,float 240 512,512,512;509,509,509;500,300,700 1.5x
cell 11 double 240 512,512,512;509,509,509;500,300,700 1.5x
resident2d 1 double 960 3072,1800 650
resident3d 4 double 960 704,384,16 300
tiny 1 double 10000 254,254 0.9us
END
  exit
fi
cd "$here"; work=${1:-$PWD/work}; only=${2:-}; mkdir -p "$work"; export work only
build() {
  [ "$3$only" = checkrates ] && return
  nvcc -std=c++17 -O3 -arch=sm_90 -w $2 -Xptxas -v -o "$work/$1.$3" "$1.cu" 2>"$work/$1.$3.ptxas" || echo "$1.$3: not built"
}
bits() { # of a program and real: the checksums of all sizes, with one step a launch and with several
  local at=$1-$2 size
  [ -z "$only" ] || return
  for size in ${4//;/ }; do
    [ "$("$work/$at-off.check" "$work/lock" 1 "$3" ${size//,/ } | tail -n 1)" = "$("$work/$at-auto.check" "$work/lock" 1 "$3" ${size//,/ } | tail -n 1)" ] && echo "$at $size same" || echo "$at $size DIFFERENT"
  done
}
export -f build bits
while read -r name real _; do
  printf '%s\0' "build $name-$real-auto '' timed" "build $name-$real-auto -fmad=false check" "build $name-$real-off '' timed" "build $name-$real-off -fmad=false check"
done <list | xargs -0 -P "$(nproc)" -I{} bash -c '{}'
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader; nvcc --version | grep release
sed 's/^/bits /' list | tr '\n' '\0' | sed 's/;/\\;/g' | xargs -0 -P 6 -I{} bash -c '{}' >"$work/bits"
echo '| row | real | cells | bits | one step a launch | -O3 | asked | reached |'; echo '|---|---|---|---|---|---|---|---|'
while read -r name real steps sizes asked; do
  first=
  for size in ${sizes//;/ }; do
    for way in off auto; do echo "$("$work/$name-$real-$way.timed" "$work/lock" 8 "$steps" ${size//,/ })"; done |
      awk -v "at=$name | $real | ${size//,/ x } | $(awk -v "n=$name-$real" -v "s=$size" '$1 == n && $2 == s { print $3 }' "$work/bits")" -v "size=$size" -v "steps=$steps" -v "asked=$asked" -v "first=$first" '
        { seconds[NR] = $4 }
        END { split(size, d, ","); cells = steps/1e9; for (i in d) cells *= d[i]
              one = cells/seconds[1]; rate = cells/seconds[2]; us = 1e6*seconds[2]/steps; want = asked; got = rate
              if (asked ~ /x/) { want = asked*one } else if (asked ~ /us/) { want = 1/asked; got = 1/us }
              if (first != "") want = 0.9*first
              printf "| %s | %.1f | %.1f%s | %s | %s (%.2f) |\n", at, one, rate, asked ~ /us/ ? sprintf(" (%.2f us a step)", us) : "", first != "" ? sprintf("%.0f", want) : asked, (got >= want ? "yes" : "NO"), got/want
              print rate >"/dev/stderr" }' 2>"$work/rate"
    [ -n "$first" ] || first=$(cat "$work/rate")
  done
done <list
