#!/usr/bin/env bash
# What sets the pace of the kernels that table.sh times: counters.sh WORK [PATTERN], in the folder of `table.sh prepare`, on a machine with a GPU and Nsight Compute, behind
# `table.sh WORK`, which builds them (what is missing is built here). For each line of the list that matches, one launch at the first size: time, bytes of device memory
# and of the L2 cache, and shares of what the device can do: issued instructions, its arithmetic pipes, shared memory; then, for each instruction that a warp issues, the
# cycles for which it waited, the longest three waits. WORK/NAME.counters has all that ncu says.
set -uo pipefail
cd "$(dirname "$0")" || exit 1
work=${1:-$PWD/work}; mkdir -p "$work"; export work
build() { [ -x "$work/$1.timed" ] || nvcc -std=c++17 -O3 -arch=sm_90 -w -o "$work/$1.timed" "$1.cu"; }
export -f build
grep -E "${2:-.}" list | while read -r name real _; do echo "build $name-$real-auto"; done | tr '\n' '\0' | xargs -0 -P "$(nproc)" -I{} bash -c '{}'
metrics=dram__bytes_read.sum,dram__bytes_write.sum,lts__t_bytes.sum,smsp__inst_executed.sum,l1tex__data_pipe_lsu_wavefronts_mem_shared.avg.pct_of_peak_sustained_elapsed
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader; ncu --version | tail -n 1
echo '| row | real | kernel | ms | memory GB, TB/s | L2 GB | millions of instructions | issue % | pipes % | shared % | waits, cycles an instruction |'; echo '|---|---|---|---|---|---|---|---|---|---|---|'
grep -E "${2:-.}" list | while read -r name real _ sizes _; do
  size=${sizes%%;*}; to=$work/$name-$real.counters
  profile=(ncu --clock-control none --kill yes --page raw --csv --print-units base -k regex:^run_ -s 2 -c 1 --section SpeedOfLight --section ComputeWorkloadAnalysis --section WarpStateStats)
  run=("$work/$name-$real-auto.timed" "$work/lock" 1 400 ${size//,/ })
  "${profile[@]}" --metrics "$metrics" "${run[@]}" >"$to" 2>&1 </dev/null || "${profile[@]}" "${run[@]}" >"$to" 2>&1 </dev/null
  grep '^"' "$to" | sed 's/","/\t/g; s/^"//; s/"$//' | awk -F '\t' -v at="$name | $real" '
    NR == 1 { for (i = 1; i <= NF; i++) name[i] = $i }
    NR > 2 { for (i = 1; i <= NF; i++) { v = $i; gsub(",", "", v); of[name[i]] = v
               if (name[i] ~ /issue_stalled_.*_per_issue_active/) { w = name[i]; sub(/.*issue_stalled_/, "", w); sub(/_per_issue.*/, "", w); waits[w] = v }
               if (name[i] ~ /^sm__inst_executed_pipe_[a-z0-9_]*\.avg\.pct_of_peak_sustained_active$/ || name[i] ~ /^sm__pipe_[a-z0-9_]*cycles_active\.avg\.pct_of_peak_sustained_active$/) {
                 w = name[i]; sub(/^sm__(inst_executed_)?pipe_/, "", w); sub(/(_cycles_active)?\.avg.*/, "", w); if (w != "shared" && v > pipes[w]) pipes[w] = v } } }
    function most(list, n, form,   text, k, best) { while (n-- > 0) { best = ""; for (k in list) if (best == "" || list[k] + 0 > list[best] + 0) best = k; if (best == "") break
               text = text (text ? ", " : "") sprintf("%s " form, best, list[best]); delete list[best] }; return text }
    END { if (NR < 3) exit
          ns = of["gpu__time_duration.sum"]; gb = (of["dram__bytes_read.sum"] + of["dram__bytes_write.sum"])/1e9; delete waits["selected"]
          kernel = of["Kernel Name"]; sub(/^void /, "", kernel); sub(/[<(].*/, "", kernel)
          printf "| %s | %s | %.3f | %.2f, %.2f | %.2f | %.0f | %.0f | %s | %.0f | %s |\n", at, kernel, ns/1e6, gb, ns ? gb*1e6/ns : 0, of["lts__t_bytes.sum"]/1e9,
            of["smsp__inst_executed.sum"]/1e6, of["sm__inst_issued.avg.pct_of_peak_sustained_elapsed"], most(pipes, 2, "%.0f"), of["l1tex__data_pipe_lsu_wavefronts_mem_shared.avg.pct_of_peak_sustained_elapsed"], most(waits, 3, "%.1f") }'
done
