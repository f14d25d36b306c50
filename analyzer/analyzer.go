// Package analyzer reads functions with mint constructs into ir/stencil, or says why it cannot: regions, transfers and time
// loops are read here, nests in package nest. With parser it is the only stage that sees the C tree.
package analyzer

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/nest"
	"mintc/analyzer/validity"
	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
)

// Options are the parts of the command line that decide what is legal.
type Options struct {
	// HostGuard is "sync" or "stop" where the translated program guards arrays whose newest values are on the device
	// against host accesses that the analysis does not see, and "off" where it does not.
	HostGuard string
}

// Analyze returns the functions of u that hold mint constructs. Problems are
// gathered; with errors among them the program is not for use.
func Analyze(u *parser.Unit, o Options) (*stencil.Program, diag.List) {
	msgs := &diag.List{}
	a := &analysis{Unit: u, file: nest.NewFile(u, msgs), options: o, msgs: msgs, read: newReading(u),
		moves: map[*stencil.Function]func(){}, children: map[*parser.Statement][]*parser.Statement{}, bound: map[*parser.Statement][]*parser.Pragma{}}
	for _, s := range u.Statements {
		a.children[s.Parent] = append(a.children[s.Parent], s)
	}
	for _, p := range u.Pragmas {
		a.bound[p.Bound] = append(a.bound[p.Bound], p)
	}
	program := &stencil.Program{}
	a.file.CheckSizes()
	for _, s := range u.Statements {
		if s.Kind == parser.Function && s.Parent == nil {
			if f := a.function(s); f != nil {
				program.Functions = append(program.Functions, f)
			}
		}
	}
	if !a.msgs.HasErrors() {
		a.read.NoGuard = a.options.HostGuard == "off"
		escapes, msgs := validity.Check(a.read)
		a.msgs.Append(msgs)
		a.enterEscapes(program, escapes)
	}
	a.enterCallers(program)
	a.enterJumps(program)
	a.warnOfHostState()
	program.PadRows()
	program.Types, program.Enumerators = a.file.Types(), a.file.Enumerators()
	if !a.msgs.HasErrors() {
		program.Mentions = a.mentions(program)
	}
	a.msgs.Sort()
	return program, *a.msgs
}

// analysis is the state of one Analyze.
type analysis struct {
	*parser.Unit
	file     *nest.File // the unit as nests see it
	options  Options
	msgs     *diag.List
	children map[*parser.Statement][]*parser.Statement
	bound    map[*parser.Statement][]*parser.Pragma // in file order; of nil those that stand alone
	read     validity.Input                         // where each step was read
	moves    map[*stencil.Function]func()           // enters the moves of a function, which count where loops call it once a step
}

func newReading(u *parser.Unit) validity.Input {
	return validity.Input{Unit: u, Sweeps: map[*parser.Statement]*stencil.Sweep{}, HostReads: map[*stencil.Sweep][]cc.ExpressionNode{},
		ExtentReads: map[*stencil.Transfer][]validity.ExtentRead{}, Regions: map[*parser.Statement]*stencil.Region{}, Singles: map[*parser.Statement]*stencil.Single{}, Transfers: map[*parser.Pragma][]*stencil.Transfer{}}
}

// function collects the mint constructs of one function; nil if it has none. It is read once more where nests show dimensions of arrays
// that those in front of them could not know.
func (a *analysis) function(s *parser.Statement) *stencil.Function {
	fd, ok := s.Node.(*cc.FunctionDefinition)
	if !ok {
		return nil
	}
	earlier := a.msgs.Messages
	w := a.newWalker(fd)
	if len(w.pragmas) == 0 {
		return nil
	}
	w.readSteps(s)
	first := a.msgs.Messages[len(earlier):]
	if w.fn.Grids.LearnedLate() && !(&diag.List{Messages: first}).HasErrors() {
		for _, p := range w.pragmas {
			delete(a.read.Transfers, p)
		}
		a.msgs.Messages = slices.Clone(earlier)
		again := a.newWalker(fd)
		again.fn.Grids.StartWith(w.fn.Grids)
		again.readSteps(s)
		w = again
		a.keepOnce(first, len(earlier))
	}
	f, grids := w.function, w.fn.Grids
	a.moves[f] = func() { f.Steps = w.moves(s, f.Steps) }
	array := func(d *cc.Declarator) *stencil.Grid {
		g := grids.Variable(d)
		f.Grids = grids.List()
		return g
	}
	a.read.Functions = append(a.read.Functions, validity.Function{Def: fd, Grids: grids.Lvalues(), Choices: grids.Choices(), Array: array})
	return f
}

// keepOnce keeps the warnings of a first reading that the second one, whose messages begin at from, does not repeat: some are only given once for a file.
func (a *analysis) keepOnce(first []*diag.Message, from int) {
	for _, m := range first {
		repeated := slices.ContainsFunc(a.msgs.Messages[from:], func(n *diag.Message) bool { return n.Code == m.Code && n.Span == m.Span })
		if m.Severity != diag.Remark && !repeated {
			a.msgs.Messages = append(a.msgs.Messages, m)
		}
	}
}

// newWalker has the directives of a function.
func (a *analysis) newWalker(fd *cc.FunctionDefinition) *walker {
	w := &walker{analysis: a, fn: nest.NewFunction(a.file, fd)}
	for _, p := range a.Pragmas {
		if p.Func != fd {
			continue
		}
		w.pragmas = append(w.pragmas, p)
		if p.Bound != nil {
			w.fn.Bound[p.Bound] = append(w.fn.Bound[p.Bound], p)
		}
	}
	return w
}

// readSteps reads what they say of the function's statements.
func (w *walker) readSteps(s *parser.Statement) {
	w.function = &stencil.Function{Name: w.fn.Def.Declarator.Name(), Span: s.Span, Kernels: docStart(s.Span)}
	w.fn.Grids.ReadCopies(w.pragmas)
	w.function.Steps = w.blockSteps(s)
	w.function.Grids = w.fn.Grids.List()
	w.checkJumps(w.function)
}

// docStart is the start of the line of the comment directly above the
// function, or of the function. Where something else stands before it on its line, it is the function itself.
func docStart(fn source.Span) int {
	text := fn.File.Text
	start := fn.File.LineStart(fn.Off)
	if strings.TrimSpace(string(text[start:fn.Off])) != "" {
		return fn.Off
	}
	for {
		above := start
		if above == 0 {
			return start
		}
		lineStart := fn.File.LineStart(above - 1)
		line := strings.TrimSpace(string(text[lineStart : above-1]))
		switch {
		case strings.HasPrefix(line, "//"):
			start = lineStart
		case strings.HasSuffix(line, "*/"):
			open := strings.LastIndex(string(text[:above]), "/*")
			if open < 0 || strings.TrimSpace(string(text[fn.File.LineStart(open):open])) != "" {
				return start
			}
			start = fn.File.LineStart(open)
		default:
			return start
		}
	}
}
