// The pipeline on one page: parse, analyze, bridge, optimize, generate.

package driver

import (
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"mintc/analyzer"
	"mintc/analyzer/bridge"
	"mintc/codegen"
	"mintc/codegen/cuda/runtime"
	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer"
	"mintc/optimizer/schedule"
	"mintc/optimizer/tuning"
	"mintc/parser"
)

// Translate runs the pipeline: parse, analyze, optimize, generate. It stops
// after the first stage that reports errors.
func Translate(o Options) Result {
	lowered, out, r := Lower(o)
	r.Constructs = lowered != nil && len(lowered.Kernels)+len(lowered.Steps) > 0
	switch {
	case lowered == nil:
	case o.Split:
		files := codegen.Split(lowered, out)
		r.Output, r.Header, r.Host = files.Device, files.Header, files.Host
	default:
		r.Output = codegen.Generate(lowered, out)
	}
	if o.RuntimeApart && r.Constructs {
		r.Runtime = []byte(runtime.Header())
	}
	return r
}

// Lower runs the pipeline up to kernel IR, which codegen.Generate prints. The unit
// is nil after errors, and if the options ask for less, such as a dump.
func Lower(o Options) (unit *kernel.Unit, out codegen.Output, r Result) {
	device, err := gpu.Lookup(o.Arch)
	if err != nil {
		r.Messages.Errorf("", source.Span{}, "%v", err)
		return nil, out, r
	}
	if o.Device != nil {
		device = o.Device.On(device)
	}
	file := source.NewUserFile(o.Input, o.Text)
	tree := parse(o, file, &r)
	if tree == nil {
		return nil, out, r
	}

	o.Enter("analyze")
	program, msgs := analyzer.Analyze(tree, analyzer.Options{HostGuard: o.HostGuard})
	r.Messages.Append(msgs)
	if r.Messages.HasErrors() || r.dumps(o, "stencil", func() string { return stencil.Print(program) }) {
		return nil, out, r
	}

	r.Roundings = roundings(program, o.Associative)

	o.Enter("bridge")
	taken, hidden := takenNames(tree), parser.HiddenIdentifiers(tree)
	bridged := toCpp(o, tree, program, taken, &r)
	numbering := tree.Numbering()
	register, disturbing := registers(o, tree), slices.Sorted(maps.Keys(tree.Disturbing()))
	lines := parser.MacroLines(tree) // the last use of the tree, which is most of the memory
	if r.NotCpp = r.Messages.HasErrors(); r.NotCpp {
		return nil, out, r
	}

	allowed := restrictions(o, device, taken)
	plans, trapezoids, planned := optimize(o, program, allowed, &r)
	if !planned {
		return nil, out, r
	}

	o.Enter("generate")
	lowered := codegen.Lower(codegen.Input{Program: program, Plans: plans, Trapezoids: trapezoids, Device: device, Taken: taken, Hidden: hidden,
		SeparateProducts: o.Contract == "off"})
	if r.dumps(o, "kernel", func() string { return kernel.Print(lowered) }) {
		return nil, out, r
	}
	out = codegen.Output{File: file, Numbering: numbering, Name: outputName(o), Include: includes(o), Macros: macroNames(o), Defines: defines(o), Own: bridged.Macros, Lines: lines, Disturbing: disturbing, Guard: o.HostGuard, Apart: o.RuntimeApart,
		Markers: o.LineMarkers, Edits: bridged.Edits, Headers: headers(bridged)}
	if o.Split {
		out.Split = splitInput(o, program, taken, register)
	}
	return lowered, out, r
}

// optimize chooses plans. It reports whether these are to be lowered: not after errors, and not if the options ask for less.
func optimize(o Options, program *stencil.Program, allowed optimizer.Options, r *Result) (map[*stencil.Sweep]plan.Plan, []plan.Trapezoid, bool) {
	o.Enter("optimize")
	if allowed.Tuned = readRecord(o, r); r.Messages.HasErrors() {
		return nil, nil, false
	}
	plans := optimizer.Optimize(program, allowed, &r.Messages)
	if o.Candidates > 0 && !r.Messages.HasErrors() {
		r.Candidates = optimizer.Candidates(program, allowed, o.Candidates)
		return nil, nil, false
	}
	if o.Curves && !r.Messages.HasErrors() {
		r.Curves = optimizer.Curves(program, allowed)
		return nil, nil, false
	}
	trapezoids := optimizer.Trapezoids(program, allowed, &r.Messages)
	if r.Messages.HasErrors() || o.SyntaxOnly ||
		r.dumps(o, "rewritten", func() string { return stencil.Print(program) }) ||
		r.dumps(o, "plans", func() string { return rankPlans(program, allowed) }) ||
		r.dumps(o, "plan", func() string { return printPlans(program, plans, trapezoids) }) {
		return nil, nil, false
	}
	return plans, trapezoids, true
}

func splitInput(o Options, program *stencil.Program, taken, registers map[string]bool) codegen.SplitInput {
	return codegen.SplitInput{Program: program, Header: filepath.Base(o.SplitName(".h")), Host: o.SplitName(".c"),
		Taken: taken, Registers: registers,
		Reserved: func(name string) bool { return bridge.Reserved(name) && (taken[name] || !bridge.IsRuntime(name)) }}
}

// registers are the names that --split must not take the address of.
func registers(o Options, tree *parser.Unit) map[string]bool {
	if !o.Split {
		return nil
	}
	return tree.Registers()
}

// readRecord reads the record of measured plans, if there is one.
func readRecord(o Options, r *Result) *tuning.Record {
	if o.Tune.Path == "" {
		return nil
	}
	record, problem := tuning.Read(source.NewFile(o.Tune.Path, o.Tune.Text))
	if problem != nil {
		optimizer.RefuseRecord(&r.Messages, problem.At, source.Span{}, "%s", problem.Text)
		return nil
	}
	return record
}

// dumps reports whether -dump asks for this IR, and if so keeps its text.
func (r *Result) dumps(o Options, ir string, text func() string) bool {
	if o.Dump == ir {
		r.Dump = []byte(text())
	}
	return o.Dump == ir
}

// toCpp finds the edits that make the user's text C++, and renames in program what
// they rename. With --split the text stays C: only generated names change.
func toCpp(o Options, tree *parser.Unit, program *stencil.Program, taken map[string]bool, r *Result) bridge.Result {
	free := func(reserved func(string) bool) map[string]string {
		return bridge.FreeNames(program.GeneratedNames(), taken, reserved)
	}
	if o.Split {
		program.RenameGenerated(free(bridge.Reserved))
		return bridge.Result{}
	}
	bridged, msgs := bridge.Bridge(tree, replaced(program))
	r.Messages.Append(msgs)
	if !msgs.HasErrors() {
		program.Rename(bridged.Renamed)
		program.RenameVariables(free(bridge.KernelName))
	}
	return bridged
}

// parse reads the file. The tree is nil after errors, and if the options ask only
// for the preprocessed text.
func parse(o Options, file *source.File, r *Result) *parser.Unit {
	o.Enter("parse")
	tree, msgs := parser.Parse(file, o.Parser)
	if tree == nil {
		r.Messages.Append(msgs)
		r.Directed = parser.Directed(file, o.Parser)
		return nil
	}
	r.Dependencies = dependencies(tree)
	if o.PreprocessOnly { // whatever is wrong with directives
		preprocess(o, file, tree, r)
		return nil
	}
	r.Messages.Append(msgs)
	sentinels, directed := tree.Sentinels()
	r.Messages.Append(sentinels)
	r.Directed = directed
	r.Messages.Append(tree.OptionMacros())
	if r.Messages.HasErrors() {
		return nil
	}
	return tree
}

// preprocess makes the preprocessed text the output.
func preprocess(o Options, file *source.File, tree *parser.Unit, r *Result) {
	var err error
	if r.Output, err = tree.Preprocessed(o.LineMarkers); err != nil {
		r.Messages.Errorf("", file.Span(0, 0), "cannot preprocess this file: %v", err)
	}
}

// restrictions are the command line's limits on plans. The levels are those of
// Mint, section 5: -O1 keeps planes in shared memory, -O2 also aggregates loops,
// -O3 may also use registers and takes the plan that is predicted fastest.
func restrictions(o Options, device gpu.Device, taken map[string]bool) optimizer.Options {
	r := optimizer.Options{Rewrite: o.Level >= 1, Remarks: o.Remarks, Taken: taken, Options: schedule.Options{
		Device: device, Tile: o.Tile, Chunk: o.Chunk, Size: o.Size, Disabled: o.PassDisable, Associative: o.Associative,
		Shared: choice(o, o.Shared, 1), Aggregate: choice(o, o.Aggregate, 2), Register: choice(o, o.Register, 3)}}
	r.Trapezoid, r.Given = trapezoidOptions(o), o.PlanOptions()
	if o.Device != nil {
		r.Card = o.Device.Name
	}
	if o.Stream != "" {
		stream, err := plan.ParseStream(o.Stream)
		if err != nil {
			panic(err) // the command line was checked
		}
		r.Stream = &stream
	}
	return r
}

// trapezoidOptions reads -ftrapezoid= and -ftrapezoid-kind=, which the command line checked.
func trapezoidOptions(o Options) optimizer.TrapezoidOptions {
	t := optimizer.TrapezoidOptions{Off: o.Trapezoid == "off", Auto: o.Trapezoid == "auto", Paying: o.Trapezoid == "auto" || o.Trapezoid == "" && o.Level >= 3}
	if n, err := strconv.Atoi(o.Trapezoid); err == nil {
		t.Height = n
	}
	if o.TrapezoidKind != "" {
		kind, err := plan.ParseTrapezoidKind(o.TrapezoidKind)
		if err != nil {
			panic(err)
		}
		t.Kind = &kind
	}
	return t
}

// choice says whether an optimisation must, may or must not be used: by its switch, else by the first level that has it.
func choice(o Options, s Switch, level int) schedule.Choice {
	switch {
	case s == On || s == Auto && o.Level >= level && o.Level < 3:
		return schedule.Must
	case s == Auto && o.Level >= level:
		return schedule.May
	}
	return schedule.Never
}

// replaced are the parts of the text that kernels replace.
func replaced(p *stencil.Program) []source.Span {
	var spans []source.Span
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			spans = append(spans, s.Span)
		}
	}
	return spans
}

func headers(b bridge.Result) []codegen.Header {
	var list []codegen.Header
	for _, h := range b.Headers {
		list = append(list, codegen.Header{Include: h.Include, Name: h.Name, Text: h.Text})
	}
	return list
}

func outputName(o Options) string {
	if o.Output == "-" {
		return "<stdout>"
	}
	return o.Output
}

func includes(o Options) []string {
	var dirs []string
	for _, d := range o.Parser.Include {
		if d.Kind == parser.Angle {
			dirs = append(dirs, d.Path)
		}
	}
	return dirs
}

// macroNames are the macros that the command line defines.
func macroNames(o Options) []string {
	var names []string
	for _, m := range o.Parser.Macros {
		if name, _, _ := strings.Cut(m.Name, "("); !m.Undef && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// defines are the -D and -U of the command line as directives, the last of each name. Where the output is compiled with another
// value, the compiler says so. Names that begin with _ are the system's: its headers, which have been read by then, may have
// changed them.
func defines(o Options) string {
	lines := map[string]string{}
	for _, m := range o.Parser.Macros {
		name, _, _ := strings.Cut(m.Name, "(")
		switch {
		case m.Undef:
			lines[name] = fmt.Sprintf("#undef %s\n", name)
		case name[0] == '_':
			lines[name] = fmt.Sprintf("#ifndef %s\n#define %s %s\n#endif\n", name, m.Name, m.Value)
		default:
			lines[name] = fmt.Sprintf("#define %s %s\n", m.Name, m.Value)
		}
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(lines)) {
		b.WriteString(lines[name])
	}
	return b.String()
}

func dependencies(u *parser.Unit) []Dependency {
	var deps []Dependency
	for _, h := range u.Headers {
		if !h.Bundled {
			deps = append(deps, Dependency{Path: h.Path, System: h.System})
		}
	}
	return deps
}

// takenNames are the names of the user's program, which generated code must not use.
func takenNames(u *parser.Unit) map[string]bool {
	names := u.Identifiers()
	for name := range u.MacroNames() {
		names[name] = true
	}
	return names
}

// rankPlans is what -dump=plans prints.
func rankPlans(p *stencil.Program, o optimizer.Options) string {
	var b strings.Builder
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			b.WriteString(schedule.Ranking(s, o.Options, schedule.Rank(s, o.Options, &diag.List{})))
		}
	}
	return b.String()
}

func printPlans(p *stencil.Program, plans map[*stencil.Sweep]plan.Plan, trapezoids []plan.Trapezoid) string {
	var b strings.Builder
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			fmt.Fprint(&b, plans[s])
		}
	}
	for _, t := range trapezoids {
		fmt.Fprint(&b, t)
	}
	return b.String()
}
