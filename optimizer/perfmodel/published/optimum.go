// The height with the least cost: the closed form over the height, and two searches for its minimum.

package published

import "math"

// Canonical is the model as a function of the height alone:
//
//	CPL(h) = G/h + K (A/h + C) / (W - w h)^D
//
// Each term is log-convex on (0, W/w), so CPL is convex there and its minimum unique.
type Canonical struct {
	G, A, C    float64 // cycles: of a launch; of a tile, once and per step
	K          float64 // cells of the array
	Tile, Halo float64 // the tile's length W and the halo's width w, in cells
	D          float64 // dimensions
}

// Canonical is the form for this model.
func (m Model) Canonical() Canonical {
	share := m.UncontendedLat / m.concurrent()
	perElement := m.alpha() * m.transfer()
	tile, inner := math.Pow(m.BlkLen, m.Dim), math.Pow(m.BlkLen-m.HaloWidth, m.Dim)
	cycles := m.tau() * m.CPI / m.Profiled
	f := Canonical{
		G: m.GlbSync + perElement*m.Cells(),
		A: (m.Arrays+1)*share + m.Arrays*perElement*tile + cycles*m.MiscInsts*tile,
		C: m.ElemPerOp*(share+perElement*inner) + cycles*m.IterInsts*inner,
		K: m.Cells(), Tile: m.BlkLen, Halo: m.HaloWidth, D: m.Dim,
	}
	if m.GlbSyncPerPass {
		f.G -= m.GlbSync
		f.A += m.GlbSync / m.concurrent()
	}
	return f
}

// CPL is the cycles per step at height h.
func (f Canonical) CPL(h float64) float64 {
	return f.G/h + f.K*(f.A/h+f.C)*math.Pow(f.inner(h), -f.D)
}

// inner is what a trapezoid of height h leaves of its tile's length.
func (f Canonical) inner(h float64) float64 { return f.Tile - f.Halo*h }

// Gradient is dCPL/dh.
func (f Canonical) Gradient(h float64) float64 {
	u := f.inner(h)
	return -f.G/(h*h) + f.K*(-f.A/(h*h)*math.Pow(u, -f.D)+f.D*f.Halo*(f.A/h+f.C)*math.Pow(u, -f.D-1))
}

// Curvature is the second derivative of CPL, which is positive.
func (f Canonical) Curvature(h float64) float64 {
	u, shrink := f.inner(h), f.D*f.Halo
	return 2*f.G/(h*h*h) + f.K*(2*f.A/(h*h*h)*math.Pow(u, -f.D)-2*shrink*f.A/(h*h)*math.Pow(u, -f.D-1)+
		shrink*(f.D+1)*f.Halo*(f.A/h+f.C)*math.Pow(u, -f.D-2))
}

// tolerance ends both searches: the change of log h in a step.
const tolerance = 1e-9

// maxSteps is far above what either search takes.
const maxSteps = 1000

// Newton is the height of the continuous minimum in (0, W/w), and the steps taken from height start. It works on log h,
// on which the height cannot fall to zero, and halves steps that would leave the tile or go up.
func (f Canonical) Newton(start float64) (h float64, steps int) {
	return f.search(start, func(h, slope float64) float64 {
		bend := h*h*f.Curvature(h) + slope // the second derivative in log h
		return -slope / bend
	})
}

// GradientDescent is the same by the gradient in log h, relative to the value, with backtracking.
func (f Canonical) GradientDescent(start float64) (h float64, steps int) {
	return f.search(start, func(h, slope float64) float64 { return -slope / f.CPL(h) })
}

// search walks down from start by the steps that direction proposes, given the height and the slope in log h.
func (f Canonical) search(start float64, direction func(h, slope float64) float64) (h float64, steps int) {
	h = start
	for steps = 1; steps < maxSteps; steps++ {
		slope := h * f.Gradient(h)
		step := direction(h, slope)
		next := h * math.Exp(step)
		for f.inner(next) <= 0 || f.CPL(next) > f.CPL(h)+1e-4*slope*step {
			step /= 2
			next = h * math.Exp(step)
			if math.Abs(step) < tolerance {
				return h, steps
			}
		}
		h = next
		if math.Abs(step) < tolerance {
			return h, steps
		}
	}
	return h, steps
}

// Height is the whole height from 1 to MaxHeight with the least CPL. CPL is convex, so it is a neighbour of the
// continuous minimum.
func (m Model) Height() int {
	continuous, _ := m.Canonical().Newton(1)
	low := min(max(1, int(math.Floor(continuous))), m.MaxHeight())
	high := min(low+1, m.MaxHeight())
	if m.CPL(float64(high)) < m.CPL(float64(low)) {
		return high
	}
	return low
}
