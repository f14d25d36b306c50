// Tiles in shared memory: what a block does for its tile, counted level by level, and the time that it takes.

package perfmodel

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// TileCoefficients are those of blocks that advance a tile in shared memory.
type TileCoefficients struct {
	Memory     float64 // share of the copy's rate that blocks reach which load, and then compute
	Sharp      float64 // of the soft maximum of memory and what blocks do
	Loop, Test float64 // instructions around an iteration of a loop over a tile; the same where it is unrolled and tests its cell
	Turn       float64 // cycles that a warp waits for an iteration of such a loop; those that are unrolled overlap
	Start      float64 // cycles until a tile is loaded, and from its last level on
}

// tileRegisters are those of a thread: the kernels that were looked at have 32 or fewer in two dimensions.
const tileRegisters = 32

// predictTiles predicts blocks that advance a tile in shared memory.
func predictTiles(t plan.Trapezoid, d gpu.Device, extents [3]int64, all StepCoefficients) (Steps, bool) {
	tiles, ghost, err := t.Tiles()
	if err != nil {
		return Steps{}, false
	}
	n, c := countTiles(tiles, ghost, t), all.Tile
	warps := (t.Threads.Product() + 31) / 32
	held := min(d.BlocksPerSM, d.ThreadsPerSM/(32*warps), d.SharedPerSM/(int(n.shared)+reservedShared), d.RegistersPerSM/(tileRegisters*32*warps))
	if held == 0 {
		return Steps{}, false
	}
	blocks, cells := 1.0, 1.0
	for i := range tiles.Dims {
		cells *= float64(extents[i])
		blocks *= math.Ceil(float64(extents[i]) / float64(t.Tile[i]))
	}
	height, clock, sms := float64(t.Height), d.ClockGHz*1e9, float64(d.SMs)
	s := Steps{Redundant: blocks * n.loaded / cells, Waves: blocks / (float64(held) * sms)}
	turns := fullWaves(s.Waves) / height // of blocks, one after another, shared by the steps of a launch
	issue := n.operations*math.Max(1, 4/d.WarpsPerClock(n.wide)) + n.iterations*c.around(t.Kind)
	waiting := c.Start
	if t.Kind == plan.Shrinking {
		waiting += c.Turn * n.turns
	}
	s.Parts = StepParts{
		Memory:   (n.read*(1+all.Ghost*(s.Redundant-1)) + n.written) * cells / height / (memoryRate(d, footprint(t.Chain, extents)) * c.Memory),
		L2:       ((n.read+n.fetched*height)*s.Redundant + n.written) * cells / height / (d.L2GBs * 1e9),
		Issue:    turns * float64(held) * issue / 4 / clock,
		Exchange: turns * float64(held) * n.words * 4 * 32 / (d.SharedGBs * 1e9 / sms),
		Waiting:  turns * waiting / clock,
		Launch:   d.Launch / height,
	}
	return s.with(c.Sharp), true
}

func (c TileCoefficients) around(kind plan.TrapezoidKind) float64 {
	if kind == plan.Whole {
		return c.Test
	}
	return c.Loop
}

// fullWaves is how often the multiprocessors are filled where all blocks take the same time. Over many waves blocks drift apart, so that the last one is half full.
func fullWaves(waves float64) float64 {
	if waves > 8 {
		return waves + 0.5
	}
	return math.Ceil(waves)
}

// cellBytes are the bytes of a cell that move where blocks hold a tile, or warps a strip.
type cellBytes struct {
	read, written float64 // that a launch loads and stores
	fetched       float64 // that each step takes from arrays that are not held: no step writes them
	held          float64 // of all storages of the arrays that are
}

func bytesOf(tiles *plan.Tiles) (n cellBytes) {
	for r, role := range tiles.Roles {
		size := float64(tiles.Chain.Roles[r].Grid.Elem.Size)
		if !role.Tiled {
			n.fetched += size
			continue
		}
		n.held += size
		n.written += size / float64(len(role.Cycle))
		if role.Fillers == nil {
			n.read += size
		}
	}
	return n
}

// tileCounts are what a block does in a launch.
type tileCounts struct {
	cellBytes
	loaded            float64 // cells, ghost zone included
	shared            int64   // bytes
	operations, words float64 // of warps: arithmetic, and words of shared memory for each lane
	iterations, turns float64 // iterations of all warps; of one warp
	wide              bool
}

func countTiles(tiles *plan.Tiles, ghost *plan.Ghost, t plan.Trapezoid) tileCounts {
	loaded := ghost.Extents(t.Tile)
	n := tileCounts{cellBytes: bytesOf(tiles), loaded: float64(loaded.Product())}
	_, n.shared = tiles.SharedAt(ghost, t.Tile)
	for _, role := range tiles.Chain.Roles {
		n.wide = n.wide || role.Grid.Elem.Size > 4
	}
	slopeLow, slopeHigh := ghost.Slope.XFirst()
	for s, st := range tiles.Stages {
		low, high := ghost.Margin[s].XFirst()
		for k := range t.Height {
			size := loaded
			for i := range tiles.Dims {
				if t.Kind == plan.Shrinking {
					size[i] = t.Tile[i] + low[i] + high[i] + (t.Height-1-k)*(slopeLow[i]+slopeHigh[i])
				}
			}
			n.level(tiles, st, size, t.Threads)
		}
	}
	return n
}

// level adds what a stage does for so many cells.
func (n *tileCounts) level(tiles *plan.Tiles, st *plan.TileStage, size, threads plan.Vec) {
	turns := 1.0
	for i := range size {
		turns *= math.Ceil(float64(size[i]) / float64(threads[i]))
	}
	iterations := math.Ceil(float64(size[0])/float64(threads[0])) * math.Ceil(float64(threads[0])/32) * float64(size[1]*size[2])
	words := 0.0
	for i, u := range st.Sweep.Uses {
		if tiles.Roles[st.Roles[i]].Tiled {
			words += float64(len(u.Accesses)*u.Grid.Elem.Size) / 4
		}
	}
	n.turns += turns
	n.iterations += iterations
	n.operations += contracted(st.Sweep.Body) * iterations
	n.words += words * iterations
}
