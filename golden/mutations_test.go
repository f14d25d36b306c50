package golden

import (
	"path/filepath"
	"regexp"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// kernelMutations break kernels that march or keep strips, each that of a case.
var kernelMutations = []struct{ name, of, text, by string }{
	{"the ring of the other buffer", "march_rows", `u_grid\[k % 2\]`, "u_grid[(k + 1) % 2]"},
	{"the ring of a plane before", "march_rows", `u_grid\[k % 2\] \+ \(long long\)plane\*`, "u_grid[k % 2] + (long long)(plane - 1)*"},
	{"cells beside the range from the other buffer", "march_rows", `u_around\[k\], u_grid\[k\]`, "u_around[k], u_grid[k + 1]"},
	{"a plane that is not there yet", "march_rows", `__pipeline_wait_prior\(2\)`, "__pipeline_wait_prior(3)"},
	{"no barrier between warps", "march_planes", `mint_wait_for_warps\(barrier, slot\);`, ""},
	{"boundaries that are taken to be the same", "march_sides", `\*differ == 0;`, "true;"},
	{"boundaries of the time loop before", "march_sides", `b\.sides_compared = false;`, ""},
	{"a plane that is not compared", "march_sides", `\(rows \+ columns\) \* s\.planes`, "(rows + columns) * (s.planes - 1)"},
	{"columns behind the range that are not compared", "march_sides", `s\.cells\[0\] \+ k - s\.below\[0\]`, "s.cells[0] - 1 + k - s.below[0]"},
	{"a row in front of the range that is not compared", "march_sides", `at / wide < s\.below\[1\] \? at / wide - s\.below\[1\]`, "at / wide < s.below[1] ? at / wide"},
	{"cells of a version two steps back in one that takes those of the last", "march_sides", `u_rows\[k\]\[1\]\[h\], columns`, "u_rows[k][2][h], columns"},
	{"cells beside a tile of the storage that the step writes", "march_sides", `known\.same \? 0\s+: \(k \+ 1\) % 2`, "k % 2"},
	{"cells beside a tile of the next plane", "march_sides", `\(unsigned\)\(r - k - 1\) % 8`, "(unsigned)(r - k) % 8"},
	{"a row beside a tile that is its first one", "march_sides", `own - u_grid_row`, "own"},
	{"a column beside a tile that is its first one", "march_sides", `own \+ h\*u_grid_row - 1`, "own + h*u_grid_row"},
	{"cells of other lanes of the next step", "march_inside", `(mint_put_beside<1, 2, 1>.*u_beside)\[k\]`, "$1[k + 1]"},
	{"cells of other lanes that stay with no plane", "march_inside", `mint_move<2>\(u_beside[^;]*;`, ";"},
	{"cells of other lanes beside another row", "march_inside", `u_beside\[k\]\[0\]\[h - 1\]`, "u_beside[k][0][h % 4]"},
	{"a column of coefficients that is a plane behind", "march_coefficient", `kappa_column\[0 \+ k_2\]`, "kappa_column[1 + k_2]"},
	{"a column of coefficients that stays", "march_coefficient", `mint_move<2>\(kappa_column[^;]*;`, ";"},
	{"a row of coefficients beside the warp that is its own", "march_coefficient", `warp\*2 \+ h - 1`, "warp*2 + h"},
	{"a source that is fetched a plane late", "march_coefficient", `\(long long\)\(plane - 1\)\*b_grid_plane`, "(long long)(plane - 2)*b_grid_plane"},
	{"rows of other warps that are of the plane after", "march_far", `(u_edges\[slot % 2\].*, u_rows\[[^]]*\])\[1\]`, "$1[0]"},
	{"rows of other warps of the turn before", "march_far", `u_edges\[\(slot \+ 1\) % 2\]`, "u_edges[slot % 2]"},
	{"rows and planes of another loop", "unasked_thin", `u_grid_stride\[0\],\s+u_grid_stride\[1\], u_to`, "u_grid_stride[1], u_grid_stride[0], u_to"},
	{"a middle plane of the turn before", "march_shared", `\(turn \+ 1\) % 3\)`, "(turn + 2) % 3)"},
	{"a plane that gives way while others read it", "march_shared", `mint_await_turn\(barriers\.finished, turn - 1\);`, ";"},
	{"copies over planes that are read", "march_shared", `if \(turn > 1\)\s*mint_await_turn\(barriers\.finished, turn - 2\);`, ""},
	{"planes that have not come", "march_shared", `mint_await_turn\(barriers\.arrived, turn\);`, ""},
	{"a coefficient of the plane after", "march_shared", `speed_column\[k\*2 - 2\]`, "speed_column[k*2 - 1]"},
	{"steps that lag a plane more", "march_shared", `first \+ \(int\)turn - 2`, "first + (int)turn - 3"},
	{"sides of the storage that the next step writes", "march_shared", `u_grid\[k % 3\]`, "u_grid[(k + 1) % 3]"},
	{"sides of the plane before", "march_shared", `plane - 1 - k\*2`, "plane - 2 - k*2"},
	{"sides that have not come", "march_shared", `__pipeline_wait_prior\(1\)`, "__pipeline_wait_prior(2)"},
	{"sides over those that are read", "march_shared", `sides\[\(turn \+ 1\) % 3`, "sides[turn % 3"},
	{"a column beside a tile that is the next one", "march_shared", `line \* row \+ x \+ \(lane \+ n\) % REACH`, "line * row + x + (lane + n + 1) % REACH"},
	{"a row beside a tile that is the next one", "march_shared", `line \* X \+ column`, "(line ^ 1) * X + column"},
	{"planes below the range that are not there", "march_shared", `const unsigned exist = -2 <= plane`, "const unsigned exist = 0 <= plane"},
	{"a rest of steps that passes on a plane too new", "march_clamped", `(temp_rows\[k \+ 1\]\[0\], temp_rows\[k\])\[1\]`, "$1[0]"},
	{"ranges with more planes than a block has rows", "unasked_thin", `mint_tiling gy = mint_tile<18, 4, 4, 1, 1>::of\(range\[5\], 1\)`, "mint_tiling gy = {(int)range[5], 1, -2}"},
	{"cells of the lane after the next", "strip_ends", `(__shfl_up_sync\(0xffffffffu, own\[V - L \+ i\]), 1\)`, "$1, 2)"},
	{"the first cells of the lane before", "strip_ends", `own\[V - L \+ i\]`, "own[i]"},
	{"a ghost zone that is a cell too narrow", "strip_ends", `mint_cut\(stops_sweep1_x, 12,`, "mint_cut(stops_sweep1_x, 11,"},
	{"strips that lie too far apart", "strip_ends", `threadIdx\.x / 32, 236\)`, "threadIdx.x / 32, 240)"},
	{"a row of the step before", "strip_paths", `ahead\(step \+ 1\)`, "ahead(step)"},
	{"a row that is loaded too late", "strip_paths", `(mint_move<8>\(wall_row\w*, wall_next\);)((?s:.*?))(ahead\(step \+ 1\);)`, "$2$3 $1"},
	{"the row of the first step", "strip_paths", `t_each\.of\[step\];\n +mint_load`, "t_each.of[0];\n mint_load"},
	{"no test whether a cell is in the range", "strip_ends", `known\.inside \|\| mint_in_span\(narrow_sweep1_x, cx\)`, "true"},
	{"a strip at the end that is taken to be inside", "strip_ends", `narrow_sweep1_x\.end == 256`, "true"},
	{"subscripts that do not stop at the ends", "strip_ends", `mint_stop_row<2, 8, 1,\s+mint_both_ends>[^;]*;`, ";"},
	{"strips that do not change places", "strip_ends", `(}\n +)mint_turn_strips<8>\(c, d\);`, "$1"},
	{"strips that do not change back", "strip_ends", `(step % 2 != 0; \+\+step\)\n +)mint_turn_strips<8>\(c, d\);`, "${1};"},
	{"no cells above the range", "march_guarded", `mint_lesser\(border\.above\[d\], extent - end\)`, "0"},
	{"rows that go on in the range", "rows_go_on", `!mint_rows_end<2>\([^;]*\.stride\)\)`, "false)"},
	{"rows of tiles that go on in the range", "rows_go_on", `!written \|\| mint_rows_end\(wide, of\.stride\)`, "true"},
	{"rows under conditions that go on in the range", "flat_conditions", `!mint_rows_end<2>\([^;]*\.stride\)\)`, "false)"},
	{"the ring of the other buffer around a guarded store", "guarded_stores", `u_grid\[k % 2\]`, "u_grid[(k + 1) % 2]"},
	{"stores to cells that the storage does not have", "march_masks", `!mint_stores_own<2>\(`, "false && !mint_stores_own<2>("},
	{"the value of the step before where nothing is stored", "march_masks", `v_kept = u_rows\[k\]`, "v_kept = u_rows[k + 1]"},
	{"subscripts that turn back beyond a range of one cell", "mirrored_ends", `if \(range\[1\] < 2\)`, "if (false)"},
	{"the ring of the other buffer of strips", "strip_ends", `d\[e\] = d_from`, "d[e] = c_from"},
}

// TestKernelMutations holds that the checker or the output shows each fault.
func TestKernelMutations(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	of := map[string][]mutation{}
	for _, m := range testmode.Sample(t, kernelMutations) {
		of[m.of] = append(of[m.of], mutation{m.name, m.text, m.by})
	}
	for _, c := range cases(t) {
		if len(of[c.name]) == 0 {
			continue
		}
		dir := filepath.Join("cases", "trapezoid", c.name)
		text := translate(t, dir, "in.c", append(c.args, "-DREAL=double", "-O3")...) // that of TestSteps
		for _, m := range of[c.name] {
			t.Run(m.name, func(t *testing.T) {
				t.Parallel()
				mutated := regexp.MustCompile(m.text).ReplaceAllString(text, m.by)
				require.False(t, mutated == text, "the mutation changes nothing")
				assert.True(t, differs(t, text, mutated, dir, c.runs), "not noticed")
			})
		}
	}
}
