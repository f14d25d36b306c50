// Package clamping reads subscripts that stop at the ends of a loop's range, as x > 0 ? x - 1 : 0, or go on at the other one: as
// polynomials with a symbol for each value that does so. It knows ir/stencil and ir/cint only.
//
// Where the code is: clamping.go marks the subscripts of a sweep, value.go reads values, choice.go those that a comparison chooses,
// call.go the results of functions, ring.go values that go on at the other end.
//
// How to see it: mintc -dump=stencil prints clamped(...); go test ./ir/clamping.
package clamping

import (
	"fmt"
	"slices"

	"mintc/ir/stencil"
)

// Clamp marks subscripts that stop at the edges of the parallel loops, as in
// u[y][x > 0 ? x - 1 : 0]: what they read are neighbours like any others. That
// is done for arrays that the nest only reads, of which all subscripts are then
// understood; the others keep theirs as they are. It reports whether it has found some in arrays that had none, as where loops
// count from another value now.
func Clamp(sweep *stencil.Sweep) (found bool) {
	c := NewReader(sweep)
	clamped := map[*stencil.Grid]bool{}
	for _, u := range sweep.Uses {
		if list := c.accesses(u); list != nil {
			found = found || u.Edges() == nil
			u.Accesses = list
			clamped[u.Grid] = true
		}
	}
	if len(clamped) == 0 {
		return found
	}
	sweep.Body = stencil.MapBody(sweep.Body, func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok || !clamped[a.Grid] {
			return e
		}
		return &stencil.Access{Grid: a.Grid, Index: c.Subscripts(a.Index), Span: a.Span}
	})
	return found
}

// Reader reads subscripts of one sweep as polynomials over indices, outer
// scalars and stops.
type Reader struct {
	Serial map[*stencil.Symbol]stencil.Bounds
	Of     map[*stencil.Symbol]stencil.Expr // definitions of locals
	Called map[string]*stencil.DeviceFunction
	Ranges map[*stencil.Symbol]ValueRange // of the parallel loops' indices
	Stops  map[Stop]*stencil.Symbol
	StopOf map[*stencil.Symbol]Stop
	// Periods is set where values that go on at the other end of a range are read as stops that do so, too; RingOf is how each of them is spelled.
	Periods *stencil.Periods
	RingOf  map[*stencil.Symbol]stencil.Expr
}

// ValueRange are the lowest and the highest value of an index; the number behind the last one is of type Beyond.
type ValueRange struct {
	First, Last stencil.Poly
	Beyond      stencil.Type
}

// Stop is index + offset that does not leave the loop's range on that side: with Ring, which tells expressions apart, because it goes on at
// the other one. Polynomials hold a symbol of its own for each.
type Stop struct {
	Index  *stencil.Symbol
	Offset int64
	Ring   string
}

// NewReader is a reader for the subscripts of a sweep.
func NewReader(s *stencil.Sweep) *Reader {
	c := &Reader{Serial: s.SerialBounds(), Of: stencil.Definitions(s.Body),
		Ranges: map[*stencil.Symbol]ValueRange{}, Stops: map[Stop]*stencil.Symbol{}, StopOf: map[*stencil.Symbol]Stop{}, Called: map[string]*stencil.DeviceFunction{},
		RingOf: map[*stencil.Symbol]stencil.Expr{}}
	s.Needs.Visit(func(*stencil.Table) {}, func(f *stencil.DeviceFunction) { c.Called[f.Name] = f })
	for _, l := range s.Loops {
		first, okLo := numbers(l.Lo)
		end, okHi := numbers(l.Hi)
		if okLo && okHi && l.Step == 1 && !l.BoundingBox {
			c.Ranges[l.Index] = ValueRange{first, end.Plus(stencil.NewPoly(1), -1), l.Hi.Type()}
		}
	}
	return c
}

// numbers is the polynomial that an end of a loop's range is equal to.
func numbers(e stencil.Expr) (stencil.Poly, bool) {
	if n, ok := stencil.NumberOf(e, nil); ok { // whose claims are checked
		return n.Form.Poly(), true
	}
	p, ok := stencil.PolyOf(e)
	return p, ok && stencil.IsPlain(e)
}

// symbol stands for a stop. No variable has its name.
func (c *Reader) symbol(s Stop) *stencil.Symbol {
	if c.Stops[s] == nil {
		sym := &stencil.Symbol{Name: fmt.Sprintf("%s%+d", s.Index.Name, s.Offset), Type: s.Index.Type, Role: stencil.Index}
		if s.Ring != "" {
			sym.Name += fmt.Sprintf("~%d", len(c.Stops))
		}
		c.Stops[s], c.StopOf[sym] = sym, s
	}
	return c.Stops[s]
}

// IsStop reads a polynomial that is a stop and nothing else.
func (c *Reader) IsStop(p stencil.Poly) (Stop, bool) {
	if symbols := p.Symbols(); len(symbols) == 1 && p.Equal(stencil.NewPolyOf(symbols[0])) {
		s, ok := c.StopOf[symbols[0]]
		return s, ok
	}
	return Stop{}, false
}

// accesses are those of a grid with clamped subscripts marked; nil unless there
// are any and all are understood.
func (c *Reader) accesses(u *stencil.Use) []stencil.AccessInfo {
	if u.Written {
		return nil
	}
	list, found := slices.Clone(u.Accesses), false
	forms := make([][]stencil.Affine, len(list))
	for i := range list {
		a := &list[i]
		a.Access = &stencil.Access{Grid: a.Grid, Index: c.Subscripts(a.Index), Span: a.Span}
		a.Affine, a.Resolved = slices.Clone(a.Affine), true
		for d, e := range a.Index {
			if k, ok := e.(*stencil.Clamped); ok {
				found = true
				a.Affine[d] = k.Form()
				forms[i] = append(forms[i], linearIn(c.symbol(Stop{k.Index, k.Offset, ""})))
				limited := slices.ContainsFunc(a.Limits, func(l stencil.Limit) bool { return l.Index == k.Index })
				a.Resolved = a.Resolved && !limited // what it reaches under the limit, the loop's range does not say
				continue
			}
			a.Resolved = a.Resolved && c.isLinear(e)
			forms[i] = append(forms[i], a.Affine[d])
		}
		if !a.Resolved {
			return nil
		}
	}
	if !found || !c.ReachEnds(list, forms) {
		return nil
	}
	return list
}

func linearIn(sym *stencil.Symbol) stencil.Affine {
	return stencil.Affine{Terms: []stencil.Term{{Sym: sym, Coef: 1}}}
}

// ReachEnds reports whether a grid must have cells for all of a loop's range where
// a subscript stops at its end. The checks before a launch and the rows of a
// stream assume that, but u[i > 0 ? i - 1 : 0] alone never reaches the last one.
func (c *Reader) ReachEnds(list []stencil.AccessInfo, forms [][]stencil.Affine) bool {
	for i := range list {
		for d, form := range forms[i] {
			s, isStop := c.IsStop(form.Poly())
			if !isStop || s.Ring != "" || list[i].Guarded { // a ring takes all values
				continue
			}
			reaches := false
			for j := range list {
				index, offset, ok := c.neighbour(forms[j][d])
				reaches = reaches || ok && !list[j].Guarded && index == s.Index && (offset == 0 || offset > 0 == (s.Offset < 0))
			}
			if !reaches {
				return false
			}
		}
	}
	return true
}

// neighbour reads index + offset, whether it stops or not.
func (c *Reader) neighbour(form stencil.Affine) (index *stencil.Symbol, offset int64, ok bool) {
	if s, isStop := c.IsStop(form.Poly()); isStop {
		return s.Index, s.Offset, true
	}
	if len(form.Terms) != 1 || form.Terms[0].Coef != 1 {
		return nil, 0, false
	}
	return form.Terms[0].Sym, form.Const, true
}

// isLinear reports whether a subscript is a linear form whose range is known.
func (c *Reader) isLinear(e stencil.Expr) bool {
	form, ok := stencil.AffineOf(e)
	for _, t := range form.Terms {
		_, known := c.Serial[t.Sym]
		ok = ok && (t.Sym.Role != stencil.Local || known)
	}
	return ok
}

// Subscripts are subscripts with those marked that are clamped.
func (c *Reader) Subscripts(index []stencil.Expr) []stencil.Expr {
	list := slices.Clone(index)
	for d, e := range list {
		if _, done := e.(*stencil.Clamped); done || c.isLinear(e) {
			continue
		}
		if p, ok := c.Value(e, 0); ok {
			if s, ok := c.IsStop(p); ok {
				list[d] = &stencil.Clamped{Index: s.Index, Offset: s.Offset, X: e}
			}
		}
	}
	return list
}
