// Which subscripts the host holds against the extents of each array before a launch. Accesses that differ only by
// constants share one check.

package codegen

import (
	"slices"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// checks decides what the host verifies before each launch: that subscripts
// stay inside their arrays, that names that must differ do.
func (w *sweepLowering) checks() {
	t := newToucher(w)
	w.toucher = t
	t.pairs()
	for _, u := range w.Sweep.Uses {
		w.reach(u, t.rings)
		w.members(u, t.rings)
		if u.Grid.IsFlat() {
			t.own(u)
		}
	}
	w.dropUnused()
	for _, a := range w.Sweep.IndependenceChecks {
		if !a.Grid.IsFlat() {
			w.Launch.Apart = append(w.Launch.Apart, a)
		}
	}
}

// reach checks where the accesses of one grid go.
func (w *sweepLowering) reach(u *stencil.Use, ends rings) {
	if u.Grid.IsFlat() {
		w.boxes(u, ends)
		return
	}
	if needsDense(u) {
		w.makeDense(u.Grid)
	}
	for d := 0; d < u.Grid.Rank; d++ {
		w.reaches(u, d, ends)
	}
}

// boxes merges the accesses of a flat grid that differ only by constants.
func (w *sweepLowering) boxes(u *stencil.Use, ends rings) {
	var merged []*reachedBox
	apart := w.apart(u)
	for _, a := range u.Accesses {
		if b, known := w.box(u, a, ends); known && (!b.Guarded || u.Grid.Rank > 1) { // the others have no rows to leave
			shared := apart
			if b.When != nil { // no row that no access is in
				shared = u.Grid.Rank - 1
			}
			merged = addBox(merged, b, shared)
		}
	}
	for _, b := range merged {
		if b.When == nil || !slices.ContainsFunc(merged, func(o *reachedBox) bool {
			return !o.Guarded && o.When == nil && sameUpToConstants(o, b) && o.Encloses(b.Box)
		}) {
			w.Launch.Boxes = append(w.Launch.Boxes, *b.Box)
		}
	}
}

// reachedBox is a box with the subscripts whose ends it has.
type reachedBox struct {
	*kernel.Box
	forms []stencil.Affine
}

// box is what an access to a flat grid reaches; known is false if the host does not know it, or it reaches nothing.
func (w *sweepLowering) box(u *stencil.Use, a stencil.AccessInfo, ends rings) (b *reachedBox, known bool) {
	a, when, serial := w.certain(a, ends.serial)
	a = ends.unlimited(a)
	b = &reachedBox{Box: &kernel.Box{Use: u, Guarded: a.Guarded, When: when, Nest: a.Nest}}
	bounds := w.stepped(a.Bounds(serial))
	known = ends.knows(a) && !a.Unreached(bounds)
	for d := range a.Affine {
		form, _ := ends.reached(a, d)
		lowest, okLow := stencil.Extreme(form, bounds, false)
		highest, okHigh := stencil.Extreme(form, bounds, true)
		known = known && okLow && okHigh
		b.forms = append(b.forms, form)
		b.Lowest, b.Highest = append(b.Lowest, lowest), append(b.Highest, highest)
		b.Subscripts = append(b.Subscripts, w.subscript(a.Index[d], form))
	}
	b.Limits = limitsOf(a, append(b.Lowest[:len(b.Lowest):len(b.Lowest)], b.Highest...))
	return b, known
}

// apart is how many leading dimensions the accesses of a flat grid share to be merged: the cells between rows need not exist where
// rows go on in the next ones, and no kernel loads them.
func (w *sweepLowering) apart(u *stencil.Use) int {
	if w.Sweep.PassesRows(u) || u.Grid.IsFlat() && slices.ContainsFunc(u.Accesses, leavesRow) {
		return u.Grid.Rank - 1
	}
	return 0
}

// leavesRow reports whether a subscript of an access to a flat grid stands before its row, as that of u[i*n + n - 2], which is
// u[i + 1][-2], or has an offset that only the running program knows.
func leavesRow(a stencil.AccessInfo) bool {
	return len(a.Affine) > 1 && slices.ContainsFunc(a.Affine[1:], func(f stencil.Affine) bool {
		isOffset := slices.ContainsFunc(f.Terms, func(t stencil.Term) bool { return t.Sym.Role == stencil.Param })
		return isOffset || f.IsConst() && f.Const < 0
	})
}

// addBox merges b into a box of the list that is the same in the dimensions apart. Those of another nest only stay as
// they are, so that a stop names the nest that goes too far.
func addBox(list []*reachedBox, b *reachedBox, apart int) []*reachedBox {
	same := slices.EqualFunc[[]stencil.Affine, []stencil.Affine]
	for _, have := range list {
		if have.Guarded == b.Guarded && have.When == b.When && slices.EqualFunc(have.Limits, b.Limits, stencil.Limit.Equal) && sameUpToConstants(have, b) &&
			same(have.Lowest[:apart], b.Lowest[:apart], stencil.Affine.Equal) && same(have.Highest[:apart], b.Highest[:apart], stencil.Affine.Equal) &&
			(have.Nest == b.Nest || have.Encloses(b.Box)) {
			for d := range b.Lowest {
				have.Lowest[d], have.Highest[d], have.Subscripts[d] = hull(have.Box, b.Box, d)
			}
			return list
		}
	}
	return append(list, b)
}

// limitsOf are the limits of the indices that the ends of subscripts use.
func limitsOf(a stencil.AccessInfo, ends []stencil.Affine) []stencil.Limit {
	var list []stencil.Limit
	for _, l := range a.Limits {
		if slices.ContainsFunc(ends, func(end stencil.Affine) bool { return end.Coef(l.Index) != 0 }) {
			list = append(list, l)
		}
	}
	return list
}

// sameUpToConstants reports whether the ends of two boxes differ by constants. If the subscripts differ by more, as those of
// a[i][j] and a[0][n*i + j] do, it must be in one dimension alone: no element lies where both subscripts are largest.
func sameUpToConstants(a, b *reachedBox) bool {
	others, unlike := false, 0
	for d := range a.Lowest {
		low, high := a.Lowest[d].Plus(b.Lowest[d], -1), a.Highest[d].Plus(b.Highest[d], -1)
		if !low.IsConst() || !high.IsConst() {
			return false
		}
		others = others || !a.forms[d].Plus(b.forms[d], -1).IsConst()
		if low.Const != 0 || high.Const != 0 {
			unlike++
		}
	}
	return !others || unlike <= 1
}

// hull is the union of two boxes in one dimension.
func hull(a, b *kernel.Box, d int) (lowest, highest stencil.Affine, text string) {
	lowest, highest = a.Lowest[d], a.Highest[d]
	first, last := span(a.Subscripts[d])
	if lowest.Const > b.Lowest[d].Const {
		lowest = b.Lowest[d]
		first, _ = span(b.Subscripts[d])
	}
	if highest.Const < b.Highest[d].Const {
		highest = b.Highest[d]
		_, last = span(b.Subscripts[d])
	}
	if first == last {
		return lowest, highest, first
	}
	return lowest, highest, first + ".." + last
}

// reaches merges the subscripts of one dimension that differ only by a
// constant into one check.
func (w *sweepLowering) reaches(u *stencil.Use, dim int, ends rings) {
	var merged []*kernel.Reach
	for _, a := range u.Accesses {
		if !ends.knows(a) {
			continue
		}
		a, when, serial := w.certain(a, ends.serial)
		a = ends.unlimited(a)
		form, _ := ends.reached(a, dim)
		bounds := w.stepped(a.Bounds(serial))
		if a.Unreached(bounds) {
			continue
		}
		lowest, okLow := stencil.Extreme(form, bounds, false)
		highest, okHigh := stencil.Extreme(form, bounds, true)
		if !okLow || !okHigh {
			w.makeDense(u.Grid)
			continue
		}
		r := kernel.Reach{Grid: u.Grid, Dim: dim, Lowest: lowest, Highest: highest, When: when,
			Subscript: w.subscript(a.Index[dim], form), Guarded: a.Guarded, Nest: a.Nest, Limits: limitsOf(a, []stencil.Affine{lowest, highest})}
		if u.Grid.Storage == stencil.Rows && a.Guarded { // rows may lie apart, where no others are behind them
			r.LowIf, r.HighIf = a.WithinIf(form, ends.serial, w.innerRanges())
			if len(r.Limits) == 0 {
				low, high := a.Within(form)
				r.Low, r.High = withoutKnown(low, lowest, 1), withoutKnown(high, highest, -1)
			}
		}
		merged = addReach(merged, r)
	}
	for _, r := range merged {
		if r.When == nil || !slices.ContainsFunc(merged, func(o *kernel.Reach) bool { return !o.Guarded && o.When == nil && o.Encloses(r) }) {
			w.Launch.Reaches = append(w.Launch.Reaches, *r)
		}
	}
}

// withoutKnown are the forms that say more of an end than is known of it; sign is 1 for a lower end, -1 for an upper one.
func withoutKnown(forms []stencil.Affine, end stencil.Affine, sign int64) []stencil.Affine {
	return slices.DeleteFunc(forms, func(f stencil.Affine) bool {
		d := f.Plus(end, -1)
		return d.IsConst() && d.Const*sign <= 0
	})
}

// subscript is how a message shows a subscript: as written, but summed up where
// a macro left a "+-1" or "+0", and without what clamps it.
func (w *sweepLowering) subscript(e stencil.Expr, form stencil.Affine) string {
	shifted := form
	for _, l := range w.Sweep.Loops {
		if l.Shift != nil {
			shifted = shifted.Plus(l.Shift.By, -form.Coef(l.Index))
		}
	}
	if !shifted.Equal(form) {
		return shifted.Readable()
	}
	_, awkward := e.(*stencil.Clamped)
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
	for _, d := range w.Launch.Dense {
		if d == g {
			return
		}
	}
	w.Launch.Dense = append(w.Launch.Dense, g)
}

func addReach(list []*kernel.Reach, r kernel.Reach) []*kernel.Reach {
	for _, have := range list {
		below, above := r.Lowest.Plus(have.Lowest, -1), r.Highest.Plus(have.Highest, -1)
		if have.IsLimited() || r.IsLimited() || !below.IsConst() || !above.IsConst() || have.Guarded != r.Guarded || have.When != r.When || !slices.EqualFunc(have.Limits, r.Limits, stencil.Limit.Equal) {
			continue
		}
		if r.Nest != have.Nest && (below.Const < 0 || above.Const > 0) {
			continue // a stop names the nest that goes too far
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
