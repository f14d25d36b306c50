// A call of a library function, carried out by its line of the table in library.go: reads, writes, new memory,
// stored pointers, callbacks, functions that run at exit.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// libraryWalk does what calls of the C library and of unknown functions may do.
type libraryWalk struct {
	*activation
	statements *statementWalk
	storage    *storageWalk
	calls      *callWalk
	host       *hostWalk
	reports    *reportWalk
}

// libraryCall applies the effect of a C library function.
func (w *libraryWalk) libraryCall(x *cc.PostfixExpression, effect libraryEffect, args []cc.ExpressionNode, st *state) value {
	values := w.calls.arguments(args, st)
	if st.dead {
		return 0
	}
	letters := w.letters(effect, args, values, st)
	w.handed(x, letters, values, st)
	if w.meets(effect, letters, args, values, st) {
		w.escaping(x, "'"+effect.name+"'", args, st)
	}
	for i, v := range values {
		if v != 0 && !st.dead {
			w.argumentEffect(x, effect.name, letters[i], i, args, values, st)
		}
	}
	switch {
	case effect.ends:
		switch effect.name {
		case "quick_exit":
			w.escaping(x, "a function of at_quick_exit", args, st)
		case "exit": // a guard brings the arrays back as the program ends
			if w.in.NoGuard && w.reachedOutside(st, w.parts.mayBeOld) {
				w.reports.noteEscaping(x, "a function of atexit", args, nil, nil)
			}
		}
		w.programEnds(st)
		w.statements.throw(children, st)
		*st = *deadState()
		return 0
	case effect.result == "new":
		v := w.storage.allocated(x, soleObject(args), st)
		if strings.HasPrefix(effect.name, "realloc") && values[0] != 0 {
			w.storage.copyMemory(v, values[0], false, st)
		}
		return v
	case effect.result == "own" || effect.result == "" || st.dead:
	case effect.result[0] == '*':
		if k := int(effect.result[1] - '0'); k < len(values) {
			return w.held(values[k], st)
		}
	case int(effect.result[0]-'0') < len(values):
		return values[effect.result[0]-'0']
	}
	if isPointer(x.Type()) {
		return w.storage.nowhere(st)
	}
	return 0
}

// letters says what is done with each argument. The letters behind a format follow from its text.
func (w *activation) letters(effect libraryEffect, args []cc.ExpressionNode, values []value, st *state) []byte {
	list := make([]byte, len(args))
	for i := range args {
		list[i] = effect.of(i)
		switch list[i] {
		case '%':
			list[i] = 'r'
			text, isText := textValue(args[i])
			format, ok := formatted(text)
			for k := i + 1; k < len(args); k++ {
				list[k] = 'b'
				if isText && ok {
					list[k] = libraryEffect{args: format + "-"}.of(k - i - 1)
				}
			}
			return list
		case '&':
			list[i] = 'r'
			for k := i + 1; k < len(args); k++ {
				list[k] = 'w'
			}
			return list
		}
	}
	return list
}

// argumentEffect is what the library function `name` does with one argument.
func (w *libraryWalk) argumentEffect(x *cc.PostfixExpression, name string, letter byte, i int, args []cc.ExpressionNode, values []value, st *state) {
	v := values[i]
	a := access{node: args[i], base: rootOf(args[i])}
	switch letter {
	case 'r', 'w', 'b', 'k':
		a.read, a.write, a.lookedUp = letter != 'w', letter != 'r', true
		w.host.unsurePointer(v, args[i], a.write, st)
		w.host.hostTouch(w.storage.movedAt(v, name, args, st), a, st)
		if a.write {
			w.overwritten(name, i, args, values, st)
		}
		if letter == 'k' {
			w.keptByLibrary(args[i], v, st)
		}
	case 'f':
		w.host.freesPart(args[i], v, st)
		w.host.free(x, args[i], v, strings.HasPrefix(name, "realloc"), st)
	case 'n', 'm':
		w.host.hostTouch(v, access{node: args[i], base: a.base, write: true}, st)
		memory := w.storage.allocated(x, nil, st)
		w.storage.store(lvalue{places: w.objectsAt(v, st)}, nil, memory, st)
		if letter == 'm' {
			w.keptByLibrary(args[i], memory, st)
		}
	case 'g':
		w.host.hostTouch(v, access{node: args[i], base: a.base, write: true}, st)
		held := w.objectsAt(v, st)
		for _, p := range held {
			w.host.touchReached(args[i], []value{w.storage.value(st, p)}, true, st)
		}
		w.storage.shuffle(x, held, []value{w.storage.allocated(x, nil, st)}, st)
	case 'o':
		w.host.hostTouch(v, access{node: args[i], base: a.base, write: true}, st)
		if from := values[0]; from != 0 {
			w.storage.store(lvalue{places: w.objectsAt(v, st)}, nil, from, st)
		}
	case 'p':
		w.host.touchReached(args[i], w.reached([]value{values[0], v}, st), true, st)
		for _, p := range w.objectsAt(v, st) {
			st.holds[p] = w.either(st, w.storage.value(st, p), values[0])
		}
	case 'i':
		w.host.touchReached(args[i], w.reached([]value{v}, st), true, st)
	case 'x':
		w.host.touchReached(args[i], w.reached([]value{v}, st), false, st)
		w.escape([]value{v}, st)
		w.storage.shuffle(x, w.storage.pointersAt(v, st), nil, st)
	default:
		w.laterEffect(x, letter, a, v, values, st)
	}
}

// laterEffect is that of an argument that leads to others, or to functions that run then or later.
func (w *libraryWalk) laterEffect(x *cc.PostfixExpression, letter byte, a access, v value, values []value, st *state) {
	switch letter {
	case 'a', 'v':
		a.read = true
		w.variadicEffect(x, map[byte]string{'a': "text", 'v': "variadic"}[letter], a, st)
	case 'e':
		a.write = true
		w.variadicEffect(x, "variadic", a, st)
	case 'c':
		w.calledBack(x, v, values, st)
	case '@':
		w.note(w.exits, x, v, st)
		w.keepForExit(v, values, st)
	case 's':
		w.onSignal(x, v, st)
		w.keepForHandlers(v, st)
	case 'q':
		w.escape([]value{v}, st)
	}
}

// held is what the pointers hold that v points to.
func (w *libraryWalk) held(v value, st *state) (held value) {
	for _, p := range w.objectsAt(v, st) {
		held = w.either(st, held, w.storage.value(st, p))
	}
	return held
}

// objectsAt are the pointers that v points to.
func (w *libraryWalk) objectsAt(v value, st *state) []placeID {
	list := w.storage.pointersAt(v, st)
	if len(list) > 0 {
		return list
	}
	for _, p := range st.of(v).leads {
		list = append(list, w.places.at(p, "[0]", nil))
	}
	return list
}

// overwritten follows the pointers in an object that a library function writes: they are copied
// with the object, or unknown afterwards.
func (w *libraryWalk) overwritten(name string, i int, args []cc.ExpressionNode, values []value, st *state) {
	v := w.storage.movedAt(values[i], name, args, st)
	t := w.storage.pointedType(v, args[i], st)
	if strings.Contains(name, "memcpy") || strings.Contains(name, "memmove") {
		if i == 0 && len(values) > 2 && values[1] != 0 {
			if from := w.storage.movedAt(values[1], name, args, st); v != values[0] || from != values[1] {
				w.storage.mix(st.of(v).leads, st.of(from).leads, st)
				return
			}
		}
		n, known := ccwalk.Constant(args[len(args)-1])
		if i == 0 && len(values) > 2 && values[1] != 0 {
			w.storage.copyMemory(v, values[1], t != nil && known && n >= t.Size(), st)
		}
		return
	}
	if t == nil || !mayHoldPointers(t) {
		return
	}
	switch {
	case strings.Contains(name, "memset") || strings.Contains(name, "bzero"):
		w.places.eachPointer(w.storage.objects(v, st)[0], t, func(path string, typ cc.Type) {
			var places []placeID
			for _, p := range w.storage.objects(v, st) {
				places = append(places, w.places.below(p, path, typ))
			}
			w.storage.store(lvalue{places: places}, nil, w.storage.nowhere(st), st)
		})
	case strings.HasPrefix(name, "qsort"):
		w.storage.mix(st.of(v).leads, nil, st)
	default: // the bytes may be those of any pointer
		w.storage.copyObject(w.storage.objects(v, st), nil, t, st)
		w.storage.overwrite(w.storage.objects(v, st), st)
	}
}

// objects are the objects that v points to, the first of an array.
func (w *storageWalk) objects(v value, st *state) []placeID {
	var list []placeID
	for _, p := range st.of(v).leads {
		if t := w.places.types[p]; t == nil {
			p = w.places.at(p, "[0]", nil)
		}
		list = append(list, p)
	}
	return list
}

// pointedType is the type of the object that v points to: that of the variable or, without one,
// that of the pointer before it became a void*.
func (w *storageWalk) pointedType(v value, arg cc.ExpressionNode, st *state) cc.Type {
	leads := st.of(v).leads
	if len(leads) == 0 {
		return nil
	}
	if t := w.places.types[leads[0]]; t != nil {
		return t
	}
	n := ccwalk.Unparen(arg)
	for {
		c, ok := n.(*cc.CastExpression)
		if !ok {
			break
		}
		n = ccwalk.Unparen(c.CastExpression)
	}
	if p, ok := n.Type().Undecay().Decay().(*cc.PointerType); ok && p.Elem().Kind() != cc.Void {
		return p.Elem()
	}
	return nil
}

// variadicEffect is what a function that is handed a va_list does with the variadic arguments of the functions that are
// active, or with the texts among them.
func (w *libraryWalk) variadicEffect(x *cc.PostfixExpression, which string, a access, st *state) {
	for frame := w.walk; frame != nil; frame = frame.caller {
		if v, ok := st.holds[w.storage.variadicArguments(frame.fn, which)]; ok {
			w.host.hostTouch(v, a, st)
			if w.host.inParts(v, st.of(v).leads, st) {
				w.reports.noteEscaping(x, "this call", nil, nil, nil)
			}
		}
	}
}

// calledBack follows a callback: a library function, or one of another file, may call it with
// pointers into its own arguments.
func (w *libraryWalk) calledBack(x *cc.PostfixExpression, f value, values []value, st *state) {
	for _, p := range st.of(f).leads {
		d := w.functions[p]
		if d == nil {
			continue
		}
		fd := w.in.Unit.Definition(d.Name())
		if fd == nil || w.following(fd) != nil || w.depth() >= maxDepth {
			continue
		}
		other := st.clone()
		var any value
		for _, v := range values {
			if v != f && v != 0 {
				any = w.either(other, any, v)
			}
		}
		inner := newWalk(w.checker, fd, w.walk, x)
		if any != 0 {
			inner.calls.bindPointers(any, other)
		}
		inner.statements.function(other)
		w.calls.dropLocals(fd, other)
		w.join(st, other)
	}
}

// soleObject is the struct of whose size an allocation asks for memory, as malloc(sizeof *s) and calloc(1, sizeof(S)) do: the
// block is one such object and no array of them. It is nil for others.
func soleObject(args []cc.ExpressionNode) cc.Type {
	var of cc.Type
	for _, arg := range args {
		x, isUnary := ccwalk.Unparen(arg).(*cc.UnaryExpression)
		switch n, isConst := ccwalk.Constant(arg); {
		case isUnary && x.Case == cc.UnaryExpressionSizeofExpr && of == nil:
			of = x.UnaryExpression.Type()
		case isUnary && x.Case == cc.UnaryExpressionSizeofType && of == nil:
			of = x.TypeName.Type()
		case !isConst || n != 1:
			return nil
		}
	}
	if of == nil || of.Kind() != cc.Struct {
		return nil
	}
	return of
}

// allocated is a pointer to new memory, of this type if it is known.
func (w *storageWalk) allocated(x *cc.PostfixExpression, typ cc.Type, st *state) value {
	key := allocation{x, w.chain()}
	p, ok := w.heap[key]
	if !ok {
		p = w.places.id(place{&block{}, ""}, typ)
		w.heap[key] = p
	}
	if w.isReachable(p, st) {
		w.places.many[p] = true
	} else {
		w.forgetPlace(p, st)
	}
	v := w.fresh()
	st.set(v, facts{leads: []placeID{p}, unmapped: true})
	st.setApart(v) // from blocks of earlier calls
	return v
}

// isReachable reports whether a block of the heap can be reached from a variable.
func (w *storageWalk) isReachable(block placeID, st *state) bool {
	seen := map[placeID]bool{}
	for _, p := range st.heldPlaces() {
		if !w.isOwnBlock(p) {
			w.mark(st.holds[p], seen, st)
		}
	}
	return seen[block]
}

func (w *storageWalk) isOwnBlock(p placeID) bool {
	b, ok := w.places.list[p].root.(*block)
	return ok && !b.outer
}

// mark enters the objects that v points to, and those that pointers in them point to.
func (w *storageWalk) mark(v value, seen map[placeID]bool, st *state) {
	for _, lead := range st.of(v).leads {
		root := w.places.id(place{w.places.list[lead].root, ""}, nil)
		if seen[root] {
			continue
		}
		seen[root] = true
		for p, u := range st.holds {
			if w.places.list[p].root == w.places.list[root].root {
				w.mark(u, seen, st)
			}
		}
	}
}

// allocatedHere reports whether storage was allocated by the program text.
func (w *storageWalk) allocatedHere(f facts) bool {
	for _, p := range f.leads {
		if w.isOwnBlock(p) {
			return true
		}
	}
	return false
}
