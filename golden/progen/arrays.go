// The kinds of array that programs declare (static, VLA, row tables, members, flat), with the C text that
// declares, allocates, fills and reports each.

package progen

import (
	"fmt"
	"strings"
)

// arrayPrinter prints arrays: their declarations, first values and results.
type arrayPrinter struct {
	*sheet
	subscripts *subscriptPrinter
}

// Array is an array over the last Rank dimensions of the mesh, Pad cells larger
// along each.
type Array struct {
	Name    string
	Elem    Type
	Kind    ArrayKind
	Rank    int
	Pad     int  `shrink:"down,0"`
	Buffers int  `shrink:"zero"` // time levels in front; 0 for an array without
	Apart   bool `shrink:"zero"` // of a Table: each row of a malloc of its own
	// Beside is the array of the same kind behind which this one lies in one block.
	Beside string `shrink:"zero"`
	level  int    // of a view: which of the Buffers it is
}

// ArrayKind is how a program declares an array.
type ArrayKind int

// The kinds of array.
const (
	Static        ArrayKind = iota // static T a[N][M];
	Automatic                      // T a[N][M]; in the function
	VLA                            // T a[n][m];
	RowPointer                     // T (*a)[M] = malloc(...)
	Table                          // T ** or T ***, rows in one block or Apart
	Member                         // struct { T a[N][M]; } *g
	MemberRows                     // struct { T (*a)[M]; } *g
	Flat                           // T *a = malloc(...), subscripts computed
	MemberFlat                     // struct { T *a; } *g
	Held                           // struct { T (*u)[M]; } *a
	Listed                         // struct { T *u; } list[K]
	StaticPointer                  // static T (*a)[M] = cells;
)

// flat reports whether the program computes one subscript from those of the mesh.
func (a *Array) flat() bool { return a.Kind == Flat || a.Kind == MemberFlat || a.Kind == Listed }

// member reports whether the array is reached through the pointer g.
func (a *Array) member() bool {
	return a.Kind == Member || a.Kind == MemberRows || a.Kind == MemberFlat
}

// allocated reports whether one malloc gives the array's cells.
func (a *Array) allocated() bool {
	return a.Kind == RowPointer || a.Kind == MemberRows || a.Kind == Held || a.flat()
}

// dims is the number of extents.
func (a *Array) dims() int {
	if a.Buffers > 0 {
		return a.Rank + 1
	}
	return a.Rank
}

// extents of an array, slowest first.
func (w *sheet) extents(a *Array) []string {
	var list []string
	if a.Buffers > 0 {
		list = append(list, fmt.Sprint(a.Buffers))
	}
	for dim := len(w.p.Extents) - a.Rank; dim < len(w.p.Extents); dim++ {
		if a.Kind == VLA {
			list = append(list, plus(fmt.Sprintf("n%d", dim), a.Pad))
			continue
		}
		list = append(list, w.extent(dim, a.Pad, a.Kind != RowPointer && a.Kind != Table && !a.flat()))
	}
	return list
}

// lvalue is how the function names an array.
func (w *sheet) lvalue(a *Array) string {
	switch {
	case w.local:
		return a.Name
	case a.Kind == Static || a.Kind == StaticPointer:
		return a.Name + w.suffix
	case a.member():
		return "g->" + a.Name
	case a.Kind == Held:
		return a.Name + "->u"
	case a.Kind == Listed:
		list, place := w.list(a)
		return fmt.Sprintf("%s[%d].u", list, place)
	}
	return a.Name
}

// rows declares name as a pointer to what a's rows are.
func (w *sheet) rows(a *Array, name string) string {
	switch {
	case a.Kind == Table:
		return fmt.Sprintf("%s %s%s", a.Elem, strings.Repeat("*", a.dims()), name)
	case a.dims() == 1 || a.flat():
		return fmt.Sprintf("%s *%s", a.Elem, name)
	}
	return fmt.Sprintf("%s (*%s)%s", a.Elem, name, brackets(w.extents(a)[1:]))
}

func brackets(extents []string) string {
	var b strings.Builder
	for _, e := range extents {
		b.WriteString("[" + e + "]")
	}
	return b.String()
}

func (w *sheet) hasMembers() bool {
	for _, a := range w.p.Arrays {
		if a.member() {
			return true
		}
	}
	return false
}

// declare declares and fills all arrays.
func (w *arrayPrinter) declare() {
	for dim, e := range w.p.Extents {
		w.line("int n%d = %d;", dim, e.Cells)
		w.line("(void)n%d;", dim)
	}
	if w.hasMembers() {
		w.line("static struct fields%s fields;", w.suffix)
		w.line("struct fields%s *g = &fields;", w.suffix)
	}
	for i, a := range w.p.Arrays {
		w.declareHolder(a)
		extents := w.extents(a)
		size := fmt.Sprintf("sizeof(%s) * (%s)", a.Elem, strings.Join(extents, ") * ("))
		switch {
		case w.block(a) != a:
			w.line("%s *%s = block_%s + %d;", a.Elem, a.Name, w.block(a).Name, w.cellsOf(w.block(a), a))
		case a.Kind == Automatic || a.Kind == VLA:
			w.line("%s %s%s;", a.Elem, a.Name, brackets(extents))
		case a.Apart:
			w.tableApart(a, extents)
		case a.Kind == Table:
			w.table(a, extents)
		case a.allocated():
			declared := w.rows(a, a.Name)
			if a.member() || a.Kind == Held || a.Kind == Listed {
				declared = w.lvalue(a)
			}
			if w.namesBlock(a) {
				w.line("%s *block_%s = %smalloc(sizeof(%s) * %d);", a.Elem, a.Name, w.cast(w.rows(a, "")), a.Elem, w.cellsOf(a, nil))
				w.line("%s = block_%s;", declared, a.Name)
				break
			}
			w.line("%s = %smalloc(%s);", declared, w.cast(w.rows(a, "")), size)
		}
		if a.Apart {
			w.eachRow(a, func(row, cells string) { w.fill(a, row, cells, i+1) })
			continue
		}
		w.fill(a, w.first(a), w.cells(a), i+1)
	}
	if !w.p.Callee {
		w.declareScalars()
	}
}

func (w *arrayPrinter) fill(a *Array, first, cells string, seed int) {
	w.line("%s", w.helper("fill", a.Elem, fmt.Sprintf("%s, %s, %d", first, cells, seed)))
}

// cast converts malloc's result, where the program does.
func (w *arrayPrinter) cast(to string) string {
	if w.p.Uncast {
		return ""
	}
	return "(" + to + ")"
}

// table allocates the rows of a T ** or T *** in one block.
func (w *arrayPrinter) table(a *Array, extents []string) {
	e, n := a.Elem, a.Name
	switch len(extents) {
	case 1:
		w.line("%s *%s = (%s *)malloc(sizeof(%s) * (%s));", e, n, e, e, extents[0])
	case 2:
		w.line("%s **%s = (%s **)malloc(sizeof(%s *) * (%s));", e, n, e, e, extents[0])
		w.line("%s[0] = (%s *)malloc(sizeof(%s) * (%s) * (%s));", n, e, e, extents[0], extents[1])
		w.line("for (int x = 1; x < %s; x++) %s[x] = %s[0] + x * (%s);", extents[0], n, n, extents[1])
	case 3:
		w.line("%s ***%s = (%s ***)malloc(sizeof(%s **) * (%s));", e, n, e, e, extents[0])
		w.line("%s[0] = (%s **)malloc(sizeof(%s *) * (%s) * (%s));", n, e, e, extents[0], extents[1])
		w.line("%s[0][0] = (%s *)malloc(sizeof(%s) * (%s) * (%s) * (%s));", n, e, e, extents[0], extents[1], extents[2])
		w.line("for (int x = 0; x < %s; x++) {", extents[0])
		w.line("    %s[x] = %s[0] + x * (%s);", n, n, extents[1])
		w.line("    for (int y = 0; y < %s; y++) %s[x][y] = %s[0][0] + (x * (%s) + y) * (%s);", extents[1], n, n, extents[1], extents[2])
		w.line("}")
	default:
		panic(fmt.Sprintf("progen: a table of rank %d", len(extents)))
	}
}

// tableApart allocates each row of a T ** or T *** on its own, the last one first,
// some longer than they need be.
func (w *arrayPrinter) tableApart(a *Array, extents []string) {
	e, n, last := a.Elem, a.Name, len(extents)-1
	stars := strings.Repeat("*", last)
	w.line("%s %s*%s = (%s %s*)malloc(sizeof(%s %s) * (%s));", e, stars, n, e, stars, e, stars, extents[0])
	row := fmt.Sprintf("(%s *)malloc(sizeof(%s) * (%s + %%s %%%% 3))", e, e, extents[last])
	if len(extents) == 2 {
		w.line("for (int x = 0; x < %s; x++) %s[%s - 1 - x] = %s;", extents[0], n, extents[0], fmt.Sprintf(row, "x"))
		return
	}
	w.line("for (int x = 0; x < %s; x++) {", extents[0])
	w.line("    %s[x] = (%s **)malloc(sizeof(%s *) * (%s));", n, e, e, extents[1])
	w.line("    for (int y = 0; y < %s; y++) %s[x][%s - 1 - y] = %s;", extents[1], n, extents[1], fmt.Sprintf(row, "y"))
	w.line("}")
}

// eachRow prints a statement for each row of a table.
func (w *arrayPrinter) eachRow(a *Array, statement func(row, cells string)) {
	extents := w.extents(a)
	w.line("for (int x = 0; x < %s; x++)", extents[0])
	row := a.Name + "[x]"
	if len(extents) > 2 {
		w.line("for (int y = 0; y < %s; y++)", extents[1])
		row += "[y]"
	}
	statement(row, extents[len(extents)-1])
}

// first points to the first element of an array.
func (w *arrayPrinter) first(a *Array) string {
	depth := a.dims()
	if a.flat() {
		depth = 1
	}
	return "&" + w.lvalue(a) + strings.Repeat("[0]", depth)
}

func (w *sheet) cells(a *Array) string { return fmt.Sprint(w.cellCount(a)) }

func (w *sheet) cellCount(a *Array) int {
	cells := max(a.Buffers, 1)
	for dim := len(w.p.Extents) - a.Rank; dim < len(w.p.Extents); dim++ {
		cells *= w.p.Extents[dim].Cells + a.Pad
	}
	return cells
}

func (w *arrayPrinter) reportArrays() {
	for _, a := range w.p.Arrays {
		report := func(first, cells string) {
			w.line("%s", w.helper("report", a.Elem, fmt.Sprintf("\"%s%s\", %s, %s", a.Name, w.suffix, first, cells)))
		}
		if a.Apart {
			w.eachRow(a, report)
			continue
		}
		report(w.first(a), w.cells(a))
	}
	for _, a := range w.p.Arrays {
		switch {
		case a.Apart:
			w.eachRow(a, func(row, _ string) { w.line("free(%s);", row) })
			if a.dims() > 2 {
				w.line("for (int x = 0; x < %s; x++) free(%s[x]);", w.extents(a)[0], a.Name)
			}
			w.line("free(%s);", a.Name)
		case a.Kind == Table:
			for level := a.dims() - 1; level >= 0; level-- {
				w.line("free(%s%s);", a.Name, strings.Repeat("[0]", level))
			}
		case w.block(a) != a:
		case w.namesBlock(a):
			w.line("free(block_%s);", a.Name)
		case a.allocated():
			w.line("free(%s);", w.lvalue(a))
		}
	}
}
