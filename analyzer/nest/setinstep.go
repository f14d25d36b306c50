// Integers that a step sets in front of its nest, as int now = (t % 2)*n*n, and that keep the value until there.

package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// setting is what gives a variable the value that it has in the nest: an item of a block around it. Item is nil for the initialiser of one that never changes.
type setting struct {
	of    *cc.Declarator
	value cc.ExpressionNode
	item  *cc.BlockItem
	blockAround
}

// blockAround is a block that holds the nest, and which of its items does.
type blockAround struct {
	block *cc.CompoundStatement
	nest  *cc.BlockItem
}

// setInStep is what sets d in front of the nest, in the innermost block that does. It is false where d may have another value in the nest, too.
func (r *scalarReader) setInStep(d *cc.Declarator) (set setting, ok bool) {
	if !isOwnInteger(d) {
		return set, false
	}
	for _, around := range r.blocksAround() {
		set = setting{of: d, blockAround: around}
		for l := around.block.BlockItemList; l != nil && l.BlockItem != around.nest; l = l.BlockItemList {
			if v := settingOf(l.BlockItem, d); v != nil {
				set.value, set.item = v, l.BlockItem
			}
		}
		if set.item != nil {
			return set, writesOf(set.item, d) == 1 && holdsValueOf(d, set.value) && r.keptSince(set, d)
		}
		if writesOf(around.block, d) > 0 {
			return set, false
		}
	}
	return set, false
}

// keptSince reports whether d has in the nest the value that it has behind a setting. A label would let jumps lead back.
func (r *scalarReader) keptSince(set setting, d *cc.Declarator) bool {
	if set.item == nil || !isOwnInteger(d) || hasLabel(set.block) {
		return false
	}
	behind := false
	for l := set.block.BlockItemList; l != nil; l = l.BlockItemList {
		if behind && writesOf(l.BlockItem, d) > 0 {
			return false
		}
		if l.BlockItem == set.nest {
			return true
		}
		behind = behind || l.BlockItem == set.item
	}
	return false
}

// blocksAround are the blocks of the function that hold the nest, from the inside out.
func (r *scalarReader) blocksAround() []blockAround {
	if r.around == nil {
		r.around = []blockAround{}
		ccwalk.Nodes(r.fn.Def, func(n cc.Node) bool {
			block, ok := n.(*cc.CompoundStatement)
			if !ok {
				return n != r.nestNode
			}
			for l := block.BlockItemList; l != nil; l = l.BlockItemList {
				if contains(l.BlockItem, r.nestNode) {
					r.around = append([]blockAround{{block, l.BlockItem}}, r.around...)
					return true
				}
			}
			return false
		})
	}
	return r.around
}

// turning is a part of what sets a variable that takes few values in turn, as (t + 1) % 2: a parameter that the host computes for the nest.
func (r *scalarReader) turning(n cc.ExpressionNode, set setting) (stencil.Poly, bool) {
	if set.item == nil || !cc.IsIntegerType(n.Type()) || !r.isKept(n, set) {
		return nil, false
	}
	e, err := r.pointees.exprs.expr(n)
	if err != nil || !turns(e) || !stencil.OnHost(e) || stencil.MayTrap(e) {
		return nil, false
	}
	return stencil.NewPolyOf(r.HostValue(e)), true
}

// isKept reports whether an expression has in the nest the value that it had in a setting: operators on constants and on integers that stay.
func (r *scalarReader) isKept(n cc.Node, set setting) bool {
	kept := true
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.PostfixExpression:
			kept = false
		case *cc.UnaryExpression:
			kept = kept && (x.Case == cc.UnaryExpressionMinus || x.Case == cc.UnaryExpressionNot)
		case *cc.PrimaryExpression:
			d := ccwalk.Variable(x)
			kept = kept && x.Case != cc.PrimaryExpressionStmt && (d == nil || r.isSteady(d, set))
		}
		kept = kept && ccwalk.Assigned(n) == nil
		return kept
	})
	return kept
}

// isSteady reports whether d has in the nest, where its name means it, the value that a setting reads. What the setting itself writes has another.
func (r *scalarReader) isSteady(d *cc.Declarator, set setting) bool {
	steady := keepsValue(d) && r.isGivenBefore(d, set.value)
	return d != set.of && (steady || r.keptSince(set, d) && writesOf(set.item, d) == 0) && r.nameable(d)
}

// isGivenBefore reports whether the only value that a variable is given comes before a place of the function. An assignment behind it would give
// the value of a later step.
func (r *scalarReader) isGivenBefore(d *cc.Declarator, place cc.Node) bool {
	if d.IsParam() || r.fn.Initializer(d) != nil {
		return true
	}
	isBehind := func(v cc.ExpressionNode) bool { return v == nil || r.fn.SpanAt(v).Off >= r.fn.SpanAt(place).Off }
	return !leadsGoto(r.fn.Def) && !slices.ContainsFunc(r.fn.given(d), isBehind)
}

// holdsValueOf reports whether d can hold each value of an expression, no part of which wraps around below 64 bits.
func holdsValueOf(d *cc.Declarator, value cc.ExpressionNode) bool {
	exact := d.Type().Size() >= 8 || cc.IsSignedInteger(d.Type())
	ccwalk.Nodes(value, func(n cc.Node) bool {
		if x, ok := n.(cc.ExpressionNode); ok && cc.IsIntegerType(x.Type()) {
			exact = exact && (x.Type().Size() >= 8 || cc.IsSignedInteger(x.Type()))
		}
		return exact
	})
	return exact && cc.IsIntegerType(value.Type()) && value.Type().Size() <= d.Type().Size()
}

// isOwnInteger reports whether d is an integer that only statements of its function change, and that holds what they give it.
func isOwnInteger(d *cc.Declarator) bool {
	scope := d.LexicalScope() // parameters of a function without a prototype have none
	own := scope != nil && scope.Parent != nil && !d.IsStatic() && !d.IsExtern()
	return own && !d.AddressTaken() && !d.IsVolatile() && !d.IsAtomic() && cc.IsIntegerType(d.Type())
}

// settingOf is the value that an item of a block gives d whenever it runs: that of a declaration or of an assignment. It is nil for other items.
func settingOf(item *cc.BlockItem, d *cc.Declarator) (value cc.ExpressionNode) {
	if s := ccwalk.ExpressionStatement(item); s != nil {
		a, ok := ccwalk.Unparen(s.ExpressionList).(*cc.AssignmentExpression)
		if ok && a.Case == cc.AssignmentExpressionAssign && ccwalk.Variable(a.UnaryExpression) == d {
			return a.AssignmentExpression
		}
		return nil
	}
	if item.Case != cc.BlockItemDecl {
		return nil
	}
	ccwalk.Nodes(item, func(n cc.Node) bool {
		if at, init := parser.Declared(n); at == d && init != nil && init.Case == cc.InitializerExpr {
			value = init.AssignmentExpression
		}
		return true
	})
	return value
}

// writesOf is at how many places n gives d a value.
func writesOf(n cc.Node, d *cc.Declarator) int {
	count := writesIn(n, d)
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if at, init := parser.Declared(n); at == d && init != nil {
			count++
		}
		return true
	})
	return count
}

func contains(n, inner cc.Node) (found bool) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		found = found || n == inner
		return !found
	})
	return found
}
