// Calls of functions without a body in the file: what the arguments point to may be read and written, pointers
// there may be exchanged, and objects whose address is passed count as known outside from then on.

package validity

import (
	"path"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// unknownCall is a call of a function without a body in the file. It may touch what its arguments
// point to (C5). Objects that are known outside of the file are left to the guard at run time.
func (w *libraryWalk) unknownCall(x *cc.PostfixExpression, what string, callee *cc.Declarator, args []cc.ExpressionNode, st *state) value {
	values := w.calls.arguments(args, st)
	if st.dead {
		return 0
	}
	args, values = w.withVariadic(args, values, st)
	var ft *cc.FunctionType
	standard := false
	if callee != nil {
		ft, _ = callee.Type().(*cc.FunctionType)
		standard = w.inStandardHeader(callee) && !signalling[callee.Name()] && !waiting[callee.Name()] && !starting[callee.Name()]
	}
	letters := make([]byte, len(values))
	direct := map[value]bool{}
	for i, v := range values {
		letters[i] = 'b'
		direct[v] = true
	}
	if standard {
		w.handed(x, letters, values, st)
	}
	var moved []placeID
	for i, v := range values {
		if v == 0 {
			continue
		}
		p := passing{call: x, what: what, arg: args[i], readOnly: pointsToConst(ft, i), library: callee == nil || w.in.Unit.IsSystem(callee)}
		w.host.passed(v, p, st)
		p.readOnly = false
		w.passedParts(v, direct, p, st)
		moved = append(moved, w.storage.pointersAt(v, st)...)
	}
	var given []value // where pointers of the standard library's functions may lead
	if standard {
		given = values
	}
	w.storage.shuffle(x, moved, given, st)
	if !standard {
		w.unfilled.useAll(st)
		w.escape(values, st)
		w.escaping(x, what, args, st) // what it is handed, too: the guard notices what it writes
		if w.statements.throw(landing, st) {
			w.jumping(x, what, st)
		}
	}
	for _, v := range values {
		if callee != nil && signalling[callee.Name()] {
			w.keepForHandlers(v, st)
		}
		w.calledBack(x, v, values, st)
	}
	if k := x.Type().Kind(); k == cc.Ptr {
		v := w.storage.unknown(x, st)
		for _, g := range given {
			v = w.either(st, v, g)
		}
		return v
	}
	return 0
}

// withVariadic adds what a va_list among the arguments of a call leads to.
func (w *libraryWalk) withVariadic(args []cc.ExpressionNode, values []value, st *state) ([]cc.ExpressionNode, []value) {
	all, reached := slices.Clone(args), slices.Clone(values)
	for _, arg := range args {
		if !leadsToVaList(arg.Type()) {
			continue
		}
		for frame := w.walk; frame != nil; frame = frame.caller {
			if v, ok := st.holds[w.storage.variadicArguments(frame.fn, "variadic")]; ok {
				all, reached = append(all, arg), append(reached, v)
			}
		}
	}
	return all, reached
}

// leadsToVaList reports whether a type is va_list, or a pointer to one.
func leadsToVaList(t cc.Type) bool {
	if d := t.Typedef(); d != nil && vaLists[d.Name()] {
		return true
	}
	p, ok := t.Undecay().(*cc.PointerType)
	return ok && leadsToVaList(p.Elem())
}

var vaLists = wordsOf("va_list __builtin_va_list __gnuc_va_list")

// passedParts handles arrays that the called function can reach through pointers in the object that
// an argument points to.
func (w *libraryWalk) passedParts(v value, direct map[value]bool, p passing, st *state) {
	pointers := map[value]bool{}
	for _, q := range w.storage.pointersAt(v, st) {
		u := w.value(st, q)
		pointers[u] = true
		if !direct[u] {
			w.host.passed(u, p, st)
		}
	}
	for _, u := range w.reached([]value{v}, st) {
		if f := st.of(u); !direct[u] && !pointers[u] && f.hostOld && !f.elsewhere && !f.table {
			w.reports.oldReached(u, p, st)
		}
	}
}

// reached are the given values and all that can be reached from them through pointers.
func (w *libraryWalk) reached(from []value, st *state) []value {
	seen := map[value]bool{0: true}
	var list []value
	for len(from) > 0 {
		v := from[0]
		from = from[1:]
		if seen[v] {
			continue
		}
		seen[v] = true
		list = append(list, v)
		for _, lead := range st.of(v).leads {
			w.storage.allPointers(lead, st)
			of := w.places.list[lead]
			for _, p := range st.heldPlaces() {
				itself := p == lead && w.leadsToItself(p) // v says more of the array that it points to
				if at := w.places.list[p]; (at == of || isBelow(at, of)) && !itself {
					from = append(from, st.holds[p])
				}
			}
		}
		from = append(from, w.host.nested(st.of(v).leads, st)...)
	}
	return list
}

// allPointers evaluates each pointer of an object once, so that the state holds it.
func (w *storageWalk) allPointers(p placeID, st *state) {
	t := w.places.types[p]
	if t == nil || t.Kind() == cc.Function || !w.outer(p) {
		return
	}
	w.places.eachPointer(p, t, func(path string, typ cc.Type) {
		w.value(st, w.places.below(p, path, typ))
	})
}

// escape notes that the objects behind the values are known outside of the file.
func (w *libraryWalk) escape(values []value, st *state) {
	for _, v := range w.reached(values, st) {
		for _, p := range st.of(v).leads {
			st.escaped[w.storage.whole(p)] = true
		}
	}
}

// whole is the whole object that contains a place.
func (w *storageWalk) whole(p placeID) placeID {
	return w.places.id(place{w.places.list[p].root, ""}, nil)
}

// escaping records a call that may touch arrays on the device because their addresses are known
// outside of the file.
func (w *libraryWalk) escaping(x cc.ExpressionNode, what string, args []cc.ExpressionNode, st *state) {
	if w.reachedOutside(st, func(f facts) bool { return f.hostOld || f.mapped && !onlyCallers(f) }) {
		w.reports.noteEscaping(x, what, args, nil, nil)
	}
}

// jumping records a call that may leave regions by longjmp. The guard must know of it: nothing ends them.
func (w *libraryWalk) jumping(x *cc.PostfixExpression, what string, st *state) {
	if !w.in.NoGuard || w.reachedOutside(st, w.parts.mayBeOld) {
		w.reports.noteEscaping(x, what, nil, nil, nil)
	}
}

// reachedOutside reports whether other files can reach an array about which `matters` holds.
func (w *libraryWalk) reachedOutside(st *state, matters func(facts) bool) bool {
	known := w.storage.knownOutside(st)
	for _, v := range st.values() {
		f := st.of(v)
		if f.table || !matters(f) {
			continue
		}
		for _, p := range f.leads {
			if known[w.storage.whole(p)] || w.storage.isOutside(p) {
				return true
			}
		}
	}
	return false
}

// knownOutside are the objects of the file that other files can reach.
func (w *storageWalk) knownOutside(st *state) map[placeID]bool {
	known := map[placeID]bool{}
	for p := range st.escaped {
		known[p] = true
	}
	for _, p := range st.heldPlaces() {
		if w.isOutside(p) || known[w.whole(p)] {
			w.mark(st.holds[p], known, st)
		}
	}
	return known
}

// isOutside reports whether other files can reach a place without having been passed its address.
func (w *storageWalk) isOutside(p placeID) bool {
	switch r := w.places.list[p].root.(type) {
	case globalName:
		return w.calledBackAtAll || w.external[string(r)]
	case *block:
		return r.outer
	case temporary:
		return r.outer
	case *cc.Declarator:
		return r.IsStatic() && w.calledBackAtAll
	}
	return false
}

// shuffle lets each of the pointers hold what any of them held, lead to where the given values do, or to something unknown.
func (w *storageWalk) shuffle(x *cc.PostfixExpression, moved []placeID, given []value, st *state) {
	if len(moved) == 0 {
		return
	}
	merged := st.of(w.unknown(x, st))
	for _, p := range moved {
		merged = mergeFacts(merged, st.of(w.value(st, p)))
	}
	for _, v := range given {
		merged = mergeFacts(merged, st.of(v))
	}
	for _, p := range moved {
		v := w.fresh()
		st.set(v, merged)
		w.dropCells(p, st)
		st.holds[p] = v
	}
}

func (c *checker) inStandardHeader(d *cc.Declarator) bool {
	file := d.Position().Filename
	return c.in.Unit.IsSystem(d) && (standardHeaders[path.Base(file)] || strings.Contains(file, "/bits/"))
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

// handed records the arrays on the device whose host copy a library function is going to write: its
// system calls would fail on pages that the guard has closed.
func (w *libraryWalk) handed(x *cc.PostfixExpression, letters []byte, values []value, st *state) {
	frame, node := w.reports.blameNode(x)
	if frame.info == nil {
		return
	}
	var grids []*stencil.Grid
	for i, v := range values {
		if v == 0 || letters[i] != 'w' && letters[i] != 'b' || !st.of(v).mapped {
			continue
		}
		for _, g := range frame.gridsInOrder() {
			if g.Base == nil && frame.storage.grid(g, st) == v {
				grids = append(grids, g)
			}
		}
	}
	if call, ok := node.(*cc.PostfixExpression); ok && len(grids) > 0 && w.in.Unit.Main(call) {
		w.reports.noteEscapingAt(frame, call, "'"+ccwalk.CalleeName(call)+"'", nil, []*stencil.Grid{}, grids)
	}
}
