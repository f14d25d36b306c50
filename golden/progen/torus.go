// Neighbours on a torus, and those that turn back at walls: drawn for a chain's stage.

package progen

// ring draws neighbours on a torus, at walls, or that stop.
type ring struct{ of *nestDrawer }

// torus draws the dimensions along which the stage's neighbours go on at the other end or turn back, and how that is written.
func (d ring) torus() {
	n := d.of
	n.around, n.chosen = make([]bool, len(n.p.Extents)), n.want("chosen")
	if n.edges != nil {
		return
	}
	if n.turning = n.want("turn"); !n.turning && !n.want("torus") {
		return
	}
	n.spell = n.IntN(torusSpells)
	for dim := range n.around {
		n.around[dim] = n.IntN(4) > 0
	}
	d.indexTypes()
}

// asBefore has neighbours go on as in another stage, if there is one: ranges that several stages share have the same ends then.
func (d ring) asBefore(other *nestDrawer) bool {
	if other == nil {
		return false
	}
	n := d.of
	n.edges, n.passing, n.around, n.turning, n.spell, n.chosen = other.edges, other.passing, other.around, other.turning, other.spell, other.chosen
	return true
}

// indexTypes draws types for the indices that a nest declares.
func (d ring) indexTypes() {
	n := d.of
	for i := range n.nest.Loops {
		if l := &n.nest.Loops[i]; !l.Outside && n.IntN(4) == 0 {
			l.Type = pick[Type](n.drawer, "unsigned", "long", "size_t")
		}
	}
}

// goesAround reports whether neighbours along the dimension go on at the other end here, or turn back.
func (n *nestDrawer) goesAround(dim int) bool { return n.around != nil && n.around[dim] }

// neighbourLoops adds up the neighbours of a point by serial loops along what goes around, most often without the point itself.
func (d ring) neighbourLoops() {
	n := d.of
	a := n.source()
	if n.isTarget(a) || n.turning || !n.want("neighbour-loops") {
		return
	}
	ref, typ := n.own(a), Type("int")
	if a.Elem.Floating() {
		typ = "double"
	}
	sum := n.fresh("v")
	body := []Stmt{&Assign{&Name{sum}, "+=", asType(ref, a.Elem, typ)}}
	var loops []*Repeat
	var moved Expr
	for i := range ref.Index {
		if s := &ref.Index[i]; n.goesAround(s.Dim) {
			rep := &Repeat{Var: n.fresh("r"), From: -1, To: n.between(0, 1)}
			s.Form, s.Plus, s.Spell = Torus, rep.Var, n.spell
			loops, moved = append(loops, rep), either(moved, &Binary{"!=", &Name{rep.Var}, &Num{"0"}})
		}
	}
	if len(loops) == 0 {
		return
	}
	if n.IntN(3) > 0 {
		body = []Stmt{&If{Cond: moved, Then: body}}
	}
	for i := len(loops) - 1; i >= 0; i-- {
		loops[i].Body = body
		body = []Stmt{loops[i]}
	}
	n.nest.Body = append(n.nest.Body, &Local{sum, typ, &Num{"0"}}, body[0])
	n.locals[typ] = append(n.locals[typ], sum)
}

// either is a || b, where there is an a.
func either(a, b Expr) Expr {
	if a == nil {
		return b
	}
	return &Binary{"||", a, b}
}
