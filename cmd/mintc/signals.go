// Interrupts: a translation removes its temporary files and lets the signal end it; a check is cancelled.

package main

import (
	"context"
	"os"
	"os/exec"
	"os/signal"
	"syscall"
)

// dieOnSignal removes temporary files when a signal asks the process to stop.
// Then the signal ends the process, as the shell and make expect. The child ends
// too, because its standard input closes.
func dieOnSignal(files *outFiles) {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		caught := <-signals
		files.discard()
		signal.Reset(caught)
		if self, err := os.FindProcess(os.Getpid()); err == nil && self.Signal(caught) == nil {
			select {} // the signal is on its way
		}
		os.Exit(exitRejected)
	}()
}

// killGroup has a command end with all processes that it starts.
func killGroup(command *exec.Cmd) {
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	command.Cancel = func() error { return syscall.Kill(-command.Process.Pid, syscall.SIGKILL) }
}

// untilSignal returns a context that ends when a signal asks the process to stop, and a function that waits for that
// signal and returns it.
func untilSignal(parent context.Context) (context.Context, func() syscall.Signal) {
	ctx, cancel := context.WithCancel(parent)
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	caught := syscall.SIGINT
	go func() {
		if s, ok := (<-signals).(syscall.Signal); ok {
			caught = s
		}
		cancel()
	}()
	return ctx, func() syscall.Signal {
		<-ctx.Done()
		return caught
	}
}
