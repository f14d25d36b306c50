package golden

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite the want files of the golden cases")

// mintcPath is the program under test, built once: the tests go through the real command line.
var mintcPath string

func TestMain(m *testing.M) {
	flag.Parse()
	os.Exit(buildAndRun(m))
}

func buildAndRun(m *testing.M) int {
	dir, err := os.MkdirTemp("", "mintc-golden-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer os.RemoveAll(dir)
	mintcPath = filepath.Join(dir, "mintc")
	build := exec.Command("go", "build", "-o", mintcPath, "mintc/cmd/mintc")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		fmt.Fprintln(os.Stderr, "cannot build mintc:", err)
		return 1
	}
	return m.Run()
}

// ran is what a run of mintc left.
type ran struct {
	stdout, stderr string
	exit           int
}

var sources sync.Once

// mintc runs the program under test in a folder.
func mintc(t *testing.T, dir string, args ...string) ran {
	t.Helper()
	sources.Do(func() { testmode.DependOnSources(t, "..") })
	var stdout, stderr bytes.Buffer
	command := exec.Command(mintcPath, args...)
	command.Dir, command.Stdout, command.Stderr = dir, &stdout, &stderr
	if err := command.Run(); err != nil {
		var ended *exec.ExitError
		require.ErrorAs(t, err, &ended)
	}
	return ran{stdout.String(), stderr.String(), command.ProcessState.ExitCode()}
}

// translate is the CUDA text that mintc makes of dir/name; the translation must succeed.
func translate(t *testing.T, dir, name string, args ...string) string {
	t.Helper()
	got := mintc(t, dir, append(args, name, "-o", "-")...)
	require.Zero(t, got.exit, "mintc %s %s:\n%s", strings.Join(args, " "), name, got.stderr)
	return got.stdout
}
