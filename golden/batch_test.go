package golden

import (
	"fmt"
	"path/filepath"
	"regexp"
	"testing"

	"mintc/golden/stress"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// batchMutations break what gathers the launches of the case batch_ends: what a batch compares, what it leaves behind, and when it ends.
var batchMutations = []struct{ name, text, by string }{
	{"another range goes on", `memcmp\(b\.range\[stage\], range, sizeof b\.range\[stage\]\) != 0`, "false"},
	{"another storage goes on", `!mint_same_role\(own\.role, of\)`, "false"},
	{"another stage goes on", `stage != b\.stage \|\|`, ""},
	{"a launch of another chain goes on", `b\.chain != &chain \|\|`, "!b.chain ||"},
	{"two names of one array are two storages", `!mint_disjoint_roles\(other\.role, of\)`, "false"},
	{"names do not turn", `latest\[r\] = b\.latest\[chain\.turn\[r\]\];`, "latest[r] = b.latest[r];"},
	{"the oldest step stays", `memcpy\(b\.oldest, oldest, sizeof oldest\);`, ""},
	{"the scalars of the first step", `\*\)request\(step, stage\)\.block`, "*)request(0, stage).block"},
	{"a source of the first step", `return renewed\(step, role\);`, "return renewed(0, role);"},
	{"no second buffers", `a\.twin\[r\] = read & left & 1u << r;`, "a.twin[r] = false;"},
	{"second buffers without contents", `mint_check\(b\.chain->site, cudaMemcpyAsync\(m\.twin, m\.memory, [^;]*;`, ""},
	{"second buffers that do not change places", `b\.storage\[r\]\.in_twin \^= a\.twin\[r\];`, ""},
	{"second buffers that are not left", `mint_leave_twins\(b\);\n    mint_count_of`, "mint_count_of"},
	{"second buffers that are left behind the single launches", `mint_leave_twins\(b\);\n([^\n]*\n)    mint_make_singly\(b, b\.count\);`, "$1    mint_make_singly(b, b.count); mint_leave_twins(b);"},
	{"what waits is dropped", `mint_make_singly\(b, b\.count\);\n`, "\n"},
	{"who looks does not make what waits", `if \(!t\.filing\)\n        mint_finish\(t\);`, ""},
}

// TestBatchMutations holds that the checker, the output or the number of steps that are made at once shows each fault.
func TestBatchMutations(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	dir := filepath.Join("cases", "trapezoid", "batch_ends")
	text := translate(t, dir, "in.c", "-O3", "-P", "-ftrapezoid=3", "-ftrapezoid-kind=shrinking")
	runs := [][]string{{"13"}, {"18"}} // rests of one step and of two behind the launches of three; odd heights make names turn from launch to launch
	for _, m := range testmode.Sample(t, batchMutations) {
		t.Run(m.name, func(t *testing.T) {
			t.Parallel()
			mutated := regexp.MustCompile(m.text).ReplaceAllString(text, m.by)
			require.False(t, mutated == text, "the mutation changes nothing")
			assert.True(t, differs(t, text, mutated, dir, runs), "not noticed")
		})
	}
}

// seen is what a run shows.
type seen struct {
	output    string
	exit      int
	violation bool // of a rule of CUDA
	steps     int64
}

var sharedRuns shared[[]seen]

// verboseRuns is what runs of a translation show, which several tests ask for.
func verboseRuns(t *testing.T, text, dir string, runs [][]string) []seen {
	t.Helper()
	return sharedRuns.get(fmt.Sprintf("%q %q", []string{text, dir}, runs), func() (list []seen) {
		program := sharedCUDA(t, unit{text, dir})
		for _, args := range runs {
			list = append(list, see(t, program, args))
		}
		return list
	})
}

func see(t *testing.T, program string, args []string) seen {
	t.Helper()
	got := verbose(t, program, args)
	return seen{string(got.Stdout), got.Exit, got.Violation, stress.BlockedSteps(got)}
}

// differs reports whether one of the runs of a mutated translation shows something else.
func differs(t *testing.T, text, mutated, dir string, runs [][]string) bool {
	t.Helper()
	want := verboseRuns(t, text, dir, runs)
	program := buildCUDA(t, t.TempDir(), []unit{{mutated, dir}})
	for i, args := range runs {
		if see(t, program, args) != want[i] {
			return true
		}
	}
	return false
}

// TestNoSecondBuffers holds that the steps are ordinary launches where the device has no memory for second buffers: case 14 of the
// trapezoids.
func TestNoSecondBuffers(t *testing.T) {
	requireEmulator(t)
	testmode.InTurn(t)
	dir := filepath.Join("cases", "trapezoid", "batch_ends")
	text := translate(t, dir, "in.c", "-O3", "-P", "-ftrapezoid=3", "-ftrapezoid-kind=shrinking")
	without := regexp.MustCompile(`cudaMalloc\(&m\.twin, \(size_t\)m\.room\)`).ReplaceAllString(text, "cudaMalloc(&m.twin, (size_t)1 << 50)")
	require.NotEqual(t, text, without)
	runs := [][]string{{"13"}}
	want, got := verboseRuns(t, text, dir, runs)[0], verboseRuns(t, without, dir, runs)[0]
	assert.Equal(t, 0, got.exit)
	assert.Equal(t, want.output, got.output)
	assert.Less(t, got.steps, want.steps)
}
