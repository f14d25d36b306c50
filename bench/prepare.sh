#!/usr/bin/env bash
# Translates the cases for gpu.sh into bench/build/cases/. Needs mintc only: built here where Go
# is, else the bench/build/mintc of an earlier call (a static binary) is used.
set -euo pipefail

usage() {
    cat <<'USAGE'
usage: bench/prepare.sh [options] [FILE.c | CASE_DIR]...
  --levels "LIST"   optimisation levels; further mintc options after commas (default "0"),
                    for instance "0 2 3 3,-ftrapezoid=off"
  --reals "LIST"    precisions (default "float double")
  --cases "LIST"    cases of bench/cases.txt (default: all)
  --arch ARCH       default sm_90
  --mintc PATH      use this mintc
Further arguments are programs that are checked but not timed: a C file, or a folder with in.c.
USAGE
}

root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/bench/build
levels=0
reals="float double"
wanted=
arch=sm_90
mintc=
extra=()

while [ $# -gt 0 ]; do
    case $1 in
        --levels) levels=$2; shift 2 ;;
        --reals) reals=$2; shift 2 ;;
        --cases) wanted=$2; shift 2 ;;
        --arch) arch=$2; shift 2 ;;
        --mintc) mintc=$2; shift 2 ;;
        -h | --help) usage; exit 0 ;;
        -*) echo "prepare.sh: unknown option $1" >&2; usage >&2; exit 2 ;;
        *) extra+=("$(realpath "$1")"); shift ;;
    esac
done

find_mintc() {
    if [ -n "$mintc" ]; then
        mintc=$(realpath "$mintc")
        return
    fi
    mintc=$build/mintc
    if command -v go >/dev/null; then
        (cd "$root" && CGO_ENABLED=0 go build -trimpath -o "$mintc" ./cmd/mintc)
    elif [ ! -x "$mintc" ]; then
        echo "prepare.sh: no Go here, and no $mintc from an earlier call" >&2
        exit 1
    fi
}

# translate ID OUTPUT DEFINES...: a failure is left for gpu.sh to report.
failures=0
translate() {
    local id=$1 output=$2
    shift 2
    local dir=$build/cases/$id
    if ! (cd "$dir" && "$mintc" "$@" "-arch=$arch" in.c -o "$output") 2>"$dir/$output.log"; then
        echo "prepare.sh: $id: mintc $* -arch=$arch in.c -o $output failed:" >&2
        head -n 5 "$dir/$output.log" >&2
        failures=$((failures + 1))
    fi
}

# new_case ID SOURCE: its folder, with the C file as in.c and the headers beside it.
new_case() {
    local dir=$build/cases/$1 header up
    mkdir -p "$dir"
    case $1 in
        *-untiled-*) sed '/^#pragma mint for/s/ \(tile\|chunksize\)([^)]*)//g' "$2" >"$dir/in.c" ;;
        *) cp "$2" "$dir/in.c" ;;
    esac
    for up in . ../..; do # golden cases share a header above their families
        for header in "$(dirname "$2")/$up"/*.h; do
            [ ! -e "$header" ] || cp "$header" "$dir/$up/"
        done
    done
}

# A value that is missing for a kind of case is written as an empty string.
write_env() {
    local dir=$build/cases/$1
    shift
    printf '%s\n' "$@" >"$dir/case.env"
}

prepare_case() {
    local name=$1 source=$2 dims=$3 values=$4 check_defs=$5 time_defs=$6 time_args=$7
    local real level id flags
    # Bytes, not numbers: the program has no REAL, so once is enough.
    local reals=$reals
    [[ $values != *B ]] || reals=none
    check_defs=${check_defs#-}
    [ -z "$check_defs" ] || check_defs="-${check_defs//,/ }"
    time_defs=${time_defs#-}
    [ -z "$time_defs" ] || time_defs="-${time_defs//,/ }"
    for real in $reals; do
        for level in $levels; do
            id=$name-$real-O${level//,/}
            flags="-O${level//,/ }"
            new_case "$id" "$root/$source"
            write_env "$id" "name=$name" "real=$real" "options='$flags'" "arch=$arch" \
                "dims=$dims" "values=$values" "defines=-DREAL=$real" \
                "check_defs='$check_defs'" "time_defs='$time_defs'" "time_args='$time_args'"
            # Unquoted on purpose: lists of options without blanks inside.
            translate "$id" check.cu $flags "-DREAL=$real" $check_defs
            if [ "$check_defs" != "$time_defs" ]; then
                translate "$id" time.cu $flags "-DREAL=$real" $time_defs
            fi
        done
    done
}

prepare_extra() {
    local source=$1 name level id flags defines own=
    if [ -d "$source" ]; then
        name=$(basename "$source")
        [ ! -e "$source/args" ] || own=$(cat "$source/args")
        source=$source/in.c
    else
        name=$(basename "$source" .c)
    fi
    for level in $levels ${own:+own}; do
        id=$name-extra-O${level//,/}
        flags="-O${level//,/ }"
        [ "$level" != own ] || flags=$own # of a golden case
        defines=$(tr ' ' '\n' <<<"$flags" | grep -- '^-D' | tr '\n' ' ' || true) # which gcc needs, too
        new_case "$id" "$source"
        write_env "$id" "name=$name" "real=-" "options='$flags'" "arch=$arch" \
            "dims=0" "values=" "defines='$defines'" "check_defs=" "time_defs=" "time_args="
        translate "$id" check.cu $flags
    done
}

is_wanted() {
    [ -z "$wanted" ] || [[ " $wanted " == *" $1 "* ]]
}

mkdir -p "$build"
find_mintc
rm -rf "$build/cases"
mkdir -p "$build/cases"
while read -r name source dims values check_defs time_defs time_args; do
    case $name in '' | '#'*) continue ;; esac
    if is_wanted "$name"; then
        prepare_case "$name" "$source" "$dims" "$values" "$check_defs" "$time_defs" "$time_args"
    fi
done <"$root/bench/cases.txt"
for source in ${extra[@]+"${extra[@]}"}; do
    prepare_extra "$source"
done

echo "prepare.sh: $(find "$build/cases" -name case.env | wc -l) programs in bench/build/cases," \
    "$failures translations failed"
[ "$failures" -eq 0 ]
