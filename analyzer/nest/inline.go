// Calls that become part of the nest: parameters stand for their arguments, statements go in front of the calling one.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// frame is a function that is being inlined.
type frame struct {
	def    *cc.FunctionDefinition
	caller *frame
	after  int // statements that may not be executed, because a return stands before them
}

// inline reads a call as part of the loop: arrays that are handed over are the
// loop's own, values that do not change stand for themselves. What does not fit
// into an expression is put before the statement of the call.
func (r *callReader) inline(x *cc.PostfixExpression, fd *cc.FunctionDefinition, nodes []cc.ExpressionNode,
	params []*cc.Parameter, result cc.ExpressionNode) (stencil.Expr, error) {
	leave, err := r.enter(x, fd, nodes, params, result)
	if err != nil {
		return nil, err
	}
	defer leave()
	t, err := r.fn.valueType(fd.Declarator.Type().(*cc.FunctionType).Result())
	if err != nil {
		return nil, r.failType(x, "the result of '"+fd.Declarator.Name()+"'", err)
	}
	e, err := r.inlined(x, fd, t, result)
	if err != nil {
		r.addCall(x, fd)
	}
	return e, err
}

func (r *callReader) inlined(x *cc.PostfixExpression, fd *cc.FunctionDefinition, t stencil.Type, result cc.ExpressionNode) (stencil.Expr, error) {
	if result == nil {
		return r.inlineBody(x, fd, t)
	}
	e, err := r.exprs.expr(result)
	if err != nil {
		return nil, err
	}
	return stencil.Converted(e, t), nil
}

// addCall says which call leads to a message about the text of the function that it calls.
func (r *nest) addCall(x cc.Node, fd *cc.FunctionDefinition) {
	r.addNote(x, "'%s' is called in a parallel loop here", fd.Declarator.Name())
}

// place is what a call leads to whose function only returns a pointer, as in
// *at(g, i, j) = 0 with { return &g->u[i * g->nx + j]; }. ok is false for other calls.
func (r *callReader) place(x *cc.PostfixExpression) (p pointee, ok bool, err error) {
	callee, isName := calleeOf(x).(*cc.PrimaryExpression)
	if !isName || callee.Case != cc.PrimaryExpressionIdent {
		return p, false, nil
	}
	d, isFunction := callee.ResolvedTo().(*cc.Declarator)
	if !isFunction || d.Type().Undecay().Kind() != cc.Function {
		return p, false, nil
	}
	fd := r.fn.Definition(d.Name())
	if fd == nil || onlyResult(fd) == nil {
		return p, false, nil
	}
	params, err := r.callable(x, fd)
	if err != nil {
		return p, true, err
	}
	leave, err := r.enter(x, fd, arguments(x), params, nil)
	if err != nil {
		return p, true, err
	}
	defer leave()
	p, err = r.pointees.pointsTo(onlyResult(fd))
	return p, true, err
}

// enter binds the parameters of a function to the arguments of a call. The function
// is what is read until leave is called.
func (r *callReader) enter(x *cc.PostfixExpression, fd *cc.FunctionDefinition, nodes []cc.ExpressionNode,
	params []*cc.Parameter, result cc.ExpressionNode) (leave func(), err error) {
	args, err := r.readArguments(x, fd, nodes, params, result)
	if err != nil {
		return nil, err
	}
	for i, p := range params {
		if p.Declarator != nil {
			args[i].bind(r, p.Declarator)
			if args[i].place != nil {
				r.pointees.pointers[p.Declarator] = fd.CompoundStatement
			}
		}
	}
	r.frame = &frame{def: fd, caller: r.frame}
	loops, switches := r.statements.loops, r.statements.switches
	r.statements.loops, r.statements.switches = 0, 0
	return func() {
		r.guarded -= r.frame.after
		r.frame, r.statements.loops, r.statements.switches = r.frame.caller, loops, switches
	}, nil
}

// inlineBody puts the statements of a function before the statement that is
// being read; the value of the call is a variable that they set.
func (r *callReader) inlineBody(x *cc.PostfixExpression, fd *cc.FunctionDefinition, t stencil.Type) (stencil.Expr, error) {
	name := fd.Declarator.Name()
	var value *stencil.Symbol
	if t.Kind != stencil.Void {
		value = &stencil.Symbol{Name: r.localName(name + "_value"), Type: t, Role: stencil.Local, Span: r.fn.SpanAt(x)}
	}
	body, err := r.statements.compound(fd.CompoundStatement)
	if err != nil {
		return nil, err
	}
	if last := len(body) - 1; value != nil && last >= 0 && !hasReturn(body[:last]) {
		if ret, ok := body[last].(*stencil.Return); ok && ret.X != nil {
			r.locals.pending = append(append(r.locals.pending, body[:last]...), &stencil.Decl{Sym: value, Init: ret.X})
			return &stencil.Var{Sym: value}, nil
		}
	}
	body = r.lifter(value).lift(body)
	if value == nil {
		r.locals.pending = append(r.locals.pending, body...)
		return &stencil.Const{T: stencil.VoidT, Text: "(void)0"}, nil
	}
	r.locals.pending = append(append(r.locals.pending, &stencil.Decl{Sym: value}), body...)
	return &stencil.Var{Sym: value}, nil
}

func (r *nest) lifter(result *stencil.Symbol) *returnLifter {
	return &returnLifter{result: result, flag: func() *stencil.Symbol {
		return &stencil.Symbol{Name: r.localName("returned"), Type: stencil.Int, Role: stencil.Local}
	}}
}

// argument is what a parameter of an inlined function stands for: a place, a
// value, or a variable that starts with the value.
type argument struct {
	place *pointee
	value stencil.Expr
	local *stencil.Symbol
}

func (a argument) bind(r *callReader, d *cc.Declarator) {
	delete(r.pointees.places, d)
	delete(r.locals.values, d)
	delete(r.inside, d)
	switch {
	case a.place != nil:
		r.pointees.places[d] = *a.place
	case a.local != nil:
		r.inside[d] = a.local
	default:
		r.locals.values[d] = a.value
	}
}

// readArguments evaluates the arguments, all of them before any is bound: the
// function may be called in its own argument.
func (r *callReader) readArguments(x cc.Node, fd *cc.FunctionDefinition, nodes []cc.ExpressionNode,
	params []*cc.Parameter, result cc.ExpressionNode) ([]argument, error) {
	given := r.argumentsOf()
	var list []argument
	for i, p := range params {
		name := fd.Declarator.Name() + "_argument"
		if p.Declarator != nil {
			name = p.Declarator.Name()
		}
		if k := p.Type().Undecay().Kind(); k == cc.Ptr || k == cc.Array {
			a, err := r.pointeeArgument(nodes[i], p, name)
			if err != nil {
				return nil, err
			}
			list = append(list, a)
			continue
		}
		t, err := r.fn.valueType(p.Type())
		if err != nil {
			return nil, r.failType(x, "the parameter '"+name+"' of '"+fd.Declarator.Name()+"'", err)
		}
		e, err := given.value(nodes[i])
		if err != nil {
			return nil, err
		}
		e = stencil.Converted(e, t)
		a, err := r.valueArgument(nodes[i], e, p.Declarator, result)
		if err != nil {
			return nil, err
		}
		list = append(list, a)
	}
	return list, nil
}

// pointeeArgument is an array that is handed over.
func (r *callReader) pointeeArgument(n cc.ExpressionNode, p *cc.Parameter, name string) (argument, error) {
	if !samePointee(p.Type(), parser.TypeOf(n)) {
		return argument{}, r.fail(codePointer, n, "the parameter '%s' sees this array through another type", name).
			way(r, n, "declare the parameter as the array is declared, and use all its subscripts")
	}
	if p.Declarator != nil && p.Declarator.AddressTaken() {
		return argument{}, r.fail(codePointer, p.Declarator, "the address of the pointer '%s' is taken, so it cannot be resolved at translation time", name).
			way(r, p.Declarator, "use a subscript: %s[k]", name)
	}
	at, err := r.pointees.pointsTo(n)
	if err != nil {
		return argument{}, err
	}
	at, err = r.pointees.pin(n, at, name)
	return argument{place: &at}, err
}

// valueArgument lets a parameter stand for its argument where that cannot be
// told apart from a variable that holds its value.
func (r *callReader) valueArgument(n cc.ExpressionNode, e stencil.Expr, d *cc.Declarator, result cc.ExpressionNode) (argument, error) {
	if d == nil {
		return argument{value: e}, nil
	}
	constant := !r.fn.changes(d)
	if constant && r.locals.isStable(e) {
		return argument{value: e}, nil
	}
	once := constant && result != nil && !stencil.HasEffect(e) && !hasAssignment(result) && !r.callsUser(result)
	if once && (r.locals.fixed > 0 || uses(result, d) <= 1) {
		return argument{value: e}, nil
	}
	v, err := r.locals.hoist(n, e, d.Name())
	if err != nil {
		return argument{}, err
	}
	sym := v.(*stencil.Var).Sym
	if !constant {
		delete(r.locals.stable, sym)
		delete(r.locals.aliases, sym)
		delete(r.locals.known, sym)
	}
	return argument{local: sym}, nil
}

// callsUser reports whether n calls a function of the user's, which may change
// what an argument reads.
func (r *nest) callsUser(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if p, ok := n.(*cc.PrimaryExpression); ok {
			if d := ccwalk.Variable(p); d != nil {
				found = found || r.fn.Definition(d.Name()) != nil && d.Type().Undecay().Kind() == cc.Function
			}
		}
		return !found
	})
	return found
}

// uses counts how often n reads d.
func uses(n cc.Node, d *cc.Declarator) int {
	count := 0
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if p, ok := n.(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionIdent && p.ResolvedTo() == cc.Node(d) {
			count++
		}
		return true
	})
	return count
}
