// `mintc model in.c`: for each time loop the predicted time of a step against the height, with its parts, and what was measured where
// a record of "mintc tune" lies beside the program.

package main

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"mintc/internal/chart"
	"mintc/internal/driver"
	"mintc/ir/plan"
	"mintc/optimizer"
)

func setSize(c *command, value string) (err error) {
	c.options.Size, err = extents(value)
	return err
}

// runCurves prints and draws the model of a program.
func runCurves(c *command) int {
	c.options.Input, c.options.Level, c.options.Curves = c.operands[1], 3, true
	text, err := readInput(c.options.Input)
	if err != nil {
		return fail(exitRejected, "model: cannot read %s: %v", c.options.Input, reason(err))
	}
	if err := c.attachRecord(); err != nil {
		return fail(exitRejected, "model: %v", err)
	}
	out, status := c.translate(text)
	if status != exitWritten {
		return status
	}
	if len(out.Curves) == 0 {
		return fail(exitRejected, "model: %s: no time loop whose steps could be one launch; -Minfo says why", c.options.Input)
	}
	if c.model.svg != "" {
		picture := []product{{"picture", c.model.svg, c.drawCurves(out.Curves).SVG()}}
		if err := refuseOverwriting(picture, c.options.Input, out); err != nil {
			return fail(exitUsage, "model: %v", err)
		}
		var files outFiles
		dieOnSignal(&files)
		if err := writeAll(&files, picture); err != nil {
			return fail(exitRejected, "model: %v", err)
		}
		if c.model.svg == "-" {
			return exitWritten
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s on %s, by the model; microseconds a step. What blocks do (instructions, exchange, waiting, spilled registers) adds up and\n"+
		"goes on beside device memory and the L2 cache. Registers are those that a thread would take if it could have them all, of those that it may have:\n"+
		"kernels do with fewer up to a point, and spilled ones are counted where the values that must be kept from plane to plane do not fit.\n", c.options.Input, c.cardName())
	for _, curve := range out.Curves {
		writeCurve(&b, c.options, curve)
	}
	return printOut(b.String())
}

// cardName is the card that is planned for.
func (c *command) cardName() string {
	if d := c.options.Device; d != nil {
		return d.Name
	}
	return "a typical " + c.options.Arch
}

// best are the indices of the fastest point and of the next one; -1 where there is none.
func best(points []optimizer.Point) (first, second int) {
	first, second = -1, -1
	for i, p := range points {
		switch {
		case first < 0 || p.Seconds < points[first].Seconds:
			first, second = i, first
		case second < 0 || p.Seconds < points[second].Seconds:
			second = i
		}
	}
	return first, second
}

// kindName is what the tables call a point's kind.
func kindName(p optimizer.Point) string {
	if p.Height == 1 {
		return "one step"
	}
	return p.Kind.String()
}

// sizeText is "8192 x 4096" for the cells along each loop, the fastest one first.
func sizeText(extents []int64) string {
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(extents), "[]"), " ", " x ")
}

func writeCurve(b *strings.Builder, o driver.Options, c optimizer.Curve) {
	fmt.Fprintf(b, "\n%s, line %d of %s, for %s cells\n", c.Name, c.Line, o.Input, sizeText(c.Extents))
	if loops := len(c.Extents); len(o.Size) > loops {
		fmt.Fprintf(b, "  these loops take the first %d of the %d numbers of --size\n", loops, len(o.Size))
	}
	if c.Assumed {
		b.WriteString("  the program does not say all of these: they are assumed; --size=X,Y,Z gives those of a run\n")
	}
	fmt.Fprintf(b, "  %-10s %6s %9s %9s %9s %9s %9s %9s %9s %9s %9s %9s  %s\n", "kind", "height", "time", "GCells/s", "memory", "L2", "instr.", "exchange", "waiting",
		"spilled", "launch", "computed", "registers")
	cells := 1.0
	for _, n := range c.Extents {
		cells *= float64(n)
	}
	first, second := best(c.Points)
	for i, p := range c.Points {
		us := func(seconds float64) string { return fmt.Sprintf("%.4g", 1e6*seconds) }
		registers, computed := "", ""
		if p.Room > 0 {
			registers = fmt.Sprintf("%d of %d", p.Registers, p.Room)
		}
		if p.Redundant > 0 {
			computed = fmt.Sprintf("%.2f x", p.Redundant)
		}
		line := fmt.Sprintf("  %-10s %6d %9s %9.1f %9s %9s %9s %9s %9s %9s %9s %9s  %s", kindName(p), p.Height, us(p.Seconds), 1e-9*cells/p.Seconds, us(p.Parts.Memory), us(p.Parts.L2),
			us(p.Parts.Issue), us(p.Parts.Exchange), us(p.Parts.Waiting), us(p.Parts.Spilled), us(p.Parts.Launch), computed, registers)
		switch i {
		case first:
			line += "  <- least, by the model"
		case second:
			line += "  <- next"
		}
		if p.Measured > 0 {
			line += "  measured " + us(p.Measured)
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	if len(c.Points) == 1 {
		b.WriteString("  no kernel of several steps fits this time loop\n")
	}
	for _, p := range c.Others {
		fmt.Fprintf(b, "  %-10s %6d  does not fit by the model  measured %.4g  %s\n", kindName(p), p.Height, 1e6*p.Measured, p.Options)
	}
}

// drawCurves is a row of two panels for each time loop: the time with what was measured, and its parts.
func (c *command) drawCurves(curves []optimizer.Curve) chart.Chart {
	picture := chart.Chart{Title: fmt.Sprintf("Steps per launch of %s on %s", filepath.Base(c.options.Input), c.cardName())}
	for _, curve := range curves {
		var lines, parts []chart.Line
		for _, kind := range kindsOf(curve.Points) {
			lines = append(lines, lineOf(curve, kind.String(), kind, func(p optimizer.Point) float64 { return p.Seconds }))
		}
		first, next := best(curve.Points)
		lines = append(lines, dotAt("least", curve.Points[first]))
		if next >= 0 {
			lines = append(lines, dotAt("next", curve.Points[next]))
		}
		if dots := measuredLine(curve); len(dots.X) > 0 {
			lines = append(lines, dots)
		}
		for _, of := range partsDrawn {
			parts = append(parts, lineOf(curve, of.name, curve.Points[first].Kind, of.part))
		}
		step := chart.Panel{Title: "A step", X: "steps per launch", Y: "microseconds", Lines: lines, LogX: isWide(lines, 32, func(l chart.Line) []float64 { return l.X }),
			LogY: isWide(lines, 20, func(l chart.Line) []float64 { return l.Y })}
		picture.Rows = append(picture.Rows, chart.Row{Title: fmt.Sprintf("%s, line %d, %s cells", curve.Name, curve.Line, sizeText(curve.Extents)), Panels: []chart.Panel{
			step, {Title: "Its parts: " + kindName(curve.Points[first]), X: step.X, Y: step.Y, LogX: step.LogX, Lines: parts}}})
	}
	return picture
}

// lineOf has a part of the time of a kind's points, in microseconds a step, from ordinary launches on.
func lineOf(curve optimizer.Curve, name string, kind plan.TrapezoidKind, of func(optimizer.Point) float64) chart.Line {
	line := chart.Line{Name: name, Mark: -1}
	for _, p := range curve.Points {
		if p.Kind == kind || p.Height == 1 {
			line.X, line.Y = append(line.X, float64(p.Height)), append(line.Y, 1e6*of(p))
		}
	}
	return line
}

// dotAt is a circle at a point.
func dotAt(name string, p optimizer.Point) chart.Line {
	return chart.Line{Name: name, Mark: -1, Dots: true, X: []float64{float64(p.Height)}, Y: []float64{1e6 * p.Seconds}}
}

// isWide reports whether values lie so far apart that small ones would not be told from each other on a linear axis. They are above 0.
func isWide(lines []chart.Line, most float64, of func(chart.Line) []float64) bool {
	var all []float64
	for _, l := range lines {
		all = append(all, of(l)...)
	}
	return slices.Max(all) > most*slices.Min(all)
}

// partsDrawn are the lines of the panel of parts.
var partsDrawn = []struct {
	name string
	part func(optimizer.Point) float64
}{
	{"memory", func(p optimizer.Point) float64 { return p.Parts.Memory }},
	{"L2", func(p optimizer.Point) float64 { return p.Parts.L2 }},
	{"instructions", func(p optimizer.Point) float64 { return p.Parts.Issue }},
	{"exchange", func(p optimizer.Point) float64 { return p.Parts.Exchange }},
	{"waiting", func(p optimizer.Point) float64 { return p.Parts.Waiting }},
	{"spilled", func(p optimizer.Point) float64 { return p.Parts.Spilled }},
	{"launch", func(p optimizer.Point) float64 { return p.Parts.Launch }},
}

// kindsOf are the kinds of points; that of ordinary launches alone where there is no other.
func kindsOf(points []optimizer.Point) (list []plan.TrapezoidKind) {
	for _, p := range points {
		if p.Height > 1 && !slices.Contains(list, p.Kind) {
			list = append(list, p.Kind)
		}
	}
	if list == nil {
		list = []plan.TrapezoidKind{plan.Replay}
	}
	return list
}

// measuredLine has what was measured, in microseconds a step.
func measuredLine(c optimizer.Curve) chart.Line {
	line := chart.Line{Name: "measured", Mark: -1, Dots: true}
	for _, p := range slices.Concat(c.Points, c.Others) {
		if p.Measured > 0 {
			line.X, line.Y = append(line.X, float64(p.Height)), append(line.Y, 1e6*p.Measured)
		}
	}
	return line
}
