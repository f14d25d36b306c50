// Polynomials with integer coefficients: subscripts of flattened arrays are divided by strides with them.

package stencil

import (
	"slices"
	"strings"
)

// Monomial is Coef times the product of Syms, which are sorted by name.
type Monomial struct {
	Coef int64
	Syms []*Symbol
}

// Poly is a polynomial with integer coefficients: a sum of monomials, those of
// higher degree first, no two with equal symbols, none zero.
type Poly []Monomial

// NewPoly is the constant c.
func NewPoly(c int64) Poly { return Poly{}.add(Monomial{Coef: c}) }

// NewPolyOf is the polynomial that is sym alone.
func NewPolyOf(sym *Symbol) Poly { return Poly{{1, []*Symbol{sym}}} }

// Plus is p + k*q.
func (p Poly) Plus(q Poly, k int64) Poly {
	r := slices.Clone(p)
	for _, m := range q {
		r = r.add(Monomial{m.Coef * k, m.Syms})
	}
	return r
}

// Times is p * q.
func (p Poly) Times(q Poly) Poly {
	var r Poly
	for _, m := range p {
		for _, n := range q {
			r = r.add(m.times(n))
		}
	}
	return r
}

// Const is the value of p if it has no symbols.
func (p Poly) Const() (int64, bool) {
	switch {
	case len(p) == 0:
		return 0, true
	case len(p) == 1 && len(p[0].Syms) == 0:
		return p[0].Coef, true
	}
	return 0, false
}

// Equal reports whether p and q are the same polynomial.
func (p Poly) Equal(q Poly) bool { return len(p.Plus(q, -1)) == 0 }

// Coef is what sym is multiplied with in p; ok is false where p has a higher
// power of it.
func (p Poly) Coef(sym *Symbol) (coef Poly, ok bool) {
	for _, m := range p {
		at := slices.Index(m.Syms, sym)
		if at < 0 {
			continue
		}
		rest := slices.Delete(slices.Clone(m.Syms), at, at+1)
		if slices.Contains(rest, sym) {
			return nil, false
		}
		coef = coef.add(Monomial{m.Coef, rest})
	}
	return coef, true
}

// Divide gives quotient and rest of p by d, whose leading monomial decides what
// is divisible. A constant divisor is rounded: each quotient's coefficient to
// the nearest integer, so that 64*y + 63 by 64 is y + 1, rest -1.
func (p Poly) Divide(d Poly) (quotient, rest Poly) {
	lead := d[0]
	for len(p) > 0 {
		m := p[0]
		syms, divisible := without(m.Syms, lead.Syms)
		coef := m.Coef / lead.Coef
		switch {
		case !divisible:
			coef = 0
		case len(d) == 1 && len(lead.Syms) == 0:
			coef = nearest(m.Coef, lead.Coef)
		case m.Coef%lead.Coef != 0:
			coef = 0
		}
		if coef == 0 {
			rest, p = rest.add(m), p[1:]
			continue
		}
		q := Monomial{coef, syms}
		quotient = quotient.add(q)
		p = p.Plus(d.Times(Poly{q}), -1)
		if remaining := m.Coef - coef*lead.Coef; remaining != 0 { // a constant divisor's
			rest, p = rest.add(Monomial{remaining, m.Syms}), p.add(Monomial{-remaining, m.Syms})
		}
	}
	return quotient, rest
}

// nearest is a/b rounded to the nearest integer, halves down.
func nearest(a, b int64) int64 {
	q := a / b
	switch r := a - q*b; {
	case 2*r > b:
		return q + 1
	case 2*r <= -b:
		return q - 1
	}
	return q
}

// without takes the symbols of b out of a; ok is false where one is missing.
func without(a, b []*Symbol) (rest []*Symbol, ok bool) {
	rest = slices.Clone(a)
	for _, sym := range b {
		at := slices.Index(rest, sym)
		if at < 0 {
			return nil, false
		}
		rest = slices.Delete(rest, at, at+1)
	}
	return rest, true
}

// Replace is p with value in place of sym.
func (p Poly) Replace(sym *Symbol, value Poly) Poly {
	var r Poly
	for _, m := range p {
		product := NewPoly(m.Coef)
		for _, s := range m.Syms {
			factor := value
			if s != sym {
				factor = NewPolyOf(s)
			}
			product = product.Times(factor)
		}
		r = r.Plus(product, 1)
	}
	return r
}

// Symbols are the symbols of p, each once, in order of appearance.
func (p Poly) Symbols() []*Symbol {
	var list []*Symbol
	for _, m := range p {
		for _, sym := range m.Syms {
			if !slices.Contains(list, sym) {
				list = append(list, sym)
			}
		}
	}
	return list
}

func (m Monomial) times(n Monomial) Monomial {
	syms := append(slices.Clone(m.Syms), n.Syms...)
	slices.SortStableFunc(syms, func(a, b *Symbol) int { return strings.Compare(a.Name, b.Name) })
	return Monomial{m.Coef * n.Coef, syms}
}

func (p Poly) add(m Monomial) Poly {
	if m.Coef == 0 {
		return p
	}
	at, found := slices.BinarySearchFunc(p, m, compareMonomials)
	if !found {
		return slices.Insert(slices.Clone(p), at, m)
	}
	r := slices.Clone(p)
	if r[at].Coef += m.Coef; r[at].Coef == 0 {
		return slices.Delete(r, at, at+1)
	}
	return r
}

// compareMonomials orders by degree, higher first, then by names. Symbols of
// one sweep have different names.
func compareMonomials(a, b Monomial) int {
	if len(a.Syms) != len(b.Syms) {
		return len(b.Syms) - len(a.Syms)
	}
	return slices.CompareFunc(a.Syms, b.Syms, func(x, y *Symbol) int { return strings.Compare(x.Name, y.Name) })
}

// PolyOf reads e as a polynomial over its integer variables.
func PolyOf(e Expr) (Poly, bool) {
	if a, ok := AffineOf(e); ok {
		return a.Poly(), true
	}
	switch e := e.(type) {
	case *Cast:
		if e.T.IsInteger() && e.T.Size >= Int.Size && e.X.Type().IsInteger() {
			return PolyOf(e.X)
		}
	case *Unary:
		if x, ok := PolyOf(e.X); ok && e.Op == "-" {
			return NewPoly(0).Plus(x, -1), true
		}
	case *Binary:
		x, okX := PolyOf(e.X)
		y, okY := PolyOf(e.Y)
		switch {
		case !okX || !okY:
		case e.Op == "+":
			return x.Plus(y, 1), true
		case e.Op == "-":
			return x.Plus(y, -1), true
		case e.Op == "*":
			return x.Times(y), true
		}
	}
	return nil, false
}

// Poly is the form as a polynomial.
func (a Affine) Poly() Poly {
	p := NewPoly(a.Const)
	for _, t := range a.Terms {
		p = p.Plus(NewPolyOf(t.Sym), t.Coef)
	}
	return p
}
