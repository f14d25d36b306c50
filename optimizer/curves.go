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
	Points  []Point // ordinary launches, then each kind by height
	// Others were measured, of ways whose times the model does not know.
	Others []Point
}

// Point is one height of a kind; that of ordinary launches is Replay. Seconds are of a step, by the model; Measured are those of a tuning record; 0: not measured, or it is not known how many steps
// the run made.
type Point struct {
	Kind     plan.TrapezoidKind
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

// heightsDrawn are the heights of a kind's curve.
func heightsDrawn(kind plan.TrapezoidKind, dims int) (list []int) {
	if kind == plan.Persistent || dims == 1 {
		return heightsTried(kind, dims)
	}
	for height := 2; height <= mostDrawn; height++ {
		list = append(list, height)
	}
	return list
}

// Curves are those of a program's chains, after Optimize. A chain that no kernel of several steps fits has the point of ordinary launches alone.
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
	dims := len(v.Chain.Stages[0].Sweep.Loops)
	c := Curve{Name: v.Chain.Name, Line: v.At().Line(), Extents: extents[:dims]}
	for i, l := range v.Chain.Stages[0].Sweep.Loops {
		_, known := schedule.ConstantExtent(l)
		c.Assumed = c.Assumed || len(c.Extents)-1-i >= len(o.Size) && !known
	}
	c.Points = []Point{ordinaryLaunches(v.Chain, o, extents)}
	for _, kind := range plan.TrapezoidKinds() {
		for _, height := range heightsDrawn(kind, dims) {
			if p, known := pointOf(v, o, kind, height); known {
				c.Points = append(c.Points, p)
			}
		}
	}
	c.addMeasured(v, o)
	return c
}

// addMeasured adds what a tuning record has of the chain.
func (c *Curve) addMeasured(v chain.Verdict, o Options) {
	timed := timedSteps(v, o)
	for _, options := range slices.Sorted(maps.Keys(timed)) {
		t, err := withOptions(TrapezoidOptions{}, options)
		if drawn := func(p Point) bool { return p.Options == options }; err != nil || t.Height < 2 || t.Kind == nil || timed[options] == 0 || slices.ContainsFunc(c.Points, drawn) {
			continue
		}
		if p, known := pointOf(v, o, *t.Kind, t.Height); known {
			c.Points = append(c.Points, p)
		} else {
			c.Others = append(c.Others, Point{Kind: *t.Kind, Height: t.Height, Options: options, Measured: timed[options]})
		}
	}
	for i := range c.Points {
		c.Points[i].Measured = timed[c.Points[i].Options]
	}
	slices.SortStableFunc(c.Points[1:], byKind)
	slices.SortStableFunc(c.Others, byKind)
}

func byKind(a, b Point) int {
	return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Height, b.Height))
}

// pointOf is what the model expects of a kind and height, if it fits.
func pointOf(v chain.Verdict, o Options, kind plan.TrapezoidKind, height int) (Point, bool) {
	if kind == plan.Replay {
		return Point{}, false
	}
	t, why := choose(v, TrapezoidOptions{Height: height, Kind: &kind, Paying: true}, o.Device)
	if why != "" || t.Height != height {
		return Point{}, false
	}
	s, known := StepTime(t, o.Device, chainExtents(v.Chain, o.Size))
	return Point{Kind: kind, Height: height, Options: trapezoidOptions(t), Seconds: s.Time, Parts: s.Parts,
		Redundant: s.Redundant, Registers: s.Registers, Room: s.Room}, known
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
		moved := 0.0
		for _, u := range st.Sweep.Uses {
			if u.Read {
				moved += float64(u.Grid.Elem.Size)
			}
			if u.Written {
				moved += float64(u.Grid.Elem.Size)
			}
		}
		kernel := perfmodel.KernelTime(o.Device, c, extents, list[0].CellTime*cells, moved*cells)
		launch := perfmodel.LaunchTime(o.Device, kernel)
		p.Seconds += kernel + launch
		p.Parts.Memory += perfmodel.MemoryTime(o.Device, c, extents, list[0].Terms.DRAM*cells)
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
