// Package analyzer reads bound loops into ir/stencil, or says why it cannot.
// With parser it is the only package that sees the C tree.
package analyzer

import (
	"strings"

	"modernc.org/cc/v4"

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
	a := &analysis{Unit: u, options: o, msgs: &diag.List{}, children: map[*parser.Statement][]*parser.Statement{},
		devices: map[*cc.FunctionDefinition]*deviceFunction{}, tables: map[*cc.Declarator]*stencil.Table{}, arraySeers: map[*cc.FunctionDefinition]bool{},
		read: newReading(u)}
	for _, s := range u.Statements {
		a.children[s.Parent] = append(a.children[s.Parent], s)
	}
	program := &stencil.Program{}
	a.checkSizes()
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
	a.warnOfHostState()
	setRowPadding(program)
	program.Types, program.Enumerators = a.types.list, a.enumerators
	if !a.msgs.HasErrors() {
		program.Mentions = a.mentions(program)
	}
	a.msgs.Sort()
	return program, *a.msgs
}

// analysis is the state of one Analyze.
type analysis struct {
	*parser.Unit
	options  Options
	msgs     *diag.List
	children map[*parser.Statement][]*parser.Statement
	read     validity.Input // where each step was read

	devices    map[*cc.FunctionDefinition]*deviceFunction // called in nests so far
	tables     map[*cc.Declarator]*stencil.Table          // nil: not a table
	arraySeers map[*cc.FunctionDefinition]bool            // found by seesArrays
	changed    map[*cc.Declarator]bool                    // nil until asked for
	taken      map[string]bool                            // names at file scope; nil until asked for
	named      map[string]bool                            // types and enumerators at file scope; nil until asked for
	inner      map[string]bool                            // names of variables and types in functions; nil until asked for

	types       typeTable
	enumerators []stencil.Enumerator
}

func newReading(u *parser.Unit) validity.Input {
	return validity.Input{Unit: u, Sweeps: map[*parser.Statement]*stencil.Sweep{}, BoundReads: map[*stencil.Sweep][]cc.ExpressionNode{},
		Regions: map[*parser.Statement]*stencil.Region{}, Singles: map[*parser.Statement]*stencil.Single{}, Transfers: map[*parser.Pragma][]*stencil.Transfer{}}
}

// errorf reports an error at a node of the tree.
func (a *analysis) errorf(code string, n cc.Node, format string, args ...any) *diag.Message {
	return a.msgs.Errorf(code, a.SpanAt(n), format, args...)
}

// function collects the mint constructs of one function; nil if it has none.
func (a *analysis) function(s *parser.Statement) *stencil.Function {
	fd, ok := s.Node.(*cc.FunctionDefinition)
	if !ok {
		return nil
	}
	w := &walker{analysis: a, def: fd, grids: newGridTable(a, fd), bound: map[*parser.Statement][]*parser.Pragma{}}
	for _, p := range a.Pragmas {
		if p.Func != fd {
			continue
		}
		w.pragmas = append(w.pragmas, p)
		if p.Bound != nil {
			w.bound[p.Bound] = append(w.bound[p.Bound], p)
		}
	}
	if len(w.pragmas) == 0 {
		return nil
	}
	f := &stencil.Function{Name: fd.Declarator.Name(), Span: s.Span, Kernels: docStart(s.Span)}
	w.function = f
	w.grids.readCopies(w.pragmas)
	f.Steps = w.blockSteps(s)
	f.Grids = w.grids.list
	w.checkJumps(f)
	array := func(d *cc.Declarator) *stencil.Grid {
		g := w.grids.grid(lvalue{key: gridKey{d, ""}, text: d.Name(), typ: d.Type()}, a.SpanAt(d))
		f.Grids = w.grids.list
		return g
	}
	a.read.Functions = append(a.read.Functions, validity.Function{Def: fd, Grids: w.grids.lvalues(), Array: array})
	return f
}

// docStart is the start of the line of the comment directly above the
// function, or of the function.
func docStart(fn source.Span) int {
	text := fn.File.Text
	start := fn.File.LineStart(fn.Off)
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
