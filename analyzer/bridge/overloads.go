// A library function used as a value, in C++ a set of overloads: a cast picks the one that C has, where nothing
// else does.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// selected notes that n is converted to a function pointer type, by which C++ picks an overload.
func (b *converter) selected(n cc.ExpressionNode) {
	n = ccwalk.Unparen(n)
	if x, ok := n.(*cc.UnaryExpression); ok && x.Case == cc.UnaryExpressionAddrof {
		n = ccwalk.Unparen(x.CastExpression)
	}
	b.facts.selected[n] = true
}

// overloaded casts the name of a library function to its type in C if nothing else tells C++ which
// overload is meant: (c ? sqrt : cbrt)(x). n is the name; the cast goes in front of at.
func (b *converter) overloaded(n *cc.PrimaryExpression, at cc.ExpressionNode) {
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
