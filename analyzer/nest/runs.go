// Bounds that wrap around or may: before each launch the host runs through the outer loops, and counts as C does.

package nest

import (
	"slices"

	"mintc/ir/stencil"
)

// dependsOnOuter reports whether a bound of the loop uses the index of a loop around it.
func dependsOnOuter(l *stencil.Loop) bool {
	return stencil.UsesIndex(l.Lo) || stencil.UsesIndex(l.Hi) || l.Exact != nil && stencil.UsesIndex(l.Exact.Bound)
}

// encloseByRuns is enclose for bounds that wrap, or may: before each launch the host
// runs through the loops around this one, and counts each run as C does.
func (r *boundReader) encloseByRuns(l *stencil.Loop) []stencil.Expr {
	index := &stencil.Var{Sym: l.Index}
	exact := l.Exact
	if exact == nil { // the comparison is one of numbers
		exact = &stencil.Comparison{Op: map[bool]string{true: "<", false: ">"}[l.Step > 0], Type: stencil.LongLong, Bound: l.Hi}
	}
	l.Runs = &stencil.Runs{Lo: l.Lo, Step: l.Step, Exact: *exact, Conditions: slices.Clone(r.realBounds)}
	var conditions []stencil.Expr
	if stencil.UsesIndex(l.Lo) {
		conditions = startsAt(l)
	}
	holds := func(x stencil.Expr) stencil.Expr { return stencil.NewBinary(exact.Op, x, exact.Bound) }
	switch up := l.Step > 0; {
	case exact.Op == "!=":
		towards := map[bool]string{true: "<", false: ">"}[up]
		conditions = append(conditions, stencil.NewBinary(towards, stencil.Converted(index, stencil.LongLong), stencil.Converted(l.Hi, stencil.LongLong)))
	case exact.Type.Kind == stencil.Unsigned && (l.Index.Type.Kind == stencil.Signed || up != (exact.Op[0] == '<')):
		conditions = append(conditions, holds(converted(l.Lo, l.Index.Type)), holds(index))
	default:
		conditions = append(conditions, holds(index))
	}
	end := func(what string) stencil.Expr {
		return &stencil.Var{Sym: &stencil.Symbol{Name: r.localName(l.Index.Name + what), Type: l.Index.Type, Role: stencil.Param}}
	}
	if stencil.UsesIndex(l.Lo) {
		l.Lo, l.Step = end("_first"), stencil.Sign(l.Step)
	}
	l.Hi, l.Exact, l.Meets, l.BoundingBox = end("_end"), nil, false, true
	return conditions
}
