#!/usr/bin/env bash
# Translates each row of rows.txt with every plan of it, for gpu.sh on a machine with a GPU: bench/tune/prepare.sh [MINTC [ROW...]]
# bench/build/tune then has the programs, `list` (program, row, real, steps, sizes, options; plans of single steps at the smallest size of three dimensions only), `choices` (row, real, size, rank, options: the candidates that
# "mintc tune" would time at this size, in its order) and `model` (row, real, size, options: what the model prefers at this size).
set -uo pipefail
cd "$(dirname "$0")" || exit 1
mintc=${1:-mintc}; shift
out=../build/tune; mkdir -p "$out"; cp gpu.sh report.awk "$out"
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
: >"$out/list"; : >"$out/choices"; : >"$out/model"
common=(-O3 -arch=sm_90 -P -fhost-guard=off)
programs=0 failed=0

# program OPTIONS...: translates the row with them, unless it was, or is the same as with fewer steps.
program() {
  local options=$* said name="$row-$real-$((n + 1))" height
  [ "$options" != -ftrapezoid=auto ] || options= # what -O3 does unasked
  cut -f 2,3,6 "$out/list" | grep -qxF -- "$row"$'\t'"$real"$'\t'"$options" && return
  if ! said=$("$mintc" rows.c "${common[@]}" -ftune=off "-DROW=$number" "-DREAL=$real" -fruntime=include -Minfo "$@" -o "$out/$name.cu" 2>&1); then
    echo "prepare.sh: $row $real $options: $(grep -m 1 error <<<"$said")" >&2; failed=$((failed + 1)); return
  fi
  height=$(sed -n 's/.*-ftrapezoid=\([0-9]*\) .*/\1/p' <<<"$options")
  if [ -n "$height" ] && ! grep -q "up to $height steps are gathered" <<<"$said"; then rm "$out/$name.cu"; return; fi
  n=$((n + 1)); programs=$((programs + 1))
  printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$name" "$row" "$real" "$steps" "$at" "$options" >>"$out/list"
}

while read -r row number reals steps sizes plans; do
  [[ $row = '#' || $row = '' ]] && continue
  [ $# = 0 ] || [[ " $* " = *" $row "* ]] || continue
  for real in ${reals//,/ }; do
    n=0; at=$sizes
    program -ftrapezoid=off
    program
    for plan in ${plans//,/ }; do program "-ftrapezoid=${plan#*-}" "-ftrapezoid-kind=${plan%-*}"; done
    for size in ${sizes//;/ }; do
      "$mintc" tune rows.c "${common[@]}" "-DROW=$number" "-DREAL=$real" "--size=$size" --emit "$work/set" >/dev/null 2>"$work/said" ||
        { cat "$work/said" >&2; exit 1; }
      rank=0
      while read -r options; do
        rank=$((rank + 1)); printf '%s\t%s\t%s\t%d\t%s\n' "$row" "$real" "$size" "$rank" "$options" >>"$out/choices"
        case $options in *-ftile*) at=$size ;; *) at=$sizes ;; esac
        # shellcheck disable=SC2086
        program $options
      done < <(awk -v small="${sizes%%;*}" -v size="$size" '
        /^(nest|chain)/ { kind = $1; nests += $1 == "nest"; of = 0; next }
        /untimed/ { sub(/.*untimed +/, ""); sub(/ +plan=.*/, ""); of++; if (kind == "chain") print; else plan[of] = $0 }
        END { if (nests == 1 && size == small && split(size, d, ",") == 3) for (i = 2; i <= of + 6; i++) if (i in plan) print "-ftrapezoid=off " plan[i] }' "$work/set/candidates")
      rm -r "$work/set"
      "$mintc" model rows.c "${common[@]}" "-DROW=$number" "-DREAL=$real" "--size=$size" 2>/dev/null | awk -v at="$row	$real	$size" '
        /<- least/ { print at "\t" ($1 == "one" ? "-ftrapezoid=off" : "-ftrapezoid=" $2 " -ftrapezoid-kind=" $1) }' >"$work/model"
      cat "$work/model" >>"$out/model"; at=$sizes
      # shellcheck disable=SC2046
      program $(cut -f 4 "$work/model")
    done
  done
done <rows.txt
echo "prepare.sh: $programs programs in bench/build/tune, $failed translations failed"
[ $failed = 0 ]
