package optimizer

import (
	"slices"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// A rewrite changes what sweeps a program has, before plans are made, so that it
// computes the same. Without wanted it may only say what it leaves undone.
type rewrite struct {
	name, doc string
	apply     func(p *stencil.Program, o Options, wanted bool, msgs *diag.List)
}

// rewrites run in this order.
var rewrites = []rewrite{
	{"unroll", "write out serial loops over constant offsets", unroll},
	{"fuse", "make one kernel of consecutive nests that use the same arrays", fuse},
	{"reassociate", "regroup sums by planes, so that those of several are computed once (-fassociative-math)", reassociate},
}

func rewriteAll(p *stencil.Program, o Options, msgs *diag.List) {
	for _, r := range rewrites {
		r.apply(p, o, o.Rewrite && !slices.Contains(o.Disabled, r.name), msgs)
	}
}
