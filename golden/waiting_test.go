package golden

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/codegen/cuda/runtime"
	"mintc/internal/cuemu"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestWaiting: launches wait when a file that is not translated looks at what they write. The checker stops there as if
// they had been made; the guard makes them first, for whichever thread looks.
func TestWaiting(t *testing.T) {
	t.Parallel()
	const dir = "testdata/waiting"
	unseen := filepath.Join(dir, "unseen.c")
	serial := buildSerial(t, []string{filepath.Join(dir, "main.c"), unseen})
	built := func(mode cuemu.Mode, options ...string) string {
		out := t.TempDir()
		build := cuemu.Build{Mode: mode, Traps: mode == cuemu.Quick, Output: filepath.Join(out, "program"), Separate: runtime.Separate,
			Sources: []string{filepath.Join(out, "main.cu"), unseen}, Flags: []string{"-pthread"}}
		text := translate(t, dir, "main.c", append(options, "-P", "-ftrapezoid=7", "-ftrapezoid-kind=replay")...)
		require.True(t, strings.Contains(text, "mint_file(site"), "the loop is no chain")
		require.NoError(t, os.WriteFile(build.Sources[0], []byte(text), 0o600))
		require.NoError(t, requireEmulator(t).Build(context.Background(), build))
		return build.Output
	}
	guarded, checked := built(cuemu.Fast), built(cuemu.Quick)
	wants := wantStale.FindAllStringSubmatch(readFile(t, dir, "main.c"), -1)
	require.NotEmpty(t, wants)
	for _, want := range wants {
		got, err := requireEmulator(t).Run(context.Background(), cuemu.Run{Program: checked, Args: want[1:2]})
		require.NoError(t, err)
		assert.True(t, got.Violation, want[1])
		assert.Contains(t, string(got.Stderr), "cuemu: "+want[2], want[1])
		if want[1] != "write" { // the copy back comes later and is obeyed: the checker says so
			now, said := runCUDA(t, guarded, want[1:2], cuemu.Forward)
			assert.Equal(t, runSerial(t, serial, want[1:2]), now, "%s: %s", want[1], said)
		}
	}
	for _, fine := range []string{"fine", "free"} {
		now, said := runCUDA(t, checked, []string{fine}, cuemu.Random)
		assert.Equal(t, runSerial(t, serial, []string{fine}), now, "%s: %s", fine, said)
	}
}
