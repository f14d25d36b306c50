// Draws the statements of a nest: stores, locals, private variables, conditions, and the elements that they
// read.

package progen

import "fmt"

// body draws the statements of the nest.
func (n *nestDrawer) body() {
	if n.want("local") {
		n.addLocal()
	}
	if n.want("private") {
		n.addPrivate()
	}
	if n.want("repeat") {
		n.addRepeat()
	}
	if n.want("local-array") {
		n.addLocalArray()
	}
	ring{n}.neighbourLoops()
	choosing{n}.either()
	for _, a := range n.written {
		if n.chained && n.want("mask") {
			n.nest.Body = append(n.nest.Body, masks{n}.masked(a)...)
			continue
		}
		store := n.store(a)
		if n.want("conditional") {
			c := &If{Cond: n.condition(), Then: []Stmt{store}}
			if n.IntN(2) == 0 {
				c.Else = []Stmt{n.store(a)}
			}
			store = c
		}
		n.nest.Body = append(n.nest.Body, store)
	}
}

func (n *nestDrawer) store(a *Array) Stmt {
	op := "="
	value := n.stencil(a.Elem)
	if n.want("compound") {
		op = pick(n.drawer, "+=", "-=")
		if a.Elem.Floating() && n.IntN(3) == 0 {
			op, value = "*=", n.constant(a.Elem)
		}
	}
	return &Assign{n.own(a), op, value}
}

func (n *nestDrawer) addLocal() {
	t := pick[Type](n.drawer, "double", "float", "double", "int")
	if n.p.C89 {
		n.privateVariable(t)
		return
	}
	name := n.fresh("v")
	n.nest.Body = append(n.nest.Body, &Local{name, t, n.stencil(t)})
	n.locals[t] = append(n.locals[t], name)
}

// addPrivate uses a variable of the function as a private one.
func (n *nestDrawer) addPrivate() { n.privateVariable("double") }

func (n *nestDrawer) privateVariable(t Type) {
	name := n.fresh("p")
	n.p.Scalars = append(n.p.Scalars, &Scalar{Name: name, Type: t})
	if n.nest.Private != "" {
		n.nest.Private += ", "
	}
	n.nest.Private += name
	n.nest.Body = append(n.nest.Body, &Assign{&Name{name}, "=", n.stencil(t)})
	n.locals[t] = append(n.locals[t], name)
}

func (n *nestDrawer) condition() Expr {
	if n.want("mixed-types") {
		return n.narrow(pick(n.drawer, n.nest.Loops...).Name)
	}
	switch n.IntN(4) {
	case 0:
		l := pick(n.drawer, n.nest.Loops...)
		return &Binary{"==", &Binary{"&", &Name{l.Name}, &Num{"1"}}, &Num{fmt.Sprint(n.IntN(2))}}
	case 1:
		l := pick(n.drawer, n.nest.Loops...)
		c := Expr(&Binary{">", &Name{l.Name}, &Num{fmt.Sprint(n.between(0, 9))}})
		if n.IntN(2) == 0 {
			c = &Binary{pick(n.drawer, "&&", "||"), c, &Binary{"<", n.read(n.source(), "double"), &Num{"0.5"}}}
		}
		return c
	case 2:
		return &Binary{pick(n.drawer, "<", ">", "<=", ">=", "!="), n.read(n.source(), "double"), n.read(n.source(), "double")}
	}
	return &Unary{"!", &Binary{">", n.read(n.source(), "double"), n.constant("double")}}
}

// source draws an array to read.
func (n *nestDrawer) source() *Array { return pick(n.drawer, n.views...) }

// read is an element near the point. Targets are read at the point itself, or
// at other places of it along serial loops.
func (n *nestDrawer) read(a *Array, as Type) Expr {
	ref := n.at(a, n.offset(a, 1))
	if !as.Floating() && a.Elem.Floating() {
		return clampToInt(ref)
	}
	return ref
}

// offset draws how far from the point an array is read.
func (n *nestDrawer) offset(a *Array, radius int) []int {
	offset := make([]int, len(n.p.Extents))
	for dim := range offset {
		if n.isTarget(a) && !(n.inPlace && n.nest.serial(dim)) {
			continue
		}
		if _, fixed := n.fixed[dim]; fixed && n.isTarget(a) {
			continue
		}
		offset[dim] = n.between(-radius, radius)
	}
	return offset
}

// clampToInt keeps a conversion to int defined.
func clampToInt(x Expr) Expr {
	return &Cast{"int", &Call{"fmin", []Expr{&Call{"fmax", []Expr{x, &Num{"-90.0"}}}, &Num{"90.0"}}}}
}

func (d *drawer) constant(t Type) Expr {
	if !t.Floating() {
		return &Num{fmt.Sprint(d.between(1, 9))}
	}
	text := pick(d, "0.125", "0.3", "0.25", "0.7", "0.1", "1e-1", ".5", "0.0625")
	if t == "float" && d.IntN(4) > 0 {
		text += "f"
	}
	return &Num{text}
}
