// How a tile's cells come from the storages and go back: where the element of a cell lies, also around a ring.

package trapezoid

import (
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// load copies the plane of a role from its storage: all cells that may be loaded or, where a stage fills it first, those
// that it does not compute.
func (l *tileLowering) load(r int) stencil.Stmt {
	var defs []stencil.Stmt
	spans := l.spans(l.Chain.Roles[r].Grid.Name)
	for d := range l.Dims {
		init := l.inTile(l.box[r], d)
		if l.Wraps[d] > 0 {
			init = l.wholeTile(d)
		}
		defs = append(defs, &kernel.Define{Sym: spans[d], Init: init})
	}
	copied := []stencil.Stmt{stencil.NewAssign(l.cellOf(l.plane[r]), l.stored(r, l.from[r], l.inArray))}
	if some := l.inSome(l.Roles[r].Fillers, true); some != nil {
		copied = []stencil.Stmt{&stencil.If{Cond: stencil.NewUnary("!", some), Then: copied}}
	}
	return &stencil.Block{Body: append(defs, l.overSpans(spans, copied)...)}
}

// fillsRing reports whether stages compute all cells of a role before these are read: in no dimension has the range an end.
func (l *tileLowering) fillsRing(r int) bool {
	return len(l.Roles[r].Fillers) > 0 && !slices.Contains(l.Wraps, 0)
}

// commit stores the cells of the tile in the ranges of the stages that write the storage.
func (l *tileLowering) commit(r int) stencil.Stmt {
	stored := []stencil.Stmt{stencil.NewAssign(l.stored(r, l.to[r], l.position), l.cellOf(l.plane[r]))}
	spans := l.spans(l.Chain.Roles[r].Grid.Name)
	writers := l.Roles[r].Writers
	var body []stencil.Stmt
	for d := range l.Dims {
		dim := l.Dims - 1 - d
		first := l.ghost.Zone.Low[d]
		tile := l.span[writers[0]][d]
		init := l.call("mint_cut", valueOf(tile), stencil.NewInt(first), stencil.NewInt(first+int64(l.planned.Tile[dim])))
		if len(writers) > 1 {
			init = &stencil.InitList{Items: []stencil.Expr{stencil.NewInt(first), stencil.NewInt(first + int64(l.planned.Tile[dim]))}, T: l.stretchType}
		}
		body = append(body, &kernel.Define{Sym: spans[d], Init: init})
	}
	if len(writers) > 1 {
		stored = []stencil.Stmt{&stencil.If{Cond: l.inSome(writers, false), Then: stored}}
	}
	return &stencil.If{Cond: valueOf(l.to[r]), Then: append(body, l.overSpans(spans, stored)...)}
}

// wholeTile are all cells of the tile along d.
func (l *tileLowering) wholeTile(d int) stencil.Expr {
	return &stencil.InitList{Items: []stencil.Expr{stencil.NewInt(0), stencil.NewInt(int64(l.cells[l.Dims-1-d]))}, T: l.stretchType}
}

// position is where the cell of the loops lies, along d.
func (l *tileLowering) position(d int) stencil.Expr {
	return stencil.NewBinary("+", valueOf(l.origin[d]), valueOf(l.cell[d]))
}

// inArray is the subscript along d of the element that the cell of the loops stands for: beyond the range the one at the other end,
// where subscripts go on there.
func (l *tileLowering) inArray(d int) stencil.Expr {
	if l.Wraps[d] == 0 {
		return l.position(d)
	}
	cells := &stencil.Member{X: valueOf(l.computed[0]), Name: "end", Index: []stencil.Expr{stencil.NewInt(int64(l.Dims - 1 - d))}, T: stencil.LongLong}
	return &stencil.Call{Func: "mint_in_ring", Args: []stencil.Expr{l.position(d), cells}, T: stencil.LongLong}
}

// stored is the element of a storage that the cell of the loops stands for, at the given subscripts.
func (l *tileLowering) stored(r int, pointer *stencil.Symbol, subscript func(d int) stencil.Expr) stencil.Expr {
	var index []stencil.Expr
	for d := range l.Dims {
		index = append(index, subscript(d))
	}
	return &stencil.Element{Array: pointer, Index: []stencil.Expr{frame.Flat(l.Chain.Roles[r].Grid, index, l.strideOf(r))}}
}

// cellOf is the cell of the loops in a plane.
func (l *tileLowering) cellOf(plane *stencil.Symbol) stencil.Expr {
	var index []stencil.Expr
	for d := range l.Dims {
		index = append(index, valueOf(l.cell[d]))
	}
	return &stencil.Element{Array: plane, Index: index}
}
