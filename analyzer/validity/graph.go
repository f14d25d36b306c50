// The call graph of the file: which functions reach mint constructs, and which of them have only callers that
// are followed, so that they need no analysis of their own.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// callees are the functions with a body in the file that a function calls, and those whose address it takes.
type callees struct{ called, named []*cc.FunctionDefinition }

// findCallees reads a function's body, or a whole file.
func (c *checker) findCallees(in cc.Node) (found callees) {
	direct := map[cc.Node]bool{}
	ccwalk.Nodes(in, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionCall {
				if d := ccwalk.Callee(x); d != nil {
					direct[ccwalk.Unparen(x.PostfixExpression)] = true
					if g := c.in.Unit.Definition(d.Name()); g != nil {
						found.called = append(found.called, g)
					}
				}
			}
		case *cc.PrimaryExpression:
			d, ok := x.ResolvedTo().(*cc.Declarator)
			if ok && x.Case == cc.PrimaryExpressionIdent && !direct[x] && d.Type().Kind() == cc.Function {
				if g := c.in.Unit.Definition(d.Name()); g != nil {
					found.named = append(found.named, g)
				}
			}
		}
		return true
	})
	return found
}

// reaching are the functions that reach a mint construct, themselves or through calls.
func (c *checker) reaching() map[*cc.FunctionDefinition]bool {
	callers := map[*cc.FunctionDefinition][]*cc.FunctionDefinition{}
	for fd, calls := range c.callees {
		for _, g := range calls.called {
			callers[g] = append(callers[g], fd)
		}
	}
	reach := map[*cc.FunctionDefinition]bool{}
	var mark func(*cc.FunctionDefinition)
	mark = func(fd *cc.FunctionDefinition) {
		if !reach[fd] {
			reach[fd] = true
			for _, caller := range callers[fd] {
				mark(caller)
			}
		}
	}
	for fd := range c.info {
		mark(fd)
	}
	return reach
}

// calledFrom are the functions whose address is never taken and that one of the given functions
// calls.
func (c *checker) calledFrom(from map[*cc.FunctionDefinition]bool) map[*cc.FunctionDefinition]bool {
	list, taken := map[*cc.FunctionDefinition]bool{}, map[*cc.FunctionDefinition]bool{}
	for _, fd := range c.definitions {
		calls := c.callees[fd]
		for _, g := range calls.named {
			taken[g] = true
		}
		if from[fd] {
			for _, g := range calls.called {
				list[g] = list[g] || g != fd
			}
		}
	}
	for g := range taken {
		delete(list, g)
	}
	return list
}
