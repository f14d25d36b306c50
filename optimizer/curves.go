// What the model expects of each time loop: the time of a step against the height (`mintc model in.c`).

package optimizer

import (
	"cmp"
	"maps"
	"math"
	"slices"

	"mintc/internal/diag"
	"mintc/internal/gpu"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/chain"
	"mintc/optimizer/perfmodel"
	"mintc/optimizer/schedule"
	"mintc/optimizer/tuning"
)

// Curve is a chain's predicted time against the height. Extents are those of the prediction, x first; Assumed says that some of them are neither
// in the program nor asked for.
type Curve struct {
	Name    string
	Line    int
	Extents []int64
	Assumed bool
	Points  []Point
	// Others were measured, of kinds whose times the model does not know.
	Others []Point
}

// Point is one height. Seconds are of a step, by the model; Measured are those of a tuning record; 0: not measured, or it is not known how many steps
// the run made.
type Point struct {
	Height   int
	Options  string
	Seconds  float64
	Measured float64
	Parts    perfmodel.StepParts
	// Redundant, Registers and Room are those of perfmodel.Steps; 0 for ordinary launches.
	Redundant       float64
	Registers, Room int
}

// mostDrawn is the largest height of a curve.
const mostDrawn = 16

// Curves are those of a program's chains, after Optimize. Chains that cannot march have the point of ordinary launches alone.
func Curves(p *stencil.Program, o Options) []Curve {
	var list []Curve
	for _, f := range p.Functions {
		for _, v := range chain.Find(f) {
			if v.Chain != nil {
				list = append(list, curveOf(v, o))
			}
		}
	}
	return list
}

func curveOf(v chain.Verdict, o Options) Curve {
	extents := chainExtents(v.Chain, o.Size)
	c := Curve{Name: v.Chain.Name, Line: v.At().Line(), Extents: extents[:len(v.Chain.Stages[0].Sweep.Loops)]}
	for i, l := range v.Chain.Stages[0].Sweep.Loops {
		_, known := schedule.ConstantExtent(l)
		c.Assumed = c.Assumed || len(c.Extents)-1-i >= len(o.Size) && !known
	}
	timed := timedSteps(v, o)
	add := func(p Point) {
		p.Measured = timed[p.Options]
		c.Points = append(c.Points, p)
	}
	add(ordinaryLaunches(v.Chain, o, extents))
	for height := 2; height <= mostDrawn; height++ {
		t, why := march(plan.Trapezoid{Chain: v.Chain, Height: height}, o.Device)
		if s, ok := StepTime(t, o.Device, extents); why == "" && ok && t.Height == height {
			add(Point{Height: height, Options: trapezoidOptions(t), Seconds: s.Time, Parts: s.Parts,
				Redundant: s.Redundant, Registers: s.Registers, Room: s.Room})
		}
	}
	for _, options := range slices.Sorted(maps.Keys(timed)) {
		t, err := withOptions(TrapezoidOptions{}, options)
		if drawn := func(p Point) bool { return p.Options == options }; err == nil && t.Height > 0 && timed[options] > 0 && !slices.ContainsFunc(c.Points, drawn) {
			c.Others = append(c.Others, Point{Height: t.Height, Options: options, Measured: timed[options]})
		}
	}
	slices.SortStableFunc(c.Others, func(a, b Point) int { return cmp.Compare(a.Height, b.Height) })
	return c
}

// timedSteps are the seconds of a step that a record has, by the options of the candidates. What -O3 chooses unasked stands for its height and kind, too,
// which are not measured on their own where it is the same plan.
func timedSteps(v chain.Verdict, o Options) map[string]float64 {
	list := map[string]float64{}
	if o.Tuned == nil {
		return list
	}
	item := o.Tuned.Find(tuning.Chain, v.Chain.Name)
	if item == nil || item.Steps == 0 {
		return list
	}
	for _, m := range item.Candidates {
		list[m.Options] = 1e-3 * m.Milliseconds / float64(item.Steps)
	}
	if t, why := choose(v, TrapezoidOptions{Auto: true, Paying: true}, o.Device); why == "" && list[trapezoidOptions(t)] == 0 {
		list[trapezoidOptions(t)] = list[tuning.Auto]
	}
	return list
}

// StepTime is what the model expects of one step of a plan, for extents x first. It reports false where it knows no such kind.
func StepTime(t plan.Trapezoid, d gpu.Device, extents [3]int64) (perfmodel.Steps, bool) {
	return perfmodel.PredictSteps(t, d, extents, perfmodel.MeasuredSteps)
}

// ordinaryLaunches is the point of height 1.
func ordinaryLaunches(c *stencil.Chain, o Options, extents [3]int64) Point {
	p := Point{Height: 1, Options: tuning.Off}
	for _, st := range c.Stages {
		cells := 1.0
		for d := range st.Sweep.Loops {
			cells *= float64(extents[d])
		}
		list := schedule.Rank(st.Sweep, o.Options, &diag.List{})
		if len(list) == 0 || math.IsInf(list[0].CellTime, 1) {
			continue
		}
		launch := perfmodel.LaunchTime(o.Device, list[0].CellTime*cells)
		p.Seconds += list[0].CellTime*cells + launch
		p.Parts.Memory += list[0].Terms.DRAM * cells
		p.Parts.L2 += list[0].Terms.L2 * cells
		p.Parts.Issue += list[0].Terms.Issue * cells
		p.Parts.Launch += launch
	}
	return p
}

// chainExtents are the extents of the chain's largest nest, or those that are asked for.
func chainExtents(c *stencil.Chain, size []int) [3]int64 {
	e := [3]int64{1, 1, 1}
	for _, st := range c.Stages {
		own := schedule.Extents(st.Sweep)
		for d := range st.Sweep.Loops {
			e[d] = max(e[d], own[d])
		}
	}
	for d, n := range size {
		if d < len(c.Stages[0].Sweep.Loops) {
			e[d] = int64(n)
		}
	}
	return e
}
