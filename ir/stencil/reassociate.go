package stencil

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Reassociated is the body with sums regrouped: first by planes along the slowest
// loop, in each by coefficients. Planes with the same cells and coefficients are then
// the same expression, moved. Rounding changes; nothing else does.
func (s *Sweep) Reassociated() []Stmt {
	f := newPartialFinder(s, s.Body)
	var regroup func(e Expr) Expr
	regroup = func(e Expr) Expr {
		b, ok := e.(*Binary)
		if !ok || b.T.Kind != Float || b.Op != "+" && b.Op != "-" {
			return nil
		}
		r := regrouping{finder: f, t: b.T}
		r.add(e, false, nil)
		for i, t := range r.terms { // sums inside of terms that are none
			r.terms[i].x = MapOuter(t.x, regroup)
		}
		return r.sum()
	}
	return MapBodyOuter(f.accumulated(s.Body), regroup)
}

// accumulated are statements in which consecutive additions to a variable are one.
func (f *partialFinder) accumulated(body []Stmt) []Stmt {
	var out []Stmt
	var last *Assign // the addition that others may join, nil if there is none
	for _, s := range body {
		a := f.addition(s)
		switch {
		case a == nil:
			last = nil
		case last != nil && last.LHS.(*Var).Sym == a.LHS.(*Var).Sym:
			op := "+"
			if a.Op != last.Op {
				op = "-"
			}
			last.RHS = NewBinary(op, last.RHS, a.RHS)
			continue
		default:
			own := *a
			last, s = &own, &ExprStmt{&own}
		}
		out = append(out, s)
	}
	return out
}

// addition is the assignment of a statement that adds what is only read to a
// variable, or takes it off.
func (f *partialFinder) addition(s Stmt) *Assign {
	e, _ := s.(*ExprStmt)
	if e == nil {
		return nil
	}
	a, ok := e.X.(*Assign)
	if !ok || a.Op != "+=" && a.Op != "-=" {
		return nil
	}
	v, isVar := a.LHS.(*Var)
	if _, readOnly := f.inspect(a.RHS); !isVar || v.Sym.Type.Kind != Float || !a.RHS.Type().Same(v.Sym.Type) || !readOnly {
		return nil
	}
	return a
}

// term is a summand: the product of the coefficients, which no iteration changes,
// and x, or less that.
type term struct {
	minus        bool
	coefficients []Expr
	x            Expr
	part
	inPlane bool // x is of one plane
	key     string
}

// regrouping flattens one sum and builds it anew.
type regrouping struct {
	finder *partialFinder
	t      Type
	terms  []term
}

// add adds the terms of e.
func (r *regrouping) add(e Expr, minus bool, coefficients []Expr) {
	switch e := e.(type) {
	case *Unary:
		if e.T.Same(r.t) && e.Op == "-" {
			r.add(e.X, !minus, coefficients)
			return
		}
	case *Binary:
		switch {
		case !e.T.Same(r.t):
		case e.Op == "+" || e.Op == "-":
			r.add(e.X, minus, coefficients)
			r.add(e.Y, minus != (e.Op == "-"), coefficients)
			return
		case e.Op == "*" && r.isCoefficient(e.X):
			r.add(e.Y, minus, append(slices.Clone(coefficients), e.X))
			return
		case e.Op == "*" && r.isCoefficient(e.Y):
			r.add(e.X, minus, append(slices.Clone(coefficients), e.Y))
			return
		}
	}
	if !e.Type().Same(r.t) { // it is added as what the sum is
		e = &Cast{e, r.t}
	}
	t := term{minus: minus, coefficients: coefficients, x: e}
	if p, ok := r.finder.inspect(e); ok && p.accesses > 0 && p.first == p.last && r.finder.passesPlanes(e) {
		t.part, t.inPlane, t.key = p, true, r.finder.key(e, p.last)
	}
	r.terms = append(r.terms, t)
}

// isCoefficient reports whether e has the same value in all iterations.
func (r *regrouping) isCoefficient(e Expr) bool {
	p, ok := r.finder.inspect(e)
	return ok && p.accesses == 0
}

// sum builds the sum: planes from the outermost inwards, those at the same distance
// beside each other, then what is of no plane.
func (r *regrouping) sum() Expr {
	planes := map[int64][]term{}
	var rest []term
	for _, t := range r.terms {
		if t.inPlane {
			planes[t.last] = append(planes[t.last], t)
		} else {
			rest = append(rest, t)
		}
	}
	order := slices.SortedFunc(maps.Keys(planes), func(a, b int64) int {
		return cmp.Or(cmp.Compare(max(b, -b), max(a, -a)), cmp.Compare(a, b))
	})
	var parts []term
	for _, p := range order {
		parts = append(parts, r.plane(planes[p]))
	}
	for _, t := range rest {
		parts = append(parts, term{minus: t.minus, x: product(t.coefficients, t.x)})
	}
	return joined(parts).expr()
}

// plane is the sum of one plane's terms, grouped by coefficients in the order in
// which the whole sum has them.
func (r *regrouping) plane(terms []term) term {
	var groups []term
	for _, name := range r.coefficients() {
		var own []term
		for _, t := range terms {
			if r.nameOf(t.coefficients) == name {
				own = append(own, t)
			}
		}
		if len(own) == 0 {
			continue
		}
		slices.SortStableFunc(own, func(a, b term) int {
			return cmp.Or(compare(a.minus, b.minus), cmp.Compare(a.key, b.key))
		})
		sum := joined(own)
		groups = append(groups, term{minus: sum.minus, x: product(own[0].coefficients, sum.x)})
	}
	return joined(groups)
}

// coefficients names those of all terms, in order.
func (r *regrouping) coefficients() []string {
	var names []string
	for _, t := range r.terms {
		if name := r.nameOf(t.coefficients); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

func (r *regrouping) nameOf(coefficients []Expr) string {
	var keys []string
	for _, c := range coefficients {
		keys = append(keys, r.finder.key(c, 0))
	}
	slices.Sort(keys)
	return fmt.Sprint(len(keys), strings.Join(keys, "*"))
}

func compare(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// product multiplies x by one coefficient after the other: the product of two of them
// could have a narrower type.
func product(coefficients []Expr, x Expr) Expr {
	for _, c := range slices.Backward(coefficients) {
		x = NewBinary("*", c, x)
	}
	return x
}

// joined adds and subtracts terms without coefficients, beginning with the first that is
// added; the sum is subtracted where all of them are.
func joined(terms []term) term {
	first := max(0, slices.IndexFunc(terms, func(t term) bool { return !t.minus }))
	sum := term{minus: terms[first].minus, x: terms[first].x}
	for i, t := range terms {
		switch {
		case i == first:
		case t.minus != sum.minus:
			sum.x = NewBinary("-", sum.x, t.x)
		default:
			sum.x = NewBinary("+", sum.x, t.x)
		}
	}
	return sum
}

func (t term) expr() Expr {
	if t.minus {
		return NewUnary("-", t.x)
	}
	return t.x
}
