// Linear forms: products of outer scalars become parameters, and accesses over unknown locals are marked.

package subscript

import "mintc/ir/stencil"

// hoistSubscripts makes subscripts linear whose only fault are products of
// outer scalars.
func hoistSubscripts(n *Nest) {
	for _, u := range n.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			a.Access = &stencil.Access{Grid: a.Grid, Index: n.linear(a.Index), Span: a.Span}
			a.Resolved = true
			for d, e := range a.Index {
				form, ok := stencil.AffineOf(e)
				a.Affine[d] = form
				a.Resolved = a.Resolved && ok
			}
		}
	}
	n.Body = stencil.MapBody(n.Body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			return &stencil.Access{Grid: a.Grid, Index: n.linear(a.Index), Span: a.Span}
		}
		return e
	})
}

// linear replaces subscripts that become linear forms by hoisting.
func (n *Nest) linear(index []stencil.Expr) []stencil.Expr {
	list := make([]stencil.Expr, len(index))
	for d, e := range index {
		list[d] = e
		p, ok := stencil.PolyOf(e)
		if _, already := stencil.AffineOf(e); already || !ok {
			continue
		}
		if form, ok := n.affine(p); ok {
			list[d] = stencil.AffineExpr(form)
		}
	}
	return list
}

// affine is p as a linear form; products of outer scalars become scalars that
// the host evaluates.
func (n *Nest) affine(p stencil.Poly) (stencil.Affine, bool) {
	a := stencil.Affine{}
	for _, m := range p {
		switch {
		case len(m.Syms) == 0:
			a.Const = m.Coef
		case len(m.Syms) == 1:
			a = a.Plus(stencil.Affine{Terms: []stencil.Term{{Sym: m.Syms[0], Coef: m.Coef}}}, 1)
		default:
			for _, sym := range m.Syms {
				if sym.Role != stencil.Param {
					return a, false
				}
			}
			product := n.HostValue(stencil.PolyExpr(stencil.Poly{{Coef: 1, Syms: m.Syms}}))
			a = a.Plus(stencil.Affine{Terms: []stencil.Term{{Sym: product, Coef: m.Coef}}}, 1)
		}
	}
	return a, true
}
