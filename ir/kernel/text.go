// Kernel code that has one spelling: text, with statements of the user's body between.

package kernel

import "mintc/ir/stencil"

// EndsName is what the run time calls the ends of a range at which subscripts stop (mint_ends, vector.cuh).
var EndsName = map[stencil.Edge]string{{Low: true}: "mint_low_end", {High: true}: "mint_high_end", {Low: true, High: true}: "mint_both_ends"}

// Lines are lines of code as they are, from the indentation of their place on. Those of the preprocessor start at the margin.
type Lines struct {
	stencil.Extension
	Text []string
}

// Nest is code around a body: a loop, a condition, a function. Head ends before the body, Tail comes behind it.
type Nest struct {
	stencil.Extension
	Head []string
	Body []stencil.Stmt
	Tail string
}

// Named is an expression that has one spelling.
type Named struct {
	Text string
	T    stencil.Type
}

// Type implements stencil.Expr.
func (n *Named) Type() stencil.Type { return n.T }

// Parts implements stencil.Foreign.
func (n *Named) Parts() []stencil.Expr { return nil }

// WithParts implements stencil.Foreign.
func (n *Named) WithParts([]stencil.Expr) stencil.Expr { return n }

// MapExprs implements stencil.Mapped.
func (s *Lines) MapExprs(func(stencil.Expr) stencil.Expr) stencil.Stmt { return s }

// MapExprs implements stencil.Mapped.
func (s *Nest) MapExprs(f func(stencil.Expr) stencil.Expr) stencil.Stmt {
	return &Nest{Head: s.Head, Body: stencil.MapBody(s.Body, f), Tail: s.Tail}
}
