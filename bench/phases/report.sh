# The report: a table in Markdown, and the failures.

# tally PHASE ID: passed/all of this case, or - if none ran.
tally() {
    local all pass
    all=$(find "$WORK/verdict/$1" -name "$2@*" 2>/dev/null | wc -l)
    pass=$(find "$WORK/verdict/$1" -name "$2@*" -exec grep -l '^PASS' {} + 2>/dev/null | wc -l)
    if [ "$all" -eq 0 ]; then echo "-"; else echo "$pass/$all"; fi
}

# timing_cells ID: the table's cells from the GCells/s on.
timing_cells() {
    local row ceiling bytes
    row=$(grep "^$1|" "$WORK/rows" 2>/dev/null || true)
    if [ -z "$row" ]; then
        echo "- | - | - | - | - |"
        return
    fi
    load_case "$1"
    ceiling=$(cat "$WORK/ceiling" 2>/dev/null || echo 0)
    case $values in
        *B) bytes=${values%B} ;;
        *) bytes=$((values * $([ "$real" = float ] && echo 4 || echo 8))) ;;
    esac
    awk -F'|' -v ceiling="$ceiling" -v bytes="$bytes" '{
        share = ceiling > 0 ? sprintf("%.1f %%", 100 * $2 * bytes / ceiling) : "-"
        printf "%.1f | %.1f-%.1f | %s | %s x %s s | %s |\n", $2, $3, $4, share, $5, $6, $7
    }' <<<"$row"
}

table() {
    local id
    echo "| case | real | options | size | bits equal | timed size | sanitizers | GCells/s | range | of copy | steps x time | regs/static smem |"
    echo "|---|---|---|---|---|---|---|---|---|---|---|---|"
    for id in $(case_ids); do
        (
            load_case "$id"
            printf '| %s | %s | %s | %s | %s | %s | %s | %s\n' "$name" "$real" "$options" "${time_args:--}" \
                "$(tally check "$id")" "$(tally bigcheck "$id")" "$(tally sanitize "$id")" "$(timing_cells "$id")"
        )
    done
}

# verdicts_of WORD: "PHASE JOB: REASON" of each verdict with that word.
verdicts_of() {
    { grep -rs "^$1" "$WORK/verdict" || true; } | sed "s|^$WORK/verdict/||; s|:$1 *|: |; s|/| |" | sort
}

# failures: the first of each phase and case, with their number; 40 at most.
failures() {
    verdicts_of FAIL | awk '
        { split($2, job, "@"); key = $1 " " job[1] }
        !(key in count) { order[++groups] = key; first[key] = $0 }
        { count[key]++ }
        END {
            for (i = 1; i <= groups && i <= 40; i++)
                print "- " first[order[i]] (count[order[i]] > 1 ? " (and " count[order[i]] - 1 " more of this case)" : "")
            if (groups > 40)
                print "- and " groups - 40 " more cases"
        }'
}

report() {
    echo "# $NAME, $(date -u +%Y-%m-%d)"
    echo
    echo "- GPU, driver: $(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null | sed -n 1p || echo unknown)"
    echo "- nvcc: $("$NVCC" --version 2>/dev/null | sed -n 's/.*release/release/p')"
    echo "- reference: $("$CC" --version | sed -n 1p), -O2 -ffp-contract=off"
    echo "- command: $COMMAND"
    if [ -s "$WORK/ceiling" ]; then
        echo "- device copy, 4 GiB, read + write: $(cat "$WORK/ceiling") GB/s"
        echo "- GCells/s: median of $RUNS runs after a warm-up, wall clock around the time loop, nvcc's default flags"
    fi
    echo "- bits equal: stdout, with a hash of the field, of \`nvcc -fmad=false\` against the reference; passed/run"
    verdicts_of SKIP | sed 's/^/- skipped: /'
    echo
    table
    echo
    if [ -n "$(verdicts_of FAIL)" ]; then
        echo "Failures:"
        echo
        failures
    else
        echo "No failures."
    fi
}
