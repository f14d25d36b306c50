// Values of integers of the host over a step: linear forms, modulo something for u[(t+1) % 2] and now = 1 - now.

package chain

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"mintc/internal/source"
)

// form is an integer in terms of variables as a step begins: the sum of coefficients times variables and a constant,
// and with a modulus the remainder of that.
type form struct {
	terms   map[string]int64
	plus    int64
	modulus int64 // 0 for none
}

func constant(n int64) form { return form{plus: n} }

func variable(name string) form { return form{terms: map[string]int64{name: 1}} }

// plusTimes is f + k*g; ok is false where a remainder would have to be counted with.
func (f form) plusTimes(g form, k int64) (sum form, ok bool) {
	if k == 1 && f.isConstant(0) {
		return g, true
	}
	if g.modulus == 2 && k == -1 && f.isConstant(1) { // the other one of two
		sum, _ = f.plusTimes(form{terms: g.terms, plus: g.plus}, -1)
		sum.modulus = 2
		return sum, true
	}
	sum = form{terms: maps.Clone(f.terms), plus: f.plus + k*g.plus, modulus: f.modulus}
	if sum.terms == nil {
		sum.terms = map[string]int64{}
	}
	for name, n := range g.terms {
		sum.terms[name] += k * n
	}
	return sum, (f.modulus == 0 || g.isConstant(0)) && g.modulus == 0
}

func (f form) isConstant(n int64) bool {
	return f.modulus == 0 && f.plus == n && !slices.ContainsFunc(slices.Collect(maps.Values(f.terms)), func(k int64) bool { return k != 0 })
}

// modulo is the remainder of f by m.
func (f form) modulo(m int64) (form, bool) {
	ok := m > 1 && (f.modulus == 0 || f.modulus == m)
	f.modulus = m
	return f, ok
}

// with is f with the values of variables in their place.
func (f form) with(values map[string]form) (form, bool) {
	sum := constant(f.plus)
	for _, name := range slices.Sorted(maps.Keys(f.terms)) {
		value, changed := values[name]
		if !changed {
			value = variable(name)
		}
		if f.modulus != 0 && value.modulus == f.modulus {
			value.modulus = 0 // a remainder of remainders
		}
		var ok bool
		if sum, ok = sum.plusTimes(value, f.terms[name]); !ok {
			return sum, false
		}
	}
	if f.modulus != 0 {
		return sum.modulo(f.modulus)
	}
	return sum, true
}

// String is the same for forms that are equal.
func (f form) String() string {
	rest := func(n int64) int64 {
		if f.modulus == 0 {
			return n
		}
		return ((n % f.modulus) + f.modulus) % f.modulus
	}
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(f.terms)) {
		if k := rest(f.terms[name]); k != 0 {
			fmt.Fprintf(&b, "%+d*%s", k, name)
		}
	}
	fmt.Fprintf(&b, "%+d", rest(f.plus))
	if f.modulus != 0 {
		fmt.Fprintf(&b, " mod %d", f.modulus)
	}
	return b.String()
}

// formReader reads a C expression over integers.
type formReader struct {
	tokens []string
	failed bool
}

// readForm is the form of a C text; ok is false for what is not one.
func readForm(text string) (f form, ok bool) {
	r := &formReader{tokens: tokensOf(text)}
	f = r.binary(0)
	return f, !r.failed && len(r.tokens) == 0
}

// levels are the operators that are known, by precedence.
var levels = [][]string{{"^"}, {"&"}, {"+", "-"}, {"*", "%"}}

func (r *formReader) next() string {
	if len(r.tokens) == 0 {
		return ""
	}
	return r.tokens[0]
}

func (r *formReader) take() string {
	t := r.next()
	if t != "" {
		r.tokens = r.tokens[1:]
	}
	return t
}

func (r *formReader) check(f form, ok bool) form {
	r.failed = r.failed || !ok
	return f
}

func (r *formReader) binary(level int) form {
	if level == len(levels) {
		return r.operand()
	}
	x := r.binary(level + 1)
	for slices.Contains(levels[level], r.next()) {
		x = r.apply(r.take(), x, r.binary(level+1))
	}
	return x
}

func (r *formReader) apply(op string, x, y form) form {
	known := y.isConstant(y.plus)
	switch {
	case op == "+":
		return r.check(x.plusTimes(y, 1))
	case op == "-":
		return r.check(x.plusTimes(y, -1))
	case op == "*" && known:
		return r.check(constant(0).plusTimes(x, y.plus))
	case op == "*" && x.isConstant(x.plus):
		return r.check(constant(0).plusTimes(y, x.plus))
	case op == "%" && known:
		return r.check(x.modulo(y.plus))
	case op == "&" && known && y.plus > 0 && y.plus&(y.plus+1) == 0:
		return r.check(x.modulo(y.plus + 1))
	case op == "^" && y.isConstant(1):
		return r.other(x)
	}
	r.failed = true
	return x
}

// integerTypes are the words of the names of C's integer types that hold every subscript of an array.
var integerTypes = []string{"int", "long", "unsigned", "signed", "size_t", "ptrdiff_t"}

// passesCast takes the rest of a cast to an integer type, if one stands there. The analyzer casts subscripts, which are small and not negative: those
// of unsigned variables become int.
func (r *formReader) passesCast() bool {
	end := slices.Index(r.tokens, ")")
	if end < 1 || slices.ContainsFunc(r.tokens[:end], func(t string) bool { return !slices.Contains(integerTypes, t) }) {
		return false
	}
	r.tokens = r.tokens[end+1:]
	return true
}

// other is 1 - x, for an x that is 0 or 1.
func (r *formReader) other(x form) form {
	x = r.check(x.modulo(2))
	return r.check(constant(1).plusTimes(x, -1))
}

func (r *formReader) operand() form {
	switch t := r.take(); {
	case t == "(" && r.passesCast():
		return r.operand()
	case t == "(":
		f := r.binary(0)
		r.failed = r.failed || r.take() != ")"
		return f
	case t == "-":
		return r.check(constant(0).plusTimes(r.operand(), -1))
	case t == "!":
		return r.other(r.operand())
	case t != "" && source.IsIdentByte(t[0]):
		if n, err := strconv.ParseInt(strings.TrimRight(t, "uUlL"), 0, 64); err == nil {
			return constant(n)
		}
		return variable(t)
	}
	r.failed = true
	return form{}
}
