// Integer expressions of clamped subscripts as polynomials: as numbers, or as what C computes modulo the size of a type.

package clamping

import (
	"math"
	"slices"

	"mintc/ir/cint"
	"mintc/ir/stencil"
)

// deepest is how far definitions of locals are followed.
const deepest = 16

// Value reads an expression as the number that it is: arithmetic in unsigned or narrow types counts where the
// index's range shows that nothing wraps around, or is cut off.
func (c *Reader) Value(e stencil.Expr, depth int) (stencil.Poly, bool) {
	t := e.Type()
	if depth > deepest || !t.IsInteger() {
		return nil, false
	}
	if p, ok := c.ring(e); ok {
		return p, true
	}
	switch e := e.(type) {
	case *stencil.Const, *stencil.Var:
		if p, isPlain := c.plain(e); isPlain {
			return p, true
		}
	case *stencil.Cast:
		if from := e.X.Type(); from.IsInteger() && t.Integer().Contains(from.Integer()) {
			return c.Value(e.X, depth+1)
		}
	case *stencil.Unary, *stencil.Binary:
		if t.Kind == stencil.Signed {
			return c.arithmetic(e, func(x stencil.Expr) (stencil.Poly, bool) { return c.Value(x, depth+1) })
		}
	case *stencil.Cond:
		if t.Kind == stencil.Signed {
			return c.choice(e, depth+1, c.Value)
		}
	}
	if known := c.standsFor(e); known != nil {
		p, ok := c.Value(known, depth+1)
		return p, ok && !slices.ContainsFunc(p.Symbols(), isLocal) // which may have another value by now
	}
	p, ok := c.Modulo(t.Integer().Bits)(e, depth+1)
	return p, ok && t.Kind != stencil.Bool && c.fits(p, t.Integer())
}

// Modulo reads expressions as polynomials that differ from them by multiples of 2 to the power of bits.
func (c *Reader) Modulo(bits int) func(stencil.Expr, int) (stencil.Poly, bool) {
	var read func(stencil.Expr, int) (stencil.Poly, bool)
	read = func(e stencil.Expr, depth int) (stencil.Poly, bool) {
		t := e.Type()
		switch {
		case depth > deepest || !t.IsInteger():
			return nil, false
		case t.Kind == stencil.Bool || t.Integer().Bits < bits:
			return c.Value(e, depth+1)
		}
		if p, ok := c.ring(e); ok {
			return p, true
		}
		switch e := e.(type) {
		case *stencil.Const, *stencil.Var:
			if p, isPlain := c.plain(e); isPlain {
				return nearZero(p, t.Integer().Bits), true
			}
		case *stencil.Cast:
			return read(e.X, depth+1)
		case *stencil.Unary, *stencil.Binary:
			return c.arithmetic(e, func(x stencil.Expr) (stencil.Poly, bool) { return read(x, depth+1) })
		case *stencil.Cond:
			return c.choice(e, depth+1, read)
		}
		if known := c.standsFor(e); known != nil {
			p, ok := read(known, depth+1)
			return p, ok && !slices.ContainsFunc(p.Symbols(), isLocal)
		}
		return nil, false
	}
	return read
}

// nearZero is a constant as the number closest to 0 from which it differs by a multiple of 2 to the power of bits.
func nearZero(p stencil.Poly, bits int) stencil.Poly {
	if n, isConst := p.Const(); isConst {
		return stencil.NewPoly(cint.Type{Signed: true, Bits: bits}.Convert(n))
	}
	return p
}

// plain reads constants and variables that keep their value.
func (c *Reader) plain(e stencil.Expr) (p stencil.Poly, ok bool) {
	switch e := e.(type) {
	case *stencil.Const:
		if p, ok = stencil.PolyOf(e); ok && e.T.Kind == stencil.Unsigned {
			n, isConst := p.Const()
			ok = isConst && n >= 0 // others have more than 63 bits
		}
	case *stencil.Var:
		if _, known := c.Serial[e.Sym]; known || e.Sym.Role != stencil.Local {
			return stencil.PolyOf(e)
		}
	}
	return p, ok
}

// standsFor is the expression that a local is defined by, or that a function chooses; nil if there is none.
func (c *Reader) standsFor(e stencil.Expr) stencil.Expr {
	switch e := e.(type) {
	case *stencil.Var:
		if def := c.Of[e.Sym]; def != nil && e.Sym.Role == stencil.Local {
			return stencil.Converted(def, e.Sym.Type)
		}
	case *stencil.Call:
		return c.result(e)
	}
	return nil
}

func isLocal(s *stencil.Symbol) bool { return s.Role == stencil.Local }

// arithmetic reads sums, differences, products and negative values.
func (c *Reader) arithmetic(e stencil.Expr, read func(stencil.Expr) (stencil.Poly, bool)) (stencil.Poly, bool) {
	switch e := e.(type) {
	case *stencil.Unary:
		if e.Op == "-" {
			x, ok := read(e.X)
			return stencil.NewPoly(0).Plus(x, -1), ok
		}
	case *stencil.Binary:
		if e.Op != "+" && e.Op != "-" && e.Op != "*" {
			return nil, false
		}
		x, okX := read(e.X)
		y, okY := read(e.Y)
		switch {
		case !okX || !okY:
			return nil, false
		case e.Op == "+":
			return x.Plus(y, 1), true
		case e.Op == "-":
			return x.Plus(y, -1), true
		}
		return x.Times(y), true
	}
	return nil, false
}

// fits reports whether all values of a polynomial over the iterations are of an integer type.
func (c *Reader) fits(p stencil.Poly, t cint.Type) bool {
	low, okLow := c.End(p, false)
	high, okHigh := c.End(p, true)
	return okLow && okHigh && c.notBelow(low, t.Min()) && c.notAbove(high, t.Max())
}

// End is the lowest or highest value of a polynomial that is linear in the parallel indices, over these.
func (c *Reader) End(p stencil.Poly, highest bool) (stencil.Poly, bool) {
	for _, sym := range p.Symbols() {
		index := sym
		if s, isStop := c.StopOf[sym]; isStop {
			index = s.Index
		}
		r, known := c.Ranges[index]
		if !known {
			continue
		}
		coef, linear := p.Coef(sym)
		factor, isConst := coef.Const()
		if !linear || !isConst {
			return nil, false
		}
		end := r.First
		if (factor > 0) == highest {
			end = r.Last
		}
		p = p.Replace(sym, end)
	}
	return p, true
}

// notBelow reports whether a polynomial over outer scalars is never less than a number: it is close to an end of an
// index's range, which holds a value when the expression is computed, or its variables' types say so.
func (c *Reader) notBelow(p stencil.Poly, least int64) bool {
	if low, _ := intervalOf(p); low >= least && low > math.MinInt64 {
		return true
	}
	for index, r := range c.Ranges {
		lowest := index.Type.Integer().Min()
		if first, isConst := r.First.Const(); isConst {
			lowest = max(lowest, first)
		}
		for _, end := range []stencil.Poly{r.First, r.Last} {
			if above, ok := p.Plus(end, -1).Const(); ok && above >= 0 && lowest >= max(least, math.MinInt64+above)-above {
				return true
			}
		}
	}
	return false
}

// notAbove reports whether a polynomial over outer scalars never exceeds a number.
func (c *Reader) notAbove(p stencil.Poly, greatest int64) bool {
	if _, high := intervalOf(p); high <= greatest && high < math.MaxInt64 {
		return true
	}
	for index, r := range c.Ranges {
		above, ok := p.Plus(r.Last, -1).Const()
		if ok && (above <= 0 && index.Type.Integer().Max() <= greatest || above == 1 && r.Beyond.Integer().Max() <= greatest) {
			return true
		}
	}
	return false
}

// intervalOf is between which values a linear polynomial stays, by the types of its variables. The ends of int64 stand
// for no limit.
func intervalOf(p stencil.Poly) (least, greatest int64) {
	form := stencil.Affine{}
	for _, sym := range p.Symbols() {
		coef, linear := p.Coef(sym)
		factor, isConst := coef.Const()
		if !linear || !isConst {
			return math.MinInt64, math.MaxInt64
		}
		form = form.Plus(stencil.Affine{Terms: []stencil.Term{{Sym: sym, Coef: factor}}}, 1)
		p = p.Plus(stencil.NewPolyOf(sym), -factor)
	}
	form.Const, _ = p.Const()
	return stencil.Interval(form)
}
