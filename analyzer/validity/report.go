// The messages: each names the access at fault, where the other copy was changed, and the directive that mends
// it. The state is repaired afterwards, so that one missing copy gives one message.

package validity

import (
	"fmt"
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// reportWalk says what is wrong, where, and how to mend it.
type reportWalk struct {
	*activation
	storage *storageWalk
	device  *deviceWalk
	host    *hostWalk
}

// errorf reports once per place and code, because code is followed repeatedly.
func (c *checker) errorf(code string, at source.Span, format string, args ...any) *diag.Message {
	if c.repeated(code, at) {
		return &diag.Message{}
	}
	return c.msgs.Errorf(code, at, format, args...)
}

func (c *checker) repeated(code string, at source.Span) bool {
	key := fmt.Sprint(code, " ", at.Off, " ", at.File != nil)
	was := c.said[key]
	c.said[key] = true
	return was
}

func firstLine(s source.Span) source.Span {
	for i := s.Off; i < s.End; i++ {
		if s.File.Text[i] == '\n' {
			return s.File.Span(s.Off, i)
		}
	}
	return s
}

// oldOnHost reports a host access after the device has changed the array, and continues as if the
// missing copy were there.
func (w *reportWalk) oldOnHost(v value, a access, st *state) {
	frame, at := w.blame(a.node)
	f := st.of(v)
	name := w.nameFor(frame, v, a.base, st)
	if !w.interrupting() && w.advised(frame, v, name, st) {
		w.repaired(v, st)
		return
	}
	verb := "reads"
	if !a.read {
		verb = "writes"
	}
	m := w.errorf(codeHostAccess, at, "host code %s '%s', whose device copy is the valid one", verb, name.text)
	if frame != w.walk {
		m.Note(w.in.Unit.SpanAt(a.node), "the access is here")
	}
	if f.changed.IsValid() {
		m.Note(firstLine(f.changed), "changed on the device here")
	}
	if w.interrupting() {
		m.Note(source.Span{}, "a signal may come while the device copy is the valid one: let its function set a flag, and use the array where the program tests the flag")
	} else if frame != w.walk || !w.adviseName(m, v, a, st) {
		frame.reports.adviseCopy(m, "", v, name, st)
	}
	if frame == w.walk && w.fitsSingle(a) {
		m.Note(source.Span{}, adviseSingle)
	}
	w.repaired(v, st)
}

// endedOld reports whether the mapping ended before the last values were copied back.
func (f facts) endedOld() bool { return f.mapping != nil && f.hostOld && (!f.mapped || f.lost) }

// repaired makes the state that of a copy from the device.
func (w *reportWalk) repaired(v value, st *state) {
	st.refreshed(v)
	w.settle(st, v)
}

// hostWriteLost reports a host write that is missing in the device copy.
func (w *reportWalk) hostWriteLost(v value, used source.Span, how string, st *state) {
	t := st.of(v).wrote
	if t == nil {
		return
	}
	if t.rows {
		w.rowsMoved(t, used, how)
		return
	}
	m := w.errorf(codeHostAccess, t.at, "host code writes '%s', whose device copy is the valid one", t.name).
		Note(firstLine(used), "%s", how).
		Note(t.statement, "add after this, or after the last such statement in front of the nest: %s", t.text)
	w.explainSizes(m, t.text, st.of(v))
	if t.single {
		m.Note(source.Span{}, adviseSingle)
	}
}

// oldUpload reports a copy to the device that overwrites newer values there.
func (w *reportWalk) oldUpload(t *stencil.Transfer, v value, st *state) {
	if name := (named{text: t.Grid.Host}); st.of(v).endedOld() {
		if w.advised(w.walk, v, name, st) {
			return
		}
		m := w.errorf(codeHostAccess, t.Directive, "this copy uploads '%s', whose last values were not copied back before its mapping ended", t.Grid.Host).
			Note(firstLine(st.of(v).changed), "changed on the device here")
		w.adviseCopy(m, "", v, name, st)
		return
	}
	w.errorf(codeHostAccess, t.Directive, "this copy overwrites the device copy of '%s', the valid one, with old values of the host", t.Grid.Host).
		Note(firstLine(st.of(v).changed), "changed on the device here").
		Note(t.Directive, "add before this: %s", w.pragmaFor(v, named{text: t.Grid.Host}, "fromDevice", st))
}

// oldProvide reports a region that needs values which were lost with an earlier device copy.
func (w *reportWalk) oldProvide(n *need, v value, st *state) {
	w.errorf(codeHostAccess, firstLine(n.provide.Directive), "this region uses '%s', whose last values were not copied back before its mapping ended", n.grid.Host).
		Note(firstLine(st.of(v).changed), "changed on the device here").
		Note(source.Span{}, "add after the region that changes it: %s", w.pragmaFor(v, named{text: n.grid.Host}, "fromDevice", st))
}

// nothingToBring reports a copy from the device of an array that is not mapped.
func (w *reportWalk) nothingToBring(t *stencil.Transfer) {
	w.errorf(codeNotMapped, t.Directive, "nothing has put '%s' on the device before this copy", t.Grid.Host).
		Note(source.Span{}, "add before the first region that uses it: #pragma mint copy(%s, toDevice%s)", t.Grid.Host, sizesText(t.Extents))
}

// notOnDevice reports an array without a copy whose type does not give its extents (C4). An array
// of the same shape shows what to write.
func (w *reportWalk) notOnDevice(s *stencil.Sweep, u *stencil.Use, v value, st *state) {
	sizes := ", " + u.Grid.Root().ExtentsToFill()
	for _, list := range w.orderedTransfers() {
		for _, t := range list {
			if t.Grid.Rank == u.Grid.Root().Rank && t.Grid.Elem == u.Grid.Elem && len(t.Extents) > 0 {
				sizes = sizesText(t.Extents)
			}
		}
	}
	if knownExtents(u.Grid.Root()) {
		sizes = ""
	}
	m := w.errorf(codeNotMapped, u.Accesses[0].Span, "the array '%s' is not on the device", u.Grid.Root().Host)
	if w.device.declaredInside(u.Grid.Root()) {
		m.Note(w.in.Unit.SpanAt(w.info.Grids[u.Grid.Root()].Root), "add after its declaration: #pragma mint copy(%s, toDevice%s)", u.Grid.Root().Host, sizes)
		return
	}
	m.Note(firstLine(w.regionSpan()), "add before the region: #pragma mint copy(%s, toDevice%s)", u.Grid.Root().Host, sizes)
	if readsFirstOnly(u) {
		m.Note(source.Span{}, "or, if '%s' leads to one number, read it in front of the loop into a variable, and use that", u.Grid.Root().Host)
	}
	if u.Written {
		m.Note(source.Span{}, "and behind it, if the host reads the result: #pragma mint copy(%s, fromDevice%s)", u.Grid.Root().Host, sizes)
	}
	if f := st.of(v); f.unmapped && f.mapping != nil {
		m.Note(f.mapping.Directive, "the mapping of this copy ended with its block; where it shall outlive the block, add the clause 'keep'")
	} else {
		w.adviseKeeping(m, v, st)
	}
	w.explainSizes(m, sizes, st.of(v))
}

// readsFirstOnly reports whether a nest only reads *p: a scalar by its address, as programs that were Fortran pass them.
func readsFirstOnly(u *stencil.Use) bool {
	return !slices.ContainsFunc(u.Accesses, func(a stencil.AccessInfo) bool {
		return a.Write || len(a.Index) != 1 || !stencil.IsZero(a.Index[0])
	})
}

// oldPassed reports an array that is passed to an unknown function after the device has changed it.
func (w *reportWalk) oldPassed(v value, p passing, st *state) {
	frame, at := w.blame(p.arg)
	name := w.nameFor(frame, v, rootOf(p.arg), st)
	m := w.errorf(codeHostAccess, at, "'%s', whose device copy is the valid one, is passed to %s, whose body is not in this file", name.text, p.what).
		Note(firstLine(st.of(v).changed), "changed on the device here")
	frame.reports.adviseUnseen(m, v, name, st)
	w.repaired(v, st)
}

// warnPassed warns that a function of another file may see old values.
func (w *reportWalk) warnPassed(v value, p passing, st *state) {
	frame, at := w.blame(p.arg)
	if w.repeated(codePassed, at) {
		return
	}
	name := w.nameFor(frame, v, rootOf(p.arg), st)
	m := w.msgs.Warnf(codePassed, at, "'%s' is on the device, and is passed to %s, whose body is not in this file", name.text, p.what)
	if st.of(v).hostOld && w.in.NoGuard {
		m.Note(source.Span{}, "this is right if that function is translated and uses '%s' only in its regions; host code there could see old values", name.text)
		return
	}
	m.Note(source.Span{}, "this is right if that function reads it, or changes it in regions of its own; if host code there writes it, add after the call: %s",
		w.pragmaFor(v, name, "toDevice", st))
}

// freedEarlier reports device work that could find the mapping of freed storage: under its own
// address, or under a block that is allocated in its place.
func (w *reportWalk) freedEarlier(v value, at source.Span, st *state) {
	for _, o := range st.freed() {
		f := st.of(o)
		if st.mayBeSame(v, o) || w.storage.allocatedHere(st.of(v)) {
			until, mend := "the block of its copy ends", "put the copies and the region into a block of their own, in front of it"
			if slices.Contains(f.scopes, kept) {
				until, mend = "its release", fmt.Sprintf("add before it: #pragma mint copy(%s, release)", w.nameFor(w.walk, o, nil, st).text)
			}
			w.errorf(codeFreed, f.freeing, "this frees storage that is on the device until %s", until).
				Note(firstLine(at), "its old device copy could be used here").
				Note(source.Span{}, "%s", mend)
		}
	}
}

func (w *reportWalk) reallocated(x *cc.PostfixExpression, arg cc.ExpressionNode, v value, st *state) {
	frame, at := w.blame(x)
	name := w.nameFor(frame, v, arg, st)
	w.errorf(codeFreed, at, "'%s' is on the device, and its storage is moved", name.text).
		Note(source.Span{}, "put the copies and the region into a block of their own, in front of it")
}

// keptTooLong reports a mapping that outlives its storage: the addresses are given to other variables, whose
// copies would find it.
func (w *reportWalk) keptTooLong(v value, d *cc.Declarator, st *state) {
	name := w.nameFor(w.walk, v, nil, st)
	at := w.in.Unit.SpanAt(d)
	if m := st.of(v).mapping; m != nil {
		at = m.Directive
	}
	w.errorf(codeFreed, at, "'keep' leaves '%s' on the device when its storage ends", name.text).
		Note(w.in.Unit.SpanAt(d), "the storage lives until the end of this block").
		Note(source.Span{}, "leave out 'keep', or add before the end of the block, and before each jump out of it: #pragma mint copy(%s, release)", name.text)
}

// rowAssigned notes a new row pointer of a mapped array. The array has to be copied to the device
// again before the device copy is used (C8).
func (w *reportWalk) rowAssigned(x *cc.AssignmentExpression, lv lvalue, st *state) {
	rows := w.storage.load(lv, st)
	f := st.of(rows)
	if !f.mapped || onlyCallers(f) {
		return
	}
	t := w.host.touchAt(rows, access{node: x, base: lv.base, write: true}, st)
	t.rows = true
	if f.hostOld {
		w.rowsMoved(t, f.changed, "changed on the device here")
		return
	}
	w.host.written(rows, t, st)
}

// rowsMoved reports row pointers that have changed since the array was mapped.
func (w *reportWalk) rowsMoved(t *touch, other source.Span, how string) {
	w.errorf(codeRows, t.at, "a row pointer of '%s' is assigned while the array is on the device", t.name).
		Note(firstLine(other), "%s", how).
		Note(source.Span{}, "exchange whole arrays; or bring the array back before this, and add after it: %s", t.text)
}

func (w *reportWalk) cannotRewrite(n cc.Node) {
	w.errorf(codeElement, w.in.Unit.SpanAt(n), "a macro makes this access to the device copy together with other code").
		Note(source.Span{}, "write the access without the macro")
}

// leftBehind warns of arrays that outlive the function but keep old values on the host, because the
// device copy ended without a copy back.
func (w *reportWalk) leftBehind(st *state) {
	for _, p := range st.heldPlaces() {
		f := st.of(st.holds[p])
		if !f.hostOld || f.mapped && !onlyCallers(f) || f.elsewhere || !f.changed.IsValid() || f.mapping == nil {
			continue
		}
		for _, target := range f.leads {
			if w.outlives(target) {
				w.warnLeft(f)
				break
			}
		}
	}
}

// returnedStorage is the same for memory that a root returns.
func (w *reportWalk) returnedStorage(v value, st *state) {
	if f := st.of(v); f.hostOld && f.mapping != nil {
		w.warnLeft(f)
	}
}

func (w *reportWalk) warnLeft(f facts) {
	t := f.mapping
	if t.Keep || w.repeated(codeLeft, t.Directive) { // a kept mapping can still be brought back by other code
		return
	}
	w.msgs.Warnf(codeLeft, t.Directive, "'%s' is changed on the device and not copied back, though its storage outlives the function", t.Grid.Host).
		Note(firstLine(f.changed), "changed here").
		Note(source.Span{}, "add after the region: #pragma mint copy(%s, fromDevice%s)", t.Grid.Host, sizesText(t.Extents))
}

// oldExtent reports an extent of a copy that reads an old value of the host.
func oldExtent(c *checker, read ExtentRead, f facts) {
	c.errorf(codeHostAccess, read.At, "this extent reads '%s', whose device copy is the valid one", read.Variable.Name()).
		Note(firstLine(f.changed), "changed on the device here").
		Note(source.Span{}, "add before this: #pragma mint copy(%s, fromDevice, ...)", read.Variable.Name())
}

// oldReached reports an array that the device has changed and that an unknown function can reach
// from its arguments.
func (w *reportWalk) oldReached(v value, p passing, st *state) {
	frame, at := w.blame(p.arg)
	name := w.nameFor(frame, v, nil, st)
	m := w.errorf(codeHostAccess, at, "'%s', whose device copy is the valid one, can be reached from what is passed to %s, whose body is not in this file", name.text, p.what).
		Note(firstLine(st.of(v).changed), "changed on the device here")
	frame.reports.adviseUnseen(m, v, name, st)
	w.repaired(v, st)
}

// refuseEscapes reports the calls that only the guard could make safe, for translations without it.
func (c *checker) refuseEscapes() {
	for _, e := range c.escapesInOrder() {
		if call, ok := e.Step.(*stencil.EscapingCall); ok && call.Grids == nil && call.Name != partAccess {
			c.errorf(codeEscaping, e.At, "%s may touch arrays on the device whose address is known outside of this file", call.Name).
				Note(source.Span{}, "copy the arrays back before it, or translate without -fhost-guard=off")
		}
	}
}

// tangled reports code that is too complicated to follow.
func (w *reportWalk) tangled(n cc.Node) {
	w.errorf(codeTangled, firstLine(w.in.Unit.SpanAt(n)), "which copy of each array is the valid one here cannot be followed: too many ways lead through this code").
		Note(source.Span{}, "put the regions and their copies into a function of their own")
}

// notFollowed reports a call of a function with mint constructs that is beyond the limits of depth
// and work.
func (w *reportWalk) notFollowed(x *cc.PostfixExpression, fd *cc.FunctionDefinition) {
	if w.reach[fd] {
		_, at := w.blame(x)
		w.errorf(codeTangled, at, "the calls that lead to '%s' are too many to be followed, and it does device work", fd.Declarator.Name()).
			Note(source.Span{}, "call the function that holds the regions from fewer places, or less deep")
	}
}
