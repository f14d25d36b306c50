package golden

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// settledOn is what MINT_VERBOSE=1 says of a chain whose way is settled.
var settledOn = regexp.MustCompile(`(?m)^mint: in\.c:\d+: (\w+): after (\d+) steps, settled on (\d+) steps a launch`)

func number(t *testing.T, text string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(text, 64)
	require.NoError(t, err)
	return n
}

// TestSettle gives the ways of height(adaptive) times: the program settles on the fastest, after the steps that the trial takes, and its
// output is that of the serial program whatever it tries and settles on.
func TestSettle(t *testing.T) {
	t.Parallel()
	dir := filepath.Join("cases", "trapezoid", "adaptive")
	program := buildCUDA(t, t.TempDir(), []unit{{translate(t, dir, "in.c", "-O3", "-arch=sm_90", "-P"), dir}})
	serial := buildSerial(t, []string{filepath.Join(dir, "in.c")})
	for _, c := range testmode.Sample(t, []struct {
		times string
		first []int // of the two chains: the way that is the fastest
		left  []int // how many ways the first round leaves
		tried []int // and how many it tries
	}{{"1,2,3", []int{0, 0}, []int{1, 1}, []int{2, 3}}, {"4,1,3", []int{1, 1}, []int{1, 1}, []int{2, 3}}, {"5,5,1", []int{0, 2}, []int{2, 1}, []int{2, 3}},
		{"1,1,1", []int{0, 0}, []int{2, 3}, []int{2, 3}}, {"1.19,1.1,1", []int{1, 2}, []int{2, 3}, []int{2, 3}}, {"3", []int{0, 0}, []int{1, 1}, []int{2, 3}}}) {
		t.Run(c.times, func(t *testing.T) {
			t.Parallel()
			run := func(steps string) string {
				args := []string{"40", "9", steps}
				got, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: program, Args: args, Env: []string{"MINT_VERBOSE=1", "MINT_SETTLE_TIMES=" + c.times}})
				require.NoError(t, err)
				require.False(t, got.Violation, "%s", got.Stderr)
				assert.Equal(t, runSerial(t, serial, args).Stdout, string(got.Stdout), "%v", args)
				return string(got.Stderr)
			}
			assert.NotRegexp(t, settledOn, run("7"), "there are too few steps")
			said := map[string][][]string{}
			for _, s := range settledOn.FindAllStringSubmatch(run("230"), -1) {
				said[s[1]] = append(said[s[1]], s[2:])
			}
			for k, chain := range []struct {
				name    string
				heights []int // in the order of its ways
				ranges  int   // a chain settles once for each
			}{{"smooth_chain1", []int{10, 8}, 2}, {"main_chain1", []int{4, 6, 5}, 1}} {
				round, fastest, known := 0, 0, strings.Split(c.times, ",")
				for w, height := range chain.heights[:c.tried[k]] {
					if round += height; w < min(c.tried[k]-1, len(known)) && number(t, known[w]) < number(t, known[fastest]) {
						fastest = w
					}
				}
				// One launch each, two of the first way. The fastest that is known, which is all but the last, makes the launch during which the host waits.
				after := chain.heights[0] + round + chain.heights[fastest]
				if c.left[k] > 1 {
					after += 2*round + chain.heights[c.first[k]]
				}
				want := slices.Repeat([][]string{{fmt.Sprint(after), fmt.Sprint(chain.heights[c.first[k]])}}, chain.ranges)
				assert.Equal(t, want, said[chain.name], chain.name)
			}
		})
	}
}
