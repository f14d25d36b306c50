// The chains for which several steps per launch were measured to pay, on an H200: bench/results.

package optimizer

import (
	"slices"

	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/perfmodel"
)

// unasked plans a chain that neither a directive nor an option names, if that pays.
func unasked(t plan.Trapezoid, d gpu.Device) (plan.Trapezoid, string) {
	masked := completed(t.Chain)
	f, err := plan.Trapezoid{Chain: t.Chain, Completed: masked}.Flow()
	kind, height, threads := tiledUnasked(t.Chain)
	strips := isStripUnasked(t.Chain)
	switch {
	case err != nil && height == 0 && !strips:
		return t, err.Error()
	case d.Arch != perfmodel.CalibratedOn:
		return t, "unasked, that is done on what it was measured on, which is " + perfmodel.CalibratedOn
	case height > 0:
		t.Kind, t.Height, t.Threads = kind, height, threads
		return tiled(t, d)
	case strips:
		return strip(t, d)
	case masked == nil && isFarWave(f, d): // bench/results/2026-11-28-h200-wave4.md: 160^3 gains, too, and so do 64 planes, but 16 lose
		t.Packed, t.LeastCells, t.LeastPlanes = true, 4_000_000, 64
		return march(t, d)
	}
	why := unmeasured(f)
	if masked != nil {
		why = unmeasuredMask(f)
	}
	if why != "" {
		return t, "unasked, that is done for what was measured to gain, and " + why
	}
	has := traitsOf(f)
	sumsWait := neighboursWaiting(f) > 2 && !has.box // no sum of a box in three dimensions waits: all its planes are there
	if f.Dims == 3 && sumsWait && newestFirst(f) && !isPair(f) && masked == nil && has.wide {
		t.Height = 3 // that was measured
	}
	t, why = march(t, d)
	t.Packed, t.LeastCells = true, cellsToPay(f, d)
	switch {
	case why != "":
	case masked != nil && f.Dims == 2: // at 1000^2 some lost (bench/results/2026-11-27-h200-masks.md)
		t.LeastCells = 4_000_000
	case masked != nil: // at 128^3 all lost, at 320^3 all gained
		t.LeastCells = 32_000_000
	case sumsWait: // measured from 256^3 on, those with the newest plane first at 200^3 and 320^3; not of thin ranges
		t.LeastCells = max(t.LeastCells, 16_000_000)
	case isPair(f):
	case f.Dims == 3:
		t.Special = thin(t, f, d)
	default:
		t.Special = resident(t.Chain, d)
	}
	return t, why
}

// thin plans the launches for ranges whose slowest loop is short: 9 to 16 planes were measured to be faster so
// (bench/results/2026-11-23-h200-sizes.md), of stars. Nil: they do not fit on the chip, or were not measured.
func thin(t plan.Trapezoid, f *plan.Flow, d gpu.Device) *plan.Trapezoid {
	if t.Height > 4 { // of a lean card: that was not measured
		t.Height, t.March.Cells = 4, 4
	}
	t.March.Along, t.March.Rows, t.March.Warps, t.March.Repeat = 1, 2, 9, min(2, t.March.Repeat)
	t.March = t.March.WithoutOuter() // slower with them, by a fifth
	has := traitsOf(f)
	if has.stops && !has.wide { // wider rows and three steps: 395 GCells/s in place of 335 (bench/results/2026-11-25-h200-columns.md)
		t.Height, t.March.Cells, t.March.Repeat = 3, 4, 1
	}
	if has.box || t.Check(d) != nil {
		return nil
	}
	return &t
}

// resident plans the launches for ranges that fit on the chip: nil where they cannot.
func resident(c *stencil.Chain, d gpu.Device) *plan.Trapezoid {
	t, why := persistent(plan.Trapezoid{Chain: c}, d)
	if why != "" {
		return nil
	}
	return &t
}

// cellsToPay is how many cells a range has for which several steps per launch were measured to pay (bench/results/2026-11-24-h200-boxes.md and
// 2026-11-25-h200-columns.md): the blocks of smaller ones are too few, or mostly ghost zone. 0: they pay for all that is not thin.
func cellsToPay(f *plan.Flow, d gpu.Device) int64 {
	switch has := traitsOf(f); {
	case f.Dims == 2:
		return 0
	case has.corners && !has.sources:
		return int64(onLean(d, 16_000_000, 50_000_000))
	case has.box, has.wide && has.stops:
		return 4_000_000
	case !has.wide:
		return 2_500_000
	}
	return 0
}

// unmeasured says why it is not known that several steps per launch pay, or nothing. They were measured to pay for stars of radius 1 with at
// most one source and, in three dimensions, one coefficient; and for boxes of radius 1, in three dimensions with at most one source.
func unmeasured(f *plan.Flow) string {
	one := len(f.Chain.Stages) == 1 && len(f.Fields) == 1 && len(f.Fields[0].Cycle) == 2 && f.Fields[0].Depth == 1
	if !one && !isPair(f) {
		return "its step is neither one nest with two buffers nor two alike that write two arrays in turn"
	}
	if f.Grid(f.Fields[0]).Elem.IsInteger() {
		return "its cells are integers"
	}
	sources, coefficients := map[int]bool{}, map[int]bool{}
	box, plain := traitsOf(f).box, true
	for _, r := range f.Reads {
		plain = plain && r.Field != nil && r.Sure && !r.StopsAnywhere()
		role := f.Chain.Stages[r.Stage].Roles[r.Use]
		switch {
		case isBeside(r) && f.Dims == 2:
			return "an array that no step writes is read beside the cell"
		case isFar(r):
			return "it reads further than the next cell"
		case isBeside(r):
			coefficients[role] = true
		case r.Field == nil:
			sources[role] = true
		}
	}
	for role := range coefficients {
		delete(sources, role) // the cell's own value, too
	}
	if box && (len(coefficients) > 0 || f.Dims == 2 && len(sources) > 0) {
		return "it reads further than the next cell along one dimension, and an array that no step writes"
	}
	if neighboursWaiting(f) > 2 && !(box && f.Dims == 3) && !plain { // no sum of a box in three dimensions waits: all its planes are there
		return "its sums take the newest plane before the neighbours in the others"
	}
	if len(sources) > 1 || len(coefficients) > 1 {
		return "it reads several arrays that no step writes"
	}
	return ""
}

// unmeasuredMask says the same of a nest that stores under conditions. Measured to pay were stars of radius 1: with two buffers and a mask that no step
// writes, read at the cell; and in place, under conditions on the indices alone.
func unmeasuredMask(f *plan.Flow) string {
	if len(f.Chain.Stages) != 1 || len(f.Fields) != 1 || f.Grid(f.Fields[0]).Elem.IsInteger() {
		return "its nests that store under conditions are several, or their cells are integers"
	}
	masks := map[int]bool{}
	for _, r := range f.Reads {
		switch {
		case isBeside(r) || isDiagonal(r) || r.StopsAnywhere() || isFar(r):
			return "a nest that stores under conditions reads more than the next cells along each dimension, and a mask at the cell"
		case r.Field == nil:
			masks[f.Chain.Stages[0].Roles[r.Use]] = true
		}
	}
	if len(f.Fields[0].Cycle)-1 != len(masks) {
		return "a nest that stores under conditions has other arrays than two buffers and a mask, or one buffer"
	}
	return ""
}

// isFarWave reports whether a star that reaches two cells computes from two versions and one other array, in blocks with their planes in shared memory.
func isFarWave(f *plan.Flow, d gpu.Device) bool {
	fd := f.Fields[0]
	return inShared(f, d) && fd.Depth == 2 && len(f.Chain.Roles) == len(fd.Cycle)+1
}

// tiledUnasked are the kind, the number of steps and the threads with which tiles in shared memory were measured to gain, 0 if they were not: of several
// nests in two dimensions that work in place on fields of floating-point numbers, as those of FDTD do, and nothing else but nests over one line,
// which may read a source. In single precision whole tiles of eight steps are 22 to 55 % faster than four that shrink (bench/results/2026-11-27-h100-plans.md);
// with nests over one line they were not measured. In double precision six steps that shrink lose to no other number but up to a million cells.
func tiledUnasked(c *stencil.Chain) (kind plan.TrapezoidKind, height int, threads plan.Vec) {
	tiles, err := plan.NewTiles(c)
	if err != nil || len(c.Stages) < 2 || tiles.Dims != 2 || tiles.Wraps[0]+tiles.Wraps[1] > 0 {
		return kind, 0, threads
	}
	kind, height, threads = plan.Whole, 8, tileThreads[tiles.Dims]
	if slices.ContainsFunc(tiles.Stages, isLine) {
		kind, height = plan.Shrinking, 4
	}
	for r, role := range tiles.Roles {
		fields := slices.DeleteFunc(slices.Clone(role.Writers), func(s int) bool { return isLine(tiles.Stages[s]) })
		source := !role.Tiled && len(fields) == 0 && !slices.ContainsFunc(tiles.Stages, func(s *plan.TileStage) bool { return !isLine(s) && slices.Contains(s.Roles, r) })
		if source && !c.Roles[r].Grid.Elem.IsInteger() {
			continue
		}
		if !role.Tiled || len(fields) != 1 || len(role.Cycle) != 1 || c.Roles[r].Grid.Elem.IsInteger() {
			return kind, 0, threads
		}
		if c.Roles[r].Grid.Elem.Size > 4 {
			kind, height, threads = plan.Shrinking, 6, plan.Vec{32, 32, 1}
		}
	}
	for s, st := range tiles.Stages {
		for _, u := range st.Sweep.Uses {
			if u.Written && !st.Sweep.Fills(u) && !isLine(tiles.Stages[s]) || u.Grid.Elem.Kind == stencil.Struct {
				return kind, 0, threads
			}
		}
	}
	ghost, err := tiles.Ghost(plan.Trapezoid{Chain: c, Height: height, Kind: kind})
	if err != nil {
		return kind, 0, threads
	}
	for d := range tiles.Dims {
		if ghost.Slope.Low[d] > 1 || ghost.Slope.High[d] > 1 {
			return kind, 0, threads
		}
	}
	return kind, height, threads
}

// isLine reports whether a nest writes one line of a plane.
func isLine(s *plan.TileStage) bool {
	return slices.ContainsFunc(s.Sides, func(side stencil.StageSide) bool { return side.Loop == nil })
}

// isStripUnasked reports whether strips in registers were measured to gain, for neighbours at most one cell away: one nest of one loop with two
// buffers of four bytes a cell and a row of each step that no stage writes, as in PathFinder; and two buffers, or two nests that write two arrays in
// turn as PolyBench's jacobi-1d does, of floating-point numbers and nothing else (bench/results/2026-11-26-h100-guarded.md).
func isStripUnasked(c *stencil.Chain) bool {
	tiles, err := plan.NewTiles(c)
	if err != nil || tiles.Dims != 1 || len(c.Stages) > 1 && !isPairOfLines(c) {
		return false
	}
	a := arraysOf(c, tiles)
	withRow := a.rows == 1 && len(c.Stages) == 1 && a.least == 4 && a.most == 4
	if !a.pair || !withRow && !(a.rows == 0 && a.float) {
		return false
	}
	ghost, err := tiles.Ghost(plan.Trapezoid{Chain: c, Height: stripSteps / len(c.Stages), Kind: plan.Strip})
	far := int64(len(c.Stages))
	return err == nil && ghost.Slope.Low[0] <= far && ghost.Slope.High[0] <= far
}

// isPairOfLines reports whether a step is two nests, each of which writes from the other's array all that it writes.
func isPairOfLines(c *stencil.Chain) bool {
	if len(c.Stages) != 2 || len(c.Roles) != 2 || !c.Stays(0) || !c.Stays(1) {
		return false
	}
	for i, st := range c.Stages {
		for k, u := range st.Sweep.Uses {
			if u.Read && u.Written || u.Written && (!st.Sweep.Fills(u) || c.Stages[1-i].Writes(st.Roles[k])) {
				return false
			}
		}
	}
	return true
}
