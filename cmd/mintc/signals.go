// Interrupted translations: temporary files are removed, then the signal ends the process.

package main

import (
	"os"
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
