package published

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// reference is what testdata/expected.json holds of a benchmark, to six digits.
type reference struct {
	Argmin     int                           `json:"argmin"`
	Continuous float64                       `json:"h_continuous"`
	Max        int                           `json:"h_max"`
	CPL        map[string]float64            `json:"CPL"`
	Components map[string]map[string]float64 `json:"components_h"`
}

// same holds a figure against one of the reference that is rounded to `digits` digits.
func same(t *testing.T, want, got float64, digits int, what string) {
	t.Helper()
	if want == 0 {
		assert.Zero(t, got, what)
		return
	}
	unit := math.Pow(10, math.Floor(math.Log10(math.Abs(want)))-float64(digits-1))
	assert.InDelta(t, want, got, unit/2*(1+1e-6), what)
}

func TestReference(t *testing.T) {
	text, err := os.ReadFile("testdata/expected.json")
	require.NoError(t, err)
	var all map[string]map[string]reference
	require.NoError(t, json.Unmarshal(text, &all))
	for key, v := range map[string]Variant{"ICS09_literal": ICS09, "IJPP_tau0.5_sigma5_BCR0": IJPP} {
		require.Len(t, all[key], len(Benchmarks))
		for _, s := range Benchmarks {
			want, m := all[key][s.Name], Model{GTX280, s, v}
			name := v.Name + " " + s.Name
			assert.Equal(t, want.Argmin, m.Height(), name)
			assert.Equal(t, want.Max, m.MaxHeight(), name)
			h, _ := m.Canonical().Newton(1)
			assert.InDelta(t, want.Continuous, h, 0.5e-4, name)
			require.NotEmpty(t, want.CPL)
			for height, cpl := range want.CPL {
				same(t, cpl, m.CPL(number(t, height)), 6, name+" CPL at "+height)
			}
			require.NotEmpty(t, want.Components)
			for height, parts := range want.Components {
				at := m.At(number(t, height))
				for _, c := range at.List() {
					same(t, parts[c.Name], c.Cycles, 6, fmt.Sprintf("%s %s at %s", name, c.Name, height))
				}
				same(t, parts["T"], m.Trapezoids(number(t, height)), 6, name+" T at "+height)
			}
		}
	}
}

func number(t *testing.T, text string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(text, 64)
	require.NoError(t, err)
	return x
}

// each visits every benchmark in every variant.
func each(t *testing.T, visit func(t *testing.T, m Model)) {
	t.Helper()
	perPass := ICS09
	perPass.Name, perPass.GlbSyncPerPass = "per pass", true
	for _, v := range []Variant{ICS09, IJPP, perPass} {
		for _, s := range Benchmarks {
			t.Run(v.Name+" "+s.Name, func(t *testing.T) { visit(t, Model{GTX280, s, v}) })
		}
	}
}

func TestCanonicalFormIsTheModel(t *testing.T) {
	each(t, func(t *testing.T, m Model) {
		f := m.Canonical()
		for h := 1; h <= m.MaxHeight(); h++ {
			assert.InEpsilon(t, m.CPL(float64(h)), f.CPL(float64(h)), 1e-12, "%d", h)
		}
	})
}

func TestDerivatives(t *testing.T) {
	each(t, func(t *testing.T, m Model) {
		f := m.Canonical()
		for h := 0.3; h < m.BlkLen/m.HaloWidth-0.2; h += 0.37 {
			const step = 1e-6
			assert.InDelta(t, (f.CPL(h+step)-f.CPL(h-step))/(2*step), f.Gradient(h), 1e-5*math.Abs(f.Gradient(h))+1e-6*f.CPL(h))
			assert.InEpsilon(t, (f.Gradient(h+step)-f.Gradient(h-step))/(2*step), f.Curvature(h), 1e-5)
			assert.Positive(t, f.Curvature(h), "CPL is convex")
		}
	})
}

func TestBothSearchesFindTheMinimum(t *testing.T) {
	each(t, func(t *testing.T, m Model) {
		f := m.Canonical()
		newton, newtonSteps := f.Newton(1)
		descent, descentSteps := f.GradientDescent(1)
		assert.InEpsilon(t, newton, descent, 1e-6)
		assert.Negative(t, f.Gradient(newton*(1-1e-6)))
		assert.Positive(t, f.Gradient(newton*(1+1e-6)))
		assert.LessOrEqual(t, newtonSteps, 12)
		assert.LessOrEqual(t, descentSteps, 100)

		best := 1
		for h := 1; h <= m.MaxHeight(); h++ {
			if m.CPL(float64(h)) < m.CPL(float64(best)) {
				best = h
			}
		}
		assert.Equal(t, best, m.Height(), "a search through all heights")
	})
}

// TestPublishedHeights: charging GlbSync once per pass gives what the ICS paper prints.
func TestPublishedHeights(t *testing.T) {
	perPass := ICS09
	perPass.GlbSyncPerPass = true
	var heights []int
	for _, s := range Benchmarks {
		heights = append(heights, Model{GTX280, s, perPass}.Height())
	}
	assert.Equal(t, []int{14, 2, 2, 1}, heights)
	same(t, 1.1150e5, Model{GTX280, Benchmarks[0], perPass}.CPL(14), 5, "PathFinder")
	same(t, 2.3124e6, Model{GTX280, Benchmarks[1], perPass}.CPL(2), 5, "HotSpot")
}

func TestCanonicalCoefficients(t *testing.T) {
	f := Model{GTX280, Benchmarks[0], ICS09}.Canonical()
	same(t, 12524.3, f.G, 6, "G'")
	same(t, 25.3081, f.A, 6, "A")
	same(t, 22.4677, f.C, 6, "C")
	f = Model{GTX280, Benchmarks[3], IJPP}.Canonical()
	same(t, 920781, f.G, 6, "G'")
	same(t, 811.676, f.A, 6, "A")
	same(t, 441.042, f.C, 6, "C")
}

func TestHeightsBeyondTheTile(t *testing.T) {
	m := Model{GTX280, Benchmarks[1], ICS09}
	for _, h := range []float64{-1, 0, 0.5, 10, 11} {
		assert.True(t, math.IsNaN(m.CPL(h)), "%g", h)
	}
	assert.Equal(t, 1.0, m.CostEffect(1))
	assert.InDelta(t, 16.0*16/(18*18), m.CostEffect(2), 1e-15)
}
