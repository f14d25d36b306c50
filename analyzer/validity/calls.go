package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// maxDepth and maxWork bound how far calls are followed; a call beyond is
// taken for one of a function of another file.
const (
	maxDepth = 12
	maxWork  = 200_000
)

// callExpression follows the called function's body where the file has it.
func (w *walk) callExpression(x *cc.PostfixExpression, st *state) value {
	var args []cc.ExpressionNode
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		args = append(args, l.AssignmentExpression)
	}
	callee := calleeOf(x)
	if callee == nil {
		w.expr(x.PostfixExpression, st)
		return w.unknownCall(x, "a function pointer", nil, args, st)
	}
	name := callee.Name()
	fd := w.Unit.Definition(name)
	if fd == nil {
		if effect, ok := library[name]; ok {
			return w.libraryCall(x, effect, args, st)
		}
		return w.unknownCall(x, "'"+name+"'", callee, args, st)
	}
	if w.following(fd) && w.checker.info[fd] == nil {
		return w.recursiveCall(x, args, st)
	}
	if w.depth() >= maxDepth || w.work > maxWork || w.following(fd) {
		return w.unknownCall(x, "'"+name+"'", callee, args, st)
	}
	return w.follow(x, fd, args, st)
}

// recursiveCall is a call of a function that is being followed: what it does to
// its arguments was or will be seen in its body. Here they count as read.
func (w *walk) recursiveCall(x *cc.PostfixExpression, args []cc.ExpressionNode, st *state) value {
	for _, a := range args {
		if v := w.expr(a, st); v != 0 && !st.dead {
			w.hostTouch(v, access{node: x, base: rootOf(a), read: true}, st)
		}
	}
	if !isPointer(x.Type()) {
		return 0
	}
	return w.nowhere(st)
}

func calleeOf(x *cc.PostfixExpression) *cc.Declarator {
	p, ok := unparen(x.PostfixExpression).(*cc.PrimaryExpression)
	if !ok || p.Case != cc.PrimaryExpressionIdent {
		return nil
	}
	d, ok := p.ResolvedTo().(*cc.Declarator)
	if !ok || d.Type().Kind() != cc.Function {
		return nil
	}
	return d
}

func (w *walk) depth() int {
	n := 0
	for ; w.caller != nil; w = w.caller {
		n++
	}
	return n
}

func (w *walk) following(fd *cc.FunctionDefinition) bool {
	for ; w != nil; w = w.caller {
		if w.fn == fd {
			return true
		}
	}
	return false
}

// follow binds the parameters and follows the body in place of the call.
func (w *walk) follow(x *cc.PostfixExpression, fd *cc.FunctionDefinition, args []cc.ExpressionNode, st *state) value {
	inner := &walk{checker: w.checker, fn: fd, info: w.checker.info[fd], caller: w, call: x, labels: map[string]*state{}}
	params := parametersOf(fd)
	for i, a := range args {
		if i >= len(params) || params[i] == nil {
			w.expr(a, st)
			continue
		}
		p := inner.variable(params[i])
		w.assignTo([]placeID{p}, params[i].Type(), a, st)
	}
	inner.function(st)
	w.dropLocals(fd, st)
	p := w.places.id(place{fd, "result"}, nil)
	v := st.holds[p]
	delete(st.holds, p)
	return v
}

// returnValue keeps what a return statement gives until the states join.
func (w *walk) returnValue(v value, st *state) {
	if w.caller == nil {
		w.returnedStorage(v, st)
		return
	}
	st.holds[w.places.id(place{w.fn, "result"}, nil)] = v
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

// dropLocals forgets the variables of a function that has returned.
func (w *walk) dropLocals(fd *cc.FunctionDefinition, st *state) {
	for p := range st.holds {
		if d, ok := w.places.list[p].root.(*cc.Declarator); ok && w.owner[d] == fd && !d.IsStatic() {
			delete(st.holds, p)
		}
	}
}

// libraryCall has the effect that the C library's function has.
func (w *walk) libraryCall(x *cc.PostfixExpression, effect libraryEffect, args []cc.ExpressionNode, st *state) value {
	values := make([]value, len(args))
	held := make([]placeID, len(args))
	for i, a := range args {
		held[i] = w.keep(w.expr(a, st), st)
	}
	for i := len(args) - 1; i >= 0; i-- {
		values[i] = w.take(held[i], st)
	}
	for i, v := range values {
		if v == 0 || st.dead {
			continue
		}
		read, write := strings.Contains(effect.reads, digit(i)), strings.Contains(effect.writes, digit(i))
		if read || write {
			w.hostTouch(v, access{node: args[i], base: rootOf(args[i]), read: read, write: write}, st)
		}
	}
	switch {
	case effect.frees && len(values) > 0 && values[0] != 0:
		w.free(x, args[0], values[0], calleeOf(x).Name() == "realloc", st)
	case effect.ends:
		*st = *deadState()
		return 0
	}
	switch {
	case effect.allocatesAt && len(values) > 0:
		for _, p := range w.pointersAt(values[0], "[]", st) {
			st.holds[p] = w.allocated(x, st)
		}
	case effect.allocates:
		return w.allocated(x, st)
	case effect.returnsFirst && len(values) > 0:
		return values[0]
	}
	return 0
}

func digit(i int) string { return string(rune('0' + min(i, 9))) }

// allocated is a pointer to new memory.
func (w *walk) allocated(x *cc.PostfixExpression, st *state) value {
	chain := ""
	for f := w; f.caller != nil; f = f.caller {
		chain += f.call.Position().String() + " "
	}
	key := allocation{x, chain}
	p, ok := w.heap[key]
	if !ok {
		p = w.places.id(place{&block{}, ""}, nil)
		w.heap[key] = p
	}
	for _, f := range st.facts {
		w.places.many[p] = w.places.many[p] || intersect(f.leads, []placeID{p})
	}
	v := w.fresh()
	st.set(v, facts{leads: []placeID{p}, unmapped: true})
	return v
}

// allocatedHere reports whether storage was allocated by the program text.
func (w *walk) allocatedHere(f facts) bool {
	for _, p := range f.leads {
		if b, ok := w.places.list[p].root.(*block); ok && !b.outer {
			return true
		}
	}
	return false
}

// unknownCall is a call of a function without a body here: arrays that it is
// handed, or pointers to their pointers, may be touched (C5).
func (w *walk) unknownCall(x *cc.PostfixExpression, what string, callee *cc.Declarator, args []cc.ExpressionNode, st *state) value {
	var ft *cc.FunctionType
	if callee != nil {
		ft, _ = callee.Type().(*cc.FunctionType)
	}
	var moved []placeID
	for i, a := range args {
		v := w.expr(a, st)
		if v == 0 || st.dead {
			continue
		}
		inLibrary := callee == nil || w.inHeader(callee) // a pointer is taken to lead to host code
		w.passed(v, passing{call: x, what: what, arg: a, readOnly: pointsToConst(ft, i), library: inLibrary}, st)
		for _, p := range w.pointersAt(v, "[]", st) {
			w.passed(w.value(st, p), passing{call: x, what: what, arg: a, library: inLibrary}, st)
			moved = append(moved, p)
		}
	}
	w.shuffle(moved, st)
	if callee == nil || !isPointer(x.Type()) {
		return 0
	}
	v := w.fresh()
	p := w.places.id(place{&block{outer: true}, ""}, nil)
	st.set(v, facts{leads: []placeID{p}, unmapped: true, mapped: true, scopes: []scope{callers}})
	return v
}

// shuffle lets any of the pointers hold what any of them held.
func (w *walk) shuffle(moved []placeID, st *state) {
	if len(moved) == 0 {
		return
	}
	merged := st.of(w.value(st, moved[0]))
	for _, p := range moved[1:] {
		merged = mergeFacts(merged, st.of(w.value(st, p)))
	}
	for _, p := range moved {
		v := w.fresh()
		st.set(v, merged)
		st.holds[p] = v
	}
}

func (c *checker) inHeader(d *cc.Declarator) bool {
	for _, h := range c.Unit.Headers {
		if h.System && strings.HasSuffix(d.Position().Filename, h.Path) {
			return true
		}
	}
	return false
}

// pointsToConst reports whether the i-th parameter is a pointer to const elements.
func pointsToConst(ft *cc.FunctionType, i int) bool {
	if ft == nil || i >= len(ft.Parameters()) {
		return false
	}
	t := ft.Parameters()[i].Type()
	for {
		switch x := t.Undecay().(type) {
		case *cc.PointerType:
			t = x.Elem()
		case *cc.ArrayType:
			t = x.Elem()
		default:
			return t.Attributes().IsConst()
		}
	}
}

// calls are the functions with a body here that fd calls or takes the address of.
func (c *checker) calls(fd *cc.FunctionDefinition) (called, named []*cc.FunctionDefinition) {
	direct := map[cc.Node]bool{}
	ccwalk.Nodes(fd, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.PostfixExpression:
			if x.Case == cc.PostfixExpressionCall {
				if d := calleeOf(x); d != nil {
					direct[unparen(x.PostfixExpression)] = true
					if g := c.Unit.Definition(d.Name()); g != nil {
						called = append(called, g)
					}
				}
			}
		case *cc.PrimaryExpression:
			d, ok := x.ResolvedTo().(*cc.Declarator)
			if ok && x.Case == cc.PrimaryExpressionIdent && !direct[x] && d.Type().Kind() == cc.Function {
				if g := c.Unit.Definition(d.Name()); g != nil {
					named = append(named, g)
				}
			}
		}
		return true
	})
	return called, named
}

// reaching are the functions that come to mint constructs.
func (c *checker) reaching() map[*cc.FunctionDefinition]bool {
	reach := map[*cc.FunctionDefinition]bool{}
	for fd := range c.info {
		reach[fd] = true
	}
	for changed := true; changed; {
		changed = false
		for _, s := range c.Unit.Statements {
			fd, ok := s.Node.(*cc.FunctionDefinition)
			if !ok || reach[fd] {
				continue
			}
			called, _ := c.calls(fd)
			for _, g := range called {
				if reach[g] {
					reach[fd], changed = true, true
				}
			}
		}
	}
	return reach
}

// calledFrom are the functions that are only called directly, by the given ones.
func (c *checker) calledFrom(from map[*cc.FunctionDefinition]bool) map[*cc.FunctionDefinition]bool {
	list, taken := map[*cc.FunctionDefinition]bool{}, map[*cc.FunctionDefinition]bool{}
	for _, s := range c.Unit.Statements {
		fd, ok := s.Node.(*cc.FunctionDefinition)
		if !ok {
			continue
		}
		called, named := c.calls(fd)
		for _, g := range named {
			taken[g] = true
		}
		if from[fd] {
			for _, g := range called {
				list[g] = list[g] || g != fd
			}
		}
	}
	for g := range taken {
		delete(list, g)
	}
	return list
}
