// The model's choices and the tables behind the figures, as text.

package published

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// printedHeights are the heights that the ICS paper prints, in the order of Benchmarks.
var printedHeights = []int{14, 2, 2, 1}

// WriteText writes the model's choices and the tables behind the figures.
func WriteText(out io.Writer, machine Machine, v Variant) error {
	perPass := ""
	if v.GlbSyncPerPass {
		perPass = ", GlbSync once per pass"
	}
	w := &table{tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)}
	w.title("Ghost zones on a %s, model of %s%s", machine.Name, v.Name, perPass)
	w.row("", "height", "continuous", "largest", "CPL(1)", "CPL(height)", "speedup", "printed", "CPL(printed)")
	for i, s := range Benchmarks {
		m := Model{machine, s, v}
		continuous, _ := m.Canonical().Newton(1)
		h := m.Height()
		w.row(s.Name, h, digits(continuous), m.MaxHeight(), digits(m.CPL(1)), digits(m.CPL(float64(h))), digits(m.Speedup(float64(h))),
			printedHeights[i], digits(m.CPL(float64(printedHeights[i]))))
	}
	fmt.Fprintln(w)
	w.title("Cycles per step at each height")
	for _, s := range Benchmarks {
		w.heights(Model{machine, s, v})
	}
	for _, f := range Figures(machine, v) {
		w.title("Figure %d: %s (%s by %s)", f.Number, f.Title, f.Y, f.X)
		for _, p := range f.Panels {
			w.panel(f, p)
		}
	}
	return w.Flush()
}

// digits prints four digits, as the paper's scales ask for.
func digits(x float64) string {
	if x >= 1e4 {
		return fmt.Sprintf("%.3e", x)
	}
	return fmt.Sprintf("%.4g", x)
}

type table struct{ *tabwriter.Writer }

func (w *table) title(format string, args ...any) {
	w.Flush()
	fmt.Fprintf(w, format+"\n\n", args...)
	w.Flush()
}

func (w *table) row(cells ...any) {
	var words []string
	for _, c := range cells {
		words = append(words, fmt.Sprint(c))
	}
	fmt.Fprintf(w, "%s\t\n", strings.Join(words, "\t"))
}

// heights is the table of one benchmark: the prediction and its parts, per step.
func (w *table) heights(m Model) {
	head := []any{m.Stencil.Name, "trapezoids", "CPL", "speedup"}
	for _, c := range m.At(1).List() {
		head = append(head, c.Name)
	}
	w.row(head...)
	for h := 1; h <= min(m.MaxHeight(), mostHeights); h++ {
		at := m.At(float64(h))
		row := []any{fmt.Sprintf("%d%s", h, mark(h == m.Height())), digits(m.Trapezoids(float64(h))), digits(at.CPL()), digits(m.Speedup(float64(h)))}
		for _, c := range at.List() {
			row = append(row, digits(c.Cycles))
		}
		w.row(row...)
	}
	fmt.Fprintln(w)
}

func mark(chosen bool) string {
	if chosen {
		return "*"
	}
	return " "
}

// panel is the table of one panel: a row for each curve.
func (w *table) panel(f Figure, p Panel) {
	longest := p.Curves[0]
	for _, c := range p.Curves {
		if len(c.X) > len(longest.X) {
			longest = c
		}
	}
	head := []any{p.Title}
	if f.Heights {
		head = append(head, "height", "continuous", "peak")
	}
	columns := shown(longest.X)
	for _, i := range columns {
		head = append(head, fmt.Sprintf("%g", longest.X[i]))
	}
	w.row(head...)
	for _, c := range p.Curves {
		row := []any{c.Name}
		if f.Heights {
			row = append(row, c.Best, digits(c.Continuous), digits(c.Peak()))
		}
		for _, i := range columns {
			if i < len(c.Y) {
				row = append(row, digits(c.Y[i]))
			} else {
				row = append(row, "")
			}
		}
		w.row(row...)
	}
	fmt.Fprintln(w)
}

// shown are the columns to print: all of a short list, else ever sparser ones.
func shown(x []float64) []int {
	var columns []int
	for i := 0; i < len(x); i += max(1, (i+1)/8) {
		columns = append(columns, i)
	}
	return columns
}
