// Arguments of a call that change something: C leaves open in which order they are evaluated, and compilers differ.

package nest

import (
	"maps"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// argumentReader reads the values that a call is given.
type argumentReader struct {
	r              *callReader
	changed, named map[any]string // what the arguments so far change and name: variables, local arrays and grids
}

func (r *callReader) argumentsOf() *argumentReader {
	return &argumentReader{r: r, changed: map[any]string{}, named: map[any]string{}}
}

// value reads the next argument. One that changes what another one uses is refused: gcc evaluates the last argument
// first, and kernels the first.
func (a *argumentReader) value(n cc.ExpressionNode) (stencil.Expr, error) {
	before := len(a.r.locals.pending)
	e, err := a.r.exprs.expr(n)
	if err != nil {
		return nil, err
	}
	body := append(a.r.locals.pending[before:len(a.r.locals.pending):len(a.r.locals.pending)], &stencil.ExprStmt{X: e})
	changed, named := effects(body)
	for _, both := range []struct{ x, y map[any]string }{{a.changed, named}, {changed, a.named}} {
		for x, name := range both.x {
			if _, shared := both.y[x]; shared {
				return nil, a.r.fail(CodeSideEffects, n, "in which order the arguments are evaluated C leaves open, and one of them changes '%s', which this one uses, too", name).
					way(a.r, n, "give one of the arguments to a variable first: 'double a = f(&s); g(a, f(&s));' in place of 'g(f(&s), f(&s));'")
			}
		}
	}
	maps.Copy(a.changed, changed)
	maps.Copy(a.named, named)
	return e, nil
}

// effects are what statements change, and all that they name, but for the variables that they declare.
func effects(body []stencil.Stmt) (changed, named map[any]string) {
	changed, named = map[any]string{}, map[any]string{}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if of, name := rootOf(e); of != nil {
			named[of] = name
		}
	})
	stencil.VisitChanged(body, func(e stencil.Expr) {
		if of, name := rootOf(e); of != nil {
			changed[of] = name
		}
	})
	stencil.VisitStmts(body, func(s stencil.Stmt) {
		if d, ok := s.(*stencil.Decl); ok {
			delete(changed, d.Sym)
			delete(named, d.Sym)
		}
	})
	return changed, named
}

// rootOf is the variable, local array or grid that an expression denotes a part of; nil for values.
func rootOf(e stencil.Expr) (of any, name string) {
	switch e := e.(type) {
	case *stencil.Var:
		return e.Sym, e.Sym.Name
	case *stencil.Element:
		return e.Array, e.Array.Name
	case *stencil.Access:
		return e.Grid, e.Grid.Name
	case *stencil.Member:
		return rootOf(e.X)
	}
	return nil, ""
}
