package golden

import (
	"path/filepath"
	"testing"
)

// marchMutations break the kernel of the case march_planes, whose warps read rows of each other: they arrive at a barrier when theirs are there,
// and wait before they read.
var marchMutations = []mutation{
	{"nobody waits", `mint_wait_for_warps\(barrier, slot\);`, ""},
	{"one lane waits", `(mint_wait_for_warps\(barrier, slot\);)`, "if (lane == 0) $1"},
	{"the wait is for the turn before", `mint_wait_for_warps\(barrier, slot\)`, "mint_wait_for_warps(barrier, slot + 1)"},
	{"the wait comes behind the rows of other warps", `(mint_wait_for_warps\(barrier, slot\);)([\s\S]*?)(        // The steps, each)`, "$2$1\n$3"},
	{"the warp shows its rows before the wait", `(mint_wait_for_warps\(barrier, slot\);)(\s*mint_give_row[^;]*;\s*mint_give_row[^;]*;)`, "$2$1"},
	{"nobody arrives", `        mint_arrive\(barrier, lane\);\n        if \(from`, "        if (from"},
	{"nobody arrives for the first turn", `mint_arrive\(barrier, lane\);\n        if \(!tile`, "if (!tile"},
	{"the warp arrives before its rows are there", `(        // The steps, each[^\n]*\n)([\s\S]*?)        mint_arrive\(barrier, lane\);`, "        mint_arrive(barrier, lane);\n$1$2"},
	{"the warp arrives before it has read", `(mint_wait_for_warps\(barrier, slot\);)([\s\S]*?)mint_arrive\(barrier, lane\);`, "$1 mint_arrive(barrier, lane); $2"},
	{"a lane arrives before the others have written", `    __syncwarp\(0xffffffffu\);\n    if \(lane == 0\)`, "    if (lane == 0)"},
	{"a warp less is expected", `mint_open_barrier\(barrier, 8\)`, "mint_open_barrier(barrier, 7)"},
	{"a warp more is expected", `mint_open_barrier\(barrier, 8\)`, "mint_open_barrier(barrier, 9)"},
	{"nothing between the barrier and its use", `(mint_open_barrier\(barrier, 8\);\n)    __syncthreads\(\);`, "$1"},
	{"rows of one turn for all", `u_edges\[slot % 2\]`, "u_edges[(slot + 1) % 2]"},
}

// TestMarchMutations holds that the checker, or the output, shows each fault.
func TestMarchMutations(t *testing.T) {
	dir := filepath.Join("cases", "trapezoid", "march_planes")
	text := translate(t, dir, "in.c", "-O3", "-arch=sm_90", "-P", "-ftrapezoid=4")
	testMutations(t, dir, text, marchMutations, "70", "33", "6", "9")
}
