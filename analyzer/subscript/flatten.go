// a[(z*ny + y)*nx + x] seen as a[z][y][x]: finding the strides and dividing the subscripts by them.

package subscript

import (
	"slices"
	"sort"

	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// mostDimensions is what the run time's shapes hold.
const mostDimensions = 8

// flatten finds the dimensions behind arrays with one subscript, such as
// a[(z*ny+y)*nx+x]: what the loop indices are multiplied with are the strides.
// All accesses of an array in the nest must agree on them; else it keeps its
// one subscript. That each index stays below its stride is checked before the
// launch, so that the dimensions can be compared one by one.
func flatten(n *Nest) {
	c := clamping.NewReader(n.Sweep)
	c.Periods = n.Periods()
	for _, u := range n.Uses {
		if u.Grid.Rank != 1 || u.Grid.Storage != stencil.Array {
			continue
		}
		base, f := u.Grid, dimensionsOf(n, u, c)
		if f == nil {
			n.Learn(base, nil)
			continue
		}
		n.Learn(base, f.strides)
		f.apply()
	}
}

// dimensionsOf are those of an array with one subscript; nil if it has no others.
func dimensionsOf(n *Nest, u *stencil.Use, c *clamping.Reader) *flattening {
	if f := asElsewhere(n, u, c); f != nil {
		return f
	}
	as := &flattening{nest: n, use: u, Reader: c}
	expanded := &flattening{nest: n, use: u, Reader: c, expand: true}
	written := as.read()
	clear := written && as.ordered()
	expanded.rows = written || as.multipliesScalars()
	read, undo := expanded.attempt()
	switch {
	case read && !(clear && as.clearerThan(expanded)):
		return expanded
	case written:
		undo()
		return as
	}
	undo()
	return nil
}

// flattening is the work on one array. Polynomials are over indices and outer
// scalars.
type flattening struct {
	*clamping.Reader
	nest   *Nest
	use    *stencil.Use
	expand bool           // replace scalars by their definitions
	rows   bool           // that there are rows is known: one constant stride will do
	forms  []stencil.Poly // of the accesses' subscripts
	// strides of the dimensions but the last, in elements, the largest first
	strides []stencil.Poly
	index   [][]stencil.Affine // by access and dimension
}

// read finds strides and indices; false where there are none.
func (f *flattening) read() bool { return f.readForms() && f.findStrides() && f.split() }

// readForms reads the subscripts; false where one is not a polynomial.
func (f *flattening) readForms() bool {
	for _, a := range f.use.Accesses {
		p, ok := f.form(a.Index[0])
		if !ok || !f.mayStop(a, p) {
			return false
		}
		f.forms = append(f.forms, p)
	}
	return true
}

func (f *flattening) expanded(p stencil.Poly) stencil.Poly {
	if !f.expand {
		return p
	}
	return f.nest.Expanded(p)
}

// counts reports whether sym counts a dimension: a parallel index, or a serial
// one whose bounds are no constants. Serial loops with constant bounds widen
// the stencil instead.
func (f *flattening) counts(sym *stencil.Symbol) bool {
	b, serial := f.Serial[sym]
	return sym.Role == stencil.Index || serial && !(b.Lowest.IsConst() && b.Highest.IsConst())
}

// needsRows reports whether the nest writes the array and has to be shown to be parallel: then what a variable stride is
// multiplied with counts a dimension whatever its bounds are, as m < 5 does in u[m*nx*ny + y*nx + x]. An array that
// is only read stays as it is, since its rows may overlap, as in u[x + m*dilation].
func (f *flattening) needsRows() bool { return f.use.Written && !f.nest.Sweep.Hints.Independent }

// findStrides collects what the counting variables are multiplied with.
func (f *flattening) findStrides() bool {
	symbolic, several := false, false
	for _, form := range f.forms {
		counters := 0
		for _, sym := range form.Symbols() {
			if sym.Role == stencil.Param {
				continue
			}
			_, bounded := f.Serial[sym]
			if sym.Role != stencil.Index && !bounded {
				return false // nothing says that it stays in its row
			}
			coef, ok := form.Coef(sym)
			if !ok || slices.ContainsFunc(coef.Symbols(), func(s *stencil.Symbol) bool { return s.Role != stencil.Param }) {
				return false
			}
			if coef[0].Coef < 0 {
				coef = stencil.NewPoly(0).Plus(coef, -1)
			}
			c, isConst := coef.Const()
			if !f.counts(sym) && (isConst || !f.needsRows()) {
				continue
			}
			counters++
			symbolic = symbolic || !isConst
			if !(isConst && c == 1) && !slices.ContainsFunc(f.strides, coef.Equal) {
				f.strides = append(f.strides, coef)
			}
		}
		several = several || counters > 1
	}
	f.sortStrides()
	f.dropSums()
	f.dropFactors()
	parts := f.distances()
	f.strides = append(parts, f.strides...)
	f.sortStrides()
	return len(f.strides) > 0 && len(f.strides) < mostDimensions && (symbolic || several || f.rows || len(parts) > 0)
}

func (f *flattening) sortStrides() {
	sort.SliceStable(f.strides, func(i, j int) bool { return larger(f.strides[i], f.strides[j]) })
}

// larger orders strides by degree, then by the leading coefficient; those that
// it cannot tell apart keep the order of the loops.
func larger(p, q stencil.Poly) bool {
	if a, b := len(p[0].Syms), len(q[0].Syms); a != b {
		return a > b
	}
	return slices.Equal(p[0].Syms, q[0].Syms) && p[0].Coef > q[0].Coef
}

// dropSums leaves out a stride that is made of others: nx+1 beside nx belongs
// to an index that counts two dimensions.
func (f *flattening) dropSums() {
	f.strides = slices.DeleteFunc(f.strides, func(p stencil.Poly) bool {
		return slices.ContainsFunc(f.strides, func(d stencil.Poly) bool {
			if len(d) == 0 || len(d[0].Syms) == 0 || p.Equal(d) {
				return false
			}
			q, rest := p.Divide(d)
			times, isConst := q.Const()
			_, small := rest.Const()
			return isConst && times != 0 && small
		})
	})
}

// dropFactors divides 2*nx by 2 where a subscript also has an odd number of nx:
// then the index counts every second row.
func (f *flattening) dropFactors() {
	for i, p := range f.strides {
		lead := p[0]
		if len(lead.Syms) == 0 {
			continue
		}
		content := int64(0)
		for _, m := range p {
			content = stencil.GCD(content, m.Coef)
		}
		rows := content
		for _, form := range f.forms {
			for _, m := range form {
				if slices.Equal(m.Syms, lead.Syms) {
					rows = stencil.GCD(rows, m.Coef)
				}
			}
		}
		f.strides[i] = slices.Clone(p)
		for j := range p {
			f.strides[i][j].Coef = p[j].Coef / content * rows
		}
	}
}

// split divides every subscript by the strides.
func (f *flattening) split() bool {
	for i, form := range f.forms {
		index, ok := f.divided(form)
		if !ok || len(f.use.Accesses[i].Limits) == 0 && f.leaves(index) {
			return false
		}
		f.index = append(f.index, index)
	}
	return f.ReachEnds(f.use.Accesses, f.index)
}

// divided divides a subscript by the strides, from the largest to the smallest;
// what is left is the last index.
func (f *flattening) divided(form stencil.Poly) (index []stencil.Affine, ok bool) {
	var parts []stencil.Poly
	for _, stride := range f.strides {
		var q stencil.Poly
		q, form = form.Divide(stride)
		parts = append(parts, q)
	}
	parts = append(parts, form)
	f.borrow(parts)
	for _, p := range parts {
		a, ok := f.nest.affine(p)
		if !ok || f.stopsElsewhere(p) {
			return nil, false
		}
		index = append(index, a)
	}
	return index, true
}

// borrow moves one stride between an index and the next where that is provably
// negative throughout, or beyond its stride: y*nx + nx-1 divides into (y+1, -1),
// and means (y, nx-1).
func (f *flattening) borrow(index []stencil.Poly) {
	for d := len(index) - 1; d > 0; d-- {
		extent := f.strides[d-1]
		if d < len(f.strides) {
			var rest stencil.Poly
			if extent, rest = extent.Divide(f.strides[d]); len(rest) > 0 {
				continue
			}
		}
		move := int64(0)
		if highest, ok := f.highest(index[d]).Const(); ok && highest < 0 {
			move = 1
		} else if above, ok := f.highest(extent.Plus(index[d], -1)).Const(); ok && above <= 0 {
			move = -1
		}
		index[d] = index[d].Plus(extent, move)
		index[d-1] = index[d-1].Plus(stencil.NewPoly(1), -move)
	}
}

// leaves reports whether an index provably takes more values than its dimension
// has, or passes an end of it: then the strides are not those of one array, as in
// u[y*nx + x] + u[x*ny + y]. A pointer may start in the middle.
func (f *flattening) leaves(index []stencil.Affine) bool {
	for d := 1; d < len(index); d++ {
		extent := f.strides[d-1]
		if d < len(f.strides) {
			pitch, okPitch := f.strides[d].Const()
			whole, okWhole := extent.Const()
			if !okPitch || !okWhole {
				continue
			}
			extent = stencil.NewPoly((whole + pitch - 1) / pitch)
		}
		p := index[d].Poly()
		below, okBelow := f.highest(stencil.NewPoly(0).Plus(p, -1)).Const()
		beyond, okBeyond := f.highest(p.Plus(extent, -1)).Const()
		if okBelow && okBeyond && below+beyond >= 0 {
			return true
		}
		if f.use.Grid.Object && (okBelow && below > 0 || okBeyond && beyond >= 0) {
			return true
		}
	}
	return false
}

// highest replaces the loop indices in p by the bounds at which it is largest,
// as far as they are linear.
func (f *flattening) highest(p stencil.Poly) stencil.Poly {
	for range mostDimensions {
		sym, coef := indexTerm(p)
		if sym == nil {
			break
		}
		low, high, ok := f.bounds(sym)
		if !ok {
			break
		}
		end := high
		if coef < 0 {
			end = low
		}
		p = f.expanded(p.Plus(stencil.NewPolyOf(sym), -coef).Plus(end.Poly(), coef))
	}
	return p
}

// indexTerm is a loop index that p holds with a constant factor.
func indexTerm(p stencil.Poly) (*stencil.Symbol, int64) {
	for _, m := range p {
		if len(m.Syms) == 1 && m.Syms[0].Role != stencil.Param {
			return m.Syms[0], m.Coef
		}
	}
	return nil, 0
}

// bounds are the lowest and the highest value of a loop index.
func (f *flattening) bounds(sym *stencil.Symbol) (low, high stencil.Affine, ok bool) {
	if b, serial := f.Serial[sym]; serial {
		return b.Lowest, b.Highest, true
	}
	if s, ok := f.StopOf[sym]; ok {
		sym = s.Index
	}
	for _, l := range f.nest.Loops {
		if l.Index != sym {
			continue
		}
		lo, hi, okLo, okHi := l.Ends()
		one := stencil.Affine{Const: 1}
		if l.Step < 0 {
			return hi.Plus(one, 1), lo, okLo && okHi
		}
		return lo, hi.Plus(one, -1), okLo && okHi
	}
	return low, high, false
}
