// Rewrite "reassociate": sums regrouped by planes, so that several planes share terms. Sums of integers always are, others
// with -fassociative-math.

package rewrite

import (
	"cmp"
	"fmt"
	"maps"
	"mintc/internal/diag"
	"mintc/ir/stencil"
	"mintc/optimizer/perfmodel"
	"slices"
	"strings"
)

// reassociate regroups the sums of each sweep by planes where a streaming kernel then has less
// to compute. That changes the rounding of floating-point sums; integers do not round.
func reassociate(p *stencil.Program, o Options, wanted bool, msgs *diag.List) {
	if !wanted {
		return
	}
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			if len(s.Loops) < 2 || s.GridsRead() > 1 && !o.Reuse { // no partial values would be proposed
				continue
			}
			t := *s
			var any bool
			if t.Body, any = reassociated(s, o.Associative); !any {
				continue
			}
			carried := Reuse(&t, true)
			if carried == nil {
				continue
			}
			before, after := perfmodel.Operations(Unclamped(s)), perfmodel.Operations(carried.Body)+perfmodel.Operations(carried.Computed())
			if after >= before {
				continue
			}
			*s = t
			why := " (-fassociative-math)"
			if carried.IsInteger() {
				why = ""
			}
			msgs.Remarkf(codeOptimized, s.Directive, "in kernel '%s' sums are regrouped by planes: a streaming kernel takes %g operations per point in place of %g%s",
				s.Name, after, before, why)
		}
	}
}

// reassociated is the body with sums regrouped: first by planes along the slowest
// loop, in each by coefficients. Planes with the same cells and coefficients are then
// the same expression, moved. Rounding changes; nothing else does. Without rounded,
// floating-point sums stay as they are. any: there are sums to regroup.
func reassociated(s *stencil.Sweep, rounded bool) (body []stencil.Stmt, any bool) {
	f := newPartialFinder(s, s.Body)
	f.rounded = rounded
	var regroup func(e stencil.Expr) stencil.Expr
	regroup = func(e stencil.Expr) stencil.Expr {
		switch e.(type) {
		case *stencil.Access, *stencil.Element: // subscripts stay as they are
			return e
		}
		b, ok := e.(*stencil.Binary)
		if !ok || b.Op != "+" && b.Op != "-" || !f.mayRegroup(b) {
			return nil
		}
		r := regrouping{finder: f, t: b.T}
		r.add(e, false, nil)
		if !slices.ContainsFunc(r.terms, func(t term) bool { return t.inPlane }) {
			return nil
		}
		any = true
		for i, t := range r.terms { // sums inside of terms that are not sums
			r.terms[i].x = stencil.MapOuter(t.x, regroup)
		}
		return r.sum()
	}
	body = stencil.MapBodyOuter(f.accumulated(s.Body), regroup)
	return body, any
}

// mayRegroup reports whether the terms of a sum may be added in any order.
func (f *partialFinder) mayRegroup(sum stencil.Expr) bool {
	if sum.Type().Kind == stencil.Float {
		return f.rounded
	}
	return neverOverflows(sum)
}

// accumulated are statements in which consecutive additions to a variable are one.
func (f *partialFinder) accumulated(body []stencil.Stmt) []stencil.Stmt {
	var out []stencil.Stmt
	var last *stencil.Assign // the addition that others may join, nil if there is none
	for _, s := range body {
		a := f.addition(s)
		switch {
		case a == nil:
			last = nil
		case f.join(last, a):
			continue
		default:
			own := *a
			last, s = &own, &stencil.ExprStmt{X: &own}
		}
		out = append(out, s)
	}
	return out
}

// join lets an addition add what the next one does, too. It reports whether it may: they are to one variable, and of terms in
// any order.
func (f *partialFinder) join(last, next *stencil.Assign) bool {
	if last == nil || last.LHS.(*stencil.Var).Sym != next.LHS.(*stencil.Var).Sym {
		return false
	}
	op := "+"
	if next.Op != last.Op {
		op = "-"
	}
	sum := stencil.NewBinary(op, last.RHS, next.RHS)
	if !f.mayRegroup(sum) {
		return false
	}
	last.RHS = sum
	return true
}

// addition is the assignment of a statement that adds to a variable, or subtracts from
// it, what is only read.
func (f *partialFinder) addition(s stencil.Stmt) *stencil.Assign {
	e, _ := s.(*stencil.ExprStmt)
	if e == nil {
		return nil
	}
	a, ok := e.X.(*stencil.Assign)
	if !ok || a.Op != "+=" && a.Op != "-=" {
		return nil
	}
	v, isVar := a.LHS.(*stencil.Var)
	if _, readOnly := f.inspect(a.RHS); !isVar || !a.RHS.Type().Promote().Same(v.Sym.Type) || !readOnly {
		return nil
	}
	return a
}

// term is a summand: the product of the coefficients, which no iteration changes,
// and x, or less that.
type term struct {
	minus        bool
	coefficients []stencil.Expr
	x            stencil.Expr
	part
	inPlane bool // x is of one plane
	key     string
}

// regrouping flattens one sum and builds it anew.
type regrouping struct {
	finder *partialFinder
	t      stencil.Type
	terms  []term
}

// add adds the terms of e.
func (r *regrouping) add(e stencil.Expr, minus bool, coefficients []stencil.Expr) {
	switch e := e.(type) {
	case *stencil.Unary:
		if e.T.Same(r.t) && e.Op == "-" {
			r.add(e.X, !minus, coefficients)
			return
		}
	case *stencil.Binary:
		switch {
		case !e.T.Same(r.t):
		case e.Op == "+" || e.Op == "-":
			r.add(e.X, minus, coefficients)
			r.add(e.Y, minus != (e.Op == "-"), coefficients)
			return
		case e.Op == "*" && r.isCoefficient(e.X):
			r.add(e.Y, minus, with(coefficients, e.X))
			return
		case e.Op == "*" && r.isCoefficient(e.Y):
			r.add(e.X, minus, with(coefficients, e.Y))
			return
		}
	}
	if !e.Type().Promote().Same(r.t) { // it is added as what the sum is
		e = &stencil.Cast{X: e, T: r.t}
	}
	t := term{minus: minus, coefficients: coefficients, x: e}
	if p, ok := r.finder.inspect(e); ok && p.accesses > 0 && p.first == p.last && r.finder.passesPlanes(e) {
		t.part, t.inPlane, t.key = p, true, r.finder.key(e, p.last)
	}
	r.terms = append(r.terms, t)
}

// with are the coefficients and one more, but for an integer 1.
func with(coefficients []stencil.Expr, c stencil.Expr) []stencil.Expr {
	if n, ok := c.(*stencil.Const); ok && n.Int != nil && *n.Int == 1 {
		return coefficients
	}
	return append(slices.Clone(coefficients), c)
}

// isCoefficient reports whether e has the same value in all iterations.
func (r *regrouping) isCoefficient(e stencil.Expr) bool {
	p, ok := r.finder.inspect(e)
	return ok && p.accesses == 0
}

// sum builds the sum: planes from the outermost inwards, those at the same distance
// beside each other, then what is of no plane.
func (r *regrouping) sum() stencil.Expr {
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
	return summed(parts).expr()
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
		sum := summed(own)
		if r.t.IsInteger() {
			sum = summed(columns(own))
		}
		groups = append(groups, term{minus: sum.minus, x: product(own[0].coefficients, sum.x)})
	}
	return summed(groups)
}

// columns sums first the elements of a plane that lie at the same x: neighbouring cells of a thread share
// those sums. The coefficients of the terms are not looked at.
func columns(terms []term) []term {
	at := map[int64][]term{}
	var sums []term
	for _, t := range terms {
		a, ok := t.x.(*stencil.Access)
		if !ok || t.minus {
			sums = append(sums, t)
			continue
		}
		offset, _ := a.Constants()
		x := offset[len(offset)-1]
		at[x] = append(at[x], t)
	}
	for _, x := range slices.Sorted(maps.Keys(at)) {
		sums = append(sums, summed(at[x]))
	}
	return sums
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

func (r *regrouping) nameOf(coefficients []stencil.Expr) string {
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
func product(coefficients []stencil.Expr, x stencil.Expr) stencil.Expr {
	for _, c := range slices.Backward(coefficients) {
		x = stencil.NewBinary("*", c, x)
	}
	return x
}

// summed adds and subtracts terms without coefficients, beginning with the first that is
// added; the sum is subtracted where all of them are.
func summed(terms []term) term {
	first := max(0, slices.IndexFunc(terms, func(t term) bool { return !t.minus }))
	sum := term{minus: terms[first].minus, x: terms[first].x}
	for i, t := range terms {
		switch {
		case i == first:
		case t.minus != sum.minus:
			sum.x = stencil.NewBinary("-", sum.x, t.x)
		default:
			sum.x = stencil.NewBinary("+", sum.x, t.x)
		}
	}
	return sum
}

func (t term) expr() stencil.Expr {
	if t.minus {
		return stencil.NewUnary("-", t.x)
	}
	return t.x
}
