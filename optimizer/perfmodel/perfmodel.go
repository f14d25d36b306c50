// Package perfmodel predicts how long a plan takes on a device. The form is
// that of a closed queue: the warps that a multiprocessor holds take turns at
// memory, caches and issue slots, so that the slowest of these sets the pace
// where there are enough warps to hide the latency of the others, and latency
// where there are not (Meng and Skadron, ICS 2009, add the terms up; caches,
// occupancy and waves are not in their model).
package perfmodel

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// Prediction is what a plan is expected to take and what limits it.
type Prediction struct {
	// CellTime is the time per cell update of the whole device, in seconds.
	CellTime float64
	// DRAM and L2 are the bytes per cell that device memory and the L2 cache move.
	DRAM, L2 float64
	// Slots are the instructions that a warp issues per cell of one lane.
	Slots float64
	// Registers per thread, as estimated; thread blocks and warps of one
	// multiprocessor that fit at once.
	Registers, Blocks, Warps int
	// Terms are the times per cell that the limits alone would take, in seconds.
	Terms Terms
	// Waves is how often the device is filled with blocks.
	Waves float64
}

// Terms are lower limits of the time per cell in seconds, one for each resource.
type Terms struct{ DRAM, L2, Shared, Issue, Float, Latency float64 }

// Limit names the largest term.
func (t Terms) Limit() string {
	name, most := "device memory", t.DRAM
	for _, r := range []struct {
		name string
		time float64
	}{{"L2", t.L2}, {"shared memory", t.Shared}, {"issue slots", t.Issue}, {"arithmetic", t.Float}, {"latency", t.Latency}} {
		if r.time > most {
			name, most = r.name, r.time
		}
	}
	return name
}

// Subject is a plan with what was counted of it.
type Subject struct {
	plan plan.Plan
	counts
	traffic bytes
}

// Counter counts plans of one sweep, a few hundred of which differ in little. What they share is counted once: the
// arithmetic of a body, and the rows that threads read.
type Counter struct {
	arithmetic map[bodyOf]float64
	rows       []readRows
}

// bodyOf is what decides about a plan's body (plan.Body).
type bodyOf struct {
	streams bool
	reuse   *stencil.Reuse
}

// readRows are the rows of all plans that read as this one (plan.ReadsAs).
type readRows struct {
	plan plan.Plan
	rows []plan.RowGroup
}

// NewCounter starts to count plans of a sweep.
func NewCounter() *Counter { return &Counter{arithmetic: map[bodyOf]float64{}} }

// Count prepares a plan for predictions.
func (c *Counter) Count(p plan.Plan) Subject {
	return Subject{p, count(p, c.operations(p), c.rowGroups(p)), traffic(p)}
}

// Count prepares a single plan for predictions.
func Count(p plan.Plan) Subject { return NewCounter().Count(p) }

func (c *Counter) operations(p plan.Plan) float64 {
	of := bodyOf{p.Stream != nil, p.Reuse}
	n, known := c.arithmetic[of]
	if !known {
		body, computed := p.Body()
		n = Operations(body) + Operations(computed)
		c.arithmetic[of] = n
	}
	return n
}

func (c *Counter) rowGroups(p plan.Plan) []plan.RowGroup {
	if p.Stream == nil {
		return nil
	}
	for _, r := range c.rows {
		if r.plan.ReadsAs(p) {
			return r.rows
		}
	}
	rows := append(p.RowGroups(), p.PrologueRows()...)
	c.rows = append(c.rows, readRows{p, rows})
	return rows
}

// Scattered is the subject with bytes per cell that come from memory in vain: sectors of which a thread uses
// one element.
func (s Subject) Scattered(bytes float64) Subject {
	s.traffic.read += bytes
	s.traffic.compulsory += bytes
	return s
}

// Predict assumes a loop nest of the given extents, x first.
func (s Subject) Predict(d gpu.Device, extents [3]int64, c Coefficients) Prediction {
	registers, spilled := s.registers(d, c)
	r := Prediction{Registers: registers}
	r.Blocks = s.blocksPerSM(d, r.Registers)
	if r.Blocks == 0 {
		r.CellTime = math.Inf(1)
		return r
	}
	blocks, whole := 1.0, 1.0
	for i := range s.plan.Sweep.Loops {
		tiles := float64(extents[i]) / float64(s.plan.Tile[i])
		blocks *= math.Ceil(tiles)
		whole *= math.Floor(tiles)
	}
	r.Warps = r.Blocks * s.warps()
	r.Waves = blocks / float64(r.Blocks*d.SMs)

	// Neighbouring blocks read the same halo: from the L2 cache if they run at
	// about the same time, and less of what runs at a time fits the larger it is.
	t := s.traffic
	running := math.Min(float64(r.Blocks*d.SMs), blocks) * float64(s.plan.Tile.Product()) * (t.compulsory + t.write)
	spread := running / (running + c.Resident*d.L2MB*1e6)
	r.L2 = t.read + t.fetched + t.write
	r.DRAM = t.compulsory + t.write + c.Reread*spread*(t.read+t.fetched-t.compulsory)
	r.Slots = s.slots(c) + c.Spill*spilled/s.cells

	sms, clock := float64(d.SMs), d.ClockGHz*1e9
	r.Terms = Terms{ // shared memory moves one word a clock for each lane of a warp
		DRAM:    r.DRAM * (1 + c.Spread*spread) / (d.DRAMGBs * 1e9 * c.DRAM),
		L2:      (t.read + c.Fetched*t.fetched + t.write) / (d.L2GBs * 1e9 * c.L2),
		Shared:  (s.drawn + 4*s.packs) / s.cells / 32 / (sms * clock * c.Shared),
		Issue:   r.Slots / 32 / (sms * 4 * clock * c.Issue),
		Float:   s.operations / 32 / (sms * d.WarpsPerClock(s.wide) * clock * c.Issue),
		Latency: s.wait(c) / (float64(r.Warps) * 32 * s.cells * sms),
	}
	// While a block ends and the next one starts its share of the multiprocessor idles.
	gap := 1 + c.Turnover/float64(r.Blocks)
	if s.plan.FetchesAll() {
		gap = 1 + c.FetchGap/float64(r.Blocks)
	}
	// Code that the instruction caches next to the warps do not hold stalls them all.
	code := r.Slots * s.cells * s.repeat * instructionBytes / 1024
	// Blocks at the edges test each cell that they move.
	edge := c.Edge * (1 - whole/blocks) * math.Max(0, s.tested/c.EdgeFree-1)
	if s.plan.Reuse != nil {
		gap *= 1 + c.Reused
	}
	r.CellTime = r.Terms.together(c.Sharpness) * tail(r.Waves, c) * gap * (1 + c.Code*math.Max(0, code-c.CodeFree)) * (1 + edge)
	return r
}

const instructionBytes = 16

// slots are the instructions per cell.
func (s Subject) slots(c Coefficients) float64 {
	if s.plan.Stream == nil {
		return s.operations + c.DirectAccess*s.direct + c.Step
	}
	step := c.Load*(s.loads+s.stores) + c.Take*s.takes + c.Widen*s.widens + c.BufferPack*s.copied + (s.moved+c.Step)/s.repeat
	return s.operations + c.DirectAccess*s.direct + step/s.cells
}

// registers per thread, and how many words do not find one. What several steps
// of an unrolled stream hold at once grows with it.
func (s Subject) registers(d gpu.Device, c Coefficients) (n int, spilled float64) {
	wanted := c.BaseRegisters + s.direct/4
	if s.plan.Stream != nil {
		held := s.held + c.Taken*s.taken
		if s.repeat > 1 {
			held *= c.Unrolled
		}
		wanted = c.BaseRegisters + held
	}
	most := min(mostRegisters, d.RegistersPerSM/(32*s.warps())/8*8)
	return min(most, int(wanted)), math.Max(0, wanted-float64(most))
}

// mostRegisters is what the instruction set allows a thread.
const mostRegisters = 255

// wait is how long an iteration of a stream takes at least: the latency of its loads
// or, where those come through shared memory, of the barrier.
func (s Subject) wait(c Coefficients) float64 {
	wait := c.Latency
	if s.repeat > 1 {
		wait /= c.Overlap
	}
	start := c.Latency / s.steps // the first planes of a streaming kernel
	switch {
	case len(s.plan.Buffers) == 0:
		return wait + c.Start*start
	case s.plan.FetchesAll(): // one wait, no barriers
		return c.FetchStart * start
	case s.plan.Stream.Tensor:
		start *= c.FetchStart
	default:
		start *= c.BufferStart
	}
	return c.Barrier + wait/float64(max(1, s.plan.Stream.Prefetch)) + start
}

// together is a soft maximum of the terms: resources that are almost equally
// busy get into each other's way.
func (t Terms) together(sharpness float64) float64 {
	sum := 0.0
	for _, x := range []float64{t.DRAM, t.L2, t.Shared, t.Issue, t.Float, t.Latency} {
		sum += math.Pow(x*1e12, sharpness)
	}
	return math.Pow(sum, 1/sharpness) / 1e12
}

// tail is how much longer the last, partly filled wave of blocks makes it. Blocks
// drift apart over many waves, so that the last one counts in part.
func tail(waves float64, c Coefficients) float64 {
	if waves <= 0 {
		return 1
	}
	whole := math.Ceil(waves)
	return 1 + c.Tail*(whole-waves)/waves
}

func (s Subject) warps() int { return (s.plan.Threads().Product() + 31) / 32 }

// blocksPerSM is how many blocks a multiprocessor holds at once; 0 if none fits.
func (s Subject) blocksPerSM(d gpu.Device, registers int) int {
	n := min(d.BlocksPerSM, d.ThreadsPerSM/(32*s.warps()))
	perWarp := (registers + 7) / 8 * 8 * 32
	n = min(n, d.RegistersPerSM/(perWarp*s.warps()))
	if shared := s.plan.SharedBytes(); shared > 0 {
		n = min(n, d.SharedPerSM/(int(shared)+reservedShared))
	}
	return n
}

// reservedShared is what the system takes of a block's shared memory, in bytes.
const reservedShared = 1 << 10
