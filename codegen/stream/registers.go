// Which rows a thread holds in registers, how they are filled before the first step, loaded in each, and widened by
// neighbours along x.

package stream

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// row is a row that the thread reads: its own cells, and where neighbours along x are
// read, left and right of them. It is loaded if `beyond` own rows exist behind the thread's
// first one, and surely when a step computes with it if it is not one that comes ahead.
type row struct {
	left, right int64
	beyond      int64
	ahead       bool
	source      plan.Source
}

// holds reports whether the cell at x of the row is there whenever the thread's own
// row r is: a read under a condition may ask for one that no other read needs.
func (r *row) holds(own, x int64) bool {
	return r != nil && x >= -r.left && x <= r.right && own >= r.beyond && !r.ahead
}

// rowBand is neighbouring groups of the plan's rows that pass through registers alike.
type rowBand struct {
	plan.RowGroup       // the first
	last          int64 // place of the last
}

// sure is the place of the last row that exists if the thread's first own one does.
func (b *rowBand) sure() int64 { return b.Y - b.Beyond }

// readsMemory reports whether the thread itself loads some row, or neighbours of one.
func (b *rowBand) readsMemory(p plan.Plan) bool {
	for _, r := range b.Rows {
		if r.Source == plan.FromMemory || b.widens(r) && p.Source(b.Grid, r.Plane) == plan.FromMemory {
			return true
		}
	}
	return false
}

// widens reports whether each step puts neighbours beside the own cells of a row: else it has
// none, or they come with it.
func (b *rowBand) widens(r plan.Row) bool {
	return !b.Wide && r.Plane <= b.Last && r.Left+r.Right > 0 && (b.LoopCarried || r.Source == plan.FromMemory)
}

// registers are the rows that a thread holds or passes in a step.
type registers struct {
	*geometry
	places  *addresses
	counts  *counts
	buffers *buffers
	bands   []*rowBand
	rows    map[rowKey]*row
	arrays  map[*stencil.Grid]*cellArray
}

// planRows are the plan's rows.
func planRows(g *geometry) ([]*rowBand, map[rowKey]*row) {
	var bands []*rowBand
	rows := map[rowKey]*row{}
	for _, group := range g.Plan.RowGroups() {
		for _, of := range group.Rows {
			r := &row{of.Left, of.Right, group.Beyond, of.Plane > group.Last, of.Source}
			if group.Wide {
				r.left, r.right = group.WideLeft, group.WideRight
			}
			rows[rowKey{group.Grid, of.Plane, group.Y}] = r
		}
		if n := len(bands) - 1; n >= 0 && bands[n].takes(group) {
			bands[n].last = group.Y
			continue
		}
		bands = append(bands, &rowBand{group, group.Y})
	}
	return bands, rows
}

// takes reports whether a group is the next of the band. Groups that are read up to other planes differ, even if the same
// planes of both are loaded: the last step of a stream loads none that only later steps read.
func (b *rowBand) takes(g plan.RowGroup) bool {
	return b.Grid == g.Grid && b.last == g.Y-1 && b.sure() == g.Y-g.Beyond && b.Last == g.Last && b.Newest == g.Newest && b.Right == g.Right &&
		b.LoopCarried == g.LoopCarried && b.Wide == g.Wide && slices.Equal(b.Rows, g.Rows)
}

// planArrays are the registers of the rows, by grid.
func planArrays(g *geometry, rows map[rowKey]*row) map[*stencil.Grid]*cellArray {
	arrays := map[*stencil.Grid]*cellArray{}
	for _, u := range g.Sweep.Uses {
		for k := range rows {
			if k.grid == u.Grid && arrays[u.Grid] == nil {
				arrays[u.Grid] = g.arrayOf(u.Grid, u.Grid.Name, rows)
			}
		}
	}
	return arrays
}

// fromMemory are the rows of which the thread reads cells in memory.
func fromMemory(g *geometry, bands []*rowBand) []rowKey {
	var keys []rowKey
	for _, b := range bands {
		for y := b.Y; y <= b.last && b.readsMemory(g.Plan); y++ {
			keys = append(keys, rowKey{grid: b.Grid, y: y})
		}
	}
	return keys
}

// declare declares the registers.
func (r *registers) declare() []stencil.Stmt {
	var body []stencil.Stmt
	for _, u := range r.Sweep.Uses {
		if a := r.arrays[u.Grid]; a != nil {
			body = append(body, r.declared(a))
		}
	}
	return body
}

// fill fills the loop-carried rows up to the plane before the newest. Rows of planes that pass
// shared memory before the first step are filled by the warm-up.
func (r *registers) fill() []stencil.Stmt {
	var body []stencil.Stmt
	st := r.firstStep()
	if r.waitsToFill() {
		body = r.buffers.awaitFirst()
	}
	fills := r.eachBand(func(b *rowBand, y rowIndex) []stencil.Stmt {
		var fills []stencil.Stmt
		for _, of := range b.Rows {
			if b.LoopCarried && of.Plane < b.Newest && of.Source != plan.FromPassing {
				fills = append(fills, r.whilePlane(r.fetch(b, of, y, st), st.at, of.Plane-b.Last)...)
			}
		}
		return fills
	})
	return append(body, commented("Prologue: fill the loop-carried rows, but for the newest plane.", fills)...)
}

// eachBand builds statements for the rows of all bands: one loop for neighbouring bands that have
// the same rows.
func (r *registers) eachBand(build func(b *rowBand, y rowIndex) []stencil.Stmt) []stencil.Stmt {
	var body []stencil.Stmt
	var wanted []*rowBand
	for _, b := range r.bands {
		if len(build(b, rowAt(b.Y))) > 0 {
			wanted = append(wanted, b)
		}
	}
	for i := 0; i < len(wanted); {
		first, end := wanted[i], i
		for end < len(wanted) && wanted[end].Y == first.Y && wanted[end].last == first.last {
			end++
		}
		body = append(body, r.eachRow(first.Y, first.last, func(y rowIndex) []stencil.Stmt {
			var stmts []stencil.Stmt
			for _, b := range wanted[i:end] {
				stmts = append(stmts, build(b, y)...)
			}
			return stmts
		})...)
		i = end
	}
	return body
}

// waitsToFill reports whether planes must be in shared memory before rows are filled: each
// step waits for its newest plane alone.
func (r *registers) waitsToFill() bool {
	if r.Plan.Stream.Tensor {
		return len(r.buffers.list) > 0
	}
	return slices.ContainsFunc(r.bands, func(b *rowBand) bool {
		return b.LoopCarried && slices.ContainsFunc(b.Rows, func(of plan.Row) bool { return of.Plane < b.Newest && of.Source == plan.FromPlane })
	})
}

// load reads the newest row of loop-carried bands and every row of the others.
func (r *registers) load(st step) []stencil.Stmt {
	var body []stencil.Stmt
	for _, b := range r.bands {
		loads := r.eachRow(b.Y, b.last, func(y rowIndex) []stencil.Stmt {
			var loads []stencil.Stmt
			for _, of := range b.Rows {
				if !b.LoopCarried || of.Plane == b.Newest {
					loads = append(loads, r.fetch(b, of, y, st)...)
				}
			}
			return loads
		})
		body = append(body, r.whilePlane(loads, st.at, b.Newest-b.Last)...)
	}
	return body
}

// fetch brings a row to registers, with its neighbours where that is done once.
func (r *registers) fetch(b *rowBand, of plan.Row, y rowIndex, st step) []stencil.Stmt {
	array := r.arrays[b.Grid]
	left, right := of.Left, of.Right
	switch {
	case b.Wide:
		left, right = b.WideLeft, b.WideRight
	case b.LoopCarried:
		left, right = 0, 0
	}
	switch of.Source {
	case plan.FromPlane, plan.FromPassing:
		return []stencil.Stmt{r.buffers.take(b.Grid, of.Plane, y, array, left, right, st)}
	case plan.FromMemory:
		load := []stencil.Stmt{r.loadRow(b.Grid, of.Plane, y, array, r.counts.ofRow(b.Right, y, b.sure()), st)}
		if b.Wide {
			load = append(load, r.widenRow(b.Grid, of.Plane, y, array, r.counts.ofRow(b.Right, y, b.sure()), left, right, st))
		}
		return load
	}
	panic("stream: no lowering for a row's source")
}

// widen puts the neighbours along x beside the own cells of the rows that need
// them.
func (r *registers) widen(st step) []stencil.Stmt {
	var body []stencil.Stmt
	for _, b := range r.bands {
		body = append(body, r.eachRow(b.Y, b.last, func(y rowIndex) []stencil.Stmt {
			var widens []stencil.Stmt
			for _, of := range b.Rows {
				switch array := r.arrays[b.Grid]; {
				case !b.widens(of):
				case r.Plan.Source(b.Grid, of.Plane) == plan.FromPlane:
					widens = append(widens, r.buffers.take(b.Grid, of.Plane, y, array, of.Left, of.Right, st))
				default:
					widens = append(widens, r.widenRow(b.Grid, of.Plane, y, array, r.counts.ofRow(b.Right, y, b.sure()), of.Left, of.Right, st))
				}
			}
			return widens
		})...)
	}
	return body
}

// loadRow reads the thread's own cells of a row from memory, of which `valid` exist.
func (r *registers) loadRow(grid *stencil.Grid, plane int64, y rowIndex, to *cellArray, valid stencil.Expr, st step) stencil.Stmt {
	return &kernel.Cells{Action: kernel.Load, Row: to.start(plane, y, 0), Count: r.vector, Memory: r.places.address(grid, plane, y, st),
		Valid: valid, Aligned: &stencil.Var{Sym: r.packed}}
}

// widenRow puts neighbours along x beside the own cells of a row.
func (r *registers) widenRow(grid *stencil.Grid, plane int64, y rowIndex, to *cellArray, valid stencil.Expr, left, right int64, st step) stencil.Stmt {
	widen := &kernel.Cells{Action: kernel.WidenAlone, Row: to.start(plane, y, 0), Count: r.vector, Memory: r.places.address(grid, plane, y, st),
		Valid: valid, Left: left, Right: right}
	if r.lanes && left <= r.vector && right <= r.vector { // the lanes beside hold enough
		widen.Action = kernel.Widen
	}
	e := r.edge(grid, 0)
	widen.Edge = stencil.Edge{Low: e.Low && left > 0, High: e.High && right > 0}
	if widen.Edge != (stencil.Edge{}) {
		widen.At, widen.Total = &stencil.Var{Sym: r.offset[0]}, &stencil.Var{Sym: r.Launch.Loops[0].Count}
	}
	return widen
}
