// Linear forms between which an expression that is not linear lies, as a conditional expression, a remainder
// or a mask.

package stencil

// extremes are linear forms between which the values of e lie, where the claims
// that it leaves hold.
func (r *numberReader) extremes(e Expr) (b Bounds, ok bool) {
	claims := len(r.claims)
	if form, ok := r.exact(e); ok {
		return Bounds{Lowest: form, Highest: form}, true
	}
	r.claims = r.claims[:claims]
	switch e := e.(type) {
	case *Cast:
		if e.X.Type().IsInteger() {
			b, ok = r.extremes(e.X)
			return b, ok && (e.T.Integer().Contains(e.X.Type().Integer()) || r.holds(e.T, b))
		}
	case *Cond:
		x, okX := r.extremes(e.X)
		y, okY := r.extremes(e.Y)
		lowest, okLow := ordered(x.Lowest, y.Lowest, 1)
		highest, okHigh := ordered(x.Highest, y.Highest, -1)
		plain := e.T.Integer().Contains(e.X.Type().Integer()) && e.T.Integer().Contains(e.Y.Type().Integer())
		return Bounds{Lowest: lowest, Highest: highest}, okX && okY && okLow && okHigh && plain
	case *Binary:
		return r.extremesOf(e)
	}
	return b, false
}

// ordered is the lesser of two forms, or with sign -1 the greater; ok is false
// where their difference is not constant.
func ordered(x, y Affine, sign int64) (Affine, bool) {
	d := y.Plus(x, -1)
	if d.Const*sign < 0 {
		x = y
	}
	return x, d.IsConst()
}

func (r *numberReader) extremesOf(e *Binary) (b Bounds, ok bool) {
	if m, ok := ConstantOf(e.Y); ok && m > 0 {
		switch e.Op {
		case "&":
			return Bounds{Highest: Affine{Const: m}}, true
		case "%":
			b = Bounds{Lowest: Affine{Const: 1 - m}, Highest: Affine{Const: m - 1}}
			if e.T.Kind == Unsigned || r.isNatural(e.X) {
				b.Lowest.Const = 0
			}
			return b, true
		}
	}
	x, okX := r.extremes(e.X)
	y, okY := r.extremes(e.Y)
	switch {
	case !okX || !okY || e.Op != "+" && e.Op != "-":
		return b, false
	case e.Op == "+":
		b = Bounds{Lowest: x.Lowest.Plus(y.Lowest, 1), Highest: x.Highest.Plus(y.Highest, 1)}
	case e.Op == "-":
		b = Bounds{Lowest: x.Lowest.Plus(y.Highest, -1), Highest: x.Highest.Plus(y.Lowest, -1)}
	}
	return b, e.T.Kind == Signed || r.holds(e.T, b)
}

// holds reports whether all values between the bounds are known to be values of t, so that none wraps around.
func (r *numberReader) holds(t Type, b Bounds) bool {
	low, _ := r.interval(b.Lowest)
	_, high := r.interval(b.Highest)
	return t.IsInteger() && low > lowestValue && low >= t.Integer().Min() && high < highestValue && high <= t.Integer().Max()
}

// isNatural reports whether e is 0 or more.
func (r *numberReader) isNatural(e Expr) bool {
	form, ok := Exactly(e, r.ranges)
	low, _ := r.interval(form)
	return ok && low >= 0 || e.Type().Kind == Unsigned
}
