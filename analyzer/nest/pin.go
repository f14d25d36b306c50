// Pointees that a pointer keeps are pinned: subscripts that may change while it is in use go into variables.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// pin makes a pointee final that a pointer keeps: it no longer depends on variables that
// may change while the pointer is in use.
func (r *pointeeReader) pin(n cc.Node, p pointee, name string) (pointee, error) {
	if p.selection != nil {
		return r.pinSelection(n, p, name)
	}
	var err error
	fix := func(e stencil.Expr) stencil.Expr {
		if e == nil || err != nil || r.locals.isStable(e) {
			return e
		}
		e, err = r.locals.hoist(n, e, name+"_at")
		return e
	}
	index := make([]stencil.Expr, len(p.index))
	for i, e := range p.index {
		index[i] = fix(e)
	}
	p.index, p.offset = index, fix(p.offset)
	if p.object != nil && !r.staysThere(p.object) {
		return p, r.fail(codePointer, n, "a pointer to a part of an element whose subscripts may change cannot be resolved at translation time").
			way(r, n, "copy the struct into a local variable, or its subscripts into constant ones")
	}
	return p, err
}

// staysThere reports whether e names the same object wherever it is evaluated.
func (r *pointeeReader) staysThere(e stencil.Expr) bool {
	var inner stencil.Expr
	var index []stencil.Expr
	switch e := e.(type) {
	case *stencil.Var:
		return true
	case *stencil.Member:
		inner, index = e.X, e.Index
	case *stencil.Element:
		index = e.Index
	case *stencil.Access:
		index = e.Index
	default:
		return false
	}
	for _, i := range index {
		if !r.locals.isStable(i) {
			return false
		}
	}
	return inner == nil || r.staysThere(inner)
}
