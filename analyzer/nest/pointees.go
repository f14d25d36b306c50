// Places: what a pointer or a partly subscripted array leads to. By them every pointer is resolved, and none is left in
// the kernel.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// pointeeReader reads pointers and lvalues in memory: what each leads to.
type pointeeReader struct {
	*nest
	clauses     *clauseReader
	bounds      *boundReader
	scalars     *scalarReader
	locals      *localReader
	exprs       *exprReader
	tables      *tableReader
	calls       *callReader
	cursors     *cursorReader
	places      map[*cc.Declarator]pointee               // what each pointer leads to
	block       *cc.CompoundStatement                    // the block that the statement stands in directly; nil: in none
	pointers    map[*cc.Declarator]*cc.CompoundStatement // the block that a local pointer is declared in
	movedIn     map[*cc.CompoundStatement][]pointerOf    // pointers of outer blocks that got a place in a block
	lost        map[*cc.Declarator]bool                  // pointers whose place was forgotten
	inSubscript int                                      // > 0 inside subscripts
}

// pointee is a part of an array or of an object, which a pointer of the nest
// points to or which a subscript continues: a row u[i], the element p[3], a
// member. By places every pointer is resolved: none is left in the kernel.
type pointee struct {
	// One of: an array from outside (or, with address set, a struct whose
	// address this is), a local array or table, an object.
	grid   lvalue
	array  *stencil.Symbol
	object stencil.Expr

	index   []stencil.Expr // subscripts so far, of grid, array, or of an object that is an array member
	offset  stencil.Expr   // is added to the next subscript; nil is 0
	extents []int64        // of an array member

	root  *stencil.Access // the grid element that object is part of, if it is one,
	path  string          // and the members on the way: "v.x"
	inner []stencil.Inner // and the subscripts of those that are arrays

	selection *selection // one of two places, instead of all of the above
}

// at is the place behind one more subscript.
func (p pointee) at(index stencil.Expr) pointee {
	if p.selection != nil {
		return p.both(func(p pointee) pointee { return p.at(index) })
	}
	if p.offset != nil {
		index = plus(p.offset, index)
	}
	p.index, p.offset = append(p.index[:len(p.index):len(p.index)], index), nil
	return p
}

// moved is the place that lies index elements behind p.
func (p pointee) moved(index stencil.Expr) pointee {
	if p.selection != nil {
		return p.both(func(p pointee) pointee { return p.moved(index) })
	}
	if p.offset != nil {
		index = plus(p.offset, index)
	}
	p.offset = index
	return p
}

// plus is a + b, without zeros.
func plus(a, b stencil.Expr) stencil.Expr {
	if stencil.IsZero(a) {
		return b
	}
	if stencil.IsZero(b) {
		return a
	}
	return stencil.NewBinary("+", a, b)
}

// element is the place that an expression with a subscript or a dereference
// names; ok is false for other expressions.
func (r *pointeeReader) element(n cc.ExpressionNode) (p pointee, ok bool, err error) {
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PostfixExpression:
		if x.Case != cc.PostfixExpressionIndex {
			return p, false, nil
		}
		base, index := x.PostfixExpression, x.ExpressionList
		if !isPointer(base) { // C allows i[a]
			base, index = index, base
		}
		if p, err = r.pointsTo(base); err != nil {
			return p, true, err
		}
		i, err := r.subscript(index)
		if err != nil {
			return p, true, err
		}
		return r.subscripted(x, p, i)
	case *cc.UnaryExpression:
		if x.Case != cc.UnaryExpressionDeref {
			return p, false, nil
		}
		if p, err = r.pointsTo(x.CastExpression); err != nil {
			return p, true, err
		}
		if at, ok := r.wholeArray(p); ok {
			return at, true, nil
		}
		return r.subscripted(x, p, stencil.NewInt(0))
	}
	return p, false, nil
}

// subscripted is p[i].
func (r *pointeeReader) subscripted(n cc.Node, p pointee, i stencil.Expr) (at pointee, ok bool, err error) {
	if p.selection != nil {
		at, err = p.eachOf(func(p pointee) (pointee, error) {
			at, _, err := r.subscripted(n, p, i)
			return at, err
		})
		return at, true, err
	}
	if at, ok, err = r.pointerElement(n, p, i); ok {
		return at, true, err
	}
	return p.at(i), true, nil
}

// subscript reads one subscript. Locals that only name an affine form of the
// indices are replaced by it, so that the stencil shows.
func (r *pointeeReader) subscript(n cc.ExpressionNode) (stencil.Expr, error) {
	r.inSubscript++
	e, err := r.exprs.expr(n)
	r.inSubscript--
	if err == nil && !e.Type().IsInteger() {
		return nil, r.fail(codeArray, n, "a subscript that is not an integer")
	}
	if err != nil {
		return nil, err
	}
	return r.scalars.fromHost(e), nil
}

// pointsTo is the place that a pointer or array expression points to.
func (r *pointeeReader) pointsTo(n cc.ExpressionNode) (pointee, error) {
	n = ccwalk.Unparen(n)
	if p, ok, err := r.cursors.stepPointer(n); ok || err != nil {
		return p, err
	}
	switch x := n.(type) {
	case *cc.PrimaryExpression:
		if d := ccwalk.Variable(x); d != nil {
			return r.namedPointee(x, d)
		}
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex:
			p, _, err := r.element(x)
			return p, err
		case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
			return r.memberPointee(x)
		case cc.PostfixExpressionComplit:
			sym, err := r.exprs.compoundLiteral(x)
			return pointee{array: sym}, err
		case cc.PostfixExpressionCall:
			if p, ok, err := r.calls.place(x); ok {
				return p, err
			}
		}
	case *cc.UnaryExpression:
		switch x.Case {
		case cc.UnaryExpressionDeref:
			p, _, err := r.element(x)
			return p, err
		case cc.UnaryExpressionAddrof:
			return r.addressOf(x.CastExpression)
		}
	case *cc.AdditiveExpression:
		return r.pointerSum(x)
	case *cc.ConditionalExpression:
		return r.selectedPointee(x)
	case *cc.CastExpression:
		if samePointee(x.Type(), parser.TypeOf(x.CastExpression)) {
			return r.pointsTo(x.CastExpression)
		}
		return pointee{}, r.fail(codePointer, n, "this conversion sees an array through another type").
			way(r, n, "use the array by its own type and all its subscripts")
	}
	return pointee{}, r.fail(codePointer, n, "this pointer cannot be resolved at translation time: it does not simply point into one array").
		way(r, n, "use the array by its name and subscripts: a[i][j]")
}

// namedPointee is what a variable of pointer or array type stands for.
func (r *pointeeReader) namedPointee(x *cc.PrimaryExpression, d *cc.Declarator) (pointee, error) {
	if p, ok := r.places[d]; ok {
		return p, nil
	}
	if _, isPointer := r.pointers[d]; isPointer {
		return pointee{}, r.noPointee(x, d)
	}
	if sym := r.inside[d]; sym != nil {
		if len(sym.Dims) > 0 {
			return pointee{array: sym}, nil
		}
		return pointee{}, r.fail(codePointer, x, "the pointer '%s' cannot be resolved at translation time", d.Name())
	}
	if d.Type().Undecay().Kind() == cc.Function {
		return pointee{}, r.fail(codeFunction, x, "'%s' is a function, and pointers to functions cannot be used in a kernel", d.Name())
	}
	table, err := r.tables.table(d)
	if err != nil {
		return pointee{}, err
	}
	if table != nil {
		return pointee{array: table.Sym}, nil
	}
	if d.IsAtomic() || d.IsVolatile() {
		return pointee{}, r.failType(x, "'"+d.Name()+"'", qualified(d))
	}
	if err := r.scalars.visible(x, d); err != nil {
		return pointee{}, err
	}
	return pointee{grid: lvalue{key: gridKey{d, ""}, text: d.Name(), typ: d.Type()}}, nil
}

// memberPointee is a member that is an array, or a pointer of a struct outside.
func (r *pointeeReader) memberPointee(x *cc.PostfixExpression) (pointee, error) {
	if lv, ok, err := r.scalars.outerLvalue(x); ok || err != nil {
		return pointee{grid: lv}, err
	}
	p, err := r.memberOf(x)
	if err != nil {
		return p, err
	}
	if _, isArray := x.Type().Undecay().(*cc.ArrayType); !isArray {
		return p, r.fail(codePointer, x, "a pointer in a struct cannot be resolved at translation time")
	}
	var extents []int64
	for t, ok := x.Type().Undecay().(*cc.ArrayType); ok; t, ok = t.Elem().(*cc.ArrayType) {
		extents = append(extents, t.Len())
	}
	return p.withExtents(extents), nil
}

// addressOf is the place that &n points to.
func (r *pointeeReader) addressOf(n cc.ExpressionNode) (pointee, error) {
	n = ccwalk.Unparen(n)
	switch x := n.(type) {
	case *cc.PostfixExpression:
		if x.Case == cc.PostfixExpressionIndex && isPointer(x.PostfixExpression) {
			p, err := r.pointsTo(x.PostfixExpression)
			if err != nil {
				return p, err
			}
			i, err := r.subscript(x.ExpressionList)
			return p.moved(i), err
		}
		if x.Case == cc.PostfixExpressionComplit && !isPointer(x) {
			sym, err := r.exprs.compoundLiteral(x)
			return pointee{object: &stencil.Var{Sym: sym}}, err
		}
		if lv, ok, err := r.scalars.outerLvalue(x); ok || err != nil {
			lv.address = true
			return pointee{grid: lv}, err
		}
		return r.memberOf(x)
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionDeref {
			return r.pointsTo(x.CastExpression)
		}
	case *cc.PrimaryExpression:
		if d := ccwalk.Variable(x); d != nil {
			return r.addressOfVariable(x, d)
		}
	}
	return pointee{}, r.fail(codePointer, n, "the address of this expression cannot be taken in a parallel loop")
}

func (r *pointeeReader) addressOfVariable(x *cc.PrimaryExpression, d *cc.Declarator) (pointee, error) {
	sym := r.inside[d]
	switch {
	case sym != nil && sym.Role == stencil.Index:
		return pointee{}, r.fail(codeScalar, x, "'%s' is the index of a parallel loop: its address cannot be given away", d.Name())
	case sym != nil && len(sym.Dims) > 0: // &a of an array, used as (*a)[i]
		return pointee{}, r.fail(codePointer, x, "the address of the whole array '%s' cannot be resolved at translation time: use its name", d.Name())
	case sym != nil:
		return pointee{object: &stencil.Var{Sym: sym}}, nil
	case d.Type().Kind() == cc.Struct:
		if err := r.scalars.visible(x, d); err != nil {
			return pointee{}, err
		}
		return pointee{grid: lvalue{key: gridKey{d, ""}, text: d.Name(), typ: d.Type(), address: true}}, nil
	case r.clauses.private[d]:
		return pointee{}, r.fail(codeScalar, x, "'%s' is private, and what takes its address may read it first", d.Name()).
			way(r, x, "declare '%s' inside the loop", d.Name())
	}
	return pointee{}, r.fail(codeScalar, x, "the address of '%s', which is declared outside the parallel loop, is taken in it", d.Name()).
		way(r, x, "copy '%s' into a variable of the loop's body, and take the address of that", d.Name())
}

// pointerSum is a + i, i + a or a - i.
func (r *pointeeReader) pointerSum(x *cc.AdditiveExpression) (pointee, error) {
	pointer, index := x.AdditiveExpression, x.MultiplicativeExpression
	if !isPointer(pointer) {
		pointer, index = index, pointer
	}
	if !isPointer(pointer) || isPointer(index) {
		return pointee{}, r.fail(codePointer, x, "a difference of pointers cannot be used in a kernel")
	}
	p, err := r.pointsTo(pointer)
	if err != nil {
		return p, err
	}
	i, err := r.subscript(index)
	if err != nil {
		return p, err
	}
	if x.Case == cc.AdditiveExpressionSub {
		i = stencil.NewUnary("-", i)
	}
	return p.moved(i), nil
}

// samePointee reports whether both pointer types step over the same elements.
func samePointee(a, b cc.Type) bool {
	x, okX := a.Decay().(*cc.PointerType)
	y, okY := b.Decay().(*cc.PointerType)
	if !okX || !okY {
		return false
	}
	s, t := x.Elem(), y.Elem()
	if s.Kind() == cc.Array || s.Kind() == cc.Ptr {
		return t.Kind() == s.Kind() && samePointee(s.Decay(), t.Decay()) && (variableSize(s) || variableSize(t) || s.Size() == t.Size())
	}
	return s.Kind() == t.Kind() && s.Size() == t.Size()
}

// variableSize reports whether only the running program knows the size of t; C
// then takes it for the size of the type that it is used as.
func variableSize(t cc.Type) bool {
	for {
		arr, ok := t.Undecay().(*cc.ArrayType)
		if !ok {
			return false
		}
		if arr.IsVLA() {
			return true
		}
		t = arr.Elem()
	}
}
