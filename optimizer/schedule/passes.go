package schedule

// The table of passes, and the second table: which must come before which, and why.

import (
	"slices"

	"mintc/internal/passorder"
	"mintc/ir/plan"
)

// Choice says what a pass may do.
type Choice uint8

// Never leaves a pass out; May lets the model choose among the plans with and
// without what it adds; Must leaves those with it, if there are any.
const (
	Never Choice = iota
	May
	Must
)

// A pass adds plans to those so far: expand returns the plan itself and what
// the pass makes of it. has tells whether a plan has what the pass is about,
// where options can ask for that (Must).
type pass struct {
	name, doc string
	choice    func(Options) Choice
	expand    func(p plan.Plan, o Options, given bool) []plan.Plan
	has       func(plan.Plan) bool
}

// passes run in this order: each works on the plans of those before.
var passes = []pass{
	{"tile", "thread blocks of several shapes",
		func(o Options) Choice { return min(May, max(o.Shared, o.Aggregate)) }, tiles, nil},
	{"march", "let a thread walk along the slowest loop, 16 bytes of a row at a time, some rows side by side",
		func(o Options) Choice { return o.Aggregate }, march, aggregates},
	{"register", "keep columns of cells in registers along the march",
		func(o Options) Choice { return o.Register }, registers, hasColumns},
	{"partials", "compute once what several planes of a march share, and carry it on in registers",
		func(o Options) Choice { return min(May, o.Register) }, partials, nil},
	{"shared", "keep planes in shared memory, copied there asynchronously",
		func(o Options) Choice { return o.Shared }, shared, hasStages},
	{"tensor", "let the tensor memory accelerator fetch these planes (sm_90 on)",
		func(o Options) Choice { return min(May, o.Shared, o.Aggregate, o.Register) }, tensors, nil},
	{"repeat", "write the step of a march several times, so that registers rotate without moves",
		func(o Options) Choice { return min(May, o.Aggregate) }, repeat, nil},
}

var _ = passorder.MustHold("optimizer/schedule", Names(), []passorder.Constraint{
	{First: "tile", Then: "march", Reason: "the plan that 'tile' leaves as it is stands for all shapes when 'march' proposes chunks"},
	{First: "march", Then: "register", Reason: "columns stay in registers along a march"},
	{First: "register", Then: "partials", Reason: "what is carried on is worth it only beside the thread's own columns"},
	{First: "register", Then: "shared", Reason: "with columns in registers, planes are copied at least one ahead"},
	{First: "partials", Then: "shared", Reason: "early partials are there to need fewer planes in shared memory"},
	{First: "shared", Then: "tensor", Reason: "it fetches the planes that are in shared memory"},
	{First: "shared", Then: "repeat", Reason: "a step is repeated as often as there are planes in shared memory"},
	{First: "tensor", Then: "repeat", Reason: "where nothing but the accelerator loads, repeating gains nothing"},
})

// Names are those of the passes, for -fpass-disable.
func Names() []string {
	var names []string
	for _, p := range passes {
		names = append(names, p.name)
	}
	return names
}

// aggregates reports whether threads compute several points one after the other.
func aggregates(p plan.Plan) bool { return p.March != nil && p.Chunk.Product() > 1 }

func hasColumns(p plan.Plan) bool { return p.March != nil && p.March.Columns != plan.NoColumns }

func hasStages(p plan.Plan) bool { return len(p.Shared) > 0 }

// with is a copy of a marching plan with another march.
func with(p plan.Plan, change func(*plan.March)) plan.Plan {
	m := *p.March
	change(&m)
	p.March, p.Shared = &m, slices.Clone(p.Shared)
	return p
}
