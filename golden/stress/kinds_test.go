package stress

import (
	"bytes"
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/golden/progen"
	"mintc/internal/driver"
	"mintc/internal/testmode"
)

// TestChainKinds holds time loops of each kind against gcc, and that launches of several steps made some of theirs.
func TestChainKinds(t *testing.T) {
	for at, kind := range testmode.Sample(t, progen.ChainKinds) {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			lab, options, programs := newLab(t), DrawChainOptions(int64(at)), ofKind(kind, testmode.Count(16, 2))
			options.Level, options.Trapezoid, options.TrapezoidKind = 3, "3", ""
			outcomes, err := lab.Batch(context.Background(), programs, options, 1)
			require.NoError(t, err)
			for i, o := range outcomes {
				assert.NotEqual(t, Faulty, o.Verdict, "seed %d, %s: %s: %s", programs[i].Seed, Flags(options), o.Kind, o.Text)
			}
			assert.Positive(t, lab.Blocked.Load(), "no steps were made several at once")
		})
	}
}

// ofKind draws programs of a kind that are nothing but one time loop, of which mintc makes several steps at once.
func ofKind(kind string, few int) (programs []*progen.Program) {
	features := progen.DefaultFeatures()
	for _, often := range []string{"chain", "plain", "mask", "oldest-first", "neighbour-loops", "guard", "power", "variable-extent"} {
		features[often] = 0.5
	}
	features["chain"], features["second-region"], features["near-miss"], features["miss-end"], features["torus"] = 1, 0, 0, 0.1, 0.7
	features["one-range"], features["buffers"], features["far"] = 0.8, 0, 0 // more of what is made several at once
	for seed := int64(300000); len(programs) < few; seed++ {
		if p := progen.Draw(seed, features); p.Kinds()[kind] {
			programs = append(programs, p)
		}
	}
	return programs
}

// manySteps reports whether a time loop of the program makes five steps or more on a grid of three dimensions whose rows begin at multiples of 16 bytes.
func manySteps(p *progen.Program) (many bool) {
	progen.VisitSteps(p.Steps, func(s progen.Step) {
		loop, is := s.(*progen.TimeLoop)
		many = many || is && loop.Count > 4
	})
	return many && len(p.Extents) == 3 && (p.Extents[2].Cells+p.Arrays[0].Pad)%4 == 0
}

// sharesPlanes reports whether the program's translation has a kernel whose planes lie in shared memory.
func sharesPlanes(lab *Lab, p *progen.Program, o driver.Options) bool {
	made, _ := lab.Translated(progen.File([]*progen.Program{p}), o)
	return slices.ContainsFunc(made, func(file Output) bool { return bytes.Contains(file.Text, []byte("planes in shared memory")) })
}

// TestFarKinds holds time loops over far stars against gcc, each the only one of its program, whose steps marched with their planes in shared memory.
func TestFarKinds(t *testing.T) {
	options := driver.Defaults()
	options.Level, options.Arch, options.Trapezoid = 3, "sm_90", "2"
	features := progen.DefaultFeatures()
	features["chain"], features["second-region"], features["near-miss"], features["far"], features["flat"] = 1, 0, 0, 1, 5
	for _, kind := range testmode.Sample(t, progen.FarKinds) {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			lab := newLab(t)
			for seed := int64(310000); seed < 310500 && lab.Blocked.Load() == 0; seed++ {
				p := progen.Draw(seed, features)
				if manySteps(p) && p.Kinds()[kind] && sharesPlanes(lab, p, options) { // the only time loop of the program: steps of no other kernel count
					outcomes, err := lab.Batch(context.Background(), []*progen.Program{p}, options, 1)
					require.NoError(t, err)
					assert.Equal(t, []Outcome{{}}, outcomes, "seed %d, %s", p.Seed, Flags(options))
				}
			}
			assert.Positive(t, lab.Blocked.Load(), "no steps were made several at once")
		})
	}
}
