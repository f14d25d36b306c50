package contain

import (
	"bytes"
	"context"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestMain makes this test binary its own child, with a handler that misbehaves
// on request.
func TestMain(m *testing.M) {
	Serve(misbehave)
	os.Exit(m.Run())
}

func misbehave(request []byte, enter func(string)) []byte {
	what, argument, _ := bytes.Cut(request, []byte(" "))
	enter("first")
	enter(string(what))
	switch string(what) {
	case "echo":
		os.Stdout.WriteString("a stray print")
		return argument
	case "panic":
		panic("boom")
	case "nil":
		var p *int
		return []byte{byte(*p)}
	case "memory":
		var kept [][]byte
		for {
			kept = append(kept, bytes.Repeat([]byte{1}, 16<<20))
			if len(kept) > 1<<10 { // 16 GiB: the limit did not hold
				return []byte("no limit")
			}
		}
	case "stack":
		return []byte{byte(recurse(1))}
	case "hang":
		for {
			runtime.Gosched()
		}
	case "sleep":
		if long, err := time.ParseDuration(string(argument)); err == nil {
			time.Sleep(long)
		}
		return []byte("slept")
	case "exit":
		os.Exit(3)
	}
	return nil
}

//lint:ignore SA5007 a stack overflow is what it is for
func recurse(n int) int { return recurse(n+1) + n }

func call(t *testing.T, request string, limits Limits) ([]byte, error) {
	t.Helper()
	return Call(context.Background(), []byte(request), limits)
}

func TestReplyComesBackWhole(t *testing.T) {
	big := strings.Repeat("\x00\xff", 1<<20)
	reply, err := call(t, "echo "+big, Limits{})
	require.NoError(t, err)
	assert.Equal(t, len(big), len(reply))
	assert.True(t, string(reply) == big)
}

func TestDeaths(t *testing.T) {
	for _, c := range []struct {
		request, reason string
		limits          Limits
	}{
		{"panic", "panic: boom", Limits{}},
		{"nil", "panic: runtime error: invalid memory address or nil pointer dereference", Limits{}},
		{"memory", "ran out of memory", Limits{Memory: 512 << 20}},
		{"stack", "overflowed the stack", Limits{Memory: 4 << 30}},
		{"exit", "ended early (exit status 3)", Limits{}},
	} {
		t.Run(c.request, func(t *testing.T) {
			if c.request == "memory" && runtime.GOOS != "linux" {
				t.Skip("memory is limited on Linux only")
			}
			_, err := call(t, c.request, c.limits)
			var death *Death
			require.ErrorAs(t, err, &death)
			assert.Equal(t, c.reason, death.Reason, death.Detail)
			assert.Equal(t, c.request, death.Stage, "the last stage entered")
		})
	}
}

func TestProcessorTimeRunsOut(t *testing.T) {
	_, err := call(t, "hang", Limits{CPU: 300 * time.Millisecond})
	var late *TooLongError
	require.ErrorAs(t, err, &late)
	assert.Equal(t, "hang", late.Stage)
	assert.EqualError(t, err, "the translation took more than 300ms of processor time")
}

// TestWaitingTakesNoTime: a busy machine, or a slow disk, is not the program's fault.
func TestWaitingTakesNoTime(t *testing.T) {
	reply, err := call(t, "sleep 500ms", Limits{CPU: 300 * time.Millisecond})
	require.NoError(t, err)
	assert.Equal(t, "slept", string(reply))
}

func TestInterruptionIsNoDeath(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 200*time.Millisecond)
	defer cancel()
	started := time.Now()
	_, err := Call(ctx, []byte("hang"), Limits{CPU: time.Minute})
	assert.ErrorIs(t, err, ErrInterrupted)
	assert.Less(t, time.Since(started), 10*time.Second)
}

func TestStrayVariableMakesNoChild(t *testing.T) {
	t.Setenv(childVariable, "1")
	if os.Getppid() == 1 {
		t.Skip("process 1 is the parent")
	}
	Serve(func([]byte, func(string)) []byte { panic("served") })
}

func TestTruncatedFramesKeepWhatIsWhole(t *testing.T) {
	var said bytes.Buffer
	require.NoError(t, writeFrame(&said, frame{frameStage, []byte("parse")}))
	whole := said.Len()
	require.NoError(t, writeFrame(&said, frame{frameReply, []byte("reply")}))
	for cut := whole; cut < said.Len(); cut++ {
		stage, reply, last := readFrames(said.Bytes()[:cut])
		assert.Equal(t, "parse", stage)
		assert.Nil(t, reply)
		assert.EqualValues(t, frameStage, last.kind)
	}
}
