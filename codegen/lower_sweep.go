package codegen

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// sweepLowering builds the kernel and the launch of one sweep: one thread
// computes the points of its chunk, which lie a thread block apart, so that
// neighbouring threads always touch neighbouring points.
type sweepLowering struct {
	*lowerer
	sweep *stencil.Sweep
	plan  plan.Plan
	kern  *kernel.Kernel
	out   *kernel.Launch
	local *names

	pointer map[*stencil.Grid]*stencil.Symbol
	stride  map[*stencil.Grid][]*stencil.Symbol
	centre  map[*stencil.Grid]*stencil.Symbol
	parts   []*part        // of reductions
	body    []stencil.Stmt // of a point, and what else is computed for it (plan.Body)
	carried []stencil.Stmt
}

func newSweepLowering(l *lowerer, s *stencil.Sweep, p plan.Plan) *sweepLowering {
	threads := p.Threads()
	name := l.names.fresh(s.Name)
	local := l.names.inner()
	s.EachSymbol(func(sym *stencil.Symbol) { local.taken[sym.Name] = true })
	body, carried := p.Body()
	return &sweepLowering{
		lowerer: l, sweep: s, plan: p, local: local, body: body, carried: carried,
		kern: &kernel.Kernel{Name: name, Threads: threads.Product(), Doc: describe(s, p)},
		out: &kernel.Launch{Sweep: s, Tile: p.Tile, Threads: threads, Mapping: map[*stencil.Grid]string{},
			Site: l.names.inner().fresh("site"), Blocks: l.names.inner().fresh("blocks"), Major: l.Device.Major, Minor: l.Device.Minor},
		pointer: map[*stencil.Grid]*stencil.Symbol{},
		stride:  map[*stencil.Grid][]*stencil.Symbol{},
		centre:  map[*stencil.Grid]*stencil.Symbol{},
	}
}

func (w *sweepLowering) lower() (*kernel.Kernel, *kernel.Launch) {
	w.out.Kernel = w.kern
	for _, u := range w.sweep.Uses {
		w.grid(u)
	}
	for _, p := range bodyParams(w.sweep, slices.Concat(w.body, w.carried)) {
		w.param(kernel.Param{Sym: p}, kernel.Arg{Kind: kernel.Value, Value: p})
	}
	w.loops()
	w.openResults()
	if w.plan.March != nil {
		w.out.Vector = true
		w.kern.Body = newMarchLowering(w).kernel()
	} else {
		w.kern.Body = w.nest()
	}
	w.kern.Body = w.closeResults(w.kern.Body)
	w.checks()
	return w.kern, w.out
}

// needs are the tables of the sweep, and of its functions those that the kernel calls.
func (w *sweepLowering) needs() stencil.Needs {
	called := map[string]bool{}
	stencil.VisitExprs(w.body, func(e stencil.Expr) {
		if c, ok := e.(*stencil.Call); ok {
			called[c.Func] = true
		}
	})
	n := stencil.Needs{Tables: w.sweep.Tables}
	for _, f := range w.sweep.Functions {
		if called[f.Name] {
			n.AddFunction(f)
		}
	}
	return n
}

func (w *sweepLowering) param(p kernel.Param, a kernel.Arg) {
	w.kern.Params = append(w.kern.Params, p)
	w.out.Args = append(w.out.Args, a)
}

// grid adds the pointer and the strides of one grid to the kernel's parameters.
func (w *sweepLowering) grid(u *stencil.Use) {
	g := u.Grid
	sym := &stencil.Symbol{Name: g.Name, Type: g.Elem}
	w.pointer[g] = sym
	w.param(kernel.Param{Sym: sym, Pointer: true, ReadOnly: !u.Written, Unique: w.unique(u)},
		kernel.Arg{Kind: kernel.Pointer, Grid: g})
	for d := 0; d < g.Rank-1; d++ {
		s := &stencil.Symbol{Name: w.local.fresh(g.Name + "_" + strideName(d, g.Rank)), Type: offsetType(g)}
		w.stride[g] = append(w.stride[g], s)
		w.param(kernel.Param{Sym: s}, kernel.Arg{Kind: kernel.Stride, Grid: g, Dim: d})
	}
	w.out.Mapping[g] = w.local.fresh(g.Name + "_map")
}

// strideName says what one step along dimension d of a grid crosses.
func strideName(d, rank int) string {
	switch rank - 1 - d {
	case 1:
		return "row"
	case 2:
		return "plane"
	}
	return fmt.Sprintf("stride%d", d)
}

// offsetType is wide enough for every offset into the grid.
func offsetType(g *stencil.Grid) stencil.Type {
	if fitsInt(g) {
		return stencil.Int
	}
	return stencil.LongLong
}

// fitsInt reports whether every offset into the padded grid provably fits 32
// bits. A row is padded by less than two lines of 128 bytes.
func fitsInt(g *stencil.Grid) bool {
	cells := int64(1)
	for d, n := range g.Sizes {
		if n <= 0 {
			return false
		}
		if d == len(g.Sizes)-1 {
			n += 256
		}
		if cells *= n; cells >= 1<<31 {
			return false
		}
	}
	return len(g.Sizes) == g.Rank
}

// unique reports whether the kernel reaches the grid's storage by this name
// alone: the host checks it at the launch (toucher.pairs), except between grids that
// are only read or that may be one array.
func (w *sweepLowering) unique(u *stencil.Use) bool {
	if !u.Written && w.readsChosenResults() {
		return false
	}
	for _, other := range w.sweep.Uses {
		if other != u && (other.Written || u.Written) && !w.sweep.MustDiffer(u, other) {
			return false
		}
	}
	return true
}

// readsChosenResults reports whether an iteration can read what it wrote where a
// condition chooses what to read. nvcc 13.0 makes one load of such choices, and if
// one of them lies in a read-only array with __restrict__, it takes the cache for
// constant data, where the iteration's own result may be missing.
func (w *sweepLowering) readsChosenResults() bool {
	if !slices.ContainsFunc(w.sweep.Uses, func(u *stencil.Use) bool { return u.Read && u.Written }) {
		return false
	}
	return chooses(w.sweep.Body) ||
		slices.ContainsFunc(w.sweep.Functions, func(f *stencil.DeviceFunction) bool { return chooses(f.Body) })
}

// chooses reports whether what is evaluated depends on a condition.
func chooses(body []stencil.Stmt) bool {
	found := false
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if _, ok := e.(*stencil.Cond); ok {
			found = true
		}
	})
	stencil.VisitStmts(body, func(s stencil.Stmt) {
		switch s.(type) {
		case *stencil.If, *stencil.Switch:
			found = true
		}
	})
	return found
}

// loops adds begin and count of every parallel loop to the parameters.
func (w *sweepLowering) loops() {
	n := len(w.sweep.Loops)
	for d := 0; d < n; d++ {
		loop := w.sweep.Loops[n-1-d]
		count := stencil.UnsignedT
		if loop.Index.Type.Size > 4 {
			count = stencil.LongLong
		}
		begin := &stencil.Symbol{Name: w.local.fresh(loop.Index.Name + "_begin"), Type: loop.Index.Type}
		total := &stencil.Symbol{Name: w.local.fresh(loop.Index.Name + "_count"), Type: count}
		w.out.Loops = append(w.out.Loops, kernel.LaunchLoop{Loop: loop, Begin: begin, Count: total,
			At: w.hostName(loop.Index.Name + "_at"), Found: w.hostName(loop.Index.Name + "_runs")})
		if !isConst(loop.Lo) {
			w.param(kernel.Param{Sym: begin}, kernel.Arg{Kind: kernel.Value, Value: begin})
		}
		w.param(kernel.Param{Sym: total}, kernel.Arg{Kind: kernel.Value, Value: total})
	}
}

// hostName is a name for a host variable of loops whose bounds depend on others.
func (w *sweepLowering) hostName(name string) string {
	runs := slices.ContainsFunc(w.sweep.Loops, func(l *stencil.Loop) bool { return l.Runs != nil })
	if !runs {
		return ""
	}
	return w.local.fresh(name)
}

// bodyParams are the outer scalars that the body reads; those that only bounds
// use stay on the host.
func bodyParams(s *stencil.Sweep, body []stencil.Stmt) []*stencil.Symbol {
	used := map[*stencil.Symbol]bool{}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if v, ok := e.(*stencil.Var); ok {
			used[v.Sym] = true
		}
	})
	var list []*stencil.Symbol
	for _, p := range s.Params {
		if used[p] {
			list = append(list, p)
		}
	}
	return list
}

func isConst(e stencil.Expr) bool {
	c, ok := e.(*stencil.Const)
	return ok && c.Int != nil
}

// nest builds the kernel's body: coordinates, guards, chunk loops, the points.
func (w *sweepLowering) nest() []stencil.Stmt {
	var defs, inner []stencil.Stmt
	var guard stencil.Expr
	body := w.point()
	for d := 0; d < len(w.out.Loops); d++ {
		loop := w.out.Loops[d]
		at := &stencil.Symbol{Name: w.local.fresh("i" + loop.Index.Name), Type: loop.Count.Type}
		inner = append([]stencil.Stmt{&kernel.Define{Sym: loop.Index, Init: w.indexValue(loop, at)}}, inner...)
		first := w.firstPoint(d, loop.Count.Type)
		if w.plan.Chunk[d] == 1 {
			defs = append(defs, &kernel.Define{Sym: at, Init: first})
			guard = conjoin(stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: loop.Count}), guard)
			continue
		}
		body = []stencil.Stmt{w.chunkLoop(d, at, first, append(inner, body...))}
		inner = nil
	}
	body = append(inner, body...)
	if guard != nil {
		body = []stencil.Stmt{&stencil.If{Cond: guard, Then: body}}
	}
	return append(defs, body...)
}

func conjoin(a, b stencil.Expr) stencil.Expr {
	if b == nil {
		return a
	}
	return stencil.NewBinary("&&", b, a)
}

// indexValue is the loop index of the point at position `at` of its range.
func (w *sweepLowering) indexValue(loop kernel.LaunchLoop, at *stencil.Symbol) stencil.Expr {
	var steps stencil.Expr = &stencil.Var{Sym: at}
	if !loop.Index.Type.Same(at.Type) {
		steps = &stencil.Cast{X: steps, T: loop.Index.Type}
	}
	op := "+"
	if loop.Step < 0 {
		op = "-"
	}
	if k := max(loop.Step, -loop.Step); k != 1 {
		steps = stencil.NewBinary("*", stencil.NewInt(k), steps)
	}
	if !isConst(loop.Lo) {
		return stencil.NewBinary(op, &stencil.Var{Sym: loop.Begin}, steps)
	}
	if lo := loop.Lo.(*stencil.Const); *lo.Int != 0 || op == "-" {
		return stencil.NewBinary(op, lo, steps)
	}
	return steps
}

// firstPoint is where in the range the thread starts along dim:
// block*tile + thread.
func (w *sweepLowering) firstPoint(dim int, t stencil.Type) stencil.Expr {
	var start stencil.Expr = kernel.Coordinate{Axis: kernel.BlockIndex, Dim: dim}
	if t.Size > 4 {
		start = &stencil.Cast{X: start, T: t}
	}
	if n := w.plan.Tile[dim]; n != 1 {
		start = stencil.NewBinary("*", start, stencil.NewInt(int64(n)))
	}
	if w.out.Threads[dim] == 1 {
		return start
	}
	return stencil.NewBinary("+", start, kernel.Coordinate{Axis: kernel.ThreadIndex, Dim: dim})
}

// chunkLoop walks the thread's points along dim within its tile.
func (w *sweepLowering) chunkLoop(dim int, at *stencil.Symbol, first stencil.Expr, body []stencil.Stmt) stencil.Stmt {
	tileEnd := &stencil.Symbol{Name: w.local.fresh(at.Name + "_end"), Type: at.Type}
	var block stencil.Expr = kernel.Coordinate{Axis: kernel.BlockIndex, Dim: dim}
	if at.Type.Size > 4 {
		block = &stencil.Cast{X: block, T: at.Type}
	}
	end := stencil.NewBinary("*", stencil.NewBinary("+", block, stencil.NewInt(1)), stencil.NewInt(int64(w.plan.Tile[dim])))
	count := &stencil.Var{Sym: w.out.Loops[dim].Count}
	loop := &stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: at, Init: first}},
		Cond: stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: tileEnd}),
		Post: &stencil.Assign{LHS: &stencil.Var{Sym: at}, Op: "+=", RHS: stencil.NewInt(int64(w.out.Threads[dim]))},
		Body: body,
	}
	return &kernel.Group{Body: []stencil.Stmt{
		&kernel.Define{Sym: tileEnd, Init: stencil.NewCond(stencil.NewBinary("<", end, count), end, count)},
		loop,
	}}
}
