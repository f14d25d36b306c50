// The call graph of the file: which functions reach mint constructs, and which of them have only callers that
// are followed, so that they need no analysis of their own.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// calls are the functions with a body in the file that fd calls, and those whose address it takes.
func (c *checker) calls(fd *cc.FunctionDefinition) (called, named []*cc.FunctionDefinition) {
	direct := map[cc.Node]bool{}
	ccwalk.Nodes(fd, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionCall {
				if d := calleeOf(x); d != nil {
					direct[unparen(x.PostfixExpression)] = true
					if g := c.Unit.Definition(d.Name()); g != nil {
						called = append(called, g)
					}
				}
			}
		case *cc.PrimaryExpression:
			d, ok := x.ResolvedTo().(*cc.Declarator)
			if ok && x.Case == cc.PrimaryExpressionIdent && !direct[x] && d.Type().Kind() == cc.Function {
				if g := c.Unit.Definition(d.Name()); g != nil {
					named = append(named, g)
				}
			}
		}
		return true
	})
	return called, named
}

// reaching are the functions that reach a mint construct, themselves or through calls.
func (c *checker) reaching() map[*cc.FunctionDefinition]bool {
	reach := map[*cc.FunctionDefinition]bool{}
	for fd := range c.info {
		reach[fd] = true
	}
	for changed := true; changed; {
		changed = false
		for _, fd := range c.definitions {
			if reach[fd] {
				continue
			}
			called, _ := c.calls(fd)
			for _, g := range called {
				if reach[g] {
					reach[fd], changed = true, true
				}
			}
		}
	}
	return reach
}

// calledFrom are the functions whose address is never taken and that one of the given functions
// calls.
func (c *checker) calledFrom(from map[*cc.FunctionDefinition]bool) map[*cc.FunctionDefinition]bool {
	list, taken := map[*cc.FunctionDefinition]bool{}, map[*cc.FunctionDefinition]bool{}
	for _, fd := range c.definitions {
		called, named := c.calls(fd)
		for _, g := range named {
			taken[g] = true
		}
		if from[fd] {
			for _, g := range called {
				list[g] = list[g] || g != fd
			}
		}
	}
	for g := range taken {
		delete(list, g)
	}
	return list
}
