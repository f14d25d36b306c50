#!/usr/bin/env bash
# Builds and times what prepare.sh translated, on a machine with a GPU and nvcc, then prints how far each choice is from the best plan:
#
#     DIR/gpu.sh [SECONDS [WORK]]
#
# Nothing is started after SECONDS (500): another call with the same folder WORK (DIR/work) goes on where this one stopped. WORK/times has a line for each program
# and size: program, size, seconds of the time loop (the fastest of some calls, by the host's clock), calls; WORK/kernels the seconds of the kernels of a call as
# the run time measures them, for the candidates of "mintc tune", which chooses by them; WORK/bits a checksum of one call, with nvcc's default flags.
set -uo pipefail
cd "$(dirname "$0")" || exit 1
end=$(($(date +%s) + ${1:-500})); work=${2:-$PWD/work}; export end work
mkdir -p "$work"; touch "$work"/{times,kernels,bits,failed}
cores=$(nproc)
say() { echo "$(date +%T) $*" >&2; }

build() {
  [ -x "$work/$1" ] || [ "$(date +%s)" -ge "$end" ] && return
  timeout $((end - $(date +%s) + 5)) nvcc -std=c++17 -O3 -arch=sm_90 -w -o "$work/$1.new" "$1.cu" -lm >"$work/$1.said" 2>&1 && mv "$work/$1.new" "$work/$1" ||
    echo "$1" >>"$work/failed"
}
# once FILE PROGRAM SIZE STEPS: times one program at one size, unless FILE has it. The data of several programs are made at once, and one is timed.
once() {
  local got calls=0 verbose=
  [ -x "$work/$2" ] && [ "$(date +%s)" -lt "$end" ] || return
  grep -q "^$2	$3	" "$work/$1" && return
  case $1 in kernels) calls=3 verbose=1 ;; bits) calls=1 ;; esac
  # shellcheck disable=SC2086
  got=$(MINT_VERBOSE=$verbose CUDA_MODULE_LOADING=EAGER timeout 60 "$work/$2" "$work/lock" $calls "$4" ${3//,/ } 2>"$work/$2.$1.said") || { echo "$2 $3" >>"$work/failed"; return; }
  case $1 in
  times) printf '%s\t%s\t%s\n' "$2" "$3" "${got// /	}" ;;
  bits) printf '%s\t%s\t%s\n' "$2" "$3" "${got##*$'\n'}" ;;
  kernels) awk -v at="$2	$3" -v calls=$calls '/^mint: .*: [0-9]+ launches, [0-9.]+ ms$/ { s += $(NF - 1) } END { if (s > 0) printf "%s\t%.9f\n", at, s/1000/calls }' "$work/$2.$1.said" ;;
  esac >>"$work/$1"
}
export -f build once

say "building $(wc -l <list) programs with $cores at once"
{ echo adaptive-double; echo adaptive-float; cut -f 1 list | sort -t - -k 3,3nr; } | tr '\n' '\0' | xargs -0 -P "$cores" -I{} bash -c 'build {}'
say "timing"
awk -F '\t' '{ n = split($5, size, ";"); for (i = n; i >= 1; i--) print "times " $1 " " size[i] " " $4 }' list | tr '\n' '\0' | xargs -0 -P 6 -I{} bash -c 'once {}'
say "kernels of the candidates"
awk -F '\t' 'NR == FNR { steps[$2, $3, $6] = $4; program[$2, $3, $6] = $1; next }
  ($1, $2, $5) in program { print "kernels " program[$1, $2, $5] " " $3 " " steps[$1, $2, $5] }' list choices | tr '\n' '\0' | xargs -0 -P 6 -I{} bash -c 'once {}'
say "bits"
awk -F '\t' '{ split($5, size, ";"); print "bits " $1 " " size[1] " " $4 }' list | tr '\n' '\0' | xargs -0 -P 6 -I{} bash -c 'once {}'
say "done: $(wc -l <"$work/times") of $(awk -F '\t' '{ n += split($5, s, ";") } END { print n }' list) timed, $(wc -l <"$work/failed") failed"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
awk -f report.awk list choices model "$work/times" "$work/kernels" "$work/bits"

# heat2d with height(adaptive), 1,000 steps a call: the fastest of later calls beside that of fixed heights, and what it settled on in the first.
for real in double float; do
  for size in 2048,2048 8192,8192; do
    for program in "adaptive-$real" $(awk -F '\t' -v r="$real" '$2 == "heat2d" && $3 == r && $6 ~ /=(6|8|10|12) .*march/ { print $1 }' list); do
      [ -x "$work/$program" ] && [ "$(date +%s)" -lt $((end + 30)) ] || continue
      # shellcheck disable=SC2086
      got=$("$work/$program" "$work/lock" 6 1000 ${size//,/ })
      echo "$program $(awk -F '\t' -v p="$program" '$1 == p { print $6 }' list) $size: $(awk '{ print 1000*$1; exit }' <<<"$got") us a step"
    done
    # shellcheck disable=SC2086
    [ ! -x "$work/adaptive-$real" ] || MINT_VERBOSE=1 "$work/adaptive-$real" "$work/lock" 2 1000 ${size//,/ } 2>&1 >/dev/null | grep settled
  done
done
