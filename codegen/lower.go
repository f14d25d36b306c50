// Package codegen lowers plans to kernel IR and splices the printed result into
// the user's file. It refuses by panic what it cannot express: a half-obeyed
// plan would compute wrong numbers in silence.
package codegen

import (
	"fmt"
	"slices"

	"mintc/codegen/frame"
	"mintc/internal/gpu"
	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// Input is what Lower works on. Taken are the identifiers and macros of the
// user's file, and Hidden those of them that file scope does not see.
type Input struct {
	Program *stencil.Program
	Plans   map[*stencil.Sweep]plan.Plan
	// Trapezoids are the chains that run several steps per launch. Those of kind Replay are ordinary launches.
	Trapezoids []plan.Trapezoid
	Device     gpu.Device
	Taken      map[string]bool
	Hidden     map[string]bool
	// SeparateProducts keeps every product from being fused with a sum.
	SeparateProducts bool
}

// Lower turns the program and its plans into kernels and host steps.
func Lower(in Input) *kernel.Unit {
	l := &lowerer{Input: in, names: frame.NewNames(in.Taken), unit: &kernel.Unit{Major: in.Device.Major, Minor: in.Device.Minor},
		stages: map[*stencil.Sweep]*kernel.ChainRef{}, ranges: map[stencil.HostRange]bool{}}
	l.names.Hide(in.Hidden)
	l.reserveNames()
	l.findDense()
	l.findCopied()
	for _, t := range in.Trapezoids {
		l.chain(t)
	}
	for _, f := range in.Program.Functions {
		l.function(f)
	}
	if in.SeparateProducts {
		separateProducts(l.unit)
	}
	return l.unit
}

// reserveNames keeps the names that the analyzer gave to functions and tables
// from being handed out again.
func (l *lowerer) reserveNames() {
	for _, f := range l.Program.Functions {
		for _, s := range f.Sweeps() {
			s.Needs.Visit(func(t *stencil.Table) { l.names.Take(t.Sym.Name) },
				func(fn *stencil.DeviceFunction) { l.names.Take(fn.Name) })
		}
	}
}

type lowerer struct {
	Input
	names  *frame.Names
	unit   *kernel.Unit
	dense  map[*stencil.Grid]bool
	line   map[*stencil.Grid]bool // used with one subscript, which rows that are padded would break
	copied map[*stencil.Grid]bool // named by a copy, or by what is in its place: they are whole arrays
	stages map[*stencil.Sweep]*kernel.ChainRef
	// scopes are the blocks that end mappings, by the offset of their start.
	scopes map[int]*kernel.Open
	ranges map[stencil.HostRange]bool // that are looked up
}

// findDense collects the grids with accesses that cannot be resolved to their
// extents: those are stored without padding from the start (language.md C6).
func (l *lowerer) findDense() {
	l.dense, l.line = map[*stencil.Grid]bool{}, map[*stencil.Grid]bool{}
	for _, f := range l.Program.Functions {
		for _, s := range f.Sweeps() {
			for _, u := range s.Uses {
				if needsDense(u) {
					l.dense[u.Grid.Root()] = true
				}
				if u.Grid.IsFlat() && u.Grid.Rank == 1 {
					l.line[u.Grid.Root()] = true
				}
			}
		}
	}
}

func needsDense(u *stencil.Use) bool {
	for _, a := range u.Accesses {
		if !a.Resolved {
			return true
		}
	}
	return false
}

func (l *lowerer) function(f *stencil.Function) {
	l.scopes = map[int]*kernel.Open{}
	l.steps(f, f.Steps, nil)
}

// steps lowers the steps of a block. own is the region that consists of them,
// where that is one nest by itself.
func (l *lowerer) steps(f *stencil.Function, steps []stencil.Step, own *stencil.Region) {
	for _, s := range steps {
		switch s := s.(type) {
		case *stencil.Region:
			l.region(s)
			if s.Body.IsValid() {
				l.steps(f, s.Steps, nil)
			} else {
				l.steps(f, s.Steps, s)
			}
		case *stencil.Transfer:
			l.transfer(s)
		case *stencil.Single:
			l.single(s)
		case *stencil.Barrier:
			l.step(&kernel.Barrier{Directive: s.Directive})
		case *stencil.Sweep:
			l.sweep(f, s, own)
		case *stencil.EscapingCall:
			l.outside(s)
		case *stencil.HostAccess:
			l.hostAccess(s)
		case *stencil.TimeLoop:
			l.timeLoop(s)
			l.steps(f, s.Steps, nil)
		case *stencil.Conditional, *stencil.Move: // the user's own text
			l.steps(f, stencil.Children(s), nil)
		default:
			panic(fmt.Sprintf("codegen: no lowering for %T", s))
		}
	}
}

// timeLoop takes out the directives on a loop that stays the user's own text.
func (l *lowerer) timeLoop(t *stencil.TimeLoop) {
	if t.Trapezoid == nil {
		return
	}
	l.blank(t.Trapezoid.Lines)
}

// blank takes directives out of the text without a trace.
func (l *lowerer) blank(lines []source.Span) {
	for _, line := range lines {
		l.step(&kernel.Remove{Directive: line, Traceless: true})
	}
}

func (l *lowerer) step(s kernel.HostStep) { l.unit.Steps = append(l.unit.Steps, s) }

// first adds a step whose text comes in front of all others at its place.
func (l *lowerer) first(s kernel.HostStep) { l.unit.Steps = slices.Insert(l.unit.Steps, 0, s) }

// outside marks a call that may touch arrays on the device.
func (l *lowerer) outside(c *stencil.EscapingCall) {
	file := c.Call.File
	begin := &kernel.Outside{At: file.Span(c.Call.Off, c.Call.Off), Call: c}
	end := &kernel.Outside{At: file.Span(c.Call.End, c.Call.End), Call: c, End: true}
	if c.Call.End > c.Call.Off {
		l.step(begin)
		l.step(end)
		return
	}
	l.first(begin) // a statement of its own
	if !c.MayTouch() {
		return
	}
	if c.Returns {
		begin.Object = l.names.Fresh("outside")
		end.Object = begin.Object
	}
	end.At = file.Span(c.Statement.End, c.Statement.End)
	l.first(end)
}

// hostAccess marks an access that may be one of an array on the device. Its end comes in front of whatever else ends
// there, which is around it: inner accesses follow outer ones.
func (l *lowerer) hostAccess(a *stencil.HostAccess) {
	file := a.Span.File
	if a.Range != nil {
		l.hostRange(a)
		return
	}
	l.step(&kernel.HostAccess{At: file.Span(a.Span.Off, a.Span.Off), Access: a})
	l.first(&kernel.HostAccess{At: file.Span(a.Span.End, a.Span.End), Access: a, End: true})
}

// hostRange looks up what an access reaches in a loop, once for all that reach the same.
func (l *lowerer) hostRange(a *stencil.HostAccess) {
	key := *a.Range
	key.Last += a.Verb()
	if l.ranges[key] {
		return
	}
	l.ranges[key] = true
	loop := a.Range.Loop
	l.step(&kernel.HostRange{At: loop.File.Span(loop.Off, loop.Off), Access: a})
	l.first(&kernel.HostRange{At: loop.File.Span(loop.End, loop.End), Access: a, End: true})
}

func (l *lowerer) region(r *stencil.Region) {
	if !r.Body.IsValid() { // the launch itself is the region
		if r.Directive.IsValid() && r.Directive.Off < r.Steps[0].(*stencil.Sweep).Directive.Off {
			l.step(&kernel.Remove{Directive: r.Directive})
		}
		return
	}
	l.step(&kernel.Remove{Directive: r.Directive})
	at := r.Body.File.Span(r.Body.Off+1, r.Body.Off+1)
	if r.Bare {
		at = r.Directive.File.Span(r.Directive.End, r.Directive.End)
		l.step(&kernel.Brace{At: at, Text: " {"})
		l.step(closingBrace(r.Body))
	}
	l.step(&kernel.Open{At: at, Name: l.names.Fresh("region"), Region: &r.Directive, RowsStay: r.RowsStay})
	if items := l.provides(r); len(items) > 0 {
		l.step(&kernel.Provision{At: at, Items: items})
	}
}

// closingBrace ends the block around a loop. A nest at the loop's end is replaced
// with the rest of its line, so that the brace stands behind that.
func closingBrace(loop source.Span) *kernel.Brace {
	at, text := loop.End, loop.File.Text
	rest := at
	for rest < len(text) && (text[rest] == ' ' || text[rest] == '\t' || text[rest] == '\r') {
		rest++
	}
	if rest < len(text) && text[rest] == '\n' {
		return &kernel.Brace{At: loop.File.Span(rest+1, rest+1), Text: "}\n"}
	}
	return &kernel.Brace{At: loop.File.Span(at, at), Text: " }"}
}

// provides lowers the inferred transfers of a region.
func (l *lowerer) provides(r *stencil.Region) []*kernel.Provide {
	var list []*kernel.Provide
	for _, p := range r.Provides {
		step := &kernel.Provide{Provide: p, Dense: l.dense[p.Grid]}
		if p.Scope != 0 {
			step.Scope = l.scope(p.Directive, p.Scope)
		} else {
			step.Name = l.names.Fresh(p.Grid.Name + "_here")
		}
		list = append(list, step)
	}
	return list
}

// scope names the object that ends the mappings of a block, made on first use.
func (l *lowerer) scope(directive source.Span, off int) string {
	open := l.scopes[off]
	if open == nil {
		open = &kernel.Open{At: directive.File.Span(off, off), Name: l.names.Fresh("mappings")}
		l.scopes[off] = open
		l.step(open)
	}
	return open.Name
}

// single marks the elements that host statements access on the device.
func (l *lowerer) single(s *stencil.Single) {
	l.step(&kernel.Remove{Directive: s.Directive})
	var closing []kernel.HostStep
	for _, a := range s.Accesses {
		file := a.Span.File
		end := a.Span.End
		if a.Kind == stencil.Put {
			end = a.Whole.End
			l.step(&kernel.Element{At: a.Assign, Access: a, Piece: kernel.ElementComma})
		}
		if a.Kind == stencil.Update {
			l.step(&kernel.Element{At: file.Span(a.Whole.Off, a.Whole.Off), Access: a, Piece: kernel.UpdateOpen})
			closing = append(closing, &kernel.Element{At: file.Span(a.Whole.End, a.Whole.End), Access: a, Piece: kernel.UpdateClose})
		}
		l.step(&kernel.Element{At: file.Span(a.Span.Off, a.Span.Off), Access: a, Piece: kernel.ElementOpen})
		closing = append(closing, &kernel.Element{At: file.Span(end, end), Access: a, Piece: kernel.ElementClose})
	}
	for _, step := range slices.Backward(closing) { // inner elements close first
		l.step(step)
	}
}

func (l *lowerer) transfer(t *stencil.Transfer) {
	step := &kernel.Transfer{Transfer: t, Dense: l.dense[t.Grid] || l.line[t.Grid] && len(t.Extents) > 1}
	if t.Direction == stencil.ToDevice {
		step.Scope = l.scope(t.Directive, t.Scope)
	}
	l.step(step)
}

func (l *lowerer) sweep(f *stencil.Function, s *stencil.Sweep, own *stencil.Region) {
	for _, pragma := range s.Foreign {
		l.step(&kernel.Remove{Directive: pragma})
	}
	l.blank(s.TrapezoidLines)
	for _, nest := range s.Fused {
		note := "part of the kernel above"
		if s.Versioned != nil {
			note = "launched above"
		}
		l.step(&kernel.Remove{Directive: nest.Place(), Note: note})
	}
	launch := l.launch(f, s)
	if own != nil {
		launch.Provides = l.provides(own)
	}
	l.step(launch)
}

// launch adds the kernel of a sweep, and those of the sweeps that it may have to
// be separated into.
func (l *lowerer) launch(f *stencil.Function, s *stencil.Sweep) *kernel.Launch {
	p, ok := l.Plans[s]
	if !ok {
		panic(fmt.Sprintf("codegen: no plan for sweep %s", s.Name))
	}
	w := newSweepLowering(l, s, p)
	k, launch := w.lower()
	k.Above = f.Kernels
	l.needs(w.needs(), k.Above)
	l.unit.Kernels = append(l.unit.Kernels, k)
	if total := launch.Total; total != nil {
		total.Above = f.Kernels
		l.unit.Kernels = append(l.unit.Kernels, total)
	}
	launch.Mentions = l.mentions(s)
	launch.Taken, launch.Left, launch.LeftIndices = l.inArrays(s.Taken()), l.inArrays(s.Left()), l.inArrays(s.LeftIndices())
	if s.Versioned != nil {
		for _, part := range s.Versioned.Sweeps {
			launch.Versioned = append(launch.Versioned, l.launch(f, part))
		}
	}
	l.stage(f, launch)
	return launch
}

// inArrays are the host variables that may lie in an array of the program.
func (l *lowerer) inArrays(list []*stencil.Symbol) []*stencil.Symbol {
	return slices.DeleteFunc(list, func(v *stencil.Symbol) bool {
		return !slices.ContainsFunc(l.Program.Functions, func(f *stencil.Function) bool {
			return slices.ContainsFunc(f.Grids, func(g *stencil.Grid) bool { return v.MayBeIn(g) })
		})
	})
}

// mentions are the names that only the text of the sweep uses.
func (l *lowerer) mentions(s *stencil.Sweep) []string {
	places := []source.Span{s.Span}
	for _, nest := range s.Fused {
		places = append(places, nest.Place())
	}
	var names []string
	for _, m := range l.Program.Mentions {
		for _, p := range places {
			if p.Off <= m.At && m.At < p.End {
				names = append(names, m.Name)
			}
		}
	}
	return names
}

// needs adds the tables and functions that a kernel uses, once in the file.
func (l *lowerer) needs(n stencil.Needs, above int) {
	n.Visit(func(t *stencil.Table) {
		for _, have := range l.unit.Tables {
			if have.Table == t {
				return
			}
		}
		l.unit.Tables = append(l.unit.Tables, kernel.Table{Table: t, Above: above})
	}, func(f *stencil.DeviceFunction) {
		for _, have := range l.unit.Functions {
			if have.DeviceFunction == f {
				return
			}
		}
		l.unit.Functions = append(l.unit.Functions, kernel.Function{DeviceFunction: f, Above: above})
	})
}
