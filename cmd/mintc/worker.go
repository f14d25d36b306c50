// The two sides of a translation in a child process: request, reply, and the report when the child dies.

package main

import (
	"bytes"
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"mintc/internal/contain"
	"mintc/internal/driver"
	"mintc/optimizer"
	"mintc/optimizer/tuning"
)

// Both limits are a hundred times what a long program needs, and low enough not to harm a machine.
const (
	memoryLimit     = 4 << 30
	defaultCPULimit = 60 * time.Second
)

// request is what the parent asks of the child.
type request struct {
	Options driver.Options
	Report  reportOptions
}

// reply is the child's answer. The messages come printed, because printing
// them is work on hostile input too.
type reply struct {
	Output, Dump, Messages []byte
	Header, Host           []byte // with --split
	Runtime                []byte // with -fruntime=include
	Dependencies           []driver.Dependency
	Constructs             bool // there is device code, or a transfer
	Directed               bool // as driver.Result has it
	Roundings              []driver.Rounding
	Curves                 []optimizer.Curve // with driver.Options.Curves
	Candidates             []tuning.Item     // with driver.Options.Candidates
	Failed                 bool              // there was an error; the outputs are empty
	NotCpp                 bool              // the errors are gone with --split
}

// serve is the child's side: it runs the pipeline on a request.
func serve(translate func(driver.Options) driver.Result) contain.Handler {
	return func(encoded []byte, enter func(stage string)) []byte { return answer(translate, encoded, enter) }
}

func answer(translate func(driver.Options) driver.Result, encoded []byte, enter func(stage string)) []byte {
	var in request
	if err := gob.NewDecoder(bytes.NewReader(encoded)).Decode(&in); err != nil {
		panic(fmt.Sprintf("mintc: request: %v", err))
	}
	in.Options.Stage = enter
	paceCollections()
	result := translate(in.Options)
	enter("print messages")
	var messages bytes.Buffer
	failed := in.Report.print(&messages, &result.Messages)
	out := reply{Messages: messages.Bytes(), Dump: result.Dump, Dependencies: result.Dependencies, Failed: failed,
		NotCpp: result.NotCpp, Constructs: result.Constructs, Directed: result.Directed, Roundings: result.Roundings, Candidates: result.Candidates, Curves: result.Curves}
	if !failed {
		out.Output, out.Header, out.Host, out.Runtime = result.Output, result.Header, result.Host, result.Runtime
	}
	var replied bytes.Buffer
	if err := gob.NewEncoder(&replied).Encode(out); err != nil {
		panic(fmt.Sprintf("mintc: reply: %v", err))
	}
	return replied.Bytes()
}

// translateContained is the parent's side: it translates in a child.
func translateContained(ctx context.Context, in request, cpu time.Duration) (reply, error) {
	var encoded bytes.Buffer
	if err := gob.NewEncoder(&encoded).Encode(in); err != nil {
		return reply{}, fmt.Errorf("request: %w", err)
	}
	answer, err := contain.Call(ctx, encoded.Bytes(), contain.Limits{Memory: memoryLimit, CPU: cpu})
	if err != nil {
		return reply{}, err
	}
	var out reply
	if err := gob.NewDecoder(bytes.NewReader(answer)).Decode(&out); err != nil {
		return reply{}, fmt.Errorf("reply: %w", err)
	}
	return out, nil
}

// debugVariable, when set, adds the Go stack trace to the report of an internal error.
const debugVariable = "MINTC_DEBUG"

// failPipeline reports why a translation gave no reply.
func failPipeline(c *command, err error) int {
	if late := (*contain.TooLongError)(nil); errors.As(err, &late) {
		return failLate(c, late)
	}
	return failInternal(c, err)
}

// failLate reports a translation that used up its processor time: nobody's fault, and up to the user.
func failLate(c *command, late *contain.TooLongError) int {
	more := max(1, int(late.Limit.Seconds())) * 4
	status := fail(exitRejected, "%s: %v (pass %q); nothing was written", c.inputName(), late, late.Stage)
	fmt.Fprintf(os.Stderr, "mintc: note: --cpu-limit=%d allows it %d s, --cpu-limit=0 has no limit\n", more, more)
	return status
}

// failInternal reports a failure of mintc itself, in one paragraph.
func failInternal(c *command, err error) int {
	var death *contain.Death
	what := err.Error()
	if errors.As(err, &death) {
		what = "the translation " + strings.TrimPrefix(death.Reason, "panic: ")
		if strings.HasPrefix(death.Reason, "panic: ") {
			what = strings.TrimPrefix(death.Reason, "panic: ")
		}
		if death.Stage != "" {
			what += fmt.Sprintf(" (pass %q)", death.Stage)
		}
	}
	fmt.Fprintf(os.Stderr, "mintc: internal error: %s\n"+
		"This is a fault of mintc, not of your program. Nothing was written; an older output is untouched.\n"+
		"To report it, send the output of \"mintc %s -E\" and this command line: mintc %s\n",
		what, shellQuote(c.inputName()), c.commandLine())
	if os.Getenv(debugVariable) != "" && death != nil {
		fmt.Fprintln(os.Stderr, death.Detail)
	} else {
		fmt.Fprintf(os.Stderr, "%s=1 in the environment adds the stack trace.\n", debugVariable)
	}
	return exitInternal
}
