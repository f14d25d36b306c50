// Interrupted translations: temporary files are removed, then the signal ends the process.

package main

import (
	"os"
	"os/signal"
	"syscall"
)

// dieOnSignal removes temporary files when the process is told to stop, and
// lets the signal end it, so that the shell and make see how it ended. The
// child follows: its standard input closes.
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
