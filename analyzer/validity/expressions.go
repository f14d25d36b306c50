// Expressions, evaluated for their effect on the state: each operator says which storage its pointer result may
// point to. Pointer arithmetic stays inside an object; a subscript beyond a member's array widens to the whole
// object.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser"
	"mintc/parser/ccwalk"
)

// exprWalk follows expressions and initialisers.
type exprWalk struct {
	*activation
	statements *statementWalk
	storage    *storageWalk
	calls      *callWalk
	host       *hostWalk
	reports    *reportWalk

	subscripted cc.ExpressionNode // the array of the innermost subscript
}

// expr evaluates an expression for its effect on st. The value is what a
// pointer or array points to, 0 for anything else.
func (w *exprWalk) expr(n cc.ExpressionNode, st *state) value {
	if isNil(n) || st.dead {
		return 0
	}
	switch x := n.(type) {
	case *cc.ExpressionList:
		v := w.expr(x.AssignmentExpression, st)
		if x.ExpressionList != nil {
			v = w.expr(x.ExpressionList, st)
		}
		return v
	case *cc.PrimaryExpression:
		return w.primary(x, st)
	case *cc.PostfixExpression:
		return w.postfix(x, st)
	case *cc.UnaryExpression:
		return w.unary(x, st)
	case *cc.CastExpression:
		w.namedExtents(x.TypeName, st)
		return w.cast(x, w.expr(x.CastExpression, st), st)
	case *cc.AssignmentExpression:
		return w.assignment(x, st)
	case *cc.ConditionalExpression:
		return w.conditional(x, st)
	case *cc.AdditiveExpression:
		return w.sum(x, st)
	case *cc.LogicalAndExpression:
		w.maybe(x.LogicalAndExpression, x.InclusiveOrExpression, st)
		return 0
	case *cc.LogicalOrExpression:
		w.maybe(x.LogicalOrExpression, x.LogicalAndExpression, st)
		return 0
	}
	return w.movedNumber(w.ofNumber(n, w.operands(n, st)), st)
}

// sum is pointer + integer, in either order, or a sum or difference of numbers.
func (w *exprWalk) sum(x *cc.AdditiveExpression, st *state) value {
	held := w.storage.keep(w.expr(x.AdditiveExpression, st), st)
	right := w.expr(x.MultiplicativeExpression, st)
	left := w.storage.take(held, st)
	leads := st.of(left).leads
	v := w.either(st, left, right)
	offset, pointer := x.MultiplicativeExpression, x.AdditiveExpression
	if isPointer(offset.Type().Undecay()) {
		offset, pointer = pointer, offset
	}
	switch {
	case isPointer(offset.Type().Undecay()): // the difference of two pointers: a distance, or what leads from one object to another
		if w.host.sameObjects(leads, st.of(right).leads) {
			return 0
		}
		return v
	case !isPointer(pointer.Type().Undecay()):
		return w.movedNumber(w.ofNumber(x, v), st)
	}
	n, ok := ccwalk.Constant(offset)
	if !ok || n != 0 {
		v = w.walksAlong(v, x.Type(), st)
	}
	if ok && x.Case == cc.AdditiveExpressionAdd {
		v = w.beyond(v, n, st)
	}
	return v
}

// ofNumber keeps a pointer that is stored in an integer, if the integer is wide enough.
func (w *exprWalk) ofNumber(n cc.ExpressionNode, v value) value {
	if v != 0 && holdsAddress(n.Type()) {
		return v
	}
	return 0
}

// pointerSize is the smallest integer, in bytes, that holds an address.
const pointerSize = 8

// cast converts a pointer to another pointer type or to a number. A pointer to a member that
// becomes a pointer to a struct may point to the whole object (container_of).
func (w *exprWalk) cast(x *cc.CastExpression, v value, st *state) value {
	p, ok := x.Type().Undecay().(*cc.PointerType)
	switch {
	case !ok:
		w.calls.library.escape([]value{v}, st) // a number may go where it is not followed
		return w.ofNumber(x, v)
	case v == 0 && cc.IsIntegerType(x.CastExpression.Type()):
		if n, isConst := ccwalk.Constant(x.CastExpression); isConst && n == 0 {
			return w.storage.nowhere(st)
		}
		return w.storage.unknown(x, st)
	case v != 0 && p.Elem().Kind() == cc.Struct && w.storage.isMember(v, p.Elem(), st):
		return w.storage.widened(v, st)
	}
	return v
}

// isMember reports whether v points to a part of an object, and that part is not of type t.
func (w *storageWalk) isMember(v value, t cc.Type, st *state) bool {
	for _, p := range st.of(v).leads {
		if at := w.places.list[p]; strings.Contains(at.path, ".") {
			typ := w.places.types[p]
			if arr, ok := typ.(*cc.ArrayType); ok {
				typ = arr.Elem()
			}
			if typ == nil || typ.Kind() != cc.Struct || typ.Size() != t.Size() {
				return true
			}
		}
	}
	return false
}

// widened is a pointer to the whole objects in which v points to parts.
func (w *storageWalk) widened(v value, st *state) value {
	f := st.of(v)
	for _, p := range f.leads {
		f.leads = union(f.leads, []placeID{w.places.id(place{w.places.list[p].root, ""}, nil)})
	}
	wide := w.fresh()
	st.set(wide, f)
	return wide
}

// beyond is v plus n elements: v itself, or a pointer to the whole object if n is outside the array
// that v points to.
func (w *exprWalk) beyond(v value, n int64, st *state) value {
	for _, p := range st.of(v).leads {
		arr, ok := w.places.types[p].(*cc.ArrayType)
		if ok && w.places.list[p].path != "" && arr.Elem().Kind() != cc.Array && arr.Len() > 0 && (n < 0 || n > arr.Len()) {
			return w.storage.widened(v, st)
		}
	}
	return v
}

// walksAlong notes that a pointer moves along an array of pointers or structs. Constant subscripts
// no longer tell its elements apart. The result is the moved pointer, behind which lies another one of them.
func (w *exprWalk) walksAlong(v value, t cc.Type, st *state) value {
	elem := parser.ElementOf(t)
	w.storage.shift(v, st)
	foreign := w.storage.stepped(v, elem, st)
	if elem == nil || v == 0 || !mayHoldPointers(elem) && !isRecord(elem) && !foreign {
		return v
	}
	isRow := true
	for _, lead := range st.of(v).leads {
		if table, _, ok := w.places.elementOf(lead); ok {
			lead = table
		}
		w.blur(lead)
		isRow = isRow && w.places.rows[lead]
	}
	if isRow {
		return v
	}
	moved := w.fresh()
	st.alike(moved, v)
	return moved
}

// blur makes all elements of an array or block one place, and asks for another round.
func (c *checker) blur(p placeID) {
	if !c.places.blurred[p] {
		c.places.blurred[p], c.grew = true, true
	}
}

// operands evaluates the operands of an expression that has no rule of its own.
func (w *exprWalk) operands(n cc.Node, st *state) value {
	held := w.storage.keep(0, st)
	ccwalk.EachChild(n, func(*cc.Token) {}, func(child cc.Node) {
		var v value
		if e, ok := child.(cc.ExpressionNode); ok {
			v = w.expr(e, st)
		} else {
			v = w.operands(child, st)
		}
		if v = w.either(st, v, st.holds[held]); v != 0 {
			st.holds[held] = v
		}
	})
	return w.storage.take(held, st)
}

// maybe evaluates first, and second only in some executions.
func (w *exprWalk) maybe(first, second cc.ExpressionNode, st *state) {
	w.expr(first, st)
	other := st.clone()
	w.expr(second, other)
	w.join(st, other)
}

func (w *exprWalk) conditional(x *cc.ConditionalExpression, st *state) value {
	a := w.expr(x.LogicalOrExpression, st)
	other := st.clone()
	if x.ExpressionList != nil { // else x ?: y, where x is the value, too
		a = w.expr(x.ExpressionList, st)
	}
	b := w.expr(x.ConditionalExpression, other)
	if a == 0 && b == 0 {
		w.join(st, other)
		return 0
	}
	return w.joinResults(st, a, other, b)
}

// resultPlace holds the value of a branch while states are joined.
var resultPlace = place{root: scratch("result")}

// joinResults joins two states and the value that each computed.
func (w *exprWalk) joinResults(st *state, a value, other *state, b value) value {
	p := w.places.id(resultPlace, nil)
	put := func(s *state, v value) {
		if v == 0 && !s.dead {
			v = w.storage.nowhere(s)
		}
		s.holds[p] = v
	}
	put(st, a)
	put(other, b)
	w.join(st, other)
	v := st.holds[p]
	delete(st.holds, p)
	return v
}

// nowhere is the value of a null pointer.
func (w *storageWalk) nowhere(st *state) value {
	v := w.fresh()
	st.set(v, facts{unmapped: true})
	return v
}

func (w *exprWalk) primary(x *cc.PrimaryExpression, st *state) value {
	switch x.Case {
	case cc.PrimaryExpressionIdent:
		if _, ok := x.ResolvedTo().(*cc.Declarator); ok {
			return w.read(x, st)
		}
	case cc.PrimaryExpressionExpr:
		return w.expr(x.ExpressionList, st)
	case cc.PrimaryExpressionStmt:
		return w.statementValue(x.CompoundStatement, st)
	case cc.PrimaryExpressionGeneric:
		return w.operands(x, st)
	}
	return 0
}

func (w *exprWalk) postfix(x *cc.PostfixExpression, st *state) value {
	switch x.Case {
	case cc.PostfixExpressionCall:
		return w.calls.callExpression(x, st)
	case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
		return w.step(x, x.PostfixExpression, st)
	case cc.PostfixExpressionIndex, cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
		return w.read(x, st)
	case cc.PostfixExpressionComplit:
		return w.read(x, st)
	}
	return 0
}

func (w *exprWalk) unary(x *cc.UnaryExpression, st *state) value {
	switch x.Case {
	case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
		return w.step(x, x.UnaryExpression, st)
	case cc.UnaryExpressionAddrof:
		return w.addressOf(w.lvalue(x.CastExpression, st), st)
	case cc.UnaryExpressionDeref:
		return w.read(x, st)
	case cc.UnaryExpressionSizeofExpr, cc.UnaryExpressionSizeofType:
		w.sizeExtents(x, st)
		return 0
	case cc.UnaryExpressionAlignofExpr, cc.UnaryExpressionAlignofType, cc.UnaryExpressionLabelAddr:
		return 0
	}
	return w.ofNumber(x, w.expr(x.CastExpression, st))
}

// step is ++ or --: a moved pointer points to the storage that it pointed to.
func (w *exprWalk) step(n, target cc.ExpressionNode, st *state) value {
	lv := w.lvalue(target, st)
	w.calls.library.watched(n, target, st)
	if lv.element {
		w.host.touchElement(lv, elementUse{node: n, lvalue: target, read: true, write: true}, st)
		return 0
	}
	w.host.unsure(lv, target, true, st)
	w.host.touchParts(lv.places, access{node: n, base: lv.base, read: true, write: true}, st)
	if !isPointer(target.Type()) {
		for _, p := range lv.places {
			w.changed(p, st)
		}
		return w.number(lv, st)
	}
	v := w.storage.load(lv, st)
	moved := w.walksAlong(v, target.Type(), st)
	if moved != v {
		w.storage.store(lv, nil, moved, st)
	}
	if _, first := n.(*cc.UnaryExpression); first {
		return moved
	}
	return v
}

func (w *exprWalk) assignment(x *cc.AssignmentExpression, st *state) value {
	if x.Case == cc.AssignmentExpressionCond {
		return w.expr(x.ConditionalExpression, st)
	}
	// The right side first: the order is free, and what it does may renumber values.
	v := w.storage.keep(w.expr(x.AssignmentExpression, st), st)
	lv := w.lvalue(x.UnaryExpression, st)
	source := w.storage.take(v, st)
	w.calls.library.watched(x, x.UnaryExpression, st)
	if lv.element {
		w.host.touchElement(lv, elementUse{node: x, lvalue: x.UnaryExpression, read: x.Case != cc.AssignmentExpressionAssign,
			write: true, assign: x}, st)
		return 0
	}
	w.host.unsure(lv, x.UnaryExpression, true, st)
	t := x.UnaryExpression.Type()
	plain := x.Case == cc.AssignmentExpressionAssign
	switch {
	case !plain && isPointer(t):
		v := w.storage.load(lv, st)
		if moved := w.walksAlong(v, t, st); moved != v {
			return w.storage.store(lv, nil, moved, st)
		}
		return v
	case plain && (t.Kind() == cc.Struct || t.Kind() == cc.Union):
		w.copyStruct(lv, x.AssignmentExpression, st)
		return 0
	case lv.row && isPointer(t):
		w.reports.rowAssigned(x, lv, st)
	}
	w.host.touchParts(lv.places, access{node: x, base: lv.base, read: !plain, write: true}, st)
	if !plain {
		source = w.either(st, source, w.number(lv, st))
	}
	return w.storage.store(lv, t, source, st)
}

// statementValue is the value of the last statement of ({ ... }): of a struct, a pointer to a copy of it.
func (w *exprWalk) statementValue(cs *cc.CompoundStatement, st *state) value {
	outer, valued := w.statements.lastValue, w.statements.valued
	w.statements.lastValue, w.statements.valued = 0, nil
	for l := cs.BlockItemList; l != nil; l = l.BlockItemList {
		if l.BlockItemList == nil && l.BlockItem.Statement != nil {
			w.statements.valued = l.BlockItem.Statement
		}
	}
	w.statements.compound(cs, cs, st)
	v := w.statements.lastValue
	w.statements.lastValue, w.statements.valued = outer, valued
	return v
}

// last follows the last expression of ({ ... }).
func (w *exprWalk) last(n cc.ExpressionNode, st *state) value {
	if isNil(n) || !isRecord(n.Type()) {
		return w.expr(n, st)
	}
	p := w.places.id(place{temporary{node: n}, ""}, n.Type())
	w.storage.forgetPlace(p, st)
	w.copyStruct(lvalue{places: []placeID{p}}, n, st)
	return w.storage.pointerTo([]placeID{p}, st)
}
