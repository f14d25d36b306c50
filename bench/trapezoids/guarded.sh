#!/usr/bin/env bash
# Loops over all of an array that store under conditions, and PolyBench's loops that -O3 leaves alone: guarded.sh prepare [MINTC] translates guarded.c and polybench.c
# into bench/build/guarded. That folder goes to a machine with a GPU, which runs `guarded.sh` there: bits with -fmad=false, memcheck, then the median of three calls, in
# GCells/s. Ways: "wide" without the rewrite narrow, "off" with it, both with one step a launch; "auto" what -O3 does; numbers are heights, in steps of the time loop.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" = prepare ]; then
  out=$here/../build/guarded; mkdir -p "$out"; rm -f "$out"/*; cp "$here/guarded.sh" "$out"
  while read -r program definition reals ways; do
    for real in ${reals//,/ }; do
      for way in ${ways//,/ }; do
        name=$program${definition##*=}-$real-$way; flags=("-ftrapezoid=$way"); [ "$way" != wide ] || flags=(-ftrapezoid=off -fpass-disable=narrow)
        "${2:-mintc}" "$here/$program.c" -O3 -arch=sm_90 -P "-DREAL=$real" "-D$definition" "${flags[@]}" -o "$out/$name.cu" && echo "$name" >>"$out/list"
      done
    done
  done <<'END'
guarded FORM=1 float,double wide,off,auto
guarded FORM=2 float wide,off,auto
guarded FORM=3 float,double wide,off,2,4
guarded FORM=4 float,double wide,off,4
guarded FORM=5 float,double wide,off,3,4
guarded FORM=6 float wide,off,4
guarded FORM=7 float,double wide,off
guarded FORM=8 float,double wide,off,20
guarded FORM=9 float,double off,4
polybench KERNEL=1 float,double off,10,20
polybench KERNEL=2 float,double off,2
polybench KERNEL=3 float,double off,20,40
END
  exit
fi
cd "$here"
build() { nvcc -std=c++17 -O3 -arch=sm_90 -w -Xptxas -v -o "$1.timed" "$1.cu" 2>"$1.ptxas"; }
check() { case $1 in *-wide) ;; *) nvcc -std=c++17 -O3 -arch=sm_90 -w -fmad=false -o "$1.check" "$1.cu" ;; esac; }
sizes() { # of a program: those to check, those to time with their numbers of steps
  case $1 in
    guarded[5-7]*) echo "70x66x31 200x131x40|48 128x128x128 192x192x192 256x256x256 320x320x320 400x400x400" ;;
    guarded8*) echo "3001x1x1 90000x1x1|480 4000x1x1 1000000x1x1 16000000x1x1" ;;
    guarded*) echo "131x70x1 1300x700x1|96 1000x1000x1 4096x4096x1" ;;
    polybench[24]*) echo "31 90|24 120 200 300 400" ;;
    polybench*) echo "3001 90000|480 4000 1000000 16000000" ;;
  esac
}
bits() {
  case $1 in *-wide) return ;; esac
  local s; s=$(sizes "$1")
  echo "$1 bits: $("./$1.check" 41 1 ${s%%|*} 2>/dev/null | tr '\n' ' ')"
  case $1 in *-off) ;; *) read -r small _ <<<"$s"; echo "$1 memcheck: $(compute-sanitizer --tool memcheck "./$1.timed" 41 1 "$small" 2>&1 | grep SUMMARY)" ;; esac
}
export -f build check sizes bits
{ sed 's/^/build /' list; sed 's/^/check /' list; } | xargs -P "$(nproc)" -I{} bash -c '{}'
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader; nvcc --version | grep release
xargs -P 6 -I{} bash -c 'bits {}' <list | sort
while read -r name; do
  s=$(sizes "$name"); read -r steps timed <<<"${s##*|}"
  "./$name.timed" "$steps" 4 $timed 2>&1 >/dev/null | awk -v n="$name" -v sizes="$timed" -v steps="$steps" -v registers="$(awk '/spill stores/ { spill = $5 } /Used/ { sub(".*Used ", ""); printf "%d/%d ", $1, spill }' "$name.ptxas")" '
    BEGIN { split(sizes, at, " ") }
    { count = split(at[NR], d, "x"); cells = 1; for (i = 1; i <= count; i++) cells *= d[i]; if (n ~ /^polybench[24]/) cells = d[1]^3
      low = $2; high = $2; for (i = 3; i <= 4; i++) { if ($i < low) low = $i; if ($i > high) high = $i }
      text = text sprintf("  %s %.1f", at[NR], cells*steps/($2 + $3 + $4 - low - high)/1e9) }
    END { printf "%-28s%s  registers/spills %s\n", n, text, registers }'
done <list
