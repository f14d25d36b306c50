// Whether accesses of a sweep happen in the same iterations, at the same elements, in each step of a chain: what decides about them is nothing
// that the steps change.

package stencil

import "slices"

// Steady follows what decides about the accesses that held picks: conditions, subscripts, locals. changes says which arrays have other values in
// other steps. ok is true if none of those decides; params are the outer scalars that do, integers, which must have the same values.
func (s *Sweep) Steady(held func(*Access) bool, changes func(*Grid) bool) (params []*Symbol, ok bool) {
	f := &steadiness{held: held, changes: changes, loose: map[*Symbol]bool{}, ok: true}
	for known := -1; known < len(f.loose); {
		known = len(f.loose)
		f.list(s.Body, false)
	}
	return f.params, f.ok
}

// steadiness collects locals whose values may be others in other steps.
type steadiness struct {
	held    func(*Access) bool
	changes func(*Grid) bool
	loose   map[*Symbol]bool
	params  []*Symbol
	ok      bool
}

// list follows statements; loose says that it may be others that are executed in other steps.
func (f *steadiness) list(body []Stmt, loose bool) {
	for _, st := range body {
		f.stmt(st, loose)
		loose = loose || Jumps([]Stmt{st}) && f.choosesLoosely([]Stmt{st})
	}
}

func (f *steadiness) stmt(st Stmt, loose bool) {
	for _, e := range Exprs(st) {
		f.expr(e, loose)
	}
	switch st := st.(type) {
	case *Decl:
		f.assign(st.Sym, loose, append([]Expr{st.Init}, st.List...)...)
		return
	case *ExprStmt, *Jump, *Return:
		return
	case *If, *For, *While, *Switch:
		loose = loose || f.decides(Exprs(st)...)
		if _, isIf := st.(*If); !isIf && Jumps([]Stmt{st}) {
			loose = loose || f.choosesLoosely([]Stmt{st})
		}
	}
	for _, inner := range Bodies(st) {
		f.list(inner, loose)
	}
}

// choosesLoosely reports whether some condition of statements may be another one in other steps.
func (f *steadiness) choosesLoosely(body []Stmt) bool {
	found := false
	VisitStmts(body, func(st Stmt) {
		switch st.(type) {
		case *If, *For, *While, *Switch:
			found = found || f.decides(Exprs(st)...)
		}
	})
	return found
}

func (f *steadiness) expr(e Expr, loose bool) {
	switch e := e.(type) {
	case *Cond:
		f.expr(e.C, loose)
		loose = loose || f.decides(e.C)
		f.expr(e.X, loose)
		f.expr(e.Y, loose)
		return
	case *Binary:
		if e.Op == "&&" || e.Op == "||" {
			f.expr(e.X, loose)
			f.expr(e.Y, loose || f.decides(e.X))
			return
		}
	case *Access:
		if f.held(e) && (loose || f.decides(e.Index...)) {
			f.ok = false
		}
	case *Assign:
		f.assign(localOf(e.LHS), loose, e.RHS)
	case *IncDec:
		f.assign(localOf(e.X), loose)
	case *Unary:
		if e.Op == "&" { // a function writes it
			f.assign(localOf(e.X), true)
		}
	}
	for _, x := range Operands(e) {
		f.expr(x, loose)
	}
}

// localOf is the local that an expression is, or is an element or member of; nil if it is none.
func localOf(e Expr) *Symbol {
	switch e := e.(type) {
	case *Var:
		return e.Sym
	case *Element:
		return e.Array
	case *Member:
		return localOf(e.X)
	}
	return nil
}

// assign notes a local whose value may be another one in other steps.
func (f *steadiness) assign(sym *Symbol, loose bool, values ...Expr) {
	if sym == nil {
		return
	}
	values = slices.DeleteFunc(values, func(e Expr) bool { return e == nil })
	if loose || !sym.Type.IsInteger() || f.decides(values...) {
		f.loose[sym] = true
	}
}

// decides takes expressions for what decides about accesses, and reports whether they may have other values in other steps.
func (f *steadiness) decides(list ...Expr) (loose bool) {
	for _, e := range list {
		visitExpr(e, func(e Expr) {
			switch e := e.(type) {
			case *Access:
				loose = loose || f.changes(e.Grid)
			case *Element:
				loose = loose || f.loose[e.Array]
			case *Var:
				loose = loose || f.loose[e.Sym]
				switch {
				case e.Sym.Role != Param || e.Sym.Const != nil || slices.Contains(f.params, e.Sym):
				case e.Sym.Type.IsInteger():
					f.params = append(f.params, e.Sym)
				default:
					loose = true
				}
			}
		})
	}
	return loose
}
