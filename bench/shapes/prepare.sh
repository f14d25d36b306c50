#!/usr/bin/env bash
# Translates the examples in the shapes of shapes.txt into bench/build/shapes/. Needs Go.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
build=$root/bench/build/shapes
rm -rf "$build"
mkdir -p "$build/src"
(cd "$root" && CGO_ENABLED=0 go build -trimpath -o "$build/mintc" ./cmd/mintc)

# Clauses would be obeyed: the shapes need the nests without them.
for dir in "$root"/examples/*/; do
    name=$(basename "$dir")
    [ -f "$dir/$name.c" ] || continue
    mkdir -p "$build/src/$name"
    sed -E 's/ (tile|chunksize)\([^)]*\)//g' "$dir/$name.c" >"$build/src/$name/$name.c"
    cp "$dir"/*.h "$build/src/$name/" "$build/" 2>/dev/null || true
done

grep -v '^#' "$here/shapes.txt" | while read -r example reals tile chunk march size; do
    for real in ${reals//,/ }; do
        defines="-DREAL=$real"
        [ "$example" = poisson3d7 ] && defines="$defines -DNX=512 -DNY=512 -DNZ=512"
        id=$example-$real-t${tile//,/x}-c${chunk//,/x}-${march//[=,]/}
        # shellcheck disable=SC2086 # the defines are words
        (cd "$build/src/$example" && "$build/mintc" -O3 -arch=sm_90 -ftile="$tile" -fchunk="$chunk" \
            -fmarch="$march" $defines "$example.c" -o "$build/$id.cu")
        echo "$id $defines -- ${size//,/ }" >>"$build/list"
    done
done
wc -l <"$build/list"
