// Reads of what lies outside the nest: elements of arrays, and members of structs, which become parameters of the
// kernel.

package nest

import (
	"maps"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

func (r *exprReader) postfix(x *cc.PostfixExpression) (stencil.Expr, error) {
	switch x.Case {
	case cc.PostfixExpressionIndex:
		if e, ok := r.scalars.bounds.hostElement(x); ok {
			return e, nil
		}
		return r.value(x)
	case cc.PostfixExpressionCall:
		return r.calls.call(x)
	case cc.PostfixExpressionInc:
		return r.incDec(x.PostfixExpression, "++", true)
	case cc.PostfixExpressionDec:
		return r.incDec(x.PostfixExpression, "--", true)
	case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
		lv, ok, err := r.scalars.outerLvalue(x)
		if err != nil {
			return nil, err
		}
		if ok {
			return r.scalars.outerMember(x, lv)
		}
		return r.value(x)
	case cc.PostfixExpressionComplit:
		sym, err := r.compoundLiteral(x)
		return &stencil.Var{Sym: sym}, err
	}
	return nil, r.fail(codeBody, x, "this expression is not translated")
}

// value reads a[z][y][x], *p, s.x and the like.
func (r *exprReader) value(n cc.ExpressionNode) (stencil.Expr, error) {
	p, err := r.objectAt(n)
	if err != nil {
		return nil, err
	}
	return r.readPointee(p), nil
}

// readPointee is the value of the object at p.
func (r *exprReader) readPointee(p pointee) stencil.Expr {
	if p.selection != nil {
		return r.pointees.readSelection(p.selection)
	}
	if p.root != nil {
		r.record(p, true, false)
	}
	return p.object
}

// objectAt is the object that an expression with subscripts, members or
// dereferences names.
func (r *exprReader) objectAt(n cc.ExpressionNode) (pointee, error) {
	p, ok, err := r.pointees.element(n)
	if err != nil {
		return p, err
	}
	if ok {
		return r.pointees.object(n, p)
	}
	x := ccwalk.Unparen(n).(*cc.PostfixExpression)
	if isPointer(x) {
		return p, r.fail(codeArray, x, "an array is used without a subscript")
	}
	return r.pointees.memberOf(x)
}

// gridElement is one element of an array from outside.
func (r *pointeeReader) gridElement(n cc.Node, p pointee) (*stencil.Access, error) {
	if at := p.grid.typ.Attributes(); at.IsVolatile() {
		return nil, r.failType(n, "'"+p.grid.text+"'", &typeError{"volatile", "a kernel cannot honour it: declare the array without"})
	}
	g := r.fn.Grids.grid(p.grid, r.fn.SpanAt(n))
	if g == nil {
		return nil, &nestError{}
	}
	if len(p.index) != g.Rank {
		return nil, r.fail(codeArray, n, "'%s' has %d dimensions and is used with %d subscripts", g.Host, g.Rank, len(p.index))
	}
	for _, e := range p.index {
		if stencil.HasEffect(e) {
			return nil, r.fail(CodeSideEffects, n, "a subscript with a side effect").way(r, n, "%s", wayOfEffect)
		}
	}
	return &stencil.Access{Grid: g, Index: carried(g, p.index), Span: r.fn.SpanAt(n)}, nil
}

// wayOfEffect is what to do about a side effect where none can be.
const wayOfEffect = "write it as a statement of its own: 'a[k] = e; k++;' in place of 'a[k++] = e;'"

func isPointer(n cc.ExpressionNode) bool {
	k := n.Type().Undecay().Kind()
	return k == cc.Ptr || k == cc.Array
}

// outerLvalue names a variable or member that lives outside the nest; ok is
// false for locals of the body and for anything computed.
func (r *scalarReader) outerLvalue(n cc.ExpressionNode) (lv lvalue, ok bool, err error) {
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		d := ccwalk.Variable(x)
		if d == nil || r.inside[d] != nil || r.locals.values[d] != nil {
			return lvalue{}, false, nil
		}
		if p, bound := r.pointees.places[d]; bound {
			return p.grid, p.grid.key.root != nil && len(p.index) == 0 && p.offset == nil, nil
		}
		if _, moves := r.pointees.pointers[d]; moves {
			return lvalue{}, false, r.pointees.noPointee(x, d)
		}
		return lvalue{key: gridKey{d, ""}, text: d.Name(), typ: d.Type()}, true, r.visible(x, d)
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionDeref {
			return r.copiedElement(x, x.CastExpression, nil)
		}
	case *cc.PostfixExpression:
		if x.Case == cc.PostfixExpressionIndex {
			return r.copiedElement(x, x.PostfixExpression, x.ExpressionList)
		}
		arrow := x.Case == cc.PostfixExpressionPSelect
		if !arrow && x.Case != cc.PostfixExpressionSelect {
			return lvalue{}, false, nil
		}
		holder := x.PostfixExpression
		if u, ok := ccwalk.Unparen(holder).(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionDeref && !arrow {
			holder, arrow = u.CastExpression, true // (*p).x is p->x
		} else if ok && u.Case == cc.UnaryExpressionAddrof && arrow {
			holder, arrow = u.CastExpression, false // (&s)->x is s.x
		}
		base, ok, err := r.outerLvalue(holder)
		if !ok || err != nil {
			return lvalue{}, false, err
		}
		if arrow && r.fn.Grids.byKey[base.key] != nil { // p->x of an array is p[0].x
			return lvalue{}, false, nil
		}
		lv, failed := member(base, arrow && !base.address, x.Token2.SrcStr())
		r.holders[base.key] = x
		return lv, failed == nil, nil
	}
	return lvalue{}, false, nil
}

// copiedElement is a[2], a[l] or *a (with no index), a struct in an array outside or a pointer to one, where a copy of the
// function names an array inside such a struct.
func (r *scalarReader) copiedElement(n, array, index cc.ExpressionNode) (lv lvalue, ok bool, err error) {
	base, ok, err := r.outerLvalue(array)
	if !ok || err != nil {
		return lvalue{}, false, err
	}
	elem := parser.ElementOf(base.typ)
	toStruct := pointsToStruct(elem)
	if elem == nil || elem.Kind() != cc.Struct && !toStruct || !r.fn.Grids.holdsCopied(base.key) {
		return lvalue{}, false, nil
	}
	if index == nil {
		lv, err = element(base, 0)
		return lv, err == nil, nil
	}
	if v, isConst := index.Value().(cc.Int64Value); isConst {
		lv, err = element(base, int64(v))
		return lv, err == nil, nil
	}
	if hasAssignment(index) || hasCall(index) {
		return lvalue{}, false, nil
	}
	e, err := r.pointees.subscript(index)
	if err != nil || !stencil.OnHost(e) || stencil.MayTrap(e) {
		return lvalue{}, false, err
	}
	if toStruct && r.guarded > 0 {
		return lvalue{}, false, r.chosenUnderCondition(n, base)
	}
	lv, err = r.fn.Grids.elementAt(base, stencil.HostExpr(e), r.isLocal(e))
	return lv, err == nil, nil
}

// pointsToStruct reports whether t is a pointer to a struct.
func pointsToStruct(t cc.Type) bool {
	if t == nil {
		return false
	}
	p, ok := t.Undecay().(*cc.PointerType)
	return ok && p.Elem().Kind() == cc.Struct
}

// outerMember is a scalar member of a struct outside the nest, p->dx: a
// parameter of the kernel.
func (r *scalarReader) outerMember(x *cc.PostfixExpression, lv lvalue) (stencil.Expr, error) {
	if sym := r.members[lv.key]; sym != nil {
		return &stencil.Var{Sym: sym}, nil
	}
	t, err := r.memberType(x, lv)
	if err != nil {
		return nil, err
	}
	sym := &stencil.Symbol{Name: r.localName(source.AsIdentifier(lv.text)), Type: t, Role: stencil.Param, Host: lv.text, Span: r.fn.SpanAt(x),
		Addressed: strings.Contains(lv.text, "->") || isPointedTo(lv.key.root)}
	if f := x.Field(); f != nil && f.IsBitfield() {
		sym.Holder = holderAt(lv.text, f)
	}
	r.members[lv.key] = sym
	r.memberReads = append(r.memberReads, x)
	r.sweep.Params = append(r.sweep.Params, sym)
	return &stencil.Var{Sym: sym}, nil
}

// holderAt is where a bit-field lies in the struct that it is a member of: s of s.x, *p of p->x.
func holderAt(member string, f *cc.Field) *stencil.Holder {
	first, last := f.OffsetBits()/8, (f.OffsetBits()+int(f.ValueBits())-1)/8
	at := &stencil.Holder{Offset: f.Offset() + int64(first), Size: int64(last - first + 1)}
	arrow, dot := strings.LastIndex(member, "->"), strings.LastIndex(member, ".")
	if at.Host = "*" + member[:max(arrow, 0)]; dot > arrow {
		at.Host = member[:dot]
	}
	return at
}

// isPointedTo reports whether a pointer may lead to a variable that may change: the name of an array is one to its elements.
func isPointedTo(d *cc.Declarator) bool {
	return !d.IsConst() && (d.Linkage() == cc.External || d.AddressTaken() || d.Type().Kind() == cc.Array)
}

// memberType is the type of the value of a member outside the nest. A bit-field's is the one that C promotes it to, by
// its width: int for 3 bits of an unsigned, where C++ takes the declared type of an enumeration.
func (r *scalarReader) memberType(x *cc.PostfixExpression, lv lvalue) (stencil.Type, error) {
	t, err := r.fn.valueType(lv.typ)
	if err != nil {
		return t, r.failType(x, "'"+lv.text+"'", err)
	}
	f := x.Field()
	if f == nil || !f.IsBitfield() {
		return t, nil
	}
	switch bits := f.ValueBits(); {
	case bits < 32 || bits == 32 && t.Kind == stencil.Signed:
		return stencil.Int, nil
	case bits == 32 && t.Size > stencil.Int.Size:
		return t, r.fail(codeStruct, x, "'%s' is a bit-field of 32 bits, which C takes for an unsigned and mintc for %s", f.Name(), t).
			way(r, x, "copy it to a variable before the loop: unsigned value = %s;", lv.text)
	case bits > 32 && bits < 64 && t.Kind == stencil.Unsigned:
		return t, r.fail(codeStruct, x, "'%s' is an unsigned bit-field of %d bits, in which gcc computes, and no type of a kernel has them", f.Name(), bits).
			way(r, x, "copy it to a variable before the loop: unsigned long value = %s;", lv.text)
	}
	return t, nil
}

// keepsHolders reports an error if the nest may write a struct outside whose members it has from the host, as an element of an array.
func (r *scalarReader) keepsHolders() error {
	keys := slices.SortedFunc(maps.Keys(r.holders), func(a, b gridKey) int {
		return r.holders[a].Position().Offset - r.holders[b].Position().Offset
	})
	for _, key := range keys {
		if name := r.holderWritten(key); name != "" {
			return r.fail(codeStruct, r.holders[key], "this struct may be an element of '%s', which the loop writes", name).
				way(r, r.holders[key], "copy the member to a variable before the loop")
		}
	}
	return nil
}

// holderWritten names an array that the nest writes and that a struct outside may be an element of; "" if there is none.
func (r *scalarReader) holderWritten(holder gridKey) (name string) {
	t := r.holders[holder].PostfixExpression.Type()
	if p, ok := t.Undecay().Decay().(*cc.PointerType); ok {
		t = p.Elem()
	}
	named := ""
	if s, ok := t.(*cc.StructType); ok {
		named = r.fn.structName(s)
	}
	pointer := holder.root.Type().Kind() == cc.Ptr || strings.Contains(holder.path, "->")
	known := holder.root.Linkage() != cc.None || holder.root.AddressTaken()
	for key, g := range r.fn.Grids.byKey {
		u := r.uses[g]
		if g == nil || u == nil || !u.Written || g.Elem.Kind != stencil.Struct || int64(g.Elem.Size) != t.Size() {
			continue
		}
		if named != "" && named != g.Elem.Name {
			continue // but where it is another name of the type, the launch looks
		}
		array := key.path == "" && key.root.Type().Kind() == cc.Array && !key.root.IsParam()
		if (pointer || known && !array) && (name == "" || g.Host < name) {
			name = g.Host
		}
	}
	return name
}

// checkHolders refuses structs that the nest uses by their members on the host
// and also as arrays on the device.
func (r *scalarReader) checkHolders() bool {
	for key, n := range r.holders {
		if g := r.fn.Grids.byKey[key]; g != nil {
			r.fail(codeStruct, n, "'%s' is an array of this loop, and '->' reads its first element", g.Host)
			return false
		}
	}
	return true
}
