// Several steps per launch: the predicted time of a chain's step against the height, with its parts. The form is that of trapezoids
// on today's devices: bytes of device memory fall with the height, while ghost zones, registers and what levels wait for grow with it.

package perfmodel

import (
	"math"

	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// Steps is what one step is expected to take where a launch makes several of them.
type Steps struct {
	// Time is that of one step of the whole grid, in seconds.
	Time float64
	// Parts are the seconds that each limit alone would take, a step.
	Parts StepParts
	// Redundant is how many cells are computed for each that is of use.
	Redundant float64
	// Registers of a thread that the cells take, and those that it may have; 0: not a matter of the plan.
	Registers, Room int
	// Waves of blocks, with the planes of a block that the launch chooses where they march.
	Waves float64
	Chunk int64
}

// StepParts are the parts of a step's time in seconds. Memory and L2 go on beside the rest; Issue, Exchange, Waiting and Spilled
// add up, because few warps hide them. Launch is the gap of a launch, shared by its steps.
type StepParts struct{ Memory, L2, Issue, Exchange, Waiting, Spilled, Launch float64 }

// Inside is what a block does between two planes from memory.
func (p StepParts) Inside() float64 { return p.Issue + p.Exchange + p.Waiting + p.Spilled }

// StepCoefficients are what the counts leave open. They are of the code that is generated, and not of a card: what belongs to a card is in gpu.Device.
type StepCoefficients struct {
	March MarchCoefficients
	Tile  TileCoefficients
	Strip StripCoefficients
	// Ghost is the share of a ghost zone's cells that come from device memory: the others are in the L2 cache, since the neighbouring block has read them.
	Ghost float64
	// StaySource is how many cycles a row of a warp takes longer for each source in blocks that stay: the L2 cache's latency.
	StaySource float64
}

// MeasuredSteps are fitted to every plan of bench/results/2026-11-27-h100-plans.tsv (least loss of the choice, blurred by 2.5 % of the times, and error of
// the times near the best), but Base and Working, which are what ptxas says of kernels that do not spill,
// and Halves, which is what few steps of heat2d and hotspot reach at 8192^2 on both cards (2026-11-27-h200-tune.md). TestPlansAsMeasured says how far they are off, and
// TestModelAlone the same on an H200, to which they are not fitted.
var MeasuredSteps = StepCoefficients{
	March: MarchCoefficients{Memory: 0.8, Halves: 0.8, Sharp: 3.59, Cell: 1.77, Plane: 117e-9, Start: 4.48e-6, Base: 25, Working: 5.5,
		Least: 69.4, PerWord: 1.98, Waits: 0.809, Stops: 3.64, Spill: 41.4, L1: 0.71},
	Tile:  TileCoefficients{Memory: 0.868, Sharp: 1.45, Loop: 7.66, Test: 3.58, Turn: 20.4, Start: 8920},
	Strip: StripCoefficients{Base: 46, Cell: 0.28, Load: 2.63, Turn: 1135},
	Ghost: 0.646, StaySource: 283,
}

// PredictSteps predicts a plan for a nest of the given extents, x first. It reports false for chains that cannot run so, and for ordinary launches.
func PredictSteps(t plan.Trapezoid, d gpu.Device, extents [3]int64, c StepCoefficients) (Steps, bool) {
	if t.Height < 1 {
		return Steps{}, false
	}
	switch t.Kind {
	case plan.March:
		return predictMarch(t, d, extents, c)
	case plan.Whole, plan.Shrinking:
		return predictTiles(t, d, extents, c)
	case plan.Strip:
		return predictStrips(t, d, extents, c)
	case plan.Persistent:
		return predictStay(t, d, extents, c)
	}
	return Steps{}, false
}

// with puts the parts together, by a soft maximum.
func (s Steps) with(sharp float64) Steps {
	s.Time = math.Pow(math.Pow(s.Parts.Inside(), sharp)+math.Pow(math.Max(s.Parts.Memory, s.Parts.L2), sharp), 1/sharp) + s.Parts.Launch
	return s
}

// footprint is the number of bytes of a chain's arrays.
func footprint(c *stencil.Chain, extents [3]int64) (bytes float64) {
	for _, role := range c.Roles {
		cells := 1.0
		for d := range min(role.Grid.Rank, len(c.Stages[0].Sweep.Loops)) {
			cells *= float64(extents[d])
		}
		bytes += cells * float64(role.Grid.Elem.Size)
	}
	return bytes
}

// beyondL2 is the share of arrays of so many bytes that does not stay in the L2 cache from launch to launch.
func beyondL2(d gpu.Device, bytes float64) float64 {
	return math.Min(1, math.Max(0, (bytes/(1e6*d.L2MB)-ofL2)/(1-ofL2)))
}

// ofL2 is the share of the L2 cache that is of use, and of its rate.
const ofL2 = 0.6

// memoryRate is how many bytes a second go between multiprocessors and what holds arrays of so many bytes: device memory, or the L2 cache.
func memoryRate(d gpu.Device, bytes float64) float64 {
	return 1e9 * (d.DRAMGBs + (1-beyondL2(d, bytes))*math.Max(0, ofL2*d.L2GBs-d.DRAMGBs))
}

// MemoryTime is how many seconds traffic takes with what holds the chain's arrays, device memory or the L2 cache, that takes so long with device memory.
func MemoryTime(d gpu.Device, c *stencil.Chain, extents [3]int64, seconds float64) float64 {
	return seconds * 1e9 * d.DRAMGBs / memoryRate(d, footprint(c, extents))
}

// KernelTime is how many seconds the launch of one step of a stage takes whose cells take so long by the model of single steps, which knows device memory
// alone and no start of a kernel. The stage moves so many bytes.
func KernelTime(d gpu.Device, c *stencil.Chain, extents [3]int64, seconds, bytes float64) float64 {
	const share, start = 0.95, 4e-6 // of the copy's rate that kernels reach; until all multiprocessors are at work, and from the first that is not
	least := MemoryTime(d, c, extents, bytes/(share*1e9*d.DRAMGBs))
	return math.Max(MemoryTime(d, c, extents, seconds), least) + start*beyondL2(d, footprint(c, extents))
}

// LaunchTime is how many seconds a launch of one step takes beside the seconds of its kernel: the host needs d.Launch for each, which it spends while earlier
// kernels run. Kernels of several steps are charged d.Launch whole, because their blocks fill their registers first.
func LaunchTime(d gpu.Device, kernel float64) float64 { return math.Max(launchGap, d.Launch-kernel) }

// launchGap is how many seconds lie between the end of a kernel and the start of the next one that waits for it.
const launchGap = 1e-6
