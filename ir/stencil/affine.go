// Linear forms with integer coefficients: what subscripts and bounds are compared by.

package stencil

import (
	"cmp"
	"fmt"
	"slices"
	"sort"
	"strings"
)

// Term is Coef times the value of Sym.
type Term struct {
	Sym  *Symbol
	Coef int64
}

// Affine is a linear form with integer coefficients: the sum of Terms (sorted
// by name, no zero coefficients) and Const.
type Affine struct {
	Terms []Term
	Const int64
}

// Coef is the coefficient of sym.
func (a Affine) Coef(sym *Symbol) int64 {
	for _, t := range a.Terms {
		if t.Sym == sym {
			return t.Coef
		}
	}
	return 0
}

// Without is a with the term of sym removed.
func (a Affine) Without(sym *Symbol) Affine {
	r := Affine{Const: a.Const}
	for _, t := range a.Terms {
		if t.Sym != sym {
			r.Terms = append(r.Terms, t)
		}
	}
	return r
}

// FormsWith are forms with another value in place of a variable.
func FormsWith(forms []Affine, sym *Symbol, value Affine) (list []Affine) {
	for _, form := range forms {
		list = append(list, form.Without(sym).Plus(value, form.Coef(sym)))
	}
	return list
}

// withValues is a with the values of some variables in place of these.
func (a Affine) withValues(values map[*Symbol]Affine) Affine {
	form := a
	for _, t := range a.Terms {
		if value, ok := values[t.Sym]; ok {
			form = form.Without(t.Sym).Plus(value, t.Coef)
		}
	}
	return form
}

// Plus is a + k*b.
func (a Affine) Plus(b Affine, k int64) Affine {
	r := Affine{Const: a.Const + k*b.Const}
	sum := map[*Symbol]int64{}
	var order []*Symbol
	for _, part := range []struct {
		terms []Term
		k     int64
	}{{a.Terms, 1}, {b.Terms, k}} {
		for _, t := range part.terms {
			if _, seen := sum[t.Sym]; !seen {
				order = append(order, t.Sym)
			}
			sum[t.Sym] += part.k * t.Coef
		}
	}
	for _, s := range order {
		if sum[s] != 0 {
			r.Terms = append(r.Terms, Term{s, sum[s]})
		}
	}
	sort.SliceStable(r.Terms, func(i, j int) bool { return r.Terms[i].Sym.Name < r.Terms[j].Sym.Name })
	return r
}

// Times is k*a.
func (a Affine) Times(k int64) Affine { return Affine{}.Plus(a, k) }

// IsConst reports whether a has no terms.
func (a Affine) IsConst() bool { return len(a.Terms) == 0 }

// IsOuter reports whether a has one value for all iterations.
func (a Affine) IsOuter() bool {
	return !slices.ContainsFunc(a.Terms, func(t Term) bool { return t.Sym.Role != Param })
}

// Equal reports whether a and b are the same form.
func (a Affine) Equal(b Affine) bool { return a.Plus(b, -1).isZero() }

func (a Affine) isZero() bool { return len(a.Terms) == 0 && a.Const == 0 }

func (a Affine) String() string {
	var b strings.Builder
	for _, t := range a.Terms {
		switch {
		case t.Coef == 1:
			fmt.Fprintf(&b, "+%s", t.Sym.Name)
		case t.Coef == -1:
			fmt.Fprintf(&b, "-%s", t.Sym.Name)
		default:
			fmt.Fprintf(&b, "%+d*%s", t.Coef, t.Sym.Name)
		}
	}
	if a.Const != 0 || b.Len() == 0 {
		fmt.Fprintf(&b, "%+d", a.Const)
	}
	return strings.TrimPrefix(b.String(), "+")
}

// Readable is String with what is added in front of what is taken away.
func (a Affine) Readable() string {
	a.Terms = slices.Clone(a.Terms)
	slices.SortStableFunc(a.Terms, func(x, y Term) int { return cmp.Compare(Sign(y.Coef), Sign(x.Coef)) })
	return a.String()
}

// AffineOf reads e as a linear form over its integer variables. The value of e differs from it by a
// multiple of 2 to the power of 32: that is enough for subscripts, because the values of the form are
// checked against an extent. Everything else asks NumberOf.
func AffineOf(e Expr) (Affine, bool) {
	form, ok := affineOf(e)
	if t := e.Type(); ok && t.Kind == Unsigned && t.Size == 4 {
		if _, isBinary := e.(*Binary); isBinary && !form.IsConst() {
			form.Const = int64(int32(form.Const)) // of i + -1u
		}
	}
	return form, ok
}

func affineOf(e Expr) (Affine, bool) {
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
		return Affine{Terms: []Term{{e.Sym, 1}}}, true
	case *Cast: // to at least int
		if e.X.Type().IsInteger() && (e.T.Size >= 4 || e.T.Size >= e.X.Type().Size && e.T.Kind == e.X.Type().Kind) {
			return AffineOf(e.X)
		}
	case *Unary, *Binary:
		form, ok := combined(e, AffineOf)
		if t := e.Type(); ok && form.IsConst() {
			form.Const = t.Integer().Convert(form.Const)
		}
		return form, ok
	}
	return Affine{}, false
}

// Forms are the subscripts as linear forms, nil where one is not linear.
func (a *Access) Forms() []Affine {
	var index []Affine
	for _, e := range a.Index {
		form, ok := AffineOf(e)
		if !ok {
			return nil
		}
		index = append(index, form)
	}
	return index
}

// Op is the sum, the difference or the product of two forms, where it is one.
func (a Affine) Op(op string, b Affine) (Affine, bool) {
	switch {
	case op == "+":
		return a.Plus(b, 1), true
	case op == "-":
		return a.Plus(b, -1), true
	case op == "*" && b.IsConst():
		return a.Times(b.Const), true
	case op == "*" && a.IsConst():
		return b.Times(a.Const), true
	}
	return Affine{}, false
}

// HasLocals reports whether a holds variables that the host does not know.
func (a Affine) HasLocals() bool { return innerTerm(a) != nil }
