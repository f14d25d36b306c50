// Blocks that march: what the code of a turn does, counted, and the time that it takes.

package perfmodel

import (
	"math"
	"slices"

	"mintc/internal/gpu"
	"mintc/ir/plan"
)

// MarchCoefficients are those of blocks that march.
type MarchCoefficients struct {
	Memory float64 // share of the copy's rate that few warps with planes on their way reach
	Halves float64 // share of that where a lane's cells are more than 16 bytes of a row: each of its stores, of 16, then fills half of a sector of the L2 cache
	Sharp  float64 // of the soft maximum of memory and what blocks do
	Cell   float64 // instructions of a word of a cell beside its arithmetic: moves, addresses
	Plane  float64 // seconds of a plane where warps share a tile: barrier and edge rows
	Start  float64 // seconds of a slab before its first plane and behind its last one
	// Base and Working are the registers that the compiler takes if it may: Base, Working for each word of a lane's cells, and half as many again as the planes take.
	Base, Working float64
	// Least and PerWord are those beside the planes that it cannot do without, where words of sums that wait count Waits, and tiles at the ends of a range at which
	// subscripts stop take Stops more for each word of a lane's cells.
	Least, PerWord, Waits, Stops float64
	Spill                        float64 // cycles of a turn for each word without a register: few warps do not hide that it is loaded again
	L1                           float64 // share of the L1 cache that is left for such words; the others go to the L2 cache
}

// predictMarch predicts blocks that march. It reports false for chains that cannot.
func predictMarch(t plan.Trapezoid, d gpu.Device, extents [3]int64, all StepCoefficients) (Steps, bool) {
	f, err := t.Flow()
	if err != nil || t.March.Along > 0 {
		return Steps{}, false
	}
	if t.March.InShared {
		return predictRings(f, t, d, extents, all)
	}
	n, m, c := countMarch(f, t), t.March, all.March
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
	v, turns := whole.divide(slots, n.more, m.EdgeCost, m.Margin)
	s.Chunk, s.Waves = v.chunk, float64(v.units())/float64(slots)
	s.Redundant = float64(v.swept(n.more)) * float64(n.tileCells) / cells

	warps := float64(blocks * m.Warps)
	levels, lanes := float64(t.Height), float64(m.Cells*m.Rows)
	clock, sms := d.ClockGHz*1e9, float64(d.SMs)
	turns /= levels // planes that a slot goes through, shared by the steps of a launch
	spilled := n.spilled(c, float64(s.Room), float64(v.edges())/float64(v.tiles()))
	local := 2 * 4 * 32 * warps * spilled * n.beyondL1(d, c, blocks, 4*32*warps*spilled)
	s.Parts = StepParts{
		Memory:   (n.read*(1+all.Ghost*(s.Redundant-1)) + n.written) * cells / levels / (memoryRate(d, footprint(t.Chain, extents)) * n.memory(c)),
		L2:       (n.read*s.Redundant + n.written) * cells / levels / (d.L2GBs * 1e9),
		Issue:    turns * levels * lanes * warps / 4 * (math.Max(1, 4/d.WarpsPerClock(n.wide))*n.operations + c.Cell*n.cellWords()) / clock,
		Exchange: turns * levels * warps * float64(n.exchanged) * 32 / (d.Shuffle / sms),
		Waiting:  turns*n.sharing()*c.Plane + float64(ceilDiv(v.units(), slots))*c.Start/levels,
		Spilled:  turns * (c.Spill*spilled/clock + local/(d.L2GBs*1e9/sms)),
		Launch:   d.Launch / levels,
	}
	return s.with(c.Sharp), true
}

// storedAtOnce is how many bytes a lane stores at once.
const storedAtOnce = 16

// memory is the share of the copy's rate that planes reach.
func (n marchCounts) memory(c MarchCoefficients) float64 {
	if n.halves {
		return c.Memory * c.Halves
	}
	return c.Memory
}

// spilled is how many words of a lane find no register. A share `edges` of the tiles lies at the ends of the range.
func (n marchCounts) spilled(c MarchCoefficients, room, edges float64) float64 {
	missing := float64(n.held+n.carried) + c.Waits*float64(n.waits) + c.Least + c.PerWord*float64(n.words) - room
	if !n.stops {
		return math.Max(0, missing)
	}
	return (1-edges)*math.Max(0, missing) + edges*math.Max(0, missing+c.Stops*float64(n.words))
}

// beyondL1 is the share of so many bytes of spilled words that the L1 cache has no room for.
func (n marchCounts) beyondL1(d gpu.Device, c MarchCoefficients, blocks int, bytes float64) float64 {
	room := c.L1 * math.Max(0, float64(d.SharedPerSM-blocks*int(n.shared)))
	if bytes <= room {
		return 0
	}
	return 1 - room/bytes
}

// cellWords is how many words a cell has.
func (n marchCounts) cellWords() float64 {
	if n.wide {
		return 2
	}
	return 1
}

// marchCounts are what the code of a marching kernel does.
type marchCounts struct {
	operations    float64 // arithmetic of a cell and step
	read, written float64 // bytes of a cell and launch
	exchanged     int     // words that a warp moves by shuffles or shared memory, a plane and step
	held, words   int     // words in registers of a lane from plane to plane; of its cells
	stops         bool    // subscripts stop at the ends of the range
	waits         int     // words of sums that wait for the newest plane
	carried       int     // words of other lanes that are kept
	tileCells     int64   // of a warp's or block's tile and plane, ghost zone included
	more          int64   // planes around a chunk that are computed too
	shared        int64   // bytes of a block
	wide, shares  bool    // elements of 8 bytes; warps share a tile
	halves        bool    // a lane's cells of a row are more than 16 bytes
}

func countMarch(f *plan.Flow, t plan.Trapezoid) marchCounts {
	m := t.March
	n := marchCounts{held: f.MarchRegisters(t.Height, m), waits: t.Height * waiting(f) * m.Cells * m.Rows, shared: f.MarchShared(t.Height, m).Bytes, shares: f.Dims == 3}
	for i, st := range t.Chain.Stages {
		body := st.Sweep.Body
		if t.Bodies != nil {
			body = t.Bodies[i] // without the arithmetic of subscripts that stop at the ends
		}
		n.operations += contracted(body)
		n.wide = n.wide || st.Sweep.WidestElement() == 8
	}
	for _, fd := range f.Fields {
		size := f.Grid(fd).Elem.Size
		n.read += float64(fd.Depth * size)
		n.written += float64(size)
		left, right := f.Reach(1, f.Dims-1)
		words := (size + 3) / 4
		n.words = max(n.words, words*m.Cells*m.Rows)
		n.halves = n.halves || m.Cells*size > storedAtOnce
		n.exchanged += words * m.Rows * int(left+right)
		if b := f.Carried(fd, m); b != nil {
			n.carried += f.Kept(fd, t.Height) * int(b.Turns*(b.Left+b.Right)) * m.Rows * words
		}
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
	n.stops = slices.ContainsFunc(f.Reads, (*plan.Read).StopsAnywhere)
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
func (n marchCounts) needed(c MarchCoefficients) int {
	return int(1.5*float64(n.held+n.waits) + c.Base + c.Working*float64(n.words))
}

// room is how many registers a thread may have.
func (n marchCounts) room(d gpu.Device, m plan.MarchShape) int {
	return min(mostRegisters, d.RegistersPerSM/(32*m.Warps*max(1, m.Blocks))/8*8)
}

// blocks is how many a multiprocessor holds at once.
func (n marchCounts) blocks(d gpu.Device, m plan.MarchShape, c MarchCoefficients) int {
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
