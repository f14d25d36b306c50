// The strip kind: each warp holds a strip of every written row in registers, neighbouring cells in each lane, and advances several steps there.
// Neighbours come from other lanes, so that no warp waits for another one.

package trapezoid

import (
	"fmt"
	"strings"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// LowerStrip makes the kernel that advances a chain of one loop, or says why no strip can. Names are those of the file.
//
// As in a tile, registers stand for each storage, and names of roles change places. A lane computes all its cells in the range of a stage, also
// those of the ghost zone whose inputs are not right any more: those that are committed depend on none of them. Rows that no stage writes are
// loaded a step before they are used.
func LowerStrip(p plan.Trapezoid, names *frame.Names) (*kernel.Advance, error) {
	t, ghost, err := p.Tiles()
	if err != nil {
		return nil, err
	}
	low, committed := p.Strip.Around(ghost)
	ghost.Zone.Low[0], ghost.Zone.High[0] = low, int64(32*p.Strip.Cells)-low-committed
	p.Tile, p.Threads = plan.Vec{int(committed), 1, 1}, plan.Vec{32 * p.Strip.Warps, 1, 1}
	l := &stripLowering{tileLowering: newTileLowering(t, p, ghost, names), near: map[nearKey]*nearCells{}}
	l.advance.Kernel.Name = names.Fresh(t.Chain.Name + "_strip")
	l.advance.Kernel.DynamicShared = false
	l.advance.Kernel.Blocks = p.Strip.Blocks
	// Strips begin at multiples of a pack, up to StripPack - 1 cells in front of the first one.
	l.advance.Tile[0] = int(committed)*p.Strip.Warps - (plan.StripPack - 1)
	l.lane, l.known, l.first = l.local("lane", stencil.Int), l.names.Fresh("known"), l.local("first", stencil.LongLong)
	l.element, l.inside, l.ahead, l.run = l.names.Fresh("e"), l.names.Fresh("inside"), l.names.Fresh("ahead"), l.names.Fresh("run")
	return l.lower(), nil
}

// stripLowering builds the kernel. The cell of the loops is element e of the lane.
type stripLowering struct {
	*tileLowering
	lane, first                        *stencil.Symbol // of the warp; the lane's first cell
	known, element, inside, ahead, run string
	near                               map[nearKey]*nearCells
	rows                               []*stripRow
}

// nearKey is a role that a stage reads.
type nearKey struct{ stage, role int }

// nearCells are the lane's cells of a role with those of the neighbours: left in front, right behind.
type nearCells struct {
	name        string
	left, right int64
	ends        stencil.Edge // at which subscripts stop
}

// stripRow is a row that no stage writes, as a stage reads it in a step.
type stripRow struct {
	stage, role int
	access      *stencil.Access
	cells, next string
}

func (l *stripLowering) line(format string, args ...any) stencil.Stmt {
	return &kernel.Lines{Text: []string{fmt.Sprintf(format, args...)}}
}

func (l *stripLowering) nest(head string, body []stencil.Stmt, tail string) stencil.Stmt {
	return &kernel.Nest{Head: strings.Split(head, "\n"), Body: body, Tail: tail}
}

// eachCell is body for each of the lane's cells.
func (l *stripLowering) eachCell(body ...stencil.Stmt) stencil.Stmt {
	cell := &kernel.Define{Sym: l.cell[0], Init: &kernel.Named{Text: fmt.Sprintf("%s*%d + %s", l.lane.Name, l.planned.Strip.Cells, l.element), T: stencil.Int}}
	return l.nest(fmt.Sprintf("#pragma unroll\nfor (int %s = 0; %s < %d; %s++) {", l.element, l.element, l.planned.Strip.Cells, l.element),
		append([]stencil.Stmt{cell}, body...), "}")
}

// lower builds the kernel.
func (l *stripLowering) lower() *kernel.Advance {
	for s := range l.Stages {
		l.findNear(s)
		l.findRows(s)
	}
	body := l.place()
	body = append(body, &kernel.Comment{Text: "Load the strip and its ghost zone."})
	for r, role := range l.Roles {
		if role.Tiled {
			body = append(body, l.load(r)...)
		}
	}
	body = append(body, l.aheadText()...)
	body = append(body, l.nest(fmt.Sprintf("auto %s = [&](auto %s) {", l.run, l.known), []stencil.Stmt{l.stepLoop()}, "};"),
		l.line("if (%s)", l.inside), l.line("    %s(mint_strip_cells<true>());", l.run), l.line("else"), l.line("    %s(mint_strip_cells<false>());", l.run),
		&kernel.Comment{Text: "Commit the strip. Names have the storages again that they began with."})
	body = append(body, l.turnBack()...)
	return l.finish(body, l.commit, l.doc())
}

// place says where the strip lies, and which of its cells the stages compute.
func (l *stripLowering) place() []stencil.Stmt {
	start := l.local(l.axis(0)+"_start", l.originType)
	l.param(kernel.Param{Sym: start}, kernel.AdvanceArg{Kind: kernel.TileStart})
	s := l.planned.Strip
	list := []stencil.Stmt{
		l.line("const int %s = threadIdx.x %% 32;", l.lane.Name),
		l.line("const long long %s = mint_strip_at<%d>(%s, (long long)blockIdx.x*%d + threadIdx.x / 32, %d);", l.origin[0].Name, plan.StripPack, start.Name, s.Warps, l.planned.Tile[0]),
		l.line("const long long %s = %s + %s*%d;", l.first.Name, l.origin[0].Name, l.lane.Name, s.Cells),
	}
	var inside []string
	for s := range l.Stages {
		span := l.span[s][0]
		list = append(list, &kernel.Define{Sym: span, Init: l.inTile(l.computed[s], 0)})
		inside = append(inside, fmt.Sprintf("%s.first == 0 && %s.end == %d", span.Name, span.Name, l.cells[0]))
	}
	return append(list, l.line("const bool %s = %s;", l.inside, strings.Join(inside, " && ")))
}

// bounds are the lane's cells of a stretch: low .. high-1 of its own.
func (l *stripLowering) bounds(span *stencil.Symbol) string {
	own := fmt.Sprintf("%s*%d", l.lane.Name, l.planned.Strip.Cells)
	return fmt.Sprintf("%s.first - %s, %s.end - %s", span.Name, own, span.Name, own)
}

// load declares the lane's cells of a role, with what its storage holds: all cells that may be loaded or, where a stage fills it first, those
// that it does not compute.
func (l *stripLowering) load(r int) []stencil.Stmt {
	elem, name, n := l.Chain.Roles[r].Grid.Elem, l.name[r].Name, l.planned.Strip.Cells
	span := l.spans(l.Chain.Roles[r].Grid.Name)[0]
	list := []stencil.Stmt{l.line("%s %s[%d];", elem, name, n), &kernel.Define{Sym: span, Init: l.inTile(l.box[r], 0)}}
	some := l.inSome(l.Roles[r].Fillers, true)
	if some == nil {
		return append(list, l.line("mint_load_strip<%d>(%s, %s + %s, %s);", n, name, l.from[r].Name, l.first.Name, l.bounds(span)))
	}
	stored := l.stored(r, l.from[r], l.position)
	exists := frame.Conjoin(l.within([]*stencil.Symbol{span}, false), stencil.NewUnary("!", some))
	cell := &kernel.Named{Text: fmt.Sprintf("%s[%s]", name, l.element), T: elem}
	return append(list, l.eachCell(stencil.NewAssign(cell, stencil.NewInt(0)), &stencil.If{Cond: exists, Then: []stencil.Stmt{stencil.NewAssign(cell, stored)}}))
}

// commit stores the strip's cells in the range of the stage that writes the storage.
func (l *stripLowering) commit(r int) stencil.Stmt {
	span := l.spans(l.Chain.Roles[r].Grid.Name)[0]
	first := l.ghost.Zone.Low[0]
	init := l.call("mint_cut", valueOf(l.span[l.Roles[r].Writers[0]][0]), stencil.NewInt(first), stencil.NewInt(first+int64(l.planned.Tile[0])))
	return &stencil.If{Cond: valueOf(l.to[r]), Then: []stencil.Stmt{&kernel.Define{Sym: span, Init: init},
		l.line("mint_store_strip<%d>(%s + %s, %s, %s);", l.planned.Strip.Cells, l.to[r].Name, l.first.Name, l.name[r].Name, l.bounds(span))}}
}

// doc is the comment above the kernel.
func (l *stripLowering) doc() []string {
	return append(l.stepsDoc(), fmt.Sprintf("A warp holds %d cells of each array in registers and commits %d of them.", l.cells[0], l.planned.Tile[0]))
}
