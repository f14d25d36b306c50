// Package feasible finds contradictions among linear constraints over integers:
// the question of a dependence test, whether two iterations can meet at all.
package feasible

import (
	"cmp"
	"slices"

	"mintc/ir/stencil"
)

// System is a conjunction of constraints. Symbols are its variables.
type System struct {
	zero        []stencil.Affine
	nonNegative []stencil.Affine
	multiple    []congruence
}

// congruence says that the modulus divides the form.
type congruence struct {
	form    stencil.Affine
	modulus int64
}

// Zero adds a = 0. Constraints with very large numbers are left out.
func (s *System) Zero(a stencil.Affine) {
	if !huge(a) {
		s.zero = append(s.zero, a)
	}
}

// NonNegative adds a >= 0.
func (s *System) NonNegative(a stencil.Affine) {
	if !huge(a) {
		s.nonNegative = append(s.nonNegative, a)
	}
}

// Multiple adds that modulus divides a. The modulus is positive.
func (s *System) Multiple(a stencil.Affine, modulus int64) {
	if !huge(a) && modulus <= largestFactor {
		s.multiple = append(s.multiple, congruence{a, modulus})
	}
}

// A product of a factor and a term does not overflow.
const (
	largestFactor = 1 << 20
	largestTerm   = 1 << 40
)

// huge reports whether a could make sums overflow.
func huge(a stencil.Affine) bool {
	is := max(a.Const, -a.Const) > largestTerm
	for _, t := range a.Terms {
		is = is || max(t.Coef, -t.Coef) > largestFactor
	}
	return is
}

// Symbols are the variables of equations and inequalities.
func (s *System) Symbols() (list []*stencil.Symbol) {
	for _, forms := range [][]stencil.Affine{s.nonNegative, s.zero} {
		for _, f := range forms {
			for _, t := range f.Terms {
				if !slices.Contains(list, t.Sym) {
					list = append(list, t.Sym)
				}
			}
		}
	}
	return list
}

// AllNotNegative are the forms that the system says are 0 or more; one that is 0 counts with both signs.
func (s *System) AllNotNegative() []stencil.Affine {
	list := slices.Clone(s.nonNegative)
	for _, f := range s.zero {
		list = append(list, f, f.Times(-1))
	}
	return list
}

// Limits are lower and upper limits of sym over outer scalars, each of which
// some constraint alone sets.
func (s *System) Limits(sym *stencil.Symbol) (low, high []stencil.Affine) {
	add := func(f stencil.Affine) { // f >= 0
		rest := f.Without(sym)
		for _, t := range rest.Terms {
			if t.Sym.Role != stencil.Param {
				return
			}
		}
		switch f.Coef(sym) {
		case 1:
			low = append(low, rest.Times(-1))
		case -1:
			high = append(high, rest)
		}
	}
	for _, f := range s.nonNegative {
		add(f)
	}
	for _, f := range s.zero {
		add(f)
		add(f.Times(-1))
	}
	return low, high
}

// With is a copy of s to which more can be added.
func (s *System) With() *System {
	return &System{
		zero:        append([]stencil.Affine(nil), s.zero...),
		nonNegative: append([]stencil.Affine(nil), s.nonNegative...),
		multiple:    append([]congruence(nil), s.multiple...),
	}
}

// Contradictory reports whether s provably has no solution: by taking apart and
// substituting its equations, by their remainders, or by Fourier-Motzkin
// elimination (which decides for rationals only, so false does not prove that there is a
// solution).
func (s *System) Contradictory() bool {
	w := s.With()
	return w.split() || w.substitute() || w.remainders() || w.eliminate()
}

// substitute uses up the equations: one with a variable of coefficient 1 or -1
// replaces that variable everywhere. It reports a contradiction.
func (s *System) substitute() bool {
	for len(s.zero) > 0 {
		e := s.zero[0]
		s.zero = s.zero[1:]
		if e.IsConst() {
			if e.Const != 0 {
				return true
			}
			continue
		}
		g := divisor(e)
		if e.Const%g != 0 {
			return true
		}
		e = divided(e, g)
		sym, value, ok := solve(e)
		if !ok {
			s.NonNegative(e)
			s.NonNegative(e.Times(-1))
			continue
		}
		s.replace(sym, value)
	}
	return false
}

// solve gives the variable that e = 0 determines, and its value.
func solve(e stencil.Affine) (*stencil.Symbol, stencil.Affine, bool) {
	for _, t := range e.Terms {
		switch t.Coef {
		case 1:
			return t.Sym, e.Without(t.Sym).Times(-1), true
		case -1:
			return t.Sym, e.Without(t.Sym), true
		}
	}
	return nil, stencil.Affine{}, false
}

func (s *System) replace(sym *stencil.Symbol, value stencil.Affine) {
	in := func(a stencil.Affine) stencil.Affine {
		c := a.Coef(sym)
		if c == 0 {
			return a
		}
		if sum := a.Without(sym).Plus(value, c); !huge(sum) {
			return sum
		}
		return stencil.Affine{} // which any constraint allows
	}
	for i := range s.zero {
		s.zero[i] = in(s.zero[i])
	}
	for i := range s.nonNegative {
		s.nonNegative[i] = in(s.nonNegative[i])
	}
	for i := range s.multiple {
		s.multiple[i].form = in(s.multiple[i].form)
	}
}

// remainders works off the congruences in the same way, modulus by modulus.
func (s *System) remainders() bool {
	slices.SortStableFunc(s.multiple, func(a, b congruence) int { return cmp.Compare(b.modulus, a.modulus) }) // what holds modulo 32 holds modulo 2
	for i, c := range s.multiple {
		form := reduced(c.form, c.modulus)
		if form.IsConst() {
			if form.Const != 0 {
				return true
			}
			continue
		}
		sym, value, ok := solve(signed(form, c.modulus))
		if !ok {
			continue
		}
		for j := i + 1; j < len(s.multiple); j++ {
			other := &s.multiple[j]
			if k := other.form.Coef(sym); k != 0 && c.modulus%other.modulus == 0 {
				other.form = other.form.Without(sym).Plus(value, k)
			}
		}
	}
	return false
}

// reduced is a with every number taken modulo m.
func reduced(a stencil.Affine, m int64) stencil.Affine {
	r := stencil.Affine{Const: mod(a.Const, m)}
	for _, t := range a.Terms {
		if c := mod(t.Coef, m); c != 0 {
			r.Terms = append(r.Terms, stencil.Term{Sym: t.Sym, Coef: c})
		}
	}
	return r
}

// signed turns coefficients m-1 into -1, which is the same modulo m.
func signed(a stencil.Affine, m int64) stencil.Affine {
	r := stencil.Affine{Const: a.Const}
	for _, t := range a.Terms {
		if t.Coef == m-1 {
			t.Coef = -1
		}
		r.Terms = append(r.Terms, t)
	}
	return r
}

func mod(a, m int64) int64 { return (a%m + m) % m }

// divisor is the greatest common divisor of the coefficients, at least 1.
func divisor(a stencil.Affine) int64 {
	g := int64(0)
	for _, t := range a.Terms {
		for b := t.Coef; b != 0; {
			g, b = b, g%b
		}
	}
	return max(g, -g, 1)
}

// divided is a/g where g divides the coefficients; the constant is rounded
// down, which keeps a >= 0 equivalent for integers.
func divided(a stencil.Affine, g int64) stencil.Affine {
	r := stencil.Affine{Const: (a.Const - mod(a.Const, g)) / g}
	for _, t := range a.Terms {
		r.Terms = append(r.Terms, stencil.Term{Sym: t.Sym, Coef: t.Coef / g})
	}
	return r
}
