// The child's side: takes one request, answers with frames, and ends with its parent or at its time limit.

package contain

import (
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strconv"
	"sync"
	"time"
)

// maxStack, in bytes, ends a recursion without end within a second. It is enough
// for any program that the front end's own limits let through.
const maxStack = 256 << 20

// Handler answers one request in the child. It announces stages through enter.
type Handler func(request []byte, enter func(stage string)) []byte

// Serve returns at once in an ordinary process. In a child it handles the one
// request and does not return.
func Serve(handle Handler) {
	if os.Getenv(childVariable) != strconv.Itoa(os.Getppid()) {
		return
	}
	os.Unsetenv(childVariable)
	out := os.Stdout
	os.Stdout = os.Stderr // a stray print must not garble the frames
	limits, request, err := readRequest(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	frames := &frameWriter{out: out}
	go dieWithParent()
	go dieOfTime(limits.CPU, frames)
	debug.SetMaxStack(maxStack)
	if err := limitMemory(limits.Memory); err != nil {
		fmt.Fprintln(os.Stderr, "contain: cannot limit memory:", err)
	}
	if err := frames.write(answer(handle, request, frames)); err != nil {
		fmt.Fprintln(os.Stderr, "contain: cannot reply:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// answer runs handle and turns its panic into a frame.
func answer(handle Handler, request []byte, out *frameWriter) (f frame) {
	defer func() {
		if problem := recover(); problem != nil {
			f = frame{framePanic, fmt.Appendf(nil, "panic: %v\n%s", problem, debug.Stack())}
		}
	}()
	enter := func(stage string) { _ = out.write(frame{frameStage, []byte(stage)}) }
	return frame{frameReply, handle(request, enter)}
}

// dieWithParent ends the child when the parent's end of the pipe closes.
func dieWithParent() {
	_, _ = io.Copy(io.Discard, os.Stdin)
	os.Exit(1)
}

// dieOfTime ends the child when it has used up its processor time.
func dieOfTime(limit time.Duration, out *frameWriter) {
	if limit == 0 {
		return
	}
	for processorTime() < limit {
		time.Sleep(50 * time.Millisecond)
	}
	_ = out.write(frame{kind: frameTooLong})
	os.Exit(1)
}

// frameWriter lets two goroutines write frames without mixing their bytes.
type frameWriter struct {
	mutex sync.Mutex
	out   io.Writer
}

func (w *frameWriter) write(f frame) error {
	w.mutex.Lock()
	defer w.mutex.Unlock()
	return writeFrame(w.out, f)
}
