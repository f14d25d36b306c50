#!/usr/bin/env bash
# Builds, checks and times what prepare.sh translated, on a machine with a GPU, nvcc and gcc.
# Ends with a table on stdout; the exit status is 1 if any check failed.
set -euo pipefail

usage() {
    cat <<'USAGE'
usage: bench/gpu.sh [options]
  --phases "LIST"       of check, sanitize, time (default: all three)
  --tools "LIST"        sanitizers (default "memcheck racecheck initcheck synccheck")
  --runs N              timed runs per program (default 7)
  --target SECONDS      length of a timed run (default 0.8)
  --no-big              no check at the timed size
  --sizes "LIST"        check these instead: cells along each dimension and steps, with commas
  --jobs N              compilers at once (default: all processors)
  --build-limit S, --check-limit S, --sanitize-limit S, --time-limit S
                        the most seconds a phase may take (240, 180, 240, 420)
  --run-limit S         the most seconds one run of one program may take (60)
  --name NAME           of the report (default gpu)
  --out FILE            where it goes (default bench/results/DATE-NAME.md; also to $OUT/)
  --keep DIR            work here and leave programs and logs behind
Environment: NVCC (nvcc), CC (gcc).
USAGE
}

BENCH=$(cd "$(dirname "$0")" && pwd)
CASES=$BENCH/build/cases
COMMAND="bench/gpu.sh $*"
NVCC=${NVCC:-nvcc}
CC=${CC:-gcc}
JOBS=$(nproc)
GPU_JOBS=6       # programs that share the GPU in the check phase
BIG_JOBS=4       # of gigabytes each
SANITIZE_JOBS=4
RUN_LIMIT=60     # seconds for one run of one program
PHASES="check sanitize time"
TOOLS="memcheck racecheck initcheck synccheck"
RUNS=7
TARGET=0.8
BIG=yes
SIZES=           # to check, in place of all others
BUILD_LIMIT=240
CHECK_LIMIT=180
SANITIZE_LIMIT=240
TIME_LIMIT=420
NAME=gpu
RESULT=
KEEP=

while [ $# -gt 0 ]; do
    case $1 in
        --no-big) BIG=no; shift; continue ;;
        -h | --help) usage; exit 0 ;;
        --*) ;;
        *) echo "gpu.sh: unknown argument $1" >&2; usage >&2; exit 2 ;;
    esac
    if [ $# -lt 2 ]; then
        echo "gpu.sh: $1 is unknown or lacks its value" >&2
        exit 2
    fi
    case $1 in
        --phases) PHASES=$2 ;;
        --tools) TOOLS=$2 ;;
        --runs) RUNS=$2 ;;
        --target) TARGET=$2 ;;
        --sizes) SIZES=$2 BIG=no GPU_JOBS=$BIG_JOBS ;;
        --jobs) JOBS=$2 ;;
        --build-limit) BUILD_LIMIT=$2 ;;
        --check-limit) CHECK_LIMIT=$2 ;;
        --sanitize-limit) SANITIZE_LIMIT=$2 ;;
        --time-limit) TIME_LIMIT=$2 ;;
        --run-limit) RUN_LIMIT=$2 ;;
        --name) NAME=$2 ;;
        --out) RESULT=$2 ;;
        --keep) KEEP=$2 ;;
        *) echo "gpu.sh: unknown option $1" >&2; usage >&2; exit 2 ;;
    esac
    shift 2
done

# wants PHASE
wants() {
    [[ " $PHASES " == *" $1 "* ]]
}

for phase in $PHASES; do
    case $phase in
        check | sanitize | time) ;;
        *) echo "gpu.sh: no phase $phase" >&2; exit 2 ;;
    esac
done
for tool in "$NVCC" "$CC"; do
    command -v "$tool" >/dev/null || { echo "gpu.sh: $tool not found" >&2; exit 2; }
done
first_case=$(find "$CASES" -name case.env -print -quit 2>/dev/null || true)
if [ -z "$first_case" ]; then
    echo "gpu.sh: nothing in $CASES; run bench/prepare.sh first" >&2
    exit 2
fi
ARCH=$(sed -n 's/^arch=//p' "$first_case")

if [ -n "$KEEP" ]; then
    mkdir -p "$KEEP"
    WORK=$(cd "$KEEP" && pwd)
    (cd "$WORK" && rm -rf bin log verdict hung rows ceiling ./*.jobs)
else
    WORK=$(mktemp -d)
    trap 'rm -rf "$WORK"' EXIT
fi
mkdir -p "$WORK/log" "$WORK/verdict"
export CASES WORK NVCC CC RUN_LIMIT RUNS TARGET

for part in jobs build check sanitize time report; do
    # shellcheck disable=SC1090
    . "$BENCH/phases/$part.sh"
done

phase_build
for phase in check sanitize time; do
    if wants "$phase"; then
        "phase_$phase"
    fi
done

RESULT=${RESULT:-$BENCH/results/$(date -u +%Y-%m-%d)-$NAME.md}
mkdir -p "$(dirname "$RESULT")"
echo
report | tee "$RESULT"
if [ -n "${OUT:-}" ]; then
    cp "$RESULT" "$OUT/"
fi
[ -z "$(verdicts_of FAIL)" ]
