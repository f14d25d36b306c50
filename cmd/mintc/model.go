// The sub-command `mintc model`: the published ghost-zone models here, the model of a program in model_program.go.

package main

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"mintc/internal/chart"
	"mintc/optimizer/perfmodel/published"
)

// modelOptions are the options of "mintc model".
type modelOptions struct {
	paper   string // "ics09" or "ijpp"; "" without --paper
	perPass bool
	svg     string
}

// setPaper reads --paper[=NAME]; without a name it is the earlier paper.
func setPaper(c *command, value string) error {
	if value == "" {
		value = "=ics09"
	}
	var hasValue bool
	if c.model.paper, hasValue = strings.CutPrefix(value, "="); !hasValue {
		return errors.New("write --paper=ics09 or --paper=ijpp")
	}
	return oneOf(c.model.paper, "ics09", "ijpp")
}

func setPerPass(c *command, _ string) error { c.model.perPass = true; return nil }

func setSVG(c *command, value string) error {
	if value == "" {
		return errors.New("the file name is empty")
	}
	c.model.svg = value
	return nil
}

// runModel prints the published models' tables, and draws their figures.
func runModel(c *command) int {
	switch {
	case c.output != "":
		return fail(exitUsage, "model: the tables go to standard output, and -o does not apply; --svg FILE writes the curves")
	case c.model.paper == "" && len(c.operands) > 2:
		return fail(exitUsage, "model: it takes one C file, and %s is another one", c.operands[2])
	case c.model.paper == "" && len(c.operands) == 2:
		return runCurves(c)
	case c.model.paper == "":
		return fail(exitUsage, "model: name a C file, or write --paper=ics09 or --paper=ijpp")
	case len(c.operands) > 1:
		return fail(exitUsage, "model: --paper takes no file name")
	}
	variant := map[string]published.Variant{"ics09": published.ICS09, "ijpp": published.IJPP}[c.model.paper]
	variant.GlbSyncPerPass = c.model.perPass
	var text bytes.Buffer
	if err := published.WriteText(&text, published.GTX280, variant); err != nil {
		return fail(exitInternal, "model: %v", err)
	}
	if c.model.svg != "" {
		var files outFiles
		dieOnSignal(&files)
		picture := drawFigures(published.GTX280, variant).SVG()
		if err := writeAll(&files, []product{{"picture", c.model.svg, picture}}); err != nil {
			return fail(exitRejected, "%v", err)
		}
		if c.model.svg == "-" {
			return exitWritten
		}
	}
	return printOut(text.String())
}

// drawFigures makes a chart with one row of panels for each figure.
func drawFigures(machine published.Machine, v published.Variant) chart.Chart {
	c := chart.Chart{Title: fmt.Sprintf("Ghost zones on a %s, model of %s", machine.Name, v.Name)}
	for _, f := range published.Figures(machine, v) {
		row := chart.Row{Title: fmt.Sprintf("Figure %d: %s", f.Number, f.Title)}
		for _, p := range f.Panels {
			panel := chart.Panel{Title: p.Title, X: f.X, Y: f.Y, LogY: f.LogY}
			for _, curve := range p.Curves {
				best := -1
				if f.Heights {
					best = curve.Best - 1
				}
				panel.Lines = append(panel.Lines, chart.Line{Name: curve.Name, X: curve.X, Y: curve.Y, Mark: best})
			}
			row.Panels = append(row.Panels, panel)
		}
		c.Rows = append(c.Rows, row)
	}
	return c
}
