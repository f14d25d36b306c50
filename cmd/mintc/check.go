// The sub-command `mintc check`: translates the C files, has package checker compare the CUDA program with the serial one, and prints the answer.

package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"mintc/internal/checker"
	"mintc/internal/cuemu"
	"mintc/parser"
)

// checkOptions are the options of "mintc check" alone.
type checkOptions struct {
	rules     checker.Rules
	timeLimit secondsValue
	json      bool
	given     string   // the last of them that was given, as spelled; ""
	machine   []string // -m options and others that change the code of both programs
	libraries []string // -l, -L and -Wl, in order
}

// runCheck translates the inputs and compares the CUDA program, run on the CPU
// checker, with the serial one.
func runCheck(c *command) int {
	c.operands = c.operands[1:]
	if err := c.settleCheck(); err != nil {
		return fail(exitUsage, "check: %v", err)
	}
	emulator, err := cuemu.Find()
	if err != nil {
		return fail(exitRejected, "check: %v", err)
	}
	run := &checkRun{command: c, progress: newProgress(c)}
	defer run.progress.stop()
	status := run.attempt(emulator)
	if status == tryAgainSplit {
		c.options.Split = true
		status = run.attempt(emulator)
	}
	return status
}

// tryAgainSplit is the status of an attempt whose host code only a C compiler can compile.
const tryAgainSplit = -1

// checkRun is one "mintc check".
type checkRun struct {
	*command
	progress *progress
	note     string
}

// slowAfter is how long a CUDA program runs before check advises a smaller problem.
const slowAfter = 30 * time.Second

// advise prints what could be smaller while a program runs.
func (r *checkRun) advise(what string) {
	r.progress.clear()
	fmt.Fprintf(os.Stderr, "mintc: note: check: %s\n", what)
}

// leaveToC has the host code compiled by the C compiler, for what it holds.
func (r *checkRun) leaveToC(holds string) int {
	r.note = "the host code was compiled by the C compiler, as with --split: it holds " + holds
	return tryAgainSplit
}

// attempt translates, builds, runs and reports.
func (r *checkRun) attempt(emulator checker.Emulator) int {
	request, status := r.request()
	if status != exitWritten {
		return status
	}
	scratch, err := temporaryFolder("mintc-check-")
	if err != nil {
		return fail(exitRejected, "check: %v", reason(err))
	}
	ctx, interrupted := untilSignal(context.Background())
	report, err := checkIn(ctx, request, emulator, scratch)
	r.progress.stop()
	if removal := checker.RemoveScratch(scratch); removal != nil {
		fmt.Fprintf(os.Stderr, "mintc: warning: cannot remove %s: %v\n", scratch, reason(removal))
	}
	var refused *cuemu.CompileError
	switch {
	case ctx.Err() != nil:
		caught := interrupted()
		return fail(128+int(caught), "check: interrupted (%v)", caught)
	case errors.As(err, &refused) && !r.options.Split && cuemu.HasAssembly(refused):
		return r.leaveToC("inline assembly")
	case errors.As(err, &refused):
		return r.failed("translation", exitInternal, fmt.Errorf(
			"mintc made a CUDA program that does not compile; this is a fault of mintc:\n%w", refused))
	case errors.Is(err, checker.ErrTimeLimit):
		return r.failed("time limit", exitRejected, err)
	case err != nil:
		return r.failed("build", exitRejected, err)
	}
	if r.note != "" {
		report.Notes = append(report.Notes, r.note)
	}
	return r.print(report)
}

// checkIn runs a check. Its compilers and programs keep their temporary files in scratch, so an
// interrupted check leaves nothing behind.
func checkIn(ctx context.Context, request checker.Request, emulator checker.Emulator, scratch string) (checker.Report, error) {
	before, had := os.LookupEnv("TMPDIR")
	if err := os.Setenv("TMPDIR", scratch); err != nil {
		return checker.Report{}, err
	}
	defer func() {
		if had {
			_ = os.Setenv("TMPDIR", before)
		} else {
			_ = os.Unsetenv("TMPDIR")
		}
	}()
	return checker.Check(ctx, request, emulator, scratch)
}

// failed reports an error that left nothing to compare.
func (r *checkRun) failed(kind string, status int, err error) int {
	if r.check.json {
		report := checker.Report{Program: r.inputs()[0], Problem: &checker.Problem{Kind: kind, Text: err.Error()}}
		if printed := printOut(report.JSON()); printed != exitWritten {
			return printed
		}
		return status
	}
	return fail(status, "check: %v", err)
}

// print gives the answer: agreement on standard output, a problem on standard error.
func (r *checkRun) print(report checker.Report) int {
	status := exitWritten
	if !report.Agrees() {
		status = exitRejected
	}
	switch {
	case r.check.json:
		if printed := printOut(report.JSON()); printed != exitWritten {
			return printed
		}
	case status == exitWritten:
		return printOut(report.Text() + "\n")
	default:
		fmt.Fprintln(os.Stderr, report.Text())
	}
	return status
}

// request translates all C files. A program without any mint construct is refused.
func (r *checkRun) request() (checker.Request, int) {
	request := checker.Request{Machine: r.check.machine, Libraries: r.check.libraries, Args: r.programArgs,
		Rules: r.check.rules, TimeLimit: r.check.timeLimit.duration, Progress: r.progress.say,
		SlowAfter: slowAfter, Advise: r.advise}
	if info, err := os.Stdin.Stat(); err == nil && info.Mode()&fs.ModeCharDevice == 0 {
		request.Stdin = os.Stdin
	}
	constructs := false
	for _, input := range r.operands {
		if filepath.Ext(input) != ".c" {
			request.Objects = append(request.Objects, input)
			continue
		}
		unit, status := r.unit(input)
		if status != exitWritten {
			return request, status
		}
		constructs = constructs || unit.CUDA != nil
		request.Units = append(request.Units, unit)
	}
	if !constructs {
		return request, r.failed("nothing compared", exitRejected, fmt.Errorf(
			"%s: no #pragma mint, so there is nothing to compare", strings.Join(r.inputs(), ", ")))
	}
	return request, exitWritten
}

// unit translates one C file. A file without a mint construct is compiled as it
// is, even if mintc cannot read it.
func (r *checkRun) unit(input string) (checker.Unit, int) {
	text, err := readInput(input)
	if err != nil {
		return checker.Unit{}, fail(exitRejected, "cannot read %s: %v", input, reason(err))
	}
	c := *r.command
	c.options.Input, c.options.Output = input, withSuffix(filepath.Base(input), ".cu")
	own := parser.Dir{Path: filepath.Dir(input), Kind: parser.Quote}
	c.options.Parser.Include = append([]parser.Dir{own}, c.options.Parser.Include...)
	unit := checker.Unit{Input: input, Preprocessor: c.options.Parser}
	r.progress.say("translating " + input)
	c.options.RuntimeApart = false // the text is the same
	if err := c.attachRecord(); err != nil {
		return unit, fail(exitRejected, "check: %v", err)
	}
	out, err := c.pipeline(text)
	switch {
	case err != nil:
		return unit, failPipeline(&c, err)
	case !out.Constructs && len(r.inputs()) > 1 && !out.Directed:
		return unit, exitWritten
	}
	r.progress.clear()
	if out.NotCpp {
		return unit, r.leaveToC("C that is not C++, which mintc refuses without that option")
	}
	_, _ = os.Stderr.Write(out.Messages)
	switch {
	case out.Failed && r.check.json:
		return unit, r.failed("translation", exitRejected, fmt.Errorf("mintc refuses %s, for the reasons on standard error", input))
	case out.Failed:
		return unit, exitRejected
	case !out.Constructs:
		return unit, exitWritten
	}
	unit.CUDA, unit.Header, unit.Host, unit.HeaderName = out.Output, out.Header, out.Host, filepath.Base(c.options.SplitName(".h"))
	for _, at := range out.Roundings {
		unit.Inexact = append(unit.Inexact, checker.Inexact{File: at.File, Line: at.Line, What: at.What})
	}
	return unit, exitWritten
}

// inputs are the C files.
func (c *command) inputs() []string {
	return slices.DeleteFunc(slices.Clone(c.operands), func(name string) bool { return filepath.Ext(name) != ".c" })
}

// settleCheck checks the command line of "mintc check".
func (c *command) settleCheck() error {
	o := c.options
	if c.output != "" || c.depend.wanted || o.PreprocessOnly || o.SyntaxOnly || o.Dump != "" {
		return errors.New("it writes no file: -o, -E, -M, -MD, -dump and -fsyntax-only do not apply")
	}
	if slices.Contains(c.operands, "-") {
		return errors.New("it needs files, not standard input, which the program reads")
	}
	for _, name := range c.operands {
		if slices.Contains(otherLanguages, filepath.Ext(name)) {
			return fmt.Errorf("%s is not C: give its object (.o), and the libraries that it needs, such as -lstdc++", name)
		}
		if !slices.Contains([]string{".c", ".o", ".a", ".so"}, filepath.Ext(name)) && !strings.Contains(filepath.Base(name), ".so.") {
			return fmt.Errorf("%s is neither a C file (.c) nor an object or library (.o, .a, .so); the program's arguments follow \"--\"",
				name)
		}
	}
	if len(c.inputs()) == 0 {
		return errors.New("no C file; \"mintc check in.c -- arguments\" is how to call it")
	}
	if o.Parser.OpenMP {
		c.check.machine = append(c.check.machine, "-fopenmp")
	}
	return nil
}
