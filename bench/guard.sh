#!/usr/bin/env bash
# Tests and times the guard of host arrays (doc/host-guard.md). "bench/guard.sh prepare" translates, where Go is;
# "bench/guard.sh" builds, runs and prints the tables on a machine with a GPU, nvcc and gcc. Exit status 1: something is wrong.
set -euo pipefail
bench=$(cd "$(dirname "$0")" && pwd)
build=$bench/build/guard
arch=${ARCH:-sm_90}

prepare() {
    mkdir -p "$build"
    (cd "$bench/.." && CGO_ENABLED=0 go build -trimpath -o "$build/mintc" ./cmd/mintc)
    for mode in sync stop off; do
        for name in peek loop; do
            "$build/mintc" -P -O3 "-arch=$arch" "-fhost-guard=$mode" "$bench/guard/$name.c" -o "$build/$name-$mode.cu" ||
                echo "guard.sh: $name is refused with -fhost-guard=$mode" >&2
        done
    done
    (cd "$bench/.." && go test ./codegen/cuda/runtime -count=1 -run TestWriteGuard -guard-dir "$build")
    cp "$bench/guard/other.c" "$bench/guard/peek.c" "$build/"
}

# compile PROGRAM SOURCE...
compile() {
    local program=$1
    shift
    "${NVCC:-nvcc}" -O2 "-arch=$arch" -o "$program" "$@"
}

# situation MODE NAME WANT: one of runtime/testdata/guard.cu; WANT is its exit status.
situation() {
    local got=0 said
    said=$(timeout 60 "$build/guard-$1" "$2" 2>&1) || got=$?
    if [ "$got" = "$3" ]; then
        echo "| $1 | $2 | as expected |"
    else
        echo "| $1 | $2 | **status $got**: $(tail -n 2 <<<"$said" | tr '\n' ' ') |"
        failed=1
    fi
}

if [ "${1:-}" = prepare ]; then
    prepare
    exit
fi
[ -e "$build/guard_times.cu" ] || { echo "guard.sh: run 'bench/guard.sh prepare' first, where Go is" >&2; exit 2; }
failed=0
cd "$build"
gcc -O2 -c other.c -o other.o
gcc -O2 -Wno-unknown-pragmas peek.c other.c -o peek-serial
for source in ./*.cu; do
    program=${source%.cu}
    other=other.o
    [[ $program != ./guard* ]] || other=
    compile "$program" "$source" $other &
    while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do sleep 0.1; done
done
wait
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader || true
echo
echo "| guard | situation | |"
echo "|---|---|---|"
for name in reads writes edges equal filled system_call threads handlers chain fork freed stack global copies elements kept small_reads small_writes; do
    situation sync $name 0
done
for name in reads writes edges equal handlers fork kept small_writes; do
    situation stop $name 134
done
situation sync own_cuda 134 # the emulator has no driver, and goes on
situation sync crash 139
situation sync crash_chained 139
for cells in 100 5000 1000000; do
    ./peek-serial $cells >peek.want
    if timeout 60 ./peek-sync $cells >peek.got 2>peek.said && cmp -s peek.want peek.got; then
        echo "| sync | peek.c, $cells cells | as expected |"
    else
        echo "| sync | peek.c, $cells cells | **differs**: $(tail -n 1 peek.said) |"
        failed=1
    fi
done
echo
echo "Milliseconds for an array: to close its pages, to open them, a launch with them closed, a call that may touch it,"
echo "a read that is caught, a write, the launch behind that, copies to the device and from it; and whether values were right."
echo
echo "| | close | open | launch | call | read | write | launch behind | to device | from device | right |"
echo "|---|---|---|---|---|---|---|---|---|---|---|"
for mib in 1 64 1024; do
    timeout 120 ./guard_times $mib 2>/dev/null || failed=1
done
echo
echo "| cells | guard | |"
echo "|---|---|---|"
for size in "1000 20000" "1000000 20000" "134217728 200"; do
    for round in 1 2 3; do
        for mode in sync off; do
            [ -x "./loop-$mode" ] || continue
            # shellcheck disable=SC2086
            echo "| ${size% *} | $mode | $(timeout 120 "./loop-$mode" $size) |"
        done
    done
done
exit $failed
