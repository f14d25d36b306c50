// The coefficients of the model, and the values that bench/model fitted to measured plans.

package perfmodel

import (
	"math"

	"mintc/internal/gpu"
)

// Coefficients are what the device's figures leave open. Calibrated are fitted
// to the plans of bench/results on an H200, by bench/model.
type Coefficients struct {
	DRAM, L2, Shared, Issue float64 // shares of the peak rates that kernels reach
	Reread, Resident        float64 // share of re-reads that can miss the L2 cache; share of that which is of use
	Spread                  float64 // loss of device memory's rate where running blocks lie far apart
	Code, CodeFree          float64 // loss per KB that an iteration of the stream is longer than CodeFree KB
	Edge, EdgeFree          float64 // loss of blocks at the edges that test more than EdgeFree rows per iteration of a stream
	Latency                 float64 // seconds from a load to its use, under load
	Start, BufferStart      float64 // latencies before the first iteration of a stream, and of one through shared memory
	FetchStart              float64 // the same where the planes are fetched as tensors
	Fetched                 float64 // load of the L2 cache by a byte that is fetched as a tensor, of one that is loaded
	Barrier                 float64 // seconds of a step that waits for a block's threads only
	Sharpness               float64 // of the soft maximum
	Turnover                float64 // loss of a multiprocessor with one block to the gap between blocks
	FetchGap                float64 // the same where blocks fetch all their planes at once, and compute then
	Tail                    float64 // share of the last wave that is not hidden
	Reused                  float64 // loss of a streaming kernel that carries partial values on: each step waits for the one before
	Overlap                 float64 // steps of an unrolled stream whose loads overlap

	Load, Take, Widen, BufferPack float64 // instructions of one row's load or store, and so on
	Step, DirectAccess, Spill     float64 // of one iteration of a stream, of one access to a single cell, of a word without a register

	BaseRegisters   float64 // of a streaming kernel, before its rows
	Taken, Unrolled float64 // share of rows from shared memory held at once; growth where a streaming kernel is unrolled
}

// CalibratedOn is the architecture whose measured times Calibrated was fitted to.
const CalibratedOn = "sm_90"

// FitsDevice reports whether the coefficients were fitted to measurements of such a card: one with the memory of an H200.
func FitsDevice(d gpu.Device) bool {
	const measured = 4290 // 1e9 bytes a second
	return d.Arch == CalibratedOn && math.Abs(d.DRAMGBs/measured-1) < 0.1
}

// Calibrated is documented at Coefficients.
var Calibrated = Coefficients{
	DRAM: 1.289, L2: 2.2, Shared: 0.57512, Issue: 0.484518, Reread: 0.134208, Resident: 0.633021, Spread: 0.4313, Code: 0.00306392, CodeFree: 146.391,
	Edge: 1.00645, EdgeFree: 11.1,
	Latency: 1300e-9, Start: 0.18278, BufferStart: 5.29349, FetchStart: 0.682663, Fetched: 2.299,
	Barrier: 97e-9, Sharpness: 6.67056, Turnover: 0.1062, FetchGap: 0.107,
	Tail: 0.0263959, Reused: 9.25388e-05, Overlap: 0.9921,
	Load: 5.06656, Take: 1.21381, Widen: 8.49356, BufferPack: 15, Step: 3, DirectAccess: 6.2621, Spill: 1,
	BaseRegisters: 23, Taken: 0.8, Unrolled: 1.12,
}
