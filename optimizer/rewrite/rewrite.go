// Package rewrite changes sweeps before they are planned, so that they compute the
// same with less work or as fewer kernels. It reads and writes ir/stencil; how
// sweeps run on a device is not known here.
//
// Take
//
//	for (d = -1; d <= 1; d++) s += c[d + 1] * u[y][x + d];
//	v[y][x] = s;
//
// and a nest behind it that computes w[y][x] = v[y][x] / 2. If the loop over x stands
// around that over y, "interchange" still makes it the x of the threads. "unroll" writes the
// loop over d out, after which u is read at constant offsets, and a streaming kernel can hold
// it on the chip. "fuse" makes one kernel of the two nests, in which v[y][x] goes
// through a variable (scalar_replacement.go). With -fassociative-math "reassociate" regroups
// the sum so that several planes share parts of it, which Reuse finds.
//
// Two more functions do not rewrite the program; they give a plan its body:
// Unclamped (unclamp.go) and Reuse (reuse.go).
//
// Where the code is: this file has the table of rewrites and why they stand in that
// order; one file has each rewrite. A new one is a file, a row in the table and two
// small texts in testdata: before and after.
//
// How to see it: mintc -O3 -dump=rewritten prints sweeps after all rewrites (-dump=stencil: before), -Minfo says
// what was rewritten, -fpass-disable=NAME leaves one out; go test ./optimizer/rewrite.
package rewrite

import (
	"slices"

	"mintc/internal/diag"
	"mintc/internal/passorder"
	"mintc/ir/stencil"
)

// Options restrict the rewrites.
type Options struct {
	Wanted      bool            // without, rewrites only say what they leave undone
	Associative bool            // floating-point sums may be regrouped, which may change rounding (-fassociative-math)
	Reuse       bool            // partial sums are carried on however many grids are read
	Taken       map[string]bool // names that new variables must not have
	Disabled    []string        // rewrites that are left out
	// Steps are the nests of which several steps are asked for in one launch. What that needs is done at every level, and nothing that prevents it.
	Steps map[*stencil.Sweep]bool
}

// sweeps are those to rewrite where wanted is false at this level: those of Steps alone.
func (o Options) sweeps(f *stencil.Function, wanted bool) []*stencil.Sweep {
	list := f.Sweeps()
	if wanted {
		return list
	}
	return slices.DeleteFunc(list, func(s *stencil.Sweep) bool { return !o.Steps[s] })
}

// A rewrite changes what sweeps a program has, before plans are made, so that it
// computes the same. Without wanted it may only say what it leaves undone.
type rewrite struct {
	name, doc string
	always    bool // wanted at every level
	apply     func(p *stencil.Program, o Options, wanted bool, msgs *diag.List)
}

// rewrites run in this order.
var rewrites = []rewrite{
	{"interchange", "let threads take the loops in the order of the subscripts, so that neighbouring threads access neighbouring elements", true, interchange},
	{"unroll", "write out serial loops over constant offsets", false, unroll},
	{"sink", "store once behind an if what each of its branches stores", false, sink},
	{"fuse", "make one kernel of consecutive nests that use the same arrays", false, fuse},
	{"shift", "count indices from where the subscripts of the arrays begin, so that these are index + constant", false, shift},
	{"narrow", "run over the iterations alone that store something, where comparisons of the loops' indices say which those are", false, narrow},
	{"reassociate", "regroup sums by planes, so that those of several are computed once (integers; others with -fassociative-math)", false, reassociate},
}

var _ = passorder.MustHold("optimizer/rewrite", Names(), []passorder.Constraint{
	{First: "interchange", Then: "unroll", Reason: "what has a footprint by unrolling depends on the order of the loops"},
	{First: "interchange", Then: "fuse", Reason: "nests are fused only if threads take their loops in the same order"},
	{First: "unroll", Then: "fuse", Reason: "whether nests clash depends on offsets, which are constant only after unrolling"},
	{First: "unroll", Then: "sink", Reason: "conditions over offsets are decided when written out"},
	{First: "sink", Then: "fuse", Reason: "what is stored in every iteration goes through a variable"},
	{First: "sink", Then: "narrow", Reason: "an element that all branches store is stored in every iteration, so that no condition is common to all stores"},
	{First: "fuse", Then: "narrow", Reason: "nests are fused only if their loops have one range, and a condition around one of them is none around the others"},
	{First: "fuse", Then: "shift", Reason: "nests are fused only if their loops have one range, and the subscripts of one may begin elsewhere"},
	{First: "unroll", Then: "shift", Reason: "what a serial loop adds is no offset of an index"},
	{First: "shift", Then: "narrow", Reason: "its ends are compared with those of other nests, which begin where the subscripts do"},
	{First: "unroll", Then: "reassociate", Reason: "a sum in a loop over offsets is one expression only when written out"},
	{First: "fuse", Then: "reassociate", Reason: "sums are regrouped only where the whole kernel reads one grid, which fusing may change"},
})

// Names are those of the rewrites, for -fpass-disable.
func Names() []string {
	var names []string
	for _, r := range rewrites {
		names = append(names, r.name)
	}
	return names
}

// All rewrites the sweeps of a program.
func All(p *stencil.Program, o Options, msgs *diag.List) {
	for _, r := range rewrites {
		own, wanted := o, o.Wanted || r.always
		if slices.Contains(o.Disabled, r.name) {
			own.Steps, wanted = nil, false
		}
		r.apply(p, own, wanted, msgs)
	}
}
