// The table of passes over subscripts, and the second table: which must come before which, and why.

package subscript

import (
	"mintc/analyzer/dependence"
	"mintc/internal/passorder"
	"mintc/ir/clamping"
	"mintc/ir/stencil"
)

// Nest is a sweep whose subscripts are read, and what only its reader knows.
type Nest struct {
	*stencil.Sweep
	Scalars
	Grids
}

// putAccesses gives the accesses of the body other texts. Locals that these make unused go, but for those whose last values the program has.
func (n *Nest) putAccesses(unused map[*stencil.Symbol]bool, text func(*stencil.Access) stencil.Expr) {
	body := stencil.MapBody(n.Body, func(e stencil.Expr) stencil.Expr {
		if a, ok := e.(*stencil.Access); ok {
			return text(a)
		}
		return e
	})
	for _, last := range n.Last {
		delete(unused, last)
	}
	n.Body = stencil.WithoutUnused(body, unused)
}

// Scalars are the outer scalars of a nest, as its reader knows them.
type Scalars interface {
	// HostValue is the parameter that stands for e, which the host evaluates. The
	// sweep gets it if it has none.
	HostValue(e stencil.Expr) *stencil.Symbol
	// Expanded replaces scalars by the definitions that they keep, so that plane and
	// nx*ny are one stride. The sweep may get parameters that these name.
	Expanded(p stencil.Poly) stencil.Poly
	// Attempt returns what takes back the parameters that the sweep gets from now on.
	Attempt() (undo func())
}

// Grids are the grids of the function around a nest.
type Grids interface {
	// View is base, an array with one subscript, with rank dimensions.
	View(base *stencil.Grid, rank int) *stencil.Grid
	// Learn notes the strides of a view of base, none where there are none. Known are all that were noted: polynomials over the outer scalars of the nests in front.
	Learn(base *stencil.Grid, strides []stencil.Poly)
	Known(base *stencil.Grid) [][]stencil.Poly
	// Slice is base[leading].
	Slice(base *stencil.Grid, leading stencil.Expr) *stencil.Grid
}

// A pass changes subscripts, or what is known of them (stencil.AccessInfo).
type pass struct {
	name, doc string
	run       func(*Nest)
}

// passes run in this order.
var passes = []pass{
	{"merge", "give locals that are set in steps one definition", mergeDefinitions},
	{"join", "make choices between two elements that differ in one subscript one access", joinChoices},
	{"whole", "replace remainders that come back to the index by the index", wholeTurns},
	{"mirror", "make subscripts that turn back at the edges of the loops accesses under conditions", mirrorAtEdges},
	{"limit", "find how conditions around accesses narrow the ranges of indices", func(n *Nest) { dependence.Limit(n.Sweep) }},
	{"pin", "add the index of a loop to subscripts under conditions that fix it", pinIndices},
	{"flatten", "find the dimensions behind arrays with one subscript", flatten},
	{"linearize", "let the host compute products of outer scalars", hoistSubscripts},
	{"sign", "read outer scalars that are only added as signed numbers", signedOffsets},
	{"resolve", "mark accesses whose reach is not known", func(n *Nest) { n.Resolve() }},
	{"claim", "let the host check that subscripts under conditions do not wrap", claimSubscripts},
	{"clamp", "mark subscripts that stop at the edges of the loops", func(n *Nest) { clamping.Clamp(n.Sweep) }},
}

var _ = passorder.MustHold("analyzer/subscript", names(), []passorder.Constraint{
	{First: "limit", Then: "pin", Reason: "an index has one value where its range is narrowed to it"},
	{First: "join", Then: "pin", Reason: "a choice of two elements may be one that goes on at the other end"},
	{First: "pin", Then: "flatten", Reason: "an array whose every subscript has each index needs no other reading"},
	{First: "limit", Then: "flatten", Reason: "a subscript under a condition on its index does not stop where the loop ends"},
	{First: "limit", Then: "clamp", Reason: "a subscript under a condition on its index does not stop where the loop ends"},
	{First: "merge", Then: "join", Reason: "a choice is followed through locals only where these have one definition"},
	{First: "join", Then: "mirror", Reason: "it is one subscript that turns back"},
	{First: "join", Then: "limit", Reason: "the conditions of a choice are none of the access that it becomes"},
	{First: "merge", Then: "whole", Reason: "remainders are followed through locals only where these have one definition"},
	{First: "whole", Then: "mirror", Reason: "what it leaves is a polynomial, which divided accesses must be"},
	{First: "whole", Then: "flatten", Reason: "it leaves index and stride, which a remainder hides"},
	{First: "merge", Then: "mirror", Reason: "a choice is followed through locals only where these have one definition"},
	{First: "mirror", Then: "limit", Reason: "the accesses that it makes have conditions of their own"},
	{First: "mirror", Then: "flatten", Reason: "an index with two values is no index of a dimension"},
	{First: "merge", Then: "flatten", Reason: "strides are found behind locals only where these have one definition"},
	{First: "merge", Then: "clamp", Reason: "a choice is followed through locals only where these have one definition"},
	{First: "flatten", Then: "linearize", Reason: "a product such as ny*nx is a stride; as one parameter nothing would divide by it"},
	{First: "linearize", Then: "sign", Reason: "the scalars are found in the linear forms of the accesses"},
	{First: "linearize", Then: "resolve", Reason: "it takes every linear form to be resolved, and resolve takes that back"},
	{First: "linearize", Then: "clamp", Reason: "it would take a subscript that stops for one that is not linear"},
	{First: "sign", Then: "claim", Reason: "a scalar that is read as signed wraps nowhere"},
	{First: "sign", Then: "clamp", Reason: "accesses with a clamped subscript keep the forms of their other ones"},
	{First: "resolve", Then: "claim", Reason: "what is not resolved is claimed by nobody"},
	{First: "resolve", Then: "clamp", Reason: "clamp resolves what it understands"},
})

func names() []string {
	list := make([]string, len(passes))
	for i, p := range passes {
		list[i] = p.name
	}
	return list
}

// Run works on the subscripts of a nest whose body has been read.
func Run(n *Nest) {
	for _, p := range passes {
		p.run(n)
	}
}
