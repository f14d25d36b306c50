// Several steps per launch: the predicted time of a chain's step against the height, with its parts. The form is that of trapezoids
// on today's devices: bytes of device memory fall with the height, while ghost zones, registers and what levels wait for grow with it.

package perfmodel

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// Steps is what one step is expected to take where a launch makes several of them.
type Steps struct {
	// Time is that of one step of the whole grid, in seconds.
	Time float64
	// Parts are the seconds that each limit alone would take, a step.
	Parts StepParts
	// Redundant is how many cells are computed for each that is of use.
	Redundant float64
	// Registers of a thread that the planes take, and those that it may have.
	Registers, Room int
	// Waves of blocks, with the planes of a block that the launch chooses.
	Waves float64
	Chunk int64
}

// StepParts are the parts of a step's time in seconds. Memory and L2 go on beside the rest; Issue, Exchange, Waiting and Spilled
// add up, because few warps hide them. Launch is the gap of a launch, shared by its steps.
type StepParts struct{ Memory, L2, Issue, Exchange, Waiting, Spilled, Launch float64 }

// Inside is what a block does between two planes from memory.
func (p StepParts) Inside() float64 { return p.Issue + p.Exchange + p.Waiting + p.Spilled }

// Limit names the largest part.
func (p StepParts) Limit() string {
	name, most := "device memory", p.Memory
	for _, r := range []struct {
		name string
		time float64
	}{{"L2", p.L2}, {"instructions", p.Issue}, {"shuffles and shared memory", p.Exchange}, {"waiting", p.Waiting}, {"spilled registers", p.Spilled}, {"launches", p.Launch}} {
		if r.time > most {
			name, most = r.name, r.time
		}
	}
	return name
}

// StepCoefficients are what the counts leave open.
type StepCoefficients struct {
	Cell    float64 // instructions of a cell beside its arithmetic
	Level   float64 // seconds that a level's result takes before the next level can use it
	Plane   float64 // seconds of a plane where warps share a tile: barrier and edge rows
	Spill   float64 // instructions of a word without a register, a plane
	Base    float64 // registers beside those of the planes
	Working float64 // words at work in a lane, for each of its cells
	Sharp   float64 // of the soft maximum of memory and what blocks do
}

// MeasuredSteps are those of an H200. Cell, Level and Plane are fitted (least squares of the rates' logarithms) to the six kernels that
// bench/results/2026-11-22-h200-trapezoids.md timed alone; the others are estimates. bench/results/2026-11-22-model-of-steps.md says how
// far it is off.
var MeasuredSteps = StepCoefficients{Cell: 1.545, Level: 33.1e-9, Plane: 482e-9, Spill: 4, Base: 40, Working: 4, Sharp: 4}

// PredictSteps predicts a plan of kind March for a nest of the given extents, x first. It reports false for other kinds and for chains
// that cannot march.
func PredictSteps(t plan.Trapezoid, d gpu.Device, extents [3]int64, c StepCoefficients) (Steps, bool) {
	return PredictChunks(t, d, extents, c, 0)
}

// PredictChunks is the same for blocks that take so many planes, or for 0 what the launch chooses.
func PredictChunks(t plan.Trapezoid, d gpu.Device, extents [3]int64, c StepCoefficients, chunk int64) (Steps, bool) {
	f, err := plan.NewFlow(t.Chain)
	if t.Kind != plan.March || err != nil || t.Height < 1 {
		return Steps{}, false
	}
	n := countMarch(f, t)
	m := t.March
	blocks := n.blocks(d, m, c)
	if blocks == 0 {
		return Steps{}, false
	}
	s := Steps{Registers: n.held + int(c.Base+c.Working*float64(n.words)), Room: n.room(d, m)}
	cells, tiles, planes := n.geometry(f, t, extents)
	slots := int64(blocks * d.SMs)
	if s.Chunk = chunk; chunk == 0 {
		s.Chunk = chunkOf(slots, tiles, planes, n.more)
	}
	chunks := float64((planes + s.Chunk - 1) / s.Chunk)
	s.Waves = float64(tiles) * chunks / float64(slots)
	swept := float64(tiles) * chunks * float64(s.Chunk+n.more) * float64(n.tileCells) // cells of a level, with ghost zones
	s.Redundant = swept / cells

	warps := float64(blocks * m.Warps)
	turns := swept / (float64(32*m.Cells*m.Rows) * warps * float64(d.SMs)) // planes that each warp of a full device goes through
	levels := float64(t.Height)
	lanes := float64(m.Cells * m.Rows)
	clock := d.ClockGHz * 1e9
	spilled := math.Max(0, float64(s.Registers-s.Room))
	perPlane := turns / levels // a launch's planes, shared by its steps
	s.Parts = StepParts{
		Memory:   (n.read*s.Redundant + n.written) * cells / levels / (d.DRAMGBs * 1e9),
		L2:       (n.read*s.Redundant + n.written) * cells / levels / (d.L2GBs * 1e9),
		Issue:    perPlane * levels * lanes * warps / 4 * math.Max(n.operations+c.Cell, 4/d.WarpsPerClock(n.wide)*n.operations) / clock,
		Exchange: perPlane * levels * warps * float64(n.exchanged) * 32 / (d.Shuffle / float64(d.SMs)),
		Waiting:  perPlane * (levels*c.Level + n.sharing()*c.Plane),
		Spilled:  perPlane * warps / 4 * c.Spill * spilled / clock,
		Launch:   d.Launch / levels,
	}
	inside := s.Parts.Inside() * (1 + tailOf(s.Waves))
	s.Time = math.Pow(math.Pow(inside, c.Sharp)+math.Pow(math.Max(s.Parts.Memory, s.Parts.L2), c.Sharp), 1/c.Sharp) + s.Parts.Launch
	return s, true
}

// tailOf is the share of time in which the last blocks run alone: those of a wave that is not full.
func tailOf(waves float64) float64 {
	if waves <= 0 {
		return 0
	}
	return (math.Ceil(waves) - waves) / math.Ceil(waves)
}

// chunkOf is how many planes a block takes, by the rule of the kernels that MeasuredSteps was fitted to. Later ones divide a launch as
// mint_divide does (march.cuh): both change when the coefficients are fitted again.
func chunkOf(room, tiles, planes, more int64) int64 {
	best, least := planes, math.Inf(1)
	for chunks := int64(1); chunks <= 256 && chunks <= planes; chunks++ {
		chunk := (planes + chunks - 1) / chunks
		if time := (float64(tiles*chunks)/float64(room) + 2) * float64(chunk+more); time < least {
			best, least = chunk, time
		}
	}
	return best
}

// marchCounts are what the code of a marching kernel does.
type marchCounts struct {
	operations    float64 // arithmetic of a cell and step
	read, written float64 // bytes of a cell and launch
	exchanged     int     // words that a warp moves by shuffles or shared memory, a plane and step
	held, words   int     // words in registers of a lane from plane to plane; of its cells
	tileCells     int64   // of a warp's or block's tile and plane, ghost zone included
	more          int64   // planes around a chunk that are computed too
	shared        int64   // bytes of a block
	wide, shares  bool    // elements of 8 bytes; warps share a tile
}

func countMarch(f *plan.Flow, t plan.Trapezoid) marchCounts {
	m := t.March
	n := marchCounts{held: f.MarchRegisters(t.Height, m), shared: f.MarchShared(t.Height, m).Bytes, shares: f.Dims == 3}
	for _, st := range t.Chain.Stages {
		n.operations += Operations(st.Sweep.Body)
		n.wide = n.wide || st.Sweep.WidestElement() == 8
	}
	for _, fd := range f.Fields {
		size := f.Grid(fd).Elem.Size
		n.read += float64(fd.Depth * size)
		n.written += float64(size)
		left, right := f.Reach(1, f.Dims-1)
		words := (size + 3) / 4
		n.words = max(n.words, words*m.Cells*m.Rows)
		n.exchanged += words * m.Rows * int(left+right)
		rows, _ := f.EdgeRows(fd)
		n.exchanged += 3 * words * m.Cells * int(rows) // stored and loaded
	}
	for _, c := range f.Constants(t.Height) {
		size := c.Grid.Elem.Size
		n.read += float64(size)
		n.exchanged += (size + 3) / 4 * m.Cells * m.Rows
	}
	low, high := f.Reach(t.Height, 0)
	n.more = low + high
	return n
}

func (n marchCounts) sharing() float64 {
	if n.shares {
		return 1
	}
	return 0
}

// room is how many registers a thread may have.
func (n marchCounts) room(d gpu.Device, m plan.MarchShape) int {
	return min(mostRegisters, d.RegistersPerSM/(32*m.Warps*max(1, m.Blocks))/8*8)
}

// blocks is how many a multiprocessor holds at once.
func (n marchCounts) blocks(d gpu.Device, m plan.MarchShape, c StepCoefficients) int {
	registers := min(n.room(d, m), n.held+int(c.Base+c.Working*float64(n.words)))
	blocks := min(d.BlocksPerSM, d.ThreadsPerSM/(32*m.Warps), d.RegistersPerSM/((registers+7)/8*8*32*m.Warps))
	if n.shared > 0 {
		blocks = min(blocks, d.SharedPerSM/(int(n.shared)+reservedShared))
	}
	return blocks
}

// geometry is the number of cells, of tiles and of planes. In two dimensions each warp has a tile of its own.
func (n *marchCounts) geometry(f *plan.Flow, t plan.Trapezoid, extents [3]int64) (cells float64, tiles, planes int64) {
	m := t.March
	tile := [3]int64{int64(32 * m.Cells), int64(m.Rows * m.Warps), 1}
	n.tileCells = tile[0]
	cells, tiles = 1, 1
	for d := range f.Dims {
		cells *= float64(extents[d])
		if d == f.Dims-1 {
			continue // the blocks march along it
		}
		low, high := f.Reach(t.Height, f.Dims-1-d)
		useful := max(1, tile[d]-low-high)
		tiles *= (extents[d] + useful - 1) / useful
		if d == 1 {
			n.tileCells *= tile[1]
		}
	}
	if f.Dims == 2 {
		tiles = (tiles + int64(m.Warps) - 1) / int64(m.Warps)
		n.tileCells *= int64(m.Warps)
	}
	return cells, tiles, extents[f.Dims-1]
}
