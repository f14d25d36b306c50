// The search for coefficients of the performance model: one coefficient at a time is scaled up or down as long
// as the loss against the measured plans falls. Bounds keep each at a value that hardware can have.

package main

import (
	"math"
	"reflect"
	"slices"

	"mintc/optimizer/perfmodel"
)

// atLeast are lower bounds: that many instructions are certainly executed. Without bounds a fit
// would trade nonsense for a small gain.
var atLeast = map[string]float64{"Load": 2, "Take": 1, "Widen": 1, "StagedPack": 2, "Step": 3, "DirectAccess": 2, "Spill": 1,
	"FetchStart": 0.5, "EdgeFree": 8}

// atMost are upper bounds of shares of a peak rate and of instruction counts.
var atMost = map[string]float64{"Shared": 1, "Issue": 1, "StagedPack": 15, "L2": 2.2}

// counted are coefficients of registers. They come from the compiler's reports and are not fitted:
// fitted to times, they would no longer predict the number of warps.
var counted = []string{"BaseRegisters", "Taken", "Unrolled"}

// calibrate scales one coefficient at a time, by smaller and smaller factors, as long as the cost
// falls.
func calibrate(programs []*program, c perfmodel.Coefficients) perfmodel.Coefficients {
	least := cost(programs, c)
	for factor := 1.3; factor > 1.02; factor = 1 + (factor-1)*0.7 {
		for improved := true; improved; {
			improved = false
			for i := 0; i < reflect.TypeOf(c).NumField(); i++ {
				if slices.Contains(counted, reflect.TypeOf(c).Field(i).Name) {
					continue
				}
				for _, by := range []float64{factor, 1 / factor} {
					next := c
					field := reflect.ValueOf(&next).Elem().Field(i)
					name := reflect.TypeOf(c).Field(i).Name
					field.SetFloat(max(field.Float()*by, atLeast[name]))
					if most, bounded := atMost[name]; bounded {
						field.SetFloat(min(field.Float(), most))
					}
					if got := cost(programs, next); got < least-1e-6 {
						c, least, improved = next, got, true
					}
				}
			}
		}
	}
	return c
}

// goals are the kernels that have to reach a share of the device copy.
var goals = []string{"heat2d", "heat3d", "poisson3d7", "varcoef3d", "p19", "p19rhs", "hotspot3d"}

// many is the number of plans from which on a program has its full weight.
const many = 40

// cost combines the loss of the model's choices with the error of its times, for the faster half of
// the plans: the others are never chosen.
func cost(programs []*program, c perfmodel.Coefficients) float64 {
	total := 0.0
	for _, p := range programs {
		ranked, fast := p.ranked(c), p.bySpeed()
		lost := 0.0
		for i := range min(3, len(ranked)) { // later choices count, too: the first may win by chance
			lost += (1 - ranked[i].gcells/fast[0].gcells) / float64(1+3*i)
		}
		off := 0.0
		fast = fast[:(len(fast)+1)/2]
		for _, m := range fast {
			r := m.subject.Predict(p.device, p.extents, c)
			e := math.Log(r.CellTime * m.gcells * 1e9)
			off += e * e
		}
		weight := min(1, float64(len(p.plans))/many) // the fastest of a few plans is mostly chance
		if slices.Contains(goals, p.kernel) {
			weight *= 3
		}
		total += weight * (5*lost + 80*lost*lost + 8*off/float64(len(fast)))
	}
	return total
}

// correlation is Spearman's rank correlation of predicted and measured times.
func correlation(p *program, c perfmodel.Coefficients) float64 {
	byTime := p.byTime(c)
	place := map[string]int{}
	for i, m := range p.bySpeed() {
		place[m.name] = i
	}
	sum, n := 0.0, float64(len(byTime))
	for i, m := range byTime {
		d := float64(i - place[m.name])
		sum += d * d
	}
	return 1 - 6*sum/(n*(n*n-1))
}
