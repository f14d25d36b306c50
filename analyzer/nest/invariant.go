// Integer scalars that keep the value of their declaration: subscripts may use the definition in place of the name.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// Expanded replaces scalars by the definitions that they were declared with and
// keep, so that plane and nx*ny are seen to be one stride.
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

// definition is the value of a local that is written only by its initialiser,
// a polynomial over scalars that never change either.
func (r *scalarReader) definition(d *cc.Declarator) (stencil.Poly, bool) {
	init := r.fn.Initializer(d)
	if !keepsValue(d) || init == nil || init.Case != cc.InitializerExpr || d.Type().Size() < int64(stencil.Int.Size) {
		return nil, false
	}
	if size, _ := r.fn.unknownSize(init); size != nil {
		return nil, false
	}
	return r.polyOf(init.AssignmentExpression)
}

// keepsValue reports whether d, an integer of this function, has one value from
// its declaration on.
func keepsValue(d *cc.Declarator) bool {
	writes := 1 // the initialiser
	if d.IsParam() {
		writes = 0
	}
	scope := d.LexicalScope() // parameters of a function without a prototype have none
	local := scope != nil && scope.Parent != nil && !d.IsStatic() && !d.IsExtern()
	return local && d.WriteCount() == writes && !d.AddressTaken() && !d.IsVolatile() && !d.IsAtomic() && cc.IsIntegerType(d.Type())
}

// polyOf reads an expression outside the nest.
func (r *scalarReader) polyOf(n cc.ExpressionNode) (stencil.Poly, bool) {
	if v, ok := n.Value().(cc.Int64Value); ok {
		return stencil.NewPoly(int64(v)), true
	}
	two := func(x, y cc.ExpressionNode) (stencil.Poly, stencil.Poly, bool) {
		p, okP := r.polyOf(x)
		q, okQ := r.polyOf(y)
		return p, q, okP && okQ
	}
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		if d := ccwalk.Variable(x); d != nil && keepsValue(d) && r.nameable(d) {
			if p, ok := r.definition(d); ok {
				return p, true
			}
			if e, err := r.outerScalar(x, d); err == nil {
				return stencil.PolyOf(e)
			}
		}
	case *cc.CastExpression:
		if cc.IsIntegerType(x.Type()) && x.Type().Size() >= int64(stencil.Int.Size) {
			return r.polyOf(x.CastExpression)
		}
	case *cc.AdditiveExpression:
		sign := int64(1)
		if x.Case == cc.AdditiveExpressionSub {
			sign = -1
		}
		p, q, ok := two(x.AdditiveExpression, x.MultiplicativeExpression)
		return p.Plus(q, sign), ok
	case *cc.MultiplicativeExpression:
		p, q, ok := two(x.MultiplicativeExpression, x.CastExpression)
		return p.Times(q), ok && x.Case == cc.MultiplicativeExpressionMul
	}
	return nil, false
}

// nameable reports whether the name of d means d where the nest stands.
func (r *scalarReader) nameable(d *cc.Declarator) bool {
	found, ok := r.fn.Grids.Declarator(r.at, d.Name())
	return ok && found == d
}
