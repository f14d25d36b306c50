// The kernel of a tile: load the tile with its ghost zone, compute level after level with a barrier between, commit.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// tileLowering builds the kernel and what the host must know of it. Vectors of symbols are slowest first.
type tileLowering struct {
	*plan.Tiles
	planned plan.Trapezoid
	ghost   *plan.Ghost
	names   *frame.Names
	advance *kernel.Advance

	inBodies map[string]bool // names that the user's bodies have

	cells                            [3]int              // of the tile with its ghost zone, x first
	origin, thread, cell             []*stencil.Symbol   // the tile's first cell; the thread's place; the cell that a loop is at
	from, to, plane, name, box       []*stencil.Symbol   // by role: where it is read and written, its plane, its name, what may be loaded
	stride                           [][]*stencil.Symbol // by role and dimension
	computed                         []*stencil.Symbol   // by stage: parameter with the cells that it computes
	span                             [][]*stencil.Symbol // by stage and dimension: those of the tile
	steps, step                      *stencil.Symbol
	stretchType, boxType, originType stencil.Type
}

func newTileLowering(t *plan.Tiles, p plan.Trapezoid, ghost *plan.Ghost, names *frame.Names) *tileLowering {
	inner, inBodies := names.Inner(), map[string]bool{}
	for _, s := range t.Stages {
		s.Sweep.EachSymbol(func(sym *stencil.Symbol) { inner.Take(sym.Name); inBodies[sym.Name] = true })
	}
	l := &tileLowering{Tiles: t, inBodies: inBodies, planned: p, ghost: ghost, names: inner, cells: ghost.Extents(p.Tile),
		stretchType: stencil.Type{Kind: stencil.Struct, Size: 8, Name: "mint_stretch"}, originType: stencil.LongLong,
		boxType: stencil.Type{Kind: stencil.Struct, Size: 16 * t.Dims, Name: fmt.Sprintf("mint_area<%d>", t.Dims)}}
	k := &kernel.Kernel{Name: names.Fresh(t.Chain.Name + "_tile"), Threads: p.Threads.Product(), DynamicShared: true}
	l.advance = &kernel.Advance{Name: names.Fresh(t.Chain.Name + "_launch"), Chain: t.Chain, Kernel: k, Height: p.Height, Least: t.LeastSteps(p.Height), Tile: p.Tile, Threads: p.Threads,
		Roles: advanceRoles(t)}
	low, high := ghost.Zone.XFirst()
	l.advance.GhostLow, l.advance.GhostHigh = low, high
	for s, st := range t.Stages {
		l.advance.Stages = append(l.advance.Stages, kernel.AdvanceStage{Launch: t.Launches[s], Sides: st.Sides, Least: st.Least})
	}
	for d, far := range t.Wraps {
		l.advance.Wraps[t.Dims-1-d], l.advance.PowersOfTwo[t.Dims-1-d] = far, t.PowersOfTwo[d]
	}
	for n := range p.Height + 1 {
		l.advance.Stored = append(l.advance.Stored, t.StoredAfter(n))
	}
	l.nameThings()
	return l
}

// advanceRoles says what the host must know of the roles.
func advanceRoles(t *plan.Tiles) []kernel.AdvanceRole {
	var list []kernel.AdvanceRole
	for _, r := range t.Roles {
		list = append(list, kernel.AdvanceRole{Tiled: r.Tiled, Fillers: r.Fillers, Cycle: r.Cycle, Reaches: r.Reaches})
	}
	return list
}

// local is a symbol of the kernel with a name of its own.
func (l *tileLowering) local(name string, t stencil.Type) *stencil.Symbol {
	return &stencil.Symbol{Name: l.names.Fresh(name), Type: t}
}

// param adds a parameter, and what the launch passes for it.
func (l *tileLowering) param(p kernel.Param, a kernel.AdvanceArg) {
	l.advance.Kernel.Params = append(l.advance.Kernel.Params, p)
	l.advance.Args = append(l.advance.Args, a)
}

// nameThings names dimensions, roles and stages, and adds the parameters that do not depend on bodies.
func (l *tileLowering) nameThings() {
	for d := range l.Dims {
		axis := l.axis(d)
		l.origin = append(l.origin, l.local(axis+"0", l.originType))
		l.thread = append(l.thread, l.local("t"+axis, stencil.Int))
		l.cell = append(l.cell, l.local("c"+axis, stencil.Int))
	}
	for r := range l.Roles {
		l.nameRole(r)
	}
	for s, st := range l.Stages {
		box := l.local(st.Sweep.Name+"_cells", l.boxType)
		l.param(kernel.Param{Sym: box}, kernel.AdvanceArg{Kind: kernel.StageRange, Stage: s})
		l.computed = append(l.computed, box)
		var spans []*stencil.Symbol
		for d := range l.Dims {
			spans = append(spans, l.local(st.Sweep.Name+"_"+l.axis(d), l.stretchType))
		}
		l.span = append(l.span, spans)
	}
	l.steps, l.step = l.local("steps", stencil.Int), l.local("step", stencil.Int)
	l.param(kernel.Param{Sym: l.steps}, kernel.AdvanceArg{Kind: kernel.Steps})
}

// axis is the name of a dimension: z, y or x.
func (l *tileLowering) axis(d int) string { return string("xyz"[l.Dims-1-d]) }

// nameOf is the grid's own name, as in other kernels, unless a body or another role has it.
func (l *tileLowering) nameOf(g *stencil.Grid) string {
	if l.inBodies[g.Name] || slices.ContainsFunc(l.name, func(have *stencil.Symbol) bool { return have.Name == g.Name }) {
		return l.names.Fresh(g.Name)
	}
	l.names.Take(g.Name)
	return g.Name
}

// nameRole names a role, its plane and its parameters.
func (l *tileLowering) nameRole(r int) {
	g, role := l.Chain.Roles[r].Grid, l.Roles[r]
	var to, plane, box *stencil.Symbol
	name, from := &stencil.Symbol{Name: l.nameOf(g), Type: g.Elem}, l.local(g.Name+"_from", g.Elem)
	if l.Chain.Roles[r].Renewed {
		from.Type = stencil.Type{Kind: stencil.Struct, Name: fmt.Sprintf("mint_each<const %s *, %d>", g.Elem, l.planned.Height)}
		l.param(kernel.Param{Sym: from, Indexed: true}, kernel.AdvanceArg{Kind: kernel.StepFrom, Role: r})
	} else {
		l.param(kernel.Param{Sym: from, Pointer: true, ReadOnly: true, Unique: true}, kernel.AdvanceArg{Kind: kernel.From, Role: r})
	}
	if len(role.Writers) > 0 {
		to = l.local(g.Name+"_to", g.Elem)
		l.param(kernel.Param{Sym: to, Pointer: true}, kernel.AdvanceArg{Kind: kernel.To, Role: r})
	}
	var strides []*stencil.Symbol
	for d := range g.Rank - 1 {
		stride := l.local(g.Name+"_"+frame.StrideName(d, g.Rank), l.offsetType(r))
		l.param(kernel.Param{Sym: stride}, kernel.AdvanceArg{Kind: kernel.RoleStride, Role: r, Dim: d})
		strides = append(strides, stride)
	}
	if role.Tiled {
		plane, box = l.local(g.Name+"_tile", g.Elem), l.local(g.Name+"_box", l.boxType)
		plane.Dims = nil
		for d := range l.Dims {
			plane.Dims = append(plane.Dims, int64(l.cells[l.Dims-1-d]))
		}
		l.param(kernel.Param{Sym: box}, kernel.AdvanceArg{Kind: kernel.RoleBox, Role: r})
	}
	l.name, l.from, l.to, l.plane, l.box = append(l.name, name), append(l.from, from), append(l.to, to), append(l.plane, plane), append(l.box, box)
	l.stride = append(l.stride, strides)
}

// offsetType is wide enough for every offset into a role.
func (l *tileLowering) offsetType(role int) stencil.Type {
	widest := stencil.Int
	for _, s := range l.Stages {
		for i, u := range s.Sweep.Uses {
			if s.Roles[i] == role && frame.OffsetType(u.Grid).Size > widest.Size {
				widest = frame.OffsetType(u.Grid)
			}
		}
	}
	return widest
}

// strideOf is the stride of a role along d, nil for the contiguous dimension.
func (l *tileLowering) strideOf(role int) func(d int) stencil.Expr {
	return func(d int) stencil.Expr {
		if d == len(l.stride[role]) {
			return nil
		}
		return &stencil.Var{Sym: l.stride[role][d]}
	}
}

// lower builds the kernel.
func (l *tileLowering) lower() *kernel.Advance {
	at, bytes := l.SharedAt(l.ghost, l.planned.Tile)
	l.advance.SharedBytes = bytes
	body := l.place()
	body = append(body, l.planes(at)...)
	body = append(body, &kernel.Comment{Text: "Load the tile and its ghost zone."})
	for r, role := range l.Roles {
		if role.Tiled && !l.fillsRing(r) {
			body = append(body, l.load(r))
		}
	}
	body = append(body, &kernel.Synchronize{})
	body = append(body, l.levels()...)
	body = append(body, &kernel.Comment{Text: "Commit the tile."})
	return l.finish(body, l.commit, l.doc())
}

// finish ends the kernel with the commits of the roles that stages write.
func (l *tileLowering) finish(body []stencil.Stmt, commit func(role int) stencil.Stmt, doc []string) *kernel.Advance {
	for r, role := range l.Roles {
		if len(role.Writers) > 0 {
			body = append(body, commit(r))
		}
	}
	l.advance.Kernel.Body = body
	l.advance.Kernel.Doc = doc
	l.listScalars()
	return l.advance
}

// place defines where the tile lies and which of its cells are the thread's first.
func (l *tileLowering) place() []stencil.Stmt {
	var body, threads []stencil.Stmt
	for d := l.Dims - 1; d >= 0; d-- {
		dim := l.Dims - 1 - d
		start := l.local(l.axis(d)+"_start", l.originType)
		l.param(kernel.Param{Sym: start}, kernel.AdvanceArg{Kind: kernel.TileStart, Dim: dim})
		block := &stencil.Cast{X: kernel.Coordinate{Axis: kernel.BlockIndex, Dim: dim}, T: l.originType}
		tile := stencil.NewBinary("*", block, stencil.NewInt(int64(l.planned.Tile[dim])))
		body = append(body, &kernel.Define{Sym: l.origin[d], Init: stencil.NewBinary("+", valueOf(start), tile)})
		if l.planned.Threads[dim] > 1 {
			threads = append(threads, &kernel.Define{Sym: l.thread[d], Init: &stencil.Cast{X: kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: dim}, T: stencil.Int}})
		}
	}
	return append(body, threads...)
}

// planes declares the planes of the tile, the names of roles, and the cells of the tile that stages compute.
func (l *tileLowering) planes(at map[int]int64) []stencil.Stmt {
	var body, names []stencil.Stmt
	for r, role := range l.Roles {
		if !role.Tiled {
			continue
		}
		body = append(body, &kernel.TilePlane{Sym: l.plane[r], From: at[r]})
		names = append(names, &kernel.RoleName{Sym: l.name[r], Plane: l.plane[r]})
	}
	body = append(body, names...)
	for s := range l.Stages {
		for d := range l.Dims {
			body = append(body, &kernel.Define{Sym: l.span[s][d], Init: l.inTile(l.computed[s], d)})
		}
	}
	return body
}

// inTile is the part of a box that lies in the tile, along d.
func (l *tileLowering) inTile(box *stencil.Symbol, d int) stencil.Expr {
	dim := int64(l.Dims - 1 - d)
	side := func(name string) stencil.Expr {
		return &stencil.Member{X: valueOf(box), Name: name, Index: []stencil.Expr{stencil.NewInt(dim)}, T: stencil.LongLong}
	}
	return l.call("mint_in_tile", side("first"), side("end"), valueOf(l.origin[d]), stencil.NewInt(int64(l.cells[dim])))
}

func (l *tileLowering) call(name string, args ...stencil.Expr) stencil.Expr {
	return &stencil.Call{Func: name, Args: args, T: l.stretchType}
}

// spans are symbols for cells of the tile, one for each dimension.
func (l *tileLowering) spans(name string) []*stencil.Symbol {
	var spans []*stencil.Symbol
	for d := range l.Dims {
		spans = append(spans, l.local(name+"_"+l.axis(d), l.stretchType))
	}
	return spans
}

// within is the condition that the cell of the loops lies in spans, or with ring set beyond them along dimensions where subscripts
// go on at the other end.
func (l *tileLowering) within(spans []*stencil.Symbol, ring bool) stencil.Expr {
	var cond stencil.Expr
	for d, span := range spans {
		if ring && l.Wraps[d] > 0 {
			continue
		}
		cond = frame.Conjoin(&stencil.Call{Func: "mint_in_span", Args: []stencil.Expr{valueOf(span), valueOf(l.cell[d])}, T: stencil.Int}, cond)
	}
	return cond
}

// inSome is the condition that the cell of the loops is one of some stage's; nil if there are none.
func (l *tileLowering) inSome(stages []int, ring bool) stencil.Expr {
	var some stencil.Expr
	for _, s := range stages {
		some = either(some, l.within(l.span[s], ring))
	}
	return some
}

// overSpans lets the threads of the block run through the cells of spans.
func (l *tileLowering) overSpans(spans []*stencil.Symbol, body []stencil.Stmt) []stencil.Stmt {
	return l.overCells(func(d int) (first, end stencil.Expr) {
		member := func(name string) stencil.Expr {
			return &stencil.Member{X: valueOf(spans[d]), Name: name, T: stencil.Int}
		}
		return member("first"), member("end")
	}, body)
}

// overTile lets them run through all cells of the tile, each thread through the same ones each time.
func (l *tileLowering) overTile(body []stencil.Stmt) []stencil.Stmt {
	return l.overCells(func(d int) (first, end stencil.Expr) {
		return nil, stencil.NewInt(int64(l.cells[l.Dims-1-d]))
	}, body)
}

func (l *tileLowering) overCells(span func(d int) (first, end stencil.Expr), body []stencil.Stmt) []stencil.Stmt {
	for d := l.Dims - 1; d >= 0; d-- {
		first, end := span(d)
		threads := l.planned.Threads[l.Dims-1-d]
		init := first
		if threads > 1 {
			init = plusFirst(first, valueOf(l.thread[d]))
		}
		if init == nil {
			init = stencil.NewInt(0)
		}
		body = []stencil.Stmt{&stencil.For{
			Init: []stencil.Stmt{&stencil.Decl{Sym: l.cell[d], Init: init}},
			Cond: stencil.NewBinary("<", valueOf(l.cell[d]), end),
			Post: &stencil.Assign{LHS: valueOf(l.cell[d]), Op: "+=", RHS: stencil.NewInt(int64(threads))},
			Body: body,
		}}
	}
	return body
}

func valueOf(sym *stencil.Symbol) stencil.Expr { return &stencil.Var{Sym: sym} }

// plusFirst is a + b; a nil a is 0.
func plusFirst(a, b stencil.Expr) stencil.Expr {
	if a == nil {
		return b
	}
	return stencil.NewBinary("+", a, b)
}

// either is a || b; a nil a is false.
func either(a, b stencil.Expr) stencil.Expr {
	if a == nil {
		return b
	}
	return stencil.NewBinary("||", a, b)
}
