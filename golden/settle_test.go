package golden

import (
	"context"
	"fmt"
	"path/filepath"
	"regexp"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// settledOn is what MINT_VERBOSE=1 says of a chain whose way is settled.
var settledOn = regexp.MustCompile(`(?m)^mint: in\.c:\d+: (\w+): after (\d+) steps, settled on (\d+) steps a launch`)

// TestSettle gives the ways of height(adaptive) times: the program settles on the fastest, after the steps that the trial takes, and its
// output is that of the serial program whatever it tries and settles on.
func TestSettle(t *testing.T) {
	dir := filepath.Join("cases", "trapezoid", "adaptive")
	program := buildCUDA(t, t.TempDir(), []unit{{translate(t, dir, "in.c", "-O3", "-arch=sm_90", "-P"), dir}})
	serial := buildSerial(t, []string{filepath.Join(dir, "in.c")})
	heights := [][]int{{10, 8, 12, 6}, {4, 3, 5, 2}} // of the two chains, in the order of their ways
	for _, c := range testmode.Sample(t, []struct {
		times string
		all   bool // no way drops out before the last round
		best  int
	}{{"1,2,3,4", false, 0}, {"4,1,3,2", false, 1}, {"5,5,5,1", false, 3}, {"1,1,1,1", true, 0}, {"3", false, 0}}) {
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
			said := map[string][]string{}
			for _, s := range settledOn.FindAllStringSubmatch(run("230"), -1) {
				assert.Empty(t, said[s[1]], "a chain settles once for a range")
				said[s[1]] = s[2:]
			}
			for k, name := range []string{"smooth_chain1", "main_chain1"} {
				list := heights[k]
				round := list[0] + list[1] + list[2] + list[3]
				after := 3*round + list[0] // a round that is not timed, one of two launches each, and the launch during which the host waits
				if c.all {
					after = 5*round + 2*list[0]
				}
				assert.Equal(t, []string{fmt.Sprint(after), fmt.Sprint(list[c.best])}, said[name], name)
			}
		})
	}
}
