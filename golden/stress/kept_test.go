package stress

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/golden/progen"
	"mintc/internal/driver"
	"mintc/internal/testmode"
)

// TestKeptPrograms checks the programs that once showed a fault.
func TestKeptPrograms(t *testing.T) {
	lab := newLab(t)
	paths, err := filepath.Glob("../testdata/random/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range testmode.Sample(t, paths) {
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			for _, level := range testmode.Variants(t, path, []int{0, 1, 2, 3}) {
				o := driver.Defaults()
				o.Input, o.Output, o.Level = "in.c", "out.cu", level
				got, err := lab.Text(context.Background(), string(text), o, int64(level))
				require.NoError(t, err)
				assert.Equal(t, Outcome{}, got, "-O%d", level)
			}
		})
	}
}

// TestReduce shrinks a program for a translator that fails at chunks.
func TestReduce(t *testing.T) {
	lab := newLab(t)
	lab.Translate = func(o driver.Options) driver.Result {
		if strings.Contains(string(o.Text), " chunksize(") {
			panic("no chunks")
		}
		return driver.Translate(o)
	}
	features := progen.DefaultFeatures()
	features["tile"], features["chunk"] = 1, 1
	p := progen.Draw(3, features)
	options := driver.Defaults()
	options.Input, options.Output = "in.c", "out.cu"
	fault, err := lab.Single(context.Background(), p, options, 1)
	require.NoError(t, err)
	require.Equal(t, Outcome{Faulty, "panic", "no chunks"}, fault)
	lab.Translate = func(o driver.Options) driver.Result { // which agreement does not matter: only chunks do
		if strings.Contains(string(o.Text), " chunksize(") {
			panic("no chunks")
		}
		return driver.Result{}
	}
	small := lab.Reduce(context.Background(), p, options, fault)
	before, _, _ := p.Function("0")
	after, _, _ := small.Function("0")
	assert.Contains(t, after, " chunksize(")
	assert.Less(t, strings.Count(after, "\n"), 20, after)
	assert.Less(t, len(after), len(before)/2)
	assert.NoError(t, Valid(context.Background(), progen.File([]*progen.Program{small})))
}
