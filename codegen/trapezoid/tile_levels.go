// The levels of a tile: each stage at each step, its body with accesses of planes in place of those of arrays.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// levels is the loop over the steps.
func (l *tileLowering) levels() []stencil.Stmt {
	var body []stencil.Stmt
	for s := range l.Stages {
		body = append(body, l.stage(s), &kernel.Synchronize{})
	}
	body = append(body, l.turn()...)
	return []stencil.Stmt{&stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: l.step, Init: stencil.NewInt(0)}},
		Cond: stencil.NewBinary("<", valueOf(l.step), valueOf(l.steps)),
		Post: &stencil.IncDec{X: valueOf(l.step), Op: "++"},
		Body: body,
	}}
}

// turn lets the names of roles change places.
func (l *tileLowering) turn() []stencil.Stmt {
	var body []stencil.Stmt
	done := map[int]bool{}
	for r, role := range l.Roles {
		if !role.Tiled || len(role.Cycle) == 1 || done[r] {
			continue
		}
		turn := &kernel.Turn{}
		for at := r; !done[at]; at = l.Chain.Turn[at] {
			done[at] = true
			turn.Names = append(turn.Names, l.name[at])
		}
		body = append(body, turn)
	}
	return body
}

// stage computes the cells of a stage at one step.
func (l *tileLowering) stage(s int) stencil.Stmt {
	st := l.Stages[s]
	body := l.point(s, l.access)
	spans := l.spans("level")
	block := []stencil.Stmt{&kernel.Comment{Text: fmt.Sprintf("The loops at line %d.", st.Sweep.Span.Line())}}
	for d := range l.Dims {
		first, end := l.level(s, d)
		init := l.call("mint_cut", valueOf(l.span[s][d]), first, end)
		if l.Wraps[d] > 0 { // cells beyond the range, too
			init = &stencil.InitList{Items: []stencil.Expr{first, end}, T: l.stretchType}
		}
		block = append(block, &kernel.Define{Sym: spans[d], Init: init})
	}
	block = append(block, l.stepValues(s, body)...)
	if l.planned.Kind == plan.Whole {
		return &stencil.Block{Body: append(block, l.overTile([]stencil.Stmt{&stencil.If{Cond: l.within(spans, false), Then: body}})...)}
	}
	return &stencil.Block{Body: append(block, l.overSpans(spans, body)...)}
}

// level are the cells of the tile, along d, that a stage computes at a step if they are in its range.
func (l *tileLowering) level(s, d int) (first, end stencil.Expr) {
	g := l.ghost
	margin, dim := g.Margin[s], l.Dims-1-d
	if l.planned.Kind == plan.Whole {
		cells := int64(l.cells[dim])
		return linearIn(margin.Low[d], g.Slope.Low[d], valueOf(l.step)), linearIn(cells-margin.High[d], -g.Slope.High[d], valueOf(l.step))
	}
	left := stencil.NewBinary("-", stencil.NewBinary("-", valueOf(l.steps), stencil.NewInt(1)), valueOf(l.step))
	tile := g.Zone.Low[d] + int64(l.planned.Tile[dim])
	return linearIn(g.Zone.Low[d]-margin.Low[d], -g.Slope.Low[d], left), linearIn(tile+margin.High[d], g.Slope.High[d], left)
}

// linearIn is c + k*x.
func linearIn(c, k int64, x stencil.Expr) stencil.Expr {
	return frame.PlusSteps(stencil.NewInt(c), k, x)
}

// stepValues defines the scalars that a body reads, which may differ from step to step.
func (l *tileLowering) stepValues(s int, body []stencil.Stmt) []stencil.Stmt {
	used := map[*stencil.Symbol]bool{}
	eachVariable(body, func(sym *stencil.Symbol) { used[sym] = true })
	var defs []stencil.Stmt
	for _, p := range l.Stages[s].Sweep.Params {
		if !used[p] {
			continue
		}
		defs = append(defs, &kernel.Define{Sym: p, Init: l.atStep(l.eachOf(s, p), p.Type)})
	}
	return defs
}

// eachOf is the parameter that has a scalar's value in each step.
func (l *tileLowering) eachOf(s int, p *stencil.Symbol) *stencil.Symbol {
	launch := l.Launches[s]
	for i, a := range l.advance.Args {
		if a.Kind == kernel.StepValue && a.Stage == launch && a.Value == p {
			return l.advance.Kernel.Params[i].Sym
		}
	}
	each := l.local(p.Name+"_each", stencil.Type{Kind: stencil.Struct, Name: fmt.Sprintf("mint_each<%s, %d>", p.Type, l.planned.Height)})
	l.param(kernel.Param{Sym: each, Indexed: true}, kernel.AdvanceArg{Kind: kernel.StepValue, Stage: launch, Value: p})
	return each
}

// atStep is the value of a mint_each at the step.
func (l *tileLowering) atStep(each *stencil.Symbol, t stencil.Type) stencil.Expr {
	return &stencil.Member{X: valueOf(each), Name: "of", Index: []stencil.Expr{valueOf(l.step)}, T: t}
}

// eachVariable calls f for the variables of a body, those of Defines included.
func eachVariable(body []stencil.Stmt, f func(*stencil.Symbol)) {
	for _, s := range body {
		if d, ok := s.(*kernel.Define); ok {
			stencil.EachVar(d.Init, f)
			continue
		}
		stencil.VisitExprs([]stencil.Stmt{s}, func(e stencil.Expr) {
			if v, ok := e.(*stencil.Var); ok {
				f(v.Sym)
			}
		})
	}
}

// point is the body of a stage for the cell of the loops, with what access makes of those of grids.
func (l *tileLowering) point(s int, access func(s int, a *stencil.Access) stencil.Expr) []stencil.Stmt {
	st := l.Stages[s]
	body := stencil.MapBodyOuter(st.Sweep.Body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			return access(s, a)
		}
		return nil
	})
	body = withoutUnused(body, st.Sweep.Body)
	used := map[*stencil.Symbol]bool{}
	eachVariable(body, func(sym *stencil.Symbol) { used[sym] = true })
	var defs []stencil.Stmt
	for d, side := range st.Sides {
		if side.Loop == nil || !used[side.Loop.Index] {
			continue
		}
		at := frame.PlusSteps(l.inArray(d), -side.Shift, nil)
		defs = append(defs, &kernel.Define{Sym: side.Loop.Index, Init: stencil.Converted(at, side.Loop.Index.Type)})
	}
	return append(defs, body...)
}

// withoutUnused is a body without the locals that only subscripts of planes used.
func withoutUnused(body, before []stencil.Stmt) []stencil.Stmt {
	locals, of := map[*stencil.Symbol]bool{}, stencil.Definitions(before)
	stencil.VisitExprs(before, func(e stencil.Expr) {
		if a, ok := e.(*stencil.Access); ok {
			for _, x := range a.Index {
				stencil.AddLocals(x, of, locals)
			}
		}
	})
	return stencil.WithoutUnused(body, locals)
}

// access is a cell of a plane, or an element of a storage that is not tiled, in place of a point of a grid.
func (l *tileLowering) access(s int, a *stencil.Access) stencil.Expr {
	st := l.Stages[s]
	r := st.RoleOf(a.Grid)
	var index []stencil.Expr
	if !l.Roles[r].Tiled {
		for _, e := range a.Index {
			index = append(index, stencil.MapOuter(e, func(x stencil.Expr) stencil.Expr {
				if inner, ok := x.(*stencil.Access); ok {
					return l.access(s, inner)
				}
				return nil
			}))
		}
		at := []stencil.Expr{frame.Flat(a.Grid, index, l.strideOf(r))}
		if l.Chain.Roles[r].Renewed {
			return l.elementAtStep(r, at)
		}
		return &stencil.Element{Array: l.from[r], Index: at}
	}
	for d, e := range a.Index {
		index = append(index, l.cellAt(s, d, e))
	}
	return &stencil.Element{Array: l.name[r], Index: index}
}

// elementAtStep is an element of the storage that a renewed role has at the step.
func (l *tileLowering) elementAtStep(r int, at []stencil.Expr) stencil.Expr {
	index := append([]stencil.Expr{valueOf(l.step)}, at...)
	return &stencil.Member{X: valueOf(l.from[r]), Name: "of", Index: index, T: l.Chain.Roles[r].Grid.Elem}
}

// cellAt is where a subscript lies in the tile, along d.
func (l *tileLowering) cellAt(s, d int, e stencil.Expr) stencil.Expr {
	cell, span := valueOf(l.cell[d]), valueOf(l.span[s][d])
	if c, ok := e.(*stencil.Clamped); ok {
		at := frame.PlusSteps(cell, c.Offset, nil)
		if c.Offset < 0 {
			return &stencil.Call{Func: "mint_not_below", Args: []stencil.Expr{at, &stencil.Member{X: span, Name: "first", T: stencil.Int}}, T: stencil.Int}
		}
		last := stencil.NewBinary("-", &stencil.Member{X: span, Name: "end", T: stencil.Int}, stencil.NewInt(1))
		return &stencil.Call{Func: "mint_not_above", Args: []stencil.Expr{at, last}, T: stencil.Int}
	}
	if p, ok := l.Stages[s].Periods.Of(e); ok {
		return frame.PlusSteps(cell, p.Offset, nil)
	}
	form, ok := stencil.AffineOf(e)
	if !ok {
		panic("trapezoid: a subscript of a tiled grid is not linear")
	}
	rest := form.Plus(l.Stages[s].Sides[d].Form(), -1)
	for _, term := range rest.Terms {
		cell = frame.PlusSteps(cell, term.Coef, stencil.Converted(valueOf(term.Sym), stencil.Int))
	}
	return frame.PlusSteps(cell, rest.Const, nil)
}

// stepsDoc is the part of the comment above a kernel that says what it computes.
func (l *tileLowering) stepsDoc() []string {
	doc := []string{fmt.Sprintf("Up to %d steps of these loops at a time:", l.planned.Height)}
	for _, s := range l.Stages {
		doc = append(doc, fmt.Sprintf("line %d: %s", s.Sweep.Span.Line(), s.Sweep.Name))
	}
	return doc
}

// doc is the comment above the kernel.
func (l *tileLowering) doc() []string {
	kind := "all that the cells loaded allow"
	if l.planned.Kind == plan.Shrinking {
		kind = "those that later levels need"
	}
	return append(l.stepsDoc(), fmt.Sprintf("A block loads %v cells of each array to shared memory, computes at each level %s, and commits %v cells.",
		extentText(l.cells), kind, l.planned.Tile))
}

func extentText(v [3]int) string { return fmt.Sprintf("%dx%dx%d", v[0], v[1], v[2]) }

// listScalars lists what launches must file: what bodies read, and what the lines depend on that stages compute.
func (l *tileLowering) listScalars() {
	l.advance.Scalars = make([][]*stencil.Symbol, len(l.planned.Chain.Stages))
	add := func(launch int, sym *stencil.Symbol) {
		if !slices.Contains(l.advance.Scalars[launch], sym) {
			l.advance.Scalars[launch] = append(l.advance.Scalars[launch], sym)
		}
	}
	for _, a := range l.advance.Args {
		if a.Kind == kernel.StepValue {
			add(a.Stage, a.Value)
		}
	}
	for s, st := range l.Stages {
		for _, side := range st.Sides {
			for _, term := range side.Line.Terms {
				add(l.Launches[s], term.Sym)
			}
		}
	}
}
