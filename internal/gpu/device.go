// Package gpu holds the limits of the devices that mintc plans for. Figures are
// those of the CUDA C++ Programming Guide, "Technical Specifications per
// Compute Capability"; bytes where a size is meant.
package gpu

import (
	"fmt"
	"strings"
)

// Device is what a plan may use of one architecture.
type Device struct {
	Arch            string // sm_90
	Major, Minor    int
	ThreadsPerBlock int
	BlockDim        [3]int // largest extent of a thread block, x first
	ThreadsPerSM    int
	BlocksPerSM     int
	SharedPerSM     int
	SharedPerBlock  int // with the opt-in above 48 KB
	RegistersPerSM  int
}

// SharedWithoutOptIn is the shared memory that a block has without
// cudaFuncSetAttribute, on every device.
const SharedWithoutOptIn = 48 << 10

// Default is the architecture that is planned for when none is named.
const Default = "sm_80"

var devices = []Device{
	device(7, 0, 2048, 32, 96, 96),
	device(7, 2, 2048, 32, 96, 96),
	device(7, 5, 1024, 16, 64, 64),
	device(8, 0, 2048, 32, 164, 163),
	device(8, 6, 1536, 16, 100, 99),
	device(8, 7, 1536, 16, 164, 163),
	device(8, 9, 1536, 24, 100, 99),
	device(9, 0, 2048, 32, 228, 227),
	device(10, 0, 2048, 32, 228, 227),
	device(10, 3, 2048, 32, 228, 227),
	device(12, 0, 1536, 24, 100, 99),
}

func device(major, minor, threads, blocks, sharedSM, sharedBlock int) Device {
	return Device{
		Arch: fmt.Sprintf("sm_%d%d", major, minor), Major: major, Minor: minor,
		ThreadsPerBlock: 1024, BlockDim: [3]int{1024, 1024, 64},
		ThreadsPerSM: threads, BlocksPerSM: blocks,
		SharedPerSM: sharedSM << 10, SharedPerBlock: sharedBlock << 10, RegistersPerSM: 64 << 10,
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
