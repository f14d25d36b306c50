#!/usr/bin/env bash
# Builds, compares and times the candidates for a program's plans: written by "mintc tune". It needs nvcc, a GPU, bash and awk:
#
#     DIR/run.sh [the program's arguments]
#
# The programs run in the current directory. DIR/times then holds what was measured: "mintc tune --read DIR in.c" makes the record of
# it. Each candidate is built twice: with -fmad=false its output must be that of the first one before its time counts, and with
# nvcc's default flags it is timed, in fresh processes in turn, after one run that does not count. What belongs to a time loop has the time of the whole
# loop, as the program has it: of loops alike the fastest, as often as there were any. Other kernels have their own times. The fastest process counts: a loop
# that runs once has in it what happens once, which now and then takes milliseconds. A candidate is not run any more where it is a fifth slower than the
# best after the second round, a tenth after the third, and so on. Plans of nests are not, where the best of them leave ordinary launches much slower than
# several steps in one. The last round is the third, or a later one, after which all that are left are within 1 %.
set -uo pipefail
here=$PWD; dir=$(cd "$(dirname "$0")" && pwd)
. "$dir/settings" # flags libraries args ignore tolerance runs
[ $# = 0 ] || args=("$@")
nvcc=${NVCC:-nvcc}
say() { echo "tune: $*" >&2; }
fail() { echo "tune: error: $*" >&2; exit 1; }
command -v "$nvcc" >/dev/null || fail "there is no $nvcc on the PATH; set NVCC, or run this folder on a machine that has it"
times=$dir/times; : >"$times"
smi() { nvidia-smi --query-gpu="$1" --format=csv,noheader -i "${MINT_DEVICE:-0}" 2>/dev/null | head -n 1; }
{
  echo "device $(smi name)"; echo "driver $(smi driver_version)"
  echo "nvcc $("$nvcc" --version | sed -n 's/.*release [0-9.]*, V//p')"; echo "date $(date -u +%Y-%m-%d)"; echo "run ${args[*]}"
} >>"$times"

# Builds.
mkdir -p "$dir/build"; cd "$dir" || exit 1
mapfile -t programs < <(cut -f 1 list | sort -un)
say "building ${#programs[@]} candidates, each twice, with $nvcc"
for p in "${programs[@]}"; do
  for build in check timed; do
    mad=(); [ $build = timed ] || mad=(-fmad=false)
    printf '%q ' "$nvcc" -std=c++17 -O3 "${flags[@]}" "${mad[@]}" -o "build/$p.$build" "$p.cu" "${libraries[@]}" -lm
    echo ">build/$p.$build.said 2>&1 </dev/null || rm -f build/$p.$build"
  done
done >build/commands
tr '\n' '\0' <build/commands | xargs -0 -P "${TUNE_JOBS:-$(nproc)}" -n 1 bash -c
cd "$here" || exit 1
fault() { local why=${2//[$'\t\n']/ }; printf 'fault\t%s\t%s\n' "$1" "$why" >>"$times"; say "candidate program $1: $why"; }

# Results.
run() { CUDA_MODULE_LOADING=EAGER MINT_VERBOSE=${2:-1} "$dir/build/$1" "${args[@]}" </dev/null; }
kept() { # without lines that are not compared
  local text; text=$(cat "$1"); local pattern
  for pattern in "${ignore[@]}"; do text=$(grep -v -E -e "$pattern" <<<"$text"); done
  printf '%s\n' "$text"
}
agree() { # two files: equal, or numbers that differ by no more than the tolerance
  paste -d '\n' <(kept "$1" | sed 's/^/a /') <(kept "$2" | sed 's/^/b /') | awk -v most="$tolerance" '
    function number(t) { return t ~ /^[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?[,;:]?$/ }
    NR % 2 { n = split($0, a, " "); line = substr($0, 3); next }
    substr($0, 3) != line {
      if (most == 0 || split($0, b, " ") != n) exit bad = 1
      for (i = 2; i <= n; i++) if (a[i] != b[i]) {
        d = a[i] - b[i]; if (d < 0) d = -d; s = a[i] + 0; if (s < 0) s = -s
        if (!number(a[i]) || !number(b[i]) || d > most * s) exit bad = 1
      }
    }
    END { exit bad }'
}
alive=()
for p in "${programs[@]}"; do
  [ -x "$dir/build/$p.check" ] && [ -x "$dir/build/$p.timed" ] || { fault "$p" "does not compile: $(cat "$dir/build/$p".*.said | grep -m 1 error)"; continue; }
  say "comparing candidate $p of ${#programs[@]}"
  run "$p.check" >"$dir/build/$p.out" 2>"$dir/build/$p.err"; status=$?
  [ $status = 0 ] || { fault "$p" "ends with status $status: $(tail -n 1 "$dir/build/$p.err")"; continue; }
  if [ ${#alive[@]} = 0 ]; then
    [ -s "$dir/build/$p.out" ] || fail "the program prints nothing on standard output, so that results cannot be compared; let it print a checksum"
    first=$p
  elif ! agree "$dir/build/$first.out" "$dir/build/$p.out"; then
    fault "$p" "other results than candidate $first; lines with times: --ignore=REGEX, sums in another order: --tolerance=REL"; continue
  fi
  alive+=("$p")
done
[ ${#alive[@]} != 0 ] || fail "no candidate can be timed; $dir/build has what the compiler and the programs said"

# Times. Lines of list: program, item, candidate, kernels, whose times count. The first run of each says how often its kernels are launched.
for round in $(seq 0 "$runs"); do
  say "timing, round $round of $runs: ${#alive[@]} programs"
  for p in "${alive[@]}"; do
    clocks=$(awk -F '\t' -v p="$p" '$1 == p { print $5 }' "$dir/list" | sort -u)
    [ "$round" != 0 ] || clocks=kernels
    for clock in $clocks; do
      run "$p.timed" "${clock/kernels/1}" >/dev/null 2>"$dir/build/$p.$clock" || { fault "$p" "ended with status $? while it was timed"; continue 2; }
    done
    [ "$round" != 0 ] || continue
    said=("$dir/build/$p.kernels")
    [[ $clocks != *loops* ]] || said+=("$dir/build/$p.loops")
    awk -F '\t' -v p="$p" -v round="$round" '
      function ours(name,   i) { for (i = 1; i <= k; i++) if (name == kernels[i] || kernels[i] ~ /_$/ && index(name, kernels[i]) == 1) return 1; return 0 }
      FILENAME != list { n = split($0, w, " ") }
      FILENAME != list && match($0, /^mint: .*: [0-9]+ launches, [0-9.]+ ms$/) { name = w[n - 4]; sub(/:$/, "", name); ms[name] += w[n - 1]; made[name] += w[n - 3] }
      FILENAME != list && match($0, /^mint: loop of .* [0-9]+ times [0-9]+ launches, fastest /) { loops++; in_loop[loops] = ""; total[loops] = w[n - 9] * w[n - 4]
        for (i = 4; i < n - 9; i++) { sub(/:$/, "", w[i]); in_loop[loops] = in_loop[loops] " " w[i] } }
      FILENAME == list && $1 == p { sum = launches = 0; k = split($4, kernels, ",")
        for (name in ms) if (ours(name)) { launches += made[name]; sum += $5 == "kernels" ? ms[name] : 0 }
        for (l = 1; l <= loops && $5 == "loops"; l++) { m = split(in_loop[l], w, " "); for (i = 1; i <= m && !ours(w[i]); i++); sum += i <= m ? total[l] : 0 }
        printf "time\t%s\t%s\t%s\t%d\t%.6f\t%d\n", p, $2, $3, round, sum, launches }' list="$dir/list" "${said[@]}" "$dir/list" >>"$times"
  done
  [ "$round" != 0 ] || continue
  mapfile -t alive < <(awk -F '\t' -v round="$round" '
    FILENAME == list { kernels[$2] = $4; if ($5 == "loops" && $4 ~ /_(,|$)/) chain[$2]; next }
    $1 == "fault" { gone[$2] }
    $1 == "time" && $6 > 0 { c = $3 " " $4; item[c] = $3; program[c] = $2; if (!(c in least) || $6 < least[c]) least[c] = $6 }
    END {
      margin = round > 1 ? 1 + 0.2/(round - 1) : 1e9
      for (c in item) if (program[c] in gone) delete item[c]
      for (c in item) { i = item[c]; if (!(i in best) || least[c] < best[i]) best[i] = least[c]; if (c == i " 0") first[i] = least[c] }
      for (g in chain) if (g in first) { # ordinary launches with the best plans of their nests
        single = first[g]; k = split(kernels[g], w, ",")
        for (i in first) for (n = 1; n <= k; n++) if (i != g && kernels[i] == w[n]) { single -= first[i] - best[i]; within[i] = g }
        if (single > (margin < 1.5 ? margin : 1.5)*best[g]) for (i in within) if (within[i] == g) lost[i]
        if (single < least[g " 0"]) least[g " 0"] = single
        if (single < best[g]) best[g] = single
      }
      for (c in item) { i = item[c]; if (least[c] <= margin*best[i] && !(i in lost)) { left[program[c]]; rivals[i]++; apart[i] += least[c] > 1.01*best[i] } }
      for (i in rivals) if (rivals[i] > 1 && (round < 3 || apart[i])) more = 1
      if (more) for (p in left) print p }' list="$dir/list" "$dir/list" "$times" | sort -n)
  [ ${#alive[@]} != 0 ] || break
done
say "done: $times"
