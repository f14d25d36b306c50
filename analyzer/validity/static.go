// Pointers with static storage: what they hold when main starts, or, for a function with unknown callers,
// whatever any initialiser or assignment of the file may have stored in them.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// static is a variable with static storage, and its initialiser.
type static struct {
	variable *cc.Declarator
	init     *cc.Initializer
}

// findStatics finds the variables of the whole file with static storage whose initialiser may hold pointers.
func (c *checker) findStatics() {
	local := map[*cc.Declarator]bool{}
	for _, fd := range c.definitions {
		for _, d := range c.localsOf(fd) {
			local[d] = true
		}
	}
	ccwalk.Nodes(c.in.Unit.AST.TranslationUnit, func(n cc.Node) bool {
		if d, init := parser.Declared(n); init != nil && !local[d] && !d.IsTypename() && (mayHoldPointers(d.Type()) || holdsAddress(d.Type())) {
			c.statics = append(c.statics, static{d, init})
		}
		return true
	})
}

// holdsAddress reports whether a number of the type is wide enough for an address.
func holdsAddress(t cc.Type) bool { return cc.IsIntegerType(t) && t.Size() >= pointerSize }

// startStatics gives variables with static storage the values that they have
// when main starts.
func (w *exprWalk) startStatics(st *state) {
	for _, s := range w.statics {
		w.initialise(w.variable(s.variable), s.variable.Type(), s.init, st)
	}
}

// findInitial finds where pointers with static storage may point when a function is called from
// outside: to the targets of their initialisers and of all assignments in the file, directly or
// through other pointers.
func (c *checker) findInitial() {
	groups := map[*cc.Declarator]*cc.Declarator{}
	arrays := map[*cc.Declarator][]*cc.Declarator{}
	var find func(*cc.Declarator) *cc.Declarator
	find = func(d *cc.Declarator) *cc.Declarator {
		if p := groups[d]; p != nil && p != d {
			groups[d] = find(p)
			return groups[d]
		}
		return d
	}
	assign := func(d *cc.Declarator, from cc.Node) {
		if d.Type().Kind() != cc.Ptr {
			return
		}
		eachName(from, func(e *cc.Declarator) {
			switch e.Type().Kind() {
			case cc.Array:
				arrays[find(d)] = append(arrays[find(d)], e)
			case cc.Ptr:
				a, b := find(d), find(e)
				if a != b {
					groups[b] = a
					arrays[a] = append(arrays[a], arrays[b]...)
				}
			}
		})
	}
	ccwalk.Nodes(c.in.Unit.AST.TranslationUnit, func(n cc.Node) bool {
		if d, init := parser.Declared(n); init != nil {
			assign(d, init)
		}
		if x, ok := n.(*cc.AssignmentExpression); ok && x.Case == cc.AssignmentExpressionAssign {
			if p, ok := ccwalk.Unparen(x.UnaryExpression).(*cc.PrimaryExpression); ok {
				if d, ok := p.ResolvedTo().(*cc.Declarator); ok {
					assign(d, x.AssignmentExpression)
				}
			}
		}
		return true
	})
	ccwalk.Nodes(c.in.Unit.AST.TranslationUnit, func(n cc.Node) bool {
		if d, _ := parser.Declared(n); d != nil && d.Type().Kind() == cc.Ptr && (d.Linkage() != cc.None || d.IsStatic()) {
			p := c.variable(d)
			for _, a := range arrays[find(d)] {
				if a.Linkage() != cc.None || a.IsStatic() {
					c.initial[p] = union(c.initial[p], []placeID{c.variable(a)})
				}
			}
		}
		return true
	})
}

// eachName calls f for the variables in an expression, except those in subscripts and calls.
func eachName(n cc.Node, f func(*cc.Declarator)) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionIndex {
				eachName(x.PostfixExpression, f)
				return false
			}
			return x.Case != cc.PostfixExpressionCall
		case *cc.PrimaryExpression:
			if d, ok := x.ResolvedTo().(*cc.Declarator); ok && x.Case == cc.PrimaryExpressionIdent {
				f(d)
			}
		}
		return true
	})
}
