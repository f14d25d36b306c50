// Objects without a name: compound literals, structs that calls and other expressions give.

package validity

import "modernc.org/cc/v4"

// literal is a compound literal, an object without a name.
func (w *exprWalk) literal(x *cc.PostfixExpression, st *state) lvalue {
	p := w.places.id(place{temporary{node: x}, ""}, x.Type())
	w.storage.forgetPlace(p, st)
	for l := x.InitializerList; l != nil; l = l.InitializerList {
		w.initialiseFrom(p, x.Type(), l.Initializer, st)
	}
	return lvalue{places: []placeID{p}, base: x}
}

// structValue is a struct that is not an lvalue: the result of a call or of ?:.
func (w *exprWalk) structValue(n cc.ExpressionNode, st *state) lvalue {
	switch x := n.(type) {
	case *cc.ConditionalExpression:
		w.expr(x.LogicalOrExpression, st)
		a, b := w.lvalue(x.ExpressionList, st), w.lvalue(x.ConditionalExpression, st)
		return lvalue{places: union(a.places, b.places), element: a.element || b.element, value: a.value, base: x}
	case *cc.ExpressionList:
		w.expr(x.AssignmentExpression, st)
		return w.lvalue(x.ExpressionList, st)
	case *cc.AssignmentExpression:
		w.expr(x, st)
		return w.lvalue(x.UnaryExpression, st)
	}
	v := w.expr(n, st)
	if v == 0 {
		_, called := n.(*cc.PostfixExpression) // what it gives is known elsewhere, else it is lost
		p := w.places.id(place{temporary{n, called}, ""}, n.Type())
		w.storage.forgetPlace(p, st)
		return lvalue{places: []placeID{p}, base: n}
	}
	return lvalue{places: st.of(v).leads, base: n}
}
