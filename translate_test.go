package mintc_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Limits of one translation: of the memory, in KiB, and of the processor time of all its processes.
const memoryLimit, timeLimit = 50 << 10, time.Second

// TestTranslation translates each example in two folders: small, fast, with the same bytes, and without a word of the
// machine.
func TestTranslation(t *testing.T) {
	testmode.DependOnSources(t, ".")
	mintc := filepath.Join(t.TempDir(), "mintc")
	said, err := exec.Command("go", "build", "-o", mintc, "./cmd/mintc").CombinedOutput()
	require.NoError(t, err, "%s", said)
	examples, err := filepath.Glob("examples/*/*.c")
	require.NoError(t, err)
	require.NotEmpty(t, examples)
	for _, example := range examples {
		t.Run(filepath.Base(example), func(t *testing.T) {
			var outputs [2][]byte
			for i := range outputs {
				dir := t.TempDir()
				require.NoError(t, os.CopyFS(dir, os.DirFS(filepath.Dir(example))))
				outputs[i] = translateIn(t, mintc, dir, filepath.Base(example))
				for _, word := range machineWords(t, dir) {
					assert.NotContains(t, string(outputs[i]), word)
				}
			}
			assert.True(t, bytes.Equal(outputs[0], outputs[1]), "the output depends on the folder")
		})
	}
}

// translateIn runs mintc, within the limits, and returns its output.
func translateIn(t *testing.T, mintc, dir, name string) []byte {
	t.Helper()
	var stdout, stderr bytes.Buffer
	command := exec.Command(mintc, name, "-o", "-")
	command.Dir, command.Stdout, command.Stderr = dir, &stdout, &stderr
	require.NoError(t, command.Run(), stderr.String())
	state := command.ProcessState
	assert.Less(t, state.UserTime()+state.SystemTime(), timeLimit)
	if usage, ok := state.SysUsage().(*syscall.Rusage); ok {
		assert.Less(t, usage.Maxrss, int64(memoryLimit), "KiB of memory")
	}
	return stdout.Bytes()
}

// machineWords are what would give away where a translation ran.
func machineWords(t *testing.T, dir string) []string {
	t.Helper()
	words := []string{dir}
	here, err := os.Getwd()
	require.NoError(t, err)
	words = append(words, here)
	if host, err := os.Hostname(); err == nil && len(host) > 3 {
		words = append(words, host)
	}
	return words
}
