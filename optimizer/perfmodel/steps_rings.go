// Blocks that march with planes in shared memory: what the code of a turn moves there, counted.

package perfmodel

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// predictRings predicts such blocks, of which a multiprocessor has one. Nothing is fitted to them: the shares of memory and of ghost zones are those of other
// blocks that march, and shared memory counts at the card's rate. The counters of a kernel by hand of this shape (bench/results/2026-11-27-wave4.md) say that
// shared memory's pipe is the busiest part of a multiprocessor (66 and 75 %, instructions 55 and 32 %), so that only the longer of the two counts. Generated
// kernels reach it within 8 % from 256^3 cells on in fp64 and from 384^3 on in fp32, and are up to a sixth slower below (2026-11-28-h200-wave4.md).
func predictRings(f *plan.Flow, t plan.Trapezoid, d gpu.Device, extents [3]int64, all StepCoefficients) (Steps, bool) {
	n, m, c := countMarch(f, t), t.March, all.March
	at, levels, fd := f.Rings(t.Height, m), float64(t.Height), f.Fields[0]
	size := float64(f.Grid(fd).Elem.Size)
	ghost := f.PerStep * int64(t.Height-1)
	tiles := func(cells, tile, lead, unit int64) int64 { // mint_tile of the run time
		if more := cells + f.PerStep + lead - tile; more > 0 {
			step := max(unit, (tile-2*ghost)/unit*unit)
			return ceilDiv(plan.RoundUp(more, unit), step) + 1
		}
		return 1
	}
	whole := division{x: tiles(extents[0], at.Columns, at.Beside(), at.Unit), y: tiles(extents[1], at.Rows, f.PerStep, 1), planes: extents[2]}
	slots, cells := int64(d.SMs), float64(extents[0]*extents[1]*extents[2])
	v, turns := whole.divide(slots, n.more, m.EdgeCost, m.Margin)
	made := float64(at.Columns * at.Rows) // cells of a tile, which every step makes
	s := Steps{Registers: n.held, Room: min(mostRegisters, d.RegistersPerSM/(32*(m.Warps+1))/8*8), Chunk: v.chunk, Waves: float64(v.units()) / float64(slots)}
	s.Redundant = float64(v.swept(n.more)) * made / cells
	written := float64(fd.Depth) * size
	shared := turns * n.ringBytes(f, t, at) * float64(d.SMs) / (1e9 * d.SharedGBs)
	issue := turns * levels * made / 32 / 4 * (math.Max(1, 4/d.WarpsPerClock(n.wide))*n.operations + c.Cell*n.cellWords()) / (d.ClockGHz * 1e9)
	s.Parts = StepParts{
		Memory:   (n.read*(1+all.Ghost*(s.Redundant-1)) + written) * cells / levels / (memoryRate(d, footprint(t.Chain, extents)) * c.Memory),
		L2:       (n.read*s.Redundant + written) * cells / levels / (d.L2GBs * 1e9),
		Issue:    math.Max(0, issue-shared) / levels,
		Exchange: shared / levels,
		Waiting:  float64(ceilDiv(v.units(), slots)) * c.Start / levels,
		Launch:   d.Launch / levels,
	}
	return s.with(c.Sharp), true
}

// ringBytes is what a block moves to and from its shared memory in a turn. A step loads for each of its cells the rows around a lane's, two packs along
// the row and as many planes ahead as it reaches, and the cell of each other array; one behind the first also stores what the step before made, and loads the
// plane that becomes one behind the middle. Copies store what comes in.
func (n marchCounts) ringBytes(f *plan.Flow, t plan.Trapezoid, at plan.MarchRings) float64 {
	rows, levels := float64(t.March.Rows), float64(t.Height)
	reach := float64(f.PerStep)
	words := levels * ((rows+2*reach)/rows + 2*reach/float64(t.March.Cells) + reach + float64(len(at.Constants)))
	words += 2 * (levels - 1)
	if f.Fields[0].Depth > 1 {
		words++ // the version before, which later steps have in registers
	}
	return words*float64(at.Columns*at.Rows)*float64(f.Grid(f.Fields[0]).Elem.Size) + float64(at.CopiedBytes)
}
