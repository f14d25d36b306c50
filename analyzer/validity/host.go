// Accesses of the host: a read needs values that are new on the host, a write makes the device copy old. In a
// single block the same access may be one of the device copy.

package validity

import (
	"fmt"
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// hostWalk does what host code does to the copies on the host.
type hostWalk struct {
	*activation
	storage *storageWalk
	reports *reportWalk
}

// access is a host access: to an element, or to a whole array that is passed to a library function.
type access struct {
	node        cc.Node
	base        cc.ExpressionNode // the array's name
	read, write bool
	element     bool // one element, named by subscripts
	lookedUp    bool // unsure or unsurePointer has seen it: the running program looks up where it leads, if it has to
}

// elementUse is an access to an element in the program text; assign is the assignment whose target
// it is, or nil.
type elementUse struct {
	node, lvalue cc.ExpressionNode
	read, write  bool
	assign       *cc.AssignmentExpression
}

// touchElement is an access to an element: in a single block to the device copy, elsewhere to the
// host's.
func (w *hostWalk) touchElement(lv lvalue, use elementUse, st *state) {
	if lv.value == 0 || st.dead {
		w.unsure(lv, use.lvalue, use.write, st)
		return
	}
	if w.single != nil {
		if owner := w.ownerOf(lv.value, st); owner != onHost {
			w.unfilled.use(lv.value, st)
			w.deviceElement(lv, use, owner, st)
			return
		}
		w.onHost[w.in.Unit.SpanAt(use.lvalue).Off] = true
	}
	w.unsure(lv, use.lvalue, use.write, st)
	if use.write {
		w.storage.overwrite(st.of(lv.value).leads, st)
	}
	if use.read && cc.IsIntegerType(use.lvalue.Type()) && w.places.leadsToPointers(lv.value, st) {
		w.walk.library.escape([]value{lv.value}, st) // pointers there are read as numbers
	}
	w.hostTouch(lv.value, access{node: use.node, base: lv.base, read: use.read, write: use.write, element: true, lookedUp: true}, st)
}

// ownership says which copy an element of a single block is read from.
type ownership int

// onHost: the host's, because there can be no mapping. callersChoice: the device's if a caller has
// mapped the array, which is decided at run time. onDevice: the device's.
const (
	onHost ownership = iota
	callersChoice
	onDevice
)

// ownerOf decides by the mappings of v. An array that nests of the function use counts as mapped.
func (w *hostWalk) ownerOf(v value, st *state) ownership {
	f := st.of(v)
	if !f.mapped {
		return onHost
	}
	if !onlyCallers(f) {
		return onDevice
	}
	for _, g := range w.gridsInOrder() {
		if w.storage.grid(g, st) == v {
			return onDevice
		}
	}
	return callersChoice
}

// deviceElement notes an element access of a single block for code generation.
func (w *hostWalk) deviceElement(lv lvalue, use elementUse, owner ownership, st *state) {
	span, straddle, ok := w.in.Unit.Extent(use.lvalue)
	if !ok || straddle {
		w.reports.cannotRewrite(use.node)
		return
	}
	e := &stencil.ElementAccess{Span: span, Name: textOf(w.in.Unit.SpanAt(lv.base)), Kind: stencil.Get, OrHost: owner == callersChoice}
	if use.write {
		e.Kind = stencil.Update
	}
	if e.Whole, straddle, ok = w.in.Unit.Extent(use.node); !ok || straddle {
		w.reports.cannotRewrite(use.node)
		return
	}
	if use.assign != nil && !use.read {
		op := use.assign.Token.Position().Offset
		if w.in.Unit.File.Text[op] != '=' {
			w.reports.cannotRewrite(use.node)
			return
		}
		before := op
		for before > span.End && w.in.Unit.File.Text[before-1] == ' ' {
			before--
		}
		e.Kind, e.Assign = stencil.Put, w.in.Unit.File.Span(before, op+1)
	}
	if w.elements[w.single] == nil {
		w.elements[w.single] = map[int]*stencil.ElementAccess{}
	}
	if before := w.elements[w.single][span.Off]; before != nil { // followed before, from another caller
		e.OrHost = e.OrHost || before.OrHost
	}
	w.elements[w.single][span.Off] = e
	if st.of(lv.value).deviceOld {
		w.reports.hostWriteLost(lv.value, span, "this access does not see it", st)
	}
	if use.write && owner == onDevice {
		for _, a := range append([]value{lv.value}, st.aliases(lv.value)...) {
			st.change(a, func(f *facts) { f.hostOld, f.oldBy, f.elsewhere, f.changed = true, nil, false, span })
		}
	}
}

// isTable reports whether v points to the rows of an array that is on the device.
func (w *hostWalk) isTable(v value, st *state) bool { return st.of(v).table }

// hostTouch is a host access to what v points to, and to the arrays in it.
func (w *hostWalk) hostTouch(v value, a access, st *state) {
	if st.dead || v == 0 {
		return
	}
	w.touch(v, a, st)
	for _, o := range w.nested(st.of(v).leads, st) {
		if o != v {
			w.touch(o, a, st)
		}
	}
}

// touchParts is a host access to objects that have places: members of structs, and elements of
// arrays of structs.
func (w *hostWalk) touchParts(places []placeID, a access, st *state) {
	if st.dead {
		return
	}
	for _, o := range w.nested(places, st) {
		w.touch(o, a, st)
	}
}

// extents refuses those of a copy that read old values of the host. Where they may do so by another name, the guard must know.
func (w *hostWalk) extents(t *stencil.Transfer, st *state) {
	for _, read := range w.in.ExtentReads[t] {
		elem := read.Variable.Type()
		places := []placeID{w.variable(read.Variable)}
		switch typ := elem.(type) {
		case *cc.ArrayType:
			elem = typ.Elem()
		case *cc.PointerType:
			elem, places = typ.Elem(), st.of(w.value(st, places[0])).leads
		}
		member, isMember := w.memberAt(places, elem, read.Member)
		if isMember {
			places, elem = member, fieldOf(elem, read.Member).Type()
		}
		values := w.nested(places, st)
		for _, v := range st.values() {
			if slices.ContainsFunc(st.of(v).leads, func(p placeID) bool { return slices.Contains(places, p) }) {
				values = append(values, v)
			}
		}
		if i := slices.IndexFunc(values, func(v value) bool { return st.of(v).hostOld }); i >= 0 {
			oldExtent(w.checker, read, st.of(values[i]))
		} else if w.elemTypes.have(elem) && (w.mayMeet(places, false, false, st) || w.inParts(0, places, st)) || isMember && w.isBeyond(0, places, st) {
			front := t.Directive.File.Span(t.Directive.Off, t.Directive.Off)
			w.reports.enter(&stencil.EscapingCall{Call: front, Statement: t.Directive, Name: "an extent of this copy"})
		}
	}
}

// memberAt is where a member that holds a number lies in structs of type t; known is false for others.
func (w *hostWalk) memberAt(places []placeID, t cc.Type, name string) (list []placeID, known bool) {
	f := fieldOf(t, name)
	if f == nil || t.Kind() != cc.Struct || !cc.IsArithmeticType(f.Type()) {
		return nil, false
	}
	for _, p := range places {
		w.storage.seen(p, true, t)
		list = append(list, w.places.memberOf(w.storage.seenAs(p, t), member(f, name), f.Type()))
	}
	return list, len(list) > 0
}

// nested are the values that point to a part of one of the objects, or to an array that contains
// one of them.
func (w *hostWalk) nested(places []placeID, st *state) []value {
	var list []value
	for _, v := range st.values() {
		f := st.of(v)
		if f.table || !f.mapped && !f.hostOld && !f.freed {
			continue
		}
		if slices.ContainsFunc(w.storage.arraysAt(v, st), func(p placeID) bool { return w.isNested(p, places) }) {
			list = append(list, v)
		}
	}
	return list
}

// arraysAt is where v points to. For arrays inside an array of structs it is each one that has this value.
func (w *storageWalk) arraysAt(v value, st *state) []placeID {
	var own []placeID
	for p, held := range st.holds {
		if held == v && w.leadsToItself(p) && w.generalised(p) != p {
			own = append(own, p)
		}
	}
	if len(own) > 0 {
		return own
	}
	return st.of(v).leads
}

func (w *hostWalk) isNested(p placeID, places []placeID) bool {
	return slices.ContainsFunc(places, func(q placeID) bool { return overlap(w.places.list[p], w.places.list[q]) })
}

// touch is a host access to the storage of v. It is an error if the host copy may be old. A write
// makes the device copy old.
func (w *hostWalk) touch(v value, a access, st *state) {
	f := st.of(v)
	if f.freed {
		w.reports.freedEarlier(v, w.in.Unit.SpanAt(a.node), st)
	}
	if w.leftToProgram(v, a, st) {
		return
	}
	if f.hostOld && !(a.lookedUp && w.settledByGuard(f) && !w.inBounds()) {
		w.reports.oldOnHost(v, a, st)
		return
	}
	if !a.write || !f.mapped { // what is not on the device has no copy there
		return
	}
	w.written(v, w.touchAt(v, a, st), st)
}

// written notes that the host has newer values than the device.
func (w *hostWalk) written(v value, t *touch, st *state) {
	for _, o := range append([]value{v}, st.aliases(v)...) {
		if st.of(o).mapped {
			st.change(o, func(f *facts) { f.deviceOld, f.wrote = true, t })
		}
	}
}

// passing is an array that is passed to a function without a body in the file.
type passing struct {
	call     *cc.PostfixExpression
	what     string
	arg      cc.ExpressionNode
	readOnly bool // by the type of the parameter
	library  bool // declared in a system header, so not a translated function
}

// passed is an error if the called function could see old values. A function of another file may be
// a translated one and change the device copy. A mapped array with equal copies therefore gets a
// warning, and counts as changed on the device from there on.
func (w *hostWalk) passed(v value, p passing, st *state) {
	f := st.of(v)
	switch {
	case f.hostOld && !f.elsewhere:
		w.reports.oldPassed(v, p, st)
	case p.library:
		w.hostTouch(v, access{node: p.call, base: rootOf(p.arg), read: true, write: !p.readOnly}, st)
	case !f.mapped || p.readOnly || onlyCallers(f):
	default:
		w.reports.warnPassed(v, p, st)
		for _, a := range append([]value{v}, st.aliases(v)...) {
			st.change(a, func(f *facts) {
				f.oldBy = nil
				if !f.hostOld {
					f.hostOld, f.elsewhere, f.changed = true, true, w.in.Unit.SpanAt(p.call)
				}
			})
		}
	}
}

// onlyCallers reports whether only a caller can have mapped the storage.
func onlyCallers(f facts) bool {
	for _, s := range f.scopes {
		if s != callers {
			return false
		}
	}
	return true
}

// free follows free and realloc of v (C3).
func (w *hostWalk) free(x *cc.PostfixExpression, arg cc.ExpressionNode, v value, isRealloc bool, st *state) {
	f := st.of(v)
	if f.mapped && !onlyCallers(f) {
		if isRealloc {
			w.reports.reallocated(x, arg, v, st)
			return
		}
		st.change(v, func(f *facts) { f.freed, f.freeing = true, w.in.Unit.SpanAt(x) })
		// An extra name keeps the value alive when the program's pointer gets another one.
		st.holds[w.places.id(place{scratch("freed"), fmt.Sprint(x.Position().Offset)}, nil)] = v
	}
	st.change(v, func(f *facts) {
		f.refresh()
		f.deviceOld = false
	})
}

// touchAt describes a host access for a later message.
func (w *hostWalk) touchAt(v value, a access, st *state) *touch {
	frame, at := w.reports.blame(a.node)
	name := w.reports.nameFor(frame, v, a.base, st)
	return &touch{at: at, statement: frame.reports.statementSpan(), name: name.text, text: frame.reports.pragmaFor(v, name, "toDevice", st),
		single: frame == w.walk && w.reports.fitsSingle(a)}
}

// blame is the innermost function with mint constructs that the access is
// reached through, and the place in it: the access or the call that leads to it.
func (w *reportWalk) blame(n cc.Node) (*walk, source.Span) {
	frame, node := w.blameNode(n)
	return frame, w.in.Unit.SpanAt(node)
}

func (w *reportWalk) blameNode(n cc.Node) (*walk, cc.Node) {
	for f := w.walk; ; f = f.caller {
		if f.info != nil || f.caller == nil {
			return f, n
		}
		n = f.call
	}
}
