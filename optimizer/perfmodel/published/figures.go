// Figures 4 to 8 of the ICS paper, computed from the model.

package published

import (
	"fmt"
	"math"
)

// Figure is one of the ICS paper's figures, computed from the model.
type Figure struct {
	Number  int
	Title   string
	X, Y    string // what the axes mean
	LogY    bool
	Panels  []Panel
	Heights bool // the curves run over the height, and the best one is worth a mark
}

// Panel is a part of a figure with axes of its own.
type Panel struct {
	Title  string
	Curves []Curve
}

// Curve is a line: Y by X.
type Curve struct {
	Name string
	X, Y []float64
	// Best is the height with the least CPL and Continuous the minimum between whole heights, where X is the height.
	Best       int
	Continuous float64
}

// Figures are figures 4 to 8 for a machine and a variant.
func Figures(machine Machine, v Variant) []Figure {
	f := figures{machine, v}
	return []Figure{f.inputSize(), f.speedup(), f.components(), f.haloWidth(), f.blockLength()}
}

type figures struct {
	Machine
	Variant
}

func (f figures) model(s Stencil) Model { return Model{f.Machine, s, f.Variant} }

// inputSize is figure 4: cycles per step at height 2 by the length of the array. Poisson has tiles of 16 x 16 here.
func (f figures) inputSize() Figure {
	fig := Figure{Number: 4, Title: "cycles per step at height 2", X: "cells along each dimension", Y: "cycles"}
	lengths := map[string][3]float64{"PathFinder": {1e5, 1e6, 1e5}, "HotSpot": {500, 2000, 250}, "Poisson": {500, 2000, 250}, "Cell": {40, 100, 10}}
	for _, s := range Benchmarks {
		if s.Name == "Poisson" {
			s.BlkLen = 16
		}
		var c Curve
		for l := lengths[s.Name][0]; l <= lengths[s.Name][1]; l += lengths[s.Name][2] {
			s.Length = l
			c.X, c.Y = append(c.X, l), append(c.Y, f.model(s).CPL(2))
		}
		c.Name = fmt.Sprintf("tile %g", s.BlkLen)
		fig.Panels = append(fig.Panels, Panel{s.Name, []Curve{c}})
	}
	return fig
}

// mostHeights bounds the curves over the height: PathFinder's tile allows 127.
const mostHeights = 32

// overHeights is the speedup by height.
func overHeights(m Model, name string) Curve {
	c := Curve{Name: name, Best: m.Height()}
	c.Continuous, _ = m.Canonical().Newton(1)
	for h := 1; h <= min(m.MaxHeight(), max(mostHeights, c.Best+c.Best/2)); h++ {
		c.X, c.Y = append(c.X, float64(h)), append(c.Y, m.Speedup(float64(h)))
	}
	return c
}

// speedup is figure 5.
func (f figures) speedup() Figure {
	fig := Figure{Number: 5, Title: "speedup by height", X: "height", Y: "speedup over height 1", Heights: true}
	for _, s := range Benchmarks {
		fig.Panels = append(fig.Panels, Panel{s.Name, []Curve{overHeights(f.model(s), fmt.Sprintf("tile %g", s.BlkLen))}})
	}
	return fig
}

// components is figure 6: the components of a synthetic HotSpot that also reads an element per cell and step.
func (f figures) components() Figure {
	s := Benchmarks[1]
	s.ElemPerOp = 1
	m := f.model(s)
	first := m.At(1).List()
	curves := make([]Curve, len(first))
	for h := 1; h <= m.MaxHeight(); h++ {
		for i, c := range m.At(float64(h)).List() {
			curves[i].Name = c.Name
			curves[i].X = append(curves[i].X, float64(h))
			curves[i].Y = append(curves[i].Y, c.Cycles/first[i].Cycles)
		}
	}
	return Figure{Number: 6, Title: "components by height", X: "height", Y: "cycles per step, relative to height 1", LogY: true,
		Panels: []Panel{{"HotSpot with an element read per cell and step", curves}}}
}

// haloWidth is figure 7.
func (f figures) haloWidth() Figure {
	return f.speedups(Figure{Number: 7, Title: "speedup by width of the halo"}, "halo", func(s *Stencil) *float64 { return &s.HaloWidth },
		map[string][]float64{"PathFinder": {1, 2, 4, 6, 8, 10, 16, 32}, "HotSpot": {1, 2, 3, 4, 6, 8}, "Poisson": {1, 2, 3, 4, 6, 8}, "Cell": {1, 2, 3, 4}})
}

// blockLength is figure 8, beyond the 512 threads that a block of that time could have.
func (f figures) blockLength() Figure {
	plane := []float64{8, 12, 16, 20, 22, 24, 32, 48, 64, 128}
	return f.speedups(Figure{Number: 8, Title: "speedup by length of the tile"}, "tile", func(s *Stencil) *float64 { return &s.BlkLen },
		map[string][]float64{"PathFinder": {64, 128, 256, 512, 1024, 2048, 4096}, "HotSpot": plane, "Poisson": plane, "Cell": {6, 8, 10, 12, 16, 20, 24, 32, 43, 64}})
}

// speedups fills a figure: a panel for each benchmark, a curve for each of its values of one parameter.
func (f figures) speedups(fig Figure, parameter string, of func(*Stencil) *float64, values map[string][]float64) Figure {
	fig.X, fig.Y, fig.Heights = "height", "speedup over height 1", true
	for _, s := range Benchmarks {
		panel := Panel{Title: s.Name}
		for _, value := range values[s.Name] {
			*of(&s) = value
			panel.Curves = append(panel.Curves, overHeights(f.model(s), fmt.Sprintf("%s %g", parameter, value)))
		}
		fig.Panels = append(fig.Panels, panel)
	}
	return fig
}

// Peak is the largest value of the curve.
func (c Curve) Peak() float64 {
	peak := math.Inf(-1)
	for _, y := range c.Y {
		peak = max(peak, y)
	}
	return peak
}
