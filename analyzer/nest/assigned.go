// Which variables a piece of C may change: by an assignment, an increment, or through an address that is taken.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// changes reports whether the unit may give d another value than the one that
// it was declared or called with: an assignment, or its address taken.
func (f *File) changes(d *cc.Declarator) bool {
	if f.changed == nil {
		f.changed = changedIn(f.AST.TranslationUnit)
	}
	return f.changed[d]
}

// changedIn are the variables that n assigns to or takes the address of.
func changedIn(n cc.Node) map[*cc.Declarator]bool {
	changed := map[*cc.Declarator]bool{}
	note := func(e cc.ExpressionNode) {
		if d := changedBy(e); d != nil {
			changed[d] = true
		}
	}
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.AssignmentExpression:
			if x.UnaryExpression != nil {
				note(x.UnaryExpression)
			}
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec {
				note(x.PostfixExpression)
			}
		case *cc.UnaryExpression:
			switch x.Case {
			case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
				note(x.UnaryExpression)
			case cc.UnaryExpressionAddrof:
				note(x.CastExpression)
			}
		}
		return true
	})
	return changed
}

// changedBy is the variable that changes where e is assigned to: the one whose
// storage e is part of.
func changedBy(e cc.ExpressionNode) *cc.Declarator {
	throughIndex := false
	for {
		switch x := ccwalk.Unparen(e).(type) {
		case *cc.PrimaryExpression:
			d := ccwalk.Variable(x)
			if d != nil && d.IsParam() && throughIndex {
				return nil // a parameter that is declared as an array is a pointer
			}
			return d
		case *cc.PostfixExpression:
			throughIndex = x.Case == cc.PostfixExpressionIndex
			isPart := x.Case == cc.PostfixExpressionSelect ||
				x.Case == cc.PostfixExpressionIndex && x.PostfixExpression.Type().Undecay().Kind() == cc.Array
			if !isPart {
				return nil
			}
			e = x.PostfixExpression
		default:
			return nil
		}
	}
}

// hasAssignment reports whether n changes anything by itself, calls not counted.
func hasAssignment(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.AssignmentExpression:
			found = found || x.UnaryExpression != nil
		case *cc.PostfixExpression:
			found = found || x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec
		case *cc.UnaryExpression:
			found = found || x.Case == cc.UnaryExpressionInc || x.Case == cc.UnaryExpressionDec
		}
		return !found
	})
	return found
}

// hasCall reports whether evaluating n may call something.
func hasCall(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		x, ok := n.(*cc.PostfixExpression)
		found = found || ok && x.Case == cc.PostfixExpressionCall
		return !found
	})
	return found
}
