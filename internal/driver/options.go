// Package driver is the pipeline on one page: parse, analyze, optimize,
// generate. It reads no command line and writes no file.
package driver

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"mintc/codegen/cuda/runtime"
	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/optimizer"
	"mintc/optimizer/tuning"
	"mintc/parser"
)

// Options say what to translate and how. They travel to the child process that
// runs the pipeline as a gob, so every field but Stage is plain data.
type Options struct {
	Input  string // path as typed, "-" for standard input; names the file in messages and #line
	Text   []byte // the input's bytes
	Output string // path as typed, "-" for standard output; #line names it in generated code
	Parser parser.Options

	Level         int           // 0 to 3
	Arch          string        // "sm_80": decides the device limits and the plan
	Device        *gpu.Measured // what was measured of one card of that architecture; nil: a typical one is planned for
	Tile, Chunk   []int         // defaults of the clauses, in points, fastest-varying first; nil: chosen
	Stream        string        // shape of streaming kernels, as plan.ParseStream reads it; "": chosen
	PassDisable   []string
	Shared        Switch   // -f[no-]shared
	Aggregate     Switch   // -f[no-]aggregate
	Register      Switch   // -f[no-]register
	Trapezoid     string   // steps per launch: "" as the directives say, from level 3 on also where it pays; "auto" where it pays; "off" or a number
	TrapezoidKind string   // as plan.ParseTrapezoidKind reads it; "": chosen
	Tune          TuneText // a record of measured plans beside the input
	Size          []int    // extents that the model assumes, x first; nil: those of the text, or large ones
	Curves        bool     // Result.Curves is wanted, and no Output
	Candidates    int      // not 0: Result.Candidates is wanted, this number of each nest and chain, and no Output
	Associative   bool     // rounding may change (-fassociative-math)
	Contract      string   // "on": contraction is nvcc's choice; "off": never fused
	HostGuard     string   // what happens when unseen host code accesses data that is newer on the device: "sync", "stop" or "off"
	LineMarkers   bool     // print #line; false with -P
	Split         bool     // host code stays C
	RuntimeApart  bool     // the run time is a file of its own beside the output, RuntimeName
	Dump          string   // "", "stencil", "rewritten", "plan", "plans" or "kernel"
	SyntaxOnly    bool     // stop after the checks, no Output
	Remarks       bool     // remarks that take time to find are asked for

	// PreprocessOnly makes Output the preprocessed text (-E). Dependencies are
	// filled in as always (-M).
	PreprocessOnly bool

	// Stage, if set, is called with the name of each stage or pass as it starts:
	// the report of a crash names the last one. Call it through Enter.
	Stage func(name string)
}

// TuneText is the text of a record of measured plans, and its path as typed; "": there is none.
type TuneText struct {
	Path string
	Text []byte
}

// Switch is an option that may be left to the optimizer. (It is not a *bool,
// because gob drops a pointer to false.)
type Switch int8

// Auto lets the optimizer choose; On and Off are the user's choice.
const (
	Auto Switch = iota
	On
	Off
)

// Defaults are the options of a command line that only names a file.
func Defaults() Options {
	return Options{Level: 2, Arch: "sm_80", Contract: "on", HostGuard: "sync", LineMarkers: true}
}

// PlanOptions are those that the plans and times of a program depend on beside its text, the device and the number of steps per launch, as the command
// line spells them and in one order; "" where all are as a command line leaves them that names a file.
func (o Options) PlanOptions() string {
	var words []string
	add := func(given bool, format string, args ...any) {
		if given {
			words = append(words, fmt.Sprintf(format, args...))
		}
	}
	numbers := func(list []int) string { return strings.Trim(strings.ReplaceAll(fmt.Sprint(list), " ", ","), "[]") }
	add(o.Associative, "-fassociative-math")
	add(o.Contract == "off", "-ffp-contract=off")
	add(o.Tile != nil, "-ftile=%s", numbers(o.Tile))
	add(o.Chunk != nil, "-fchunk=%s", numbers(o.Chunk))
	add(o.Stream != "", "-fstream=%s", o.Stream)
	for _, s := range []struct {
		name string
		Switch
	}{{"shared", o.Shared}, {"aggregate", o.Aggregate}, {"register", o.Register}} {
		add(s.Switch == On, "-f%s", s.name)
		add(s.Switch == Off, "-fno-%s", s.name)
	}
	add(len(o.PassDisable) > 0, "-fpass-disable=%s", strings.Join(slices.Sorted(slices.Values(o.PassDisable)), ","))
	return strings.Join(words, " ")
}

// Enter announces that a stage or pass starts.
func (o Options) Enter(stage string) {
	if o.Stage != nil {
		o.Stage(stage)
	}
}

// RuntimeName is the name of the run time's file with RuntimeApart, beside Output.
func (o Options) RuntimeName() string {
	return filepath.Join(filepath.Dir(o.Output), runtime.HeaderName)
}

// SplitName is the name of one of the other outputs of --split, beside Output:
// out.mint.c and out.mint.h go with out.cu.
func (o Options) SplitName(suffix string) string {
	return strings.TrimSuffix(o.Output, filepath.Ext(o.Output)) + ".mint" + suffix
}

// Result is what a translation makes. If Messages has an error, Output must not be
// used.
type Result struct {
	Output       []byte
	Header, Host []byte // with Options.Split: the header for Output's functions, and the C that calls them
	Runtime      []byte // with Options.RuntimeApart
	Dump         []byte
	Constructs   bool              // there are kernels, or host steps that call the run time
	Directed     bool              // there is a directive, or one that looks misspelt; also known of files that cannot be read
	NotCpp       bool              // what was refused is host code that --split leaves to the C compiler
	Roundings    []Rounding        // where numbers may differ from the serial program's
	Curves       []optimizer.Curve // with Options.Curves
	Candidates   []tuning.Item     // with Options.Candidates
	Messages     diag.List
	Dependencies []Dependency // every file read besides the input, in the order of first inclusion
}

// Dependency is a file that the translation read.
type Dependency struct {
	Path   string // as #include found it: the directory as typed, "/", the name as written
	System bool   // found through -isystem or the compiler's own directories
}
