# Phase time: nvcc's default flags at the timed size, one program at a time. A row of
# $WORK/rows: id, median, least and most GCells/s, steps, seconds a run, kernels' resources.

WARM_UP_STEPS=50

# rate LOG: the GCells/s that a program printed, or nothing.
rate() {
    sed -n 's/.*, \([0-9.][0-9.]*\) GCells\/s.*/\1/p' "$1" | tail -n 1
}

# timed_run LOG PROGRAM ARGS...: ends the program once it has printed its time, which spares the
# seconds that its checksum would take.
timed_run() {
    local log=$1 pid
    shift
    : >"$log"
    timeout --foreground "$RUN_LIMIT" "$@" >/dev/null 2>"$log" &
    pid=$!
    while kill -0 "$pid" 2>/dev/null && [ -z "$(rate "$log")" ]; do
        sleep 0.05
    done
    kill "$pid" 2>/dev/null || true
    wait "$pid" 2>/dev/null || true
}

# resources LOG: registers, static shared memory and spills of each kernel, from ptxas -v.
resources() {
    awk '/bytes spill stores/ { spill = $5 }
         /Used [0-9]+ registers/ {
             regs = smem = 0
             for (i = 1; i < NF; i++) {
                 if ($(i + 1) ~ /^registers/) regs = $i
                 if ($i == "bytes" && $(i + 1) ~ /^smem/) smem = $(i - 1)
             }
             text = regs "r/" smem "B" (spill > 0 ? "/spill " spill "B" : "")
             if (!seen[text]++ && kinds++ < 4) list = list (list == "" ? "" : " ") text
             spill = 0
         }
         END { print list }' "$1"
}

# cells ARGS...: their product
cells() {
    local product=1 n
    for n in "$@"; do
        product=$((product * n))
    done
    echo "$product"
}

# time_job ID
time_job() {
    local id=$1 program=$WORK/bin/$1.time log=$WORK/log/time/$1 run steps speed
    load_case "$id"
    # $time_args unquoted on purpose: numbers.
    timed_run "$log.0" "$program" $time_args "$WARM_UP_STEPS"
    speed=$(rate "$log.0")
    if [ -z "$speed" ]; then
        verdict time "$id" FAIL "no time printed: $(tail -n 1 "$log.0")"
        return
    fi
    steps=$(awk -v rate="$speed" -v cells="$(cells $time_args)" -v target="$TARGET" \
        'BEGIN { n = int(target * rate * 1e9 / cells); print n < 50 ? 50 : n }')
    for run in $(seq "$RUNS"); do
        timed_run "$log.$run" "$program" $time_args "$steps"
        rate "$log.$run"
    done | sort -g >"$log.rates"
    if [ "$(wc -l <"$log.rates")" -ne "$RUNS" ]; then
        verdict time "$id" FAIL "only $(wc -l <"$log.rates") of $RUNS runs printed a time"
        return
    fi
    local median
    median=$(sed -n "$(((RUNS + 1) / 2))p" "$log.rates")
    printf '%s|%s|%s|%s|%s|%s|%s\n' "$id" "$median" "$(head -n 1 "$log.rates")" \
        "$(tail -n 1 "$log.rates")" "$steps" \
        "$(awk -v s="$steps" -v c="$(cells $time_args)" -v r="$median" 'BEGIN { printf "%.2f", s * c / r / 1e9 }')" \
        "$(resources "$WORK/log/build/$id@time")" >>"$WORK/rows"
    verdict time "$id" PASS
}

time_jobs() {
    local id
    for id in $(case_ids); do
        if passed build "$id@time"; then
            echo "$id"
        fi
    done
}

phase_time() {
    local ceiling
    ceiling=$(timeout 60 "$WORK/bin/copy" 2>&1 | sed -n 's/^copy_gbs //p' || true)
    mkdir -p "$WORK/verdict/time"
    if [ -n "$ceiling" ]; then
        echo "$ceiling" >"$WORK/ceiling"
    fi
    time_jobs | run_jobs time "$TIME_LIMIT" 1 time_job
    if [ -z "$ceiling" ]; then
        verdict time copy FAIL "the device copy printed no bandwidth"
    fi
}

export WARM_UP_STEPS
export -f rate timed_run resources cells time_job
