// A run of an emulated program: the order of threads, the environment, and how it ended.

package cuemu

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
)

// Order is the order in which blocks run and threads take turns. A correct program does not depend on it.
type Order int

const (
	Forward Order = iota // by increasing index
	Reverse              // by decreasing index
	Random               // drawn with Run.Seed
)

func (o Order) String() string {
	switch o {
	case Forward:
		return "forward"
	case Reverse:
		return "reverse"
	case Random:
		return "random"
	}
	panic("cuemu: unknown order")
}

// Run describes one run of a built program.
type Run struct {
	Program string
	Args    []string
	Dir     string    // working folder; the current one when empty
	Stdin   io.Reader // empty when nil
	Env     []string  // added to this process's
	Order   Order
	Seed    int64 // 0 stands for 1
	Stats   bool  // count the kernels' accesses; halves the speed

	CountLaunches bool
	Scratch       string // folder for the counts that the program writes; that of temporary files when empty
	// Execute, if set, runs the prepared command instead of its method Run. It must not redirect the output.
	Execute func(*exec.Cmd) error
}

// Result is the result of a run.
type Result struct {
	Stdout, Stderr []byte
	Exit           int            // -1 when a signal ended it
	Signal         syscall.Signal // 0 when it exited
	Violation      bool           // a rule of CUDA was broken; Stderr says which and where
	Stats          []KernelStats  // by name, when asked for and the program exited normally
	Launches       int64          // of kernels, when asked for; 0 when the program did not exit normally
}

// Run runs a program. It returns an error if the program could not be run, not if the program failed.
func (t *Toolchain) Run(ctx context.Context, r Run) (Result, error) {
	seed := max(r.Seed, 1)
	env := append(os.Environ(), "CUEMU_ORDER="+r.Order.String(), "CUEMU_SEED="+strconv.FormatInt(seed, 10),
		fmt.Sprintf("ASAN_OPTIONS=exitcode=%d", exitViolation))
	env = append(env, r.Env...)
	statsFile, launchesFile := "", ""
	if r.Stats || r.CountLaunches {
		dir, err := os.MkdirTemp(r.Scratch, "cuemu-")
		if err != nil {
			return Result{}, err
		}
		defer os.RemoveAll(dir)
		if r.Stats {
			statsFile = filepath.Join(dir, "stats")
			env = append(env, "CUEMU_STATS_FILE="+statsFile)
		}
		if r.CountLaunches {
			launchesFile = filepath.Join(dir, "launches")
			env = append(env, "CUEMU_LAUNCHES_FILE="+launchesFile)
		}
	}
	program, err := filepath.Abs(r.Program)
	if err != nil {
		return Result{}, err
	}
	cmd := exec.CommandContext(ctx, program, r.Args...)
	cmd.Dir, cmd.Env, cmd.Stdin = r.Dir, env, r.Stdin
	result, err := Execute(ctx, cmd, r.Execute)
	if err != nil {
		return result, err
	}
	if result.Exit == exitEnvironment && bytes.Contains(result.Stderr, []byte("cuemu: ")) {
		return result, fmt.Errorf("the emulator cannot start: %s", bytes.TrimSpace(result.Stderr))
	}
	result.Violation = result.Exit == exitViolation
	if launchesFile != "" {
		text, _ := os.ReadFile(launchesFile) // none after a signal
		result.Launches, _ = strconv.ParseInt(string(bytes.TrimSpace(text)), 10, 64)
	}
	if statsFile != "" && result.Signal == 0 {
		result.Stats, err = readStats(statsFile)
	}
	return result, err
}

// Execute runs a command, through execute if that is not nil, and returns its output and how it ended.
func Execute(ctx context.Context, cmd *exec.Cmd, execute func(*exec.Cmd) error) (Result, error) {
	if execute == nil {
		execute = (*exec.Cmd).Run
	}
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := execute(cmd)
	if ctx.Err() != nil {
		return Result{}, ctx.Err()
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) && !errors.Is(err, exec.ErrWaitDelay) {
		return Result{}, err
	}
	result := Result{Stdout: stdout.Bytes(), Stderr: stderr.Bytes(), Exit: cmd.ProcessState.ExitCode()}
	if status, ok := cmd.ProcessState.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		result.Signal = status.Signal()
	}
	return result, nil
}
