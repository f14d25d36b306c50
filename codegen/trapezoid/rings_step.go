// The turns of such a kernel: each step makes a plane, behind that of the step before.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// turnText is one turn: planes have come in, and every step makes a plane, behind that of the step before.
func (k *rings) turnText(g *geometry) []stencil.Stmt {
	elem := k.Grid(k.fd).Elem
	return []stencil.Stmt{
		k.line("%s next[%d][%d]; // of the step that is made", elem, k.Rows, k.Cells),
		k.line("const %s *middle[%d]; // in the middle of what a step reads", elem, k.Height),
		k.line("mint_await_turn(%s.arrived, turn);", k.turns),
		each("k", k.Height, k.stepText(g)...),
		k.line("mint_arrive_turn<%d>(%s.finished, turn, %s);", k.Lanes, k.turns, g.lane),
	}
}

// stepText makes a plane of step k.
func (k *rings) stepText(g *geometry) []stencil.Stmt {
	elem := k.Grid(k.fd).Elem
	where := func(ahead int64) string {
		slots, of := k.at.NewestSlots, k.PerStep+1
		return fmt.Sprintf("k == 0 ? %s + wide + %s*%d : %s + own + ((k - 1)*%d + %s)*%d + %d", k.ring, slotAgo("turn", k.PerStep-ahead, slots), k.at.Wide,
			k.made, of, slotAgo("turn", k.PerStep-ahead, of), k.at.Made, k.PerStep)
	}
	list := []stencil.Stmt{
		k.line("const int plane = first + (int)turn - %d - k*%d, pitch = k == 0 ? %d : %d; // in cells, of rows of what it reads", k.PerStep, k.PerStep, k.at.WideColumns, k.at.Columns),
		k.line("%s *const ahead_2 = %s;", elem, where(2)),
	}
	if k.reads(func(r *plan.Read) bool { return r.Offset[0] == 1 }) {
		list = append(list, k.line("const %s *const ahead_1 = %s;", elem, where(1)))
	}
	list = append(list,
		k.line("middle[k] = %s;", where(0)),
		k.line("if (k == 1 && turn > 0)"),
		k.line("    mint_await_turn(%s.finished, turn - 1); // until then, other warps read the plane that gives way", k.turns),
		&kernel.Nest{Head: []string{"if (k > 0) {"}, Body: []stencil.Stmt{
			each("h", k.Rows, k.line("mint_store<%d>(ahead_2 + h*%d, next[h], %d, true);", k.Cells, k.at.Columns, k.Cells)),
			k.line("mint_load_again(); // registers are scarcer")}, Tail: "}"},
		k.line("%s cells[%d][%d]; // of the rows around it, too; those beyond a tile are of no use", elem, int64(k.Rows)+2*k.PerStep, k.Cells),
		k.line("const int up = k == 0 || %s > 0 ? pitch : 0, down = k == 0 || %s < %d ? pitch : 0;", g.warp, g.warp, k.Warps-1),
		each("h", int(k.PerStep), k.line("mint_load<%d>(cells[h], middle[k] + (h - %d)*up, %d, true);", k.Cells, k.PerStep, k.Cells)),
		each("h", k.Rows, k.line("mint_load<%d>(cells[h + %d], middle[k] + h*pitch, %d, true);", k.Cells, k.PerStep, k.Cells)),
		each("h", int(k.PerStep), k.line("mint_load<%d>(cells[h + %d], middle[k] + %d*pitch + (h + 1)*down, %d, true);", k.Cells, int64(k.Rows)+k.PerStep, k.Rows-1, k.Cells)),
		each("h", k.Rows, k.rowText()...),
		k.beyondText(g), k.storeText(g))
	return list
}

// slotAgo is the place of the plane of some turns ago in a ring.
func slotAgo(turn string, ago, slots int64) string {
	if ago%slots == 0 {
		return fmt.Sprintf("%s %% %d", turn, slots)
	}
	return fmt.Sprintf("(%s + %d) %% %d", turn, slots-ago%slots, slots)
}

// reads reports whether there is such a read.
func (k *rings) reads(is func(r *plan.Read) bool) bool { return slices.ContainsFunc(k.Reads, is) }

// rowText makes a row, and moves the planes behind.
func (k *rings) rowText() []stencil.Stmt {
	elem, own := k.Grid(k.fd).Elem, k.names[k.fd].rows
	var list []stencil.Stmt
	add := func(format string, args ...any) { list = append(list, k.line(format, args...)) }
	if k.reads(func(r *plan.Read) bool { return r.Offset[2] != 0 }) {
		add("%s across[%d];", elem, int64(k.Cells)+2*k.PerStep)
		add("mint_load<%d>(across, middle[k] + h*pitch - %d, %d, true);", k.PerStep, k.PerStep, k.PerStep)
		add("mint_move<%d>(across + %d, cells[h + %d]);", k.Cells, k.PerStep, k.PerStep)
		add("mint_load<%d>(across + %d, middle[k] + h*pitch + %d, %d, true);", k.PerStep, int64(k.Cells)+k.PerStep, k.Cells, k.PerStep)
	}
	for ahead := range k.PerStep {
		if k.reads(func(r *plan.Read) bool { return r.Offset[0] == ahead+1 }) {
			add("%s above_%d[%d];", elem, ahead+1, k.Cells)
			add("mint_load<%d>(above_%d, ahead_%d + h*pitch, %d, true);", k.Cells, ahead+1, ahead+1, k.Cells)
		}
	}
	if k.older != "" {
		add("%s oldest[%d];", elem, k.Cells)
		add("if (k == 0)")
		add("    mint_load<%d>(oldest, %s + turn %% 2*%d + own + h*%d, %d, true);", k.Cells, k.older, k.at.Plain, k.at.Columns, k.Cells)
		add("else")
		add("    mint_move<%d>(oldest, %s[k - 1][%d][h]);", k.Cells, own, k.PerStep-1)
	}
	for _, s := range k.sources {
		list = append(list, k.sourceText(s)...)
	}
	list = append(list, each("e", k.Cells, k.cellText()...))
	return append(list, k.shiftText()...)
}

// sourceText takes the cells of an array that no step writes.
func (k *rings) sourceText(s source) []stencil.Stmt {
	inShared := k.at.ConstantSlots - 1 // turns for which a plane stays there
	list := []stencil.Stmt{k.line("%s %s[%d];", k.Grid(k.fd).Elem, s.cell, k.Cells)}
	load := k.line("mint_load<%d>(%s, %s + (turn + %d - k*%d) %% %d*%d + own + h*%d, %d, true);", k.Cells, s.cell, s.ring, plan.RoundUp(k.PerStep*int64(k.Height-1), k.at.ConstantSlots), k.PerStep,
		k.at.ConstantSlots, k.at.Plain, k.at.Columns, k.Cells)
	if k.columns == 0 {
		return append(list, load)
	}
	return append(list, k.line("if (%s)", stepsBefore(int((inShared+k.PerStep-1)/k.PerStep))), &kernel.Nest{Body: []stencil.Stmt{load}, Tail: "else"},
		k.line("    mint_move<%d>(%s, %s[k*%d - %d][h]);", k.Cells, s.cell, s.rows, k.PerStep, inShared))
}

// shiftText makes planes behind one older, once the steps have read them.
func (k *rings) shiftText() []stencil.Stmt {
	own := k.names[k.fd].rows
	shift := func(step, newest string) []stencil.Stmt {
		var list []stencil.Stmt
		for age := k.PerStep - 1; age > 0; age-- {
			list = append(list, k.line("mint_move<%d>(%s[%s][%d][h], %s[%s][%d][h]);", k.Cells, own, step, age, own, step, age-1))
		}
		return append(list, k.line(newest, k.Cells, own, step))
	}
	last := shift("k", "mint_move<%d>(%s[%s][0][h], cells[h + "+fmt.Sprint(k.PerStep)+"]);")
	for _, s := range k.sources {
		if k.columns == 0 {
			continue
		}
		last = append(last, &kernel.Nest{Head: []string{"#pragma unroll", fmt.Sprintf("for (int age = %d; age > 0; age--)", k.columns-1)}, Body: []stencil.Stmt{
			k.line("mint_move<%d>(%s[age][h], %s[age - 1][h]);", k.Cells, s.rows, s.rows)}, Tail: ""},
			k.line("mint_load<%d>(%s[0][h], %s + %s*%d + own + h*%d, %d, true);", k.Cells, s.rows, s.ring, slotAgo("turn", k.at.ConstantSlots-2, k.at.ConstantSlots), k.at.Plain, k.at.Columns, k.Cells))
	}
	earlier := shift("k - 1", "mint_load<%d>(%s[%s][0][h], middle[k - 1] + h*(k == 1 ? "+fmt.Sprintf("%d : %d), %d, true);", k.at.WideColumns, k.at.Columns, k.Cells))
	return []stencil.Stmt{
		&kernel.Nest{Head: []string{"if (k > 0) {"}, Body: earlier, Tail: "}"},
		&kernel.Nest{Head: []string{fmt.Sprintf("if (k == %d) {", k.Height-1)}, Body: last, Tail: "}"},
	}
}

// cellText is the user's body for a cell.
func (k *rings) cellText() []stencil.Stmt {
	to := func(*plan.Field) string { return "next[h][e]" }
	place := func(dim int) string { return []string{"plane", k.geo.y + " + h", k.geo.x + " + e"}[dim] }
	return k.lowered(0, k.text[0], to, k.cell, place)
}

// cell is where an access finds its value; nil for other expressions.
func (k *rings) cell(_ int, e stencil.Expr) stencil.Expr {
	a, ok := e.(*stencil.Access)
	if !ok {
		return nil
	}
	g, text := k.groupFor(0, a), ""
	offset, _ := k.OffsetOf(a)
	switch {
	case g.constant != nil:
		i := slices.IndexFunc(k.sources, func(s source) bool { return s.constant == g.constant })
		text = k.sources[i].cell + "[e]"
	case g.steps == 2:
		text = "oldest[e]"
	case offset[0] < 0:
		text = fmt.Sprintf("%s[k][%d][h][e]", k.names[k.fd].rows, -offset[0]-1)
	case offset[0] > 0:
		text = fmt.Sprintf("above_%d[e]", offset[0])
	case offset[2] != 0:
		text = fmt.Sprintf("across[%s]", plus("e", k.PerStep+offset[2]))
	default:
		text = fmt.Sprintf("cells[%s][e]", plus("h", k.PerStep+offset[1]))
	}
	return &kernel.Named{Text: text, T: a.Type()}
}

// beyondText gives the plane that later steps read its cells beyond the range, those of the storage that the step writes: the warp that copies has brought
// what lies beside the range, and what lies below and above it is read here.
func (k *rings) beyondText(g *geometry) stencil.Stmt {
	outside := []stencil.Stmt{
		k.line("const unsigned exist = -%d <= plane && plane < %s + %d ? in_range : 0;", k.PerStep, g.planes, k.PerStep),
		each("h", k.Rows, k.line("mint_load_row<%d>(next[h], %s[k %% %d] + (plane*plane_stride + start + h*row_stride), exist >> h*%d);", k.Cells, k.names[k.fd].grid, len(k.fd.Cycle), k.Cells))}
	beside := k.line("mint_take_sides(next, %s[%s], columns, %s, %s.cells, column);", k.sides, k.sidesOf(0, "k"), g.y, g.gy)
	return &kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", stepsBefore(k.Height-1))}, Body: []stencil.Stmt{
		&kernel.Nest{Head: []string{fmt.Sprintf("if (plane < 0 || plane >= %s) {", g.planes)}, Body: outside, Tail: "}"},
		beside}, Tail: "}"}
}

// storeText stores the plane, if the step is one of the last.
func (k *rings) storeText(g *geometry) stencil.Stmt {
	first := k.Height - k.fd.Depth
	return &kernel.Nest{Head: []string{fmt.Sprintf("if (k >= %d && %s <= plane && plane < %s) {", first, g.from, g.to)}, Body: []stencil.Stmt{
		k.line("mint_put_rows(%s[%d - k] + (plane*plane_stride + start), row_stride, next, kept);", k.names[k.fd].to, k.Height-1)}, Tail: "}"}
}
