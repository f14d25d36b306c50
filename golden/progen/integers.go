// Integers as C computes with them on a 64-bit Linux: widths, signs, conversions. It decides at drawing which loops end
// and stay inside, and knows nothing of what mintc thinks of them.

package progen

// integer is an integer type by what arithmetic with it gives: C's ranks beyond its width do not matter.
type integer struct {
	bits   uint
	signed bool
}

// integers are the integer types of a 64-bit Linux.
var integers = map[Type]integer{
	"char": {8, true}, "signed char": {8, true}, "unsigned char": {8, false}, "short": {16, true}, "unsigned short": {16, false},
	"int": {32, true}, "unsigned": {32, false}, "long": {64, true}, "unsigned long": {64, false},
	"long long": {64, true}, "unsigned long long": {64, false}, "size_t": {64, false},
}

// integerTypes are those of integers, in a fixed order to draw from.
var integerTypes = []Type{"int", "unsigned", "long", "unsigned long", "long long", "unsigned long long", "size_t",
	"short", "unsigned short", "signed char", "unsigned char"}

// number is a value of an integer type: the bits, extended to 64.
type number struct {
	value int64
	typ   integer
}

// to is the conversion to another type, which wraps.
func (n number) to(t integer) number {
	unused := 64 - t.bits
	if t.signed {
		return number{n.value << unused >> unused, t}
	}
	return number{int64(uint64(n.value) << unused >> unused), t}
}

// usual are two numbers after the usual arithmetic conversions.
func usual(a, b number) (number, number) {
	common := integer{max(32, a.typ.bits, b.typ.bits), true}
	for _, n := range []number{a, b} {
		common.signed = common.signed && (n.typ.signed || n.typ.bits < common.bits)
	}
	return a.to(common), b.to(common)
}

// plus is a + b, or not ok where C leaves it undefined.
func (a number) plus(b number) (sum number, ok bool) {
	a, b = usual(a, b)
	sum = number{a.value + b.value, a.typ}.to(a.typ)
	overflows := (a.value >= 0) == (b.value >= 0) && (sum.value >= 0) != (a.value >= 0)
	return sum, !a.typ.signed || !overflows
}

// minus is a - b, or not ok where C leaves it undefined.
func (a number) minus(b number) (difference number, ok bool) {
	a, b = usual(a, b)
	difference = number{a.value - b.value, a.typ}.to(a.typ)
	overflows := (a.value >= 0) != (b.value >= 0) && (difference.value >= 0) != (a.value >= 0)
	return difference, !a.typ.signed || !overflows
}

// compare is the value of a op b.
func compare(a number, op string, b number) bool {
	a, b = usual(a, b)
	less := a.value < b.value
	if !a.typ.signed {
		less = uint64(a.value) < uint64(b.value)
	}
	switch op {
	case "<":
		return less
	case "<=":
		return less || a.value == b.value
	case ">":
		return !less && a.value != b.value
	case ">=":
		return !less
	}
	return a.value != b.value
}
