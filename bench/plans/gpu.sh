#!/usr/bin/env bash
# Builds and runs what prepare.sh translated, on a machine with a GPU, nvcc and gcc. Writes a table and a TSV.
set -euo pipefail

usage() {
    cat <<'USAGE'
usage: bench/plans/gpu.sh [options]
  --name NAME       of the results (default plans): DATE-NAME.md and .tsv; also to $OUT/
  --limit SECONDS   for everything (default 540)
  --rounds N        timed runs per plan, whose median counts (default 3)
  --seconds S       that a timed run takes, about (default 0.03)
  --check-steps N   after which plans are compared with the reference (default 13)
  --exact           compare bit for bit, too, in programs built with -fmad=false
  --plans DIR       what prepare.sh wrote (default bench/build/plans)
  --results DIR     default bench/results
  --programs "LIST" KERNEL-REALs to run (default: all that were prepared)
  --jobs N          compilers at once (default: all processors)
  --keep DIR        work here and leave programs and logs behind
Environment: NVCC (nvcc), CC (gcc). Status: 1 if a plan failed or computed something else than the reference.
USAGE
}

here=$(cd "$(dirname "$0")" && pwd)
bench=$(cd "$here/.." && pwd)
plans=$bench/build/plans results=$bench/results
command="bench/plans/gpu.sh $*"
nvcc=${NVCC:-nvcc}
cc=${CC:-gcc}
name=plans limit=540 rounds=3 seconds=0.03 check_steps=13 exact= programs= keep=
jobs=$(nproc)

while [ $# -gt 0 ]; do
    case $1 in
        --exact) exact=yes; shift; continue ;;
        -h | --help) usage; exit 0 ;;
        --name | --plans | --results | --limit | --rounds | --seconds | --check-steps | --programs | --jobs | --keep) ;;
        *) echo "gpu.sh: unknown argument $1" >&2; usage >&2; exit 2 ;;
    esac
    [ $# -ge 2 ] || { echo "gpu.sh: $1 lacks its value" >&2; exit 2; }
    option=${1#--}
    printf -v "${option//-/_}" %s "$2"
    shift 2
done

for tool in "$nvcc" "$cc"; do
    command -v "$tool" >/dev/null || { echo "gpu.sh: $tool not found" >&2; exit 2; }
done
[ -s "$plans/arch" ] || { echo "gpu.sh: nothing in $plans; run bench/plans/prepare.sh first" >&2; exit 2; }
arch=$(cat "$plans/arch")
if [ -z "$programs" ]; then
    programs=$(cd "$plans" && for jobs_file in */jobs; do dirname "$jobs_file"; done)
fi
if [ -n "$keep" ]; then
    mkdir -p "$keep"
    work=$(cd "$keep" && pwd)
else
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi

# Seconds until the limit, 1 at least: timeout takes 0 for no limit.
left() {
    echo $((SECONDS < limit ? limit - SECONDS : 1))
}

# ---- build ----

# compile "FLAVOUR SOURCE OBJECT FLAGS...": the log stands beside the object.
compile() {
    local flavour source object flags
    read -r flavour source object flags <<<"$1"
    local words=("$nvcc" "-arch=$arch" -O3 -Xptxas -v)
    [ "$flavour" = time ] || words+=(-fmad=false)
    [ "${source##*.}" = cu ] || words=("$cc" -O2)
    mkdir -p "$(dirname "$object")"
    # shellcheck disable=SC2086 # the flags are words
    "${words[@]}" $flags "-I$here/program" -c "$source" -o "$object" >"$object.log" 2>&1 ||
        { echo "does not build: $source ($flavour): $(grep -m 1 -i error "$object.log")"; rm -f "$object"; }
}

# sources FLAVOUR: what compile takes, the large ones first.
sources() {
    local program file to fields done=
    for program in $programs; do
        for file in "$plans/$program"/*.cu; do
            echo "$1 $file $work/$1/$program/$(basename "$file" .cu).o"
        done
        to=$work/$1/$program fields=$(cat "$plans/$program/fields")
        [[ $done == *" $fields "* ]] || echo "$1 $plans/common/$fields.cu $work/$1/$fields.o"
        done+=" $fields "
        echo "$1 $here/program/table.c $to/table.o $(cat "$plans/$program/defines") -I$plans/$program"
        echo "$1 $here/program/measure.c $to/measure.o $(cat "$plans/$program/defines")"
        echo "$1 $here/program/main.c $to/main.o $(cat "$plans/$program/defines")"
    done
}

# link FLAVOUR/PROGRAM
link() {
    local program=${1##*/}
    "$nvcc" "-arch=$arch" "$work/$1"/*.o "$work/${1%%/*}/$(cat "$plans/$program/fields").o" -o "$work/$1/program" \
        >"$work/$1/link.log" 2>&1 || echo "does not link: $1: $(head -n 1 "$work/$1/link.log")"
}

# in_parallel FUNCTION < its arguments, one a line
in_parallel() {
    timeout --kill-after=5 "$(left)" xargs -d '\n' -P "$jobs" -I{} bash -c "$1 "'"$1"' _ {} || true
}

build() {
    local flavour program
    for flavour in time ${exact:+exact}; do
        sources "$flavour"
    done | in_parallel compile
    for program in $programs; do
        for flavour in time ${exact:+exact}; do
            echo "$flavour/$program"
        done
    done | in_parallel link
    "$nvcc" "-arch=$arch" -O3 "$bench/copy.cu" -o "$work/copy" >"$work/copy.log" 2>&1 || echo "copy.cu does not build"
}

# ---- run ----

# run FLAVOUR PROGRAM OPTIONS...: its lines, with the program in front, go to $work/FLAVOUR.tsv.
run() {
    local flavour=$1 program=$2 dir=$work/$1/$2 status=0
    shift 2
    [ -x "$dir/program" ] || return 0
    if [ "$(left)" -lt 5 ]; then
        echo "no time left for $program ($flavour)"
        return
    fi
    local began=$SECONDS
    # shellcheck disable=SC2046 # the jobs are words
    timeout --kill-after=5 "$(left)" "$dir/program" "$@" -c "$check_steps" $(cat "$plans/$program/jobs") \
        >"$dir/results" 2>"$dir/errors" || status=$?
    sed "s/^/$program\t/" "$dir/results" >>"$work/$flavour.tsv"
    echo "$flavour $program: $(wc -l <"$dir/results") plans in $((SECONDS - began)) s$([ $status = 0 ] || echo ", status $status")"
    sed 's/^/    /' "$dir/errors" | head -n 12
}

# ---- results ----

# resources PROGRAM: number, then registers, bytes of spills, static and dynamic shared memory of each translation;
# with + between the kernels of one.
resources() {
    local file log number dynamic
    for file in "$plans/$1"/*.cu; do
        number=$(basename "$file" .cu)
        log=$work/time/$1/$number.o.log
        [ -e "$log" ] || continue
        dynamic=$(sed -n 's/.*<<<.*), \(.*\), mint_stream()>>>.*/\1/p' "$file" | tr -d '\t ' | paste -sd+)
        awk -v number="$number" -v dynamic="$dynamic" '
            function add(list, item) { return list == "" ? item : list "+" item }
            /bytes spill stores/ { spill = $5 + $9 }
            /Used [0-9]+ registers/ {
                shared = 0
                for (i = 1; i < NF; i++) {
                    if ($(i + 1) ~ /^registers/) registers = add(registers, $i)
                    if ($i == "bytes" && $(i + 1) ~ /^smem/) shared = $(i - 1)
                }
                spills = add(spills, spill + 0)
                static = add(static, shared)
            }
            END { printf "%s\t%s\t%s\t%s\t%s\n", number, registers, spills, static, dynamic }' "$log"
    done
}

# tsv: the machine-readable results. What was refused or did not finish has a status, and no numbers.
tsv() {
    local program
    printf 'kernel\treal\tsize\tplan\toptions\tstatus\tgcells\tleast\tmost\tcopy_percent\tregisters\tspill\tstatic_shared\t'
    printf 'dynamic_shared\tdiffer\tworst\texact_differ\n'
    for program in $programs; do
        resources "$program" >"$work/resources"
        awk -F'\t' -v OFS='\t' -v program="$program" -v copy="$copy" -v arrays="$(cat "$plans/$program/arrays")" \
            -v real="${program##*-}" -v kernel="${program%-*}" '
            function row(size, plan, status, numbers) {
                print kernel, real, size, plan, options[plan], status, numbers
            }
            FILENAME ~ /plans.tsv$/ { options[$2] = $3; number[$2] = $1; order[++count] = $2; next }
            FILENAME ~ /resources$/ { used[$1] = $2 OFS $3 OFS $4 OFS $5; next }
            FILENAME ~ /jobs$/ {
                split($0, job, ":")
                n = split(job[2], names, ",")
                for (i = 1; i <= n; i++) {
                    asked[names[i]] = 1
                    due[++dues] = job[1] OFS names[i]
                }
                next
            }
            $1 != program { next }
            { pair = $2 OFS $3 }
            FILENAME ~ /exact.tsv$/ { exact[pair] = $4 == "ok" || $4 == "wrong" ? $8 : $4; next }
            {
                seen[pair] = 1
                bytes = arrays * (real == "float" ? 4 : 8)
                share = $5 != "" && copy > 0 ? sprintf("%.1f", 100 * $5 * bytes / copy) : ""
                row($2, $3, $4, $5 OFS $6 OFS $7 OFS share OFS used[number[$3]] OFS $8 OFS $9 OFS exact[pair])
            }
            END {
                none = "\t\t\t\t\t\t\t\t\t\t"
                for (i = 1; i <= dues; i++)
                    if (!(due[i] in seen)) {
                        split(due[i], part, OFS)
                        row(part[1], part[2], "not run", none)
                    }
                for (i = 1; i <= count; i++)
                    if (!(order[i] in asked) && order[i] != "reference")
                        row("", order[i], "refused", none)
            }' "$plans/$program/plans.tsv" "$work/resources" "$plans/$program/jobs" \
            "$work/exact.tsv" "$work/time.tsv"
    done
}

# changes TSV: of plans that prepare.sh --before translated twice, what the second translation changes.
changes() {
    awk -F'\t' '
        $6 == "ok" || $6 == "wrong" { speed[$1, $2, $3, $4] = $7; used[$1, $2, $3, $4] = $11 " | " $12; exact[$1, $2, $3, $4] = $17 }
        $4 ~ /[.]before$/ && ($6 == "ok" || $6 == "wrong") { due[++n] = $1 SUBSEP $2 SUBSEP $3 SUBSEP substr($4, 1, length($4) - 7) }
        END {
            if (n > 0) {
                print "\n| kernel | real | size | plan | before | now | change | registers before | spill | now | spill | bits equal |"
                print "|---|---|---|---|---|---|---|---|---|---|---|---|"
            }
            for (i = 1; i <= n; i++) {
                split(due[i], k, SUBSEP)
                old = k[1] SUBSEP k[2] SUBSEP k[3] SUBSEP k[4] ".before"
                if (due[i] in speed)
                    printf "| %s | %s | %s | %s | %s | %s | %+.2f %% | %s | %s | %s |\n", k[1], k[2], k[3], k[4], speed[old], speed[due[i]],
                        100 * (speed[due[i]] / speed[old] - 1), used[old], used[due[i]],
                        exact[due[i]] == "" ? "-" : exact[due[i]] == "0" && exact[old] == "0" ? "yes" : "no"
                else
                    printf "| %s | %s | %s | %s | %s | not run |\n", k[1], k[2], k[3], k[4], speed[old]
            }
        }' "$1"
}

report() {
    local file
    echo "# $name, $(date -u +%Y-%m-%d)"
    echo
    echo "- GPU, driver: $(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null | sed -n 1p || echo unknown)"
    echo "- nvcc: $("$nvcc" --version 2>/dev/null | sed -n 's/.*release/release/p'), \`-O3 -arch=$arch\`"
    echo "- command: \`$command\`"
    echo "- device copy, 4 GiB, read + write: ${copy:-unknown} GB/s; of copy: at the fewest bytes per cell"
    echo "- GCells/s: median of $rounds interleaved runs of about $seconds s"
    echo "- differ: cells that are not the plain kernel's after $check_steps steps, nvcc's default contraction, and the" \
        "largest relative difference; exact: the same with \`-fmad=false\`"
    echo
    echo "| kernel | real | size | plan | options | GCells/s | range | of copy | registers | spill | shared | differ | exact |"
    echo "|---|---|---|---|---|---|---|---|---|---|---|---|---|"
    { head -n 1 "$1"; tail -n +2 "$1" | sort -t$'\t' -k1,1 -k2,2 -k3,3 -k7,7gr; } | awk -F'\t' 'NR > 1 {
        if ($6 == "ok" || $6 == "wrong")
            printf "| %s | %s | %s | %s | `%s` | %s%s | %s-%s | %s %% | %s | %s | %s, %s | %s, %s | %s |\n", $1, $2, $3, $4, $5,
                $6 == "wrong" ? "**wrong** " : "", $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 == "" ? "-" : $17
        else
            printf "| %s | %s | %s | %s | `%s` | %s | | | | | | | |\n", $1, $2, $3, $4, $5, $6
    }'
    changes "$1"
    for file in "$plans"/*/*.refused; do
        [ -e "$file" ] || continue
        echo
        echo "Refused: ${file#"$plans"/}: $(grep -m 1 error "$file")"
    done
}

export here plans work arch nvcc cc
export -f compile link
: >"$work/time.tsv"
: >"$work/exact.tsv"
build
echo "build: $SECONDS s"
copy=$(timeout "$(left)" "$work/copy" 2>&1 | sed -n 's/^copy_gbs //p' || true)
for program in $programs; do
    [ -z "$exact" ] || run exact "$program" -r 1 -s 0
done
for program in $programs; do
    run time "$program" -r "$rounds" -s "$seconds"
done
file=$results/$(date -u +%Y-%m-%d)-$name
mkdir -p "$results"
tsv >"$file.tsv"
report "$file.tsv" | tee "$file.md"
[ -z "${OUT:-}" ] || cp "$file.md" "$file.tsv" "$OUT/"
bad=$(awk -F'\t' 'NR > 1 && ($6 == "wrong" || $6 == "failed" || ($17 != "" && $17 != "0")) { n++ } END { print n + 0 }' "$file.tsv")
echo "$SECONDS s in all, $bad plans wrong or failed"
[ "$bad" -eq 0 ]
