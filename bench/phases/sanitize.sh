# Phase sanitize: NVIDIA compute-sanitizer at small sizes; the output must still be right.

SANITIZE_2D="1,1,2 17,9,5 37,19,4"
SANITIZE_3D="1,1,1,2 17,9,5,4 19,7,11,3"

# sanitize_job ID@ARGS@TOOL
sanitize_job() {
    local id=${1%%@*} rest=${1#*@}
    local args=${rest%@*} tool=${rest##*@}
    set -- "$1" --tool "$tool" --error-exitcode 99 --log-file "$WORK/log/sanitize/$1.sanitizer"
    if [ "$tool" = memcheck ]; then
        set -- "$@" --leak-check full
    fi
    local job=$1
    shift
    compare sanitize "$job" "$id" check "$args" -- compute-sanitizer "$@"
}

sanitize_jobs() {
    local id sizes size tool
    for id in $(case_ids); do
        if ! passed build "$id@cpu" || ! passed build "$id@check"; then
            continue
        fi
        load_case "$id"
        case $dims in
            0) sizes=, ;;
            2) sizes=$SANITIZE_2D ;;
            3) sizes=$SANITIZE_3D ;;
        esac
        for size in $sizes; do
            for tool in $TOOLS; do
                echo "$id@${size#,}@$tool"
            done
        done
    done
}

# Says why the sanitizer cannot be used, if so. Some virtual machines do not let it reach the GPU:
# that is a skip, not a failure.
sanitizer_problem() {
    local log=$WORK/log/sanitizer-probe job program
    if ! command -v compute-sanitizer >/dev/null; then
        echo "no compute-sanitizer on the PATH"
        return
    fi
    job=$(sanitize_jobs | sed -n 1p)
    program=$WORK/bin/${job%%@*}.check
    timeout "$RUN_LIMIT" compute-sanitizer --tool memcheck "$program" 1 1 1 >"$log" 2>&1 || true
    grep -m 1 -i 'device not supported' "$log" || true
}

phase_sanitize() {
    local problem job
    problem=$(sanitizer_problem)
    if [ -n "$problem" ]; then
        mkdir -p "$WORK/verdict/sanitize"
        verdict sanitize all SKIP "$problem"
        echo "sanitize: skipped: $problem"
        return
    fi
    sanitize_jobs | run_jobs sanitize "$SANITIZE_LIMIT" "$SANITIZE_JOBS" sanitize_job
}

export -f sanitize_job
