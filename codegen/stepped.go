// The last values of serial loops that count by larger steps: the host rounds the ends of their ranges to values that
// the loops reach.

package codegen

import (
	"maps"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// stepped are bounds whose ends are rounded to values that the loops reach.
func (w *sweepLowering) stepped(bounds map[*stencil.Symbol]stencil.Bounds) map[*stencil.Symbol]stencil.Bounds {
	rounded, own := bounds, false
	for sym, b := range bounds {
		if b.By > 1 {
			if !own {
				rounded, own = maps.Clone(bounds), true
			}
			b.Lowest = b.Lowest.Plus(w.rest(b.Start.Plus(b.Lowest, -1), b.By), 1)
			b.Highest = b.Highest.Plus(w.rest(b.Highest.Plus(b.Start, -1), b.By), -1)
			rounded[sym] = b
		}
	}
	return rounded
}

// rest is form modulo by, or modulo a divisor of it: the largest for which all iterations have the same rest. With less
// than by, the range stays larger than the loop's.
func (w *sweepLowering) rest(form stencil.Affine, by int64) stencil.Affine {
	same := stencil.Affine{Const: form.Const}
	for _, t := range form.Terms {
		step, known := w.stepOf(t.Sym)
		if by = stencil.GCD(by, t.Coef*step); known {
			same = same.Plus(stencil.Affine{Terms: []stencil.Term{t}}, 1)
		}
	}
	if same.IsConst() {
		return stencil.Affine{Const: ((same.Const % by) + by) % by}
	}
	if by == 1 {
		return stencil.Affine{}
	}
	for _, r := range w.Launch.Rests {
		if r.By == by && r.Form.Equal(same) {
			return variable(r.Sym)
		}
	}
	sym := &stencil.Symbol{Name: "rest", Type: stencil.LongLong, Role: stencil.Param}
	w.Launch.Rests = append(w.Launch.Rests, kernel.Rest{Sym: sym, Form: same, By: by})
	return variable(sym)
}

// stepOf says by what steps a variable of a form changes between iterations: not at all if it is an outer scalar.
// known is false where the host knows no first value; then every integer is one.
func (w *sweepLowering) stepOf(sym *stencil.Symbol) (step int64, known bool) {
	if sym.Role == stencil.Param {
		return 0, true
	}
	for _, l := range w.Sweep.Loops {
		if l.Index == sym && !l.BoundingBox {
			return l.Step, true
		}
	}
	return 1, false
}

func variable(sym *stencil.Symbol) stencil.Affine {
	return stencil.Affine{Terms: []stencil.Term{{Sym: sym, Coef: 1}}}
}
