package golden

import (
	"context"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"mintc/codegen/cuda/runtime"
	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var wantStale = regexp.MustCompile(`(?m)^ *// want ([\w ]+): (.*)$`)

// TestStale runs a program whose host code is in another file: the checker follows which bytes are valid where, and stops at
// the first read of an old value and the first write that would be lost.
func TestStale(t *testing.T) {
	testmode.InTurn(t)
	t.Parallel()
	const dir = "testdata/stale"
	flags := []string{"-iquote", absolute(t, dir)}
	work := t.TempDir()
	build := cuemu.Build{Mode: cuemu.Check, Sources: []string{filepath.Join(dir, "behind.c")}, Flags: flags,
		Output: filepath.Join(work, "cuda"), Separate: runtime.Separate}
	for _, name := range []string{"main", "device"} {
		source := filepath.Join(work, name+".cu")
		require.Zero(t, mintc(t, dir, name+".c", "-o", source).exit)
		build.Sources = append(build.Sources, source)
	}
	require.NoError(t, requireEmulator(t).Build(context.Background(), build))
	run := func(args ...string) cuemu.Result {
		got, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: build.Output, Args: args})
		require.NoError(t, err)
		return got
	}
	serial := buildSerial(t, []string{filepath.Join(dir, "main.c"), filepath.Join(dir, "behind.c"), filepath.Join(dir, "device.c")})
	for _, what := range []string{"fine", "write and copy"} {
		want, err := exec.Command(serial, what).Output()
		require.NoError(t, err)
		got := run(what)
		assert.False(t, got.Violation, "%s: %s", what, got.Stderr)
		assert.Equal(t, string(want), string(got.Stdout), what)
	}
	wants := wantStale.FindAllStringSubmatch(readFile(t, dir, "main.c"), -1)
	require.NotEmpty(t, wants)
	for _, want := range wants {
		got := run(want[1])
		assert.True(t, got.Violation, want[1])
		assert.Contains(t, string(got.Stderr), "cuemu: "+want[2], want[1])
	}
}
