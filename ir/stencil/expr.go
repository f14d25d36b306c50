// The expressions of a body: typed nodes, built with C's conversions.

package stencil

import (
	"strings"

	"mintc/internal/source"
)

// Expr is a typed expression. The later representations add node types of
// their own for generated code, hence the exported method only.
type Expr interface {
	// Type is the C type of the expression's value.
	Type() Type
}

// Foreign is implemented by the node types of later representations, so that a
// pass over expressions reaches into them.
type Foreign interface {
	Expr
	// Parts are the direct sub-expressions; WithParts rebuilds the node.
	Parts() []Expr
	WithParts(parts []Expr) Expr
}

// Role says what a Symbol stands for.
type Role uint8

// Index: a parallel loop's index. Param: a scalar of the surrounding function,
// read only, passed by value. Local: each iteration's own, declared in the body
// or private. Part: a thread's part of a reduction.
const (
	Index Role = iota
	Param
	Local
	Part
)

// Symbol is one variable, however often its name is used for others.
type Symbol struct {
	Name string
	Type Type
	Role Role
	// Host is the host expression whose value a Param has at launch; for a
	// plain variable it is the name. Of a private variable it is the name too.
	Host string
	// Dims are the extents of a local array or constant table; none for a scalar.
	Dims []int64
	// Const is the value of a Param that is known at translation.
	Const *int64
	// Residue is set for a Param that is a remainder, such as (t+1) % 2.
	Residue *Residue
	// Turns is set for a Param that takes few values in turn, as t % 2 and t & 1 do.
	Turns bool
	// Within is set for a Param that is known to lie in a range.
	Within *Range
	// Addressed is set for a Param, an index or a private variable that lies outside the nest, in memory that a pointer
	// to an array may lead to.
	Addressed bool
	// Holder says where a Param lies that is a bit-field, which has no address.
	Holder *Holder
	Span   source.Span
}

// Written is the name that the program gives a variable: a kernel that has two of one name numbers them.
func (s *Symbol) Written() string {
	if !s.Span.IsValid() {
		return s.Name
	}
	if text := s.Span.Text(); strings.HasPrefix(s.Name, text+"_") {
		return text
	}
	return s.Name
}

// Residue says that a value is congruent to Form modulo Modulus.
type Residue struct {
	Form    Affine
	Modulus int64
}

// Const is a literal or a constant expression, spelled as it is to be printed.
// Int is its value where it is an integer constant.
type Const struct {
	T    Type
	Text string
	Int  *int64
}

// Var is a use of a symbol.
type Var struct{ Sym *Symbol }

// Access is a use of one point of a grid: one index per dimension.
type Access struct {
	Grid  *Grid
	Index []Expr
	Span  source.Span
}

// Site is where a program uses a grid. It ties accesses of a body to what is known of them, since rewrites copy them apart: a macro or
// an inlined function may have several accesses at one site.
type Site struct {
	Grid *Grid
	Span source.Span
}

// Site is that of an access.
func (a *Access) Site() Site { return Site{a.Grid, a.Span} }

// Element is a use of an element of a local array.
type Element struct {
	Array *Symbol
	Index []Expr
}

// Member is a field of a struct value, or an element of a field that is an
// array. T is the type of what it denotes.
type Member struct {
	X     Expr
	Name  string
	Index []Expr
	T     Type
}

// InitList is {a, b, ...}, the initialiser of a struct or of an inner array;
// what is missing at its end is zero.
type InitList struct {
	Items []Expr
	T     Type
}

// Unary is - ! ~ +, and & of a local variable that a math function writes.
type Unary struct {
	Op string
	X  Expr
	T  Type
}

// Binary is an operator without side effects; && and || evaluate as in C.
type Binary struct {
	Op   string
	X, Y Expr
	T    Type
}

// Cond is C ? X : Y.
type Cond struct {
	C, X, Y Expr
	T       Type
}

// Cast is an explicit conversion.
type Cast struct {
	X Expr
	T Type
}

// Call is a call of a math function or of one of the user's own.
type Call struct {
	Func string
	Args []Expr
	T    Type
}

// Assign is = or a compound assignment; its value is the new value of LHS.
type Assign struct {
	LHS Expr
	Op  string
	RHS Expr
}

// IncDec is ++ or --, before or after its operand.
type IncDec struct {
	X    Expr
	Op   string
	Post bool
}

// Comma is X, Y.
type Comma struct{ X, Y Expr }

// Type implements Expr.
func (e *Const) Type() Type { return e.T }

// Type implements Expr.
func (e *Var) Type() Type { return e.Sym.Type }

// Type implements Expr.
func (e *Access) Type() Type { return e.Grid.Elem }

// Type implements Expr.
func (e *Element) Type() Type { return e.Array.Type }

// Type implements Expr.
func (e *Member) Type() Type { return e.T }

// Type implements Expr.
func (e *InitList) Type() Type { return e.T }

// Type implements Expr.
func (e *Unary) Type() Type { return e.T }

// Type implements Expr.
func (e *Binary) Type() Type { return e.T }

// Type implements Expr.
func (e *Cond) Type() Type { return e.T }

// Type implements Expr.
func (e *Cast) Type() Type { return e.T }

// Type implements Expr.
func (e *Call) Type() Type { return e.T }

// Type implements Expr.
func (e *Assign) Type() Type { return e.LHS.Type() }

// Type implements Expr.
func (e *IncDec) Type() Type { return e.X.Type() }

// Type implements Expr.
func (e *Comma) Type() Type { return e.Y.Type() }

// NewInt is an int constant.
func NewInt(v int64) *Const { return &Const{T: Int, Text: formatInt(v), Int: &v} }

// NewUnary types op x as C does.
func NewUnary(op string, x Expr) *Unary {
	t := x.Type().Promote()
	if op == "!" {
		t = Int
	}
	return &Unary{op, x, t}
}

// NewBinary types x op y as C does.
func NewBinary(op string, x, y Expr) *Binary {
	var t Type
	switch op {
	case "==", "!=", "<", ">", "<=", ">=", "&&", "||":
		t = Int
	case "<<", ">>":
		t = x.Type().Promote()
	default:
		t = Arithmetic(x.Type(), y.Type())
	}
	return &Binary{op, x, y, t}
}

// NewCond types c ? x : y as C does.
func NewCond(c, x, y Expr) *Cond {
	t := x.Type()
	if t.Kind != Struct {
		t = Arithmetic(t, y.Type())
	}
	return &Cond{c, x, y, t}
}

// Converted is e as a value of type t: cast, unless it is one.
func Converted(e Expr, t Type) Expr {
	if e.Type().Same(t) {
		return e
	}
	return &Cast{X: e, T: t}
}

// IsZero reports whether e is the integer constant 0.
func IsZero(e Expr) bool {
	c, ok := e.(*Const)
	return ok && c.Int != nil && *c.Int == 0
}

// operatorFails is MayFail of x op y.
func operatorFails(op string, x, y Expr) string {
	switch _, isConst := ConstantOf(y); {
	case (op == "/" || op == "%") && x.Type().IsInteger() && y.Type().IsInteger():
		return "divides integers"
	case (op == "<<" || op == ">>") && !isConst:
		return "shifts by a number that is not constant"
	}
	return ""
}

// MayFail says what an expression does that may fail for some values, or nothing: "divides integers".
func MayFail(e Expr) string {
	switch e := e.(type) {
	case *Binary:
		return operatorFails(e.Op, e.X, e.Y)
	case *Assign:
		return operatorFails(strings.TrimSuffix(e.Op, "="), e.LHS, e.RHS)
	case *Cast:
		if e.Type().IsInteger() && !e.X.Type().IsInteger() {
			return "converts floating-point numbers to integers"
		}
	}
	return ""
}
