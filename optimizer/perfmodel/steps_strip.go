// Strips in registers of warps: what a warp does for a step, and the time that it takes.

package perfmodel

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// StripCoefficients are those of warps that keep strips.
type StripCoefficients struct {
	Base       float64 // registers beside those of the cells
	Cell, Load float64 // instructions of a cell beside its arithmetic; of a pack that is loaded
	Turn       float64 // cycles of a step at least: the rows of the next one are on their way for as long
}

// predictStrips predicts warps that keep strips of rows.
func predictStrips(t plan.Trapezoid, d gpu.Device, extents [3]int64, all StepCoefficients) (Steps, bool) {
	tiles, ghost, err := t.Tiles()
	if err != nil {
		return Steps{}, false
	}
	_, committed := t.Strip.Around(ghost)
	if committed <= 0 {
		return Steps{}, false
	}
	n, c := countStrips(tiles, ghost), all.Strip
	lane, warps, height := float64(t.Strip.Cells), t.Strip.Warps, float64(t.Height)
	clock, sms, cells := d.ClockGHz*1e9, float64(d.SMs), float64(extents[0])
	s := Steps{Registers: (int(c.Base+lane*n.words) + 7) / 8 * 8, Room: min(mostRegisters, d.RegistersPerSM/(32*warps))}
	if t.Strip.Blocks > 0 {
		s.Registers = min(s.Registers, d.RegistersPerSM/(32*warps*t.Strip.Blocks)/8*8)
	}
	held := min(d.BlocksPerSM, d.ThreadsPerSM/(32*warps), d.RegistersPerSM/(s.Registers*32*warps))
	if held == 0 {
		return Steps{}, false
	}
	strips := math.Ceil(cells / float64(committed))
	blocks := math.Ceil(strips / float64(warps))
	s.Redundant, s.Waves = strips*32*lane/cells, blocks/(float64(held)*sms)
	turns := fullWaves(s.Waves)
	running := math.Min(float64(held), math.Ceil(blocks/sms)) * float64(warps)
	instructions := lane*math.Max(n.operations+c.Cell, n.operations*4/d.WarpsPerClock(n.wide)) + n.fetched/4*lane/4*c.Load + n.shuffles
	own := (n.read*s.Redundant + n.written) / height
	s.Parts = StepParts{
		Memory:   (n.fetched + (n.read+n.written)/height) * cells / memoryRate(d, n.fetched*cells*rowsKept), // ghost zones are in the L2 cache
		L2:       (n.fetched*s.Redundant + own) * cells / (d.L2GBs * 1e9),
		Issue:    turns * math.Max(running/4*instructions, c.Turn) / clock,
		Exchange: turns * running * n.shuffles * 32 / (d.Shuffle / sms),
		Waiting:  turns * all.Tile.Start / height / clock,
		Launch:   d.Launch / height,
	}
	return s.with(all.March.Sharp), true
}

// rowsKept is after how many steps a row of a source is read again at least, as far as it is known: the whole time loop.
const rowsKept = 100

// stripCounts are what a warp does in a step.
type stripCounts struct {
	cellBytes          // each step fetches rows
	words      float64 // in registers, of a cell
	operations float64 // of a cell
	shuffles   float64 // words
	wide       bool
}

func countStrips(tiles *plan.Tiles, ghost *plan.Ghost) stripCounts {
	n := stripCounts{cellBytes: bytesOf(tiles)}
	n.words = (n.held + 2*n.fetched) / 4 // of rows, this step's and the next one's
	n.shuffles = float64(ghost.Slope.Low[0]+ghost.Slope.High[0]) * n.written / 4
	for _, st := range tiles.Stages {
		n.operations += contracted(st.Sweep.Body)
		n.wide = n.wide || st.Sweep.WidestElement() == 8
	}
	return n
}
