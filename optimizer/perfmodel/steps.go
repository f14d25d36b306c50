// Several steps per launch: the predicted time of a chain's step against the height, with its parts. The form is that of trapezoids
// on today's devices: bytes of device memory fall with the height, while ghost zones, registers and what levels wait for grow with it.

package perfmodel

import (
	"math"
	"slices"

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
	Plane   float64 // seconds of a plane where warps share a tile: barrier and edge rows
	Spill   float64 // instructions of a word without a register, a plane
	Base    float64 // registers beside those of the planes
	Working float64 // words at work in a lane, for each of its cells
	Sharp   float64 // of the soft maximum of memory and what blocks do
}

// MeasuredSteps are those of an H200: fitted (least sum of the rates' logarithms to the power of 1.5, Base and Working within what ptxas says of
// these kernels; then Base lowered, which orders heights better) to kernels timed alone and whole programs. bench/results/2026-11-23-h200-tune.md
// says how far they are off.
var MeasuredSteps = StepCoefficients{Plane: 0.5e-9, Spill: 0.638, Base: 25, Working: 5.5, Sharp: 1.82}

// PredictSteps predicts a plan of kind March for a nest of the given extents, x first. It reports false for other kinds and for chains
// that cannot march.
func PredictSteps(t plan.Trapezoid, d gpu.Device, extents [3]int64, c StepCoefficients) (Steps, bool) {
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
	s := Steps{Registers: n.needed(c), Room: n.room(d, m)}
	cells, whole := n.geometry(f, t, extents)
	slots := int64(blocks * d.SMs)
	if f.Dims == 2 {
		slots *= int64(m.Warps) // each warp has a tile of its own
	}
	v := whole.divide(slots, n.more, m.EdgeCost)
	s.Chunk, s.Waves = v.chunk, float64(v.units())/float64(slots)
	s.Redundant = float64(v.swept(n.more)) * float64(n.tileCells) / cells

	warps := float64(blocks * m.Warps)
	levels, lanes := float64(t.Height), float64(m.Cells*m.Rows)
	clock := d.ClockGHz * 1e9
	spilled := math.Pow(math.Max(0, float64(s.Registers-s.Room)), 2) / spillScale
	turns := v.turns(slots, n.more) / levels // planes that a slot goes through, shared by the steps of a launch
	s.Parts = StepParts{
		Memory:   (n.read*s.Redundant + n.written) * cells / levels / (d.DRAMGBs * 1e9),
		L2:       (n.read*s.Redundant + n.written) * cells / levels / (d.L2GBs * 1e9),
		Issue:    turns * levels * lanes * warps / 4 * math.Max(1, 4/d.WarpsPerClock(n.wide)) * n.operations / clock,
		Exchange: turns * levels * warps * float64(n.exchanged) * 32 / (d.Shuffle / float64(d.SMs)),
		Waiting:  turns * n.sharing() * c.Plane,
		Spilled:  turns * warps / 4 * c.Spill * spilled / clock,
		Launch:   d.Launch / levels,
	}
	s.Time = math.Pow(math.Pow(s.Parts.Inside(), c.Sharp)+math.Pow(math.Max(s.Parts.Memory, s.Parts.L2), c.Sharp), 1/c.Sharp) + s.Parts.Launch
	return s, true
}

// LaunchTime is how many seconds a launch of one step takes beside the seconds of its kernel: the host needs d.Launch for each, which it spends while earlier
// kernels run. Kernels of several steps are charged d.Launch whole, because their blocks fill their registers first.
func LaunchTime(d gpu.Device, kernel float64) float64 { return math.Max(launchGap, d.Launch-kernel) }

// launchGap is how many seconds lie between the end of a kernel and the start of the next one that waits for it.
const launchGap = 1e-6

// spillScale is how many words the compiler spills for the square of the registers that are missing, as ptxas says of heat2d and heat3d.
const spillScale = 16

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
	n := marchCounts{held: f.MarchRegisters(t.Height, m) + t.Height*waiting(f)*m.Cells*m.Rows, shared: f.MarchShared(t.Height, m).Bytes, shares: f.Dims == 3}
	for i, st := range t.Chain.Stages {
		body := st.Sweep.Body
		if t.Bodies != nil {
			body = t.Bodies[i] // without the arithmetic of subscripts that stop at the ends
		}
		n.operations += Operations(body)
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
		rows, _, _ := f.EdgeRows(fd)
		n.exchanged += 3 * words * m.Cells * int(rows) // stored and loaded
	}
	for _, c := range f.Constants(t.Height, m) {
		size := c.Grid.Elem.Size
		n.read += float64(size)
		n.exchanged += (size + 3) / 4 * m.Cells * m.Rows
		if c.Column(m) == 0 { // else MarchRegisters counts it
			n.held += t.Height * planesBeside(f, c.Role) * m.Cells * m.Rows * (size + 3) / 4
		}
	}
	low, high := f.Reach(t.Height, 0)
	n.more = low + high
	return n
}

// waiting is how many words of a cell each step keeps until the plane is there that its sum takes first. Longer sums are added up beforehand. Where
// no plane is computed in the turn in which it is read, as for boxes, nothing waits.
func waiting(f *plan.Flow) int {
	words, most, newest := 0, 0, false
	if !slices.ContainsFunc(f.Reads, func(r *plan.Read) bool { return r.Field != nil && f.Age(r, r.Offset[0]) == 0 }) {
		return 0
	}
	for _, r := range f.Reads {
		switch {
		case r.Field == nil:
		case r.Offset[0] > 0:
			newest = true
		case newest && r.Offset[0] == 0 && slices.ContainsFunc(r.Offset, func(o int64) bool { return o != 0 }):
			words += (f.Grid(r.Field).Elem.Size + 3) / 4
			most = max(most, 2*(f.Grid(r.Field).Elem.Size+3)/4)
		}
	}
	return min(words, most)
}

// planesBeside is how many planes of an array that no step writes each step keeps besides the newest one, where it reads it beside the cell.
func planesBeside(f *plan.Flow, role int) int {
	low, high := int64(0), int64(0)
	for _, r := range f.Reads {
		if r.Field == nil && f.Chain.Stages[r.Stage].Roles[r.Use] == role {
			low, high = min(low, r.Offset[0]), max(high, r.Offset[0])
		}
	}
	return int(high - low)
}

func (n marchCounts) sharing() float64 {
	if n.shares {
		return 1
	}
	return 0
}

// needed are the registers that a thread would take if it could have them all: the compiler keeps half as much again as the planes.
func (n marchCounts) needed(c StepCoefficients) int {
	return int(1.5*float64(n.held) + c.Base + c.Working*float64(n.words))
}

// room is how many registers a thread may have.
func (n marchCounts) room(d gpu.Device, m plan.MarchShape) int {
	return min(mostRegisters, d.RegistersPerSM/(32*m.Warps*max(1, m.Blocks))/8*8)
}

// blocks is how many a multiprocessor holds at once.
func (n marchCounts) blocks(d gpu.Device, m plan.MarchShape, c StepCoefficients) int {
	registers := min(n.room(d, m), n.needed(c))
	blocks := min(d.BlocksPerSM, d.ThreadsPerSM/(32*m.Warps), d.RegistersPerSM/((registers+7)/8*8*32*m.Warps))
	if n.shared > 0 {
		blocks = min(blocks, d.SharedPerSM/(int(n.shared)+reservedShared))
	}
	return blocks
}

// geometry is the number of cells, and how many tiles and planes a launch divides.
func (n *marchCounts) geometry(f *plan.Flow, t plan.Trapezoid, extents [3]int64) (cells float64, v division) {
	m := t.March
	tile := [2]int64{int64(32 * m.Cells), int64(m.Rows * m.Warps)}
	n.tileCells = tile[0]
	cells = 1
	for d := range f.Dims {
		cells *= float64(extents[d])
	}
	tiles := func(d int) int64 {
		low, high := f.Reach(t.Height, f.Dims-1-d)
		useful := max(1, tile[d]-low-high)
		return max(1, (extents[d]-low-high+useful-1)/useful) // ghost zones end with the data
	}
	v = division{x: tiles(0), planes: extents[f.Dims-1]}
	if f.Dims == 3 {
		v.y = tiles(1)
		n.tileCells *= tile[1]
	}
	return cells, v
}
