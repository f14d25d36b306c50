// The ranking as a person reads it (-dump=plans).

package schedule

import (
	"fmt"
	"math"
	"strings"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// shown is how many plans Ranking prints.
const shown = 20

// Ranking is the text of -dump=plans for one sweep: what the model expects of
// the fastest plans, why, and the options that ask for each.
func Ranking(s *stencil.Sweep, o Options, list []Candidate) string {
	var b strings.Builder
	e := o.extents(s)
	fmt.Fprintf(&b, "sweep %s, %s, for extents %v\n", s.Name, plan.Count(len(list), "plan"), e[:len(s.Loops)])
	fmt.Fprintf(&b, "  %8s  %6s  %6s  %6s  %4s  %5s  %-13s  %s\n", "GCells/s", "DRAM B", "L2 B", "slots", "regs", "warps", "limit", "options")
	for i, c := range list {
		if i == shown {
			fmt.Fprintf(&b, "  .. %d more\n", len(list)-shown)
			break
		}
		fmt.Fprintf(&b, "  %8.1f  %6.1f  %6.1f  %6.1f  %4d  %5d  %-13s  %s\n", c.rate(), c.DRAM, c.L2, c.Slots, c.Registers, c.Warps,
			c.Terms.Limit(), c.Plan.Options())
	}
	return b.String()
}

// rate is in 1e9 cell updates per second.
func (c Candidate) rate() float64 {
	if math.IsInf(c.CellTime, 1) {
		return 0
	}
	return 1e-9 / c.CellTime
}
