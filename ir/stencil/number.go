// Integer expressions as the linear forms that C computes, with the claims under which nothing wraps around.

package stencil

import (
	"math"
	"slices"

	"mintc/ir/cint"
)

// Number is what C computes for an integer expression, as a linear form over its variables. It is
// the value where the Claims hold.
type Number struct {
	Form   Affine
	Claims []Claim
}

// Claim says that Of neither wraps around nor is narrowed: Form stays within Min..Max. It need not where one
// of the conditions If, which the host knows, does not hold, or where Loop ends in order, as the host counts.
type Claim struct {
	Of       Expr
	Form     Affine
	Min, Max int64
	If       []Expr
	Loop     *HostLoop
}

func (c Claim) same(o Claim) bool {
	sameText := func(a, b Expr) bool { return HostExpr(a) == HostExpr(b) }
	return c.Form.Equal(o.Form) && c.Min == o.Min && c.Max == o.Max && c.Loop.same(o.Loop) && slices.EqualFunc(c.If, o.If, sameText)
}

// HostLoop is for (index = First; (Compared)index Op Limit; index += Step) between ends that the host knows.
type HostLoop struct {
	Index, Compared Type
	First, Limit    Expr
	Op              string
	Step            int64
}

func (l *HostLoop) same(o *HostLoop) bool {
	if l == nil || o == nil {
		return l == o
	}
	return l.Index.Same(o.Index) && l.Compared.Same(o.Compared) && l.Op == o.Op && l.Step == o.Step &&
		HostExpr(l.First) == HostExpr(o.First) && HostExpr(l.Limit) == HostExpr(o.Limit)
}

// Integer is an integer type as package cint has it.
func (t Type) Integer() cint.Type {
	if t.Kind == Bool {
		return cint.Type{Bits: 1}
	}
	return cint.Type{Signed: t.Kind == Signed, Bits: 8 * t.Size}
}

// NumberOf reads e, unlike AffineOf with all its conversions: where unsigned arithmetic may wrap or
// a conversion may change the value, a claim says that it does not. ranges are what is known of
// variables beside their types. Signed arithmetic is taken not to overflow, because C leaves that
// undefined. Values beyond 64 bits are not considered.
func NumberOf(e Expr, ranges map[*Symbol]Range) (Number, bool) {
	r := numberReader{ranges: ranges}
	form, ok := r.exact(e)
	return Number{form, r.claims}, ok
}

// Exactly is the linear form that e is equal to, whatever its variables are.
func Exactly(e Expr, ranges map[*Symbol]Range) (Affine, bool) {
	r := numberReader{ranges: ranges}
	form, ok := r.exact(e)
	return form, ok && len(r.claims) == 0 && !r.wraps
}

// ConstantOf is the value of a constant expression.
func ConstantOf(e Expr) (int64, bool) {
	form, ok := Exactly(e, nil)
	return form.Const, ok && form.IsConst()
}

type numberReader struct {
	ranges map[*Symbol]Range
	claims []Claim
	wraps  bool // a sum of 64 bits may wrap around, as x + (size_t)-1 does: then it is the form's value all the same for who counts in 64 bits
}

// exact is a form that is equal to e where the claims hold.
func (r *numberReader) exact(e Expr) (Affine, bool) {
	if !e.Type().IsInteger() {
		return Affine{}, false
	}
	switch e := e.(type) {
	case *Const:
		if e.Int != nil {
			return Affine{Const: *e.Int}, true
		}
	case *Var:
		if e.Sym.Const != nil {
			return Affine{Const: *e.Sym.Const}, true
		}
		return Affine{Terms: []Term{{e.Sym, 1}}}, len(e.Sym.Dims) == 0
	case *Cast:
		return r.converted(e)
	case *Unary, *Binary:
		if e.Type().Kind == Unsigned {
			form, ok := r.modular(e, 8*e.Type().Size)
			return r.within(e, form, ok)
		}
		return combined(e, r.exact)
	}
	return Affine{}, false
}

func (r *numberReader) converted(e *Cast) (Affine, bool) {
	if !e.X.Type().IsInteger() {
		return Affine{}, false
	}
	to := e.T.Integer()
	if to.Contains(e.X.Type().Integer()) {
		return r.exact(e.X)
	}
	if to.Bits == 1 {
		form, ok := r.exact(e.X)
		return r.within(e, form, ok)
	}
	form, ok := r.modular(e.X, to.Bits)
	return r.within(e, form, ok)
}

// modular is a form that differs from e by a multiple of 2 to the power of bits.
func (r *numberReader) modular(e Expr, bits int) (Affine, bool) {
	if !e.Type().IsInteger() || e.Type().Integer().Bits < bits {
		return r.exact(e)
	}
	again := func(x Expr) (Affine, bool) { return r.modular(x, bits) }
	switch e := e.(type) {
	case *Cast:
		return again(e.X)
	case *Unary, *Binary:
		return combined(e, again)
	}
	return r.exact(e)
}

// Modulo is a linear form that differs from an integer by a multiple of 2 to the power of its type's bits.
func Modulo(e Expr, ranges map[*Symbol]Range) (Affine, bool) {
	return (&numberReader{ranges: ranges}).modular(e, 8*e.Type().Size)
}

// combined is the sum, difference or product of its operands, or another number if these are constants.
func combined(e Expr, read func(Expr) (Affine, bool)) (Affine, bool) {
	switch e := e.(type) {
	case *Unary:
		x, ok := read(e.X)
		switch e.Op {
		case "-":
			return x.Times(-1), ok
		case "+":
			return x, ok
		}
	case *Binary:
		if e.Op != "+" && e.Op != "-" && e.Op != "*" {
			k, ok := ofConstants(e)
			return Affine{Const: k}, ok
		}
		x, okX := read(e.X)
		y, okY := read(e.Y)
		if okX && okY {
			return x.Op(e.Op, y)
		}
	}
	return Affine{}, false
}

// ofConstants is the quotient, the remainder, or what else C computes of two constants that its type holds.
func ofConstants(e *Binary) (int64, bool) {
	t := e.Type().Integer()
	x, okX := ConstantOf(e.X)
	y, okY := ConstantOf(e.Y)
	if !okX || !okY || t.Convert(x) != x || t.Convert(y) != y || !t.Signed && (x < 0 || y < 0) {
		return 0, false
	}
	isShift := x >= 0 && y >= 0 && y < int64(t.Bits)
	switch {
	case e.Op == "/" && y != 0 && y != -1:
		return x / y, true
	case e.Op == "%" && y != 0 && y != -1:
		return x % y, true
	case e.Op == ">>" && isShift:
		return x >> y, true
	case e.Op == "<<" && isShift && x <= t.Max()>>y:
		return x << y, true
	case e.Op == "&":
		return x & y, true
	case e.Op == "|":
		return x | y, true
	case e.Op == "^":
		return x ^ y, true
	}
	return 0, false
}

// within is a form whose value the type of e takes modulo its size: the value of a constant is
// known, of others there is a claim unless their variables' ranges prove it.
func (r *numberReader) within(e Expr, form Affine, ok bool) (Affine, bool) {
	t := e.Type().Integer()
	if !ok {
		return form, false
	}
	if form.IsConst() {
		if t.Bits == 1 && form.Const != 0 {
			form.Const = 1
		}
		v := t.Convert(form.Const)
		return Affine{Const: v}, t.Signed || v >= 0
	}
	low, high := r.interval(form)
	if low < t.Min() || high > t.Max() {
		r.claims = append(r.claims, Claim{Of: e, Form: form, Min: max(low, t.Min()), Max: t.Max()})
	}
	r.wraps = r.wraps || !t.Signed && t.Bits == 64 && r.passes64(form)
	return form, true
}

// lowestValue and highestValue: values beyond these are as good as unlimited.
const lowestValue, highestValue = math.MinInt64, math.MaxInt64

// interval is between which values a form stays.
func (r *numberReader) interval(form Affine) (low, high int64) {
	low, high = form.Const, form.Const
	for _, t := range form.Terms {
		values, known := r.ranges[t.Sym]
		if of := t.Sym.Type.Integer(); !known {
			values = Range{of.Min(), of.Max()}
		}
		if t.Coef < 0 {
			values.First, values.Last = values.Last, values.First
		}
		low = saturated(low, t.Coef, values.First, lowestValue)
		high = saturated(high, t.Coef, values.Last, highestValue)
	}
	return low, high
}

// passes64 reports whether a form may be greater than an unsigned integer of 64 bits: one of these is more than itself, and nothing is known of
// it. The index of a loop is not so great: no loop runs so far.
func (r *numberReader) passes64(form Affine) bool {
	return slices.ContainsFunc(form.Terms, func(t Term) bool {
		values, known := r.ranges[t.Sym]
		of := t.Sym.Type.Integer()
		large := !of.Signed && of.Bits == 64 && t.Sym.Role == Param && !(known && values.Last <= farthestRun)
		return large && t.Coef > 0 && !(len(form.Terms) == 1 && t.Coef == 1 && form.Const <= 0)
	})
}

// farthestRun is more than any loop counts to.
const farthestRun = 1 << 62

// Interval is between which values a form stays, by the types of its variables. The ends of int64 stand for no limit.
func Interval(form Affine) (low, high int64) { return (&numberReader{}).interval(form) }

// saturated is sum + coef*value, or limit where that is too large for sums to be exact.
func saturated(sum, coef, value, limit int64) int64 {
	const small = 1 << 40
	switch {
	case sum == limit, value > small, value < -small, coef > 1<<20, coef < -1<<20, sum > 1<<61, sum < -1<<61:
		return limit
	}
	return sum + coef*value
}
