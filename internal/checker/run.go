// The runs of both programs: fresh directory, the same input and name, a time limit, and no process left behind.

package checker

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"time"

	"mintc/internal/cuemu"
)

// runSerial runs the serial program, whose results are the right ones. It decides how much of the standard input is read.
func (c *check) runSerial(ctx context.Context) (outcome, error) {
	c.Progress("running the serial program")
	return c.run(ctx, "serial", func(ctx context.Context, execute func(*exec.Cmd) error) (cuemu.Result, error) {
		command := exec.CommandContext(ctx, c.serial, c.copier.arguments(c.Args)...)
		command.Dir = c.copier.dir()
		command.Env = os.Environ()
		return cuemu.Execute(ctx, command, execute)
	})
}

func (c *check) runCUDA(ctx context.Context, order cuemu.Order) (outcome, error) {
	c.Progress(fmt.Sprintf("running the CUDA program, %v order", order))
	return c.run(ctx, "CUDA", func(ctx context.Context, execute func(*exec.Cmd) error) (cuemu.Result, error) {
		return c.emulator.Run(ctx, cuemu.Run{Program: c.cuda, Args: c.copier.arguments(c.Args), Dir: c.copier.dir(),
			Order: order, CountLaunches: true, Scratch: c.scratch, Execute: execute})
	})
}

// run runs a program in a fresh copy of the directory and collects its results.
func (c *check) run(ctx context.Context, what string, start func(context.Context, func(*exec.Cmd) error) (cuemu.Result, error)) (outcome, error) {
	before, err := c.copier.fresh()
	if err != nil {
		return outcome{}, err
	}
	limited := ctx
	if c.TimeLimit > 0 {
		var cancel context.CancelFunc
		limited, cancel = context.WithTimeout(ctx, c.TimeLimit)
		defer cancel()
	}
	if what == "CUDA" && c.Advise != nil {
		slow := time.AfterFunc(c.SlowAfter, func() { c.advice.Do(c.advise) })
		defer slow.Stop()
	}
	started := time.Now()
	result, err := start(limited, c.execute)
	took := time.Since(started)
	switch {
	case ctx.Err() != nil:
		return outcome{}, ctx.Err()
	case limited.Err() != nil:
		return outcome{}, c.tooSlow(what)
	case err != nil:
		return outcome{}, err
	}
	if what == "serial" {
		c.serialTook = took
	}
	files, err := c.copier.changes(before)
	return outcome{result, files, took}, err
}

// execute runs a command with the recorded input. It cannot write outside the scratch directory, and all processes
// that it starts end with it. Both programs are called by the same name.
func (c *check) execute(command *exec.Cmd) error {
	base := filepath.Base(c.name())
	command.Args[0] = "./" + strings.TrimSuffix(base, filepath.Ext(base))
	temporary := filepath.Join(c.scratch, "tmp")
	if err := os.MkdirAll(temporary, 0o700); err != nil {
		return err
	}
	command.Env = append(command.Env, "TMPDIR="+temporary, "PWD="+command.Dir)
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	killGroup := func() error { return syscall.Kill(-command.Process.Pid, syscall.SIGKILL) }
	command.Cancel = killGroup
	command.WaitDelay = time.Second // for children that keep the output open
	input, feed, err := os.Pipe()
	if err != nil {
		return err
	}
	command.Stdin = input
	err = startConfined(command, c.scratch)
	_ = input.Close()
	if err != nil {
		_ = feed.Close()
		return err
	}
	go c.stdin.feed(c.Stdin, feed)
	err = command.Wait()
	_ = feed.Close()
	c.stdin.stop()
	_ = killGroup() // processes that it left in the background
	return err
}

// startConfined starts a command that can change files in dir only. It does so on a
// thread of its own, because a thread cannot get the right to write back.
func startConfined(command *exec.Cmd, dir string) error {
	started := make(chan error)
	go func() {
		runtime.LockOSThread()
		if landlockRights() == 0 {
			started <- command.Start()
			return
		}
		if err := writeOnlyIn(dir); err != nil {
			started <- fmt.Errorf("cannot confine it to its directory: %w", err)
			return
		}
		started <- command.Start()
	}()
	return <-started
}

// recorder gives each run the same input. The first run reads the source piece by
// piece, because the source may be a pipe that nobody closes.
type recorder struct {
	mutex    sync.Mutex
	data     []byte
	recorded bool
}

// feed writes the input to a program until one of the two ends.
func (r *recorder) feed(source io.Reader, to *os.File) {
	defer to.Close()
	r.mutex.Lock()
	data, recorded := r.data, r.recorded
	r.mutex.Unlock()
	if source == nil || recorded {
		_, _ = to.Write(data) // the program need not read all
		return
	}
	buffer := make([]byte, 64<<10)
	for {
		n, err := source.Read(buffer)
		r.mutex.Lock()
		if r.recorded {
			r.mutex.Unlock()
			return
		}
		r.data = append(r.data, buffer[:n]...)
		r.mutex.Unlock()
		if _, failed := to.Write(buffer[:n]); failed != nil || err != nil {
			return
		}
	}
}

// stop ends the recording: the program that read from the source has ended.
func (r *recorder) stop() {
	r.mutex.Lock()
	defer r.mutex.Unlock()
	r.recorded = true
}

// advise says what to make smaller while the CUDA program runs.
func (c *check) advise() {
	c.Advise(fmt.Sprintf("the CUDA program has run for %v, where the serial one took %v%s", c.SlowAfter,
		c.serialTook.Round(time.Millisecond), c.smaller()))
}

// tooSlow is the error for a program that ran longer than the limit.
func (c *check) tooSlow(what string) error {
	took := ""
	if what == "CUDA" {
		took = fmt.Sprintf(", where the serial one took %v", c.serialTook.Round(time.Millisecond))
	}
	return fmt.Errorf("%w: the %s program is still running after %v%s%s", ErrTimeLimit, what, c.TimeLimit, took, c.smaller())
}
