// Variables of the host that take few values in turn, as those that choose one of several buffers do.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// takesTurns reports whether an integer takes few values in turn by all assignments of its function: remainders, as cur = t % 2, the other one of two, as
// cur = 1 - cur, and values that change places with others, as in k = cur, cur = next, next = k. Nothing false follows where it does not.
func (f *Function) takesTurns(d *cc.Declarator) bool {
	turns, few := f.values(d, map[*cc.Declarator]bool{})
	return turns && few
}

// values reports whether a variable takes few values, and whether it changes between them. Through are the variables that get its value.
func (f *Function) values(d *cc.Declarator, through map[*cc.Declarator]bool) (turns, few bool) {
	if d.AddressTaken() || !cc.IsIntegerType(d.Type()) {
		return false, false
	}
	through[d] = true
	for _, v := range f.given(d) {
		if v == nil { // it is counted
			return false, false
		}
		switch from := origin(v); {
		case from != nil && through[from], isRemainder(v):
			turns = true
		case from != nil:
			turning, isFew := f.values(from, through)
			if !isFew {
				return false, false
			}
			turns = turns || turning
		case v.Value() == cc.Unknown:
			return false, false
		}
	}
	return turns, true
}

// given are the values that a variable is given, in the order of the text.
func (f *Function) given(d *cc.Declarator) []cc.ExpressionNode {
	if f.assigned == nil {
		f.assigned = f.assignedValues()
	}
	return f.assigned[d]
}

// assignedValues are the values that each variable of the function is given; nil for one that is counted or changed otherwise.
func (f *Function) assignedValues() map[*cc.Declarator][]cc.ExpressionNode {
	values := map[*cc.Declarator][]cc.ExpressionNode{}
	ccwalk.Nodes(f.Def, func(n cc.Node) bool {
		if d, init := parser.Declared(n); d != nil && init != nil && init.Case == cc.InitializerExpr {
			values[d] = append(values[d], init.AssignmentExpression)
		}
		if to := ccwalk.Assigned(n); to != nil {
			if d := ccwalk.Variable(to); d != nil {
				values[d] = append(values[d], valueOf(n))
			}
		}
		return true
	})
	return values
}

// valueOf is v of x = v, and all of x ^= v; nil for other assignments.
func valueOf(n cc.Node) cc.ExpressionNode {
	a, ok := n.(*cc.AssignmentExpression)
	switch {
	case ok && a.Case == cc.AssignmentExpressionAssign:
		return a.AssignmentExpression
	case ok && a.Case == cc.AssignmentExpressionXor:
		return a
	}
	return nil
}

// isFew reports whether remainders by n, or what a mask of n leaves, are as few as buffers that take turns: n & ~3 is a size.
func isFew(n int64) bool { return 0 < n && n <= 16 }

// isRemainder reports whether v is x % 2, x & 1, !x, c ? 0 : 1, or x ^= 1.
func isRemainder(v cc.ExpressionNode) bool {
	switch x := ccwalk.Unparen(v).(type) {
	case *cc.CastExpression:
		return x.Case == cc.CastExpressionCast && isRemainder(x.CastExpression)
	case *cc.MultiplicativeExpression:
		n, ok := x.CastExpression.Value().(cc.Int64Value)
		return x.Case == cc.MultiplicativeExpressionMod && ok && isFew(int64(n))
	case *cc.AssignmentExpression:
		return isKnown(x.AssignmentExpression)
	case *cc.ConditionalExpression:
		return x.ExpressionList != nil && isKnown(x.ExpressionList) && isKnown(x.ConditionalExpression)
	case *cc.AndExpression:
		n, ok := x.EqualityExpression.Value().(cc.Int64Value)
		return ok && isFew(int64(n))
	case *cc.UnaryExpression:
		return x.Case == cc.UnaryExpressionNot
	}
	return false
}

// origin is the variable that v has one value for each value of: x itself, or the other one of two, 1 - x and x ^ 1. It is nil for other values.
func origin(v cc.ExpressionNode) *cc.Declarator {
	switch x := ccwalk.Unparen(v).(type) {
	case *cc.CastExpression:
		if x.Case == cc.CastExpressionCast {
			return origin(x.CastExpression)
		}
	case *cc.ExclusiveOrExpression:
		if x.Case == cc.ExclusiveOrExpressionXor && isKnown(x.AndExpression) {
			return origin(x.ExclusiveOrExpression)
		}
	case *cc.AdditiveExpression:
		if x.Case == cc.AdditiveExpressionSub && isKnown(x.AdditiveExpression) {
			return origin(x.MultiplicativeExpression)
		}
	}
	return ccwalk.Variable(v)
}

func isKnown(n cc.ExpressionNode) bool { return n.Value() != cc.Unknown }
