// The progress of `mintc check` on standard error: lines with -v, one line that is overwritten on a terminal.

package main

import (
	"fmt"
	"io/fs"
	"os"
	"sync"
	"time"
)

// progress prints on standard error what "mintc check" is doing: lines with -v, one line that is
// overwritten on a terminal, otherwise nothing.
type progress struct {
	verbose, terminal bool

	mutex   sync.Mutex
	what    string
	started time.Time
	shown   bool
}

func newProgress(c *command) *progress {
	p := &progress{verbose: c.verbose}
	info, err := os.Stderr.Stat()
	p.terminal = err == nil && info.Mode()&fs.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb" && !c.verbose && !c.check.json
	if p.terminal || p.verbose {
		go p.tick()
	}
	return p
}

// say announces the step that begins.
func (p *progress) say(what string) {
	p.mutex.Lock()
	p.what, p.started = what, time.Now()
	p.mutex.Unlock()
	if p.verbose {
		fmt.Fprintf(os.Stderr, "mintc: check: %s\n", what)
	}
}

// tick shows again and again how long the current step has taken.
func (p *progress) tick() {
	every := time.Second
	if p.verbose {
		every = 10 * time.Second
	}
	for range time.Tick(every) {
		p.show()
	}
}

func (p *progress) show() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	took := time.Since(p.started).Round(time.Second)
	switch {
	case p.what == "":
	case p.terminal:
		fmt.Fprintf(os.Stderr, "\r\x1b[Kmintc: check: %s, %v", p.what, took)
		p.shown = true
	default:
		fmt.Fprintf(os.Stderr, "mintc: check: still %s, %v\n", p.what, took)
	}
}

// clear erases the line on the terminal, before other messages.
func (p *progress) clear() {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	if p.shown {
		fmt.Fprint(os.Stderr, "\r\x1b[K")
		p.shown = false
	}
}

// stop ends the display.
func (p *progress) stop() {
	p.clear()
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.what = ""
}
