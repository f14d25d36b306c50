// Sums that wrap around in a narrow type on their way to a wider one, whose remainders are not those of the numbers that they are read as.

package stencil

import "slices"

// keepsValue reports whether an expression is, in its own type, the polynomial that it is read as: i - 1 + n of unsigned i and n is, as i - 1 wraps around and back.
// Not so where i - 1 of 32 bits becomes a number of 64 bits, as beside a long or size_t n: then it is 4294967295 in the first iteration.
func (p *Periods) keepsValue(e Expr) bool {
	kept := true
	VisitExprs([]Stmt{&ExprStmt{X: e}}, func(e Expr) {
		switch e := e.(type) {
		case *Cast:
			kept = kept && p.widens(e.X, e.T)
		case *Binary:
			kept = kept && p.widens(e.X, e.T) && p.widens(e.Y, e.T)
		}
	})
	return kept
}

// widens reports whether a part of an expression has the value that it is read as where it becomes one of type t: signed numbers keep their sign.
func (p *Periods) widens(e Expr, t Type) bool {
	if e.Type().Kind != Unsigned || t.Size <= e.Type().Size || e.Type().Size < Int.Size {
		return true
	}
	number, ok := PolyOf(e)
	return ok && !slices.ContainsFunc(number, func(m Monomial) bool { return m.Coef < 0 || slices.ContainsFunc(m.Syms, p.mayBeBelow) })
}

// mayBeBelow reports whether a variable may be below 0: no index of a loop from 0 on, and no end of one.
func (p *Periods) mayBeBelow(sym *Symbol) bool {
	if _, isIndex := p.ends[sym]; isIndex || sym.Type.Kind == Unsigned {
		return false
	}
	for _, end := range p.ends {
		if end.Equal(NewPolyOf(sym)) {
			return false
		}
	}
	return true
}
