// What a body must not do for cells that only look like those of the data.

package stencil

import "slices"

// Harm says why the body of a nest, or a function that it calls, must not run for cells beside those of its loops, as those behind the end of a row in the
// last thread: their values may be any. It may fail, loop for ever, or use elements that an array does not have. "" if it may run.
func (n *Needs) Harm(body []Stmt) (why string) {
	note := func(what string) {
		if why == "" {
			why = what
		}
	}
	VisitExprs(body, func(e Expr) {
		if fails := MayFail(e); fails != "" && !dividesByConstant(e) {
			note(fails)
		}
		if isChosen(e) {
			note("chooses elements of an array of its own")
		}
	})
	VisitStmts(body, func(s Stmt) {
		switch s.(type) {
		case *For, *While:
			note("has a loop in its body")
		}
	})
	for _, f := range n.Functions {
		note(f.Harm(f.Body))
	}
	return why
}

// isChosen reports whether an expression is an element of a variable, a table or a member, at an index that is not constant.
func isChosen(e Expr) bool {
	var index []Expr
	switch e := e.(type) {
	case *Element:
		index = e.Index
	case *Member:
		index = e.Index
	}
	return slices.ContainsFunc(index, func(i Expr) bool { _, isConst := ConstantOf(i); return !isConst })
}

// dividesByConstant reports whether a division is by a constant above 0, which never fails: parities, (x + y) % 2.
func dividesByConstant(e Expr) bool {
	var by Expr
	switch e := e.(type) {
	case *Binary:
		by = e.Y
	case *Assign:
		by = e.RHS
	default:
		return false
	}
	n, isConst := ConstantOf(by)
	return isConst && n > 0
}
