// Package ccwalk visits the nodes and tokens of a cc/v4 syntax tree without
// reflection. EachChild and Cases are generated from cc's own source.
package ccwalk

import "modernc.org/cc/v4"

//go:generate go run mintc/internal/ccgen .

// Tokens calls f for every token below n, not in source order: compare their
// Seq where the order matters. Tokens without a sequence number are absent. A token has itself.
func Tokens(n cc.Node, f func(*cc.Token)) {
	var visit func(cc.Node)
	visit = func(n cc.Node) {
		for rest := n; rest != nil; {
			rest = EachButRest(rest, f, visit)
		}
	}
	visit(n)
}

// tokenOf is n where it is a token, which is no node of the tree; else nil.
func tokenOf(n cc.Node) *cc.Token {
	switch t := n.(type) {
	case cc.Token:
		return &t
	case *cc.Token:
		return t
	}
	return nil
}

// EachButRest is EachChild without the rest of a list, which it returns; nil for other nodes, and at the end. A list is a
// chain of nodes in cc: who follows it by calls needs a stack as deep as a table of numbers is long.
func EachButRest(n cc.Node, token func(*cc.Token), node func(cc.Node)) (rest cc.Node) {
	if t := tokenOf(n); t != nil {
		token(t)
		return nil
	}
	rest = restOf(n)
	EachChild(n, token, func(child cc.Node) {
		if child != rest {
			node(child)
		}
	})
	return rest
}

// restOf is what follows the first of a list that can be long.
func restOf(n cc.Node) cc.Node {
	switch l := n.(type) {
	case *cc.InitializerList:
		if l.InitializerList != nil {
			return l.InitializerList
		}
	case *cc.TranslationUnit:
		if l.TranslationUnit != nil {
			return l.TranslationUnit
		}
	case *cc.BlockItemList:
		if l.BlockItemList != nil {
			return l.BlockItemList
		}
	case *cc.EnumeratorList:
		if l.EnumeratorList != nil {
			return l.EnumeratorList
		}
	}
	return nil
}

// Nodes calls f for n and every node below it as long as f returns true for
// the node above.
func Nodes(n cc.Node, f func(cc.Node) bool) {
	noToken := func(*cc.Token) {}
	var visit func(cc.Node)
	visit = func(n cc.Node) {
		for rest := n; rest != nil && f(rest); {
			rest = EachButRest(rest, noToken, visit)
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

// Alternatives are the two values that ?: chooses from: a and b of c ? a : b, and of a ?: b. They are nil without a ?:.
func Alternatives(x *cc.ConditionalExpression) (yes, no cc.ExpressionNode) {
	switch {
	case x.Case != cc.ConditionalExpressionCond:
		return nil, nil
	case x.ExpressionList == nil: // GNU C leaves it out
		return x.LogicalOrExpression, x.ConditionalExpression
	}
	return x.ExpressionList, x.ConditionalExpression
}

// Last is the last part of n where n has its value: of a comma expression, and of ({ ... }) if that ends with an expression. It is
// nil for others.
func Last(n cc.ExpressionNode) cc.ExpressionNode {
	switch x := n.(type) {
	case *cc.ExpressionList:
		if x.ExpressionList == nil {
			return nil
		}
		for x.ExpressionList != nil {
			x = x.ExpressionList
		}
		return x.AssignmentExpression
	case *cc.PrimaryExpression:
		if x.Case != cc.PrimaryExpressionStmt {
			return nil
		}
		if last := LastStatement(x.CompoundStatement); last != nil {
			return last.ExpressionList
		}
	}
	return nil
}

// LastStatement is the expression that ends a block, nil if another statement or a declaration does.
func LastStatement(s *cc.CompoundStatement) *cc.ExpressionStatement {
	var last *cc.ExpressionStatement
	for l := s.BlockItemList; l != nil; l = l.BlockItemList {
		last = ExpressionStatement(l.BlockItem)
	}
	return last
}

// ExpressionStatement is the statement that an item of a block is, if that is an expression; nil for others.
func ExpressionStatement(b *cc.BlockItem) *cc.ExpressionStatement {
	if b.Case != cc.BlockItemStmt || b.Statement.Case != cc.StatementExpr || b.Statement.ExpressionStatement.ExpressionList == nil {
		return nil
	}
	return b.Statement.ExpressionStatement
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

// Assigned is what n itself gives a value: the left side of an assignment, what ++ or -- counts. It is nil for other nodes.
func Assigned(n cc.Node) cc.ExpressionNode {
	switch x := n.(type) {
	case *cc.AssignmentExpression:
		if x.Case != cc.AssignmentExpressionCond {
			return x.UnaryExpression
		}
	case *cc.PostfixExpression:
		if x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec {
			return x.PostfixExpression
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionInc || x.Case == cc.UnaryExpressionDec {
			return x.UnaryExpression
		}
	}
	return nil
}

// Callee is the function that x calls by its name, nil for a call through a pointer.
func Callee(x *cc.PostfixExpression) *cc.Declarator {
	d := Variable(x.PostfixExpression)
	if d == nil || d.Type().Kind() != cc.Function {
		return nil
	}
	return d
}

// CalleeName is the name that x calls a function or a pointer by, declared or not. It is "" for other calls.
func CalleeName(x *cc.PostfixExpression) string {
	p, ok := Unparen(x.PostfixExpression).(*cc.PrimaryExpression)
	if !ok || p.Case != cc.PrimaryExpressionIdent {
		return ""
	}
	return p.Token.SrcStr()
}

// Branches are what n evaluates in any case, the condition of an if or a switch and the first operand of ?:, && and ||, and what
// that decides about. first is nil for other nodes.
func Branches(n cc.Node) (first cc.Node, rest []cc.Node) {
	switch x := n.(type) {
	case *cc.SelectionStatement:
		rest = append(rest, x.Statement)
		if x.Statement2 != nil {
			rest = append(rest, x.Statement2)
		}
		return x.ExpressionList, rest
	case *cc.ConditionalExpression:
		if x.Case == cc.ConditionalExpressionCond {
			if x.ExpressionList != nil { // GNU C leaves it out
				rest = append(rest, x.ExpressionList)
			}
			return x.LogicalOrExpression, append(rest, x.ConditionalExpression)
		}
	case *cc.LogicalAndExpression:
		if x.Case == cc.LogicalAndExpressionLAnd {
			return x.LogicalAndExpression, []cc.Node{x.InclusiveOrExpression}
		}
	case *cc.LogicalOrExpression:
		if x.Case == cc.LogicalOrExpressionLOr {
			return x.LogicalOrExpression, []cc.Node{x.LogicalAndExpression}
		}
	}
	return nil, nil
}

// Constant is the value of an integer constant expression; ok is false for anything else.
func Constant(n cc.ExpressionNode) (value int64, ok bool) {
	switch v := n.Value().(type) {
	case cc.Int64Value:
		return int64(v), true
	case cc.UInt64Value:
		return int64(v), true
	}
	return 0, false
}
