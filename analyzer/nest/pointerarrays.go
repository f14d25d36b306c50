// Arrays of pointers: whether f[e] is one of several arrays, which the host chooses at each launch, or a row of one
// matrix.

package nest

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// pointerElement is f[e], one of the arrays that the pointers of an array f lead to.
// The host evaluates e once per launch. ok is false where p is not such an array, or
// one whose pointers are the rows of a matrix.
func (r *pointeeReader) pointerElement(n cc.Node, p pointee, e stencil.Expr) (at pointee, ok bool, err error) {
	if p.grid.key.root == nil || len(p.index) > 0 || p.grid.typ.Kind() != cc.Array && p.grid.typ.Kind() != cc.Ptr {
		return p, false, nil
	}
	if p.offset != nil {
		e = plus(p.offset, e)
	}
	if at.grid, ok = r.fn.Grids.copiedElement(p.grid, e); ok {
		return at, true, nil
	}
	use := r.fn.Grids.tableUse(p.grid)
	if use == asRows {
		return p, false, nil
	}
	if k, isConst := stencil.ConstantOf(e); isConst {
		lv, err := element(p.grid, k)
		if err != nil {
			err = r.fail(codeArray, n, "%v", err)
		}
		return pointee{grid: lv}, true, err
	}
	known := stencil.OnHost(e) && !stencil.MayTrap(e)
	switch {
	case use == asEither && !known:
		return p, false, nil
	case !known:
		return p, true, r.fail(codeArray, n, "which of the arrays '%s' points to changes inside the parallel loop", p.grid.text).
			way(r, n, "use a subscript that the host knows before the loop, or one array with a further dimension")
	case r.guarded > 0 && !isResidue(e, lengthOf(p.grid.typ)):
		return p, true, r.scalars.chosenUnderCondition(n, p.grid)
	}
	at.grid, err = r.fn.Grids.elementAt(p.grid, stencil.HostExpr(e), r.scalars.isLocal(e))
	return at, true, err
}

// chosenUnderCondition is the error about an element of an array of pointers that the host would have to read where C may not.
func (r *scalarReader) chosenUnderCondition(n cc.Node, table lvalue) error {
	return r.fail(codeArray, n, "which of the arrays '%s' points to is chosen under a condition", table.text).
		way(r, n, "choose it before the loop: a pointer variable that is %s[...]", table.text)
}

// isLocal reports whether e reads nothing but local variables of the function.
func (r *scalarReader) isLocal(e stencil.Expr) bool {
	if v, ok := e.(*stencil.Var); ok {
		for d, sym := range r.outer {
			if sym == v.Sym {
				return d.Linkage() == cc.None
			}
		}
		return false
	}
	for _, x := range stencil.Operands(e) {
		if !r.isLocal(x) {
			return false
		}
	}
	return true
}

// copiedElement is base[e] where a copy of the function names that array, and none
// names base: (*a)[i] behind copy(*a, ..).
func (t *Grids) copiedElement(base lvalue, e stencil.Expr) (lvalue, bool) {
	k, isConst := stencil.ConstantOf(e)
	if !isConst || t.copied[t.byKey[base.key]] {
		return base, false
	}
	lv, err := element(base, k)
	return lv, err == nil && t.copied[t.byKey[lv.key]]
}

// wholeArray is *p, where p is a parameter, a pointer to an array that the function
// never subscripts: as (*p)[i][j] is written, the array is all that p leads to,
// unless a copy says otherwise.
func (r *pointeeReader) wholeArray(p pointee) (pointee, bool) {
	t := r.fn.Grids
	if p.grid.key.root == nil || p.selection != nil || len(p.index) > 0 || p.offset != nil || !isParameter(p.grid) ||
		p.grid.typ.Undecay().Kind() != cc.Ptr || t.copied[t.byKey[p.grid.key]] || t.subscripts(p.grid.key.root) {
		return p, false
	}
	if elem := parser.ElementOf(p.grid.typ); elem == nil || elem.Kind() != cc.Array {
		return p, false
	}
	lv, err := element(p.grid, 0)
	return pointee{grid: lv}, err == nil
}

// subscripts reports whether the function has a subscript of d.
func (t *Grids) subscripts(d *cc.Declarator) bool {
	found := false
	ccwalk.Nodes(t.fn, func(n cc.Node) bool {
		x, ok := n.(*cc.PostfixExpression)
		found = found || ok && x.Case == cc.PostfixExpressionIndex && (maybeVariable(x.PostfixExpression) == d || maybeVariable(x.ExpressionList) == d)
		return !found
	})
	return found
}

// tableUse says what the pointers of an array are.
type tableUse int

const (
	asRows   tableUse = iota // of one matrix; also where there are no pointers
	asTable                  // to arrays of their own
	asEither                 // nothing in the function says it
)

// tableUse tells a table of arrays from the row pointers of a matrix by the
// copies of the function. Without one, T *a[N] may be either, and T **a is a matrix.
func (t *Grids) tableUse(lv lvalue) tableUse {
	if elem := parser.ElementOf(lv.typ); elem == nil || elem.Kind() != cc.Ptr {
		return asRows
	}
	for key, g := range t.byKey {
		switch {
		case !t.copied[g] || key.root != lv.key.root:
		case key.path == lv.key.path:
			return asRows
		case strings.HasPrefix(key.path, lv.key.path+"["):
			return asTable
		}
	}
	if lv.typ.Kind() == cc.Array {
		return asEither
	}
	return asRows
}

// lengthOf is the length of an array, 0 where it is not known.
func lengthOf(t cc.Type) int64 {
	if arr, ok := t.(*cc.ArrayType); ok {
		return arr.Len()
	}
	return 0
}

// isResidue reports whether e is one of x % k with k at most n: as a
// subscript it may be evaluated even where its element is not used.
func isResidue(e stencil.Expr, n int64) bool {
	v, ok := e.(*stencil.Var)
	return ok && v.Sym.Residue != nil && v.Sym.Residue.Modulus <= n
}

// anyElement is the step of a path for a subscript that is not constant.
func (t *Grids) anyElement(text string) string {
	k, ok := t.choices[text]
	if !ok {
		k = len(t.choices)
		t.choices[text] = k
	}
	return choiceStep(k)
}

func choiceStep(k int) string { return fmt.Sprintf("[*%d]", k) }
