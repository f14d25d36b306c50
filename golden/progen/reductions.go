// Draws reductions whose result does not depend on the order: sums are of whole numbers, extremes are exact.

package progen

import "fmt"

// addReduction accumulates a scalar over the nest, by an operation that gives
// the same bits in every order: sums are of whole numbers.
func (n *nestDrawer) addReduction() {
	op := pick(n.drawer, "+", "+", "min", "max", "max", "&", "|", "^", "*", "&&", "||")
	t := Type("int")
	switch op {
	case "min", "max":
		t = pick[Type](n.drawer, "double", "float", "int")
	case "+":
		t = pick[Type](n.drawer, "double", "int", "long long")
	case "*", "^":
		t = "unsigned"
	}
	s := &Scalar{Name: fmt.Sprintf("s%d", len(n.p.Scalars)), Type: t, Value: float64(n.between(0, 3))}
	n.p.Scalars = append(n.p.Scalars, s)
	n.reduced[s.Name] = true
	n.nest.Reductions = append(n.nest.Reductions, Reduction{op, s.Name})
	n.nest.Body = append(n.nest.Body, n.update(op, s))
}

// update is one of the ways to write a reduction.
func (n *nestDrawer) update(op string, s *Scalar) Stmt {
	var x Expr = &Cast{s.Type, n.read(n.source(), "int")} // what the variable can hold
	name := &Name{s.Name}
	switch op {
	case "min", "max":
		return n.extreme(op, s)
	case "&&", "||":
		return &Assign{name, "=", &Binary{op, name, &Binary{pick(n.drawer, ">", "!="), x, n.constant("int")}}}
	case "*":
		x = &Binary{"|", x, &Num{"1"}}
	case "&":
		x = &Binary{"|", x, &Num{"0xf0"}}
	}
	if n.IntN(2) == 0 {
		return &Assign{name, "=", &Binary{op, name, x}}
	}
	return &Assign{name, op + "=", x}
}

// extreme keeps the least or the greatest value.
func (n *nestDrawer) extreme(op string, s *Scalar) Stmt {
	var x Expr = &Cast{s.Type, n.read(n.source(), s.Type)}
	name := &Name{s.Name}
	compare, function := "<", "fmin"
	if op == "max" {
		compare, function = ">", "fmax"
	}
	switch {
	case s.Type == "double" && n.IntN(3) == 0:
		return &Assign{name, "=", &Call{function, []Expr{name, x}}}
	case n.IntN(2) == 0:
		return &Assign{name, "=", &Choice{&Binary{compare, x, name}, x, name}}
	}
	return &If{Cond: &Binary{compare, x, name}, Then: []Stmt{&Assign{name, "=", x}}}
}
