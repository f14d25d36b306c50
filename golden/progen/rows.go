// Loops inside the body over a row of neighbours: weighted sums, and local arrays that hold a row.

package progen

// A row is a loop of the body over neighbours along one subscript of an element.
type row struct {
	rep    *Repeat
	ref    *Ref
	array  *Array
	radius int // of what lies below the point
}

// drawRow draws a loop over up to nine neighbours of a floating array, which may
// reach further to one side; nil if there is none that suits.
func (n *nestDrawer) drawRow() *row {
	var sources []*Array
	for _, a := range n.views {
		if !n.isTarget(a) && a.Elem.Floating() {
			sources = append(sources, a)
		}
	}
	if len(sources) == 0 {
		return nil
	}
	a := pick(n.drawer, sources...)
	ref := n.own(a)
	var moving []int
	for i, s := range ref.Index {
		if s.Loop != "" && n.nest.isSigned(s.Dim) && s.Form == Offset {
			moving = append(moving, i)
		}
	}
	if len(moving) == 0 {
		return nil
	}
	r := pick(n.drawer, 1, 1, 2, 2, 3, 4)
	sub := &ref.Index[pick(n.drawer, moving...)]
	rep := &Repeat{Var: n.fresh("r"), From: -r, To: n.between(0, r), While: n.IntN(4) == 0, Down: n.IntN(4) == 0}
	sub.Plus = rep.Var
	n.need(sub.Dim, rep.From)
	n.need(sub.Dim, rep.To)
	return &row{rep, ref, a, r}
}

// addRepeat sums a row of neighbours, with weights from a table.
func (n *nestDrawer) addRepeat() {
	r := n.drawRow()
	if r == nil {
		return
	}
	sum := n.fresh("v")
	weights := &Coefficients{Name: n.fresh("w"), Type: pick[Type](n.drawer, "double", "float")}
	for i := r.rep.From; i <= r.rep.To; i++ {
		weights.Values = append(weights.Values, n.constant(weights.Type))
	}
	weight := &Ref{Array: weights.Name, Index: []Sub{{Loop: r.rep.Var, Off: r.radius}}}
	r.rep.Skip = n.IntN(4) == 0
	n.mixRepeat(r.rep)
	r.rep.Body = []Stmt{&Assign{&Name{sum}, "+=", &Binary{"*", weight, r.ref}}}
	n.nest.Body = append(n.nest.Body, &Local{sum, "double", &Num{"0.0"}}, weights, r.rep)
	n.locals["double"] = append(n.locals["double"], sum)
}

// addLocalArray copies a row of neighbours into an array of the body, and uses
// its ends.
func (n *nestDrawer) addLocalArray() {
	r := n.drawRow()
	if r == nil {
		return
	}
	near := &Coefficients{Name: n.fresh("w"), Type: pick[Type](n.drawer, "double", "float"), Size: r.rep.To - r.rep.From + 1}
	cell := func(s Sub) *Ref { return &Ref{Array: near.Name, Index: []Sub{s}} }
	r.rep.Body = []Stmt{&Assign{cell(Sub{Loop: r.rep.Var, Off: r.radius}), "=", n.term(r.ref, r.array.Elem, near.Type)}}
	value := n.add(&Binary{"*", n.constant(near.Type), cell(Sub{})}, cell(Sub{Off: near.Size - 1}))
	name := n.fresh("v")
	n.nest.Body = append(n.nest.Body, near, r.rep, &Local{name, near.Type, value})
	n.locals[near.Type] = append(n.locals[near.Type], name)
}
