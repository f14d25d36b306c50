// Package contain runs work that may hang, exhaust memory or overflow the
// stack in a child process of the same program, under limits, and turns a death
// of the child into a value. (A goroutine cannot be killed, and Go cannot
// recover from a stack overflow or a failed allocation.)
//
// The program calls Serve at the start of main. The parent calls Call. The request
// goes to the child's standard input, which stays open: when the parent dies, it
// ends, and so does the child. Stage marks and the reply come back on the child's
// standard output as frames (frame.go).
package contain

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// childVariable holds the parent's process id in a child's environment. Because of
// the id, a variable of that name in a user's shell does not start a child.
const childVariable = "MINTC_CONTAINED_CHILD_OF"

// Limits bound a child. A zero limit is no limit.
type Limits struct {
	Memory uint64        // bytes of address space beyond what the Go runtime reserves at start
	CPU    time.Duration // processor time, which does not depend on the load of the machine
}

// Death says why a child did not reply.
type Death struct {
	Stage  string // the last stage that the child entered, "" before the first
	Reason string // "ran out of memory", "panic: boom", ...
	Detail string // the child's standard error or stack trace, for developers
}

func (d *Death) Error() string {
	if d.Stage == "" {
		return d.Reason
	}
	return fmt.Sprintf("%s in %q", d.Reason, d.Stage)
}

// TooLongError says that a child used up its processor time.
type TooLongError struct {
	Stage string // the last stage that the child entered
	Limit time.Duration
}

func (e *TooLongError) Error() string {
	return fmt.Sprintf("the translation took more than %v of processor time", e.Limit)
}

// ErrInterrupted is returned when the caller's context ended before the child did.
var ErrInterrupted = errors.New("interrupted")

// Call runs the handler that this program gave to Serve on request, in a child.
// The error is a *Death, a *TooLongError, ErrInterrupted, or the failure to start a child at all.
func Call(ctx context.Context, request []byte, limits Limits) ([]byte, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, fmt.Errorf("cannot find the program's own file: %w", err)
	}
	child := exec.CommandContext(ctx, program)
	child.Env = append(os.Environ(), childVariable+"="+strconv.Itoa(os.Getpid()))
	child.WaitDelay = time.Second
	var said, complaints bytes.Buffer
	child.Stdout, child.Stderr = &said, &head{buffer: &complaints}
	stdin, err := child.StdinPipe()
	if err != nil {
		return nil, err
	}
	if err := child.Start(); err != nil {
		return nil, fmt.Errorf("cannot start a child process: %w", err)
	}
	// If the child dies early, this write fails; its exit status explains more.
	go func() { _ = writeRequest(stdin, limits, request) }()
	waitErr := child.Wait()

	stage, reply, replied := readFrames(said.Bytes())
	switch {
	case replied.kind == frameReply:
		return reply, nil
	case ctx.Err() != nil:
		return nil, ErrInterrupted
	case replied.kind == framePanic:
		return nil, &Death{Stage: stage, Reason: string(replied.head()), Detail: string(replied.payload)}
	case replied.kind == frameTooLong:
		return nil, &TooLongError{Stage: stage, Limit: limits.CPU}
	}
	return nil, &Death{Stage: stage, Reason: causeOfDeath(waitErr, complaints.String()), Detail: complaints.String()}
}

// causeOfDeath reads the last message of the Go runtime, or else the exit status.
func causeOfDeath(err error, stderr string) string {
	switch {
	case strings.Contains(stderr, "stack overflow"), strings.Contains(stderr, "goroutine stack exceeds"):
		return "overflowed the stack"
	case strings.Contains(stderr, "out of memory"), strings.Contains(stderr, "cannot allocate"),
		strings.Contains(stderr, "failed to allocate"), // by the race detector
		strings.Contains(stderr, "address space"):      // "cannot map pages in ...", and similar ones
		return "ran out of memory"
	case err == nil:
		return "ended without a reply"
	case strings.Contains(err.Error(), "signal: killed"):
		return "was killed (by the system, which may have run out of memory)"
	}
	return "ended early (" + err.Error() + ")"
}

// head keeps only the first bytes written to it. The Go runtime may print a
// million stack frames, but starts with the reason.
type head struct{ buffer *bytes.Buffer }

func (h *head) Write(p []byte) (int, error) {
	const limit = 64 << 10
	h.buffer.Write(p[:min(len(p), limit-min(limit, h.buffer.Len()))])
	return len(p), nil
}
