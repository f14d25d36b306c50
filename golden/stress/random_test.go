package stress

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/golden/progen"
	"mintc/internal/cuemu"
	"mintc/internal/cuemu/clang"
	"mintc/internal/driver"
	"mintc/internal/testmode"
)

func newLab(t *testing.T) *Lab {
	t.Helper()
	tools, err := cuemu.Find()
	if err != nil {
		testmode.Skip(t, err)
	}
	return &Lab{Tools: tools, Translate: driver.Translate}
}

// TestRandomPrograms holds random programs against gcc. What it draws does not
// change from run to run; golden/cmd/stress draws others.
func TestRandomPrograms(t *testing.T) {
	lab := newLab(t)
	var err error
	if lab.Front, err = clang.FindClang(); errors.Is(err, clang.ErrNotInstalled) {
		testmode.Tell(t, "without clang: %v", err)
	} else {
		require.NoError(t, err)
	}
	size := testmode.Count(30, 3) // programs in a batch: a file costs as much as ten of them
	batches := testmode.Count(6, 6)
	refused := make(chan int, batches)
	t.Run("batch", func(t *testing.T) {
		for b := range batches {
			t.Run(fmt.Sprint(b), func(t *testing.T) {
				t.Parallel()
				seed := int64(100000 + size*b)
				options := DrawOptions(seed)
				options.Split = b%3 == 1
				refused <- randomBatch(t, lab, seed, size, progen.DefaultFeatures(), options)
			})
		}
	})
	total := 0
	for range len(refused) {
		total += <-refused
	}
	assert.Less(t, total*100, batches*size*30, "%d of %d programs are refused: the generator should draw programs that mintc takes", total, batches*size)
}

// chainKinds are heights and kinds of several steps per launch.
var chainKinds = []struct{ height, kind string }{{"3", "strip"}, {"4", "shrinking"}, {"5", "tile"}, {"7", ""}}

// TestRandomChains holds time loops of many steps, and those that are nearly chains, against gcc: each kind makes some of their steps at once.
func TestRandomChains(t *testing.T) {
	for i, k := range testmode.Sample(t, chainKinds) {
		t.Run(k.kind+k.height, func(t *testing.T) {
			t.Parallel()
			lab, features, seed := newLab(t), progen.DefaultFeatures(), int64(200000+100*i)
			features["chain"], features["near-miss"], features["second-region"] = 1, 0.2, 0
			options := DrawOptions(seed)
			options.Level, options.Arch, options.Trapezoid, options.TrapezoidKind, options.Split = 3, "sm_90", k.height, k.kind, i%2 == 1
			n := testmode.Count(24, 3)
			for b := 0; b < 5 && (b == 0 || lab.Blocked.Load() == 0); b++ { // few random loops are ones that strips are for
				randomBatch(t, lab, seed+int64(b*n), n, features, options)
			}
			assert.Positive(t, lab.Blocked.Load(), "no steps were made several at once")
		})
	}
}

func randomBatch(t *testing.T, lab *Lab, seed int64, n int, features progen.Features, options driver.Options) (refused int) {
	var programs []*progen.Program
	for i := range n {
		programs = append(programs, progen.Draw(seed+int64(i), features))
	}
	outcomes, err := lab.Batch(context.Background(), programs, options, seed)
	require.NoError(t, err)
	for i, o := range outcomes {
		switch o.Verdict {
		case Refused:
			refused++
		case Faulty:
			t.Errorf("seed %d, %s: %s: %s", seed+int64(i), Flags(options), o.Kind, o.Text)
		}
	}
	return refused
}
