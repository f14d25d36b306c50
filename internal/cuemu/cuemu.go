// Package cuemu checks CUDA programs on a machine with neither a GPU nor nvcc: it compiles them with the host's C++
// compiler against an emulator of the CUDA runtime, and runs them.
//
// In the Check mode each load and store of the program calls the emulator. It stops the program at data races
// between barriers, accesses out of bounds or into pitch padding, reads of memory that nothing has written, host
// pointers used as device pointers, divergent barriers and more. README.md says which file does what.
package cuemu

import "embed"

//go:embed runtime/*.h runtime/*.cpp runtime/cuda/*
var runtimeFiles embed.FS

// Mode says what a build looks for.
type Mode int

const (
	Fast    Mode = iota // results only, at about a fifth of the cost of Check
	Check               // every rule of CUDA that the emulator knows
	Address             // AddressSanitizer: overruns and leaks of host memory
	Quick               // Check's rules for a program that runs briefly: built in a third of the time, without places
)

func (m Mode) String() string {
	switch m {
	case Fast:
		return "fast"
	case Check:
		return "check"
	case Address:
		return "address"
	case Quick:
		return "quick"
	}
	panic("cuemu: unknown mode")
}

// follows reports whether the accesses of the host are followed too.
func (m Mode) follows() bool { return m == Check || m == Quick }

// Exit statuses of an emulated program; runtime/base.h has the same.
const (
	exitViolation   = 86
	exitEnvironment = 87
)
