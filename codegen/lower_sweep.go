// One sweep becomes a kernel and its launch. Parameters, results and checks are the same for all plans; only the points
// differ: codegen/stream builds those of streaming plans, this file those of plain kernels (-O0).

package codegen

import (
	"slices"

	"mintc/codegen/frame"
	"mintc/codegen/stream"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// sweepLowering builds the kernel and the launch of one sweep: one thread
// computes the points of its chunk, which lie a thread block apart, so that
// neighbouring threads always touch neighbouring points.
type sweepLowering struct {
	*lowerer
	*frame.Frame

	centre  map[*stencil.Grid]*stencil.Symbol
	parts   []*part                           // of reductions
	occurs  *stencil.Occurrences              // of accesses under conditions; nil until asked for
	ranges  map[*stencil.Symbol]stencil.Range // of variables; nil until asked for
	body    []stencil.Stmt                    // of a point, and what else is computed for it (plan.Body)
	reused  []stencil.Stmt
	holder  *holder
	toucher *toucher
}

func newSweepLowering(l *lowerer, s *stencil.Sweep, p plan.Plan) *sweepLowering {
	name := l.names.Fresh(s.Name)
	names := l.names.Inner()
	s.EachSymbol(func(sym *stencil.Symbol) { names.Take(sym.Name) })
	for _, u := range s.Uses { // a slice has a name that the file does not use
		names.Take(u.Grid.Name)
	}
	k := &kernel.Kernel{Name: name, RolledLoops: true, Threads: p.Threads().Product(), Doc: describe(s, p)}
	launch := &kernel.Launch{Sweep: s, Kernel: k, Tile: p.Tile, Threads: p.Threads(), Mapping: map[*stencil.Grid]string{},
		Site: l.names.Inner().Fresh("site"), Blocks: l.names.Inner().Fresh("blocks"), Subscripts: l.names.Inner().Fresh("subscripts"), Major: l.Device.Major, Minor: l.Device.Minor}
	body, reused := p.Body()
	body = withoutSingleTrips(body)
	w := &sweepLowering{
		lowerer: l, Frame: frame.New(s, p, names, k, launch), centre: map[*stencil.Grid]*stencil.Symbol{}, body: body, reused: reused,
	}
	w.holder, w.Held = newHolder(w), w.held
	return w
}

// withoutSingleTrips is a body in which serial loops that run once are blocks. Where nvcc 13.0 unrolls a loop around such a loop, it may
// store one row further than it should (bench/results/2026-11-27-nvcc.md).
func withoutSingleTrips(body []stencil.Stmt) []stencil.Stmt {
	body = stencil.MapBody(body, func(e stencil.Expr) stencil.Expr { return e })
	var replace func(list []stencil.Stmt)
	replace = func(list []stencil.Stmt) {
		for i, s := range list {
			for _, inner := range stencil.Bodies(s) {
				replace(inner)
			}
			if f, ok := s.(*stencil.For); ok && len(f.Values()) == 1 && !stencil.Jumps(f.Body) {
				if index, declares := f.Init[0].(*stencil.Decl); declares {
					list[i] = &stencil.Block{Body: append([]stencil.Stmt{index}, f.Body...)}
				}
			}
		}
	}
	replace(body)
	return body
}

func (w *sweepLowering) lower() (*kernel.Kernel, *kernel.Launch) {
	for _, u := range w.Sweep.Uses {
		w.Grid(u, w.unique(u))
	}
	for _, p := range bodyParams(w.Sweep, slices.Concat(w.body, w.reused)) {
		w.Param(kernel.Param{Sym: p}, kernel.Arg{Kind: kernel.Value, Value: p})
	}
	w.loops()
	w.openResults()
	if w.Plan.Stream != nil {
		w.Kernel.Body = stream.Lower(w.Frame, w.body)
	} else {
		w.Kernel.Body = w.nest()
	}
	w.Kernel.Body = w.closeResults(w.Kernel.Body)
	w.checks()
	if ref := w.stages[w.Sweep]; ref != nil {
		w.Launch.Alone = w.alone(ref)
		w.sharing(ref.Chain.Chain)
	}
	return w.Kernel, w.Launch
}

// needs are the tables of the sweep, and of its functions those that the kernel calls.
func (w *sweepLowering) needs() stencil.Needs { return needsOf(w.Sweep, w.body) }

// needsOf are the tables of a sweep, and of its functions those that a body calls.
func needsOf(s *stencil.Sweep, body []stencil.Stmt) stencil.Needs {
	called := map[string]bool{}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if c, ok := e.(*stencil.Call); ok {
			called[c.Func] = true
		}
	})
	n := stencil.Needs{Tables: s.Tables}
	for _, f := range s.Functions {
		if called[f.Name] {
			n.AddFunction(f)
		}
	}
	return n
}

// unique reports whether the kernel reaches the grid's storage by this name
// alone: the host checks it at the launch (toucher.pairs), except between grids that
// are only read or that may be one array.
func (w *sweepLowering) unique(u *stencil.Use) bool {
	if !u.Written && w.readsChosenResults() {
		return false
	}
	for _, other := range w.Sweep.Uses {
		if other != u && (other.Written || u.Written) && !w.Sweep.MustDiffer(u, other) {
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
	if !slices.ContainsFunc(w.Sweep.Uses, func(u *stencil.Use) bool { return u.Read && u.Written }) {
		return false
	}
	return chooses(w.Sweep.Body) ||
		slices.ContainsFunc(w.Sweep.Functions, func(f *stencil.DeviceFunction) bool { return chooses(f.Body) })
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
	n := len(w.Sweep.Loops)
	for d := 0; d < n; d++ {
		loop := w.Sweep.Loops[n-1-d]
		launched := w.Loop(loop)
		launched.At, launched.Found = w.hostName(loop.Index.Name+"_at"), w.hostName(loop.Index.Name+"_runs")
	}
}

// hostName is a name for a host variable of loops whose bounds depend on others.
func (w *sweepLowering) hostName(name string) string {
	runs := slices.ContainsFunc(w.Sweep.Loops, func(l *stencil.Loop) bool { return l.Runs != nil })
	if !runs {
		return ""
	}
	return w.Names.Fresh(name)
}

// bodyParams are the outer scalars that the body reads; those that only bounds
// use stay on the host.
func bodyParams(s *stencil.Sweep, body []stencil.Stmt) []*stencil.Symbol {
	used := stencil.UsedIn(body)
	var list []*stencil.Symbol
	for _, p := range s.Params {
		if used[p] {
			list = append(list, p)
		}
	}
	return list
}

// nest builds the kernel's body: coordinates, guards, chunk loops, the points.
func (w *sweepLowering) nest() []stencil.Stmt {
	var defs, inner []stencil.Stmt
	var guard stencil.Expr
	body := w.point()
	for d := 0; d < len(w.Launch.Loops); d++ {
		loop := w.Launch.Loops[d]
		at := &stencil.Symbol{Name: w.Names.Fresh("i" + loop.Index.Name), Type: loop.Count.Type}
		inner = append([]stencil.Stmt{&kernel.Define{Sym: loop.Index, Init: w.IndexValue(loop, at, loop.Index.Type)}}, inner...)
		first := w.FirstPoint(d)
		if w.Plan.Chunk[d] == 1 {
			defs = append(defs, &kernel.Define{Sym: at, Init: first})
			guard = frame.Conjoin(stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: loop.Count}), guard)
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

// chunkLoop walks the thread's points along dim within its tile.
func (w *sweepLowering) chunkLoop(dim int, at *stencil.Symbol, first stencil.Expr, body []stencil.Stmt) stencil.Stmt {
	tileEnd := &stencil.Symbol{Name: w.Names.Fresh(at.Name + "_end"), Type: at.Type}
	end := w.BlockEnd(dim)
	count := &stencil.Var{Sym: w.Launch.Loops[dim].Count}
	loop := &stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: at, Init: first}},
		Cond: stencil.NewBinary("<", &stencil.Var{Sym: at}, &stencil.Var{Sym: tileEnd}),
		Post: &stencil.Assign{LHS: &stencil.Var{Sym: at}, Op: "+=", RHS: stencil.NewInt(int64(w.Launch.Threads[dim]))},
		Body: body,
	}
	return &kernel.Group{Body: []stencil.Stmt{
		&kernel.Define{Sym: tileEnd, Init: stencil.NewCond(stencil.NewBinary("<", end, count), end, count)},
		loop,
	}}
}
