package optimizer

import "mintc/ir/plan"

// A pass proposes a plan in place of another one, or returns it as it is. given
// says that clauses or options fixed tile or chunk.
type pass struct {
	name, doc string
	wanted    func(Options) bool
	propose   func(p plan.Plan, o Options, given bool) plan.Plan
}

// passes run in this order.
var passes = []pass{
	{"march", "let a thread walk along the slowest loop and keep columns of cells in registers",
		func(o Options) bool { return o.Aggregate }, march},
}

// PassNames lists the passes that -fpass-disable can name.
func PassNames() []string {
	var names []string
	for _, r := range rewrites {
		names = append(names, r.name)
	}
	for _, p := range passes {
		names = append(names, p.name)
	}
	return names
}
