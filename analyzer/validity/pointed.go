// Transfers inferred for an array that a nest uses by a pointer: if the pointer can only point to declared
// arrays, their types give the extents.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/parser"
)

// providePointed infers transfers (C4) for a pointer that can only point to declared arrays, whose
// types give the extents. It reports whether it added one.
func (w *deviceWalk) providePointed(f facts) bool {
	var arrays []*cc.Declarator
	for _, p := range f.leads {
		d := w.arrayAt(p)
		if d == nil {
			return false
		}
		arrays = append(arrays, d)
	}
	added := false
	for _, d := range arrays {
		added = w.provideArray(d) || added
	}
	w.grew = w.grew || added
	return added
}

// arrayAt is the array variable at a place; nil if it is not one, or if the current region cannot
// name it.
func (w *deviceWalk) arrayAt(p placeID) *cc.Declarator {
	at := w.places.list[p]
	if t := w.places.types[p]; at.path != "" || t == nil || t.Kind() != cc.Array {
		return nil
	}
	where := w.directiveOfRegion()
	if where == nil {
		return nil
	}
	name, isGlobal := at.root.(globalName)
	local, isLocal := at.root.(*cc.Declarator)
	if isLocal {
		name = globalName(local.Name())
	}
	d, ok := w.in.Unit.Lookup(where.Scope, string(name), where.Seq).(*cc.Declarator)
	switch {
	case !ok || isLocal && d != local || isGlobal && (d.Linkage() == cc.None || d.Type().Kind() != cc.Array):
		return nil
	}
	return d
}

// directiveOfRegion is the pragma at the start of the current region.
func (w *deviceWalk) directiveOfRegion() *parser.Pragma {
	at := w.regionSpan()
	for _, p := range w.in.Unit.Pragmas {
		if p.Span == at {
			return p
		}
	}
	return nil
}

// provideArray maps an array at the start of the region. It reports false if the array is mapped
// already, or cannot be.
func (w *deviceWalk) provideArray(d *cc.Declarator) bool {
	g := w.info.Array(d)
	if g == nil {
		return false
	}
	for _, n := range w.needs[w.region] {
		if n.grid == g {
			changes := !n.pointed
			n.shared, n.pointed, n.constant = true, true, isConstant(d)
			return changes
		}
	}
	w.info.Grids[g] = Lvalue{Root: d}
	provide := w.provide(g)
	if provide == nil {
		return false
	}
	w.needs[w.region] = append(w.needs[w.region], w.unfilled.number(&need{grid: g, provide: provide, shared: true, pointed: true, constant: isConstant(d)}))
	return true
}

// isConstant reports whether the elements of an array are declared const: its storage may be one that nobody can write.
func isConstant(d *cc.Declarator) bool {
	t := d.Type()
	for t.Kind() == cc.Array {
		t = t.(*cc.ArrayType).Elem()
	}
	return t.Attributes().IsConst()
}
