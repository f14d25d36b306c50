package optimizer

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// A height that is left open is what was measured to pay, or what the model expects to be the fastest: ordinary launches, too.
func TestOpenHeights(t *testing.T) {
	march := plan.March
	o := allowed(card(t, "h200"))
	for _, c := range []struct {
		row, real string
		height    int // of the directive; 0: open
		limits    TrapezoidOptions
		want      string
	}{
		{"heat2d", "double", 0, TrapezoidOptions{}, "10 march"},
		{"fdtd2d", "float", 0, TrapezoidOptions{}, "8 tile"},
		{"wave4", "double", 0, TrapezoidOptions{}, "3 march"},
		{"cell", "int", 0, TrapezoidOptions{}, "none of the ways"},
		{"wave4", "double", 2, TrapezoidOptions{}, "2 march"},
		{"wave4", "double", 2, TrapezoidOptions{Auto: true}, "3 march"},
		{"wave4", "double", 0, TrapezoidOptions{Height: 2}, "2 march"},
		{"wave4", "float", 0, TrapezoidOptions{Kind: &march}, "3 march"},
		{"heat2d", "double", 0, TrapezoidOptions{Off: true}, "-ftrapezoid=off"},
	} {
		v := rowChain(t, c.row, c.real)
		v.Asked = &stencil.Trapezoid{Height: c.height}
		o.Trapezoid = c.limits
		got, why := planned(v, c.limits, o)
		if why == "" {
			why = fmt.Sprintf("%d %v", got.Height, got.Kind)
		}
		assert.Contains(t, why, c.want, "%v", c)
	}
}
