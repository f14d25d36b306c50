// A library function used as a value, in C++ a set of overloads: a cast picks the one that C has, where nothing
// else does.

package bridge

import "modernc.org/cc/v4"

// selected notes that n is converted to the type of a function pointer, by which C++ picks an overload.
func (b *bridge) selected(n cc.ExpressionNode) {
	n = unparen(n)
	if x, ok := n.(*cc.UnaryExpression); ok && x.Case == cc.UnaryExpressionAddrof {
		n = unparen(x.CastExpression)
	}
	b.facts.selected[n] = true
}

// overloaded gives the name of a library function the type of C's, where nothing else tells C++ which of its overloads is
// meant: (c ? sqrt : cbrt)(x). n is the name, at is what the cast goes before.
func (b *bridge) overloaded(n *cc.PrimaryExpression, at cc.ExpressionNode) {
	name := n.Token.SrcStr()
	if n.Case != cc.PrimaryExpressionIdent || !overloadedMath[name] && !overloadedInt[name] && !cppConst[name] {
		return
	}
	f := functionType(n.Type())
	if f == nil || b.unit.Definition(name) != nil || isVariable(n) || b.facts.callees[n] {
		return
	}
	switch {
	case cppConst[name]:
		b.refuse(codeNoCounterpart, b.place(n), "call it in a function of your own, and take the address of that", "'%s' has two types in C++, neither of which is C's", name)
	case !b.facts.selected[n]:
		b.castTo(codeMath, target{typ: f.Pointer()}, at)
	}
	b.facts.callees[n] = true
}

func isVariable(n *cc.PrimaryExpression) bool {
	d, ok := n.ResolvedTo().(*cc.Declarator)
	return ok && d.Type().Kind() != cc.Function
}
