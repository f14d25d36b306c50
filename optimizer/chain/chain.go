// Package chain finds the chains of a function: the sweeps of one step of a time loop with the storage that each
// reads and writes, so that several steps can be made one launch (ghost-zone paper, section 4). It reads
// ir/stencil only, after the rewrites, and changes nothing.
//
// Take heat3d: one sweep writes Unew from U, then the host lets the two names change places. find.go takes the loop's
// body for a step. walk.go goes through it in order, with U and Unew standing for two storages: the sweep reads the
// first and writes the second, and the moves behind it leave U with the second and Unew with the first. So the chain
// has two roles, and Turn 1 0. rules.go holds what else a chain needs; each thing that is missing is an Obstacle.
//
// What this package says of storage need not be true: pointers may be equal, a helper may exchange them. The run
// time compares each launch with the chain and makes ordinary launches of what does not fit. What it says of
// accesses must be true.
//
// How to see it: mintc -dump=rewritten prints the chains behind the steps of their function, -Minfo what stands in
// the way of others; go test ./optimizer/chain.
package chain

import (
	"fmt"

	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Verdict is what became of the sweeps of one step. Loop and Back are nil where no time loop is to be seen; Function, which holds
// the nests, may have callers then. Asked is the directive on the loop, or on those that call the function; nil for none. Chain is nil where Obstacles are not.
type Verdict struct {
	Function  *stencil.Function
	Loop      *stencil.TimeLoop
	Back      *stencil.Back
	Asked     *stencil.Trapezoid
	Chain     *stencil.Chain
	Obstacles []Obstacle
}

// At is the keyword of the time loop, or the first nest where no loop is to be seen.
func (v Verdict) At() source.Span {
	if v.Loop == nil {
		return v.Chain.Stages[0].Sweep.Directive
	}
	at := v.Loop.Span
	return at.File.Span(at.Off, at.Off+len(source.Identifier(at.Text())))
}

// Obstacle is why several steps cannot be one launch: the place, a sentence without its stop, and what to change.
// With Breach the accesses break language.md T1; without, something in the step limits the height to 1 (T2).
type Obstacle struct {
	At        source.Span
	Text, Way string
	Breach    bool
}

// Find are the verdicts on all steps of a function that hold sweeps, in the order of the text.
func Find(f *stencil.Function) []Verdict {
	var list []Verdict
	for _, s := range stepsOf(f) {
		v := Verdict{Function: f, Loop: s.loop, Back: s.back, Asked: s.asked(f)}
		if v.Obstacles = obstacles(f, s); v.Obstacles == nil {
			v.Chain, v.Obstacles = walk(f, s)
		}
		if v.Obstacles == nil {
			v.Obstacles = breaches(v.Chain)
		}
		if v.Obstacles != nil {
			v.Chain = nil
		} else {
			v.Chain.Name = fmt.Sprintf("%s_chain%d", f.Name, len(list)+1)
		}
		list = append(list, v)
	}
	return list
}
