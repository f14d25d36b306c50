// Functions of the file that run without a call in the text: when the program begins and ends, on a signal, at the end of a
// variable's life.

package validity

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// note enters the functions that f may point to into list, with the call that names them.
func (w *libraryWalk) note(list map[string]*cc.PostfixExpression, x *cc.PostfixExpression, f value, st *state) {
	for _, p := range st.of(f).leads {
		if d := w.functions[p]; d != nil && list[d.Name()] == nil {
			list[d.Name()], w.grew = x, true
		}
	}
}

// onSignal notes the functions of f, a pointer to one or to a struct that holds them.
func (w *libraryWalk) onSignal(x *cc.PostfixExpression, f value, st *state) {
	for _, v := range w.reached([]value{f}, st) {
		w.note(w.handlers, x, v, st)
	}
}

// keepForHandlers keeps the pointers that v is, or that lie in the struct that it points to: functions that a signal or a thread of
// the library calls are handed them, those of other files, too.
func (w *libraryWalk) keepForHandlers(v value, st *state) {
	w.escape([]value{v}, st)
	p := w.places.forHandlers()
	for _, held := range w.reached([]value{v}, st) {
		st.holds[p] = w.either(st, st.holds[p], held)
	}
}

// forHandlers is where handlers find the pointers that they may be handed.
func (t *placeTable) forHandlers() placeID {
	return t.id(place{globalName("sigval"), ".handed"}, nil)
}

func (w *libraryWalk) handedToHandlers(st *state) bool {
	_, ok := st.holds[w.places.forHandlers()]
	return ok
}

// bindHandler gives the parameters of a handler what it may be handed: union sigval, siginfo_t *, void *.
func (w *callWalk) bindHandler(st *state) {
	v, ok := st.holds[w.places.forHandlers()]
	if !ok {
		return
	}
	for _, param := range parametersOf(w.fn) {
		if param == nil {
			continue
		}
		p, t := w.variable(param), param.Type()
		if to, ok := t.Undecay().(*cc.PointerType); ok && to.Elem().Kind() == cc.Struct {
			object := w.places.id(place{w.fn, ".handed"}, to.Elem())
			w.fill(object, to.Elem(), v, st)
			w.storage.store(lvalue{places: []placeID{p}}, nil, w.storage.pointerTo([]placeID{object}, st), st)
		} else {
			w.fill(p, t, v, st)
		}
	}
}

// fill stores v in all pointers of an object.
func (w *callWalk) fill(p placeID, t cc.Type, v value, st *state) {
	w.places.eachPointer(p, t, func(path string, typ cc.Type) {
		w.storage.store(lvalue{places: []placeID{w.places.below(p, path, typ)}}, nil, v, st)
	})
}

// keepForExit keeps the pointer that on_exit hands to the functions of f.
func (w *libraryWalk) keepForExit(f value, values []value, st *state) {
	if len(values) < 2 || values[1] == 0 {
		return
	}
	for _, p := range st.of(f).leads {
		if d := w.functions[p]; d != nil {
			st.holds[w.forExit(d.Name())] = values[1]
		}
	}
}

func (c *checker) forExit(name string) placeID {
	return c.places.id(place{globalName(name), ".exit"}, nil)
}

// programEnds follows the functions that run when the program ends.
func (w *libraryWalk) programEnds(st *state) {
	for _, name := range sortedKeys(w.exits) {
		fd := w.in.Unit.Definition(name)
		if fd == nil || st.dead || w.following(fd) != nil || w.depth() >= maxDepth {
			continue
		}
		inner := newWalk(w.checker, fd, w.walk, w.exits[name])
		if v, ok := st.holds[w.forExit(name)]; ok {
			inner.calls.bindPointers(v, st)
		}
		inner.statements.function(st)
		w.calls.dropLocals(fd, st)
	}
	w.runAll(w.destructors, st)
}

// runAll follows functions that run by themselves.
func (w *libraryWalk) runAll(list []*cc.FunctionDefinition, st *state) {
	for _, fd := range list {
		if st.dead || w.following(fd) != nil {
			continue
		}
		newWalk(w.checker, fd, nil, nil).statements.function(st)
		w.calls.dropLocals(fd, st)
	}
}

// keptByLibrary notes that the library uses the memory of v later, as that of setvbuf and strtok.
func (w *libraryWalk) keptByLibrary(arg cc.ExpressionNode, v value, st *state) {
	w.escape([]value{v}, st)
	for _, p := range st.of(v).leads {
		if whole := w.storage.whole(p); w.kept[whole] == nil {
			w.kept[whole], w.grew = arg, true
		}
	}
}

// interrupted follows what may happen here unseen: functions that a signal calls, accesses of memory that the library
// keeps. Next to a nest is enough: between two nests or copies nothing becomes old.
func (w *libraryWalk) interrupted(st *state) {
	for _, v := range st.values() {
		for _, p := range st.of(v).leads {
			if arg := w.kept[w.storage.whole(p)]; arg != nil && st.of(v).mapped && !onlyCallers(st.of(v)) {
				w.reportKept(v, arg, st)
			}
		}
	}
	for _, name := range sortedKeys(w.handlers) {
		fd := w.in.Unit.Definition(name)
		if fd == nil || st.dead || w.following(fd) != nil || w.depth() >= maxDepth {
			continue
		}
		other := st.clone()
		inner := newWalk(w.checker, fd, w.walk, w.handlers[name])
		inner.calls.bindHandler(other)
		inner.statements.function(other)
		w.calls.dropLocals(fd, other)
		w.join(st, other)
	}
}

// reportKept reports an array on the device that the C library uses when it likes, since the call that had arg.
func (w *libraryWalk) reportKept(v value, arg cc.ExpressionNode, st *state) {
	name := w.reports.nameFor(w.walk, v, rootOf(arg), st)
	w.reports.errorf(codeHostAccess, w.in.Unit.SpanAt(arg), "the C library may use '%s' from this call on, and a nest has it on the device", name.text).
		Note(firstLine(w.reports.statementSpan()), "this nest").
		Note(source.Span{}, "hand the library other memory, or the nest a copy of it")
}

// interrupting reports whether what is followed is a function that a signal calls.
func (w *activation) interrupting() bool {
	for f := w.walk; f.caller != nil; f = f.caller {
		if x := w.handlers[f.fn.Declarator.Name()]; x != nil && x == f.call {
			return true
		}
	}
	return false
}

// ending reports whether what is followed runs when the program ends: the running program cannot be asked there.
func (w *activation) ending() bool {
	for f := w.walk; f != nil; f = f.caller {
		if x := w.exits[f.fn.Declarator.Name()]; x != nil && x == f.call || slices.Contains(w.destructors, f.fn) {
			return true
		}
	}
	return false
}

// withAttribute are the functions with the attribute constructor or destructor.
func (c *checker) withAttribute(name string) (list []*cc.FunctionDefinition) {
	for _, fd := range c.definitions {
		typed := fd.DeclarationSpecifiers != nil // not of "main() { }"
		if typed && attribute(fd.DeclarationSpecifiers, name) != nil || attribute(fd.Declarator, name) != nil {
			list = append(list, fd)
		}
	}
	for l := c.in.Unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		d := l.ExternalDeclaration.Declaration
		if d == nil || attribute(d, name) == nil {
			continue
		}
		for init := d.InitDeclaratorList; init != nil; init = init.InitDeclaratorList {
			if fd := c.in.Unit.Definition(init.InitDeclarator.Declarator.Name()); fd != nil {
				list = append(list, fd)
			}
		}
	}
	return list
}

// findCleanups finds variables with the attribute cleanup in functions that reach a mint construct.
func (c *checker) findCleanups() {
	for _, fd := range c.definitions {
		if !c.reach[fd] {
			continue
		}
		if at := attribute(fd.CompoundStatement, "cleanup"); at != nil {
			c.cleanups = append(c.cleanups, at)
		}
	}
}

// refuseCleanups refuses these variables: what their functions touch at the ends of blocks is not followed.
func (c *checker) refuseCleanups() {
	for _, at := range c.cleanups {
		c.msgs.Errorf(codeTangled, c.in.Unit.SpanAt(at), "what a cleanup function does with arrays on the device is not followed").
			Note(source.Span{}, "call the function where the variable's life ends")
	}
}

// attribute is the first GNU attribute of this name in n, nil if there is none.
func attribute(n cc.Node, name string) cc.Node {
	var found cc.Node
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if v, ok := n.(*cc.AttributeValue); ok && found == nil && strings.Trim(v.Token.SrcStr(), "_") == name {
			found = v
		}
		return found == nil
	})
	return found
}
