// Declarations inside a nest: scalars, arrays and compound literals that belong to one iteration.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// declaration reads locals of the body.
func (r *statementReader) declaration(d *cc.Declaration) ([]stencil.Stmt, error) {
	switch d.Case {
	case cc.DeclarationAssert:
		return nil, nil
	case cc.DeclarationAuto: // __auto_type
		return r.declare(d.Declarator, d.Initializer)
	}
	var list []stencil.Stmt
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		one, err := r.declare(l.InitDeclarator.Declarator, l.InitDeclarator.Initializer)
		if err != nil {
			return nil, err
		}
		list = append(list, one...)
	}
	return list, nil
}

// declare reads one declarator, with what has to run in front of it.
func (r *statementReader) declare(d *cc.Declarator, init *cc.Initializer) (list []stencil.Stmt, err error) {
	if d.IsTypename() || d.Name() == "__func__" {
		return nil, nil
	}
	if table, err := r.tables.localTable(d); table || err != nil {
		return nil, err
	}
	if !isStaticConst(d) && (d.IsStatic() || d.IsExtern() || d.IsThreadLocal()) {
		return nil, r.fail(codeBody, d, "all iterations share '%s': a parallel loop, and a function that it calls, cannot declare it", d.Name()).
			way(r, d, "declare it outside the loop, or without '%s'", storageClass(d))
	}
	if d.Type().Kind() == cc.Ptr {
		err = r.pointees.localPointer(d, init)
	} else {
		var st stencil.Stmt
		if st, err = r.local(d, init); err == nil && st != nil {
			list = []stencil.Stmt{st}
		}
	}
	if err != nil {
		return nil, err
	}
	list = append(r.locals.pending, list...)
	r.locals.pending = nil
	return list, nil
}

func storageClass(d *cc.Declarator) string {
	switch {
	case d.IsStatic():
		return "static"
	case d.IsExtern():
		return "extern"
	}
	return "_Thread_local"
}

// local reads one declared variable, an array of constant extents included.
func (r *statementReader) local(d *cc.Declarator, init *cc.Initializer) (stencil.Stmt, error) {
	dims, elem, ok := dimensions(d.Type())
	if !ok {
		return nil, r.fail(codeBody, d, "the local array '%s' has an extent that is not constant", d.Name()).
			way(r, d, "give it the largest extent that it needs, as a constant")
	}
	typ, err := r.fn.valueType(elem)
	if err != nil {
		return nil, r.failType(d, "'"+d.Name()+"'", err)
	}
	if d.IsVolatile() || d.IsAtomic() {
		return nil, r.failType(d, "'"+d.Name()+"'", qualified(d))
	}
	if r.cursors.indices[d] { // each of its loops declares one
		return nil, nil
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: typ, Role: stencil.Local, Dims: dims, Span: r.fn.SpanAt(d)}
	st := &stencil.Decl{Sym: sym}
	switch {
	case init == nil:
	case init.Case == cc.InitializerExpr && len(dims) == 0:
		st.Init, err = r.exprs.expr(init.AssignmentExpression)
	default:
		err = r.exprs.initialise(st, init, d.Type())
	}
	switch {
	case r.cursors.cursors[d] != nil:
		r.locals.holds(sym, st.Init)
	case st.Init != nil && len(dims) == 0 && (!r.fn.changes(d) || r.locals.limited[d]):
		r.locals.stable[sym] = true
		if typ.IsInteger() {
			r.locals.name(sym, stencil.Converted(st.Init, typ))
		}
	}
	r.inside[d] = sym // after the initialiser, where the outer name is still meant
	return st, err
}

// dimensions splits an array of constant extents into these and its element type; other types have no dimensions.
func dimensions(t cc.Type) (dims []int64, elem cc.Type, ok bool) {
	for {
		arr, isArray := t.(*cc.ArrayType)
		if !isArray {
			return dims, t, true
		}
		if arr.IsVLA() || arr.Len() <= 0 {
			return nil, nil, false
		}
		dims, t = append(dims, arr.Len()), arr.Elem()
	}
}

// compoundLiteral declares the object that (T){...} is, before the statement
// that is being read.
func (r *exprReader) compoundLiteral(x *cc.PostfixExpression) (*stencil.Symbol, error) {
	t := x.Type().Undecay()
	dims, elem, ok := dimensions(t)
	if !ok {
		return nil, r.fail(codeBody, x, "this array has an extent that is not constant").
			way(r, x, "give it the largest extent that it needs, as a constant")
	}
	typ, err := r.fn.valueType(elem)
	if err != nil {
		return nil, r.failType(x, "this object", err)
	}
	sym := &stencil.Symbol{Name: r.localName("literal"), Type: typ, Role: stencil.Local, Dims: dims, Span: r.fn.SpanAt(x)}
	st := &stencil.Decl{Sym: sym}
	list := &cc.Initializer{Case: cc.InitializerInitList, Token: x.Token3, InitializerList: x.InitializerList, Token3: x.Token5}
	err = r.initialise(st, list, t)
	r.locals.pending = append(r.locals.pending, st)
	return sym, err
}

// initialise gives a declaration the values of {...}; {} makes zeros.
func (r *exprReader) initialise(st *stencil.Decl, init *cc.Initializer, t cc.Type) error {
	list, err := r.initialiser(init, t)
	switch {
	case err != nil:
		return err
	case t.Kind() == cc.Struct:
		st.Init = list
	case t.Kind() != cc.Array: // int x = {1};
		st.Init = stencil.NewInt(0)
		if leaf := init.InitializerList; leaf != nil {
			st.Init, err = r.expr(leaf.Initializer.AssignmentExpression)
		}
		return err
	case len(list.Items) == 0:
		st.List = []stencil.Expr{&stencil.InitList{}}
		if len(st.Sym.Dims) == 1 && st.Sym.Type.Kind != stencil.Struct {
			st.List = []stencil.Expr{stencil.NewInt(0)}
		}
	default:
		st.List = list.Items
	}
	return nil
}
