// Values that must be computed in front of their statement, and the values of locals that subscripts see through.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// localReader knows the values of locals, and puts values in front of the statement that is being read.
type localReader struct {
	*nest
	clauses      *clauseReader
	scalars      *scalarReader
	values       map[*cc.Declarator]stencil.Expr  // parameters of inlined functions that stand for their arguments
	stable       map[*stencil.Symbol]bool         // locals that do not change while they are in scope
	known        map[*stencil.Symbol]stencil.Expr // the values of stable locals over indices and outer scalars
	aliases      map[*stencil.Symbol]stencil.Expr // those that are polynomials
	steps        map[*stencil.Symbol]bool         // locals that steps of cursors declare
	limited      map[*cc.Declarator]bool          // locals that statements of clamps limit, and nothing else writes
	clamps       map[*cc.SelectionStatement]*cc.Declarator
	assignedOnce []assigned     // locals whose only value assignments give
	pending      []stencil.Stmt // what has to run before the statement that is being read
	whole        cc.Node        // the expression that is being read, with those around it
	fixed        int            // > 0 in headers of loops, whose expressions stay in place where they can
}

// hoist puts e into a variable before the statement that is being read. C
// leaves the order of a call and the rest of its expression open, except around
// && || ?: and the comma, which are read by functions of their own.
func (r *localReader) hoist(n cc.Node, e stencil.Expr, name string) (stencil.Expr, error) {
	sym := &stencil.Symbol{Name: r.localName(name), Type: e.Type(), Role: stencil.Local, Span: r.fn.SpanAt(n)}
	r.pending = append(r.pending, &stencil.Decl{Sym: sym, Init: e})
	r.stable[sym] = true
	r.name(sym, e)
	return &stencil.Var{Sym: sym}, nil
}

// flushed reads statements and puts what they need in front of them.
func (r *localReader) flushed(read func() ([]stencil.Stmt, error)) ([]stencil.Stmt, error) {
	outer, whole := r.pending, r.whole
	r.pending, r.whole = nil, nil
	list, err := read()
	list = append(r.pending, list...)
	r.pending, r.whole = outer, whole
	return list, err
}

// conditionally lets read an operand that may not be evaluated; before is what has
// to run in front of it, under the same condition.
func (r *exprReader) conditionally(g stencil.Guard, read func() (stencil.Expr, error)) (e stencil.Expr, before []stencil.Stmt, err error) {
	outer := r.locals.pending
	r.locals.pending = nil
	err = r.locals.under(g, func() (err error) {
		e, err = read()
		return err
	})
	before, r.locals.pending = r.locals.pending, outer
	return e, before, err
}

// isStable reports whether e has the same value wherever it is evaluated in the
// scope of its variables.
func (r *localReader) isStable(e stencil.Expr) bool {
	switch x := e.(type) {
	case *stencil.Var:
		return x.Sym.Role == stencil.Index || x.Sym.Role == stencil.Param || r.stable[x.Sym]
	case *stencil.Const, *stencil.Unary, *stencil.Binary, *stencil.Cast, *stencil.Member, *stencil.Cond:
	default:
		return false
	}
	if stencil.HasEffect(e) {
		return false
	}
	for _, x := range stencil.Operands(e) {
		if !r.isStable(x) {
			return false
		}
	}
	return true
}

// isPolynomial reports whether e is a stable polynomial, which subscripts may
// use in place of a local that has its value.
func (r *localReader) isPolynomial(e stencil.Expr) bool {
	_, ok := stencil.PolyOf(e)
	return ok && r.isStable(e)
}

// maxKnown is the size of the largest expression, in operands, that stands for a
// local. Locals of locals could double it with each.
const maxKnown = 256

// name records that the stable local sym has the value of e, in terms of
// indices and outer scalars: locals in it are replaced by what they name
// themselves. Subscripts use polynomials in its place.
func (r *localReader) name(sym *stencil.Symbol, e stencil.Expr) {
	e = r.chosen(e)
	if !e.Type().IsInteger() || !r.isStable(e) {
		return
	}
	e = replaceLocals(e, r.known)
	if size(e) > maxKnown {
		return
	}
	r.known[sym] = e
	if r.isPolynomial(e) {
		r.aliases[sym] = e
	}
}

// holds records that sym, which a step of a cursor declares, keeps the value of e. Where nothing reads it, it goes.
func (r *localReader) holds(sym *stencil.Symbol, e stencil.Expr) {
	r.stable[sym], r.steps[sym] = true, true
	if e != nil {
		r.name(sym, stencil.Converted(e, sym.Type))
	}
}

// chosen is e with the choice in place of calls of functions that only choose between values over indices and outer scalars.
func (r *localReader) chosen(e stencil.Expr) stencil.Expr {
	return stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		if call, ok := e.(*stencil.Call); ok {
			if choice := clamping.Chosen(call, r.sweep.Needs); choice != nil && stencil.OverScalars(choice) {
				return choice
			}
		}
		return e
	})
}

func size(e stencil.Expr) int {
	n := 1
	for _, x := range stencil.Operands(e) {
		n += size(x)
	}
	return n
}

// replaceLocals is e with the values that locals stand for in their place.
func replaceLocals(e stencil.Expr, values map[*stencil.Symbol]stencil.Expr) stencil.Expr {
	if e == nil || len(values) == 0 {
		return e
	}
	return stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		if v, ok := e.(*stencil.Var); ok && values[v.Sym] != nil {
			return values[v.Sym]
		}
		return e
	})
}

// withoutLocals is a guard in terms of indices and outer scalars, where its
// locals stand for such.
func (r *localReader) withoutLocals(g stencil.Guard) stencil.Guard {
	return stencil.Guard{Cond: replaceLocals(g.Cond, r.known), Not: g.Not}
}

// dropUnused takes out the declarations of locals that only subscripts used, and
// of those that only such locals used.
func (r *localReader) dropUnused(body []stencil.Stmt) []stencil.Stmt {
	for dropped := true; dropped; {
		dropped = false
		used := stencil.UsedIn(body)
		body = stencil.Filtered(body, func(s stencil.Stmt) bool {
			d, ok := s.(*stencil.Decl)
			unused := ok && (r.known[d.Sym] != nil || r.steps[d.Sym] && (d.Init == nil || !stencil.HasEffect(d.Init))) && !used[d.Sym]
			dropped = dropped || unused
			return !unused
		})
	}
	return body
}
