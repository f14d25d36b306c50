#!/usr/bin/env bash
# Translates the plans of a list for gpu.sh, into bench/build/plans/. Needs mintc only: built here where Go
# is, else the bench/build/mintc of an earlier call (a static binary) is used.
set -euo pipefail

usage() {
    cat <<'USAGE'
usage: bench/plans/prepare.sh [options] LIST...
  --arch ARCH    default sm_90
  --mintc PATH   use this mintc
  --before PATH  another mintc, to compare two translations: each plan is there twice, PLAN and PLAN.before
  --out DIR      default bench/build/plans
A line of a LIST: kernels reals sizes plan mintc-options...
  heat3d,p19 float,double 512,512,512+509,509,509 t128x8x8 -O3 -ftile=128,8,8 -fchunk=4,1,8 -fstream=columns=1
Kernels are those of bench/plans/kernels.txt. The plan "levels" stands for four: O0, O1, O2 and O3,
with the further options of the line.
USAGE
}

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$root/bench/build/plans
arch=sm_90
mintc= before=
lists=()

while [ $# -gt 0 ]; do
    case $1 in
        --arch) arch=$2; shift 2 ;;
        --mintc) mintc=$(realpath "$2"); shift 2 ;;
        --before) before=$(realpath "$2"); shift 2 ;;
        --out) out=$(realpath -m "$2"); shift 2 ;;
        -h | --help) usage; exit 0 ;;
        -*) echo "prepare.sh: unknown option $1" >&2; usage >&2; exit 2 ;;
        *) lists+=("$1"); shift ;;
    esac
done
[ ${#lists[@]} -gt 0 ] || { usage >&2; exit 2; }

fail() {
    echo "prepare.sh: $*" >&2
    exit 1
}

if [ -z "$mintc" ]; then
    mintc=$root/bench/build/mintc
    if command -v go >/dev/null; then
        (cd "$root" && CGO_ENABLED=0 go build -trimpath -o "$mintc" ./cmd/mintc)
    elif [ ! -x "$mintc" ]; then
        fail "no Go here, and no $mintc from an earlier call"
    fi
fi

declare -A dims halo arrays   # of a kernel
while read -r kernel a b c rest; do
    case $kernel in '' | '#'*) continue ;; esac
    dims[$kernel]=$a halo[$kernel]=$b arrays[$kernel]=$c
done <"$here/kernels.txt"

declare -A options number     # of "kernel-real plan"
declare -A count              # of the plans of a "kernel-real"
declare -A wanted             # plans of "kernel-real size", with commas
programs=() sizes_of=()

# add KERNEL REAL SIZE PLAN OPTIONS...: by both compilers, where there are two.
add() {
    add_one "$@"
    [ -z "$before" ] || add_one "$1" "$2" "$3" "$4.before" @before "${@:5}"
}

add_one() {
    local program=$1-$2 size=${3//,/x} plan=$4
    shift 4
    local key="$program $plan"
    if [ -z "${count[$program]:-}" ]; then
        programs+=("$program")
        count[$program]=1
        options["$program reference"]=-O0 number["$program reference"]=0
    fi
    if [ -z "${options[$key]:-}" ]; then
        options[$key]=$* number[$key]=${count[$program]}
        count[$program]=$((count[$program] + 1))
    elif [ "${options[$key]}" != "$*" ]; then
        fail "$key: is '${options[$key]}' and '$*'"
    fi
    if [ -z "${wanted["$program $size"]:-}" ]; then
        sizes_of+=("$program $size")
        wanted["$program $size"]=$plan
    elif [[ ",${wanted["$program $size"]}," != *",$plan,"* ]]; then
        wanted["$program $size"]+=,$plan
    fi
}

read_list() {
    local kernels reals sizes plan rest kernel real size level
    while read -r kernels reals sizes plan rest || [ -n "$kernels" ]; do
        case $kernels in '' | '#'*) continue ;; esac
        [ -n "$plan" ] || fail "$1: too few words: $kernels $reals $sizes"
        for kernel in ${kernels//,/ }; do
            [ -n "${dims[$kernel]:-}" ] || fail "$1: no kernel $kernel"
            for real in ${reals//,/ }; do
                for size in ${sizes//+/ }; do
                    if [ "$plan" = levels ]; then
                        for level in 0 1 2 3; do
                            add "$kernel" "$real" "$size" "O$level" "-O$level" $rest
                        done
                    else
                        add "$kernel" "$real" "$size" "$plan" ${rest:--O2}
                    fi
                done
            done
        done
    done <"$1"
}

# translate "PROGRAM NUMBER OPTIONS...": NUMBER.cu, or NUMBER.refused with the message.
translate() {
    local program number options mintc=$mintc
    read -r program number options <<<"$1"
    if [[ $options == @before* ]]; then
        mintc=$before options=${options#@before}
    fi
    local dir=$out/$program kernel=${program%-*} real=${program##*-}
    # shellcheck disable=SC2086 # the options are words
    if (cd "$here/kernels" && "$mintc" $options "-arch=$arch" -P -w "-DREAL=$real" "-DSWEEP=sweep_$number" \
        "$kernel.c" -o -) >"$dir/$number.out" 2>"$dir/$number.refused"; then
        defines "REAL $real" "SWEEP sweep_$number" | cat - "$dir/$number.out" >"$dir/$number.cu"
        rm "$dir/$number.refused"
    fi
    rm "$dir/$number.out"
}

# The macros of a translation go with it.
defines() {
    printf '#define %s\n' "$@"
}

# fields_of PROGRAM: its part that holds the arrays; programs alike share one.
fields_of() {
    local kernel=${1%-*} real=${1##*-}
    local d=${dims[$kernel]} h=${halo[$kernel]}
    local name=fields-$d-$h-$real
    if [ ! -e "$out/common/$name.cu" ]; then
        (cd "$here/program" && "$mintc" -O0 "-arch=$arch" -P -w "-DREAL=$real" "-DDIMS=$d" "-DHALO=$h" fields.c -o -) |
            cat <(defines "REAL $real" "DIMS $d" "HALO $h") - >"$out/common/$name.cu"
    fi
    echo "$name"
}

# finish PROGRAM: the table of its plans that were translated.
finish() {
    local program=$1 kernel=${1%-*} key plan
    local dir=$out/$program
    for key in "${!options[@]}"; do
        [ "${key% *}" = "$program" ] || continue
        plan=${key#* }
        printf '%s\t%s\t%s\n' "${number[$key]}" "$plan" "${options[$key]}"
    done | sort -n >"$dir/plans.tsv"
    while IFS=$'\t' read -r n plan _; do
        [ ! -e "$dir/$n.cu" ] || echo "PLAN($n, \"$plan\")"
    done <"$dir/plans.tsv" >"$dir/plans.def"
    echo "-DARRAYS=${arrays[$kernel]} -DREAL=${program##*-}" >"$dir/defines" # of the C files
    echo "${arrays[$kernel]}" >"$dir/arrays"
    fields_of "$program" >"$dir/fields"
    : >"$dir/jobs"
}

# translated PROGRAM PLANS: those of the plans that were, with commas.
translated() {
    local plan list=
    for plan in ${2//,/ }; do
        [ ! -e "$out/$1/${number["$1 $plan"]}.cu" ] || list+=,$plan
    done
    echo "${list#,}"
}

for list in "${lists[@]}"; do
    read_list "$list"
done
rm -rf "$out"
mkdir -p "$out/common"
echo "$arch" >"$out/arch"
for program in "${programs[@]}"; do
    mkdir -p "$out/$program"
done

export here out arch mintc before
export -f translate defines
for key in "${!options[@]}"; do
    echo "${key% *} ${number[$key]} ${options[$key]}"
done | xargs -d '\n' -P "$(nproc)" -I{} bash -c 'translate "$1"' _ {}

for program in "${programs[@]}"; do
    finish "$program"
    [ -e "$out/$program/0.cu" ] || fail "$program: no reference: $(head -n 3 "$out/$program/0.refused")"
done
for key in "${sizes_of[@]}"; do
    plans=$(translated "${key% *}" "${wanted[$key]}")
    [ -z "$plans" ] || echo "${key#* }:$plans" >>"$out/${key% *}/jobs"
done
find "$out" -name '*.refused' | sort | while read -r file; do
    program=$(basename "$(dirname "$file")")
    n=$(basename "$file" .refused)
    echo "refused: $program $(awk -F'\t' -v n="$n" '$1 == n { print $2 ": " $3 }' "$out/$program/plans.tsv")"
    grep -m 1 error "$file" | sed 's/^/    /'
done
echo "prepare.sh: ${#programs[@]} programs, $(find "$out" -name '[0-9]*.cu' | wc -l) translations," \
    "$(find "$out" -name '*.refused' | wc -l) refused"
