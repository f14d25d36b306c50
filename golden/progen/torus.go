// Subscripts that go on at the other end, as people write them for a torus: drawn for the neighbours of a chain's stage, and printed.

package progen

import (
	"fmt"
	"math/bits"
)

// torusSpells is how many spellings of a torus there are: those of goingOn.
const torusSpells = 4

// ring draws neighbours on a torus.
type ring struct{ of *nestDrawer }

// torus draws the dimensions along which the stage's neighbours go on at the other end, and how that is written.
func (d ring) torus() {
	n := d.of
	n.around = make([]bool, len(n.p.Extents))
	if n.edges || !n.want("torus") {
		return
	}
	n.spell = n.IntN(torusSpells)
	for dim := range n.around {
		n.around[dim] = n.IntN(4) > 0
	}
	for i := range n.nest.Loops {
		if l := &n.nest.Loops[i]; !l.Outside && n.IntN(4) == 0 {
			l.Type = pick[Type](n.drawer, "unsigned", "long", "size_t")
		}
	}
}

// goesAround reports whether neighbours along the dimension go on at the other end here.
func (n *nestDrawer) goesAround(dim int) bool { return n.around != nil && n.around[dim] }

// neighbourLoops adds up the neighbours of a point by serial loops along what goes around, most often without the point itself.
func (d ring) neighbourLoops() {
	n := d.of
	a := n.source()
	if n.isTarget(a) || !n.want("neighbour-loops") {
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

// goingOn prints a subscript that goes on at the other end of its dimension.
func (w *subscriptPrinter) goingOn(s Sub) string {
	cells, e, far := w.p.Extents[s.Dim].Cells, paren(w.extent(s.Dim, 0, false)), max(s.Off, -s.Off)
	moved := plus(s.Loop, s.Off)
	switch {
	case s.Plus != "":
		if moved += " + " + s.Plus; s.Spell == 3 && bits.OnesCount(uint(cells)) == 1 {
			return fmt.Sprintf("(%s) & (%s - 1)", moved, e)
		}
		return fmt.Sprintf("(%s + %s) %% %s", moved, e, e)
	case far > cells:
		return fmt.Sprintf("(%s + %s * 4) %% %s", moved, e, e)
	case s.Spell == 3 && bits.OnesCount(uint(cells)) == 1:
		return fmt.Sprintf("(%s) & (%s - 1)", moved, e)
	case s.Spell == 2 && s.Off == -1:
		return fmt.Sprintf("%s == 0 ? %s - 1 : %s", s.Loop, e, moved)
	case s.Spell == 2 && s.Off < 0:
		return fmt.Sprintf("%s < %d ? %s + %s : %s", s.Loop, far, moved, e, moved)
	case s.Spell == 2 && far == 1:
		return fmt.Sprintf("%s == %s - 1 ? 0 : %s", s.Loop, e, moved)
	case s.Spell == 2:
		return fmt.Sprintf("%s < %s ? %s : %s - %s", moved, e, moved, moved, e)
	case s.Off < 0 && s.Spell == 1:
		return fmt.Sprintf("(%s + %s - %d) %% %s", s.Loop, e, far, e)
	case s.Off < 0:
		return fmt.Sprintf("(%s + %s) %% %s", moved, e, e)
	}
	return fmt.Sprintf("(%s) %% %s", moved, e)
}
