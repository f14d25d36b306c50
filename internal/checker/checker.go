// Package checker answers the question of "mintc check": does the CUDA program
// that was made from C files do what the C does? It builds both and runs each in a
// copy of the user's directory, the CUDA program on the CPU with all detectors. It
// compares their output, the files that they write and their exit status.
package checker

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"time"

	"mintc/internal/cuemu"
	"mintc/parser"
)

// Unit is one C file of the program and its translation.
type Unit struct {
	Input string // the C file as typed
	// CUDA is its translation; nil for a file without a mint construct, which is
	// compiled as C in both programs.
	CUDA []byte
	// Header and Host are the other files of a translation with --split; Header
	// is called HeaderName there.
	Header, Host []byte
	HeaderName   string
	Preprocessor parser.Options
	// Inexact are the places where numbers may differ by rounding.
	Inexact []Inexact
}

// Request is a pair of programs, and how to run them.
type Request struct {
	Units     []Unit
	Objects   []string // .o, .a and .so files, as typed
	Machine   []string // -m options and -fopenmp, for both programs
	Libraries []string // -l and -L options, in order
	Args      []string
	Stdin     io.Reader // nil: empty. It is read as far as the serial program reads it
	Rules     Rules
	TimeLimit time.Duration // for each run; 0: none
	Progress  func(string)  // is called with the name of each step; may be nil
	SlowAfter time.Duration // Advise is called if the CUDA program runs longer
	Advise    func(string)  // is called once at most, with what to make smaller; may be nil
}

// Rules say which differences between outputs are ignored.
type Rules struct {
	Tolerance float64 // relative, for each number of a text
	Binary    BinaryType
	Ignore    []*regexp.Regexp
}

// Emulator builds and runs CUDA programs on the CPU; *cuemu.Toolchain is one.
type Emulator interface {
	Build(context.Context, cuemu.Build) error
	Run(context.Context, cuemu.Run) (cuemu.Result, error)
}

// orders are the orders of blocks and threads in which the CUDA program runs: the
// obvious one, and one that breaks programs that rely on it.
var orders = []cuemu.Order{cuemu.Forward, cuemu.Random}

// ErrTimeLimit is in the error of a Check whose program ran longer than the limit.
var ErrTimeLimit = errors.New("time limit")

// Check builds both programs and runs them in copies of the current directory,
// all inside scratch, which the caller removes. A *cuemu.CompileError in its error
// means that the translation is not CUDA.
func Check(ctx context.Context, request Request, emulator Emulator, scratch string) (Report, error) {
	c := check{Request: request, emulator: emulator, scratch: scratch}
	if c.Progress == nil {
		c.Progress = func(string) {}
	}
	here, err := os.Getwd()
	if err != nil {
		return Report{}, err
	}
	if err := c.build(ctx); err != nil {
		return Report{}, err
	}
	c.copier = newCopier(here, filepath.Join(scratch, "run"))
	serial, err := c.runSerial(ctx)
	if err != nil {
		return Report{}, runError("serial", err)
	}
	report := Report{Program: c.name(), LeftOut: c.copier.leftOut, Unfollowed: request.unfollowed()}
	for _, order := range orders {
		cuda, err := c.runCUDA(ctx, order)
		if err != nil {
			return Report{}, runError("CUDA", err)
		}
		if problem := compare(serial, cuda, request); problem != nil {
			problem.Order = order.String()
			report.Problem = problem
			if problem.isOutput() {
				report.Notes = c.differsFromItself(ctx, serial)
			}
			return report, nil
		}
		report.add(order, serial, cuda)
	}
	report.allIgnored = len(serial.Stdout) > 0 && len(request.Rules.lines(serial.Stdout)) == 0
	report.Problem = vacuous(serial, report)
	return report, nil
}

// differsFromItself notes that two runs of the serial program differ.
func (c *check) differsFromItself(ctx context.Context, serial outcome) []string {
	again, err := c.runSerial(ctx)
	if err != nil {
		return nil
	}
	problem := compare(serial, again, c.Request)
	if problem == nil || !problem.isOutput() {
		return nil
	}
	where, _, _ := strings.Cut(problem.Text, "\n")
	return []string{"two runs of the serial program differ too (" + where + "): what it prints does not depend on its input alone, but on times, " +
		"addresses, random numbers or threads; leave such lines out with --ignore"}
}

func runError(program string, err error) error {
	if errors.Is(err, ErrTimeLimit) {
		return err
	}
	return fmt.Errorf("cannot run the %s program: %w", program, err)
}

// check is one Check under way.
type check struct {
	Request
	emulator     Emulator
	scratch      string
	copier       *copier
	serial, cuda string // the built programs
	stdin        recorder
	serialTook   time.Duration
	advice       sync.Once
}

// name is the name of the program in reports.
func (c *check) name() string { return c.Units[0].Input }

// outcome is the result of a run: output, status, files.
type outcome struct {
	cuemu.Result
	files map[string]file // those that the run made, changed or removed, by path in the directory
	took  time.Duration
}

// status is a run's exit status as a shell shows it.
func (o outcome) status() int {
	if o.Signal != 0 {
		return 128 + int(o.Signal)
	}
	return o.Exit
}

// ended is the status for people, with the name of the signal if one ended the run.
func (o outcome) ended() string {
	if o.Signal != 0 {
		return fmt.Sprintf("%d (%v)", o.status(), o.Signal)
	}
	return strconv.Itoa(o.Exit)
}
