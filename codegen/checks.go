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
	serial := w.sweep.SerialRanges()
	var merged []*kernel.Reach
	for _, a := range u.Accesses {
		if !a.Resolved {
			continue
		}
		form, low, high, ok := w.onHost(a.Affine[dim], serial)
		if !ok { // a serial index with bounds that the host does not know
			w.makeDense(u.Grid)
			continue
		}
		merged = addReach(merged, kernel.Reach{Grid: u.Grid, Dim: dim, Form: form, Low: low, High: high,
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
		if have.Form.Equal(r.Form) && have.Guarded == r.Guarded {
			if r.Low < have.Low || r.High > have.High {
				lowest, highest := span(have.Subscript)
				if r.Low < have.Low {
					lowest = r.Subscript
				}
				if r.High > have.High {
					highest = r.Subscript
				}
				have.Subscript = lowest + ".." + highest
			}
			have.Low, have.High = min(have.Low, r.Low), max(have.High, r.High)
			return list
		}
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

// onHost splits a subscript into a form over parallel indices and outer scalars
// and the interval that constants and serial loops add.
func (w *sweepLowering) onHost(a stencil.Affine, serial map[*stencil.Symbol]stencil.Range) (form stencil.Affine, low, high int64, ok bool) {
	low, high = a.Const, a.Const
	for _, t := range a.Terms {
		r, isSerial := serial[t.Sym]
		switch {
		case isSerial && t.Coef > 0:
			low, high = low+t.Coef*r.First, high+t.Coef*r.Last
		case isSerial:
			low, high = low+t.Coef*r.Last, high+t.Coef*r.First
		case t.Sym.Role == stencil.Index || t.Sym.Role == stencil.Param:
			form.Terms = append(form.Terms, t)
		default:
			return form, 0, 0, false
		}
	}
	return form, low, high, true
}
