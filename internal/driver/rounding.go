// The places where the translated program may round differently than the serial one: `mintc check` names them when digits differ.

package driver

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"mintc/ir/stencil"
)

// Rounding is a place where the numbers of the translated program may differ from
// those of the serial one by rounding, as the language allows (N1, N3, F9).
type Rounding struct {
	File string // as in messages
	Line int    // of the nest's directive
	What string // the reduction or the library function, and the reason
}

// exactFunctions of math.h give the same bits everywhere (N1).
var exactFunctions = strings.Fields("fabs fabsf floor floorf ceil ceilf trunc truncf rint rintf fmod fmodf copysign copysignf " +
	"sqrt sqrtf fma fmaf fmin fminf fmax fmaxf")

// roundings finds the reductions that kernels compute in another order, and the
// library functions that may round differently on the device.
func roundings(p *stencil.Program, associative bool) []Rounding {
	var all []Rounding
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			line, _ := s.Span.File.Position(s.Span.Off)
			for _, what := range roundingsOf(s, associative) {
				all = append(all, Rounding{s.Span.File.Name, line, what})
			}
		}
	}
	return all
}

func roundingsOf(s *stencil.Sweep, associative bool) []string {
	var all []string
	for _, r := range s.Reductions {
		if r.T.Kind == stencil.Float && (r.Op == "+" || r.Op == "*") {
			all = append(all, fmt.Sprintf("the reduction '%s: %s' joins its parts in another order than the serial loop (F9)", r.Op, r.Host))
		}
	}
	called := map[string]bool{}
	noteCalls(s.Body, s.Needs, called)
	for _, name := range slices.Sorted(maps.Keys(called)) {
		all = append(all, fmt.Sprintf("the device's '%s' may round differently (N1)", name))
	}
	if associative {
		all = append(all, "-fassociative-math lets sums be regrouped (N3)")
	}
	return all
}

// noteCalls adds the functions of math.h that a body calls and that may round differently, also through the user's functions.
func noteCalls(body []stencil.Stmt, needs stencil.Needs, called map[string]bool) {
	own := map[string]bool{}
	for _, f := range needs.Functions {
		own[f.Name] = true
		noteCalls(f.Body, f.Needs, called)
	}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if call, ok := e.(*stencil.Call); ok && !own[call.Func] && !slices.Contains(exactFunctions, call.Func) && call.T.Kind == stencil.Float {
			called[call.Func] = true
		}
	})
}
