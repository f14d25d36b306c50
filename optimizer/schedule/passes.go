// The table of passes, and the second table: which must come before which, and why.

package schedule

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
	{"stream", "let a block stream along the slowest loop: threads load 16 bytes of a row at a time, some rows side by side",
		func(o Options) Choice { return o.Aggregate }, stream, aggregates},
	{"register", "keep columns of cells in registers from plane to plane",
		func(o Options) Choice { return o.Register }, registers, hasColumns},
	{"reuse", "compute once what several planes share of an expression, and carry it on in registers",
		func(o Options) Choice { return min(May, o.Register) }, reuse, nil},
	{"shared", "keep planes in shared memory, copied there asynchronously",
		func(o Options) Choice { return o.Shared }, shared, hasBuffers},
	{"tensor", "let the tensor memory accelerator fetch these planes (sm_90 on)",
		func(o Options) Choice { return min(May, o.Shared, o.Aggregate, o.Register) }, tensors, nil},
	{"repeat", "write the steady state several times, so that loop-carried rows need no moves",
		func(o Options) Choice { return min(May, o.Aggregate) }, repeat, nil},
}

var _ = passorder.MustHold("optimizer/schedule", Names(), []passorder.Constraint{
	{First: "tile", Then: "stream", Reason: "the plan that 'tile' leaves as it is stands for all shapes when 'stream' proposes chunks"},
	{First: "stream", Then: "register", Reason: "columns stay in registers along a streaming kernel"},
	{First: "register", Then: "reuse", Reason: "what is carried on is worth it only beside the thread's own columns"},
	{First: "register", Then: "shared", Reason: "with columns in registers, planes are copied at least one ahead"},
	{First: "reuse", Then: "shared", Reason: "early partials are there to need fewer planes in shared memory"},
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
func aggregates(p plan.Plan) bool { return p.Stream != nil && p.Chunk.Product() > 1 }

func hasColumns(p plan.Plan) bool { return p.Stream != nil && p.Stream.Columns != plan.NoColumns }

func hasBuffers(p plan.Plan) bool { return len(p.Buffers) > 0 }

// with is a copy of a streaming plan with another stream.
func with(p plan.Plan, change func(*plan.Stream)) plan.Plan {
	m := *p.Stream
	change(&m)
	p.Stream, p.Buffers = &m, slices.Clone(p.Buffers)
	return p
}
