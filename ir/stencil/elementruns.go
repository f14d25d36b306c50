// Runs of elements that a serial loop assigns whose bounds only the host knows: another loop over a part of the same range, or
// one shifted along it, finds all its elements assigned.

package stencil

import (
	"fmt"
	"maps"
	"slices"
)

// elementRun are the elements at index for the values of sym from low to high, none if low is above high. Without sym it is one
// element.
type elementRun struct {
	index     []Affine
	sym       *Symbol
	low, high Affine
}

func (e elements) add(run elementRun) {
	text := TextOf(run.index)
	if run.sym != nil {
		text = fmt.Sprintf("%s for %s from %s to %s", text, run.sym.Name, run.low, run.high)
	}
	e[text] = run
}

// usedByBounds reports whether a run starts or ends where the value of sym says.
func (r elementRun) usedByBounds(sym *Symbol) bool {
	return r.sym != nil && (r.low.Coef(sym) != 0 || r.high.Coef(sym) != 0)
}

// uses reports whether the run means other elements when sym has another value.
func (r elementRun) uses(sym *Symbol) bool {
	return r.sym != sym && AnyUses(r.index, sym) || r.usedByBounds(sym)
}

// openBounds are those of a loop that counts by 1, up or down, between values that stay the same in an iteration; those must be
// the numbers that C computes without anything that the host would have to check.
func openBounds(s *For) (Bounds, bool) {
	b, ok := s.bounds(nil, false)
	if c, counts := s.counted(); !ok || !counts || c.step*c.step != 1 || c.op == "!=" || len(b.Claims) > 0 {
		return b, false
	}
	return b, !b.Lowest.HasLocals() && !b.Highest.HasLocals()
}

// openLoop follows a loop with such bounds. What every pass assigns at an index of the loop is a run when it ends, and nothing
// else stays, since there may be no pass.
func (f *elementFlow) openLoop(s *For, sym *Symbol, b Bounds, have elements) elements {
	have = f.expr(s.Cond, have)
	f.open[sym] = b
	first, step := b.Lowest, stepOf(s.Post, sym)
	if step < 0 {
		first = b.Highest
	}
	end := f.passes(sym, first, step, have, func(have elements) elements { return f.expr(s.Post, f.part(s, s.Body, have)) })
	delete(f.open, sym)
	for _, run := range end {
		if run.sym == nil && AnyUses(run.index, sym) {
			have.add(elementRun{run.index, sym, b.Lowest, b.Highest})
		}
	}
	return have
}

// inRun reports whether the element is one of a run. A subscript of a loop with open bounds must be in the run for all of them.
func (f *elementFlow) inRun(have elements, index []Affine) bool {
	for _, run := range have {
		if run.sym == nil {
			continue
		}
		at, ok := run.valueFor(index)
		if !ok {
			continue
		}
		low, high := at, at
		for sym, b := range f.open {
			if at.Coef(sym) == 1 {
				low, high = at.Without(sym).Plus(b.Lowest, 1), at.Without(sym).Plus(b.Highest, 1)
			}
		}
		before, behind := low.Plus(run.low, -1), run.high.Plus(high, -1)
		if before.IsConst() && before.Const >= 0 && behind.IsConst() && behind.Const >= 0 {
			return true
		}
	}
	return false
}

// valueFor is the value of the run's index at which it assigns this element.
func (r elementRun) valueFor(index []Affine) (at Affine, ok bool) {
	for d, form := range r.index {
		k := form.Coef(r.sym)
		rest := index[d].Plus(form.Without(r.sym), -1)
		if k == 0 {
			if !rest.isZero() {
				return at, false
			}
			continue
		}
		value, divides := rest.over(k)
		if !divides || ok && !value.Equal(at) {
			return at, false
		}
		at, ok = value, true
	}
	return at, ok
}

// over is a/k, where all numbers of it can be divided.
func (a Affine) over(k int64) (Affine, bool) {
	q := Affine{Const: a.Const / k}
	if a.Const%k != 0 {
		return q, false
	}
	for _, t := range a.Terms {
		if t.Coef%k != 0 {
			return q, false
		}
		q.Terms = append(q.Terms, Term{t.Sym, t.Coef / k})
	}
	return q, true
}

// learn notes the value of a local that a statement of its own sets.
func (f *elementFlow) learn(s Stmt) {
	var sym *Symbol
	var value Expr
	switch s := s.(type) {
	case *Decl:
		sym, value = s.Sym, s.Init
	case *ExprStmt:
		if a, ok := s.X.(*Assign); ok && a.Op == "=" {
			if v, ok := a.LHS.(*Var); ok {
				sym, value = v.Sym, a.RHS
			}
		}
	}
	if sym == nil || value == nil || sym.Role != Local || len(sym.Dims) > 0 || !sym.Type.IsInteger() {
		return
	}
	form, ok := AffineOf(Converted(value, sym.Type))
	if form = form.withValues(f.values); ok && form.Coef(sym) == 0 {
		f.values[sym] = form
	}
}

// forget drops what is known of locals that a statement sets, and of those whose value is made of them.
func (f *elementFlow) forget(s Stmt) {
	set := func(sym *Symbol) bool { return assigns([]Stmt{s}, sym) }
	maps.DeleteFunc(f.values, func(sym *Symbol, form Affine) bool {
		return set(sym) || slices.ContainsFunc(form.Terms, func(t Term) bool { return set(t.Sym) })
	})
}
