package optimizer

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/gpu"
	"mintc/optimizer/schedule"
)

// TestChainCandidates: of each kind those that could win, once.
func TestChainCandidates(t *testing.T) {
	d, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	options := func(program string, size ...int) (list []string) {
		plans := map[string]bool{}
		for _, c := range chainItem(chainOf(t, program, "double"), Options{Options: schedule.Options{Device: d, Size: size}}, 6).Candidates {
			list = append(list, c.Options)
			assert.False(t, plans[c.Plan], "%s: a plan that is measured twice: %s", program, c.Options)
			plans[c.Plan] = true
		}
		assert.Len(t, list, 7)
		assert.Len(t, slices.Compact(slices.Sorted(slices.Values(list))), 7, "each once")
		assert.Equal(t, "-ftrapezoid=off", list[0])
		return list
	}
	stays := "-ftrapezoid=63 -ftrapezoid-kind=persistent"
	assert.Contains(t, options("heat2d", 1024, 1024), stays)
	assert.NotContains(t, options("heat2d", 8192, 8192), stays, "its cells do not fit in registers")
	for _, program := range []string{"heat2d", "pathfinder", "fdtd2d"} {
		assert.Equal(t, "-ftrapezoid=auto", options(program)[1], "what -O3 chooses for %s", program)
	}
	assert.Contains(t, options("heat2d", 8192, 8192), "-ftrapezoid=9 -ftrapezoid-kind=march", "best heights do not lie flat enough to leave some out")
	assert.Subset(t, options("pathfinder"), []string{"-ftrapezoid=24 -ftrapezoid-kind=strip", "-ftrapezoid=28 -ftrapezoid-kind=strip", "-ftrapezoid=40 -ftrapezoid-kind=strip"}, "32 steps are what -O3 chooses")
	assert.Subset(t, options("fdtd2d"), []string{"-ftrapezoid=5 -ftrapezoid-kind=shrinking", "-ftrapezoid=4 -ftrapezoid-kind=tile"}, "it does not march")
}

// TestWaysOnce: a height that does not fit falls to one that does, which is a way already.
func TestWaysOnce(t *testing.T) {
	d, err := gpu.Lookup("sm_90")
	require.NoError(t, err)
	for _, program := range []string{"heat3d", "wave4"} {
		var list []string
		for _, w := range ways(chainOf(t, program, "double"), Options{Options: schedule.Options{Device: d}}) {
			list = append(list, trapezoidOptions(w.Trapezoid))
		}
		assert.Len(t, slices.Compact(slices.Sorted(slices.Values(list))), len(list), "%s: %v", program, list)
	}
}

// TestRecordedOptions: what a record says of a chain names a number of steps and a kind, each once.
func TestRecordedOptions(t *testing.T) {
	for options, want := range map[string]string{
		"-ftrapezoid=8 -ftrapezoid-kind=march":                       "",
		"-ftrapezoid=1":                                              "'-ftrapezoid=1' asks for no launches of several steps",
		"-ftrapezoid=off -ftrapezoid=5":                              "'-ftrapezoid=5' comes after another -ftrapezoid",
		"-ftrapezoid=4 -ftrapezoid-kind=tile -ftrapezoid-kind=march": "'-ftrapezoid-kind=march' comes after another -ftrapezoid-kind",
	} {
		_, err := withOptions(TrapezoidOptions{}, options)
		if want == "" {
			assert.NoError(t, err)
		} else {
			assert.EqualError(t, err, want)
		}
	}
}
