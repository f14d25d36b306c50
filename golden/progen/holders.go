// Structs that hold pointers: an array behind a pointer to a struct of its own, or in a list of structs; and arrays behind
// a pointer at file scope with a static initialiser. Rotations exchange the pointers, the structs or the pointers to them.

package progen

import "fmt"

// holder names the struct that holds a pointer like that of the array: of the first that is alike, so that arrays that
// are exchanged have one type.
func (w *sheet) holder(a *Array) string {
	for _, first := range w.p.Arrays {
		if first.Kind == a.Kind && first.Elem == a.Elem && (a.Kind == Listed || w.rows(first, "u") == w.rows(a, "u")) {
			return fmt.Sprintf("holder_%s%s", first.Name, w.suffix)
		}
	}
	panic("progen: the array " + a.Name + " is not of the program")
}

// holders prints the structs.
func (w *arrayPrinter) holders() {
	for _, a := range w.p.Arrays {
		if (a.Kind == Held || a.Kind == Listed) && w.leads(a) {
			w.line("struct %s {\n    int cells;\n    %s;\n};", w.holder(a), w.rows(a, "u"))
		}
	}
}

// leads reports whether the struct is named after the array.
func (w *arrayPrinter) leads(a *Array) bool {
	return w.holder(a) == fmt.Sprintf("holder_%s%s", a.Name, w.suffix)
}

// list names the list that an array's struct is in, and place is where.
func (w *sheet) list(a *Array) (list string, place int) {
	for _, b := range w.p.Arrays {
		if b.Name == a.Name {
			break
		}
		if b.Kind == Listed && w.holder(b) == w.holder(a) {
			place++
		}
	}
	return "list_" + string(a.Elem.name()), place
}

// declareHolder declares what holds the array, before the array.
func (w *arrayPrinter) declareHolder(a *Array) {
	switch {
	case a.Kind == Held:
		w.line("struct %s held_%s = {0}, *%s = &held_%s;", w.holder(a), a.Name, a.Name, a.Name)
	case a.Kind == Listed && w.leads(a):
		list, _ := w.list(a)
		w.line("struct %s %s[%d] = {{0}};", w.holder(a), list, len(w.p.Arrays))
	}
}

// handle is what a rotation of whole structs assigns, and declared a variable like it.
func (w *arrayPrinter) handle(a *Array, name string) (handle, declared string) {
	switch a.Kind {
	case Held:
		return a.Name, fmt.Sprintf("struct %s *%s", w.holder(a), name)
	case Listed:
		list, place := w.list(a)
		return fmt.Sprintf("%s[%d]", list, place), fmt.Sprintf("struct %s %s", w.holder(a), name)
	}
	return w.lvalue(a), w.rows(a, name)
}

// staticPointer declares an array and the pointer by which the program knows it.
func (w *arrayPrinter) staticPointer(a *Array) {
	if w.second {
		w.line("extern %s;", w.rows(a, w.lvalue(a)))
		return
	}
	cells := a.Name + "_cells" + w.suffix
	w.line("static %s %s%s;", a.Elem, cells, brackets(w.extents(a)))
	w.line("%s%s = %s;", w.static(), w.rows(a, w.lvalue(a)), cells)
}
