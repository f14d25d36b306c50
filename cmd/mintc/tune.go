// The sub-command `mintc tune`: measures candidates for a program's plans on a GPU and writes the record that later translations
// read. The candidates are programs, which a script builds and times: here, or with --emit on another machine.

package main

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"mintc/internal/source"
	"mintc/optimizer/tuning"
	"mintc/parser"
)

// recordSuffix is what the name of a record ends in, in place of the input's ".c".
const recordSuffix = ".mint-tune"

// tuneOptions are the options of "mintc tune", and -ftune.
type tuneOptions struct {
	emit, read string // folders
	candidates int    // of each nest and chain
	runs       int
	calibrate  bool
	given      string // the last option of the sub-command that was given; ""

	record string // of a translation: "" the one beside the input, "off", or a file
}

const groupTune = "mintc tune"

var tuneRows = []option{
	{spelling: "--emit", arity: equalsOrNext, value: "DIR", group: groupTune, set: setEmit,
		help: "only write the candidates and run.sh, for a machine with a GPU, nvcc and bash"},
	{spelling: "--read", arity: equalsOrNext, value: "DIR", group: groupTune, set: setRead, help: "make the record of what DIR/run.sh has measured"},
	{spelling: "--calibrate", group: groupTune, set: setCalibrate,
		help: "instead: measure the GPU here, and write the file that -fdevice reads (-o FILE; default: standard output)"},
	{spelling: "--candidates", arity: equals, value: "N", group: groupTune, set: setCandidates, help: "how many of each nest and time loop (default 8)"},
	{spelling: "--runs", arity: equals, value: "N", group: groupTune, set: setRuns, help: "how often each is timed at most (default 7)"},
}

func setEmit(c *command, value string) error { return c.tune.folder(&c.tune.emit, "--emit", value) }
func setRead(c *command, value string) error { return c.tune.folder(&c.tune.read, "--read", value) }

func (t *tuneOptions) folder(to *string, option, value string) error {
	t.given = option
	if *to = value; value == "" {
		return errors.New("the folder's name is empty")
	}
	return nil
}

func setCandidates(c *command, value string) error {
	return c.tune.number(&c.tune.candidates, "--candidates", value)
}
func setRuns(c *command, value string) error { return c.tune.number(&c.tune.runs, "--runs", value) }

func (t *tuneOptions) number(to *int, option, value string) error {
	t.given = option
	n, err := strconv.ParseUint(value, 10, 8)
	if *to = int(n); err != nil || n == 0 {
		return errors.New("not a number from 1 to 255")
	}
	return nil
}

// setRecord reads -ftune=off|FILE.
func setRecord(c *command, value string) error {
	if c.tune.record = value; value == "" {
		return errors.New("write -ftune=off or -ftune=FILE")
	}
	return nil
}

// attachRecord reads the record of measured plans: that beside the input where there is one, or the one that -ftune names. It counts
// where plans are chosen by what they promise: at -O3.
func (c *command) attachRecord() error {
	path := c.tune.record
	switch {
	case path == "off" || path == "" && c.options.Input == "-":
		return nil
	case c.options.Level < 3:
		if path != "" {
			c.say("%s is not used below -O3", path)
		}
		return nil
	case path == "":
		path = withSuffix(c.options.Input, recordSuffix)
		if _, err := os.Stat(path); errors.Is(err, os.ErrNotExist) {
			return nil
		}
	}
	text, err := readInput(path)
	if err != nil {
		return fmt.Errorf("cannot read the measured plans in %s: %w; -ftune=off does without", path, reason(err))
	}
	c.options.Tune.Path, c.options.Tune.Text = path, text
	return nil
}

//go:embed tune_run.sh
var tuneScript []byte

// runTune measures, or writes what measures, or reads what was measured.
func runTune(c *command) int {
	c.operands = c.operands[1:]
	if c.tune.calibrate {
		return runCalibrate(c)
	}
	if err := c.settleTune(); err != nil {
		return fail(exitUsage, "tune: %v", err)
	}
	dir := c.tune.read
	if dir == "" {
		var done func()
		var err error
		if dir, done, err = c.tuneFolder(); err != nil {
			return fail(exitRejected, "tune: %v", err)
		}
		defer done()
		if status := c.emitCandidates(dir); status != exitWritten {
			return status
		}
		if c.tune.emit != "" {
			return printOut(fmt.Sprintf("%s: run it on a machine with a GPU and nvcc, then: mintc tune --read %s %s\n",
				filepath.Join(dir, "run.sh"), shellQuote(dir), shellQuote(c.options.Input)))
		}
		if status := c.measure(dir); status != exitWritten {
			return status
		}
	}
	return c.writeRecord(dir)
}

// settleTune checks the command line.
func (c *command) settleTune() error {
	o := &c.options
	switch {
	case c.depend.wanted || o.PreprocessOnly || o.SyntaxOnly || o.Dump != "" || o.Split:
		return errors.New("it writes no translation: -E, -M, -MD, -dump, --split and -fsyntax-only do not apply")
	case c.tune.emit != "" && c.tune.read != "":
		return errors.New("--emit comes before the measurement, --read after it")
	case len(c.operands) != 1 || filepath.Ext(c.operands[0]) != ".c":
		return errors.New("it needs one C file; \"mintc tune in.c -- arguments\" is how to call it")
	}
	o.Input, o.Level, o.RuntimeApart = c.operands[0], 3, false
	if c.tune.candidates == 0 {
		c.tune.candidates = 8
	}
	if c.tune.runs == 0 {
		c.tune.runs = 7
	}
	c.options.Output = withSuffix(o.Input, recordSuffix)
	if c.output != "" {
		c.options.Output = c.output
	}
	if err := refuseOverwriting([]product{{what: "record", path: o.Output}}, o.Input, reply{}); err != nil {
		return err
	}
	if c.tune.read == "" && !c.archGiven {
		return c.archOfDevice("--emit DIR -arch=sm_NN writes programs for another machine")
	}
	return nil
}

// archOfDevice plans for the GPU here; elsewhere says what to do where there is none.
func (c *command) archOfDevice(elsewhere string) error {
	said, err := exec.Command("nvidia-smi", "--query-gpu=compute_cap", "--format=csv,noheader").Output()
	first, _, _ := strings.Cut(string(said), "\n")
	if err != nil {
		return errors.New("there is no GPU here that nvidia-smi knows; " + elsewhere)
	}
	return setArch(c, "sm_"+strings.ReplaceAll(strings.TrimSpace(first), ".", ""))
}

// tuneFolder is where the candidates are to be written; done removes it where nobody asked for it.
func (c *command) tuneFolder() (dir string, done func(), err error) {
	if c.tune.emit == "" {
		dir, err = temporaryFolder("mintc-tune-")
		return dir, func() { _ = os.RemoveAll(dir) }, err
	}
	entries, err := os.ReadDir(c.tune.emit)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return "", nil, fmt.Errorf("cannot write %s: %w", c.tune.emit, reason(err))
	}
	if err == nil && len(entries) > 0 && !slices.ContainsFunc(entries, func(e os.DirEntry) bool { return e.Name() == "run.sh" }) {
		return "", nil, fmt.Errorf("the folder %s holds other files; name one that is new", c.tune.emit)
	}
	return c.tune.emit, func() {}, nil
}

// measure runs the script. What it says is the progress.
func (c *command) measure(dir string) int {
	ctx, interrupted := untilSignal(context.Background())
	script := exec.CommandContext(ctx, "bash", filepath.Join(dir, "run.sh"))
	script.Stderr = os.Stderr
	killGroup(script)
	err := script.Run()
	switch {
	case ctx.Err() != nil:
		caught := interrupted()
		return fail(128+int(caught), "tune: interrupted (%v); nothing was written", caught)
	case err != nil:
		return fail(exitRejected, "tune: the candidates were not measured: %v; nothing was written", err)
	}
	return exitWritten
}

// writeRecord makes the record of what was measured.
func (c *command) writeRecord(dir string) int {
	record, programs, err := readCandidates(dir)
	if err != nil {
		return fail(exitRejected, "tune: %v", err)
	}
	times, err := os.ReadFile(filepath.Join(dir, "times"))
	if err != nil {
		return fail(exitRejected, "tune: %s has no times: run %s first", dir, filepath.Join(dir, "run.sh"))
	}
	if err := record.AddTimes(string(times), programs); err != nil {
		return fail(exitRejected, "tune: %s: %v", filepath.Join(dir, "times"), err)
	}
	if !record.Measured() {
		return fail(exitRejected, "tune: no candidate has a time that counts; nothing was written:\n%s", record)
	}
	var files outFiles
	dieOnSignal(&files)
	if err := writeAll(&files, []product{{"record", c.options.Output, []byte(record.String())}}); err != nil {
		return fail(exitRejected, "tune: %v", err)
	}
	if c.options.Output == "-" {
		return exitWritten
	}
	return printOut(record.Summary() + fmt.Sprintf("%s: mintc -O3 -arch=%s uses it from now on\n", c.options.Output, record.Arch))
}

// readCandidates reads what emitCandidates wrote: the record without times, and which program measures what.
func readCandidates(dir string) (*tuning.Record, []tuning.Program, error) {
	path := filepath.Join(dir, "candidates")
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, fmt.Errorf("%s was not written by \"mintc tune --emit\": %w", dir, reason(err))
	}
	record, problem := tuning.Read(source.NewFile(path, text))
	if problem != nil {
		return nil, nil, fmt.Errorf("%s:%d: %w", path, problem.At.Line(), problem)
	}
	list, err := os.ReadFile(filepath.Join(dir, "list"))
	if err != nil {
		return nil, nil, reason(err)
	}
	programs, err := record.ReadPrograms(string(list))
	return record, programs, err
}

// headersIn is the folder of candidates that has the program's own headers.
const headersIn = "headers"

// carried are the search paths of headers as seen from the folder of candidates, which has those that the program names by
// relative paths.
func carried(o parser.Options, input string) parser.Options {
	moved := func(path string) string {
		if filepath.IsLocal(path) {
			return filepath.Join(headersIn, path)
		}
		if absolute, err := filepath.Abs(path); err == nil {
			return absolute
		}
		return path
	}
	list := []parser.Dir{{Path: moved(filepath.Dir(input)), Kind: parser.Quote}}
	for _, d := range o.Include {
		list = append(list, parser.Dir{Path: moved(d.Path), Kind: d.Kind})
	}
	o.Include = list
	o.PreInclude = slices.Clone(o.PreInclude)
	for i, file := range o.PreInclude {
		o.PreInclude[i] = moved(file)
	}
	return o
}
