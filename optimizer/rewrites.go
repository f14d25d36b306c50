package optimizer

import (
	"slices"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// A rewrite puts another sweep that computes the same in place of one, before
// plans are made, or returns nil.
type rewrite struct {
	name, doc string
	apply     func(s *stencil.Sweep, msgs *diag.List) *stencil.Sweep
}

// rewrites run in this order.
var rewrites = []rewrite{
	{"unroll", "write out serial loops over constant offsets", unroll},
}

// rewriteAll applies the rewrites to every sweep, in place: the steps of the
// program keep pointing to them.
func rewriteAll(p *stencil.Program, o Options, msgs *diag.List) {
	for _, r := range rewrites {
		if !o.Rewrite || slices.Contains(o.Disabled, r.name) {
			continue
		}
		for _, f := range p.Functions {
			for _, s := range f.Sweeps() {
				if rewritten := r.apply(s, msgs); rewritten != nil {
					*s = *rewritten
				}
			}
		}
	}
}
