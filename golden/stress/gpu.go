// Programs built by nvcc and run on the GPUs of this machine, in place of the checker.

package stress

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"sync/atomic"
	"syscall"
	"time"

	"mintc/internal/cuemu"
)

// GPU builds programs with nvcc and runs them. What is about the checker in a Build and a Run, it leaves aside.
type GPU struct {
	Nvcc string
	// Flags are nvcc's besides the standard and the output.
	Flags []string
	// Limit is for a run.
	Limit time.Duration
	// Seats are the numbers of GPUs, each as often as programs may run there at a time.
	Seats chan int
	// Building and Running are what the steps took.
	Building, Running *Effort
}

// Effort is how often something was done, and how long that took altogether.
type Effort struct{ times, nanoseconds atomic.Int64 }

func (e *Effort) add(since time.Time) {
	e.times.Add(1)
	e.nanoseconds.Add(int64(time.Since(since)))
}

func (e *Effort) String() string {
	n := e.times.Load()
	return fmt.Sprintf("%d of %.1f s", n, time.Duration(e.nanoseconds.Load()).Seconds()/float64(max(n, 1)))
}

// Seats has room for some programs on each of some GPUs, spread evenly.
func Seats(gpus, each int) chan int {
	seats := make(chan int, gpus*each)
	for range each {
		for gpu := range gpus {
			seats <- gpu
		}
	}
	return seats
}

// Build compiles all sources in one call of nvcc.
func (g *GPU) Build(ctx context.Context, b cuemu.Build) error {
	defer g.Building.add(time.Now())
	args := slices.Concat([]string{"-std=c++17", "-w"}, g.Flags, []string{"-o", b.Output}, b.Sources)
	result, err := whole(ctx, exec.CommandContext(ctx, g.Nvcc, args...))
	if err == nil && result.Exit != 0 {
		err = &cuemu.CompileError{Messages: string(result.Stdout) + string(result.Stderr)}
	}
	return err
}

// Run runs a program on a GPU that has room. One that takes longer than the limit is ended.
func (g *GPU) Run(ctx context.Context, r cuemu.Run) (cuemu.Result, error) {
	var gpu int
	select {
	case gpu = <-g.Seats:
	case <-ctx.Done():
		return cuemu.Result{}, ctx.Err()
	}
	defer func() { g.Seats <- gpu }()
	defer g.Running.add(time.Now())
	limited, cancel := context.WithTimeout(ctx, g.Limit)
	defer cancel()
	cmd := exec.CommandContext(limited, r.Program, r.Args...)
	cmd.Env = append(append(os.Environ(), fmt.Sprintf("CUDA_VISIBLE_DEVICES=%d", gpu)), r.Env...)
	result, err := whole(limited, cmd)
	if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
		return cuemu.Result{Exit: -1, Signal: syscall.SIGKILL, Stderr: []byte("it takes longer than " + g.Limit.String())}, nil
	}
	return result, err
}

// whole runs a command, and ends all that it has started when the context ends: nvcc starts the compilers proper.
func whole(ctx context.Context, cmd *exec.Cmd) (cuemu.Result, error) {
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 2 * time.Second
	return cuemu.Execute(ctx, cmd, nil)
}
