// Library functions during which code runs that the file does not show: functions that signals call, other threads, functions of
// other files that the library calls back, streams that other files have made.

package validity

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// signalling are functions before whose return a handler of a signal runs.
var signalling = wordsOf(`raise kill killpg pause alarm sigqueue sigsuspend pthread_kill pthread_sigqueue pthread_sigmask sigprocmask`)

// waiting are functions by which threads tell each other to go on, or wait for each other. With a guard they count everywhere: other
// files may start threads. Without one they are refused, so they count where threads or timers are seen.
var waiting = wordsOf(`read write pread pwrite readv writev send sendto sendmsg recv recvmsg fcntl ioctl sleep usleep nanosleep sched_yield`)

// meets reports whether code that the file does not show may run during a call of a library function.
func (w *libraryWalk) meets(effect libraryEffect, letters []byte, args []cc.ExpressionNode, values []value, st *state) bool {
	name := effect.name
	if strings.ContainsAny(effect.args, "%av") && w.in.Unit.SystemDeclares("register_printf_function") {
		return true // of conversions of the program's own
	}
	if signalling[name] || waiting[name] && (!w.in.NoGuard || w.startsThreads() || w.handedToHandlers(st)) {
		return true
	}
	for i, v := range values {
		if letters[i] == 'c' && w.callsOthers(v, st) || w.isOthersStream(args[i], v, st) {
			return true
		}
	}
	return false
}

// starting are functions that start threads, or have the library start them.
var starting = wordsOf(`pthread_create thrd_create clone mq_notify aio_read getaddrinfo_a`)

func (w *activation) startsThreads() bool {
	for name := range starting {
		if w.in.Unit.SystemDeclares(name) {
			return true
		}
	}
	return false
}

// watched notes an access to a volatile or atomic object in a program with threads: they may wait for it, and go on.
func (w *libraryWalk) watched(n, object cc.ExpressionNode, st *state) {
	if !st.dead && w.startsThreads() && isVolatile(object) && !w.interrupting() && !w.inBounds() {
		w.escaping(n, "'"+textOf(w.in.Unit.SpanAt(object))+"'", nil, st)
	}
}

// isVolatile reports whether other threads may see an access to an object by its type, or by that of the pointer to it.
func isVolatile(object cc.ExpressionNode) bool {
	if d := declared(object); d != nil {
		return (d.IsVolatile() || d.IsAtomic()) && (d.Linkage() != cc.None || d.IsStatic() || d.AddressTaken())
	}
	found := object.Type().Attributes().IsVolatile()
	ccwalk.Nodes(object, func(n cc.Node) bool { // cc drops the qualifiers of casts
		q, ok := n.(*cc.TypeQualifier)
		found = found || ok && q.Case == cc.TypeQualifierVolatile
		return !found
	})
	return found
}

// callsOthers reports whether f may point to a function of another file.
func (w *libraryWalk) callsOthers(f value, st *state) bool {
	leads := st.of(f).leads
	for _, p := range leads {
		if d := w.functions[p]; d == nil || w.in.Unit.Definition(d.Name()) == nil {
			return true
		}
	}
	return len(leads) == 0
}

// isOthersStream reports whether an argument is a stream that another file may have made: it may call functions there, or keep its
// bytes in an array.
func (w *libraryWalk) isOthersStream(arg cc.ExpressionNode, v value, st *state) bool {
	p, ok := arg.Type().Decay().(*cc.PointerType)
	if !ok || !isStream(p.Elem()) {
		return false
	}
	if d := declared(ccwalk.Unparen(arg)); d != nil && w.in.Unit.IsSystem(d) {
		return false // stdout
	}
	for _, p := range st.of(v).leads {
		if w.host.cameFromOutside(p) {
			return true
		}
	}
	return false
}

func isStream(t cc.Type) bool {
	s, ok := t.(*cc.StructType)
	if !ok {
		return false
	}
	tag := s.Tag()
	return tag.SrcStr() == "_IO_FILE"
}
