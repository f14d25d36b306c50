package golden

import (
	"context"
	"fmt"
	"math"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// settledOn is what MINT_VERBOSE=1 says of a chain whose way is settled.
var settledOn = regexp.MustCompile(`(?m)^mint: in\.c:\d+: (\w+): after (\d+) steps, settled on (\d+ steps a launch|ordinary launches)`)

func number(t *testing.T, text string) float64 {
	t.Helper()
	n, err := strconv.ParseFloat(text, 64)
	require.NoError(t, err)
	return n
}

// TestSettle gives the ways of height(adaptive) times: the program settles on the fastest, after the steps that the trial takes, and its
// output is that of the serial program whatever it tries and settles on. For sm_80, ways of other kinds are among them. A time that is 8/1 is 8 where
// something holds up the first launch of a way.
func TestSettle(t *testing.T) {
	t.Parallel()
	dir := filepath.Join("cases", "trapezoid", "adaptive")
	program := buildCUDA(t, t.TempDir(), []unit{{translate(t, dir, "in.c", "-O3", "-arch=sm_80", "-P"), dir}})
	serial := buildSerial(t, []string{filepath.Join(dir, "in.c")})
	type trial struct {
		again [][]int // the ways that the first round times once more, one look at all after another
		left  []int   // those that it leaves
		first int     // the fastest
	}
	all := []int{0, 1, 2, 3}
	for _, c := range testmode.Sample(t, []struct {
		times  string
		trials [2]trial // of the two chains
	}{
		{"1,2,3,4", [2]trial{{[][]int{{1, 2, 3}}, []int{0}, 0}, {[][]int{{1, 2, 3}}, []int{0}, 0}}},
		{"4,1,3,5", [2]trial{{[][]int{{0, 2, 3}}, []int{1}, 1}, {[][]int{{0, 2, 3}}, []int{1}, 1}}},
		{"1,1,1,1", [2]trial{{nil, all, 0}, {nil, all, 0}}},
		{"1.19,1.1,1,1.1", [2]trial{{nil, all, 2}, {nil, all, 2}}},
		{"3", [2]trial{{[][]int{{3}}, []int{0}, 0}, {[][]int{{2, 3}}, []int{0}, 0}}}, // others take long: those of another kind make one launch
		{"8/1,2,3,9", [2]trial{{[][]int{{0, 2, 3}, {1}}, []int{0}, 0}, {[][]int{{0, 2, 3}, {1}}, []int{0}, 0}}},
		{"60/1,1,30/1,1", [2]trial{{[][]int{{0}}, []int{0, 1, 3}, 0}, {[][]int{{0, 2}}, all, 0}}},
		{"2,4/2,20,2", [2]trial{{[][]int{{1}}, []int{0, 1, 3}, 0}, {[][]int{{1, 2}}, []int{0, 1, 3}, 0}}},
	}) {
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
				heights []int // in the order of its ways; ordinary launches are timed two by two
				ranges  int   // a chain settles once for each
			}{{"smooth_chain1", []int{10, 2, 4, 8}, 2}, {"main_chain1", []int{4, 2, 6, 5}, 1}} {
				trial := c.trials[k]
				after := chain.heights[0] // the first way makes two launches
				times := slices.Repeat([]float64{math.Inf(1)}, len(chain.heights))
				look := func(ways []int, launch int) {
					last := ways[len(ways)-1]
					for _, w := range ways {
						after += chain.heights[w]
						if w != last {
							times[w] = settleTime(t, c.times, w, launch)
						}
					}
					// The fastest that is known, which is all but the last, makes the launch during which the host waits.
					after += chain.heights[slices.Index(times, slices.Min(times))]
					times[last] = min(times[last], settleTime(t, c.times, last, launch))
				}
				look(all, 0)
				for _, ways := range trial.again {
					look(ways, 1)
				}
				if len(trial.left) > 1 {
					for _, w := range trial.left {
						after += 2 * chain.heights[w]
					}
					after += chain.heights[trial.first]
				}
				settled := fmt.Sprintf("%d steps a launch", chain.heights[trial.first])
				if trial.first == 1 {
					settled = "ordinary launches"
				}
				want := slices.Repeat([][]string{{fmt.Sprint(after), settled}}, chain.ranges)
				assert.Equal(t, want, said[chain.name], chain.name)
			}
		})
	}
}

// TestSettleBeyond has three numbers of steps that lie in order. The last one is tried only where the one before it turns out not to be a tenth slower than the
// first: the first makes a launch meanwhile. The same program shows which times are refused.
func TestSettleBeyond(t *testing.T) {
	t.Parallel()
	dir := filepath.Join("cases", "trapezoid", "adaptive")
	program := buildCUDA(t, t.TempDir(), []unit{{translate(t, dir, "in.c", "-O3", "-arch=sm_90", "-P", "--size=3072,3072"), dir}})
	for times, want := range map[string]string{
		"10,12,1":    "after 84 steps, settled on 10 steps a launch (march); 10 steps a launch (march): 10000.000 us a step, 8 steps a launch (march): 12000.000 us a step, 6 steps a launch (march): not timed",
		"10,10.5,20": "after 116 steps, settled on 10 steps a launch (march); 10 steps a launch (march): 10000.000 us a step, 8 steps a launch (march): 10500.000 us a step, 6 steps a launch (march): 20000.000 us a step",
		"10,10.5,9":  "after 108 steps, settled on 6 steps a launch (march); 10 steps a launch (march): 10000.000 us a step, 8 steps a launch (march): 10500.000 us a step, 6 steps a launch (march): 9000.000 us a step",
	} {
		got, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: program, Args: []string{"40", "9", "230"}, Env: []string{"MINT_VERBOSE=1", "MINT_SETTLE_TIMES=" + times}})
		require.NoError(t, err)
		require.False(t, got.Violation, "%s", got.Stderr)
		assert.Contains(t, string(got.Stderr), want, times)
	}
	requireTimesRefused(t, program)
}

// requireTimesRefused: what is no list of times stops the program, and is not taken for zeros.
func requireTimesRefused(t *testing.T, program string) {
	t.Helper()
	for _, times := range []string{"x", "3,x", "3,", ",3", "3/,1", "3/2/1", "0,1", "-1", "3;1", "nan"} {
		got, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: program, Args: []string{"40", "9", "230"}, Env: []string{"MINT_SETTLE_TIMES=" + times}})
		require.NoError(t, err)
		assert.Equal(t, int(syscall.SIGABRT), int(got.Signal), times)
		assert.Regexp(t, `in\.c:\d+: mint: MINT_SETTLE_TIMES=`+regexp.QuoteMeta(times)+` is not a list of times\nmint: hint: write numbers above 0`, string(got.Stderr))
	}
}

// settleTime is the time of a launch of a way that MINT_SETTLE_TIMES gives.
func settleTime(t *testing.T, times string, way, launch int) float64 {
	list := strings.Split(times, ",")
	if way >= len(list) {
		return 1e9
	}
	of := strings.Split(list[way], "/")
	return number(t, of[min(launch, len(of)-1)])
}
