package stencil

// extremes are linear forms between which the values of e lie. neverNegative
// says which variables are 0 or more.
func extremes(e Expr, neverNegative func(*Symbol) bool) (b Bounds, ok bool) {
	if form, ok := AffineOf(e); ok {
		return Bounds{form, form}, true
	}
	switch e := e.(type) {
	case *Cast:
		if e.T.Kind == Signed && e.T.Size >= Int.Size {
			return extremes(e.X, neverNegative)
		}
	case *Cond:
		x, okX := extremes(e.X, neverNegative)
		y, okY := extremes(e.Y, neverNegative)
		lowest, okLow := ordered(x.Lowest, y.Lowest, 1)
		highest, okHigh := ordered(x.Highest, y.Highest, -1)
		return Bounds{lowest, highest}, okX && okY && okLow && okHigh
	case *Binary:
		return extremesOf(e, neverNegative)
	}
	return b, false
}

// ordered is the lesser of two forms, or with sign -1 the greater; ok is false
// where their difference is no constant.
func ordered(x, y Affine, sign int64) (Affine, bool) {
	d := y.Plus(x, -1)
	if d.Const*sign < 0 {
		x = y
	}
	return x, d.IsConst()
}

func extremesOf(e *Binary, neverNegative func(*Symbol) bool) (b Bounds, ok bool) {
	if m, ok := AffineOf(e.Y); ok && m.IsConst() && m.Const > 0 {
		switch e.Op {
		case "&":
			return Bounds{Affine{}, m}, true
		case "%":
			b = Bounds{Affine{Const: 1 - m.Const}, Affine{Const: m.Const - 1}}
			if isNatural(e.X, neverNegative) {
				b.Lowest.Const = 0
			}
			return b, true
		}
	}
	x, okX := extremes(e.X, neverNegative)
	y, okY := extremes(e.Y, neverNegative)
	switch {
	case !okX || !okY || e.T.Kind != Signed:
	case e.Op == "+":
		return Bounds{x.Lowest.Plus(y.Lowest, 1), x.Highest.Plus(y.Highest, 1)}, true
	case e.Op == "-":
		return Bounds{x.Lowest.Plus(y.Highest, -1), x.Highest.Plus(y.Lowest, -1)}, true
	}
	return b, false
}

// isNatural reports whether e is 0 or more.
func isNatural(e Expr, neverNegative func(*Symbol) bool) bool {
	if e.Type().Kind == Unsigned {
		return true
	}
	form, ok := AffineOf(e)
	for _, t := range form.Terms {
		ok = ok && t.Coef > 0 && neverNegative(t.Sym)
	}
	return ok && form.Const >= 0
}
