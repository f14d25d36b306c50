// The drawing: panels, axes, bars and legend as SVG, in a light and a dark colour scheme.

package main

import (
	"bytes"
	"fmt"
	"html"
	"math"
	"strings"

	"mintc/internal/chart"
)

// axis is the meaning of the bars' height.
type axis struct {
	column string // of the TSV
	title  string
	least  float64 // the axis reaches at least this
}

var axes = map[string]axis{
	"copy":   {column: "copy_percent", title: "% of the device copy", least: 100},
	"gcells": {column: "gcells", title: "GCells/s"},
}

// Sizes in pixels.
const (
	barWidth, barGap, groupGap = 13, 2, 26
	left, right                = 58, 20
	top, plotHeight, bottom    = 30, 210, 62 // of a panel
	header                     = 56          // with the title and the legend
)

// style holds both colour schemes. The background is drawn, because that of the page may not follow
// the reader's scheme.
const style = `<style>
  text { font: 12px system-ui, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif; fill: #1f2328; }
  .title { font-size: 15px; font-weight: 600; }
  .panel { font-weight: 600; }
  .small { font-size: 11px; }
  .faint { fill: #59636e; }
  .value { stroke: #ffffff; stroke-width: 3px; paint-order: stroke; }
  .surface { fill: #ffffff; }
  .grid { stroke: #d9dee4; }
  .O0 { fill: #b3cdec; } .O1 { fill: #78a9df; } .O2 { fill: #3c7cc4; } .O3 { fill: #123f7d; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .faint { fill: #9198a1; }
    .value { stroke: #0d1117; }
    .surface { fill: #0d1117; }
    .grid { stroke: #2b323b; }
    .O0 { fill: #2c4a72; } .O1 { fill: #3f74b5; } .O2 { fill: #6ea6e8; } .O3 { fill: #c3dcfc; }
  }
</style>
`

// draw returns the SVG, with the panels one above the other.
func draw(panels []panel, a axis) []byte {
	groupWidth := len(levels)*(barWidth+barGap) + groupGap
	most := 0
	for _, p := range panels {
		most = max(most, len(p.groups))
	}
	width := max(left+most*groupWidth+right, 420)
	height := header + len(panels)*(top+plotHeight+bottom)
	var out bytes.Buffer
	fmt.Fprintf(&out, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %[1]d %d\" role=\"img\">\n",
		width, height, height)
	fmt.Fprintf(&out, "<title>Optimisation levels, %s</title>\n%s", html.EscapeString(a.title), style)
	fmt.Fprintf(&out, "<rect width=\"%d\" height=\"%d\" class=\"surface\"/>\n", width, height)
	legend(&out, a)
	for i, p := range panels {
		fmt.Fprintf(&out, "<g transform=\"translate(0 %d)\">\n", header+i*(top+plotHeight+bottom)+top)
		p.draw(&out, a, width, groupWidth)
		out.WriteString("</g>\n")
	}
	out.WriteString("</svg>\n")
	return out.Bytes()
}

// legend names the axis and the levels.
func legend(out *bytes.Buffer, a axis) {
	fmt.Fprintf(out, "<text class=\"title\" x=\"%d\" y=\"24\">What the optimisation levels reach, in %s</text>\n", left, html.EscapeString(a.title))
	for i, level := range levels {
		x := left + i*58
		fmt.Fprintf(out, "<rect class=\"%s\" x=\"%d\" y=\"37\" width=\"12\" height=\"12\" rx=\"2\"/><text x=\"%d\" y=\"47\">-%[1]s</text>\n",
			level, x, x+17)
	}
}

// draw draws a panel whose plot begins at y = 0.
func (p panel) draw(out *bytes.Buffer, a axis, width, groupWidth int) {
	largest := a.least
	for _, g := range p.groups {
		for _, v := range g.values {
			largest = max(largest, v)
		}
	}
	step := chart.Tick(largest)
	end := math.Ceil(largest/step) * step
	y := func(v float64) float64 { return plotHeight * (1 - v/end) }
	fmt.Fprintf(out, "<text class=\"panel\" x=\"%d\" y=\"-14\">%s</text>\n", left, html.EscapeString(p.real))
	for n := 0; float64(n)*step <= end; n++ {
		v := float64(n) * step
		fmt.Fprintf(out, "<line class=\"grid\" x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1[3]f\"/>", left, width-right, y(v))
		fmt.Fprintf(out, "<text class=\"faint small\" x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%g</text>\n", left-8, y(v)+4, v)
	}
	for i, g := range p.groups {
		g.draw(out, left+groupGap/2+i*groupWidth, y)
	}
}

// draw draws a group whose first bar begins at x, with the value of the highest level above it.
func (g group) draw(out *bytes.Buffer, x int, y func(float64) float64) {
	for i, v := range g.values {
		at := x + i*(barWidth+barGap)
		if v == 0 {
			fmt.Fprintf(out, "<text class=\"faint small\" x=\"%d\" y=\"%d\" text-anchor=\"middle\">–</text>\n", at+barWidth/2, plotHeight-4)
			continue
		}
		fmt.Fprintf(out, "<rect class=\"%s\" x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" rx=\"2\"><title>%s %s -%[1]s: %[8]g</title></rect>\n",
			levels[i], at, y(v), barWidth, plotHeight-y(v), html.EscapeString(g.kernel), html.EscapeString(g.size), v)
		if i == len(levels)-1 {
			fmt.Fprintf(out, "<text class=\"value small\" x=\"%d\" y=\"%.1f\" text-anchor=\"middle\">%s</text>\n", at+barWidth/2, y(v)-5, short(v))
		}
	}
	middle := x + (len(levels)*(barWidth+barGap)-barGap)/2
	fmt.Fprintf(out, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", middle, plotHeight+18, html.EscapeString(g.kernel))
	fmt.Fprintf(out, "<text class=\"faint small\" x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", middle, plotHeight+33, shortSize(g.size))
}

// short is a value with two digits or more.
func short(v float64) string {
	if v < 10 {
		return fmt.Sprintf("%.1f", v)
	}
	return fmt.Sprintf("%.0f", v)
}

// shortSize writes a cube as a power.
func shortSize(size string) string {
	extents := strings.Split(size, "x")
	for _, e := range extents {
		if e != extents[0] {
			return html.EscapeString(strings.Join(extents, "×"))
		}
	}
	superscript := map[int]string{1: "", 2: "²", 3: "³"}
	return html.EscapeString(extents[0] + superscript[len(extents)])
}
