#!/usr/bin/env bash
# What gathering steps costs where no launch makes several: replay.sh prepare [MINTC] translates heat2d and heat3d of bench/tune/rows.c with one step a launch, and with
# several, whose kernels then say that they cannot: every step is filed, and launched by itself in the end. The folder bench/build/replay goes to a machine with a GPU, which runs
# `replay.sh` there: microseconds a step, the least median of ROUNDS (5) processes of seven calls each, in turn.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
if [ "${1:-}" = prepare ]; then
  out=$here/../build/replay; mkdir -p "$out"; rm -rf "${out:?}"/*; cp "$here/replay.sh" "$out"
  while read -r name row real steps size height; do
    translate() { "${mintc:-mintc}" "$here/../tune/rows.c" -O3 -arch=sm_90 -P "-DROW=$row" "-DREAL=$real" "-ftrapezoid=$1" -ftrapezoid-kind=march -o "$2" || exit 1; }
    mintc=${2:-mintc}
    translate off "$out/$name-$real-off.cu"
    translate "$height" "$out/$name-$real-filed.cu"
    sed -i '/^static bool advance_run_chain1(/{n;s/^{$/{\n    return false;/}' "$out/$name-$real-filed.cu"
    grep -q '^    return false;$' "$out/$name-$real-filed.cu" || { echo "$name: nothing to replace"; exit 1; }
    echo "$name $real $steps $size" >>"$out/list"
  done <<'END'
heat2d 1 double 20000 62,62 8
heat3d 4 double 200 512,512,512 4
heat3d 4 float 200 512,512,512 4
END
  exit
fi
cd "$here" || exit 1
sed 's/^\([^ ]*\) \([^ ]*\) .*/\1-\2-off\n\1-\2-filed/' list | xargs -P "$(nproc)" -I{} bash -c '[ -x {} ] || nvcc -std=c++17 -O3 -arch=sm_90 -w -o {} {}.cu'
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader; nvcc --version | grep release
echo '| | cells | one step a launch, us | filed first, us | more |'; echo '|---|---|---|---|---|'
while read -r name real steps size; do
  for _ in $(seq "${ROUNDS:-5}"); do
    for way in off filed; do echo "$way $("./$name-$real-$way" ./lock 8 "$steps" ${size//,/ } </dev/null)"; done
  done | awk -v at="$name $real | ${size//,/ x }" -v steps="$steps" '{ t = 1e6*$5/steps; if (!($1 in least) || t < least[$1]) least[$1] = t }
    END { printf "| %s | %.3f | %.3f | %.3f us, %.2f %% |\n", at, least["off"], least["filed"], least["filed"] - least["off"], 100*(least["filed"]/least["off"] - 1) }'
done <list
