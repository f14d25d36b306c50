package codegen

import (
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// checks decides what the host verifies before each launch: that subscripts
// stay inside their arrays, that names that must differ do.
func (w *sweepLowering) checks() {
	for i, u := range w.sweep.Uses {
		if needsDense(u) {
			w.out.Dense = append(w.out.Dense, u.Grid)
		}
		for d := 0; d < u.Grid.Rank; d++ {
			w.reaches(u, d)
		}
		for _, v := range w.sweep.Uses[i+1:] {
			if w.mustDiffer(u, v) {
				w.out.Distinct = append(w.out.Distinct, [2]*stencil.Grid{u.Grid, v.Grid})
			}
		}
	}
}

// reaches merges the subscripts of one dimension that differ only by a
// constant into one check.
func (w *sweepLowering) reaches(u *stencil.Use, dim int) {
	serial := w.sweep.SerialBounds()
	var merged []*kernel.Reach
	for _, a := range u.Accesses {
		if !a.Resolved {
			continue
		}
		lowest, okLow := extreme(a.Affine[dim], serial, false)
		highest, okHigh := extreme(a.Affine[dim], serial, true)
		if !okLow || !okHigh {
			w.makeDense(u.Grid)
			continue
		}
		merged = addReach(merged, kernel.Reach{Grid: u.Grid, Dim: dim, Lowest: lowest, Highest: highest,
			Subscript: subscript(a.Index[dim], a.Affine[dim]), Guarded: a.Guarded})
	}
	for _, r := range merged {
		w.out.Reaches = append(w.out.Reaches, *r)
	}
}

// subscript is how a message shows a subscript: as written, but summed up where
// a macro left a "+-1" or "+0".
func subscript(e stencil.Expr, form stencil.Affine) string {
	awkward := false
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Const:
			awkward = awkward || e.Text == "0" || strings.HasPrefix(e.Text, "-")
		case *stencil.Unary:
			awkward = true
		}
	})
	if awkward {
		return form.String()
	}
	return stencil.Formatter{}.Index(e)
}

func (w *sweepLowering) makeDense(g *stencil.Grid) {
	for _, d := range w.out.Dense {
		if d == g {
			return
		}
	}
	w.out.Dense = append(w.out.Dense, g)
}

func addReach(list []*kernel.Reach, r kernel.Reach) []*kernel.Reach {
	for _, have := range list {
		below, above := r.Lowest.Plus(have.Lowest, -1), r.Highest.Plus(have.Highest, -1)
		if !below.IsConst() || !above.IsConst() || have.Guarded != r.Guarded {
			continue
		}
		if below.Const < 0 || above.Const > 0 {
			lowest, highest := span(have.Subscript)
			if below.Const < 0 {
				lowest, have.Lowest = r.Subscript, r.Lowest
			}
			if above.Const > 0 {
				highest, have.Highest = r.Subscript, r.Highest
			}
			have.Subscript = lowest + ".." + highest
		}
		return list
	}
	return append(list, &r)
}

// span splits "x-1..x+1", or gives a single subscript twice.
func span(subscript string) (lowest, highest string) {
	if lowest, highest, ok := strings.Cut(subscript, ".."); ok {
		return lowest, highest
	}
	return subscript, subscript
}

// deepest is the number of serial loops whose bounds may depend on each other.
const deepest = 16

// extreme is the lowest or highest value of a subscript over the serial loops,
// as a form over parallel indices and outer scalars, which the host can
// evaluate. ok is false where it depends on anything else.
func extreme(a stencil.Affine, serial map[*stencil.Symbol]stencil.Bounds, highest bool) (stencil.Affine, bool) {
	for range deepest {
		inner := innerTerm(a)
		if inner == nil {
			return a, true
		}
		b, known := serial[inner.Sym]
		if !known {
			return a, false
		}
		value := b.Lowest
		if (inner.Coef > 0) == highest {
			value = b.Highest
		}
		a = a.Without(inner.Sym).Plus(value, inner.Coef)
	}
	return a, false
}

// innerTerm is a term whose variable is not known on the host.
func innerTerm(a stencil.Affine) *stencil.Term {
	for i, t := range a.Terms {
		if t.Sym.Role != stencil.Index && t.Sym.Role != stencil.Param {
			return &a.Terms[i]
		}
	}
	return nil
}
