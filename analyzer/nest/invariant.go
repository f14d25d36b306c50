// Integer scalars that keep the value of their declaration: subscripts may use the definition in place of the name.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// Expanded replaces scalars by the definitions that they have in the nest, so that plane and nx*ny are seen to be one stride, and what a step sets
// to (t % 2)*nx*ny to be one of two planes.
func (r *scalarReader) Expanded(p stencil.Poly) stencil.Poly {
	of := map[*stencil.Symbol]*cc.Declarator{}
	for d, sym := range r.outer {
		of[sym] = d
	}
	for _, sym := range p.Symbols() {
		d := of[sym]
		if d == nil {
			continue
		}
		if value, ok := r.definition(d); ok {
			p = p.Replace(sym, value)
		}
	}
	return p
}

// definition is the value that a local has in the nest, a polynomial over scalars that have the same value where it is set: by its initialiser, where nothing
// else writes it, or in front of the nest. A variable that only takes turns is its own definition.
func (r *scalarReader) definition(d *cc.Declarator) (stencil.Poly, bool) {
	set, ok := r.setInStep(d)
	if init := r.fn.Initializer(d); !ok && keepsValue(d) && init != nil && init.Case == cc.InitializerExpr {
		set, ok = setting{of: d, value: init.AssignmentExpression}, true
	}
	if !ok || d.Type().Size() < int64(stencil.Int.Size) {
		return nil, false
	}
	if size, _ := r.fn.unknownSize(set.value); size != nil {
		return nil, false
	}
	p, ok := r.polyOf(set.value, set)
	if list := p.Symbols(); len(list) == 1 && list[0].Turns && p.Equal(stencil.NewPolyOf(list[0])) {
		return nil, false
	}
	return p, ok
}

// keepsValue reports whether d, an integer of this function, has one value from
// its declaration on.
func keepsValue(d *cc.Declarator) bool {
	writes := 1 // the initialiser
	if d.IsParam() {
		writes = 0
	}
	return isOwnInteger(d) && d.WriteCount() == writes
}

// polyOf reads an expression outside the nest: one that set gives a variable, or a part of it.
func (r *scalarReader) polyOf(n cc.ExpressionNode, set setting) (stencil.Poly, bool) {
	if v, ok := n.Value().(cc.Int64Value); ok {
		return stencil.NewPoly(int64(v)), true
	}
	two := func(x, y cc.ExpressionNode) (stencil.Poly, stencil.Poly, bool) {
		p, okP := r.polyOf(x, set)
		q, okQ := r.polyOf(y, set)
		return p, q, okP && okQ
	}
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		if d := ccwalk.Variable(x); d != nil && r.isSteady(d, set) {
			if p, ok := r.definition(d); ok {
				return p, true
			}
			if e, err := r.outerScalar(x, d); err == nil {
				return stencil.PolyOf(e)
			}
		}
	case *cc.CastExpression:
		if cc.IsIntegerType(x.Type()) && x.Type().Size() >= int64(stencil.Int.Size) {
			return r.polyOf(x.CastExpression, set)
		}
	case *cc.AdditiveExpression:
		sign := int64(1)
		if x.Case == cc.AdditiveExpressionSub {
			sign = -1
		}
		p, q, ok := two(x.AdditiveExpression, x.MultiplicativeExpression)
		return p.Plus(q, sign), ok
	case *cc.MultiplicativeExpression:
		if x.Case == cc.MultiplicativeExpressionMul {
			p, q, ok := two(x.MultiplicativeExpression, x.CastExpression)
			return p.Times(q), ok
		}
	}
	return r.turning(n, set)
}

// nameable reports whether the name of d means d where the nest stands.
func (r *scalarReader) nameable(d *cc.Declarator) bool {
	found, ok := r.fn.Grids.Declarator(r.at, d.Name())
	return ok && found == d
}
