package validity

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// lvalue is an object that an expression designates: variables and members at
// known places, or an element of the storage that value leads to.
type lvalue struct {
	places  []placeID
	value   value
	element bool
	row     bool              // a row pointer inside the storage
	base    cc.ExpressionNode // what the array was named by
}

// value is what a pointer or array at a place holds; on first sight, what it
// can hold when the function starts.
func (c *checker) value(st *state, p placeID) value {
	if v, ok := st.holds[p]; ok {
		return v
	}
	v := c.fresh()
	st.holds[p] = v
	f := facts{unmapped: true, leads: []placeID{p}}
	if t := c.places.types[p]; t == nil || t.Kind() != cc.Array {
		f.leads = []placeID{c.places.target(p, c.outer(p))}
	}
	if c.mappable(p) {
		f.mapped, f.scopes = true, []scope{callers}
	}
	st.set(v, f)
	return v
}

// mappable reports whether a caller can have mapped what p holds at the start.
func (c *checker) mappable(p placeID) bool {
	if c.startsAtMain || !c.outer(p) {
		return false
	}
	if t := c.places.types[p]; t == nil || t.Kind() != cc.Array {
		return true
	}
	switch r := c.places.list[p].root.(type) {
	case globalName:
		return c.mappedSomewhere(string(r))
	case *cc.Declarator:
		return c.mappedSomewhere(r.Name())
	}
	return true
}

// lvalue evaluates the operands of an lvalue expression and says what it designates.
func (w *walk) lvalue(n cc.ExpressionNode, st *state) lvalue {
	n = unparen(n)
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		if d, ok := x.ResolvedTo().(*cc.Declarator); ok && x.Case == cc.PrimaryExpressionIdent {
			return lvalue{places: []placeID{w.variable(d)}, base: x}
		}
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex:
			return w.index(x, st)
		case cc.PostfixExpressionSelect:
			return w.member(x, w.lvalue(x.PostfixExpression, st), st)
		case cc.PostfixExpressionPSelect:
			v := w.expr(x.PostfixExpression, st)
			return w.member(x, lvalue{places: st.of(v).leads, value: v, base: x.PostfixExpression}, st)
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionDeref {
			v := w.expr(x.CastExpression, st)
			return w.pointee(x, v, x.CastExpression, "", st)
		}
	}
	return lvalue{value: w.expr(n, st), base: n}
}

// index is a[i]: a row or an element of storage, or one of an array of pointers.
func (w *walk) index(x *cc.PostfixExpression, st *state) lvalue {
	base, subscript := x.PostfixExpression, x.ExpressionList
	if !isPointer(base.Type().Undecay()) { // i[a]
		base, subscript = subscript, base
	}
	w.expr(subscript, st)
	v := w.expr(base, st)
	path := "[]"
	if n, ok := constantOf(subscript); ok {
		path = fmt.Sprintf("[%d]", n)
	}
	return w.pointee(x, v, base, path, st)
}

// pointee is what a pointer leads to. A pointer there is a variable's where the
// pointer was made with & or is an array of pointers, else a row of the storage.
func (w *walk) pointee(n cc.ExpressionNode, v value, base cc.ExpressionNode, path string, st *state) lvalue {
	lv := lvalue{value: v, base: rootOf(base)}
	t := n.Type().Undecay()
	switch {
	case t.Kind() == cc.Array:
		return lv
	case t.Kind() == cc.Ptr:
		lv.places = w.pointersAt(v, path, st)
		lv.row = len(lv.places) == 0
	case t.Kind() == cc.Struct && !w.isGridElement(v, st):
		lv.places = st.of(v).leads
	default:
		lv.element = true
	}
	return lv
}

// maxPointers is the longest array whose pointers are told apart.
const maxPointers = 16

// pointersAt are the pointer variables that v leads to: the variable itself, or
// the elements of an array of pointers (all of them for path "[]").
func (w *walk) pointersAt(v value, path string, st *state) []placeID {
	var list []placeID
	for _, p := range st.of(v).leads {
		t := w.places.types[p]
		arr, isArray := t.(*cc.ArrayType)
		switch {
		case t == nil:
		case t.Kind() == cc.Ptr:
			list = append(list, p)
		case isArray && arr.Elem().Kind() == cc.Ptr && path == "[]":
			list = append(list, w.pointersIn(p, arr, st)...)
		case isArray && arr.Elem().Kind() == cc.Ptr:
			list = append(list, w.places.below(p, path, arr.Elem()))
		}
	}
	return list
}

// pointersIn are the pointers of an array; of a long one, those that are known.
func (w *walk) pointersIn(p placeID, arr *cc.ArrayType, st *state) []placeID {
	var list []placeID
	if n := arr.Len(); n > 0 && n <= maxPointers {
		for i := range n {
			list = append(list, w.places.below(p, fmt.Sprintf("[%d]", i), arr.Elem()))
		}
		return list
	}
	for _, q := range st.heldPlaces() {
		if isBelow(w.places.list[q], w.places.list[p]) {
			list = append(list, q)
		}
	}
	return list
}

// isGridElement reports whether v leads to an array of structs that is, or may
// be, on the device; any other pointer to a struct leads to the struct itself.
func (w *walk) isGridElement(v value, st *state) bool {
	for _, s := range st.of(v).scopes {
		if s != callers {
			return true
		}
	}
	for f := w; f != nil; f = f.caller {
		for _, g := range f.gridsInOrder() {
			if g.Elem.Kind == stencil.Struct && f.grid(g, st) == v {
				return true
			}
		}
	}
	return false
}

// member is the member of the struct at base, or part of an element.
func (w *walk) member(x *cc.PostfixExpression, base lvalue, st *state) lvalue {
	if base.element || base.value != 0 && w.isGridElement(base.value, st) {
		base.element = !isPointer(x.Type())
		return base
	}
	path := "." + x.Token2.SrcStr()
	lv := lvalue{base: x}
	for _, p := range base.places {
		lv.places = append(lv.places, w.places.below(p, path, x.Type()))
	}
	return lv
}

// load is the pointer that an lvalue holds; 0 for other types.
func (w *walk) load(lv lvalue, st *state) value {
	switch {
	case lv.element:
		return 0
	case len(lv.places) == 0:
		return lv.value
	case len(lv.places) == 1:
		return w.value(st, lv.places[0])
	}
	var merged facts
	for i, p := range lv.places {
		f := st.of(w.value(st, p))
		if i == 0 {
			merged = f
		} else {
			merged = mergeFacts(merged, f)
		}
	}
	v := w.fresh()
	st.set(v, merged)
	return v
}

// read is an lvalue expression used for its value.
func (w *walk) read(n cc.ExpressionNode, st *state) value {
	lv := w.lvalue(n, st)
	if lv.element {
		w.touchElement(lv, elementUse{node: n, lvalue: n, read: true}, st)
		return 0
	}
	if !isPointer(n.Type()) {
		return 0
	}
	return w.load(lv, st)
}

// addressOf is &lv: the storage itself for an element or an array, else a
// pointer to the variable.
func (w *walk) addressOf(lv lvalue, st *state) value {
	if len(lv.places) == 0 {
		return lv.value
	}
	if t := w.places.types[lv.places[0]]; len(lv.places) == 1 && t != nil && t.Kind() == cc.Array {
		return w.value(st, lv.places[0])
	}
	v := w.fresh()
	st.set(v, facts{leads: union(lv.places, nil), unmapped: true})
	return v
}

// forget makes a local variable new, at its declaration.
func (w *walk) forget(d *cc.Declarator, st *state) {
	at := w.places.list[w.variable(d)]
	for p := range st.holds {
		if q := w.places.list[p]; q == at || isBelow(q, at) {
			delete(st.holds, p)
		}
	}
}

// rootOf is the array that rows and subscripts were taken of.
func rootOf(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		n = unparen(n)
		switch x := n.(type) {
		case *cc.PostfixExpression:
			if x.Case != cc.PostfixExpressionIndex && !isElementMember(x) {
				return n
			}
			n = x.PostfixExpression
		case *cc.AdditiveExpression:
			if !isPointer(x.AdditiveExpression.Type()) {
				return n
			}
			n = x.AdditiveExpression
		case *cc.UnaryExpression:
			if x.Case != cc.UnaryExpressionDeref && x.Case != cc.UnaryExpressionAddrof {
				return n
			}
			n = x.CastExpression
		case *cc.CastExpression:
			n = x.CastExpression
		default:
			return n
		}
	}
}

// isElementMember recognises a[i].m, a member of an array's element.
func isElementMember(x *cc.PostfixExpression) bool {
	if x.Case != cc.PostfixExpressionSelect {
		return false
	}
	inner, ok := unparen(x.PostfixExpression).(*cc.PostfixExpression)
	return ok && (inner.Case == cc.PostfixExpressionIndex || isElementMember(inner))
}

func unparen(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		switch x := n.(type) {
		case *cc.PrimaryExpression:
			if x.Case != cc.PrimaryExpressionExpr {
				return n
			}
			n = x.ExpressionList
		case *cc.ExpressionList:
			if x.ExpressionList != nil {
				return n
			}
			n = x.AssignmentExpression
		default:
			return n
		}
	}
}

// textOf is an expression on one line, as written.
func textOf(span source.Span) string { return strings.Join(strings.Fields(span.Text()), " ") }
