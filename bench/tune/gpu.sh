#!/usr/bin/env bash
# Builds and times what prepare.sh translated, on a machine with a GPU and nvcc, then prints how far each choice is from the best plan:
#
#     DIR/gpu.sh [SECONDS [WORK]]
#
# Nothing is started after SECONDS (500): another call with the same folder WORK (DIR/work) goes on where this one stopped. WORK/times has a line for each program,
# size and process: program, size, seconds of the time loop (the fastest of some calls, by the host's clock), calls; WORK/loops the seconds of the loop as the run
# time measures it in other processes, as "mintc tune" does, which chooses by them; WORK/bits a checksum of one call, with nvcc's default flags.
# Plans that may be the fastest are timed in 3 processes and, as the tuner times them, in 5: the fastest counts, because processes differ by some percent.
# Two cores build nothing: they time, the largest size of each program while others are built, the rest when all are.
set -uo pipefail
cd "$(dirname "$0")" || exit 1
end=$(($(date +%s) + ${1:-500})); work=${2:-$PWD/work}; export end work
mkdir -p "$work"; touch "$work"/{times,loops,bits,failed}
cores=$(nproc)
say() { echo "$(date +%T) $*" >&2; }

build() {
  [ -x "$work/$1" ] || [ "$(date +%s)" -ge "$end" ] && return
  timeout $((end - $(date +%s) + 5)) nvcc -std=c++17 -O3 -arch=sm_90 -w -Xptxas -v -o "$work/$1.new" "$1.cu" -lm >"$work/$1.said" 2>&1 && mv "$work/$1.new" "$work/$1" ||
    echo "$1" >>"$work/failed"
}
# once FILE PROGRAM SIZE STEPS ROUND: times one program at one size, unless FILE has it as often. The data of several programs are made at once, and one is timed.
once() {
  local got calls=0 verbose=
  until [ -x "$work/$2" ] || [ -e "$work/built" ]; do sleep 0.2; done
  [ -x "$work/$2" ] && [ "$(date +%s)" -lt "$end" ] || return
  [ "$(grep -c "^$2	$3	" "$work/$1")" -lt "$5" ] || return
  case $1 in loops) verbose=loops ;; bits) calls=1 ;; esac
  # shellcheck disable=SC2086
  got=$(MINT_VERBOSE=$verbose CUDA_MODULE_LOADING=EAGER timeout 60 "$work/$2" "$work/lock" $calls "$4" ${3//,/ } 2>"$work/$2.$3.$1.said") || { echo "$2 $3" >>"$work/failed"; return; }
  case $1 in
  times) printf '%s\t%s\t%s\n' "$2" "$3" "${got// /	}" ;;
  bits) printf '%s\t%s\t%s\n' "$2" "$3" "${got##*$'\n'}" ;;
  loops) awk -v at="$2	$3" '/^mint: loop of / && $(NF - 9) > times { times = $(NF - 9); fastest = $(NF - 4) } END { if (times > 1) printf "%s\t%.9f\n", at, fastest/1000 }' "$work/$2.$3.$1.said" ;;
  esac >>"$work/$1"
}
export -f build once
each() { tr '\n' '\0' | xargs -0 -P 4 -I{} bash -c 'once {}'; }
# all FILE: a round of every program at each of its sizes.
all() { awk -F '\t' -v file="$1" '{ n = split($5, size, ";"); for (i = n; i >= 1; i--) print file " " $1 " " size[i] " " $4 " 1" }' list | each; }
# again FILE ROUNDS: the programs of a row and size that are within a fifth of the fastest, from round to round less, until each has that many.
again() {
  for round in $(seq 2 "$2"); do
    awk -F '\t' -v file="$1" -v round="$round" '
      NR == FNR { row[$1] = $2 FS $3; steps[$1] = $4; next }
      { at = row[$1] FS $2; of[$1 " " $2] = at; if (!(($1 " " $2) in least) || $3 < least[$1 " " $2]) least[$1 " " $2] = $3
        if (!(at in best) || $3 < best[at]) best[at] = $3 }
      END { for (p in least) if (least[p] <= (1 + 0.2/(round - 1))*best[of[p]]) { split(p, w, " "); print file " " p " " steps[w[1]] " " round } }' list "$work/$1" | sort | each
  done
}

say "building $(wc -l <list) programs, and timing the largest sizes"
rm -f "$work/built"; rest=2-$((cores - 1)); [ "$cores" -ge 6 ] || rest=0-$((cores - 1))
sorted=$(cut -f 1 list | sort -t - -k 3,3n)
(
  tr '\n' '\0' <<<"$sorted" | taskset -c "$rest" xargs -0 -P "$cores" -I{} bash -c 'build {}'
  say "built"; touch "$work/built"
) &
building=$!
awk -F '\t' 'NR == FNR { line[$1] = $0; next } { $0 = line[$1]; n = split($5, size, ";"); if (n > 1) print "times " $1 " " size[n] " " $4 " 1" }' list <(echo "$sorted") | taskset -c 0-1 bash -c "$(declare -f each); each"
wait $building
say "timing"
all times
say "loops, as mintc tune times them"
all loops; again loops 5
say "timing again"
again times 3
say "bits"
awk -F '\t' '{ split($5, size, ";"); print "bits " $1 " " size[1] " " $4 " 1" }' list | each
say "done: $(cut -f 1,2 "$work/times" | sort -u | wc -l) of $(awk -F '\t' '{ n += split($5, s, ";") } END { print n }' list) timed, $(wc -l <"$work/failed") failed"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
awk -f report.awk file=1 list file=2 choices file=3 model file=4 "$work/times" file=5 "$work/loops" file=6 "$work/bits"
