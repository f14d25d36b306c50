package perfmodel

// Coefficients are what the device's figures leave open. Calibrated are fitted
// to the plans of bench/results on an H200, by bench/model.
type Coefficients struct {
	DRAM, L2, Shared, Issue float64 // shares of the peak rates that kernels reach
	Reread, Resident        float64 // share of re-reads that can miss the L2 cache; share of that which is of use
	Spread                  float64 // loss of device memory's rate where running blocks lie far apart
	Code, CodeFree          float64 // loss per KB that a march's step is longer than so many KB
	Edge, EdgeFree          float64 // loss of blocks at the edges that test more than so many rows per step of a march
	Latency                 float64 // seconds from a load to its use, under load
	Start, StagedStart      float64 // latencies before the first step of a march, and of one through shared memory
	FetchStart              float64 // the same where the planes are fetched as tensors
	Fetched                 float64 // load of the L2 cache by a byte that is fetched as a tensor, of one that is loaded
	Barrier                 float64 // seconds of a step that waits for a block's threads only
	Sharpness               float64 // of the soft maximum
	Turnover                float64 // loss of a multiprocessor with one block to the gap between blocks
	FetchGap                float64 // the same where blocks fetch all their planes at once, and compute then
	Tail                    float64 // share of the last wave that is not hidden
	Carried                 float64 // loss of a march that carries partial values on: each step waits for the one before
	Overlap                 float64 // steps of an unrolled march whose loads overlap

	Load, Take, Widen, StagedPack float64 // instructions of one row's load or store, and so on
	Step, DirectAccess, Spill     float64 // of one step of a march, of one access to a single cell, of a word without a register

	BaseRegisters   float64 // of a marching kernel, before its rows
	Taken, Unrolled float64 // share of staged rows held at once; growth where a march is unrolled
}

// Calibrated is documented at Coefficients.
var Calibrated = Coefficients{
	DRAM: 1.289, L2: 2.2, Shared: 0.7886, Issue: 0.3807, Reread: 0.2535, Resident: 0.9077, Spread: 0.4313, Code: 0.0008025, CodeFree: 116.7,
	Edge: 0.35, EdgeFree: 12.58,
	Latency: 1300e-9, Start: 0.1194, StagedStart: 8.946, FetchStart: 1, Fetched: 2.299,
	Barrier: 194e-9, Sharpness: 7.15, Turnover: 0.1397, FetchGap: 0.2197,
	Tail: 0.02237, Carried: 0.02, Overlap: 0.9583,
	Load: 4.5, Take: 1, Widen: 5.01, StagedPack: 13.59, Step: 3, DirectAccess: 4.817, Spill: 1,
	BaseRegisters: 23, Taken: 0.8, Unrolled: 1.12,
}
