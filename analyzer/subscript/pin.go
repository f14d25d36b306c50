// Subscripts without the index of a loop under conditions that fix it, as in if (y == 0) .. u[x]: u[y*n + x].

package subscript

import (
	"math"
	"slices"

	"mintc/ir/stencil"
)

// pinIndices adds the index of a loop to subscripts that lack it where a condition gives it one value:
//
//	if (y == 0 && x == 0) v[0] = u[1] + u[n]      v[y*n + x] = u[y*n + x + 1] + u[(y + 1)*n + x]
//	if (x == n - 1) v[y][n - 1] = u[y][n - 2]      v[y][x] = u[y][x - 1]
//
// What the index is multiplied with is that of the array's other subscripts. Those that are not beside the iteration's own element then stay as they are:
// u[y*n] where x is n - 1 is a neighbour that goes on at the other end.
func pinIndices(n *Nest) {
	pinned := pinnedAccesses(n)
	if len(pinned) == 0 {
		return
	}
	for _, u := range n.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			if to := pinned[spellingOf(a.Access)]; to != nil {
				info := stencil.InfoOf(to)
				a.Access, a.Affine, a.Resolved = to, info.Affine, info.Resolved
			}
		}
	}
	n.Body = stencil.MapBody(n.Body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			if to := pinned[spellingOf(a)]; to != nil {
				return to
			}
		}
		return e
	})
}

// pinnedAccesses are what accesses become that lack an index: those of one spelling all the same.
func pinnedAccesses(n *Nest) map[spelling]*stencil.Access {
	pinned, agreed := map[spelling]*stencil.Access{}, map[spelling]int{}
	for _, u := range n.Uses {
		p := &pinning{nest: n, use: u}
		if !p.read() {
			continue
		}
		for i, a := range u.Accesses {
			to := p.pinned(i)
			if to == nil {
				continue
			}
			at := spellingOf(a.Access)
			if pinned[at] == nil {
				pinned[at] = to
			}
			if sameIndex(to, pinned[at]) {
				agreed[at]++
			}
		}
	}
	if len(pinned) == 0 {
		return nil
	}
	found, recorded := spellings(n.Body), map[spelling]int{}
	for _, u := range n.Uses {
		for _, a := range u.Accesses {
			recorded[spellingOf(a.Access)]++
		}
	}
	for at := range pinned {
		if agreed[at] != recorded[at] || agreed[at] != found[at] { // not each of them is known to stand under the condition
			delete(pinned, at)
		}
	}
	return pinned
}

// spellings are how many reads and writes a body has of each.
func spellings(body []stencil.Stmt) map[spelling]int {
	count := map[spelling]int{}
	found := func(e stencil.Expr) {
		if a, ok := e.(*stencil.Access); ok {
			count[spellingOf(a)]++
		}
	}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		found(e)
		switch e := e.(type) {
		case *stencil.Assign:
			if e.Op != "=" { // it reads and writes
				found(e.LHS)
			}
		case *stencil.IncDec:
			found(e.X)
		}
	})
	return count
}

// spelling is a use of a grid as the text has it. A site alone may have several, in a macro.
type spelling struct {
	stencil.Site
	text string
}

func spellingOf(a *stencil.Access) spelling {
	return spelling{a.Site(), stencil.Formatter{}.Expr(a)}
}

func sameIndex(a, b *stencil.Access) bool {
	return stencil.Formatter{}.Expr(a) == stencil.Formatter{}.Expr(b)
}

// pinning is the work on one array.
type pinning struct {
	nest  *Nest
	use   *stencil.Use
	forms [][]stencil.Poly // by access and dimension; nil for accesses that are no polynomials
	units []unit           // of the parallel loops
}

// unit is how far one iteration of a loop leads in an array.
type unit struct {
	loop      *stencil.Loop
	dimension int
	distance  stencil.Poly
}

// read finds the units; false where a loop has none, or several.
func (p *pinning) read() bool {
	for _, a := range p.use.Accesses {
		var forms []stencil.Poly
		for _, e := range a.Index {
			form, ok := stencil.PolyOf(e)
			if !ok {
				forms = nil
				break
			}
			forms = append(forms, form)
		}
		p.forms = append(p.forms, forms)
	}
	for _, loop := range p.nest.Loops {
		var found []unit
		for _, forms := range p.forms {
			for d, form := range forms {
				if !slices.Contains(form.Symbols(), loop.Index) {
					continue
				}
				by, ok := form.Coef(loop.Index)
				if !ok {
					return false
				}
				if !slices.ContainsFunc(found, func(u unit) bool { return u.dimension == d && u.distance.Equal(by) }) {
					found = append(found, unit{loop, d, by})
				}
			}
		}
		if len(found) != 1 {
			return false
		}
		p.units = append(p.units, found[0])
	}
	return true
}

// pinned is an access with the indices that it lacks; nil where it stays as it is.
func (p *pinning) pinned(access int) *stencil.Access {
	a := p.use.Accesses[access]
	forms := p.completed(a.Limits, p.forms[access])
	if forms == nil {
		return nil
	}
	to := &stencil.Access{Grid: a.Grid, Span: a.Span}
	for _, form := range forms {
		to.Index = append(to.Index, sum(form, nil))
	}
	return to
}

// completed are subscripts with the indices that they lack; nil where they lack none, or one without a value, or where the element is not one beside
// the iteration's own in the range.
func (p *pinning) completed(limits []stencil.Limit, forms []stencil.Poly) []stencil.Poly {
	if forms == nil {
		return nil
	}
	all, values := slices.Clone(forms), make([]stencil.Poly, len(p.units))
	for i, u := range p.units {
		if slices.ContainsFunc(forms, func(f stencil.Poly) bool { return slices.Contains(f.Symbols(), u.loop.Index) }) {
			continue
		}
		value, ok := fixed(limits, u.loop)
		if !ok {
			return nil
		}
		all[u.dimension] = all[u.dimension].Plus(u.distance.Times(stencil.NewPolyOf(u.loop.Index).Plus(value, -1)), 1)
		values[i] = value
	}
	offsets, ok := p.offsets(all)
	if !ok || !slices.ContainsFunc(values, func(v stencil.Poly) bool { return v != nil }) {
		return nil
	}
	for i, u := range p.units {
		if values[i] != nil && (max(offsets[i], -offsets[i]) > farthestPinned || leavesRange(u.loop, values[i], offsets[i])) {
			return nil
		}
	}
	return all
}

// farthestPinned bounds what counts as a neighbour: u[y][0] where x is 7 is the other end of a row of eight, not u[y][x - 7].
const farthestPinned = 4

// leavesRange reports whether a value of an index and an offset are known to be outside of the loop's range: u[y*n] where x is n - 1 is not u[(y - 1)*n + x + 1].
func leavesRange(loop *stencil.Loop, value stencil.Poly, offset int64) bool {
	first, end, okFirst, okEnd := loop.Ends()
	at := value.Plus(stencil.NewPoly(offset), 1)
	before, isBefore := at.Plus(first.Poly(), -1).Const()
	behind, isBehind := end.Poly().Plus(at, -1).Const()
	return okFirst && isBefore && before < 0 || okEnd && isBehind && behind <= 0
}

// fixed is the one value that an index has within limits.
func fixed(limits []stencil.Limit, loop *stencil.Loop) (stencil.Poly, bool) {
	var low, high []stencil.Affine
	if first, end, okFirst, okEnd := loop.Ends(); loop.Exact == nil && loop.Step == 1 && okFirst && okEnd { // y < 1 is y == 0 then
		low, high = append(low, first), append(high, end.Plus(stencil.Affine{Const: 1}, -1))
	}
	for _, l := range limits {
		if l.Index == loop.Index {
			low, high = append(low, l.Low...), append(high, l.High...)
		}
	}
	for _, at := range low {
		if slices.ContainsFunc(high, at.Equal) {
			return at.Poly(), true
		}
	}
	return nil, false
}

// offsets are how many iterations of each loop lie between the element and the iteration's own; false where that is not a constant.
func (p *pinning) offsets(forms []stencil.Poly) (list []int64, ok bool) {
	rest := slices.Clone(forms)
	for _, u := range p.units { // outer loops first: they lead furthest
		rest[u.dimension] = rest[u.dimension].Plus(u.distance.Times(stencil.NewPolyOf(u.loop.Index)), -1)
	}
	for _, u := range p.units {
		offset := int64(0)
		if d, isConst := u.distance.Const(); isConst {
			c, isNear := rest[u.dimension].Const()
			if !isNear || d == 0 {
				return nil, false
			}
			offset = int64(math.Round(float64(c) / float64(d)))
		} else {
			by, _ := rest[u.dimension].Divide(u.distance)
			if offset, ok = by.Const(); !ok {
				return nil, false
			}
		}
		rest[u.dimension] = rest[u.dimension].Plus(u.distance, -offset)
		list = append(list, offset)
	}
	return list, !slices.ContainsFunc(rest, func(f stencil.Poly) bool { c, isConst := f.Const(); return !isConst || c != 0 })
}
