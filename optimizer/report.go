package optimizer

import (
	"fmt"
	"math"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// shown is how many plans Ranking prints.
const shown = 20

// Ranking is the text of -dump=plans for one sweep: what the model expects of
// the fastest plans, why, and the options that ask for each.
func Ranking(s *stencil.Sweep, list []Candidate) string {
	var b strings.Builder
	e := extents(s)
	fmt.Fprintf(&b, "sweep %s, %d plans, for extents %v\n", s.Name, len(list), e[:len(s.Loops)])
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

// worthSaying is how much slower than the best plan a nest must be, by the model, before its clauses are blamed.
const worthSaying = 1.05

// remarkCost tells what the clauses of a nest cost, by the model: people write tile(16,16,1) everywhere, which leaves a
// block nothing to keep on the chip.
func remarkCost(s *stencil.Sweep, chosen Candidate, o Options, msgs *diag.List) {
	if s.Hints.Tile == nil && s.Hints.Chunk == nil || math.IsInf(chosen.CellTime, 1) {
		return
	}
	free := *s
	free.Hints.Tile, free.Hints.Chunk = nil, nil
	list := Rank(&free, o, &diag.List{})
	if len(list) == 0 || chosen.CellTime < worthSaying*list[0].CellTime {
		return
	}
	clauses := "'tile' is obeyed; without it"
	switch {
	case s.Hints.Tile == nil:
		clauses = "'chunksize' is obeyed; without it"
	case s.Hints.Chunk != nil:
		clauses = "'tile' and 'chunksize' are obeyed; without them"
	}
	best := list[0].Plan
	text := fmt.Sprintf("%v points a block and %v a thread", best.Tile, best.Chunk)
	if best.March != nil {
		text += ", " + best.March.String()
	}
	msgs.Remarkf(codePlan, s.Directive, "%s this nest would take %.0f %% of the time, by the model: %s",
		clauses, 100*list[0].CellTime/chosen.CellTime, text)
}

// remark tells under -Minfo what the nest became.
func remark(s *stencil.Sweep, p plan.Plan, o Options, msgs *diag.List) {
	text := ""
	if s.Separate != nil { // the nests' own kernels have remarks there, too
		text = fmt.Sprintf("in kernel '%s' ", s.Name)
	}
	text += fmt.Sprintf("a block computes %v points with %v threads", p.Tile, p.Threads())
	if p.March != nil && (p.Chunk.Product() > 1 || p.March.Columns != plan.NoColumns) {
		text += ", " + p.March.String()
	}
	for _, st := range p.Shared {
		text += fmt.Sprintf(", %s in shared memory", st.Grid.Host)
		if p.March.Tensor {
			text += " by tensor memory accelerator"
		}
	}
	for _, u := range s.Uses {
		if o.Shared != Never && p.March != nil && u.Edges() != nil {
			text += fmt.Sprintf("; %s stays out of shared memory, for its neighbours stop at the edges", u.Grid.Host)
		}
	}
	msgs.Remarkf(codePlan, s.Directive, "%s", text)
}
