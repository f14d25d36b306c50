// What conditions around an access say about its iteration, as constraints: the if of if (i < n - 1) u[i] = ...

package dependence

import (
	"mintc/analyzer/feasible"
	"mintc/ir/stencil"
)

// guardReader turns conditions into constraints: comparisons of linear forms,
// and remainders such as (i+j) % 2 == 0 and i & 1.
type guardReader struct {
	system *feasible.System
	own    func(stencil.Affine) stencil.Affine
	serial map[*stencil.Symbol]stencil.Bounds
	ranges map[*stencil.Symbol]stencil.Range // of parallel indices and outer scalars
	// neverNegative reports whether a variable is 0 or more.
	neverNegative func(*stencil.Symbol) bool
	values        map[*stencil.Symbol]stencil.Expr // of locals, for subscripts
	loops         []*stencil.Loop
	periods       *stencil.Periods // for subscripts; nil where none are read
}

// Limit finds how the guards of each access narrow the ranges of loops, and what they say of forms.
func Limit(sweep *stencil.Sweep) {
	serial, ranges := sweep.SerialBounds(), sweep.InnerRanges()
	for _, u := range sweep.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			s := &feasible.System{}
			g := guardReader{system: s, own: same, serial: serial, ranges: ranges, neverNegative: sweep.NeverNegative, loops: sweep.Loops}
			for _, guard := range implied(a.Guards) {
				g.add(guard.Cond, guard.Not)
			}
			a.NotNegative = s.AllNotNegative()
			for _, sym := range s.Symbols() {
				if sym.Role == stencil.Param {
					continue
				}
				if low, high := s.Limits(sym); len(low)+len(high) > 0 {
					a.Limits = append(a.Limits, stencil.Limit{Index: sym, Low: low, High: high})
				}
			}
		}
	}
}

// add records that e holds, or with not that it does not. It leaves out what
// it does not understand.
func (g guardReader) add(e stencil.Expr, not bool) {
	switch e := e.(type) {
	case *stencil.Unary:
		if e.Op == "!" {
			g.add(e.X, !not)
			return
		}
	case *stencil.Cast:
		if keepsTruth(e) {
			g.add(e.X, not)
			return
		}
	case *stencil.Binary:
		switch e.Op {
		case "&&", "||":
			if (e.Op == "&&") != not {
				g.add(e.X, not)
				g.add(e.Y, not)
			}
			return
		case "<", "<=", ">", ">=", "==", "!=":
			g.compare(e, not)
			return
		}
	}
	zero := stencil.NewInt(0)
	g.compare(stencil.NewBinary("!=", e, zero), not)
}

func (g guardReader) compare(e *stencil.Binary, not bool) {
	op := e.Op
	if x, y, ok := differing(e); ok {
		g.compare(stencil.NewBinary(op, x, y), not)
		return
	}
	if not {
		op = stencil.Negated[op]
	}
	if g.remainder(e, op) {
		return
	}
	common := stencil.Arithmetic(e.X.Type(), e.Y.Type())
	x, okX := g.form(stencil.Converted(e.X, common))
	y, okY := g.form(stencil.Converted(e.Y, common))
	switch {
	case !okY && (op == "<" || op == "<="):
		y, okY = g.atMost(stencil.Converted(e.Y, common))
	case !okX && (op == ">" || op == ">="):
		x, okX = g.atMost(stencil.Converted(e.X, common))
	case op == "!=": // equal forms would be equal in C, too
		x, okX = g.settled(stencil.Modulo(stencil.Converted(e.X, common), g.ranges))
		y, okY = g.settled(stencil.Modulo(stencil.Converted(e.Y, common), g.ranges))
	}
	if !okX || !okY {
		return
	}
	difference := g.own(x.Plus(y, -1))
	one := stencil.Affine{Const: 1}
	switch op {
	case "!=":
		for _, inside := range stencil.NotAtEnd(g.loops, x.Plus(y, -1)) {
			g.system.NonNegative(g.own(inside))
		}
	case "==":
		g.system.Zero(difference)
	case "<":
		g.system.NonNegative(difference.Plus(one, 1).Times(-1))
	case "<=":
		g.system.NonNegative(difference.Times(-1))
	case ">":
		g.system.NonNegative(difference.Plus(one, -1))
	case ">=":
		g.system.NonNegative(difference)
	}
}

// differing is x and y of x ^ y and x - y that are compared with 0: they are not 0 where x and y differ.
func differing(e *stencil.Binary) (x, y stencil.Expr, ok bool) {
	b, ok := e.X.(*stencil.Binary)
	if !ok || !stencil.IsZero(e.Y) || e.Op != "==" && e.Op != "!=" {
		return nil, nil, false
	}
	return b.X, b.Y, (b.Op == "^" || b.Op == "-") && b.T.IsInteger()
}

// form is a linear form whose variables still have the values that they had
// when the condition was evaluated.
func (g guardReader) form(e stencil.Expr) (stencil.Affine, bool) {
	return g.settled(stencil.Exactly(e, g.ranges))
}

// settled is a linear form, if its variables are such.
func (g guardReader) settled(f stencil.Affine, ok bool) (stencil.Affine, bool) {
	for _, t := range f.Terms {
		_, serial := g.serial[t.Sym]
		ok = ok && (serial || t.Sym.Role == stencil.Param || t.Sym.Role == stencil.Index)
	}
	return f, ok
}

// atMost is a linear form that e does not exceed: an unsigned sum is its terms' sum, or has wrapped around and is less.
func (g guardReader) atMost(e stencil.Expr) (stencil.Affine, bool) {
	switch e := e.(type) {
	case *stencil.Cast:
		if e.X.Type().IsInteger() && e.T.IsInteger() && e.T.Integer().Contains(e.X.Type().Integer()) {
			return g.atMost(e.X)
		}
	case *stencil.Binary:
		if e.Op == "+" && e.T.Kind == stencil.Unsigned {
			x, okX := g.form(stencil.Converted(e.X, e.T))
			y, okY := g.form(stencil.Converted(e.Y, e.T))
			return x.Plus(y, 1), okX && okY
		}
	}
	return stencil.Affine{}, false
}

// keepsTruth reports whether a conversion of what is not zero is not zero.
func keepsTruth(e *stencil.Cast) bool {
	to, from := e.T, e.X.Type()
	return to.Kind == stencil.Bool || from.IsInteger() && (to.Kind == stencil.Float || to.Size >= from.Size)
}
