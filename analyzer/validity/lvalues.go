// Which object an lvalue expression designates: variables, members and array elements as places, or an element
// of a grid's storage. Loading from it gives the pointer that it holds.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// lvalue is an object that an expression designates: variables and members at
// known places, or an element of the storage that value points to. Where a
// pointer pointed to the places, via is it, and path is where they are from there.
type lvalue struct {
	places  []placeID
	via     value
	path    string
	value   value
	element bool
	start   bool              // the first thing that value points to
	row     bool              // a row pointer inside the storage
	base    cc.ExpressionNode // the expression that names the array
}

// value is the value of a pointer or array at a place; at first sight, the value that it can have
// when the function starts.
func (c *checker) value(st *state, p placeID) value {
	if v, ok := st.holds[p]; ok {
		return v
	}
	f := c.firstFacts(p)
	if c.leadsToItself(p) {
		return c.arrayAmong(st, p, f)
	}
	if all, ok := c.places.summary(p); ok {
		if v, held := st.holds[all]; held && c.startsUndefined(p) {
			one := c.fresh() // the pointers that the other place stands for may be different ones
			st.alike(one, v)
			st.holds[p] = one
			return one
		} else if held {
			f = mergeFacts(f, st.of(v))
		}
	}
	v := c.fresh()
	st.holds[p] = v
	st.set(v, f)
	return v
}

// arrayAmong is the value of an array. An array inside an array of structs points to the place that
// stands for all of them, and is apart from its neighbours.
func (c *checker) arrayAmong(st *state, p placeID, f facts) value {
	v := c.fresh()
	if all := c.generalised(p); all != p {
		f.leads = []placeID{all}
		for q, u := range st.holds {
			if q != all && c.generalised(q) == all {
				st.apart[pair(v, u)] = true
			}
		}
	}
	st.holds[p] = v
	st.set(v, f)
	return v
}

// generalised is the place that stands for p and its neighbours in arrays.
func (c *checker) generalised(p placeID) placeID {
	at := c.places.list[p]
	if !strings.Contains(at.path, "[") {
		return p
	}
	return c.places.id(place{at.root, anySubscript(at.path)}, c.places.types[p])
}

// lvalue evaluates the operands of an lvalue expression and says what it designates.
func (w *exprWalk) lvalue(n cc.ExpressionNode, st *state) lvalue {
	n = ccwalk.Unparen(n)
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
			return w.member(x, w.object(v, x.PostfixExpression), st)
		case cc.PostfixExpressionComplit:
			return w.literal(x, st)
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionDeref {
			v := w.expr(x.CastExpression, st)
			return w.pointee(x, v, x.CastExpression, subscript{known: true}, st)
		}
	}
	if k := n.Type().Kind(); k == cc.Struct || k == cc.Union {
		return w.structValue(n, st)
	}
	return lvalue{value: w.expr(n, st), base: n}
}

// subscript is a constant, or unknown. An unknown one may be what a variable says: then chosen is the step to its element.
type subscript struct {
	n      int64
	known  bool
	chosen string
}

// index is a[i]: a row or an element of storage, or one of an array of pointers.
func (w *exprWalk) index(x *cc.PostfixExpression, st *state) lvalue {
	base, sub := x.PostfixExpression, x.ExpressionList
	if !isPointer(base.Type().Undecay()) { // i[a]
		base, sub = sub, base
	}
	offset := w.storage.keep(w.expr(sub, st), st)
	w.subscripted = ccwalk.Unparen(base)
	v := w.expr(base, st)
	v = w.either(st, v, w.storage.take(offset, st)) // the distance to another object
	at := w.subscriptOf(sub)
	if at.known && at.n >= 0 {
		v = w.beyond(v, at.n+1, st) // the end of the element
	} else if at.known {
		v = w.beyond(v, at.n, st)
	}
	return w.pointee(x, v, base, at, st)
}

// arrayIn is the expression that names the array in base: a variable or member, or one of an array of pointers, as in u[2].
func arrayIn(base cc.ExpressionNode) cc.ExpressionNode {
	if x, ok := ccwalk.Unparen(base).(*cc.PostfixExpression); ok && x.Case == cc.PostfixExpressionIndex {
		if _, ok := ccwalk.Constant(x.ExpressionList); ok && declared(x.PostfixExpression) != nil && x.PostfixExpression.Type().Undecay().Kind() == cc.Array && x.Type().Undecay().Kind() == cc.Ptr {
			return x
		}
	}
	return rootOf(base)
}

// pointee is what a pointer points to: pointers and structs are objects with places, anything else
// is an element of storage.
func (w *exprWalk) pointee(n cc.ExpressionNode, v value, base cc.ExpressionNode, sub subscript, st *state) lvalue {
	lv := lvalue{value: v, start: sub == subscript{known: true}, base: arrayIn(base)}
	t := n.Type().Undecay()
	switch {
	case t.Kind() == cc.Array || t.Kind() == cc.Function:
		return lv
	case t.Kind() == cc.Ptr:
		lv.row = w.host.isTable(v, st)
	case (t.Kind() == cc.Struct || t.Kind() == cc.Union) && !w.isGridElement(v, st):
	default:
		lv.element = true
		return lv
	}
	return w.storage.elementsOf(lv, v, sub, t, st)
}

// object is what a pointer to a struct points to.
func (w *activation) object(v value, base cc.ExpressionNode) lvalue {
	return lvalue{value: v, via: v, path: "[0]", base: base}
}

// elementsOf gives lv the places of the objects of type t that v points to.
func (w *storageWalk) elementsOf(lv lvalue, v value, sub subscript, t cc.Type, st *state) lvalue {
	apart := true
	leads := st.of(v).leads
	for _, lead := range leads {
		w.seen(lead, sub == subscript{known: true}, t)
		at := sub
		if table, k, ok := w.places.elementOf(lead); ok && sub != (subscript{known: true}) { // another one of its table
			lead, at.n, at.known, apart = table, k+sub.n, sub.known && k >= 0, false
			if at.known && len(leads) > 1 && w.places.isOutside(table, at.n) { // v is not that element here
				continue
			}
		}
		path := w.places.element(lead, at.n, at.known)
		if arr, ok := w.places.types[lead].(*cc.ArrayType); ok && arr.Elem().Kind() == cc.Array {
			path = anyElement // one of several subscripts
		}
		if path == anyElement && w.places.hasElements(lead) && !w.places.blurred[lead] {
			apart = false
			lv.places = append(lv.places, w.places.allElements(lead, t, st)...)
			continue
		}
		lv.places = append(lv.places, w.seenAs(w.places.at(lead, path, t), t))
		lv.path = path
	}
	if sub.known && (sub.n >= maxPointers || w.places.walked(st.of(v).leads)) {
		sub.chosen = w.constantChoice(sub.n)
	}
	if sub.chosen != "" && w.places.choosable(st.of(v).leads) {
		lv.via, lv.path = v, sub.chosen
		return lv
	}
	if apart && len(lv.places) > 0 {
		lv.via = v
		if w.places.blurred[st.of(v).leads[0]] {
			lv.path = anyElement
		} else if !sub.known {
			lv.path = "[0]"
		}
	}
	return lv
}

// isOutside reports whether a variable that is an array has no element with a subscript.
func (t *placeTable) isOutside(p placeID, subscript int64) bool {
	arr, ok := t.types[p].(*cc.ArrayType)
	return ok && t.list[p].path == "" && arr.Len() > 0 && (subscript < 0 || subscript >= arr.Len())
}

// allElements are the elements of an array that have places of their own, and the place that stands
// for the others.
func (t *placeTable) allElements(lead placeID, typ cc.Type, st *state) []placeID {
	of := t.list[lead]
	found := map[string]bool{}
	if arr, ok := t.types[lead].(*cc.ArrayType); ok && arr.Len() > 0 && arr.Len() <= maxPointers && arr.Elem().Kind() != cc.Array {
		for k := range arr.Len() {
			found[t.element(lead, k, true)] = true
		}
	} else {
		found[anyElement] = true
	}
	for p := range st.holds {
		if at := t.list[p]; isBelow(at, of) && at.path[len(of.path)] == '[' {
			rest := at.path[len(of.path):]
			found[rest[:strings.IndexByte(rest, ']')+1]] = true
		}
	}
	var list []placeID
	for _, part := range sortedKeys(found) {
		list = append(list, t.below(lead, part, typ))
	}
	return list
}

// pointersAt are all pointer variables that v points to: the variable itself, or
// the elements of an array of pointers.
func (w *storageWalk) pointersAt(v value, st *state) []placeID {
	var list []placeID
	for _, p := range st.of(v).leads {
		t := w.places.types[p]
		arr, isArray := t.(*cc.ArrayType)
		switch {
		case t == nil:
		case t.Kind() == cc.Ptr:
			list = append(list, p)
		case isArray && arr.Elem().Kind() == cc.Ptr:
			list = append(list, w.places.allElements(p, arr.Elem(), st)...)
		}
	}
	return list
}

// isGridElement reports whether v points to an array of structs that is, or may
// be, on the device; any other pointer to a struct points to the struct itself.
func (w *exprWalk) isGridElement(v value, st *state) bool {
	for _, s := range st.of(v).scopes {
		if s != callers {
			return true
		}
	}
	for f := w.walk; f != nil; f = f.caller {
		for _, g := range f.gridsInOrder() {
			if g.Elem.Kind == stencil.Struct && f.storage.grid(g, st) == v {
				return true
			}
		}
	}
	return false
}

// member is the member of the struct at base, or part of an element.
func (w *exprWalk) member(x *cc.PostfixExpression, base lvalue, st *state) lvalue {
	if base.element || base.value != 0 && w.isGridElement(base.value, st) {
		base.element = !isPointer(x.Type())
		base.places, base.via = nil, 0
		return base
	}
	if base.via != 0 && len(base.places) == 0 {
		for _, lead := range st.of(base.via).leads {
			t := parser.ElementOf(x.PostfixExpression.Type())
			w.storage.seen(lead, true, t)
			base.places = append(base.places, w.storage.seenAs(w.places.at(lead, base.path, nil), t))
		}
	}
	path := member(x.Field(), x.Token2.SrcStr())
	lv := lvalue{base: x, via: base.via, path: base.path + path}
	for _, p := range base.places {
		lv.places = append(lv.places, w.places.memberOf(p, path, x.Field().Type()))
	}
	return lv
}

// load is the pointer that an lvalue holds; 0 for other types.
func (w *storageWalk) load(lv lvalue, st *state) value {
	switch {
	case lv.element:
		return 0
	case len(lv.places) == 0:
		return lv.value
	}
	return w.loadVia(st, lv.via, lv.path, lv.places)
}

// read is an lvalue expression used for its value.
func (w *exprWalk) read(n cc.ExpressionNode, st *state) value {
	isBase := w.subscripted == n
	lv := w.lvalue(n, st)
	w.calls.library.watched(n, n, st)
	if !lv.start && !isBase && n.Type().Undecay().Kind() == cc.Array { // a row as a pointer
		w.storage.shift(lv.value, st)
	}
	switch {
	case lv.element:
		w.host.touchElement(lv, elementUse{node: n, lvalue: n, read: true}, st)
		return 0
	case isPointer(n.Type()) || n.Type().Kind() == cc.Function:
		return w.oneElement(lv, w.storage.load(lv, st), st)
	}
	w.host.unsure(lv, n, false, st)
	w.host.touchParts(lv.places, access{node: n, base: lv.base, read: true}, st)
	return w.number(lv, st)
}

// severalPointers reports whether a place stands for pointers that may lead to different arrays.
func (t *placeTable) severalPointers(p placeID) bool {
	at := t.list[p]
	if strings.Contains(at.path, anyOfUnion) {
		return false
	}
	i := strings.LastIndex(at.path, anyElement)
	if i >= 0 && t.rows[t.index[place{at.root, at.path[:i]}]] {
		return false
	}
	return i >= 0 || t.many[t.index[place{at.root, ""}]] && at.path != ""
}

// oneElement is v, the pointer of an element that has no place of its own: one of those that the place of all of them stands for.
func (w *exprWalk) oneElement(lv lvalue, v value, st *state) value {
	if v == 0 || lv.via != 0 || len(lv.places) != 1 || !w.places.severalPointers(lv.places[0]) {
		return v
	}
	one := w.fresh()
	st.alike(one, v)
	return one
}

// number is the pointer whose address an integer variable holds; 0 if it holds none.
func (w *exprWalk) number(lv lvalue, st *state) value {
	var v value
	for _, p := range lv.places {
		v = w.either(st, v, st.holds[p])
	}
	return v
}

// addressOf is &lv: for an element or an array its storage, otherwise a pointer to the variable.
func (w *exprWalk) addressOf(lv lvalue, st *state) value {
	if !lv.start {
		w.storage.shift(lv.value, st)
	}
	if len(lv.places) == 0 {
		return lv.value
	}
	if len(lv.places) == 1 && w.leadsToItself(lv.places[0]) {
		return w.value(st, lv.places[0])
	}
	return w.storage.pointerTo(lv.places, st)
}

// pointerTo is a pointer to one of some objects.
func (w *storageWalk) pointerTo(places []placeID, st *state) value {
	v := w.fresh()
	st.set(v, facts{leads: union(places, nil), unmapped: true})
	return v
}
