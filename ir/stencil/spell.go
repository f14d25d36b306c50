// Linear forms and polynomials as expressions again: the inverse of AffineOf and PolyOf.

package stencil

// PolyExpr spells a polynomial over outer scalars, computed in long long.
func PolyExpr(p Poly) Expr {
	var sum Expr
	for _, m := range p {
		var product Expr
		for _, sym := range m.Syms {
			var x Expr = &Var{Sym: sym}
			if product == nil {
				product = &Cast{X: x, T: LongLong}
			} else {
				product = NewBinary("*", product, x)
			}
		}
		sum = withCoef(sum, m.Coef, product)
	}
	if sum == nil {
		return NewInt(0)
	}
	return sum
}

// WideExpr spells a linear form over outer scalars, computed in long long, with what is taken away behind what is added.
func WideExpr(form Affine) Expr {
	var added, taken Affine
	for _, t := range form.Terms {
		if t.Coef > 0 {
			added.Terms = append(added.Terms, t)
		} else {
			taken = taken.Plus(Affine{Terms: []Term{t}}, -1)
		}
	}
	if added.IsConst() || taken.IsConst() {
		return PolyExpr(form.Poly())
	}
	sum := NewBinary("-", PolyExpr(added.Poly()), PolyExpr(taken.Poly()))
	if form.Const == 0 {
		return sum
	}
	return withCoef(sum, form.Const, nil)
}

// AffineExpr spells a linear form. Unsigned variables are widened, because the
// sum may be negative.
func AffineExpr(a Affine) Expr {
	var sum Expr
	for _, t := range a.Terms {
		var x Expr = &Var{Sym: t.Sym}
		if t.Sym.Type.Kind == Unsigned && t.Sym.Type.Size >= Int.Size {
			x = &Cast{X: x, T: LongLong}
		}
		sum = withCoef(sum, t.Coef, x)
	}
	if a.Const != 0 || sum == nil {
		sum = withCoef(sum, a.Const, nil)
	}
	return sum
}

// withCoef is sum + coef*x; a nil sum is 0, a nil x is 1.
func withCoef(sum Expr, coef int64, x Expr) Expr {
	op := "+"
	if sum != nil && coef < 0 {
		op, coef = "-", -coef
	}
	switch {
	case x == nil:
		x = NewInt(coef)
	case coef == -1:
		x = NewUnary("-", x)
	case coef != 1:
		x = NewBinary("*", NewInt(coef), x)
	}
	if sum == nil {
		return x
	}
	return NewBinary(op, sum, x)
}
