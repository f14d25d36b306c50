package codegen

import (
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// stage is a grid of which the block keeps planes in shared memory. Plane p of
// the march's step n is in slot (n + p - First + Before) % Slots.
type stage struct {
	plan.Stage
	planes *kernel.Planes
	at     *stencil.Symbol // position of the block's first own cell
	tensor *stencil.Symbol // what the tensor memory accelerator knows of the grid, if it fetches the planes
}

// declareStages declares the planes of all stages: an array of the kernel each,
// or parts of the dynamic shared memory, which alone can exceed 48 KB.
func (m *marchLowering) declareStages() []stencil.Stmt {
	var body []stencil.Stmt
	from := int64(-1)
	if m.plan.SharedBytes()+m.plan.JoinBytes() > plan.StaticShared {
		from = 0
		m.out.SharedBytes = m.plan.SharedBytes()
		m.kern.DynamicShared = true
	}
	for _, s := range m.plan.Shared {
		h := m.plan.HaloOf(s)
		planes := &kernel.Planes{
			Sym: &stencil.Symbol{Name: m.local.fresh(s.Grid.Name + "_planes"), Type: s.Grid.Elem},
			X:   int64(m.plan.Tile[0]), Y: m.plan.TileRows(), Left: h.Left, Right: h.Right, Up: h.Up, Down: h.Down,
			Slots: m.plan.Slots(s), From: from, Fetched: m.plan.March.Tensor,
		}
		if from >= 0 {
			from += m.plan.StageBytes(s)
		}
		m.stages = append(m.stages, &stage{Stage: s, planes: planes})
		body = append(body, planes)
	}
	m.out.Staged = len(m.stages) > 0
	m.declareTensors()
	return body
}

// stageOf is the stage that holds a plane of the grid, or nil.
func (m *marchLowering) stageOf(g *stencil.Grid, plane int64) *stage {
	for _, s := range m.stages {
		if s.Grid == g && plane >= s.First && plane <= s.Last {
			return s
		}
	}
	return nil
}

// packedStage reports whether a grid is staged in packs: where every block's
// rows start at a multiple of one, if the grid's do.
func (m *marchLowering) packedStage(g *stencil.Grid) bool {
	return m.plan.Stages(g) && m.plan.Tile[0]*g.Elem.Size%plan.PackBytes == 0
}

// stageFirst finds the block's first cells and starts the copies of the planes
// that come before the one that each step of the march stages.
func (m *marchLowering) stageFirst() []stencil.Stmt {
	var body []stencil.Stmt
	for _, s := range m.stages {
		s.at = &stencil.Symbol{Name: m.local.fresh(s.Grid.Name + "_block_at"), Type: offsetType(s.Grid)}
		body = append(body, &stencil.Decl{Sym: s.at, Init: m.blockStart(s.Grid)})
	}
	if m.plan.March.Tensor {
		return append(body, m.fetchPlanes()...)
	}
	if m.walk < 0 {
		return body
	}
	ahead := int64(m.plan.March.Ahead)
	for _, s := range m.stages {
		last := s.Last
		if ahead == 0 {
			last-- // the first step stages it
		}
		for p := s.First; p <= last; p++ {
			body = append(body, m.stage(s, m.slot(s, nil, p), p))
		}
	}
	for j := int64(0); j < ahead; j++ {
		if j > 0 {
			start := &stencil.Var{Sym: m.offset[m.walk]}
			for _, s := range m.stages {
				body = append(body, m.whilePlane([]stencil.Stmt{m.stage(s, m.slot(s, nil, s.Last+j), s.Last+j)}, start, j)...)
			}
		}
		if len(m.stages) > 0 {
			body = append(body, &kernel.CommitStages{})
		}
	}
	return body
}

// blockStart is the position of the block's first own cell in the grid.
func (m *marchLowering) blockStart(g *stencil.Grid) stencil.Expr {
	at := stencil.Expr(&stencil.Var{Sym: m.at[g]})
	for d := range m.out.Loops {
		if d == m.walk || m.out.Threads[d] == 1 {
			continue
		}
		thread := stencil.Expr(kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: d})
		if c := m.plan.Chunk[d]; c > 1 {
			thread = stencil.NewBinary("*", thread, stencil.NewInt(int64(c)))
		}
		if stride := m.strideAlong(g, d); stride != nil {
			thread = stencil.NewBinary("*", thread, stride)
		} else {
			thread = &stencil.Cast{X: thread, T: offsetType(g)}
		}
		at = stencil.NewBinary("-", at, thread)
	}
	return at
}

// stageNext stages the newest plane of a step and waits for those that the step
// reads; after the step, where nothing is ahead, it waits until they are read.
func (m *marchLowering) stageNext(at *stencil.Symbol) (arrive, leave []stencil.Stmt) {
	if len(m.stages) == 0 {
		return nil, nil
	}
	if m.plan.March.Tensor {
		return m.fetchNext(at), nil
	}
	ahead := int64(m.plan.March.Ahead)
	var copies []stencil.Stmt
	for _, s := range m.stages {
		stage := []stencil.Stmt{m.stage(s, m.slot(s, at, s.Last+ahead), s.Last+ahead)}
		if ahead > 0 {
			stage = m.whilePlane(stage, &stencil.Var{Sym: at}, ahead)
		}
		copies = append(copies, stage...)
	}
	copies = append(copies, &kernel.CommitStages{})
	if ahead > 0 {
		return append([]stencil.Stmt{&kernel.AwaitStages{Pending: ahead - 1}, &kernel.Synchronize{}}, copies...), nil
	}
	arrive = append(copies, &kernel.AwaitStages{}, &kernel.Synchronize{})
	if m.walk >= 0 && m.plan.Chunk[m.walk] > 1 {
		leave = []stencil.Stmt{&kernel.Synchronize{}}
	}
	return arrive, leave
}

// slot is where plane p of the step at a position of the march is held; nil is
// the first step.
func (m *marchLowering) slot(s *stage, at *stencil.Symbol, p int64) *kernel.Slot {
	n := p - s.First + s.Before
	if at == nil || at == m.offset[m.walk] || s.planes.Slots == 1 {
		return &kernel.Slot{Planes: s.planes.Sym, Index: stencil.NewInt(n % s.planes.Slots)}
	}
	index := m.passed(s, at, p)
	if !m.plan.HoldsAll(s.Stage) {
		index = stencil.NewBinary("%", index, stencil.NewInt(s.planes.Slots))
	}
	return &kernel.Slot{Planes: s.planes.Sym, Index: index}
}

// passed is how many planes were staged before plane p of the step at a position
// of the march.
func (m *marchLowering) passed(s *stage, at *stencil.Symbol, p int64) stencil.Expr {
	step := stencil.NewBinary("-", &stencil.Var{Sym: at}, &stencil.Var{Sym: m.offset[m.walk]})
	return plusSteps(step, p-s.First+s.Before, nil)
}

// stage copies plane p of the step to a slot.
func (m *marchLowering) stage(s *stage, to *kernel.Slot, p int64) *kernel.Stage {
	return m.stageFrom(s, to, m.rowFrom(&stencil.Var{Sym: s.at}, rowKey{grid: s.Grid, plane: p}))
}

// stageFrom copies the plane whose first own cell of the block is at a position
// of the grid.
func (m *marchLowering) stageFrom(s *stage, to *kernel.Slot, position stencil.Expr) *kernel.Stage {
	row := stencil.Expr(stencil.NewInt(0))
	rows := stencil.Expr(stencil.NewInt(1))
	if m.across >= 0 {
		row = m.strideAlong(s.Grid, m.across)
		rows = m.blockCount("rows", m.across, s.planes.Down)
	}
	aligned := m.packed()
	if !m.packedStage(s.Grid) {
		aligned = stencil.NewInt(0)
	}
	return &kernel.Stage{
		To: to, From: &kernel.Address{Pointer: m.pointer[s.Grid], Offset: position},
		Row: row, Cells: m.blockCount("cells", 0, s.planes.Right), Rows: rows,
		Aligned: aligned, Threads: m.kern.Threads,
	}
}

// take reads a row of a group from a staged plane, with its neighbours along x.
func (m *marchLowering) take(g *rowGroup, plane int64) []stencil.Stmt {
	return m.takeFrom(m.stageOf(g.Grid, plane), g, plane)
}

// takeFrom is take where it is known which stage has the plane.
func (m *marchLowering) takeFrom(s *stage, g *rowGroup, plane int64) []stencil.Stmt {
	k := rowKey{g.Grid, plane, g.Y}
	r := m.rows[k]
	switch {
	case g.Wide:
		return []stencil.Stmt{m.takeRow(s, k, r.wide, g.WideLeft, g.WideRight)}
	case g.Rotates:
		return []stencil.Stmt{m.takeRow(s, k, r.own, 0, 0)}
	case r.left+r.right > 0:
		r.wide = m.cellsSymbol(g.Grid, k.String(), r.left+m.vector+r.right)
		return []stencil.Stmt{&stencil.Decl{Sym: r.wide}, m.takeRow(s, k, r.wide, r.left, r.right)}
	}
	return []stencil.Stmt{&stencil.Decl{Sym: r.own}, m.takeRow(s, k, r.own, 0, 0)}
}

// takeRow reads the thread's cells of row k, and left and right more, from a
// staged plane.
func (m *marchLowering) takeRow(s *stage, k rowKey, to *stencil.Symbol, left, right int64) stencil.Stmt {
	take := &kernel.Take{Row: to, From: m.slot(s, m.marchAt, k.plane), X: m.inBlock(0), Y: stencil.NewInt(0), Left: left, Right: right}
	if m.across >= 0 {
		take.Y = plusSteps(m.inBlock(m.across), k.y, nil)
	}
	return take
}

// inBlock is the place of the thread's first cell in the block's own, along d.
func (m *marchLowering) inBlock(d int) stencil.Expr {
	if m.out.Threads[d] == 1 {
		return stencil.NewInt(0)
	}
	thread := stencil.Expr(&stencil.Cast{X: kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: d}, T: stencil.Int})
	if c := m.plan.Chunk[d]; c > 1 {
		thread = stencil.NewBinary("*", thread, stencil.NewInt(int64(c)))
	}
	return thread
}
