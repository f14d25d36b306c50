#!/usr/bin/env bash
# Energy of a cell update against the steps per launch, from the driver's power reading.
#
#     bench/study/energy.sh prepare [MINTC [DIR]]    translates heat2d and heat3d for steps off, 2 to 16 (or $HEIGHTS) into DIR (bench/build/energy)
#     DIR/energy.sh [SECONDS]                        on a machine with a GPU and nvcc: prints a table for bench/results
#
# Each program runs twice: few steps tell how many fill SECONDS (10) with the time loop, which then runs while nvidia-smi reads the power again
# and again. The power is the median of the upper half of the readings: the lower half has the host's own work before and after the loop. The
# energy is that power times the time that the program measures of its loop, for each cell and step. The idle power is printed beside it.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
heights=${HEIGHTS:-off 2 3 4 5 6 8 10 12 16}
if [ "${1:-}" = prepare ]; then
  root=$here/../..; mintc=${2:-mintc}; out=${3:-$root/bench/build/energy}
  mkdir -p "$out"; rm -f "$out"/*; cp "$here/energy.sh" "$out"
  for case in "heat2d double 8192,8192" "heat2d float 8192,8192" "heat3d double 512,512,512" "heat3d float 512,512,512"; do
    read -r example real cells <<<"$case"
    for height in $heights; do
      name=$example-$real-$height
      # A height whose planes do not fit is translated for fewer steps, with a warning: that would be another height twice.
      if said=$("$mintc" "$root/examples/$example/$example.c" -O3 -ftune=off -arch=sm_90 -P "-DREAL=$real" "-ftrapezoid=$height" -Minfo -o "$out/$name.cu" 2>&1); then
        if [ "$height" = off ] || grep -q "up to $height steps are gathered" <<<"$said"; then
          echo "$name $real $cells $height" >>"$out/list"
        else rm "$out/$name.cu"; fi
      fi
    done
  done
  exit
fi
cd "$here" || exit 1
wanted=${1:-10}
while read -r name real _; do printf '%s\0' "nvcc -std=c++17 -O3 -arch=sm_90 -w -DREAL=$real -o $name.bin $name.cu"; done <list | xargs -0 -P "$(nproc)" -n 1 bash -c
power() { nvidia-smi --query-gpu=power.draw --format=csv,noheader,nounits -i "${MINT_DEVICE:-0}" "$@"; }
loop() { sed -n 's/^time \([0-9.]*\) s.*/\1/p' "$1"; }
sleep 3; idle=$(for _ in 1 2 3 4 5; do power; sleep 0.2; done | sort -n | sed -n 3p)
echo "$(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader -i "${MINT_DEVICE:-0}"), idle $idle W, $wanted s of each"
echo "| program | steps a launch | GCells/s | W | pJ a cell update | without idle power |"; echo "|---|---|---|---|---|---|"
while read -r name real cells height; do
  IFS=, read -ra size <<<"$cells"; product=1; for n in "${size[@]}"; do product=$((product * n)); done
  "./$name.bin" "${size[@]}" 240 >/dev/null 2>"$name.err" </dev/null || { echo "| $name | $height | failed |"; continue; }
  steps=$(awk -v t="$(loop "$name.err")" -v want="$wanted" 'BEGIN { n = int(240 * want / t / 240) * 240; print (n < 240 ? 240 : n > 999840 ? 999840 : n) }')
  while :; do power; sleep 0.05; done >"$name.power" & reader=$!
  "./$name.bin" "${size[@]}" "$steps" >/dev/null 2>"$name.err" </dev/null; kill "$reader"; wait "$reader" 2>/dev/null
  watts=$(sort -n "$name.power" | awk '{ w[NR] = $1 } END { print w[int(NR * 3 / 4) + 1] }')
  awk -v name="${name%-*}" -v h="$height" -v t="$(loop "$name.err")" -v s="$steps" -v c="$product" -v w="$watts" -v idle="$idle" 'BEGIN {
    updates = c * s; printf "| %s | %s | %.1f | %.0f | %.1f | %.1f |\n", name, h, 1e-9 * updates / t, w, 1e12 * w * t / updates, 1e12 * (w - idle) * t / updates }'
done <list
