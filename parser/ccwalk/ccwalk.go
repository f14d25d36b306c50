// Package ccwalk visits the nodes and tokens of a cc/v4 syntax tree without
// reflection. EachChild and Cases are generated from cc's own source.
package ccwalk

import "modernc.org/cc/v4"

//go:generate go run mintc/internal/ccgen .

// Tokens calls f for every token below n, not in source order: compare their
// Seq where the order matters. Tokens without a sequence number are absent.
func Tokens(n cc.Node, f func(cc.Token)) {
	var visit func(cc.Node)
	visit = func(n cc.Node) { EachChild(n, f, visit) }
	visit(n)
}

// Nodes calls f for n and every node below it as long as f returns true for
// the node above.
func Nodes(n cc.Node, f func(cc.Node) bool) {
	noToken := func(cc.Token) {}
	var visit func(cc.Node)
	visit = func(n cc.Node) {
		if f(n) {
			EachChild(n, noToken, visit)
		}
	}
	visit(n)
}

// Unparen is n without the parentheses around it, and without lists of one. (a, b) becomes the list a, b.
func Unparen(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case != cc.PrimaryExpressionExpr {
				return n
			}
			n = x.ExpressionList
		case *cc.ExpressionList:
			if x.ExpressionList != nil {
				return n
			}
			n = x.AssignmentExpression
		default:
			return n
		}
	}
}

// Variable is the declarator of a plain identifier, nil for anything else.
func Variable(n cc.ExpressionNode) *cc.Declarator {
	p, ok := Unparen(n).(*cc.PrimaryExpression)
	if !ok || p.Case != cc.PrimaryExpressionIdent {
		return nil
	}
	d, _ := p.ResolvedTo().(*cc.Declarator)
	return d
}
