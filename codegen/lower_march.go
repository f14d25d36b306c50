package codegen

import (
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// marchLowering builds a kernel whose threads walk along the slowest loop. A
// thread owns `vector` neighbouring cells of `deep` neighbouring rows; what it
// reads around them are rows of register cells, some of which stay from plane to
// plane.
type marchLowering struct {
	*sweepLowering
	vector, deep int64
	walk, across int  // dimensions, x first, of the march and of the thread's rows; -1 where there is none
	lanes        bool // a warp is a stretch of one row, so that lanes can exchange cells
	stages       []*stage
	rows         map[rowKey]*row
	groups       []*rowGroup
	outs         map[*stencil.Grid][]*stencil.Symbol // results of grids written once per point, row by row
	at           map[*stencil.Grid]*stencil.Symbol   // position of the thread's first cell
	counts       []*cellCount
	blockCounts  []blockCount
	aligned      *stencil.Symbol
	whole        *stencil.Symbol // all cells of the block exist, and rows are aligned
	marchAt      *stencil.Symbol // position of the plane that is computed
	// marchEnd is where the thread's chunk ends.
	marchEnd *stencil.Symbol
	first    []*stencil.Symbol // first value of each loop's index in the thread, x first
	offset   []*stencil.Symbol // its position in the loop's range, x first
	shifts   []*rowShift
	partials []*partial
	cell     *stencil.Symbol // counts the thread's cells of a row
}

// rowKey names a row that a thread reads: its plane and its place in the plane,
// relative to the thread's first own row.
type rowKey struct {
	grid     *stencil.Grid
	plane, y int64
}

// row holds the thread's own cells of one row and, where neighbours along x
// are read, the wider array with Left and Right more. It is loaded if so many
// own rows exist behind the thread's first one, and surely when the march computes
// with it if it is not one that comes ahead.
type row struct {
	own, wide   *stencil.Symbol
	left, right int64
	beyond      int64
	ahead       bool
}

// holds reports whether the cell at x of the row is there whenever the thread's own
// row r is: a read under a condition may ask for one that no other read needs.
func (r *row) holds(own, x int64) bool {
	return r != nil && x >= -r.left && x <= r.right && own >= r.beyond && !r.ahead
}

// element is the register of the cell at x from one of the thread's own cells.
func (r *row) element(cell *stencil.Symbol, x int64) stencil.Expr {
	array := r.own
	if r.wide != nil {
		array, x = r.wide, x+r.left
	}
	return &stencil.Element{Array: array, Index: []stencil.Expr{plusSteps(&stencil.Var{Sym: cell}, x, nil)}}
}

// rowGroup is a group of the plan's rows with its registers.
type rowGroup struct {
	plan.RowGroup
	loaded *stencil.Symbol // own cells of a row that is about to be widened
}

func newMarchLowering(w *sweepLowering) *marchLowering {
	m := &marchLowering{
		sweepLowering: w, vector: int64(w.plan.Chunk[0]), deep: w.plan.Deep(), lanes: w.out.Threads[0]%32 == 0,
		rows: map[rowKey]*row{}, outs: map[*stencil.Grid][]*stencil.Symbol{}, at: map[*stencil.Grid]*stencil.Symbol{},
	}
	m.walk, m.across = w.plan.Walk(), w.plan.Across()
	m.cell = &stencil.Symbol{Name: m.local.fresh("e"), Type: stencil.Int}
	flag := stencil.Type{Kind: stencil.Bool, Size: 1, Name: "bool"}
	m.aligned = &stencil.Symbol{Name: w.local.fresh("aligned"), Type: flag}
	m.whole = &stencil.Symbol{Name: w.local.fresh("whole"), Type: flag}
	return m
}

// kernel is the kernel's body.
func (m *marchLowering) kernel() []stencil.Stmt {
	m.kern.Blocks = m.plan.March.Blocks
	declared := m.declareStages()
	m.placeRows()
	m.placePartials()
	m.findOuts()
	packs := m.alignment()
	defs, guard := m.coordinates()
	defs = append(defs, declared...)
	if len(declared) > 0 {
		guard = nil // all threads stage cells and wait for each other
	}
	inner := m.positions()
	inner = append(inner, m.stageFirst()...)
	inner = append(inner, m.declareRows()...)
	inner = append(inner, m.declarePartials()...)
	inner = append(inner, m.preload()...)
	inner = append(inner, m.warmUp()...)
	inner = append(inner, m.march())
	// What the above turned out to need.
	inner = slices.Concat(m.countCells(), m.countBlocks(), m.defineEnd(), m.defineShifts(), inner)
	return append(defs, &kernel.Whole{Name: m.local.fresh("tile"), Flag: m.whole, Cond: m.wholeBlock(packs), Guard: guard, Body: inner})
}

// wholeBlock is the condition that all cells of the thread block exist, in
// aligned rows where those matter; nil where blocks are single cells.
func (m *marchLowering) wholeBlock(packs bool) stencil.Expr {
	var cond stencil.Expr
	if packs {
		cond = &stencil.Var{Sym: m.aligned}
	}
	for d, loop := range m.out.Loops {
		if m.plan.Tile[d] == 1 {
			continue
		}
		end := stencil.NewBinary("*", stencil.NewBinary("+", kernel.Coordinate{Axis: kernel.BlockIndex, Dim: d}, stencil.NewInt(1)),
			stencil.NewInt(int64(m.plan.Tile[d])))
		cond = conjoin(stencil.NewBinary("<=", end, &stencil.Var{Sym: loop.Count}), cond)
	}
	return cond
}

// findOuts finds the grids that each point writes once, unconditionally, at its
// own place: their results are stored in packs.
func (m *marchLowering) findOuts() {
	for _, s := range m.body {
		a := plainStore(s)
		if a == nil {
			continue
		}
		u := m.useOf(a.Grid)
		if m.storesOnce(u) {
			for r := int64(0); r < m.deep; r++ {
				m.outs[a.Grid] = append(m.outs[a.Grid], m.cellsSymbol(a.Grid, rowName(a.Grid.Name+"_new", r), m.vector))
			}
		}
	}
}

// storesOnce reports whether all that the sweep does with a grid is to write an
// element of the iteration's own point in one place.
func (w *sweepLowering) storesOnce(u *stencil.Use) bool {
	return !u.Read && len(u.Accesses) == 1 && u.Grid.Elem.Kind != stencil.Struct && w.sweep.Pointwise(u)
}

// plainStore is the element that a statement of the form a[..] = e writes.
func plainStore(s stencil.Stmt) *stencil.Access {
	if e, ok := s.(*stencil.ExprStmt); ok {
		if as, ok := e.X.(*stencil.Assign); ok && as.Op == "=" {
			a, _ := as.LHS.(*stencil.Access)
			return a
		}
	}
	return nil
}

func (m *marchLowering) useOf(g *stencil.Grid) *stencil.Use {
	for _, u := range m.sweep.Uses {
		if u.Grid == g {
			return u
		}
	}
	panic("codegen: grid " + g.Name + " is not used by sweep " + m.sweep.Name)
}

// alignment adds the parameter that says whether packs may be used, if any are.
func (m *marchLowering) alignment() bool {
	arg := kernel.Arg{Kind: kernel.Aligned}
	for _, u := range m.sweep.Uses {
		_, out := m.outs[u.Grid]
		if out || m.hasRows(u.Grid) {
			bytes := min(plan.PackBytes, int(m.vector)*u.Grid.Elem.Size)
			if m.packedStage(u.Grid) {
				bytes = plan.PackBytes
			}
			arg.Packs = append(arg.Packs, kernel.Pack{Grid: u.Grid, Bytes: bytes})
		}
	}
	if len(arg.Packs) > 0 {
		m.param(kernel.Param{Sym: m.aligned}, arg)
	}
	return len(arg.Packs) > 0
}

func (m *marchLowering) hasRows(g *stencil.Grid) bool {
	for _, group := range m.groups {
		if group.Grid == g {
			return true
		}
	}
	return false
}

// coordinates are the thread's place in the ranges of the loops, and the guard
// for threads beyond them. Along x all lanes of a warp stay, to exchange cells.
func (m *marchLowering) coordinates() (defs []stencil.Stmt, guard stencil.Expr) {
	for d, loop := range m.out.Loops {
		name := "i" + loop.Index.Name
		if d == m.walk && m.plan.Chunk[d] > 1 {
			name += "_first"
		}
		at := &stencil.Symbol{Name: m.local.fresh(name), Type: stencil.UnsignedT}
		m.offset = append(m.offset, at)
		init := m.firstPoint(d, at.Type)
		if m.plan.Chunk[d] > 1 {
			init = m.chunkStart(d)
		}
		defs = append(defs, &kernel.Define{Sym: at, Init: init})
		inRange := stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: loop.Count})
		if !(d == 0 && m.lanes) {
			guard = conjoin(inRange, guard)
		}
	}
	return defs, guard
}

// chunkStart is where in the loop's range the thread's chunk starts: threads of
// a block take chunks one behind the other.
func (m *marchLowering) chunkStart(d int) stencil.Expr {
	start := stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.BlockIndex, Dim: d}, stencil.NewInt(int64(m.plan.Tile[d])))
	if m.out.Threads[d] == 1 {
		return start
	}
	return stencil.NewBinary("+", start,
		stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: d}, stencil.NewInt(int64(m.plan.Chunk[d]))))
}

// positions are the thread's index values and its place in each grid.
func (m *marchLowering) positions() []stencil.Stmt {
	var body []stencil.Stmt
	for d, loop := range m.out.Loops {
		sym := &stencil.Symbol{Name: m.local.fresh(loop.Index.Name + "0"), Type: loop.Index.Type}
		m.first = append(m.first, sym)
		body = append(body, &kernel.Define{Sym: sym, Init: m.indexValue(loop, m.offset[d])})
	}
	n := len(m.first)
	for _, u := range m.sweep.Uses {
		if !m.sweep.InLoopOrder(u) {
			continue // no running position serves all its accesses
		}
		sym := &stencil.Symbol{Name: m.local.fresh(u.Grid.Name + "_at"), Type: offsetType(u.Grid)}
		m.at[u.Grid] = sym
		index := make([]stencil.Expr, u.Grid.Rank)
		for d := range index {
			index[d] = &stencil.Var{Sym: m.first[n-1-d]}
		}
		body = append(body, &stencil.Decl{Sym: sym, Init: m.flat(u.Grid, index)})
	}
	return body
}
