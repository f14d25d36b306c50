#!/usr/bin/env bash
# Translates the programs of cases.txt for each height: bench/trapezoids/prepare.sh [--mintc MINTC] [--out DIR].
# DIR (bench/build/trapezoids) then goes to a machine with a GPU, which runs DIR/gpu.sh.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd); root=$here/../..
mintc=mintc; out=$root/bench/build/trapezoids
while [ $# -gt 0 ]; do
  case $1 in
    --mintc) mintc=$2; shift 2 ;;
    --out) out=$2; shift 2 ;;
    *) echo "prepare.sh: unknown option $1" >&2; exit 2 ;;
  esac
done
mkdir -p "$out"; rm -f "$out"/*; cp "$here/gpu.sh" "$here/kernels.sh" "$out"
grep -v '^#' "$here/cases.txt" | while read -r name example real cells definitions heights; do
  flags=(); [ "$definitions" = - ] || IFS=, read -ra flags <<<"$definitions"
  for height in ${heights//,/ }; do
    "$mintc" "$root/examples/$example/$example.c" -O3 -arch=sm_90 -P "-DREAL=$real" "${flags[@]}" "-ftrapezoid=$height" -o "$out/$name-$height.cu"
    echo "$name-$height $real $cells $definitions" >>"$out/list"
  done
done
