// Calls: a function whose body is in the file is followed in place of the call, with its parameters bound to the
// arguments. A call through a pointer is followed into every function that the pointer may point to.

package validity

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// callWalk follows calls of functions whose text is known.
type callWalk struct {
	*activation
	statements *statementWalk
	exprs      *exprWalk
	storage    *storageWalk
	library    *libraryWalk
	host       *hostWalk
	reports    *reportWalk
}

// maxDepth and maxWork bound how far calls are followed. A call beyond them is treated like a call
// of a function of another file. It is refused if it reaches a mint construct.
const (
	maxDepth = 40
	maxWork  = 400_000
)

// argumentsOf are the arguments of a call.
func argumentsOf(x *cc.PostfixExpression) (args []cc.ExpressionNode) {
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		args = append(args, l.AssignmentExpression)
	}
	return args
}

// callExpression follows the body of the called function if the file has it.
func (w *callWalk) callExpression(x *cc.PostfixExpression, st *state) value {
	args := argumentsOf(x)
	if callee := ccwalk.Callee(x); callee != nil {
		return w.callNamed(x, callee, args, st)
	}
	targets, all := w.targets(x, st)
	if all {
		return w.callOne(x, targets, args, st)
	}
	other := st.clone()
	v := w.library.unknownCall(x, "a function pointer", nil, args, st)
	if len(targets) == 0 {
		return v
	}
	return w.exprs.joinResults(st, v, other, w.callOne(x, targets, args, other))
}

// callOne is a call of one of several functions.
func (w *callWalk) callOne(x *cc.PostfixExpression, targets []*cc.Declarator, args []cc.ExpressionNode, st *state) value {
	first := st.clone()
	v := w.callNamed(x, targets[0], args, st)
	for _, d := range targets[1:] {
		other := first.clone()
		u := w.callNamed(x, d, args, other)
		if v == 0 && u == 0 {
			w.join(st, other)
			continue
		}
		v = w.exprs.joinResults(st, v, other, u)
	}
	return v
}

// targets are the functions that the called pointer may point to; all is false if it may point to
// others, too.
func (w *callWalk) targets(x *cc.PostfixExpression, st *state) (list []*cc.Declarator, all bool) {
	n := ccwalk.Unparen(x.PostfixExpression)
	for {
		u, ok := n.(*cc.UnaryExpression)
		if !ok || u.Case != cc.UnaryExpressionDeref || u.Type().Kind() != cc.Function {
			break
		}
		n = ccwalk.Unparen(u.CastExpression)
	}
	v := w.exprs.expr(n, st)
	for _, p := range st.of(v).leads {
		if d := w.functions[p]; d != nil {
			list = append(list, d)
		}
	}
	return list, len(list) > 0 && len(list) == len(st.of(v).leads)
}

// callNamed is a call of a function by its name, or by a pointer that points to it.
func (w *callWalk) callNamed(x *cc.PostfixExpression, callee *cc.Declarator, args []cc.ExpressionNode, st *state) value {
	name := callee.Name()
	switch name {
	case "__builtin_va_arg_impl":
		return w.variadicPointer(st)
	case "setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "__builtin_setjmp":
		w.arguments(args, st)
		w.statements.land(x, landing, st)
		return 0
	case "vfork":
		w.statements.land(x, children, st)
		return 0
	case "longjmp", "_longjmp", "siglongjmp", "__builtin_longjmp":
		w.arguments(args, st)
		w.library.jumping(x, "'"+name+"'", st)
		w.statements.throw(landing, st)
		*st = *deadState()
		return 0
	}
	fd := w.in.Unit.Definition(name)
	if fd == nil {
		if effect, ok := libraryFunction(name); ok && w.isLibrarys(callee) {
			return w.library.libraryCall(x, effect, args, st)
		}
		return w.library.unknownCall(x, "'"+name+"'", callee, args, st)
	}
	if w.depth() >= maxDepth || w.work > maxWork {
		w.reports.notFollowed(x, fd)
		return w.library.unknownCall(x, "'"+name+"'", callee, args, st)
	}
	return w.follow(x, fd, args, st)
}

func (w *activation) depth() int {
	n := 0
	for f := w.walk; f.caller != nil; f = f.caller {
		n++
	}
	return n
}

// following is the activation of fd that is being followed; nil if there is none.
func (w *activation) following(fd *cc.FunctionDefinition) *walk {
	for f := w.walk; f != nil; f = f.caller {
		if f.fn == fd {
			return f
		}
	}
	return nil
}

// arguments evaluates the arguments of a call.
func (w *callWalk) arguments(args []cc.ExpressionNode, st *state) []value {
	values, held := make([]value, len(args)), make([]placeID, len(args))
	for i, a := range args {
		var v value
		if k := a.Type().Kind(); k == cc.Struct || k == cc.Union {
			v = w.structArgument(a, st)
		} else {
			v = w.exprs.expr(a, st)
		}
		held[i] = w.storage.keep(v, st)
	}
	for i := len(args) - 1; i >= 0; i-- {
		values[i] = w.storage.take(held[i], st)
	}
	return values
}

// structArgument is a pointer to a struct that is passed by value.
func (w *callWalk) structArgument(a cc.ExpressionNode, st *state) value {
	lv := w.exprs.lvalue(a, st)
	if lv.element {
		w.host.touchElement(lv, elementUse{node: a, lvalue: a, read: true}, st)
		return 0
	}
	w.host.unsure(lv, a, false, st)
	w.host.touchParts(lv.places, access{node: a, base: lv.base, read: true}, st)
	v := w.fresh()
	st.set(v, facts{leads: union(lv.places, nil), unmapped: true})
	return v
}

// follow binds the parameters and follows the body in place of the call.
func (w *callWalk) follow(x *cc.PostfixExpression, fd *cc.FunctionDefinition, args []cc.ExpressionNode, st *state) value {
	inner := newWalk(w.checker, fd, w.walk, x)
	outer := w.following(fd)
	values := w.arguments(args, st)
	var known map[placeID]facts
	if outer != nil {
		w.shareLocals(outer)
		known = w.saveLocals(outer, st)
		inner.repeats = true
	}
	w.dropChosen(fd, st)
	inner.calls.bind(args, values, st)
	if outer != nil && outer.repeats {
		w.recurse(outer, st)
	} else {
		inner.statements.function(st)
	}
	p := w.places.id(place{fd, "result"}, nil)
	v := st.holds[p]
	delete(st.holds, p)
	if t := x.Type().Kind(); t == cc.Struct || t == cc.Union {
		v = w.fresh()
		st.set(v, facts{leads: []placeID{w.resultObject(fd)}, unmapped: true})
	}
	w.dropLocals(fd, st)
	if outer != nil {
		held := w.storage.keep(v, st)
		w.restoreLocals(known, fd, st)
		v = w.storage.take(held, st)
	}
	return v
}

// resultObject is the struct that a function returns.
func (w *callWalk) resultObject(fd *cc.FunctionDefinition) placeID {
	ft, _ := fd.Declarator.Type().(*cc.FunctionType)
	return w.places.id(place{fd, ".result"}, ft.Result())
}

// bind gives the parameters the values of the arguments.
func (w *callWalk) bind(args []cc.ExpressionNode, values []value, st *state) {
	params := parametersOf(w.fn)
	held := make([]placeID, len(values))
	for i, v := range values {
		held[i] = w.storage.keep(v, st)
	}
	for i := len(args) - 1; i >= 0; i-- {
		v := w.storage.take(held[i], st)
		if i >= len(params) || params[i] == nil {
			w.bindVariadic(args[i], v, st)
			continue
		}
		p, t := w.variable(params[i]), params[i].Type()
		if k := t.Kind(); k == cc.Struct || k == cc.Union {
			w.storage.copyObject([]placeID{p}, st.of(v).leads, t, st)
			continue
		}
		w.storage.store(lvalue{places: []placeID{p}}, pointerType(t), v, st)
	}
}

// bindPointers gives all parameters that are pointers one value.
func (w *callWalk) bindPointers(v value, st *state) {
	for _, param := range parametersOf(w.fn) {
		if param != nil && isPointer(param.Type()) {
			w.storage.store(lvalue{places: []placeID{w.variable(param)}}, nil, v, st)
		}
	}
}

// pointerType is nil, which stands for a pointer, if the parameter is declared as an array.
func pointerType(t cc.Type) cc.Type {
	if isPointer(t) {
		return nil
	}
	return t
}

// bindVariadic keeps an argument behind the last parameter for va_arg.
func (w *callWalk) bindVariadic(arg cc.ExpressionNode, v value, st *state) {
	if v == 0 {
		return
	}
	w.storage.put(w.storage.variadicArguments(w.fn, "variadic"), v, st)
	if p, ok := arg.Type().Undecay().Decay().(*cc.PointerType); ok && p.Elem().Size() == 1 {
		w.storage.put(w.storage.variadicArguments(w.fn, "text"), v, st)
	}
}

// variadicArguments is the place of the arguments that a function finds with
// va_arg, or of the texts among them.
func (w *storageWalk) variadicArguments(fd *cc.FunctionDefinition, which string) placeID {
	all := w.places.id(place{fd, "." + which}, nil)
	w.places.blurred[all] = true
	return w.places.below(all, anyElement, nil)
}

// variadicPointer is the result of va_arg: a pointer to one of the arguments.
func (w *callWalk) variadicPointer(st *state) value {
	f := facts{unmapped: true}
	for frame := w.walk; frame != nil; frame = frame.caller {
		all := w.places.id(place{frame.fn, ".variadic"}, nil)
		if _, ok := st.holds[w.places.below(all, anyElement, nil)]; ok {
			f.leads = union(f.leads, []placeID{all})
		}
	}
	v := w.fresh()
	st.set(v, f)
	return v
}

// returnValue keeps the value of a return statement until the states are joined.
func (w *callWalk) returnValue(n cc.ExpressionNode, st *state) {
	if isNil(n) {
		return
	}
	if k := n.Type().Kind(); k == cc.Struct || k == cc.Union {
		w.exprs.copyStruct(lvalue{places: []placeID{w.resultObject(w.fn)}}, n, st)
		return
	}
	v := w.exprs.expr(n, st)
	switch {
	case v == 0:
	case w.caller == nil:
		w.reports.returnedStorage(v, st)
	default:
		st.holds[w.places.id(place{w.fn, "result"}, nil)] = v
	}
}

func parametersOf(fd *cc.FunctionDefinition) []*cc.Declarator {
	var list []*cc.Declarator
	ft, ok := fd.Declarator.Type().(*cc.FunctionType)
	if !ok {
		return nil
	}
	for _, p := range ft.Parameters() {
		list = append(list, p.Declarator)
	}
	return list
}

// localsOf are the variables of a function whose life ends with it.
func (c *checker) localsOf(fd *cc.FunctionDefinition) []*cc.Declarator {
	list, ok := c.locals[fd]
	if !ok {
		eachLocal(fd, func(d *cc.Declarator) {
			if !d.IsStatic() && !d.IsExtern() && !slices.Contains(list, d) {
				list = append(list, d)
			}
		})
		c.locals[fd] = list
	}
	return list
}

// dropLocals forgets the variables of a function that has returned.
func (w *callWalk) dropLocals(fd *cc.FunctionDefinition, st *state) {
	ends := map[*cc.Declarator]bool{}
	for _, d := range w.localsOf(fd) {
		ends[d] = true
	}
	w.dropChosen(fd, st)
	for p := range st.holds {
		switch r := w.places.list[p].root.(type) {
		case *cc.Declarator:
			if ends[r] && !w.places.shared[r] {
				delete(st.holds, p)
			}
		case *cc.FunctionDefinition:
			if r == fd && w.places.list[p].path != ".result" && !isBelow(w.places.list[p], place{fd, ".result"}) {
				delete(st.holds, p)
			}
		}
	}
}
