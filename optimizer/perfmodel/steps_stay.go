// Blocks that stay: how mint_reside of codegen/cuda/runtime/persistent.cuh shares out a range, and the time by its estimate.

package perfmodel

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// predictStay predicts blocks that keep their part of the grid. It reports false where the device has no room for them.
func predictStay(t plan.Trapezoid, d gpu.Device, extents [3]int64, c StepCoefficients) (Steps, bool) {
	f, err := plan.NewFlow(t.Chain)
	if err != nil || f.Dims != 2 {
		return Steps{}, false
	}
	h := holder{width: int64(32 * t.Stay.Cells), warps: int64(t.Stay.Warps), bytes: int64(f.Grid(f.Fields[0]).Elem.Size)}
	left, right := f.Beside(1)
	below, above := f.Beside(0)
	h.reachX, h.reachY = max(left, right), max(below, above)
	r, ok := h.reside(d, extents[0], extents[1], int64(t.Height))
	if !ok {
		return Steps{}, false
	}
	clock := d.ClockGHz * 1e9
	sources := len(f.Constants(t.Height, plan.MarchShape{Cells: 1, Rows: 1, Warps: 1, Prefetch: 1}))
	rows, levels := float64(r.rows), float64(r.levels)
	s := Steps{Redundant: float64(r.blocks*h.width*h.warps*r.rows) / float64(extents[0]*extents[1]), Waves: float64(r.blocks) / float64(d.SMs)}
	s.Parts = StepParts{
		Issue:    rows * (rowTime + float64(sources)*c.StaySource) / clock,
		Exchange: (rows*passedRowTime + exchangeTime) / levels / clock,
		Waiting:  stepTime / clock,
		Launch:   d.Launch / float64(t.Height),
	}
	s.Time = s.Parts.Inside() + s.Parts.Launch
	return s, true
}

// Cycles of an H200: for each row of a warp, and besides them, in a step and in an exchange (bench/results/2026-11-23-h200-trapezoids.md).
const rowTime, stepTime, passedRowTime, exchangeTime = 300, 500, 600, 2600

// holder is a mint_holder.
type holder struct{ width, warps, bytes, reachX, reachY int64 }

// residence is what of a mint_residence the time depends on.
type residence struct{ levels, rows, blocks int64 }

// shareOut is mint_share_out.
func shareOut(cells, most, atMost, ghost int64) (tiles, step int64, ok bool) {
	if most < 1 || atMost < 1 {
		return 0, 0, false
	}
	tiles = max(1, min(ceilDiv(cells, most), atMost))
	step = ceilDiv(cells, tiles)
	if tiles > 1 {
		step = max(step, ghost)
	}
	return ceilDiv(cells, step), step, step <= most
}

// reside is mint_reside.
func (h holder) reside(d gpu.Device, nx, ny, steps int64) (best residence, ok bool) {
	least := math.Inf(1)
	for levels := int64(1); levels <= 16 && levels <= steps; levels++ {
		tx, _, fits := shareOut(nx, h.width-2*levels*h.reachX, int64(d.SMs), levels*h.reachX)
		if !fits {
			continue
		}
		most := int64(d.SMs) / tx
		ty, stepY, fits := shareOut(ny, max(ceilDiv(ny, max(1, most)), levels*h.reachY), most, levels*h.reachY)
		if !fits {
			continue
		}
		rows := max(ceilDiv(stepY+2*levels*h.reachY, h.warps), h.reachY, 1)
		bytes := (4*h.reachY + rows) * h.width * h.bytes * h.warps
		time := float64(rows*rowTime+stepTime) + float64(rows*passedRowTime+exchangeTime)/float64(levels)
		if bytes <= int64(d.SharedPerBlock) && time < least {
			least, best = time, residence{levels, rows, tx * ty}
		}
	}
	return best, !math.IsInf(least, 1)
}
