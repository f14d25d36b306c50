// The steps of a strip: neighbours are taken from other lanes before a stage computes, rows are loaded a step ahead.

package trapezoid

import (
	"fmt"
	"strings"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// findNear names the roles of which a stage reads neighbours.
func (l *stripLowering) findNear(s int) {
	stencil.VisitExprs(l.Stages[s].Sweep.Body, func(e stencil.Expr) {
		a, ok := e.(*stencil.Access)
		if !ok || !l.Roles[l.Stages[s].RoleOf(a.Grid)].Tiled {
			return
		}
		offset, clamped := l.offset(s, a)
		if offset == 0 {
			return
		}
		key := nearKey{s, l.Stages[s].RoleOf(a.Grid)}
		n := l.near[key]
		if n == nil {
			n = &nearCells{name: l.names.Fresh(l.name[key.role].Name + "_near")}
			l.near[key] = n
		}
		n.left, n.right = max(n.left, -offset), max(n.right, offset)
		if clamped {
			n.ends = n.ends.Or(stencil.Edge{Low: offset < 0, High: offset > 0})
		}
	})
}

// offset is where an access of a strip lies, from the cell of the loops, and whether its subscript stops at the ends of the range.
func (l *stripLowering) offset(s int, a *stencil.Access) (offset int64, clamped bool) {
	if c, ok := a.Index[0].(*stencil.Clamped); ok {
		return c.Offset, true
	}
	form, ok := stencil.AffineOf(a.Index[0])
	if rest := form.Plus(l.Stages[s].Sides[0].Form(), -1); ok && rest.IsConst() {
		return rest.Const, false
	}
	panic("trapezoid: a subscript of a strip is not index + constant")
}

// findRows lists the rows that a stage reads and no stage writes.
func (l *stripLowering) findRows(s int) {
	stencil.VisitExprs(l.Stages[s].Sweep.Body, func(e stencil.Expr) {
		a, ok := e.(*stencil.Access)
		if !ok || l.Roles[l.Stages[s].RoleOf(a.Grid)].Tiled || l.rowOf(s, a) != nil {
			return
		}
		r := l.Stages[s].RoleOf(a.Grid)
		l.rows = append(l.rows, &stripRow{stage: s, role: r, access: a, cells: l.names.Fresh(l.name[r].Name + "_row"), next: l.names.Fresh(l.name[r].Name + "_next")})
	})
}

// rowOf is the row of an access, nil if it is not listed yet.
func (l *stripLowering) rowOf(s int, a *stencil.Access) *stripRow {
	text := stencil.Formatter{}
	for _, row := range l.rows {
		if row.stage == s && row.access.Grid == a.Grid && text.Expr(row.access) == text.Expr(a) {
			return row
		}
	}
	return nil
}

// aheadText declares the rows that come in for the next step, and what loads them.
func (l *stripLowering) aheadText() []stencil.Stmt {
	if len(l.rows) == 0 {
		return nil
	}
	n := l.planned.Strip.Cells
	var list, body []stencil.Stmt
	for s := range l.Stages {
		var loads []stencil.Stmt
		var index []stencil.Stmt
		for _, row := range l.rows {
			if row.stage != s {
				continue
			}
			list = append(list, l.line("%s %s[%d];", row.access.Grid.Elem, row.next, n))
			at := l.rowAt(row)
			load := &stencil.Call{Func: fmt.Sprintf("mint_load_strip<%d>", n), T: stencil.Int, Args: []stencil.Expr{&kernel.Named{Text: row.next, T: stencil.Int}, at,
				&kernel.Named{Text: l.bounds(l.span[s][0]), T: stencil.Int}}}
			loads, index = append(loads, &stencil.ExprStmt{X: load}), append(index, &stencil.ExprStmt{X: at})
		}
		if len(loads) > 0 {
			body = append(body, &stencil.Block{Body: append(l.stepValues(s, index), loads...)})
		}
	}
	list = append(list, &kernel.Comment{Text: "Loads the rows of a step."}, l.nest(fmt.Sprintf("auto %s = [&](int %s) {", l.ahead, l.step.Name), body, "};"))
	return append(list, l.line("if (0 < %s)", l.steps.Name), l.line("    %s(0);", l.ahead))
}

// rowAt is where the lane's cells of a row begin.
func (l *stripLowering) rowAt(row *stripRow) stencil.Expr {
	index := append([]stencil.Expr{}, row.access.Index...)
	index[len(index)-1] = valueOf(l.first)
	from := l.from[row.role].Name
	if l.Chain.Roles[row.role].Renewed {
		from += fmt.Sprintf(".of[%s]", l.step.Name)
	}
	return stencil.NewBinary("+", &kernel.Named{Text: from, T: stencil.LongLong}, frame.Flat(row.access.Grid, index, l.strideOf(row.role)))
}

// stepLoop is the loop over the steps.
func (l *stripLowering) stepLoop() stencil.Stmt {
	var body []stencil.Stmt
	for _, row := range l.rows {
		body = append(body, l.line("%s %s[%d];", row.access.Grid.Elem, row.cells, l.planned.Strip.Cells),
			l.line("mint_move<%d>(%s, %s);", l.planned.Strip.Cells, row.cells, row.next))
	}
	if len(l.rows) > 0 {
		body = append(body, l.line("if (%s + 1 < %s)", l.step.Name, l.steps.Name), l.line("    %s(%s + 1);", l.ahead, l.step.Name))
	}
	for s := range l.Stages {
		body = append(body, l.stage(s))
	}
	for _, names := range l.turns() {
		body = append(body, l.turn(names))
	}
	return l.nest(fmt.Sprintf("for (int %s = 0; %s < %s; ++%s) {", l.step.Name, l.step.Name, l.steps.Name, l.step.Name), body, "}")
}

// access is the register of a point of a grid.
func (l *stripLowering) access(s int, a *stencil.Access) stencil.Expr {
	if row := l.rowOf(s, a); row != nil {
		return &kernel.Named{Text: fmt.Sprintf("%s[%s]", row.cells, l.element), T: a.Type()}
	}
	r := l.Stages[s].RoleOf(a.Grid)
	if offset, _ := l.offset(s, a); offset != 0 {
		near := l.near[nearKey{s, r}]
		return &kernel.Named{Text: fmt.Sprintf("%s[%s]", near.name, plus(l.element, near.left+offset)), T: a.Type()}
	}
	return &kernel.Named{Text: fmt.Sprintf("%s[%s]", l.name[r].Name, l.element), T: a.Type()}
}

// turns are the names of roles that change places.
func (l *stripLowering) turns() (list [][]string) {
	for _, s := range l.tileLowering.turn() {
		var names []string
		for _, name := range s.(*kernel.Turn).Names {
			names = append(names, name.Name)
		}
		list = append(list, names)
	}
	return list
}

// turn lets them do so.
func (l *stripLowering) turn(names []string) stencil.Stmt {
	return l.line("mint_turn_strips<%d>(%s);", l.planned.Strip.Cells, strings.Join(names, ", "))
}

// turnBack gives the names the storages that they had before the first step.
func (l *stripLowering) turnBack() []stencil.Stmt {
	var list []stencil.Stmt
	for _, names := range l.turns() {
		n := len(names)
		head := fmt.Sprintf("for (int %s = %s %% %d; %s %% %d != 0; ++%s) {", l.step.Name, l.steps.Name, n, l.step.Name, n, l.step.Name)
		list = append(list, l.nest(head, []stencil.Stmt{l.turn(names)}, "}"))
	}
	return list
}

// stage computes the lane's cells of a stage at one step.
func (l *stripLowering) stage(s int) stencil.Stmt {
	n := l.planned.Strip.Cells
	block := []stencil.Stmt{&kernel.Comment{Text: fmt.Sprintf("The loops at line %d.", l.Stages[s].Sweep.Span.Line())}}
	for r := range l.Roles {
		near := l.near[nearKey{s, r}]
		if near == nil {
			continue
		}
		own := fmt.Sprintf("&%s[%d]", near.name, near.left)
		block = append(block, l.line("%s %s[%d];", l.Chain.Roles[r].Grid.Elem, near.name, near.left+int64(n)+near.right),
			l.line("mint_move<%d>(%s, %s);", n, own, l.name[r].Name), l.line("mint_beside<%d, %d, %d>(%s);", near.left, n, near.right, own))
		if near.ends != (stencil.Edge{}) {
			stop := l.line("mint_stop_row<%d, %d, %d, %s>(%s, %s);", near.left, n, near.right, kernel.EndsName[near.ends], own, l.bounds(l.span[s][0]))
			block = append(block, l.nest(fmt.Sprintf("if (!%s.inside) {", l.known), []stencil.Stmt{stop}, "}"))
		}
	}
	body := l.point(s, l.access)
	block = append(block, l.stepValues(s, body)...)
	in := &kernel.Named{Text: l.known + ".inside", T: stencil.Int}
	computed := &stencil.If{Cond: either(in, l.within(l.span[s], false)), Then: body}
	return &stencil.Block{Body: append(block, l.eachCell(computed))}
}
