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
	Forward Order = iota
	Reverse
	Random // drawn with Run.Seed
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
	Stats   bool  // count what the kernels do; costs about half of the speed
}

// Result is what a run left.
type Result struct {
	Stdout, Stderr []byte
	Exit           int            // -1 when a signal ended it
	Signal         syscall.Signal // 0 when it exited
	Violation      bool           // a rule of CUDA was broken; Stderr says which and where
	Stats          []KernelStats  // by name, when asked for and the program exited normally
}

// Run runs a program. An error means that it could not be run, not that it failed.
func (t *Toolchain) Run(ctx context.Context, r Run) (Result, error) {
	seed := max(r.Seed, 1)
	env := append(os.Environ(), "CUEMU_ORDER="+r.Order.String(), "CUEMU_SEED="+strconv.FormatInt(seed, 10),
		fmt.Sprintf("ASAN_OPTIONS=exitcode=%d", exitViolation))
	env = append(env, r.Env...)
	statsFile := ""
	if r.Stats {
		dir, err := os.MkdirTemp("", "cuemu-")
		if err != nil {
			return Result{}, err
		}
		defer os.RemoveAll(dir)
		statsFile = filepath.Join(dir, "stats")
		env = append(env, "CUEMU_STATS_FILE="+statsFile)
	}
	program, err := filepath.Abs(r.Program)
	if err != nil {
		return Result{}, err
	}
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, program, r.Args...)
	cmd.Dir, cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr = r.Dir, env, r.Stdin, &stdout, &stderr
	err = cmd.Run()
	if ctx.Err() != nil {
		return Result{}, ctx.Err()
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return Result{}, err
	}
	result := Result{Stdout: stdout.Bytes(), Stderr: stderr.Bytes(), Exit: cmd.ProcessState.ExitCode()}
	if status, ok := cmd.ProcessState.Sys().(syscall.WaitStatus); ok && status.Signaled() {
		result.Signal = status.Signal()
	}
	if result.Exit == exitEnvironment && bytes.Contains(result.Stderr, []byte("cuemu: ")) {
		return result, fmt.Errorf("the emulator cannot start: %s", bytes.TrimSpace(result.Stderr))
	}
	result.Violation = result.Exit == exitViolation
	if statsFile != "" && result.Signal == 0 {
		result.Stats, err = readStats(statsFile)
	} else {
		err = nil
	}
	return result, err
}
