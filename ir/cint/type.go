// Package cint knows C's integer types and counts the iterations of a C for loop. The comparison is
// made in the type that the usual arithmetic conversions give; the index wraps in its own type. All
// trip counts at translation time come from Loop.Run. codegen/cuda/runtime/count.cuh does the same
// at run time, and count_test.go compares both with gcc.
package cint

import "math"

// Type is an integer type of C. Bits is its width, 1 for _Bool.
type Type struct {
	Signed bool
	Bits   int
}

// Min is the least value of t.
func (t Type) Min() int64 {
	if !t.Signed {
		return 0
	}
	return math.MinInt64 >> (64 - t.Bits)
}

// Max is the greatest value of t that an int64 can hold: math.MaxInt64 for the unsigned type of 64
// bits.
func (t Type) Max() int64 {
	switch {
	case t.Signed:
		return math.MaxInt64 >> (64 - t.Bits)
	case t.Bits == 64:
		return math.MaxInt64
	}
	return 1<<t.Bits - 1
}

// Contains reports whether every value of u is one of t.
func (t Type) Contains(u Type) bool {
	switch {
	case t.Signed == u.Signed:
		return t.Bits >= u.Bits
	case t.Signed:
		return t.Bits > u.Bits
	}
	return false
}

// Convert converts v to t, wrapping like gcc if t cannot hold it. Values of the unsigned type of 64
// bits are represented by their bits.
func (t Type) Convert(v int64) int64 {
	switch {
	case t.Bits == 1:
		if v != 0 {
			return 1
		}
		return 0
	case t.Signed:
		return v << (64 - t.Bits) >> (64 - t.Bits)
	}
	return int64(uint64(v) << (64 - t.Bits) >> (64 - t.Bits))
}

// less compares two values of t.
func (t Type) less(a, b int64) bool {
	if t.Signed {
		return a < b
	}
	return uint64(a) < uint64(b)
}
