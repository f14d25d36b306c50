// Package chart draws line charts as SVG text: panels side by side, each with axes and a legend, in the reader's light
// or dark scheme. Sizes are in pixels.
package chart

import (
	"bytes"
	"fmt"
	"html"
	"math"
	"slices"
)

// Chart is a picture of panels, in rows one below the other.
type Chart struct {
	Title string
	Rows  []Row
}

// Row is panels side by side under a title.
type Row struct {
	Title  string
	Panels []Panel
}

// Panel is one plot. With LogX and LogY that axis is logarithmic, and all its values are above 0.
type Panel struct {
	Title, X, Y string
	LogX, LogY  bool
	Lines       []Line
}

// Line is a curve with a name for the legend. Mark is the index of a point to mark, or -1. Dots: its points are circles, and no curve joins them.
type Line struct {
	Name string
	X, Y []float64
	Mark int
	Dots bool
}

const (
	panelWidth, panelHeight = 300, 190 // of the plot itself
	marginLeft, marginRight = 62, 108  // the legend stands to the right
	marginTop, marginBottom = 34, 46
	headHeight, rowTitle    = 46, 30
)

// style has colours that can be told apart in both schemes, also by colour-blind readers. Further lines are dashed.
const style = `<style>
  text { font: 11px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #1f2328; }
  .title { font-size: 16px; font-weight: 600; }
  .row { font-size: 13px; font-weight: 600; }
  .panel { font-size: 12px; font-weight: 600; }
  .faint { fill: #59636e; }
  .surface { fill: #ffffff; }
  .grid { stroke: #e1e5ea; }
  .axis { stroke: #8c959f; }
  polyline { fill: none; stroke-width: 1.8; stroke-linejoin: round; }
  .c0 { stroke: #0b5cad; } .c1 { stroke: #c2560c; } .c2 { stroke: #117a65; } .c3 { stroke: #8e44ad; } .c4 { stroke: #7a6000; } .c5 { stroke: #b3261e; }
  .dashed { stroke-dasharray: 5 3; }
  .mark { fill: #ffffff; stroke-width: 1.8; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .faint { fill: #9198a1; }
    .surface { fill: #0d1117; }
    .grid { stroke: #21272f; }
    .axis { stroke: #6e7681; }
    .c0 { stroke: #6cb0ff; } .c1 { stroke: #ff9e5e; } .c2 { stroke: #4fd1b0; } .c3 { stroke: #d2a8ff; } .c4 { stroke: #e3c55b; } .c5 { stroke: #ff8a80; }
    .mark { fill: #0d1117; }
  }
</style>
`

const colours = 6

// SVG is the picture.
func (c Chart) SVG() []byte {
	most := 0
	for _, r := range c.Rows {
		most = max(most, len(r.Panels))
	}
	cellWidth, cellHeight := marginLeft+panelWidth+marginRight, marginTop+panelHeight+marginBottom
	width, height := most*cellWidth, headHeight+len(c.Rows)*(rowTitle+cellHeight)
	var out bytes.Buffer
	fmt.Fprintf(&out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %[1]d %[2]d\" role=\"img\">\n", width, height)
	fmt.Fprintf(&out, "<title>%s</title>\n%s<rect width=\"%d\" height=\"%d\" class=\"surface\"/>\n", html.EscapeString(c.Title), style, width, height)
	fmt.Fprintf(&out, "<text class=\"title\" x=\"16\" y=\"28\">%s</text>\n", html.EscapeString(c.Title))
	for i, r := range c.Rows {
		y := headHeight + i*(rowTitle+cellHeight)
		fmt.Fprintf(&out, "<text class=\"row\" x=\"16\" y=\"%d\">%s</text>\n", y+18, html.EscapeString(r.Title))
		for j, p := range r.Panels {
			fmt.Fprintf(&out, "<g transform=\"translate(%d %d)\">\n", j*cellWidth+marginLeft, y+rowTitle+marginTop)
			p.draw(&out)
			out.WriteString("</g>\n")
		}
	}
	out.WriteString("</svg>\n")
	return out.Bytes()
}

// draw draws the panel with the plot's top left corner at the origin.
func (p Panel) draw(out *bytes.Buffer) {
	x, y := p.scales()
	fmt.Fprintf(out, "<text class=\"panel\" x=\"0\" y=\"-12\">%s</text>\n", html.EscapeString(p.Title))
	for _, v := range y.ticks() {
		at := panelHeight * (1 - y.at(v))
		fmt.Fprintf(out, "<line class=\"grid\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1[2]f\"/><text class=\"faint\" x=\"-7\" y=\"%.1f\" text-anchor=\"end\">%s</text>\n",
			panelWidth, at, at+4, label(v))
	}
	for _, v := range x.ticks() {
		fmt.Fprintf(out, "<text class=\"faint\" x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", panelWidth*x.at(v), panelHeight+16, label(v))
	}
	fmt.Fprintf(out, "<line class=\"axis\" x2=\"%d\" y1=\"%d\" y2=\"%[2]d\"/>\n", panelWidth, panelHeight)
	fmt.Fprintf(out, "<text class=\"faint\" x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", panelWidth/2, panelHeight+34, html.EscapeString(p.X))
	fmt.Fprintf(out, "<text class=\"faint\" transform=\"translate(-48 %d) rotate(-90)\" text-anchor=\"middle\">%s</text>\n", panelHeight/2, html.EscapeString(p.Y))
	for i, l := range p.Lines {
		class, dashed := fmt.Sprintf("c%d", i%colours), ""
		if i >= colours || p.covers(i) {
			dashed = " dashed"
		}
		l.draw(out, class, dashed, x, y)
		at := 6 + i*16
		if l.Dots {
			fmt.Fprintf(out, "<circle class=\"mark %s\" cx=\"%d\" cy=\"%d\" r=\"3.5\"/><text x=\"%d\" y=\"%d\">%s</text>\n", class, panelWidth+16, at,
				panelWidth+29, at+4, html.EscapeString(l.Name))
			continue
		}
		fmt.Fprintf(out, "<line class=\"%s%s\" stroke-width=\"2\" x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%[5]d\"/><text x=\"%d\" y=\"%d\">%s</text>\n",
			class, dashed, panelWidth+8, panelWidth+24, at, panelWidth+29, at+4, html.EscapeString(l.Name))
	}
}

// covers reports whether line i would hide an earlier one. It is dashed then, and the other shows through.
func (p Panel) covers(i int) bool {
	const apart = 0.005 // of the value: less than a line's width
	return slices.ContainsFunc(p.Lines[:i], func(l Line) bool {
		return slices.Equal(l.X, p.Lines[i].X) && slices.EqualFunc(l.Y, p.Lines[i].Y, func(a, b float64) bool {
			return math.Abs(a-b) <= apart*math.Abs(a)
		})
	})
}

func (l Line) draw(out *bytes.Buffer, class, dashed string, x, y scale) {
	if l.Dots {
		for i := range l.X {
			l.mark(out, i, class, x, y)
		}
		return
	}
	fmt.Fprintf(out, "<polyline class=\"%s%s\" points=\"", class, dashed)
	for i := range l.X {
		fmt.Fprintf(out, "%.1f,%.1f ", panelWidth*x.at(l.X[i]), panelHeight*(1-y.at(l.Y[i])))
	}
	out.WriteString("\"/>\n")
	if l.Mark >= 0 && l.Mark < len(l.X) {
		l.mark(out, l.Mark, class, x, y)
	}
}

// mark draws a circle at point i.
func (l Line) mark(out *bytes.Buffer, i int, class string, x, y scale) {
	fmt.Fprintf(out, "<circle class=\"mark %s\" cx=\"%.1f\" cy=\"%.1f\" r=\"3.5\"><title>%s: %s at %s</title></circle>\n", class,
		panelWidth*x.at(l.X[i]), panelHeight*(1-y.at(l.Y[i])), html.EscapeString(l.Name), label(l.Y[i]), label(l.X[i]))
}

// scales are the scales of both axes: they include all points. A linear vertical axis starts at 0.
func (p Panel) scales() (x, y scale) {
	x, y = scale{lo: math.Inf(1), hi: math.Inf(-1)}, scale{lo: math.Inf(1), hi: math.Inf(-1)}
	for _, l := range p.Lines {
		for i := range l.X {
			x.lo, x.hi = min(x.lo, l.X[i]), max(x.hi, l.X[i])
			y.lo, y.hi = min(y.lo, l.Y[i]), max(y.hi, l.Y[i])
		}
	}
	if p.LogX {
		x.base = 2
	}
	if p.LogY {
		y.base = 10
		y.lo, y.hi = math.Pow(10, math.Floor(math.Log10(y.lo))), math.Pow(10, math.Ceil(math.Log10(y.hi)))
		return x, y
	}
	y.lo = 0
	step := Tick(y.hi)
	y.hi = math.Ceil(y.hi/step) * step
	return x, y
}

// scale maps values to 0..1. A logarithmic one has labels at lo times the powers of base; 0: linear.
type scale struct {
	lo, hi, base float64
}

func (s scale) at(v float64) float64 {
	switch {
	case s.hi == s.lo:
		return 0.5
	case s.base > 0:
		return math.Log(v/s.lo) / math.Log(s.hi/s.lo)
	}
	return (v - s.lo) / (s.hi - s.lo)
}

// ticks are the values to label.
func (s scale) ticks() []float64 {
	var list []float64
	if s.base > 0 {
		for v := s.lo; v <= s.hi*1.0001; v *= s.base {
			list = append(list, v)
		}
		return list
	}
	step := Tick(s.hi - s.lo)
	if s.hi-s.lo <= 8 && s.hi == math.Trunc(s.hi) && s.lo == math.Trunc(s.lo) && step < 1 && s.lo > 0 {
		step = 1 // heights are whole
	}
	for v := math.Ceil(s.lo/step) * step; v <= s.hi*1.0001; v += step {
		list = append(list, v)
	}
	return list
}

// Tick is the distance of ticks for a range of that length: 1, 2 or 5 times a power of ten, for about five ticks.
func Tick(length float64) float64 {
	if length <= 0 {
		return 1
	}
	power := math.Pow(10, math.Floor(math.Log10(length/4)))
	for _, factor := range []float64{5, 2} {
		if length/(factor*power) >= 4 {
			return factor * power
		}
	}
	return power
}

// label is a value with three digits at most.
func label(v float64) string {
	switch {
	case v >= 1e6:
		return fmt.Sprintf("%gM", math.Round(v/1e4)/100)
	case v >= 1e4:
		return fmt.Sprintf("%gk", math.Round(v/10)/100)
	}
	return fmt.Sprintf("%g", math.Round(v*1000)/1000)
}
