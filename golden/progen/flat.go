// The spellings of a flattened subscript: Horner's form, sums, macros, variables for a plane or for the centre
// cell.

package progen

import (
	"fmt"
	"strings"
)

// FlatForm is how a program computes the one subscript of a flat array.
type FlatForm int

// The spellings of a flattened subscript. Those that start from the point of
// the iteration give way to Horner where a subscript is no index + constant.
const (
	Horner    FlatForm = iota // (z * ny + y) * nx + x
	Sum                       // z * ny * nx + y * nx + x
	Plane                     // z * plane + y * nx + x, with a variable plane
	MacroForm                 // AT_a(z, y, x)
	Backwards                 // x + nx * (y + ny * z)
	Wide                      // ((size_t)z * ny + y) * nx + x
	Around                    // (z * ny + y) * nx + x - nx + 1
	Centre                    // at_a - nx + 1, with a variable at_a of the body
	flatForms
)

// form draws how an array is subscripted: mostly alike in all of a nest.
func (n *nestDrawer) form(a *Array) FlatForm {
	if !a.flat() {
		return Horner
	}
	if f, known := n.forms[a.Name]; known && n.IntN(6) > 0 {
		return f
	}
	f := FlatForm(n.IntN(int(flatForms)))
	if n.plain {
		f = pick(n.drawer, Horner, Sum, Plane, MacroForm)
	}
	n.forms[a.Name] = f
	return f
}

// flatSubscript is the subscript of an element with the given subscripts along
// the mesh.
func (w *subscriptPrinter) flatSubscript(a *Array, r *Ref, index []Sub) string {
	var list []string
	if a.Buffers > 0 {
		list = append(list, w.levelText(a, r.Level))
	}
	shifted := false
	for _, s := range index {
		list = append(list, w.subscript(a, s))
		shifted = shifted || s.Less != 0
	}
	simple := a.Buffers == 0 && !shifted && (w.nest == nil || w.nest.Alias != a.Name)
	for _, s := range index {
		simple = simple && s.Loop != "" && s.Form == Offset && !s.Clamp
	}
	form := r.Form
	if (form == Around || form == Centre) && !simple || w.local && (form == Plane || form == Centre) || shifted && form == Wide {
		form = Horner
	}
	strides := w.strides(a)
	switch form {
	case Sum, Plane:
		return w.sum(a, list, form == Plane)
	case MacroForm:
		if len(list) > 1 {
			return fmt.Sprintf("AT_%s%s(%s)", a.Name, w.suffix, strings.Join(list, ", "))
		}
	case Backwards:
		text := paren(list[0])
		for i, x := range list[1:] {
			text = paren(x) + " + " + paren(w.extents(a)[i+1]) + " * " + paren(text)
		}
		return text
	case Around, Centre:
		return w.fromPoint(a, index, strides, form == Centre)
	}
	return w.horner(a, list, form == Wide)
}

func (w *subscriptPrinter) horner(a *Array, list []string, wide bool) string {
	text := paren(list[0])
	if wide {
		text = "(size_t)" + text
	}
	for i, x := range list[1:] {
		text = paren(text) + " * " + paren(w.extents(a)[i+1]) + " + " + paren(x)
	}
	return text
}

func (w *subscriptPrinter) sum(a *Array, list []string, plane bool) string {
	strides := w.strides(a)
	var terms []string
	for i, x := range list {
		switch {
		case i == len(list)-1:
			terms = append(terms, paren(x))
		case plane && i == len(list)-3:
			terms = append(terms, paren(x)+" * plane_"+a.Name)
		default:
			terms = append(terms, paren(x)+" * "+strides[i])
		}
	}
	return strings.Join(terms, " + ")
}

// fromPoint goes from the cell of the iteration's point by strides.
func (w *subscriptPrinter) fromPoint(a *Array, index []Sub, strides []string, centre bool) string {
	var point []string
	moves := ""
	for i, s := range index {
		point = append(point, s.Loop)
		stride := strides[i]
		if s.Off != 0 {
			moves += fmt.Sprintf(" %c %s", "-+"[b2i(s.Off > 0)], times(max(s.Off, -s.Off), stride))
		}
		if s.Plus != "" {
			moves += " + " + times(s.Plus, stride)
		}
	}
	if centre {
		return "at_" + a.Name + moves
	}
	return w.horner(a, point, false) + moves
}

func times(n any, stride string) string {
	switch {
	case stride == "1":
		return fmt.Sprint(n)
	case n == 1:
		return stride
	}
	return fmt.Sprintf("%v * %s", n, stride)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// strides are the cells from one value of a subscript to the next.
func (w *subscriptPrinter) strides(a *Array) []string {
	extents := w.extents(a)
	list := make([]string, len(extents))
	for i := range list {
		list[i] = "1"
		for j := i + 1; j < len(extents); j++ {
			if list[i] == "1" {
				list[i] = paren(extents[j])
			} else {
				list[i] += " * " + paren(extents[j])
			}
		}
	}
	return list
}

func paren(text string) string {
	if strings.ContainsAny(text, " ?") {
		return "(" + text + ")"
	}
	return text
}

// flatMacros defines the macros of MacroForm.
func (w *subscriptPrinter) flatMacros() {
	for _, a := range w.p.Arrays {
		if a.flat() && a.dims() > 1 {
			names := []string{"t", "z", "y", "x"}[4-a.dims():]
			var list []string
			for _, n := range names {
				list = append(list, "("+n+")")
			}
			w.line("#define AT_%s%s(%s) (%s)", a.Name, w.suffix, strings.Join(names, ", "), w.horner(a, list, false))
		}
	}
}

// planes declares the variables of Plane.
func (w *subscriptPrinter) planes() {
	for _, a := range w.p.Arrays {
		if a.flat() && a.dims() > 2 {
			w.line("int plane_%s = %s;", a.Name, w.strides(a)[a.dims()-3])
			w.line("(void)plane_%s;", a.Name)
		}
	}
}

// centres declares the variables of Centre that the statements use.
func (w *subscriptPrinter) centres(list []Stmt) {
	seen := map[string]bool{}
	walkExprs(list, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok || r.Form != Centre || seen[r.Array] {
			return
		}
		a := w.p.array(r.Array)
		if a == nil || !strings.HasPrefix(w.flatSubscript(a, r, r.Index), "at_") {
			return
		}
		seen[r.Array] = true
		var point []string
		for _, s := range r.Index {
			point = append(point, s.Loop)
		}
		w.line("const int at_%s = %s;", a.Name, w.horner(a, point, false))
	})
}
