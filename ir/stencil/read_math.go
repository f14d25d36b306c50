// Literals and calls: the types that C gives them.

package stencil

import (
	"math"
	"strconv"
	"strings"
)

// integerOf is the value of an integer literal, and its type (C11 6.4.4.1).
func integerOf(text string) (int64, Type) {
	if text[0] == '\'' {
		v, _, _, err := strconv.UnquoteChar(strings.Trim(text, "'"), '\'')
		if err != nil {
			return 0, Int
		}
		return int64(v), Int
	}
	digits := strings.TrimRight(text, "uUlL")
	suffix := strings.ToLower(text[len(digits):])
	v, err := strconv.ParseUint(digits, 0, 64)
	if err != nil {
		return 0, Int
	}
	unsigned, longs := strings.Contains(suffix, "u"), strings.Count(suffix, "l")
	decimal := digits[0] != '0' || digits == "0"
	switch {
	case longs == 0 && v <= math.MaxInt32 && !unsigned:
		return int64(v), Int
	case longs == 0 && v <= math.MaxUint32 && (unsigned || !decimal):
		return int64(v), UnsignedT
	case longs == 2 && unsigned:
		return int64(v), Type{Unsigned, 8, "unsigned long long"}
	case longs == 2:
		return int64(v), LongLong
	case unsigned || v > math.MaxInt64:
		return int64(v), Type{Unsigned, 8, "unsigned long"}
	}
	return int64(v), Long
}

// ofInt are functions of math.h that give an int, others of their own; what is
// left gives float with an f behind its name, else double.
var (
	ofInt  = strings.Fields("abs __popc __popcll __clz __clzll __ffs __ffsll isnan isinf isfinite signbit isnormal ilogb ilogbf isgreater isless isgreaterequal islessequal islessgreater isunordered")
	ofLong = strings.Fields("labs lround lrint lroundf lrintf")
	ofLL   = strings.Fields("llabs llround llrint llroundf llrintf")
)

// call reads the arguments of a function.
func (r *exprReader) call(name string) Expr {
	c := &Call{Func: name, T: resultOf(name)}
	if d := r.deviceNamed(name); d != nil {
		c.T = d.Result
	}
	r.expect("(")
	for r.text() != ")" {
		c.Args = append(c.Args, r.assignment())
		if r.text() != ")" {
			r.expect(",")
		}
	}
	r.expect(")")
	return c
}

func resultOf(name string) Type {
	for _, of := range []struct {
		names []string
		t     Type
	}{{ofInt, Int}, {ofLong, Long}, {ofLL, LongLong}} {
		for _, n := range of.names {
			if n == name {
				return of.t
			}
		}
	}
	if strings.HasSuffix(name, "f") && name != "erf" && name != "modf" {
		return FloatT
	}
	return Double
}
