// Package stress compares random programs with their translations: gcc builds
// the C, with the pragmas ignored, the CPU checker builds the CUDA, and both
// must print the same checksums.
package stress

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"mintc/golden/progen"
	"mintc/internal/cuemu"
	"mintc/internal/cuemu/clang"
	"mintc/internal/diag"
	"mintc/internal/driver"
)

// Tools build CUDA and run it, as *cuemu.Toolchain does. A refusal by the compiler is a *cuemu.CompileError.
type Tools interface {
	Build(ctx context.Context, b cuemu.Build) error
	Run(ctx context.Context, r cuemu.Run) (cuemu.Result, error)
}

// Lab builds and runs programs.
type Lab struct {
	Tools Tools
	// Translate makes the CUDA; a test puts a faulty one here.
	Translate func(driver.Options) driver.Result
	// Front, where there is one, is a CUDA compiler that must take each output, too.
	Front *clang.Clang
	// Serial keeps what serial programs print by their text, where labs check one file again and again.
	Serial *sync.Map
	// Quick builds single programs as those of batches, without places in what the checker reports.
	Quick bool
	// Blocked counts the steps of time loops that launches of several made.
	Blocked atomic.Int64
	// Together leaves it at what a batch shows: its faulty programs are not checked alone, which would say more.
	Together bool
	// Limit is for a program: building and running it; 0: some minutes.
	Limit time.Duration
}

// Verdict is what became of a program.
type Verdict int

// A Refused program got an error message. A Stopped one ended with a message that it was drawn for: it lacks a copy and the
// checker saw the access, or a parallel index wraps. A Faulty one shows a fault of mintc.
const (
	Agrees Verdict = iota
	Refused
	Stopped
	Faulty
)

// Outcome is a program's verdict. Kind is the message code of a refusal, or
// what sort of fault it is; Text says more.
type Outcome struct {
	Verdict    Verdict
	Kind, Text string
}

// timeLimit is for a step of a batch: translating, building or running.
const timeLimit = 2 * time.Minute

// Batch checks programs together, which saves compilations: all that are
// accepted become one file. The outcomes are those of the programs, in order.
func (l *Lab) Batch(ctx context.Context, programs []*progen.Program, o driver.Options, seed int64) ([]Outcome, error) {
	outcomes := make([]Outcome, len(programs))
	var accepted []*progen.Program
	var places []int
	var stops []*regexp.Regexp
	for i, p := range programs {
		_, outcomes[i] = l.Translated(progen.File([]*progen.Program{p}), o)
		if outcomes[i].Verdict == Agrees {
			accepted = append(accepted, p)
			places = append(places, i)
			stops = append(stops, mayStop(p))
		}
	}
	if len(accepted) == 0 {
		return outcomes, nil
	}
	text := progen.File(accepted)
	made, outcome := l.Translated(text, o)
	if outcome.Verdict != Agrees {
		return l.split(ctx, programs, o, seed, outcomes, outcome)
	}
	found, err := l.compare(ctx, text, made, stops, seed)
	if err != nil {
		return nil, err
	}
	if found == nil { // the whole file does not compile
		return l.split(ctx, programs, o, seed, outcomes, Outcome{})
	}
	for i, place := range places {
		outcomes[place] = found[i]
		if found[i].Verdict != Faulty || l.Together {
			continue
		}
		if alone, err := l.Single(ctx, accepted[i], o, seed); err == nil && alone.Verdict == Faulty { // which says more
			outcomes[place] = alone
		}
	}
	return outcomes, nil
}

// split checks a batch that failed as a whole program by program. Without a
// guilty one, whole is put on the first.
func (l *Lab) split(ctx context.Context, programs []*progen.Program, o driver.Options, seed int64, outcomes []Outcome, whole Outcome) ([]Outcome, error) {
	faults := 0
	for i, p := range programs {
		if outcomes[i].Verdict == Agrees {
			var err error
			if outcomes[i], err = l.Single(ctx, p, o, seed); err != nil {
				return nil, err
			}
		}
		if outcomes[i].Verdict == Faulty {
			faults++
		}
	}
	if faults == 0 {
		outcomes[0] = Outcome{Faulty, "only in a batch", whole.Text}
	}
	return outcomes, nil
}

// Single checks one program.
func (l *Lab) Single(ctx context.Context, p *progen.Program, o driver.Options, seed int64) (Outcome, error) {
	return l.one(ctx, progen.File([]*progen.Program{p}), mayStop(p), o, seed)
}

// Text checks the C text of one program, which may hold two files.
func (l *Lab) Text(ctx context.Context, text string, o driver.Options, seed int64) (Outcome, error) {
	return l.one(ctx, text, nil, o, seed)
}

func (l *Lab) one(ctx context.Context, text string, stop *regexp.Regexp, o driver.Options, seed int64) (Outcome, error) {
	made, outcome := l.Translated(text, o)
	if outcome.Verdict != Agrees {
		return outcome, nil
	}
	found, err := l.compare(ctx, text, made, []*regexp.Regexp{stop}, seed)
	if err != nil {
		return Outcome{}, err
	}
	if found == nil {
		return Outcome{Faulty, "compiler", l.compilerSays(ctx, made)}, nil
	}
	return found[0], nil
}

// Output is a file that a translation makes.
type Output struct {
	Name string
	Text []byte
}

// Translated is what becomes of the files of a text, up to the first that is not accepted, with its outcome: CUDA, and with driver.Options.Split
// a header and C.
func (l *Lab) Translated(text string, o driver.Options) (made []Output, _ Outcome) {
	names, texts := progen.Files(text)
	for i, name := range names {
		o.Input, o.Output = name, strings.TrimSuffix(name, ".c")+".cu"
		result, outcome := l.translateFile(texts[i], o)
		if outcome.Verdict != Agrees {
			return made, outcome
		}
		made = append(made, Output{o.Output, result.Output})
		if o.Split {
			made = append(made, Output{o.SplitName(".h"), result.Header}, Output{o.SplitName(".c"), result.Host})
		}
	}
	return made, Outcome{}
}

// translateFile runs the pipeline under a limit of time and turns a panic into a
// fault.
func (l *Lab) translateFile(text string, o driver.Options) (driver.Result, Outcome) {
	type answer struct {
		result  driver.Result
		outcome Outcome
	}
	done := make(chan answer, 1)
	go func() {
		defer func() {
			if problem := recover(); problem != nil {
				done <- answer{outcome: Outcome{Faulty, "panic", fmt.Sprint(problem)}}
			}
		}()
		o.Text = []byte(text)
		result := l.Translate(o)
		done <- answer{result, judge(&result)}
	}()
	select {
	case a := <-done:
		return a.result, a.outcome
	case <-time.After(timeLimit):
		return driver.Result{}, Outcome{Faulty, "hang", "the translation takes longer than " + timeLimit.String()}
	}
}

// judge tells a refusal, which has a code and a place, from a fault.
func judge(r *driver.Result) Outcome {
	for _, m := range r.Messages.Messages {
		if m.Severity != diag.Error {
			continue
		}
		if !strings.HasPrefix(m.Code, "MINT") {
			return Outcome{Faulty, "message", "a refusal without a code: " + m.Text}
		}
		if !m.Span.IsValid() {
			return Outcome{Faulty, "message", "a refusal without a place: " + m.Text}
		}
		return Outcome{Refused, m.Code, m.Text}
	}
	if len(r.Output) == 0 {
		return Outcome{Faulty, "message", "no error and no output"}
	}
	return Outcome{}
}
