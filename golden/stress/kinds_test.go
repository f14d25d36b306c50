package stress

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/golden/progen"
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
	features["one-range"], features["buffers"] = 0.8, 0 // more of what is made several at once
	for seed := int64(300000); len(programs) < few; seed++ {
		if p := progen.Draw(seed, features); p.Kinds()[kind] {
			programs = append(programs, p)
		}
	}
	return programs
}
