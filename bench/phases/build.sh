# Phase build. Programs of a case, as $WORK/bin/ID.KIND:
#   cpu     gcc -O2 -ffp-contract=off, the reference
#   check   nvcc -fmad=false: the same bits are expected
#   time    nvcc's default flags
#   bigcpu, bigcheck   like cpu and check, for the timed size; only where its defines differ

# build_job ID@KIND
build_job() {
    local id=${1%@*} kind=${1##*@}
    local dir=$CASES/$id log=$WORK/log/build/$1 out=$WORK/bin/$id.$kind
    local defs cu=check.cu
    load_case "$id"
    defs=$check_defs
    case $kind in
        time | big*)
            defs=$time_defs
            [ "$check_defs" = "$time_defs" ] || cu=time.cu
            ;;
    esac
    # Unquoted on purpose: lists of options without blanks inside.
    case $kind in
        *cpu) set -- "$CC" -std=gnu17 -O2 -ffp-contract=off -w $defines $defs in.c -o "$out" -lm ;;
        *check) set -- "$NVCC" "-arch=$arch" -O3 -fmad=false -lineinfo $defines $defs -I. "$cu" -o "$out" ;;
        time) set -- "$NVCC" "-arch=$arch" -O3 -Xptxas -v $defines $defs -I. "$cu" -o "$out" ;;
    esac
    if [ "$1" = "$NVCC" ] && [ ! -s "$dir/$cu" ]; then
        verdict build "$id@$kind" FAIL "not translated: $(head -n 1 "$dir/$cu.log" 2>/dev/null)"
    elif (cd "$dir" && "$@") >"$log" 2>&1; then
        verdict build "$id@$kind" PASS
    else
        verdict build "$id@$kind" FAIL "$(grep -m 1 -i error "$log" || tail -n 1 "$log")"
    fi
}

build_jobs() {
    local id
    for id in $(case_ids); do
        (
            load_case "$id"
            if wants check || wants sanitize; then
                printf '%s\n' "$id@cpu" "$id@check"
            fi
            if wants check && [ "$check_defs" != "$time_defs" ]; then
                printf '%s\n' "$id@bigcpu" "$id@bigcheck"
            fi
            if wants time && [ "$dims" -gt 0 ]; then
                printf '%s\n' "$id@time"
            fi
        )
    done
}

phase_build() {
    mkdir -p "$WORK/bin"
    build_jobs | run_jobs build "$BUILD_LIMIT" "$JOBS" build_job
    if wants time && ! "$NVCC" "-arch=$ARCH" -O3 "$BENCH/copy.cu" -o "$WORK/bin/copy" >"$WORK/log/copy" 2>&1; then
        echo "copy.cu does not build: $(tail -n 1 "$WORK/log/copy")"
    fi
}

export -f build_job
