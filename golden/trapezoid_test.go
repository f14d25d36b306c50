package golden

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mintc/golden/stress"
	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestSteps asserts how many steps of a case's time loops are made several at once: the file steps has a number for each run.
// Without it, a batch that never gathers anything would pass all other tests.
func TestSteps(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	blocked := slices.DeleteFunc(cases(t), func(c testCase) bool { return !c.countsSteps() })
	for _, c := range testmode.Sample(t, blocked) {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			want := c.steps(t)
			require.Len(t, want, len(c.runs), "%s/steps has a number for each run", c.dir)
			text := translate(t, c.dir, "in.c", append(c.args, "-DREAL=double", "-O3")...)
			for i, run := range verboseRuns(t, text, c.dir, c.runs) {
				require.False(t, run.violation, "%v", c.runs[i])
				assert.Equal(t, want[i], fmt.Sprint(run.steps), "%v", c.runs[i])
			}
		})
	}
}

// countsSteps reports whether the case states how many of its steps are made at once.
func (c testCase) countsSteps() bool {
	_, err := os.Stat(filepath.Join(c.dir, "steps"))
	return err == nil
}

// steps are those numbers, one for each run.
func (c testCase) steps(t *testing.T) []string {
	t.Helper()
	return strings.Fields(readFile(t, filepath.Join(c.dir, "steps")))
}

// namedCases finds the numbers of the cases of trapezoids that a golden states: golden/README.md has the table.
var namedCases = regexp.MustCompile(`Trapezoid cases? ([\d, ]+)\.`)

// TestTrapezoidCases holds that each of the fifteen cases has a golden whose steps are counted, some of them made at once.
func TestTrapezoidCases(t *testing.T) {
	found := map[int]bool{}
	for _, c := range cases(t) {
		for _, m := range namedCases.FindAllStringSubmatch(strings.Join(strings.Fields(c.source(t)), " "), -1) {
			blocked := slices.ContainsFunc(c.steps(t), func(n string) bool { return n != "0" })
			for _, number := range strings.Split(m[1], ", ") {
				n, err := strconv.Atoi(number)
				require.NoError(t, err, "%s", c.name)
				found[n] = found[n] || blocked
			}
		}
	}
	for n := 1; n <= 15; n++ {
		assert.True(t, found[n], "case %d has no golden that makes steps at once", n)
	}
}

// exampleLoops is what becomes of each time loop of examples/ where two steps a launch are asked for: the line, and the remark.
var exampleLoops = map[string][]string{
	"cell":             {"38: up to 2 steps are gathered for one launch (march)"},
	"fdtd2d":           {"39: up to 2 steps are gathered for one launch (shrinking)"},
	"heat2d":           {"40: up to 2 steps are gathered for one launch (march)"},
	"heat3d":           {"70: up to 2 steps are gathered for one launch (march)"},
	"hotspot":          {"46: up to 2 steps are gathered for one launch (march)"},
	"pathfinder":       {"37: up to 2 steps are gathered for one launch (strip)"},
	"poisson3d19":      {"40: up to 2 steps are gathered for one launch (shrinking)"},
	"poisson3d7":       {"58: up to 2 steps are gathered for one launch (march)"},
	"varcoef3d":        {"43: up to 2 steps are gathered for one launch (shrinking)"},
	"wave4":            {"47: up to 2 steps are gathered for one launch (shrinking)"},
	"poisson_converge": {"44: the steps of this time loop stay launches of their own: the nest computes 'diff', a reduction, in every step"},
	"seismic": {"186: the steps of this time loop stay launches of their own: an element of 'w->txx' is accessed on the device in every step",
		"187: the steps of this time loop stay launches of their own: an element of 'w->tzz' is accessed on the device in every step"},
}

var aboutLoop = regexp.MustCompile(`(?m)^\w+\.c:(\d+):\d+: remark: (.*) \[MINT3011\]$`)

// TestExampleLoops holds that a remark says of each time loop of the examples that its steps are gathered, or what stands in the way and where.
func TestExampleLoops(t *testing.T) {
	t.Parallel()
	for name := range examples {
		got := mintc(t, filepath.Join("../examples", name), "-O0", "-ftrapezoid=2", "-Minfo", "-fsyntax-only", name+".c")
		var said []string
		for _, m := range aboutLoop.FindAllStringSubmatch(got.stderr, -1) {
			said = append(said, m[1]+": "+m[2])
		}
		assert.Equal(t, exampleLoops[name], said, name)
	}
}

// stepsMadeAtOnce is what a run of a program says of all its chains.
func stepsMadeAtOnce(t *testing.T, program string, args []string) int64 {
	t.Helper()
	got := verbose(t, program, args)
	require.False(t, got.Violation, "%s", got.Stderr)
	return stress.BlockedSteps(got)
}

// verbose is a run that says how many steps were made at once.
func verbose(t *testing.T, program string, args []string) cuemu.Result {
	t.Helper()
	result, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: program, Args: args, Env: []string{"MINT_VERBOSE=1"}})
	require.NoError(t, err)
	return result
}
