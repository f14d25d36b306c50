// Functions of the program that bodies call: of two numbers, or of an array and the indices of a point.

package progen

import "fmt"

// Function is a function of the program that bodies call: of two numbers, or of
// an array and the indices of a point.
type Function struct {
	Name  string
	Type  Type
	Array string // "" for a function of two numbers, x and y
	Value Expr
	Local bool `shrink:"zero"` // the value goes through a variable
}

// function draws a function of two numbers, or takes one that is there.
func (d *drawer) function(t Type) *Function {
	for _, f := range d.p.Functions {
		if f.Array == "" && f.Type == t {
			return f
		}
	}
	x, y := Expr(&Name{"x"}), Expr(&Name{"y"})
	half := &Num{"0.5"}
	value := pick[Expr](d,
		&Binary{"+", &Binary{"*", half, x}, &Binary{"*", &Num{"0.25"}, y}},
		&Choice{&Binary{"<", x, y}, x, &Binary{"*", half, y}},
		&Binary{"/", &Binary{"-", x, y}, &Binary{"+", &Num{"2"}, &Call{"fabs", []Expr{y}}}},
		&Call{"fmax", []Expr{&Binary{"*", x, half}, y}})
	f := &Function{Name: d.fresh("f"), Type: t, Value: value, Local: d.IntN(2) == 0}
	d.p.Functions = append(d.p.Functions, f)
	return f
}

// gridFunction draws a function that reads an array around a point, and returns
// its call. It is nil where no parameter can have the array's type.
func (n *nestDrawer) gridFunction(t Type) Expr {
	a := n.source()
	if n.isTarget(a) || a.Buffers > 0 || n.p.hasVariableRows(a) || len(n.fixed) > 0 {
		return nil
	}
	f := &Function{Name: n.fresh("g"), Type: t, Array: a.Name}
	call := &Call{f.Name, []Expr{&Whole{a.Name}}}
	for dim := range n.p.Extents {
		call.Args = append(call.Args, &Name{fmt.Sprintf("n%d", dim)})
	}
	first := len(n.p.Extents) - a.Rank
	for dim := first; dim < len(n.p.Extents); dim++ {
		call.Args = append(call.Args, &Name{n.nest.loopName(dim)})
	}
	var sum Expr
	for i := n.between(1, 4); i > 0; i-- {
		r := &Ref{Array: a.Name, Form: n.form(a)}
		for dim := first; dim < len(n.p.Extents); dim++ {
			off := n.between(-1, 1)
			n.need(dim, off)
			r.Index = append(r.Index, Sub{Loop: indexNames[dim], Dim: dim, Off: off})
		}
		sum = n.add(sum, n.term(r, a.Elem, t))
	}
	f.Value = sum
	n.p.Functions = append(n.p.Functions, f)
	return call
}

// Whole is an array as an argument.
type Whole struct{ Array string }

func (*Whole) expr() {}

// whole prints an array as an argument.
func (w *nestPrinter) whole(e *Whole) string {
	a := w.p.array(e.Array)
	if a == nil {
		return "0"
	}
	return w.lvalue(a)
}

// hasVariableRows reports whether the array's rows are of variable length.
func (p *Program) hasVariableRows(a *Array) bool {
	first := len(p.Extents) - a.Rank
	if a.Buffers == 0 {
		first++
	}
	for _, e := range p.Extents[first:] {
		if a.Kind == VLA || a.Kind == RowPointer && e.Style == Variable {
			return true
		}
	}
	return false
}

// functions prints the program's functions.
func (w *printer) functions() {
	w.local = true
	defer func() { w.local = false }()
	for _, f := range w.p.Functions {
		parameters := fmt.Sprintf("%s x, %s y", f.Type, f.Type)
		if a := w.p.array(f.Array); a != nil {
			parameters = w.rows(a, a.Name)
			for dim := range w.p.Extents {
				parameters += fmt.Sprintf(", int n%d", dim)
			}
			for dim := len(w.p.Extents) - a.Rank; dim < len(w.p.Extents); dim++ {
				parameters += ", int " + indexNames[dim]
			}
		}
		w.line("static %s %s%s(%s)", f.Type, f.Name, w.suffix, parameters)
		w.open()
		if f.Local {
			w.line("%s value = %s;", f.Type, w.nests.expr(f.Value, 0))
			w.line("if (value > 100)")
			w.line("    return 100;")
			w.line("return value;")
		} else {
			w.line("return %s;", w.nests.expr(f.Value, 0))
		}
		w.close()
		w.line("")
	}
}

func (p *Program) function(name string) bool {
	for _, f := range p.Functions {
		if f.Name == name {
			return true
		}
	}
	return false
}
