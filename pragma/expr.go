// The expression tree of clause arguments, and what it is made of: names, calls, lvalues.

package pragma

import (
	"slices"

	"mintc/internal/source"
)

// The Op of an Expr is the operator as C spells it, or one of these. A prefix
// operator has one operand, an infix operator two, "?:" three.
const (
	OpName   = "name"
	OpInt    = "int"    // integer or character constant, in Value
	OpFloat  = "float"  // floating constant; only its text is kept
	OpString = "string" // string literal; only its text is kept
	OpCall   = "call"   // Args[0] is called with the rest
	OpIndex  = "[]"     // Args[0][Args[1]]
	OpMember = "."      // Args[0].Name
	OpArrow  = "->"     // Args[0]->Name
	OpCast   = "cast"   // (Name) Args[0]
	OpSizeof = "sizeof" // of the type Name, or of Args[0]
	OpCond   = "?:"
)

// Expr is a C expression in a clause, macros expanded, parentheses dropped.
type Expr struct {
	Op    string
	Name  string // variable, member or type
	Value int64  // of OpInt, and of an OpName that is an enumerator
	Args  []*Expr
	Span  source.Span
	// Text is the expression as the user wrote it, parentheses and macros
	// included, comments not; it can be printed into host code.
	Text string

	typ        ctype // of OpInt
	enumerator bool
}

// Names returns the variables in e, each as often as it occurs, left to right.
// Members and types are not among them.
func (e *Expr) Names() []Name {
	var names []Name
	if e.Op == OpName {
		names = append(names, Name{e.Name, e.Span})
	}
	for _, a := range e.Args {
		names = append(names, a.Names()...)
	}
	return names
}

// WithSubscripts is the lvalue e with the constant n for every subscript.
func (e *Expr) WithSubscripts(n int64) *Expr {
	with := *e
	with.Args = slices.Clone(e.Args)
	if len(e.Args) > 0 {
		with.Args[0] = e.Args[0].WithSubscripts(n)
	}
	if e.Op == OpIndex {
		with.Args[1] = &Expr{Op: OpInt, Value: n, Span: e.Args[1].Span}
	}
	return &with
}

// Call is a function call in e, nil if there is none.
func (e *Expr) Call() *Expr { return e.find(OpCall) }

// Read is a variable of which an expression reads elements or members; Member is the only one it reads, as m in a->m, or "".
type Read struct {
	Name
	Member string
}

// Reads are the variables in e of which it reads elements, members or what they point to: a in a[i], a->m and *a.
func (e *Expr) Reads() []Read {
	var names []Read
	if e.Op == OpIndex || e.Op == OpArrow || e.Op == "*" && len(e.Args) == 1 {
		member := ""
		if e.Op == OpArrow && e.Args[0].Op == OpName {
			member = e.Name
		}
		for _, name := range e.Args[0].Names() {
			names = append(names, Read{name, member})
		}
	}
	if e.Op != OpSizeof {
		for _, a := range e.Args {
			names = append(names, a.Reads()...)
		}
	}
	return names
}

// find returns the first subexpression with that operator, or nil.
func (e *Expr) find(op string) *Expr {
	if e.Op == op {
		return e
	}
	for _, a := range e.Args {
		if found := a.find(op); found != nil {
			return found
		}
	}
	return nil
}

// isLvalue reports whether e is an lvalue by its form alone; types are unknown here.
func (e *Expr) isLvalue() bool {
	switch e.Op {
	case OpName:
		return !e.enumerator
	case OpIndex, OpArrow:
		return true
	case OpMember:
		return e.Args[0].isLvalue()
	case "*":
		return len(e.Args) == 1
	}
	return false
}
