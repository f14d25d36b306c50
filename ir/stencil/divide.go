// Nests that write at several places, as those over two opposite boundaries do, divided into parts that write at one.

package stencil

import "slices"

// Parts are sweeps that in their order compute what the sweep does, and each of which writes at one place: index + constant, or one line.
//
//	u[0][x] = u[1][x];            u[0][x] = u[1][x]; | u[n - 1][x] = u[n - 2][x];
//	u[n - 1][x] = u[n - 2][x];
//
// No iteration uses what another one writes (F8), so each part may run for all of them before the next one begins. Nil: it writes at one place, or its
// statements do not divide.
func Parts(s *Sweep) []*Sweep {
	if len(s.Reductions)+len(s.Last) > 0 || s.Versioned != nil {
		return nil
	}
	d := &dividing{sweep: s, of: Definitions(s.Body), declared: map[*Symbol]int{}}
	for at, st := range s.Body {
		if !d.add(at, st) {
			return nil
		}
	}
	if len(d.parts) < 2 {
		return nil
	}
	var list []*Sweep
	for _, p := range d.parts {
		body := d.body(p)
		if body == nil {
			return nil
		}
		part := *s
		part.Body, part.Uses = body, d.usesOf(body)
		part.footprints, part.passing = nil, nil
		list = append(list, &part)
	}
	if !d.haveAll(list) {
		return nil
	}
	return list
}

// dividing is the work on a sweep.
type dividing struct {
	sweep    *Sweep
	of       map[*Symbol]Expr
	declared map[*Symbol]int // statements of the body that declare locals
	parts    []*bodyPart
}

// bodyPart are statements that write at one place, by their numbers; first is that behind the part before.
type bodyPart struct {
	place      []Affine
	first      int
	statements []int
}

// add puts a statement of the body into a part; false if it belongs to none.
func (d *dividing) add(at int, st Stmt) bool {
	if decl, ok := st.(*Decl); ok {
		d.declared[decl.Sym] = at
		return decl.Init != nil && d.of[decl.Sym] != nil && !HasEffect(decl.Init)
	}
	place, ok := placeOf(st)
	if !ok {
		return false
	}
	last := len(d.parts) - 1
	if last >= 0 && slices.EqualFunc(d.parts[last].place, place, Affine.Equal) {
		d.parts[last].statements = append(d.parts[last].statements, at)
		return true
	}
	p := &bodyPart{place: place, statements: []int{at}}
	if last >= 0 {
		p.first = d.parts[last].statements[len(d.parts[last].statements)-1] + 1
	}
	d.parts = append(d.parts, p)
	return true
}

// body are the statements of a part and the locals that they use; nil if a local has a value from before statements of an earlier part that may change it.
func (d *dividing) body(p *bodyPart) (body []Stmt) {
	needed, locals := slices.Clone(p.statements), map[*Symbol]bool{}
	for _, at := range p.statements {
		for sym := range UsedIn(d.sweep.Body[at : at+1]) {
			AddLocals(&Var{Sym: sym}, d.of, locals)
		}
	}
	for sym := range locals {
		at, outside := d.declared[sym]
		if !outside {
			continue // it belongs to a statement
		}
		if at < p.first && d.readsWritten(d.of[sym]) {
			return nil
		}
		needed = append(needed, at)
	}
	slices.Sort(needed)
	for _, at := range needed {
		body = append(body, d.sweep.Body[at])
	}
	return body
}

// readsWritten reports whether an expression reads an array that the sweep writes.
func (d *dividing) readsWritten(e Expr) bool {
	found := false
	VisitExprs([]Stmt{&ExprStmt{X: e}}, func(e Expr) {
		a, ok := e.(*Access)
		found = found || ok && slices.ContainsFunc(d.sweep.Uses, func(u *Use) bool { return u.Grid == a.Grid && u.Written })
	})
	return found
}

// placeOf is where a statement writes, if that is one place, and if it changes nothing but arrays and its own locals.
func placeOf(st Stmt) (place []Affine, ok bool) {
	body, inside, ok := []Stmt{st}, map[*Symbol]bool{}, true
	VisitStmts(body, func(st Stmt) {
		switch st := st.(type) {
		case *Decl:
			inside[st.Sym] = true
		case *Jump, *Return: // the iteration may end here
			ok = false
		}
	})
	VisitChanged(body, func(e Expr) {
		switch e := e.(type) {
		case *Var:
			ok = ok && inside[e.Sym]
		case *Access:
			forms := e.Forms()
			ok = ok && forms != nil && (place == nil || slices.EqualFunc(place, forms, Affine.Equal))
			place = forms
		default:
			ok = false
		}
	})
	return place, ok && place != nil
}

// usesOf are the uses of the sweep's arrays in a part of its body.
func (d *dividing) usesOf(body []Stmt) (uses []*Use) {
	text, reads, writes := Formatter{}, map[string]bool{}, map[string]bool{}
	VisitChanged(body, func(e Expr) { writes[text.Expr(e)] = true })
	VisitExprs(body, func(e Expr) {
		if a, ok := e.(*Access); ok {
			reads[text.Expr(a)] = true
		}
	})
	for _, u := range d.sweep.Uses {
		own := *u
		own.Accesses, own.Read, own.Written = nil, false, false
		for _, a := range u.Accesses {
			name := text.Expr(a.Access)
			if a.Write && writes[name] || !a.Write && reads[name] {
				own.Read, own.Written = own.Read || !a.Write, own.Written || a.Write
				own.Accesses = append(own.Accesses, a)
			}
		}
		if len(own.Accesses) > 0 {
			uses = append(uses, &own)
		}
	}
	return uses
}

// haveAll reports whether each access that is known of the sweep is one of a part's.
func (d *dividing) haveAll(parts []*Sweep) bool {
	known := map[*Access]bool{}
	for _, p := range parts {
		for _, u := range p.Uses {
			for _, a := range u.Accesses {
				known[a.Access] = true
			}
		}
	}
	for _, u := range d.sweep.Uses {
		if slices.ContainsFunc(u.Accesses, func(a AccessInfo) bool { return !known[a.Access] }) {
			return false
		}
	}
	return true
}
