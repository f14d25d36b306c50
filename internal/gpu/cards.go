// Cards that are known by name. Their figures are measured, not those of data sheets.

package gpu

import (
	"maps"
	"slices"
)

// Cards are those that -fdevice takes by name: bench/results has what was measured of them. Rates that were measured of an H200 alone
// stand for both, because the two have the same multiprocessors and the same L2 cache.
var Cards = map[string]Measured{
	"h200": {Arch: "sm_90", Name: "NVIDIA H200", Rates: h200, Timings: hopper},
	"h100": {Arch: "sm_90", Name: "NVIDIA H100 80GB HBM3", Rates: withCopy(h200, 3026), Timings: hopper},
}

// h200 is what the model was fitted to.
var h200 = Rates{132, 1.755, 4290, 7000, 50, 2}

// hopper is measured on an H200.
var hopper = Timings{SharedGBs: 33000, FP32: 31.6e12, FP64: 16.4e12, Shuffle: 8.3e12, Barrier: 20e-9, GridBarrier: 1.0e-6, Launch: 3.8e-6}

func withCopy(r Rates, gbs float64) Rates {
	r.DRAMGBs = gbs
	return r
}

// CardNames are the names of Cards.
func CardNames() []string { return slices.Sorted(maps.Keys(Cards)) }
