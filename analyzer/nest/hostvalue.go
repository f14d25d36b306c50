// Parts of a subscript that use outer scalars only: the host computes them once per launch, the kernel gets them as
// parameters.

package nest

import (
	"maps"

	"mintc/ir/stencil"
)

// fromHost replaces the parts of a subscript that are no polynomials but use
// only outer scalars, as in u[(t+1) % 2][y][x]: the host computes each once per
// launch, and the kernel gets it as a parameter. Products stay, because they may be
// the strides of a flattened array.
func (r *scalarReader) fromHost(e stencil.Expr) stencil.Expr {
	if r.device != nil {
		return e
	}
	return stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		if _, polynomial := stencil.PolyOf(e); polynomial || !e.Type().IsInteger() || !stencil.OnHost(e) || stencil.MayTrap(e) {
			return e
		}
		return &stencil.Var{Sym: r.HostValue(e)}
	})
}

// Attempt returns what takes back the outer scalars that the nest gets from now on.
func (r *scalarReader) Attempt() (undo func()) {
	params, outer := len(r.sweep.Params), maps.Clone(r.outer)
	return func() { r.sweep.Params, r.outer = r.sweep.Params[:params], outer }
}

// HostValue is the parameter that stands for e.
func (r *scalarReader) HostValue(e stencil.Expr) *stencil.Symbol {
	text := "(" + stencil.Formatter{Host: stencil.HostText}.Expr(e) + ")"
	for _, p := range r.sweep.Params {
		if p.Host == text {
			return p
		}
	}
	name := "outer"
	stencil.EachVar(e, func(s *stencil.Symbol) { name = s.Name })
	sym := &stencil.Symbol{Name: r.localName(name + "_value"), Type: e.Type(), Role: stencil.Param, Host: text, Turns: turns(e)}
	if b, ok := e.(*stencil.Binary); ok && b.Op == "%" {
		x, okX := stencil.Exactly(stencil.Converted(b.X, b.T), nil) // one that wraps around has another remainder
		m, okM := stencil.ConstantOf(stencil.Converted(b.Y, b.T))
		if okX && okM && m > 1 && b.T.Kind == stencil.Signed {
			sym.Residue = &stencil.Residue{Form: x, Modulus: m}
		}
	}
	r.sweep.Params = append(r.sweep.Params, sym)
	return sym
}

// turns reports whether e takes few values: a remainder by a constant, or what is made of constants and such.
func turns(e stencil.Expr) bool {
	switch e := e.(type) {
	case *stencil.Var:
		return e.Sym.Turns
	case *stencil.Cast:
		return turns(e.X)
	case *stencil.Unary:
		return turns(e.X)
	case *stencil.Binary:
		_, constX := stencil.ConstantOf(e.X)
		value, constY := stencil.ConstantOf(e.Y)
		if e.Op == "%" || e.Op == "&" {
			return constY && isFew(value)
		}
		x, y := turns(e.X), turns(e.Y)
		return (x || y) && (x || constX) && (y || constY)
	}
	return false
}
