#!/usr/bin/env bash
# "mintc tune" itself for the rows of rows.txt, each precision and size, on a machine with a GPU and nvcc; then the program that "mintc -O3" makes with its record
# beside the plans that were fastest when all were timed (the tables FASTEST: .tsv of bench/results), in turn, in ROUNDS processes each:
#
#     MINTC=... [FASTEST="FILE.."] [ONLY=FILE] sets.sh [SECONDS [WORK]]
#
# No set is started after SECONDS (500); another call with the same folder WORK goes on. ONLY has the sets to make, a line "row real size" each; all without it. Where
# there are several GPUs, a set is timed on one of them. WORK/sets has what "mintc tune --emit" wrote, the times and the record of
# each set, WORK/finals a line for each process of the comparison: row, real, size, seconds of the time loop by the host's clock (the fastest call), of the first
# call, "tuned" or the plan, its program, its options. Equal texts are built, and compared, once. Plans of nests are timed at the smallest size alone:
# elsewhere the first one stands for them. Results are compared at the smallest size, by the sum of the values.
# shellcheck disable=SC2086
set -uo pipefail
cd "$(dirname "$0")" || exit 1
here=$PWD; MINTC=${MINTC:-mintc}; FASTEST=${FASTEST:-}; ROUNDS=${ROUNDS:-3}
end=$(($(date +%s) + ${1:-500})); work=${2:-$PWD/work}; cores=$(nproc); CACHE=$work/cache
CORES=$((cores/2))-$((cores - 1)); TIMERS=0-$(((cores - 1)/2)) # those that build, and those that time
GPUS=$(nvidia-smi -L | wc -l)
export GPUS here MINTC FASTEST ROUNDS end work CACHE CORES TIMERS
mkdir -p "$work/sets" "$CACHE"; touch "$work"/{finals,failed}
export common="-O3 -arch=sm_90 -P -fhost-guard=off" # words

# rivals ROW REAL SIZE: what -O3 makes unasked, and up to three plans that were within a twentieth of the fastest.
rivals() {
  echo -ftune=off
  [ -z "$FASTEST" ] || awk -F '\t' -v row="$1" -v real="$2" -v size="$3" '$1 == row && $2 == real && $3 == size && $4 != "unasked" && $5 > 0 { print $5 "\t" $4 }' $FASTEST |
    sort -g | awk -F '\t' 'NR == 1 { least = $1 } !seen[$2]++ && ++n < 4 && $1 <= 1.05*least { split($2, w, "-"); print "-ftune=off " (w[1] == "off" ? "-ftrapezoid=off" : "-ftrapezoid=" w[2] " -ftrapezoid-kind=" w[1]) }'
}
# set_of ROW NUMBER REAL STEPS SIZE RANK: all that is said above of one set, in its folder. RANK 1 is the smallest size.
set_of() {
  local row=$1 number=$2 real=$3 steps=$4 size=$5 rank=$6 folder=$work/sets/$1-$3-${5//,/x} calls=4 options said i=0 name key gpu=$((slot % GPUS))
  local lock=$work/lock$gpu
  export CUDA_VISIBLE_DEVICES=$gpu
  local program=(-DROW="$number" -DREAL="$real" --size="$size")
  [ ! -e "$folder/done" ] && [ "$(date +%s)" -lt "$end" ] || return
  rm -rf "$folder"; mkdir -p "$folder"; cp rows.c "$folder"; cd "$folder" || return
  [ "$rank" != 2 ] || calls=6
  [ "$rank" != 1 ] || calls=-16
  "$MINTC" tune rows.c $common "${program[@]}" --tolerance=1e-3 --ignore='^[0-9.]+ [0-9]+ [0-9.]+ [0-9.]+$' --emit set -- "$lock" "$calls" "$steps" ${size//,/ } >said 2>&1 || { echo "$folder emit" >>"$work/failed"; return; }
  cp set/list list
  [ "$rank" = 1 ] || awk -F '\t' 'NR == FNR { if ($4 ~ /_(,|$)/) kept[$1]; next } $1 in kept' list list >set/list
  NVCC=$here/once.sh TUNE_JOBS=6 taskset -c "$TIMERS" set/run.sh >>said 2>&1 || { echo "$folder run" >>"$work/failed"; return; }
  cp list set/list
  "$MINTC" tune rows.c $common "${program[@]}" --read set >>said 2>&1 && "$MINTC" rows.c $common "${program[@]}" -o tuned.cu >>said 2>&1 || { echo "$folder record" >>"$work/failed"; return; }
  while read -r options; do
    i=$((i + 1))
    "$MINTC" rows.c $common "${program[@]}" $options -o "$i.cu" >>said 2>&1 || echo "$folder $options" >>"$work/failed"
  done < <(rivals "$row" "$real" "$size" | tee options)
  cp "$here/once.sh" .
  for name in tuned $(seq "$i"); do [ ! -e "$name.cu" ] || echo "$name.cu"; done | xargs -P 4 -I{} ./once.sh -std=c++17 -O3 -arch=sm_90 -o {}.program {} -lm >>said 2>&1
  for _ in $(seq "$ROUNDS"); do
    local -A got=()
    for name in tuned $(seq "$i"); do
      [ -x "$name.cu.program" ] || continue
      key=$(stat -c %i "$name.cu.program"); options=tuned; [ "$name" = tuned ] || options=$(sed -n "${name}p" options)
      [ -n "${got[$key]:-}" ] || got[$key]=$(CUDA_MODULE_LOADING=EAGER timeout 60 taskset -c "$TIMERS" "./$name.cu.program" "$lock" "${calls#-}" "$steps" ${size//,/ } 2>/dev/null) || continue
      awk -v OFS='\t' -v at="$row	$real	$size" -v key="$key" -v options="$options" 'NR == 1 { print at, $1, $3, options, key }' <<<"${got[$key]}"
    done
  done >>"$work/finals"
  rm -rf set/build ./*.program; touch done
}
export -f set_of rivals

nvidia-smi --query-gpu=name,driver_version --format=csv,noheader; nvcc --version | sed -n 's/.*release/nvcc/p'
for rank in ${RANKS:-3 1 2}; do
  while read -r row number reals steps sizes _; do
    [[ $row = '#' || $row = '' ]] && continue
    IFS=';' read -r -a list <<<"$sizes"
    [ ${#list[@]} -ge "$rank" ] || continue
    for real in ${reals//,/ }; do echo "$row $number $real $steps ${list[rank - 1]} $rank"; done
  done <rows.txt | sort -k 3,3r -s
done | awk 'FILENAME != "-" { only[$1, $2, $3]; next } ($1, $3, $5) in only || !length(only)' "${ONLY:-/dev/null}" - |
  tr '\n' '\0' | xargs -0 -P "${SETS:-$((10*GPUS))}" --process-slot-var=slot -I{} bash -c 'set_of {}'
echo "$(find "$work/sets" -name done | wc -l) sets done, $(wc -l <"$work/failed") failed"
