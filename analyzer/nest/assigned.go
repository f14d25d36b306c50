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
		if to := ccwalk.Assigned(n); to != nil {
			note(to)
		}
		if x, ok := n.(*cc.UnaryExpression); ok && x.Case == cc.UnaryExpressionAddrof {
			note(x.CastExpression)
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
		found = found || ccwalk.Assigned(n) != nil
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
