package perfmodel

// Coefficients are what the device's figures leave open. Calibrated are fitted
// to the plans of bench/results on an H200, by bench/model.
type Coefficients struct {
	DRAM, L2, Shared, Issue float64 // shares of the peak rates that kernels reach
	Reread, Resident        float64 // share of re-reads that can miss the L2 cache; share of that which is of use
	Spread                  float64 // loss of device memory's rate where running blocks lie far apart
	Code, CodeFree          float64 // loss per KB that a march's step is longer than so many KB
	Latency                 float64 // seconds from a load to its use, under load
	Start, StagedStart      float64 // latencies before the first step of a march, and of one through shared memory
	Barrier                 float64 // seconds of a step that waits for a block's threads only
	Sharpness               float64 // of the soft maximum
	Turnover                float64 // loss of a multiprocessor with one block to the gap between blocks
	Tail                    float64 // share of the last wave that is not hidden
	Overlap                 float64 // steps of an unrolled march whose loads overlap

	Load, Take, Widen, StagedPack float64 // instructions of one row's load or store, and so on
	Step, DirectAccess, Spill     float64 // of one step of a march, of one access to a single cell, of a word without a register

	BaseRegisters   float64 // of a marching kernel, before its rows
	Taken, Unrolled float64 // share of staged rows held at once; growth where a march is unrolled
}

// Calibrated is documented at Coefficients.
var Calibrated = Coefficients{
	DRAM: 1.2, L2: 1.995, Shared: 1, Issue: 0.4949, Reread: 0.191, Resident: 0.312, Spread: 0.1827, Code: 0.002294, CodeFree: 26.1,
	Latency: 952e-9, Start: 0.3401, StagedStart: 1.833, Barrier: 443e-9, Sharpness: 4, Turnover: 0.1344, Tail: 0.04623, Overlap: 1.12,
	Load: 2, Take: 1, Widen: 4.211, StagedPack: 4.66, Step: 3.374, DirectAccess: 2, Spill: 1,
	BaseRegisters: 23, Taken: 0.8, Unrolled: 1.12,
}
