package stress

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/golden/progen"
	"mintc/internal/cuemu"
	"mintc/internal/driver"
)

// runs are tools that build nothing and answer the first run with one result and later ones, of single programs, with those of their numbers.
type runs struct {
	all   cuemu.Result
	alone []cuemu.Result
}

func (*runs) Build(context.Context, cuemu.Build) error { return nil }

func (r *runs) Run(_ context.Context, run cuemu.Run) (cuemu.Result, error) {
	var number int
	if len(run.Args) == 0 {
		return r.all, nil
	}
	_, err := fmt.Sscan(run.Args[0], &number)
	return r.alone[number], err
}

// TestOnlyInABatch holds that a difference is a fault though the program is right when it runs again: its kernels may race.
func TestOnlyInABatch(t *testing.T) {
	features := progen.DefaultFeatures()
	features["other-name"], features["mixed-types"] = 0, 0
	programs := []*progen.Program{progen.Draw(1, features), progen.Draw(2, features), progen.Draw(3, features)}
	options := driver.Defaults()
	text := progen.File(programs)
	out, err := oracle(t.Context(), t.TempDir(), text, "-O0")
	require.NoError(t, err)
	right := byProgram(out, len(programs))
	alone := []cuemu.Result{{Stdout: []byte(right[0])}, {Stdout: []byte(right[1])}, {Stdout: []byte(right[2])}}
	check := func(all cuemu.Result) []Outcome {
		lab := &Lab{Tools: &runs{all, alone}, Translate: driver.Translate, Together: true}
		outcomes, err := lab.Batch(t.Context(), programs, options, 1)
		require.NoError(t, err)
		return outcomes
	}
	assert.Equal(t, []Outcome{{}, {}, {}}, check(cuemu.Result{Stdout: out}))

	wrong := strings.Replace(right[1], " ", " 0", 1)
	got := check(cuemu.Result{Stdout: []byte(right[0] + wrong + right[2])})
	assert.Equal(t, []Outcome{{}, {Faulty, "not again", "serial:\n" + right[1] + "CUDA, which is right when it runs alone:\n" + wrong}, {}}, got)

	got = check(cuemu.Result{Stdout: []byte(right[0]), Stderr: []byte("an illegal memory access\n"), Exit: 1})
	assert.Equal(t, []Outcome{{}, {Faulty, "not again", "exit status 1, signal signal 0: an illegal memory access"}, {}}, got)

	got = check(cuemu.Result{Stdout: out, Exit: 1})
	assert.Equal(t, Faulty, got[2].Verdict, "the last program is blamed for what comes after all")
}
