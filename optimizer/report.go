// Remarks: what a nest became, and what its clauses or its scattered accesses cost by the model.

package optimizer

import (
	"fmt"
	"math"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/rewrite"
	"mintc/optimizer/schedule"
)

// worthSaying is how much slower than the best plan a nest must be, by the model, before its clauses are blamed.
const worthSaying = 1.05

// remarkCost tells what the clauses of a nest cost, by the model: people write tile(16,16,1) everywhere, which leaves a
// block nothing to keep on the chip.
func remarkCost(s *stencil.Sweep, chosen schedule.Candidate, o schedule.Options, msgs *diag.List) {
	if s.Hints.Tile == nil && s.Hints.Chunk == nil || math.IsInf(chosen.CellTime, 1) {
		return
	}
	free := *s
	free.Hints.Tile, free.Hints.Chunk = nil, nil
	list := schedule.Rank(&free, o, &diag.List{})
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
	if best.Stream != nil {
		text += ", " + best.Stream.String()
	}
	msgs.Remarkf(codePlan, s.Directive, "%s this nest would take %.0f %% of the time, by the model: %s",
		clauses, 100*list[0].CellTime/chosen.CellTime, text)
}

// remark tells under -Minfo what the nest became.
func remark(s *stencil.Sweep, p plan.Plan, o schedule.Options, msgs *diag.List) {
	text := ""
	if s.Versioned != nil { // the nests' own kernels have remarks there, too
		text = fmt.Sprintf("in kernel '%s' ", s.Name)
	}
	text += fmt.Sprintf("a block computes %v points with %v threads", p.Tile, p.Threads())
	if p.Stream != nil && (p.Chunk.Product() > 1 || p.Stream.Columns != plan.NoColumns) {
		text += ", " + p.Stream.String()
	}
	for _, st := range p.Buffers {
		text += fmt.Sprintf(", %s in shared memory", st.Grid.Host)
		if p.Stream.Tensor {
			text += " by tensor memory accelerator"
		}
	}
	for _, u := range s.Uses {
		if o.Shared != schedule.Never && p.Stream != nil && u.Edges() != nil {
			text += fmt.Sprintf("; %s is not kept in shared memory: its accesses at the edges are clamped", u.Grid.Host)
		}
	}
	msgs.Remarkf(codePlan, s.Directive, "%s", text)
}

// remarkScatter tells what it costs, by the model, that neighbouring threads do not access neighbouring elements.
func remarkScatter(s *stencil.Sweep, chosen schedule.Candidate, o schedule.Options, msgs *diag.List) {
	c := rewrite.ScatterOf(s)
	longer := chosen.Scattered(c.Bytes, o)
	if longer < worthSaying || math.IsNaN(longer) {
		return
	}
	way := ""
	if n := len(s.Loops) + c.Depth; c.Serial != "" && n <= 3 {
		loops := "the loop over '" + c.Serial + "' are independent, make it"
		if c.Depth > 1 {
			loops = "the loops down to that over '" + c.Serial + "' are independent, make them"
		}
		way = fmt.Sprintf("; if the iterations of %s parallel too: nest(%d)", loops, n)
	}
	msgs.Remarkf(codePlan, s.Directive, "neighbouring threads differ in '%s', and what they access as '%s' does not lie side by side: by the model the nest takes up to %.1f times as long%s",
		c.Index, strings.Join(c.Accesses, "', '"), longer, way)
}
