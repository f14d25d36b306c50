// Subscripts that go on at the other end of a loop's range, as u[(i + 1) % n] and u[i > 0 ? i - 1 : n - 1]: an offset.

package stencil

import "slices"

// Periodic is a subscript that is Index + Offset modulo the number of iterations of Index's parallel loop, which begins at 0. That
// holds where the loop has at least as many iterations as Offset is far, and at most 2^29, which keep sums of a few of them in the
// narrowest type that subscripts are computed in: arithmetic that wraps around is read as if it did not. The run time asks (advance.cuh).
//
// With PowerOfTwo, it holds only where the number of iterations is one: (i + 1) & (n - 1). The run time asks that, too.
type Periodic struct {
	Index      *Symbol
	Offset     int64
	PowerOfTwo bool
}

// Form is the subscript in front of the end.
func (p Periodic) Form() Affine { return Affine{Terms: []Term{{p.Index, 1}}, Const: p.Offset} }

// Periods reads subscripts of a sweep that go on at the other end.
type Periods struct {
	ends map[*Symbol]Poly // of the parallel loops that begin at 0
	of   map[*Symbol]Expr // definitions of locals
}

// Periods reads the ranges of the parallel loops and the locals of the body.
func (s *Sweep) Periods() *Periods {
	p := &Periods{ends: map[*Symbol]Poly{}, of: Definitions(s.Body)}
	for _, l := range s.Loops {
		first, okLo := PolyOf(l.Lo)
		end, okHi := PolyOf(l.Hi)
		if okLo && okHi && len(first) == 0 && l.Step == 1 && !l.BoundingBox {
			p.ends[l.Index] = end
		}
	}
	return p
}

// Length is the number of iterations of the loop over an index, if it begins at 0 and that is a constant.
func (p *Periods) Length(index *Symbol) (int64, bool) { return p.ends[index].Const() }

// Of reads a subscript.
func (p *Periods) Of(e Expr) (Periodic, bool) {
	switch e := e.(type) {
	case *Var:
		if value := p.definition(e); value != nil {
			return p.Of(value)
		}
	case *Cast:
		if e.T.IsInteger() && e.T.Size >= Int.Size {
			return p.Of(e.X)
		}
	case *Binary:
		switch e.Op {
		case "%":
			return p.modulo(e)
		case "&":
			return p.masked(e)
		}
	case *Cond:
		return p.choice(e)
	}
	return Periodic{}, false
}

// IsRemainder reports whether a subscript is a remainder, by its operator.
func (p *Periods) IsRemainder(e Expr) bool {
	switch e := e.(type) {
	case *Var:
		value := p.definition(e)
		return value != nil && p.IsRemainder(value)
	case *Cast:
		return p.IsRemainder(e.X)
	case *Binary:
		return e.Op == "%"
	}
	return false
}

// AtLowest reads a subscript in which serial indices, those that it returns, have their lowest values. Plain is the subscript without locals.
func (p *Periods) AtLowest(e Expr, serial map[*Symbol]Bounds) (at Periodic, plain Expr, indices []*Symbol, ok bool) {
	plain = WithValues(e, p.of)
	for sym := range UsedIn([]Stmt{&ExprStmt{X: plain}}) {
		switch b, isSerial := serial[sym]; {
		case isSerial && b.Lowest.IsConst():
			indices = append(indices, sym)
		case isSerial || sym.Role == Local:
			return at, plain, nil, false
		}
	}
	at, ok = p.Of(Map(plain, func(x Expr) Expr {
		if v, isVar := x.(*Var); isVar && slices.Contains(indices, v.Sym) {
			return Converted(NewInt(serial[v.Sym].Lowest.Const), v.Sym.Type)
		}
		return x
	}))
	return at, plain, indices, ok
}

// FromLowest reads a subscript that has a value of the parallel index whatever values serial indices have, with their lowest ones: a
// remainder of what only grows with them is not negative where it is not for these.
func (p *Periods) FromLowest(e Expr, serial map[*Symbol]Bounds) (Periodic, bool) {
	at, plain, indices, ok := p.AtLowest(e, serial)
	rest, isRest := plain.(*Binary)
	if !ok || !isRest || rest.Op != "%" {
		return Periodic{}, false
	}
	number, ok := p.number(rest.X)
	for _, sym := range indices {
		coef, linear := number.Coef(sym)
		by, isConst := coef.Const()
		ok = ok && linear && isConst && by > 0
	}
	return at, ok
}

// definition is the value of a local that no conversion narrows below int, nil for other variables.
func (p *Periods) definition(v *Var) Expr {
	if t := v.Sym.Type; !t.IsInteger() || t.Size < Int.Size {
		return nil
	}
	return p.of[v.Sym]
}

// number is an expression as a polynomial, with locals replaced by their values.
func (p *Periods) number(e Expr) (Poly, bool) {
	e, all := withValues(e, p.definition)
	if !all {
		return nil, false
	}
	poly, ok := PolyOf(e)
	return poly, ok && p.keepsValue(e)
}

// modulo reads (i + 1) % n, (i - 1 + n) % n and ((i - 1) % n + n) % n.
func (p *Periods) modulo(e *Binary) (Periodic, bool) {
	n, ok := p.number(Converted(e.Y, e.T))
	if !ok {
		return Periodic{}, false
	}
	if inner := p.remainder(e.X, e.Y); inner != nil && e.T.Kind != Unsigned {
		if at, ok := p.number(inner); ok {
			return p.beyond(at, n, func(int64, int64) bool { return true })
		}
		return Periodic{}, false
	}
	at, ok := p.number(Converted(e.X, e.T))
	if !ok {
		return Periodic{}, false
	}
	return p.beyond(at, n, func(offset, periods int64) bool { return offset >= 0 || periods > 0 })
}

// masked reads (i - 1) & (n - 1), which is the remainder, also of what lies below 0, where n is a power of two.
func (p *Periods) masked(e *Binary) (Periodic, bool) {
	for _, in := range [][2]Expr{{e.X, e.Y}, {e.Y, e.X}} {
		at, okAt := p.number(in[0])
		mask, okMask := p.number(in[1])
		n := mask.Plus(NewPoly(1), 1)
		size, isConst := n.Const()
		if !okAt || !okMask || isConst && (size < 2 || size&(size-1) != 0) {
			continue
		}
		if s, ok := p.beyond(at, n, func(int64, int64) bool { return true }); ok {
			s.PowerOfTwo = !isConst
			return s, true
		}
	}
	return Periodic{}, false
}

// remainder is a of a % n + n, nil for other expressions.
func (p *Periods) remainder(e, n Expr) Expr {
	sum, ok := e.(*Binary)
	if !ok || sum.Op != "+" {
		return nil
	}
	period, _ := p.number(n)
	for _, in := range [][2]Expr{{sum.X, sum.Y}, {sum.Y, sum.X}} {
		plus, ok := p.number(in[1])
		rest, isRest := in[0].(*Binary)
		if !ok || !isRest || rest.Op != "%" || rest.T.Kind == Unsigned || !plus.Equal(period) {
			continue
		}
		if of, ok := p.number(rest.Y); ok && of.Equal(period) {
			return Converted(rest.X, rest.T)
		}
	}
	return nil
}

// beyond reads at modulo n as an index and an offset. Positive says which at are not negative: offset + periods*n from the index on.
func (p *Periods) beyond(at, n Poly, positive func(offset, periods int64) bool) (Periodic, bool) {
	const most = 2
	for index, end := range p.ends {
		if !n.Equal(end) {
			continue
		}
		rest := at.Plus(NewPolyOf(index), -1)
		if offset, ok := rest.Const(); ok {
			if size, known := n.Const(); known && size > 0 && positive(offset, 0) {
				return Periodic{Index: index, Offset: aroundZero(offset, size)}, offset <= most*size
			}
		}
		for periods := range int64(most + 1) {
			if offset, ok := rest.Plus(n, -periods).Const(); ok && positive(offset, periods) {
				return Periodic{Index: index, Offset: offset}, true
			}
		}
	}
	return Periodic{}, false
}

// aroundZero is the offset modulo the size that is nearest to 0.
func aroundZero(offset, size int64) int64 {
	offset = (offset%size + size) % size
	if offset > size/2 {
		offset -= size
	}
	return offset
}
