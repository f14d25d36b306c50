package validity

import (
	"fmt"
	"sort"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// expr evaluates an expression for its effect on st. The value is what a
// pointer or array leads to, 0 for anything else.
func (w *walk) expr(n cc.ExpressionNode, st *state) value {
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
		v := w.expr(x.CastExpression, st)
		if isPointer(x.Type()) {
			return v
		}
		return 0
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
	w.operands(n, st)
	return 0
}

// sum is pointer + integer, in either order, or a sum or difference of numbers.
func (w *walk) sum(x *cc.AdditiveExpression, st *state) value {
	left := w.keep(w.expr(x.AdditiveExpression, st), st)
	right := w.expr(x.MultiplicativeExpression, st)
	v := w.take(left, st)
	switch {
	case !isPointer(x.Type()):
		return 0
	case v != 0:
		return v
	}
	return right
}

// keep holds a value while something else is evaluated, which may renumber it;
// take gives it back.
func (w *walk) keep(v value, st *state) placeID {
	w.holding++
	p := w.places.id(place{globalName(" kept"), fmt.Sprint(w.holding)}, nil)
	if v != 0 {
		st.holds[p] = v
	}
	return p
}

func (w *walk) take(p placeID, st *state) value {
	v := st.holds[p]
	delete(st.holds, p)
	w.holding--
	return v
}

// operands evaluates what is directly below any other expression.
func (w *walk) operands(n cc.Node, st *state) {
	ccwalk.EachChild(n, func(cc.Token) {}, func(child cc.Node) {
		if e, ok := child.(cc.ExpressionNode); ok {
			w.expr(e, st)
			return
		}
		w.operands(child, st)
	})
}

// maybe evaluates second only in some executions.
func (w *walk) maybe(first, second cc.ExpressionNode, st *state) {
	w.expr(first, st)
	other := st.clone()
	w.expr(second, other)
	w.join(st, other)
}

func (w *walk) conditional(x *cc.ConditionalExpression, st *state) value {
	w.expr(x.LogicalOrExpression, st)
	other := st.clone()
	a := w.expr(x.ExpressionList, st)
	b := w.expr(x.ConditionalExpression, other)
	if a == 0 && b == 0 {
		w.join(st, other)
		return 0
	}
	return w.joinResults(st, a, other, b)
}

// resultPlace holds the value of a branch while states are joined.
var resultPlace = place{root: globalName(" result")}

// joinResults joins two states together with the value that each computed.
func (w *walk) joinResults(st *state, a value, other *state, b value) value {
	p := w.places.id(resultPlace, nil)
	put := func(s *state, v value) {
		if v == 0 && !s.dead {
			v = w.nowhere(s)
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
func (w *walk) nowhere(st *state) value {
	v := w.fresh()
	st.set(v, facts{unmapped: true})
	return v
}

func (w *walk) primary(x *cc.PrimaryExpression, st *state) value {
	switch x.Case {
	case cc.PrimaryExpressionIdent:
		if d, ok := x.ResolvedTo().(*cc.Declarator); ok && isPointer(d.Type()) {
			return w.value(st, w.variable(d))
		}
	case cc.PrimaryExpressionExpr:
		return w.expr(x.ExpressionList, st)
	case cc.PrimaryExpressionStmt:
		w.compound(x.CompoundStatement, x.CompoundStatement, st)
	}
	return 0
}

func (w *walk) postfix(x *cc.PostfixExpression, st *state) value {
	switch x.Case {
	case cc.PostfixExpressionCall:
		return w.callExpression(x, st)
	case cc.PostfixExpressionInc, cc.PostfixExpressionDec:
		return w.step(x, x.PostfixExpression, st)
	case cc.PostfixExpressionIndex, cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
		return w.read(x, st)
	case cc.PostfixExpressionComplit:
		w.operands(x, st)
	}
	return 0
}

func (w *walk) unary(x *cc.UnaryExpression, st *state) value {
	switch x.Case {
	case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
		return w.step(x, x.UnaryExpression, st)
	case cc.UnaryExpressionAddrof:
		return w.addressOf(w.lvalue(x.CastExpression, st), st)
	case cc.UnaryExpressionDeref:
		return w.read(x, st)
	case cc.UnaryExpressionSizeofExpr, cc.UnaryExpressionSizeofType, cc.UnaryExpressionAlignofExpr,
		cc.UnaryExpressionAlignofType, cc.UnaryExpressionLabelAddr:
		return 0
	}
	w.expr(x.CastExpression, st)
	return 0
}

// step is ++ or --: a moved pointer leads to the storage that it led to.
func (w *walk) step(n, target cc.ExpressionNode, st *state) value {
	lv := w.lvalue(target, st)
	if lv.element {
		w.touchElement(lv, elementUse{node: n, lvalue: target, read: true, write: true}, st)
		return 0
	}
	return w.load(lv, st)
}

func (w *walk) assignment(x *cc.AssignmentExpression, st *state) value {
	if x.Case == cc.AssignmentExpressionCond {
		return w.expr(x.ConditionalExpression, st)
	}
	// The right side first: the order is free, and what it does may renumber values.
	v := w.keep(w.expr(x.AssignmentExpression, st), st)
	lv := w.lvalue(x.UnaryExpression, st)
	source := w.take(v, st)
	if lv.element {
		w.touchElement(lv, elementUse{node: x, lvalue: x.UnaryExpression, read: x.Case != cc.AssignmentExpressionAssign,
			write: true, assign: x}, st)
		return 0
	}
	t := x.UnaryExpression.Type()
	switch {
	case x.Case != cc.AssignmentExpressionAssign:
		return w.load(lv, st)
	case t.Kind() == cc.Struct:
		w.copyStruct(lv.places, x.AssignmentExpression, st)
		return 0
	case lv.row && isPointer(t):
		w.rowAssigned(x, lv, st)
	}
	return w.store(lv.places, t, source, st)
}

// assignTo is place = source.
func (w *walk) assignTo(places []placeID, t cc.Type, source cc.ExpressionNode, st *state) value {
	if t != nil && t.Kind() == cc.Struct {
		w.copyStruct(places, source, st)
		return 0
	}
	return w.store(places, t, w.expr(source, st), st)
}

// store makes places hold v; one of several places does so only maybe.
func (w *walk) store(places []placeID, t cc.Type, v value, st *state) value {
	if st.dead || t != nil && !isPointer(t) || t != nil && t.Kind() == cc.Array {
		return v
	}
	if v == 0 {
		v = w.nowhere(st)
	}
	if len(places) > 1 && w.isNew(v, st) {
		return v // each gets memory of its own, as it has at first sight
	}
	for _, p := range places {
		if len(places) == 1 {
			st.holds[p] = v
			continue
		}
		held := w.keep(v, st)
		other := st.clone()
		other.holds[p] = v
		w.value(st, p)
		w.join(st, other)
		v = w.take(held, st)
	}
	return v
}

// isNew reports whether v leads to memory that was just allocated.
func (w *walk) isNew(v value, st *state) bool {
	for _, held := range st.holds {
		if held == v {
			return false
		}
	}
	return w.allocatedHere(st.of(v))
}

// copyStruct copies the pointers of a struct.
func (w *walk) copyStruct(places []placeID, source cc.ExpressionNode, st *state) {
	from := w.lvalue(source, st)
	if from.element {
		w.touchElement(from, elementUse{node: source, lvalue: source, read: true}, st)
	}
	if len(places) != 1 || len(from.places) != 1 {
		return
	}
	w.firstSight(from.places[0], source.Type(), st)
	to, src := w.places.list[places[0]], w.places.list[from.places[0]]
	moved := map[placeID]value{}
	for _, p := range st.heldPlaces() {
		at := w.places.list[p]
		switch {
		case isBelow(at, src):
			t := w.places.types[p]
			if t == nil || t.Kind() != cc.Array {
				moved[w.places.id(place{to.root, to.path + at.path[len(src.path):]}, t)] = st.holds[p]
			}
		case isBelow(at, to):
			delete(st.holds, p)
		}
	}
	for p, v := range moved {
		st.holds[p] = v
	}
}

// firstSight gives all pointers of a struct their values.
func (w *walk) firstSight(p placeID, t cc.Type, st *state) {
	s, ok := t.(*cc.StructType)
	for i := 0; ok && i < s.NumFields(); i++ {
		f := s.FieldByIndex(i)
		at := w.places.below(p, "."+f.Name(), f.Type())
		if isPointer(f.Type()) {
			w.value(st, at)
		}
		w.firstSight(at, f.Type(), st)
	}
}

func isBelow(p, of place) bool {
	return p.root == of.root && len(p.path) > len(of.path) && p.path[:len(of.path)] == of.path
}

func isPointer(t cc.Type) bool {
	if t == nil {
		return false
	}
	k := t.Kind()
	return k == cc.Ptr || k == cc.Array
}

func isNil(n cc.ExpressionNode) bool {
	if n == nil {
		return true
	}
	l, ok := n.(*cc.ExpressionList)
	return ok && l == nil
}

func constantOf(n cc.ExpressionNode) (int64, bool) {
	switch v := n.Value().(type) {
	case cc.Int64Value:
		return int64(v), true
	case cc.UInt64Value:
		return int64(v), true
	}
	return 0, false
}

func sortedKeys[V any](m map[string]V) []string {
	var keys []string
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}
