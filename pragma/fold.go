// Constant folding of clause arguments, in C's integer types of LP64. Overflow and division by zero are errors.

package pragma

import "math/big"

// foldError says which part of an expression is not constant, and why.
type foldError struct {
	at        *Expr
	why       string
	variable  bool // at is a variable: the user could make it a constant
	undefined bool // C leaves the arithmetic undefined
}

// value is an integer with its C type, which decides how arithmetic wraps.
type value struct {
	n   *big.Int
	typ ctype
}

// Const is the value of e as an integer constant expression, computed in C's
// types (LP64). It is false if e is not constant, overflows or does not fit an
// int64.
func (e *Expr) Const() (int64, bool) {
	n, err := e.fold()
	if err != nil || !n.IsInt64() {
		return 0, false
	}
	return n.Int64(), true
}

func (e *Expr) fold() (*big.Int, *foldError) {
	v, err := e.eval()
	return v.n, err
}

func (e *Expr) notConstant(why string) (value, *foldError) {
	return value{}, &foldError{at: e, why: why}
}

func (e *Expr) undefined(why string) (value, *foldError) {
	return value{}, &foldError{at: e, why: "'" + e.Text + "' " + why, undefined: true}
}

func (e *Expr) eval() (value, *foldError) {
	switch e.Op {
	case OpInt:
		return value{big.NewInt(e.Value), e.typ}, nil
	case OpName:
		if e.enumerator {
			return e.fit(big.NewInt(e.Value), ctype{size: 4})
		}
		return value{}, &foldError{at: e, why: "'" + e.Name + "' is a variable", variable: true}
	case OpFloat:
		return e.notConstant("'" + e.Text + "' is a floating-point number")
	case OpSizeof:
		return e.evalSizeof()
	case OpCast:
		return e.evalCast()
	case OpCond:
		return e.evalCond()
	case OpCall, OpIndex, OpMember, OpArrow, OpString:
		return e.notConstant("its value is not known before the program runs")
	}
	if len(e.Args) == 1 {
		return e.evalUnary()
	}
	return e.evalBinary()
}

// fit gives n the type t: unsigned values wrap, signed ones must fit.
func (e *Expr) fit(n *big.Int, t ctype) (value, *foldError) {
	bits := uint(8 * t.size)
	if t.unsigned {
		return value{new(big.Int).And(n, mask(bits)), t}, nil
	}
	limit := new(big.Int).Lsh(big.NewInt(1), bits-1)
	if n.Cmp(limit) >= 0 || n.Cmp(new(big.Int).Neg(limit)) < 0 {
		return e.undefined("overflows")
	}
	return value{n, t}, nil
}

func mask(bits uint) *big.Int {
	return new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), bits), big.NewInt(1))
}

func truth(b bool) value {
	n := int64(0)
	if b {
		n = 1
	}
	return value{big.NewInt(n), ctype{size: 4}}
}

func (e *Expr) evalSizeof() (value, *foldError) {
	if size, ok := sizeofType(e.Name); ok && len(e.Args) == 0 {
		return value{big.NewInt(size), ctype{8, true}}, nil
	}
	return e.notConstant("the size of '" + e.Text + "' is not known here")
}

func (e *Expr) evalCast() (value, *foldError) {
	t, ok := integerType(e.Name)
	if !ok {
		return e.notConstant("'" + e.Name + "' is not an integer type")
	}
	v, err := e.Args[0].eval()
	if err != nil {
		return v, err
	}
	bits := uint(8 * t.size)
	n := new(big.Int).And(v.n, mask(bits))
	if !t.unsigned && n.Bit(int(bits)-1) == 1 {
		n.Sub(n, new(big.Int).Lsh(big.NewInt(1), bits))
	}
	if t.size < 4 {
		t = ctype{size: 4}
	}
	return value{n, t}, nil
}

func (e *Expr) evalCond() (value, *foldError) {
	cond, err := e.Args[0].eval()
	if err != nil {
		return cond, err
	}
	then, errThen := e.Args[1].eval()
	other, errOther := e.Args[2].eval()
	chosen, err := then, errThen
	if cond.n.Sign() == 0 {
		chosen, err = other, errOther
	}
	if err != nil || errThen != nil || errOther != nil {
		return chosen, err
	}
	return e.fit(chosen.n, common(then.typ, other.typ))
}

func (e *Expr) evalUnary() (value, *foldError) {
	v, err := e.Args[0].eval()
	if err != nil {
		return v, err
	}
	switch e.Op {
	case "+":
		return v, nil
	case "-":
		return e.fit(new(big.Int).Neg(v.n), v.typ)
	case "~":
		return e.fit(new(big.Int).Not(v.n), v.typ)
	case "!":
		return truth(v.n.Sign() == 0), nil
	}
	return e.notConstant("'" + e.Text + "' is not known before the program runs")
}

// common is the type of the usual arithmetic conversions.
func common(a, b ctype) ctype {
	switch {
	case a.size > b.size:
		return a
	case b.size > a.size:
		return b
	}
	return ctype{a.size, a.unsigned || b.unsigned}
}

func (e *Expr) evalBinary() (value, *foldError) {
	a, err := e.Args[0].eval()
	if err != nil {
		return a, err
	}
	if e.Op == "&&" && a.n.Sign() == 0 || e.Op == "||" && a.n.Sign() != 0 {
		return truth(e.Op == "||"), nil
	}
	b, err := e.Args[1].eval()
	if err != nil {
		return b, err
	}
	switch e.Op {
	case "&&", "||":
		return truth(b.n.Sign() != 0), nil
	case "<<", ">>":
		return e.evalShift(a, b)
	}
	t := common(a.typ, b.typ)
	a, _ = e.fit(a.n, t) // cannot overflow: t is unsigned, or holds both
	b, _ = e.fit(b.n, t)
	if result, ok := compare(e.Op, a.n.Cmp(b.n)); ok {
		return truth(result), nil
	}
	return e.evalArithmetic(a.n, b.n, t)
}

// compare applies a comparison operator to the sign of a-b.
func compare(op string, sign int) (result, ok bool) {
	switch op {
	case "==":
		return sign == 0, true
	case "!=":
		return sign != 0, true
	case "<":
		return sign < 0, true
	case ">":
		return sign > 0, true
	case "<=":
		return sign <= 0, true
	case ">=":
		return sign >= 0, true
	}
	return false, false
}

func (e *Expr) evalArithmetic(a, b *big.Int, t ctype) (value, *foldError) {
	n := new(big.Int)
	switch e.Op {
	case "+":
		n.Add(a, b)
	case "-":
		n.Sub(a, b)
	case "*":
		n.Mul(a, b)
	case "&":
		n.And(a, b)
	case "|":
		n.Or(a, b)
	case "^":
		n.Xor(a, b)
	case "/", "%":
		if b.Sign() == 0 {
			return e.undefined("divides by zero")
		}
		if e.Op == "/" {
			n.Quo(a, b)
		} else {
			n.Rem(a, b)
		}
	default:
		panic("pragma: no folding for operator " + e.Op)
	}
	return e.fit(n, t)
}

func (e *Expr) evalShift(a, b value) (value, *foldError) {
	bits := int64(8 * a.typ.size)
	if !b.n.IsInt64() || b.n.Int64() < 0 || b.n.Int64() >= bits {
		return e.undefined("shifts by a count outside 0 to the width of its type")
	}
	count := uint(b.n.Int64())
	if e.Op == ">>" {
		return e.fit(new(big.Int).Rsh(a.n, count), a.typ)
	}
	if a.n.Sign() < 0 {
		return e.undefined("shifts a negative number")
	}
	return e.fit(new(big.Int).Lsh(a.n, count), a.typ)
}
