// Trapezoids: how several steps of a chain run as one launch.

package plan

import (
	"fmt"

	"mintc/internal/gpu"
	"mintc/ir/stencil"
)

// Trapezoid maps several steps of a chain to thread blocks. A block computes its tile with a ghost zone around it,
// which is computed redundantly, and commits the tile (ghost-zone paper, section 4).
type Trapezoid struct {
	Chain  *stencil.Chain
	Height int // steps per launch
	Kind   TrapezoidKind
	Tile   Vec // points that a block commits; of Whole and Shrinking
	// Threads are those of a block that holds its tile in shared memory: of Whole and Shrinking.
	Threads Vec
	March   MarchShape
	Stay    PersistentShape
	Strip   StripShape
	// Special, if not nil, plans other launches of the chain, for some ranges: by blocks that stay where a range fits on the chip, or by
	// blocks that march along the middle loop where the slowest is short.
	Special *Trapezoid
	// Packed: only where rows begin at multiples of the packs that lanes load is the kernel launched, else steps are ordinary launches.
	Packed bool
	// LeastCells is how many cells a range has for which the kernel is launched; steps of smaller ones are ordinary launches. Of March.
	LeastCells int64
	// LeastPlanes is the same of the planes that blocks march through: of March with planes in shared memory.
	LeastPlanes int64
	// Bodies are those of the stages, with subscripts that do not stop at the ends of the range: the kernel's cells beyond it have
	// the values of those at its ends. Only for March and Persistent.
	Bodies [][]stencil.Stmt
	// Completed is the chain with nests that store in every iteration what they store under conditions, with the old value where these do not hold: for
	// blocks that keep cells in registers. Nil: no nest does, or it is another kind. Only of March.
	Completed *stencil.Chain
	// Others are further ways to make the steps, of which the program finds the fastest as it runs. Height 1 of kind Replay stands for
	// ordinary launches.
	Others []Trapezoid
}

// Flow is the data flow of the chain, for blocks that stream.
func (t Trapezoid) Flow() (*Flow, error) { return newFlowAlong(t.Streamed(), t.March.Along) }

// Streamed is the chain as blocks that stream make its steps.
func (t Trapezoid) Streamed() *stencil.Chain {
	if t.Completed != nil {
		return t.Completed
	}
	return t.Chain
}

// Tiles are the chain as tiles make its steps, and the ghost zone of the plan's.
func (t Trapezoid) Tiles() (*Tiles, *Ghost, error) {
	tiles, err := NewTiles(t.Chain)
	if err != nil {
		return nil, nil, err
	}
	ghost, err := tiles.Ghost(t)
	return tiles, ghost, err
}

// Way describes the plan for who runs the program.
func (t Trapezoid) Way() string {
	if t.Height == 1 {
		return "ordinary launches"
	}
	return fmt.Sprintf("%d steps a launch (%v)", t.Height, t.Kind)
}

// MostWays is what the run time has room for: codegen/cuda/runtime/chain.cuh.
const MostWays = 4

// MarchShape is how the blocks of kind March are built. Each lane of a warp owns neighbouring cells of a few rows, for
// all steps.
type MarchShape struct {
	Cells    int  // of a lane in a row
	Rows     int  // of a warp: 1 in two dimensions
	Warps    int  // of a block; in three dimensions they share a tile, in two each has one of its own
	Prefetch int  // planes that are on their way to shared memory
	Repeat   int  // how often the code has the steady state
	Blocks   int  // least number of blocks per multiprocessor, 0: left to the compiler
	Along    int  // the loop along which blocks stream, counted from the slowest: 0, or 1 of three
	Uniform  bool // the compiler is told that all lanes of a warp have one number for it: it takes uniform registers
	// Carry is for how many turns the cells of other lanes beside a lane's own stay in registers with their plane, where later turns read
	// them again; 0: each turn asks the other lanes anew.
	Carry int
	// Columns: the cells of the lane's own column of coefficients stay in registers until the last step has read them; else each step takes
	// them from shared memory.
	Columns bool
	// Late: arrays that no step writes come as late as the first step that reads them allows, so that fewer of their planes wait; else with the
	// inputs.
	Late bool
	// OuterRows and OuterColumns: tiles begin and end with the range along the middle loop, and along x. The cells just beyond lie beside the tile
	// in shared memory.
	OuterRows, OuterColumns bool
	// InShared: the planes that other lanes read lie in shared memory, where a warp more than Warps has them copied, and the first Lanes of each warp own
	// cells. Else they lie in registers, and all lanes do. With Columns, Waiting planes of each coefficient wait in shared memory before registers take them.
	InShared       bool
	Lanes, Waiting int
	// EdgeCost is how many times as long a plane takes in tiles at the ends of the range as in others.
	EdgeCost float64
	// Margin is how many times as early a launch has to end, by the run time's schedule, for slabs that are not all as long as each other. 0: they always are.
	Margin float64
}

// thin reports whether the blocks are for ranges with a short slowest loop, of which a tile holds all.
func (m MarchShape) thin() bool { return m.Along > 0 }

func (m MarchShape) String() string {
	if m.InShared {
		text := fmt.Sprintf("planes in shared memory, %s of each warp with %s in %s, %s", Count(m.Lanes, "lane"), Count(m.Cells, "cell"), Count(m.Rows, "row"), Count(m.Warps, "warp"))
		if m.Columns {
			text += ", columns of coefficients in registers"
		}
		return text
	}
	text := fmt.Sprintf("%s a lane, %s a warp, %s, prefetches %s", Count(m.Cells, "cell"), Count(m.Rows, "row"), Count(m.Warps, "warp"), Count(m.Prefetch, "plane"))
	if m.Repeat > 1 {
		text += fmt.Sprintf(", steady state written %d times", m.Repeat)
	}
	if m.Uniform {
		text += ", uniform warps"
	}
	if m.OuterRows {
		text += ", rows beyond the range beside the tile"
	}
	if m.OuterColumns {
		text += ", columns beyond the range beside the tile"
	}
	if m.Columns {
		text += ", columns of coefficients in registers"
	}
	if m.Late {
		text += ", sources fetched when first read"
	}
	if m.Carry > 0 {
		text += fmt.Sprintf(", keeps cells of other lanes for %s", Count(m.Carry, "turn"))
	}
	return text
}

// TrapezoidKind is how a block goes through the levels.
type TrapezoidKind uint8

// Replay makes the ordinary launches of the steps: for tests of what gathers them. March streams along the slowest
// dimension and computes all levels of a plane behind each other. Whole computes a level after the other on the whole
// tile with its ghost zone, Shrinking on what the levels above still need. Persistent keeps a part of the grid in each block for
// all steps; blocks pass on the edges. Strip keeps cells of a row in the registers of each warp, with a ghost zone.
const (
	Replay TrapezoidKind = iota
	March
	Whole
	Shrinking
	Persistent
	Strip
)

// trapezoidKinds are the spellings of -ftrapezoid-kind=.
var trapezoidKinds = []string{"replay", "march", "tile", "shrinking", "persistent", "strip"}

func (k TrapezoidKind) String() string { return trapezoidKinds[k] }

// TrapezoidKinds are all kinds.
func TrapezoidKinds() []TrapezoidKind {
	list := make([]TrapezoidKind, len(trapezoidKinds))
	for k := range list {
		list[k] = TrapezoidKind(k)
	}
	return list
}

// ParseTrapezoidKind reads a spelling of -ftrapezoid-kind=.
func ParseTrapezoidKind(text string) (TrapezoidKind, error) {
	for k, name := range trapezoidKinds {
		if name == text {
			return TrapezoidKind(k), nil
		}
	}
	return 0, fmt.Errorf("neither march, tile, shrinking, strip, persistent nor replay")
}

// MostSteps is the largest height: more steps gain nothing, and their counts must fit.
const MostSteps = 64

// MostStages and MostRoles are what the run time has room for: codegen/cuda/runtime/chain.cuh.
const MostStages, MostRoles = 8, 16

// Check returns why the device cannot run the steps as planned, or nil. The text fits after "height ...: ".
func (t Trapezoid) Check(d gpu.Device) error {
	switch {
	case t.Height < 1:
		return fmt.Errorf("a launch makes at least one step")
	case t.Height > MostSteps:
		return fmt.Errorf("a launch makes at most %d steps", MostSteps)
	case len(t.Chain.Stages) > MostStages:
		return fmt.Errorf("a step may have at most %d nests, and this one has %d", MostStages, len(t.Chain.Stages))
	case len(t.Chain.Roles) > MostRoles:
		return fmt.Errorf("a step may use at most %d arrays, and this one uses %d", MostRoles, len(t.Chain.Roles))
	case t.Kind == Replay:
		return nil
	case t.Kind == March:
		return t.checkMarch(d)
	case t.Kind == Persistent:
		return t.checkPersistent(d)
	case t.Kind == Strip:
		return t.checkStrip()
	}
	most := t.dimensions()
	for i, n := range t.Tile {
		switch {
		case n < 1:
			return fmt.Errorf("tile %v is empty", t.Tile)
		case n != 1 && i >= most:
			return fmt.Errorf("tile %v has extents beyond the %d parallel loops", t.Tile, most)
		}
	}
	if t.Kind == Whole || t.Kind == Shrinking {
		return t.checkTiles(d)
	}
	return nil
}

// checkTiles says why a block cannot hold its tile in shared memory, or nil.
func (t Trapezoid) checkTiles(d gpu.Device) error {
	tiles, ghost, err := t.Tiles()
	if err != nil {
		return err
	}
	if tiles.LeastSteps(t.Height) > t.Height {
		return fmt.Errorf("in %d steps, not all nests that write an array in turn come to it", t.Height)
	}
	if n := t.Threads.Product(); n < 1 || n > d.ThreadsPerBlock {
		return fmt.Errorf("%v threads are %d per block, and %s allows %d", t.Threads, n, d.Arch, d.ThreadsPerBlock)
	}
	if _, bytes := tiles.SharedAt(ghost, t.Tile); bytes > int64(d.SharedPerBlock) {
		return fmt.Errorf("tile %v with its ghost zone takes %d bytes of shared memory, and %s allows %d per block", t.Tile, bytes, d.Arch, d.SharedPerBlock)
	}
	return nil
}

// dimensions is the largest number of parallel loops of a stage.
func (t Trapezoid) dimensions() int {
	most := 0
	for _, s := range t.Chain.Stages {
		most = max(most, len(s.Sweep.Loops))
	}
	return most
}

// String is the part of -dump=plan.
func (t Trapezoid) String() string {
	text := fmt.Sprintf("trapezoid %s\n    height %d, %v\n", t.Chain.Name, t.Height, t.Kind)
	if shape := t.shape(); shape != "" {
		text += "    " + shape + "\n"
	}
	if r := t.Special; r != nil {
		text += fmt.Sprintf("    height %d, %v, for ranges %s: %s\n", r.Height, r.Kind, r.Where(), r.shape())
	}
	for _, other := range t.Others {
		text += "    or " + other.Way() + "\n"
	}
	return text
}

// shape describes how the blocks are built.
func (t Trapezoid) shape() string {
	switch t.Kind {
	case March:
		return t.March.String()
	case Persistent:
		return t.Stay.String()
	case Strip:
		return t.Strip.String()
	case Whole, Shrinking:
		return fmt.Sprintf("tile %v", t.Tile)
	}
	return ""
}

// Where says for which ranges a special launch is.
func (t Trapezoid) Where() string {
	if t.Kind == March {
		return "whose slowest loop is short"
	}
	return "that fit on the chip"
}
