// Package gpu holds the limits of the devices that mintc plans for. The figures
// are from the CUDA C++ Programming Guide, "Technical Specifications per Compute
// Capability". Sizes are in bytes.
package gpu

import (
	"fmt"
	"strings"
)

// Device is the limits of one architecture that a plan must keep.
type Device struct {
	Arch            string // sm_90
	Major, Minor    int
	ThreadsPerBlock int
	BlockDim        [3]int // largest extent of a thread block, x first
	ThreadsPerSM    int
	BlocksPerSM     int
	SharedPerSM     int
	SharedPerBlock  int // above 48 KB only with the opt-in
	RegistersPerSM  int
	Rates
	Timings
	Measured bool // the rates are those of one card: -fdevice=FILE
}

// Timings are what kernels wait for and what their blocks exchange, for a whole card; of an H200 unless a file of a device says them
// (bench/results; design of the trapezoids).
type Timings struct {
	SharedGBs   float64 // shared memory, 1e9 bytes a second
	FP32, FP64  float64 // instructions times lanes a second
	Shuffle     float64 // the same, of shuffles
	Barrier     float64 // seconds of a barrier of one block of 256 threads that has its multiprocessor alone
	GridBarrier float64 // of all blocks, one on each multiprocessor
	Launch      float64 // seconds from launch to launch of empty kernels, back to back
}

// timingsOf are those of a card whose multiprocessors do per clock what those of an H200 do: 128 bytes of shared memory, 128 lanes of
// fp32 and 32 of shuffles.
func timingsOf(r Rates) Timings {
	clocks := float64(r.SMs) * r.ClockGHz * 1e9
	return Timings{SharedGBs: 128e-9 * clocks, FP32: 128 * clocks, FP64: 32 * r.Doubles * clocks, Shuffle: 32 * clocks,
		Barrier: 20e-9, GridBarrier: 1.0e-6, Launch: 3.8e-6}
}

// Rates are those that a typical card of the architecture reaches: measured on an
// H200 (bench/results) for sm_90, from data sheets for the others.
type Rates struct {
	SMs      int
	ClockGHz float64
	DRAMGBs  float64 // device-to-device copy, read and write, 1e9 bytes a second
	L2GBs    float64 // between multiprocessors and the L2 cache
	L2MB     float64 // size of the L2 cache, 1e6 bytes
	// Doubles is how many warps of fp64 instructions a multiprocessor issues per clock.
	Doubles float64
}

// WarpsPerClock is the number of warps of arithmetic instructions that a
// multiprocessor issues per clock: on 8-byte numbers if wide, else on 4-byte ones.
func (d Device) WarpsPerClock(wide bool) float64 {
	if wide {
		return d.Doubles
	}
	return 4
}

// SharedWithoutOptIn is the shared memory, in bytes, that a block may use without
// cudaFuncSetAttribute on every device.
const SharedWithoutOptIn = 48 << 10

// Default is the architecture to plan for if the command line names none.
const Default = "sm_80"

var devices = []Device{
	device(7, 0, 2048, 32, 96, 96, Rates{80, 1.53, 790, 2200, 6, 1}),
	device(7, 2, 2048, 32, 96, 96, Rates{8, 1.38, 120, 500, 0.5, 1.0 / 16}),
	device(7, 5, 1024, 16, 64, 64, Rates{40, 1.59, 270, 1200, 4, 1.0 / 16}),
	device(8, 0, 2048, 32, 164, 163, Rates{108, 1.41, 1750, 5000, 40, 1}),
	device(8, 6, 1536, 16, 100, 99, Rates{84, 1.7, 680, 2400, 6, 1.0 / 16}),
	device(8, 7, 1536, 16, 164, 163, Rates{16, 1.3, 180, 700, 4, 1.0 / 16}),
	device(8, 9, 1536, 24, 100, 99, Rates{128, 2.5, 920, 5000, 72, 1.0 / 16}),
	device(9, 0, 2048, 32, 228, 227, h200),
	device(10, 0, 2048, 32, 228, 227, Rates{148, 1.85, 7000, 10000, 126, 2}),
	device(10, 3, 2048, 32, 228, 227, Rates{148, 1.9, 7000, 10000, 126, 1.0 / 16}),
	device(11, 0, 1536, 24, 228, 227, Rates{20, 1.57, 250, 1000, 32, 1.0 / 16}),
	device(12, 0, 1536, 24, 100, 99, Rates{170, 2.4, 1600, 7000, 96, 1.0 / 16}),
	device(12, 1, 1536, 24, 100, 99, Rates{48, 2.4, 250, 2000, 24, 1.0 / 16}),
}

func device(major, minor, threads, blocks, sharedSM, sharedBlock int, rates Rates) Device {
	timings := timingsOf(rates)
	if rates == h200 {
		timings = hopper
	}
	return Device{
		Arch: fmt.Sprintf("sm_%d%d", major, minor), Major: major, Minor: minor,
		ThreadsPerBlock: 1024, BlockDim: [3]int{1024, 1024, 64},
		ThreadsPerSM: threads, BlocksPerSM: blocks,
		SharedPerSM: sharedSM << 10, SharedPerBlock: sharedBlock << 10, RegistersPerSM: 64 << 10, Rates: rates, Timings: timings,
	}
}

// Lookup finds the device of an architecture name, "sm_90" or "compute_90",
// with or without the "a" of architecture-specific features.
func Lookup(arch string) (Device, error) {
	name := strings.TrimSuffix(strings.Replace(arch, "compute_", "sm_", 1), "a")
	for _, d := range devices {
		if d.Arch == name {
			return d, nil
		}
	}
	return Device{}, fmt.Errorf("unknown architecture '%s'; known are %s", arch, strings.Join(Archs(), " "))
}

// Archs lists the architectures that Lookup knows, oldest first.
func Archs() []string {
	var names []string
	for _, d := range devices {
		names = append(names, d.Arch)
	}
	return names
}
