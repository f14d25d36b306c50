// Locals of locals: what bodies call the neighbours of a point by. Index locals follow one another (x1 = i + 1,
// x2 = x1 - 2), row locals point to rows; subscripts are then behind them.

package progen

import (
	"fmt"
	"slices"
)

// Naming says which locals a nest's subscripts go by.
type Naming int

// The sorts of naming.
const (
	Direct Naming = iota
	IndexLocals
	RowLocals // of arrays of two dimensions
	BothLocals
)

// declareLocals declares the locals of the nest, and has elements go by them.
func (w *subscriptPrinter) declareLocals(n *Nest) {
	w.named, w.rowNames = nil, nil
	if n.Naming == IndexLocals || n.Naming == BothLocals {
		w.indexLocals(n)
	}
	if n.Naming == RowLocals || n.Naming == BothLocals {
		w.rowLocals(n)
	}
}

// indexLocals declares a local for each index and offset, from the one before.
func (w *subscriptPrinter) indexLocals(n *Nest) {
	names := map[string]string{}
	for _, l := range n.Loops {
		typ := l.Type
		if integers[typ].bits < 32 {
			typ = "int"
		}
		last, at := l.Name, 0
		for _, off := range n.offsets(l.Name) {
			name := fmt.Sprintf("x%d", len(names)+1)
			w.line("const %s %s = %s;", typ, name, plus(last, off-at))
			names[plus(l.Name, off)] = name
			last, at = name, off
		}
		for _, text := range w.ends(n, l.Name) {
			name := fmt.Sprintf("x%d", len(names)+1)
			w.line("const %s %s = %s;", typ, name, text)
			names[text] = name
		}
	}
	w.named = names
}

// offsets are those from a loop's index that the body's subscripts have, in the order of their first use.
func (n *Nest) offsets(loop string) []int {
	var list []int
	walkExprs(n.Body, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok {
			return
		}
		for _, s := range r.Index {
			if s.Loop == loop && s.simple() && !slices.Contains(list, s.Off) {
				list = append(list, s.Off)
			}
		}
	})
	return list
}

// ends are the subscripts of the body that go on at the other end of the loop's dimension, or turn back, each once.
func (w *subscriptPrinter) ends(n *Nest, loop string) (list []string) {
	walkExprs(n.Body, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok {
			return
		}
		for _, s := range r.Index {
			if s.Loop == loop && (s.Form == Torus || s.Form == Turn) && s.Plus == "" && !s.Apart {
				if text := w.beyond(s); !slices.Contains(list, text) {
					list = append(list, text)
				}
			}
		}
	})
	return list
}

// simple reports whether the subscript is an index and a constant.
func (s Sub) simple() bool {
	return s.Loop != "" && s.Form == Offset && !s.Clamp && !s.Macro && s.Plus == "" && s.Less == 0
}

// rowLocals declares a pointer for each row.
func (w *subscriptPrinter) rowLocals(n *Nest) {
	names := map[string]string{}
	walkExprs(n.Body, func(e Expr) {
		r, ok := e.(*Ref)
		if !ok {
			return
		}
		a := w.p.array(r.Array)
		if a == nil || a.flat() || a.dims() != 2 || a.Buffers > 0 || n.Alias == a.Name || !r.Index[0].simple() || !n.hasLoop(r.Index[0].Loop) {
			return
		}
		row := w.lvalue(a) + "[" + w.subscript(a, r.Index[0]) + "]"
		if names[row] == "" {
			names[row] = fmt.Sprintf("row%d", len(names)+1)
			w.line("%s *%s = %s;", a.Elem, names[row], row)
		}
	})
	w.rowNames = names
}

func (n *Nest) hasLoop(name string) bool {
	return slices.ContainsFunc(n.Loops, func(l Loop) bool { return l.Name == name })
}

// naming draws how the nest names its neighbours. Conditions keep no row pointer inside that stands before them.
func (n *nestDrawer) naming() {
	if n.want("index-locals") {
		n.nest.Naming = IndexLocals
	}
	if n.want("row-locals") && !n.full {
		n.nest.Naming += RowLocals
	}
}
