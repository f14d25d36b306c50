package analyzer

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// chosen is f[e], one of the arrays that the pointers of an array f lead to.
// The host evaluates e once per launch. ok is false where p is no such array.
func (r *nestReader) chosen(n cc.Node, p place, e stencil.Expr) (at place, ok bool, err error) {
	arr, isArray := p.grid.typ.(*cc.ArrayType)
	if p.grid.key.root == nil || len(p.index) > 0 || !isArray || arr.Elem().Kind() != cc.Ptr {
		return p, false, nil
	}
	if p.offset != nil {
		e = plus(p.offset, e)
	}
	if k, isConst := stencil.ConstantOf(e); isConst {
		lv, err := element(p.grid, k)
		if err != nil {
			err = r.fail(codeArray, n, "%v", err)
		}
		return place{grid: lv}, true, err
	}
	switch {
	case !stencil.OnHost(e) || mayTrap(e):
		return p, true, r.fail(codeArray, n, "which of the arrays '%s' points to changes inside the parallel loop", p.grid.text).
			way(r, n, "use a subscript that the host knows before the loop, or one array with a further dimension")
	case r.guarded > 0 && !isResidue(e, arr.Len()):
		return p, true, r.fail(codeArray, n, "which of the arrays '%s' points to is chosen under a condition", p.grid.text).
			way(r, n, "choose it before the loop: a pointer variable that is %s[...]", p.grid.text)
	}
	text := stencil.HostExpr(e)
	return place{grid: lvalue{
		key:  gridKey{p.grid.key.root, p.grid.key.path + r.grids.anyElement(text)},
		text: fmt.Sprintf("%s[%s]", p.grid.text, text), typ: arr.Elem()}}, true, nil
}

// isResidue reports whether e is one of x % k with k at most n: evaluated for
// nothing, it is harmless.
func isResidue(e stencil.Expr, n int64) bool {
	v, ok := e.(*stencil.Var)
	return ok && v.Sym.Residue != nil && v.Sym.Residue.Modulus <= n
}

// anyElement is the step of a path for a subscript that is no constant.
func (t *gridTable) anyElement(text string) string {
	k, ok := t.choices[text]
	if !ok {
		k = len(t.choices)
		t.choices[text] = k
	}
	return fmt.Sprintf("[*%d]", k)
}
