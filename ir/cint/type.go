// Package cint knows C's integer types and how often a C for loop runs: the comparison happens in
// the type that the usual arithmetic conversions give, the index wraps in its own type. Everything
// that needs a trip count at translation asks Loop.Run; codegen/cuda/runtime/count.cuh does the
// same at run time, and count_test.go holds both against gcc.
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

// Max is the greatest value of t, as far as an int64 holds it: of unsigned types of 64 bits it
// is math.MaxInt64.
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

// Convert is what conversion to t makes of v: gcc wraps values that t does not hold. Values of
// unsigned types of 64 bits are given by their bits.
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
