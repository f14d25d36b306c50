// The order of accesses inside an iteration: whether it matters where two grids are one array, and what is read behind a store.

package stencil

// MustKeepOrder reports whether an iteration's accesses must happen in their order if
// two grids of a sweep are one array, of which iterations only touch their own points.
// They must if one grid is read, or written other than by its only store, after the
// other has been written.
func (s *Sweep) MustKeepOrder(u, v *Use) bool {
	for _, pair := range [][2]*Use{{u, v}, {v, u}} {
		o := &accessOrder{first: pair[0].Grid, second: pair[1].Grid,
			plain: !pair[1].Read && len(pair[1].Accesses) == 1}
		if pair[0].Written && o.body(s.Body, true) {
			return true
		}
	}
	return false
}

// ReadsBehindStore reports whether an iteration may read g, or write it once more, after it has stored to it.
func (s *Sweep) ReadsBehindStore(g *Grid) bool {
	return (&accessOrder{first: g, second: g}).body(s.Body, true)
}

// accessOrder looks for an access of second after a store to first. plain: second
// is only written, once.
type accessOrder struct {
	first, second *Grid
	plain         bool
	stored        bool
}

// body reports whether there is one; always: the statements are executed in
// every iteration.
func (o *accessOrder) body(body []Stmt, always bool) bool {
	for _, s := range body {
		if o.stmt(s, always) {
			return true
		}
	}
	return false
}

func (o *accessOrder) stmt(s Stmt, always bool) bool {
	if x, ok := s.(*ExprStmt); ok && always && o.plain {
		if a, ok := x.X.(*Assign); ok && a.Op == "=" && IsOf(a.LHS, o.second) {
			return o.expr(a.RHS)
		}
	}
	times := 1
	switch s.(type) {
	case *For, *While: // what comes last in one pass comes before what is first in the next
		times = 2
	}
	for range times {
		for _, e := range Exprs(s) {
			if o.expr(e) {
				return true
			}
		}
		for _, inner := range Bodies(s) {
			if o.body(inner, false) {
				return true
			}
		}
	}
	return false
}

// expr follows an expression: operands come before what they are assigned to.
func (o *accessOrder) expr(e Expr) bool {
	operands := Operands(e)
	if a, ok := e.(*Assign); ok {
		operands = []Expr{a.RHS, a.LHS}
	}
	for _, x := range operands {
		if o.expr(x) {
			return true
		}
	}
	switch e := e.(type) {
	case *Access:
		return o.stored && e.Grid == o.second
	case *Assign:
		o.stored = o.stored || PartOf(e.LHS, o.first)
	case *IncDec:
		o.stored = o.stored || PartOf(e.X, o.first)
	case *Unary:
		o.stored = o.stored || e.Op == "&" && PartOf(e.X, o.first)
	}
	return false
}

// IsOf reports whether e is an element of g.
func IsOf(e Expr, g *Grid) bool {
	a, ok := e.(*Access)
	return ok && a.Grid == g
}

// PartOf reports whether e is an element of g or a part of one.
func PartOf(e Expr, g *Grid) bool {
	if m, ok := e.(*Member); ok {
		return PartOf(m.X, g)
	}
	return IsOf(e, g)
}
