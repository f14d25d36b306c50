package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"time"

	"mintc/internal/contain"
	"mintc/internal/driver"
	"mintc/internal/source"

	"github.com/stretchr/testify/require"
)

// runMainVariable makes this test binary mintc itself, with scriptedTranslate
// for a pipeline. What is tested here is everything around the pipeline.
const runMainVariable = "MINTC_TEST_RUN_MAIN"

// realPipelineVariable makes it translate.
const realPipelineVariable = "MINTC_TEST_REAL_PIPELINE"

func TestMain(m *testing.M) {
	pipeline := scriptedTranslate
	if os.Getenv(realPipelineVariable) != "" {
		pipeline = driver.Translate
	}
	contain.Serve(serve(pipeline))
	if os.Getenv(nvccVariable) != "" {
		os.Exit(stubCompiler(os.Args[1:]))
	}
	if os.Getenv(runMainVariable) != "" {
		os.Exit(run(os.Args[1:]))
	}
	os.Exit(m.Run())
}

// scriptedTranslate does what the lines of its input say.
func scriptedTranslate(o driver.Options) driver.Result {
	o.Enter("scripted")
	file := source.NewFile(o.Input, o.Text)
	result := driver.Result{Output: append([]byte("// made by the scripted pipeline\n"), o.Text...), Dump: []byte("the dump\n")}
	if o.Split {
		result.Header, result.Host = []byte("the header\n"), []byte("the host\n")
	}
	offset := 0
	for line := range strings.Lines(string(o.Text)) {
		span := file.Span(offset, offset+len(strings.TrimSpace(line)))
		offset += len(line)
		word, argument, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch word {
		case "error":
			result.Messages.Errorf("MINT9001", span, "%s", argument).Note(source.Span{}, "the way out")
		case "warning":
			result.Messages.Warnf("MINT9002", span, "%s", argument)
		case "remark":
			result.Messages.Remarkf("MINT9003", span, "%s", argument)
		case "depends", "depends-system":
			result.Dependencies = append(result.Dependencies, driver.Dependency{Path: argument, System: word != "depends"})
		case "panic":
			panic(argument)
		case "hang":
			for {
				runtime.Gosched()
			}
		case "sleep":
			partial := argument + ".partial"
			_ = os.WriteFile(partial, []byte(strconv.Itoa(os.Getpid())), 0o600)
			_ = os.Rename(partial, argument)
			time.Sleep(time.Minute)
		}
	}
	return result
}

// ran is what a run of mintc left.
type ran struct {
	status         int
	stdout, stderr string
}

// mintcCommand prepares a run of mintc in dir.
func mintcCommand(dir string, args ...string) *exec.Cmd {
	program, err := os.Executable()
	if err != nil {
		panic(err)
	}
	command := exec.Command(program, args...)
	command.Dir = dir
	command.Env = append(os.Environ(), runMainVariable+"=1")
	return command
}

func mintc(t *testing.T, dir string, args ...string) ran {
	t.Helper()
	return finish(t, mintcCommand(dir, args...))
}

func finish(t *testing.T, command *exec.Cmd) ran {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if command.Stdout == nil {
		command.Stdout = &stdout
	}
	command.Stderr = &stderr
	err := command.Run()
	if _, ended := err.(*exec.ExitError); !ended {
		require.NoError(t, err)
	}
	return ran{command.ProcessState.ExitCode(), stdout.String(), stderr.String()}
}

// write makes a file under dir and returns its path.
func write(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(dir, name)
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
	return path
}

// names lists dir, to show that nothing was left behind.
func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func read(t *testing.T, path ...string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(path...))
	require.NoError(t, err)
	return string(text)
}
