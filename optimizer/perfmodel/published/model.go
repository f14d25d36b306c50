// Package published holds the analytic models of ghost-zone trapezoids as their papers state them:
//
//   - J. Meng and K. Skadron, "Performance modeling and automatic ghost zone optimization for iterative stencil loops on
//     GPUs", ICS 2009 (variant ICS09), and
//   - the same authors, "A performance study for iterative stencil loops on GPUs with ghost zone optimizations", Int. J.
//     Parallel Programming 39(1), 2011 (variant IJPP).
//
// Numbers in parentheses are the equations of the ICS paper. All cycles are shader cycles, and all quantities are real:
// the papers keep the objective continuous. The package knows nothing of plans or programs; it is the reference that
// figures are drawn from, not the model that chooses plans (package perfmodel).
package published

import "math"

// Machine holds the parameters of a GPU (Table 1).
type Machine struct {
	Name           string
	ClockRate      float64 // shader cycles per second
	Bandwidth      float64 // of device memory, bytes per second
	SMs            float64 // multiprocessors
	BlocksPerSM    float64 // that run at a time
	CPI            float64 // cycles per warp instruction
	PipelineDepth  float64 // of a streaming processor
	UncontendedLat float64 // cycles that a request to device memory takes
	GlbSync        float64 // cycles between two launches (15)
	ElementBytes   float64 // of an array's element
}

// GTX280 is the machine of both papers.
var GTX280 = Machine{Name: "GeForce GTX 280", ClockRate: 1.3e9, Bandwidth: 141.7e9, SMs: 30, BlocksPerSM: 8, CPI: 4,
	PipelineDepth: 4, UncontendedLat: 300, GlbSync: 3350, ElementBytes: 4}

// Stencil holds the parameters of an iterative stencil loop (Table 2) and of the tile that a block starts with.
type Stencil struct {
	Name      string
	Dim       float64 // dimensions of the tile, D
	BlkLen    float64 // cells of the tile along each of them, W
	HaloWidth float64 // cells that a step takes off along each, both sides together, w
	Length    float64 // cells of the array along each
	Arrays    float64 // arrays that are loaded with a ghost zone: NumStencilArrays
	ElemPerOp float64 // elements read per cell and step besides these: NumElemPerOp
	// What one multiprocessor counted in a run of one step over Profiled cells: warp instructions that are executed once
	// per trapezoid (MC), and per step (IC).
	Profiled             float64
	MiscInsts, IterInsts float64
}

// Cells is how many cells the whole array has, K.
func (s Stencil) Cells() float64 { return math.Pow(s.Length, s.Dim) }

// Benchmarks are the loops of both papers at the sizes of their section 5.4, in the papers' order.
var Benchmarks = []Stencil{
	{Name: "PathFinder", Dim: 1, BlkLen: 256, HaloWidth: 2, Length: 1e6, Arrays: 1, ElemPerOp: 1, Profiled: 1e5, MiscInsts: 1998, IterInsts: 1859},
	{Name: "HotSpot", Dim: 2, BlkLen: 20, HaloWidth: 2, Length: 2000, Arrays: 2, Profiled: 500 * 500, MiscInsts: 13488, IterInsts: 16645},
	{Name: "Poisson", Dim: 2, BlkLen: 20, HaloWidth: 2, Length: 2000, Arrays: 1, Profiled: 500 * 500, MiscInsts: 12825, IterInsts: 12474},
	{Name: "Cell", Dim: 3, BlkLen: 8, HaloWidth: 2, Length: 100, Arrays: 1, Profiled: 60 * 60 * 60, MiscInsts: 71603, IterInsts: 220521},
}

// Variant is one reading of the model.
type Variant struct {
	Name string
	// Sigma is the base of alpha, the slowdown of contended device memory: alpha = Sigma^(D-1). 0 stands for the
	// ICS paper's alpha = D / PipelineDepth (7).
	Sigma float64
	// Beta is the share of instructions whose latency other warps hide, and BankConflictRate the conflicts in shared
	// memory per warp instruction: cycles are scaled by (1 - Beta)(1 + BankConflictRate) (11).
	Beta, BankConflictRate float64
	// GlbSyncPerPass charges GlbSync for each batch of blocks that run at a time. It gives the heights that the ICS paper
	// prints (14, 2, 2, 1), but contradicts its sections 4.4, 6.1 and 6.2.
	GlbSyncPerPass bool
}

// The variants of the two papers.
var (
	ICS09 = Variant{Name: "ICS'09"}
	IJPP  = Variant{Name: "IJPP", Sigma: 5, Beta: 0.5}
)

// Model predicts the time of a stencil on a machine.
type Model struct {
	Machine
	Stencil
	Variant
}

// alpha is the slowdown of contended device memory.
func (m Model) alpha() float64 {
	if m.Sigma == 0 {
		return m.Dim / m.PipelineDepth
	}
	return math.Pow(m.Sigma, m.Dim-1)
}

// tau scales the cycles of instructions.
func (m Model) tau() float64 { return (1 - m.Beta) * (1 + m.BankConflictRate) }

// transfer is the cycles of device memory per element (4).
func (m Model) transfer() float64 { return m.ElementBytes * m.ClockRate / m.Bandwidth }

// concurrent is how many blocks run at a time (5).
func (m Model) concurrent() float64 { return m.BlocksPerSM * m.SMs }

// MaxHeight is the greatest height that leaves a cell of the tile (17).
func (m Model) MaxHeight() int { return int(math.Ceil(m.BlkLen/m.HaloWidth)) - 1 }

// Trapezoids is how many tiles cover the array at height h (3).
func (m Model) Trapezoids(h float64) float64 {
	return m.Cells() / math.Pow(m.BlkLen-m.HaloWidth*h, m.Dim)
}

// Components are the parts of the predicted cycles per step of the loop (19 to 24): each part of a launch divided by
// the height.
type Components struct {
	GlbSync  float64 // synchronisation of all blocks
	LoadSten float64 // load of the tiles, ghost zone included
	Commit   float64 // store of the tiles' inner cells
	MiscComp float64 // instructions once per trapezoid
	IterComp float64 // instructions per step
	IterMem  float64 // loads per step
}

// CPL is the cycles per step of the loop (1).
func (c Components) CPL() float64 {
	return c.GlbSync + c.LoadSten + c.Commit + c.MiscComp + c.IterComp + c.IterMem
}

// List names the components in the papers' order.
func (c Components) List() []Component {
	return []Component{{"GlbSync", c.GlbSync}, {"LoadSten", c.LoadSten}, {"Commit", c.Commit},
		{"MiscComp", c.MiscComp}, {"IterComp", c.IterComp}, {"IterMem", c.IterMem}}
}

// Component is one of them.
type Component struct {
	Name   string
	Cycles float64
}

// At is the prediction for height h, which is at least 1 and leaves a cell of the tile; NaN for any other height.
func (m Model) At(h float64) Components {
	if h < 1 || m.BlkLen <= m.HaloWidth*h {
		nan := math.NaN()
		return Components{nan, nan, nan, nan, nan, nan}
	}
	tiles := m.Trapezoids(h)
	passes := tiles / m.concurrent()
	// memory is MemCycles(n) for n elements of the whole device (7).
	memory := func(n float64) float64 { return passes*m.UncontendedLat + m.alpha()*n*m.transfer() }
	// compute is the cycles of one launch for instructions that were profiled with insts per multiprocessor, where a
	// trapezoid works on cells of them (11 to 14).
	compute := func(insts, cells float64) float64 { return tiles * m.tau() * insts / m.Profiled * cells * m.CPI }
	tile, inner := math.Pow(m.BlkLen, m.Dim), math.Pow(m.BlkLen-m.HaloWidth, m.Dim)
	c := Components{
		GlbSync:  m.GlbSync / h,
		LoadSten: m.Arrays * memory(tiles*tile) / h,
		Commit:   memory(m.Cells()) / h,
		MiscComp: compute(m.MiscInsts, tile) / h,
		IterComp: compute(m.IterInsts, inner),
	}
	if m.GlbSyncPerPass {
		c.GlbSync *= passes
	}
	if m.ElemPerOp > 0 {
		c.IterMem = m.ElemPerOp * memory(tiles*inner)
	}
	return c
}

// CPL is the predicted cycles per step of the loop at height h (1).
func (m Model) CPL(h float64) float64 { return m.At(h).CPL() }

// Speedup is that of height h over height 1.
func (m Model) Speedup(h float64) float64 { return m.CPL(1) / m.CPL(h) }

// CostEffect is the share of the first step's cells that a trapezoid of height h yields, by which the papers choose the
// tile (16).
func (m Model) CostEffect(h float64) float64 {
	return math.Pow((m.BlkLen-m.HaloWidth*h)/(m.BlkLen-m.HaloWidth), m.Dim)
}
