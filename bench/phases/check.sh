# Phase check: stdout of the GPU program is that of the C program, byte for byte, at sizes that
# divide nothing, at one interior cell, at lines and planes, and at the timed size.

SIZES_2D="1,1,3 1,9,4 13,1,4 2,2,1 16,16,5 17,33,7 32,8,0 61,61,10 127,131,13 512,300,24 1021,509,17"
SIZES_3D="1,1,1,3 29,1,1,4 1,23,1,4 1,1,31,5 2,2,2,1 16,16,16,5 17,33,9,7 8,8,8,0 61,61,61,11 64,64,64,8 131,37,19,6"
BIG_STEPS=7

# compare PHASE JOB ID KIND ARGS -- LAUNCHER...: ID.KIND under LAUNCHER against the C program.
compare() {
    local phase=$1 job=$2 id=$3 kind=$4 args=${5//,/ } reference=cpu status=0
    local log=$WORK/log/$phase/$job
    shift 6
    [ "$kind" = check ] || reference=bigcpu
    if [ -e "$WORK/hung/$id" ]; then
        verdict "$phase" "$job" FAIL "not run: this program was stopped after $RUN_LIMIT s before"
        return
    fi
    # $args unquoted on purpose: numbers.
    timeout --foreground "$RUN_LIMIT" "$WORK/bin/$id.$reference" $args >"$log.want" 2>"$log.cpu-err" || status=$?
    if [ "$status" -ne 0 ]; then
        verdict "$phase" "$job" FAIL "the C program ended with status $status: $(tail -n 1 "$log.cpu-err")"
        return
    fi
    timeout --foreground "$RUN_LIMIT" "$@" "$WORK/bin/$id.$kind" $args >"$log.got" 2>"$log.gpu-err" || status=$?
    if [ "$status" -eq 124 ]; then
        mkdir -p "$WORK/hung"
        touch "$WORK/hung/$id"
        verdict "$phase" "$job" FAIL "stopped after $RUN_LIMIT s"
    elif [ "$status" -ne 0 ]; then
        verdict "$phase" "$job" FAIL "status $status: $(failure_line "$log")"
    elif cmp -s "$log.want" "$log.got"; then
        verdict "$phase" "$job" PASS
    else
        verdict "$phase" "$job" FAIL "want/got: $(diff "$log.want" "$log.got" | sed -n '/^</{p;q}') $(diff "$log.want" "$log.got" | sed -n '/^>/{p;q}')"
    fi
}

# failure_line LOG: what says most about a run that failed: the sanitizer's first finding, or the
# program's last line.
failure_line() {
    grep -s -m 1 -E 'Invalid|Race|Error:|Uninit|Barrier|Leaked|Program hit|not supported' "$1.sanitizer" ||
        tail -n 1 "$1.gpu-err"
}

# check_job ID@ARGS@KIND
check_job() {
    local id rest
    id=${1%%@*}
    rest=${1#*@}
    compare check "$1" "$id" "${rest##*@}" "${rest%@*}" --
}

check_jobs() {
    local id size sizes
    for id in $(case_ids); do
        if ! passed build "$id@cpu" || ! passed build "$id@check"; then
            continue
        fi
        load_case "$id"
        sizes=
        case ${SIZES:+given}$dims in
            0) echo "$id@@check" ;;
            2) sizes=$SIZES_2D ;;
            3) sizes=$SIZES_3D ;;
            given?) sizes=$(tr ' ' '\n' <<<"$SIZES" | awk -F, -v dims="$dims" 'NF == dims + 1') ;;
        esac
        for size in $sizes; do
            echo "$id@$size@check"
        done
    done
}

# The timed size takes gigabytes of host memory a program, so few of them run at once.
big_check_jobs() {
    local id
    for id in $(case_ids); do
        load_case "$id"
        [ "$dims" -gt 0 ] || continue
        if [ "$check_defs" = "$time_defs" ]; then
            passed build "$id@cpu" && passed build "$id@check" && echo "$id@${time_args// /,},$BIG_STEPS@check"
        else
            passed build "$id@bigcpu" && passed build "$id@bigcheck" && echo "$id@${time_args// /,},$BIG_STEPS@bigcheck"
        fi
    done
    return 0
}

phase_check() {
    check_jobs | run_jobs check "$CHECK_LIMIT" "$GPU_JOBS" check_job
    if [ "$BIG" = yes ]; then
        big_check_jobs | run_jobs bigcheck "$CHECK_LIMIT" "$BIG_JOBS" bigcheck_job
    fi
}

bigcheck_job() {
    local id rest
    id=${1%%@*}
    rest=${1#*@}
    compare bigcheck "$1" "$id" "${rest##*@}" "${rest%@*}" --
}

export -f compare failure_line check_job bigcheck_job
