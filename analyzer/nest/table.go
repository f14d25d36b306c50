// Constant tables: const arrays with all their values in the text, which the kernel gets as an array of its own.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// tableReader reads constant tables outside the nest.
type tableReader struct {
	*nest
	exprs *exprReader
}

// table is the constant table that d is: an array of constants, declared const
// with all its values. nil if it is something else.
func (r *tableReader) table(d *cc.Declarator) (*stencil.Table, error) {
	t, ok := r.fn.tables[d]
	if !ok {
		var err error
		if t, err = r.readTable(d); err != nil {
			return nil, err
		}
		r.fn.tables[d] = t
	}
	if t != nil {
		r.sweep.AddTable(t)
	}
	return t, nil
}

func (r *tableReader) readTable(d *cc.Declarator) (*stencil.Table, error) {
	arr, ok := d.Type().(*cc.ArrayType)
	if !ok || d.IsParam() {
		return nil, nil
	}
	var dims []int64
	var elem cc.Type = arr
	for ok {
		dims = append(dims, arr.Len())
		elem = arr.Elem()
		arr, ok = elem.(*cc.ArrayType)
	}
	init := r.fn.Initializer(d)
	if init == nil || init.Case != cc.InitializerInitList || !isConst(d, elem) || r.fn.Grids.isCopied(d) || dims[0] <= 0 {
		return nil, nil
	}
	typ, err := r.fn.valueType(elem)
	if err != nil {
		return nil, nil // an array of pointers, or whatever it may be: no table
	}
	list, err := r.exprs.initialiser(init, d.Type())
	if err != nil {
		return nil, err
	}
	for _, e := range list.Items {
		if !isConstant(e) {
			return nil, nil
		}
	}
	sym := &stencil.Symbol{Name: r.fn.freshName(d.Name() + "_table"), Type: typ, Role: stencil.Local, Dims: dims, Span: r.fn.SpanAt(d)}
	return &stencil.Table{Sym: sym, Values: list.Items}, nil
}

// localTable reports whether a declaration in the nest or in a function that it
// calls is a static table.
func (r *tableReader) localTable(d *cc.Declarator) (bool, error) {
	if !d.IsStatic() {
		return false, nil
	}
	t, err := r.table(d)
	return t != nil, err
}

// isStaticConst reports whether d is a scalar that has its value from the start
// to the end of the program; it can as well be a local.
func isStaticConst(d *cc.Declarator) bool {
	return d.IsStatic() && isConst(d, d.Type()) && d.Type().Kind() != cc.Array && d.HasInitializer()
}

func isConst(d *cc.Declarator, elem cc.Type) bool {
	return d.IsConst() || elem.Attributes().IsConst() || d.Type().Attributes().IsConst()
}

// isCopied reports whether a copy of this function names d.
func (t *Grids) isCopied(d *cc.Declarator) bool {
	return t.copied[t.byKey[gridKey{d, ""}]]
}

// isConstant reports whether e can initialise an object of static lifetime.
func isConstant(e stencil.Expr) bool {
	switch e.(type) {
	case *stencil.Const, *stencil.Unary, *stencil.Binary, *stencil.Cast, *stencil.Cond, *stencil.InitList:
	default:
		return false
	}
	for _, x := range stencil.Operands(e) {
		if !isConstant(x) {
			return false
		}
	}
	return true
}

// freshName is a name for generated code at file scope.
func (f *File) freshName(want string) string {
	if f.taken == nil {
		f.taken = f.Identifiers()
		for name := range f.MacroNames() {
			f.taken[name] = true
		}
	}
	return unique(f.taken, want)
}
