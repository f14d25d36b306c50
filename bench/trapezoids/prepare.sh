#!/usr/bin/env bash
# Translates the programs of cases.txt for each height: bench/trapezoids/prepare.sh [--mintc MINTC] [--out DIR] [NAMES], NAMES a pattern of grep -E.
# DIR (bench/build/trapezoids) then goes to a machine with a GPU, which runs DIR/gpu.sh and DIR/kernels.sh.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd); root=$here/../..
mintc=mintc; out=$root/bench/build/trapezoids; names=.
while [ $# -gt 0 ]; do
  case $1 in
    --mintc) mintc=$2; shift 2 ;;
    --out) out=$2; shift 2 ;;
    -*) echo "prepare.sh: unknown option $1" >&2; exit 2 ;;
    *) names=$1; shift ;;
  esac
done
mkdir -p "$out"; rm -f "$out"/*; cp "$here/gpu.sh" "$here/kernels.sh" "$out"
grep -v '^#' "$here/cases.txt" | grep -E "^($names)" | while read -r name program real cells definitions heights; do
  flags=(); [ "$definitions" = - ] || IFS=, read -ra flags <<<"$definitions"
  file=$here/$program.c; [ -f "$file" ] || file=$root/examples/$program/$program.c
  cp "$(dirname "$file")"/*.h "$out" 2>/dev/null || true
  for height in ${heights//,/ }; do
    kind=(); [ "${height%-*}" = "$height" ] || kind=("-ftrapezoid-kind=${height%-*}")
    "$mintc" "$file" -O3 -arch=sm_90 -P "-DREAL=$real" "${flags[@]}" "-ftrapezoid=${height##*-}" "${kind[@]}" -Minfo -o "$out/$name-$height.cu" 2>"$out/remarks"
    if [ "$height" != off ] && ! grep -q "up to ${height##*-} steps are gathered" "$out/remarks"; then
      echo "prepare.sh: $name-$height: $(grep -m 1 -o 'up to .* steps are gathered\|several steps .*' "$out/remarks")" >&2
      rm "$out/$name-$height.cu"
      continue
    fi
    echo "$name-$height $real $cells $definitions" >>"$out/list"
  done
done
rm "$out/remarks"
