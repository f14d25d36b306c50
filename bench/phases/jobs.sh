# Jobs and their verdicts. A job is a name; its verdict is one line in $WORK/verdict/PHASE/NAME:
# PASS, FAIL reason or SKIP reason. A job without a verdict counts as failed.

# verdict PHASE JOB WORD [REASON...]
verdict() {
    local phase=$1 job=$2
    shift 2
    printf '%s\n' "$*" | tr '\n' ' ' | cut -c1-200 >"$WORK/verdict/$phase/$job"
}

passed() {
    grep -qs '^PASS' "$WORK/verdict/$1/$2"
}

# run_jobs PHASE LIMIT_SECONDS PARALLEL FUNCTION < job names: FUNCTION JOB for each of them.
run_jobs() {
    local phase=$1 limit=$2 parallel=$3 function=$4
    local list=$WORK/$phase.jobs began=$SECONDS job
    mkdir -p "$WORK/verdict/$phase" "$WORK/log/$phase"
    cat >"$list"
    # The shells' own words, such as "Aborted", are kept out of the way.
    timeout --kill-after=10 "$limit" \
        xargs -a "$list" -d '\n' -P "$parallel" -I{} bash -c "$function "'"$1"' _ {} 2>"$WORK/log/$phase.stderr" || true
    while read -r job; do
        if [ ! -s "$WORK/verdict/$phase/$job" ]; then
            verdict "$phase" "$job" FAIL "no verdict: stopped, or not within the $limit s of the phase"
        fi
    done <"$list"
    echo "$phase: $(wc -l <"$list") jobs in $((SECONDS - began)) s: $(count "$phase" PASS) passed," \
        "$(count "$phase" FAIL) failed, $(count "$phase" SKIP) skipped"
}

# count PHASE WORD
count() {
    cat "$WORK/verdict/$1"/* 2>/dev/null | grep -c "^$2" || true
}

# load_case ID: sets the variables of its case.env.
load_case() {
    # shellcheck disable=SC1090
    . "$CASES/$1/case.env"
}

case_ids() {
    local file
    for file in "$CASES"/*/case.env; do
        [ ! -e "$file" ] || basename "$(dirname "$file")"
    done
}

export -f verdict load_case
