// Stores under conditions in the stages of chains: masks that are arrays, obstacles that are left out, cells of one colour in each step.

package progen

// Leave ends an iteration where the condition holds.
type Leave struct{ Cond Expr }

func (*Leave) stmt() {}

// masks draws what a nest stores under conditions, star a sum of neighbours.
type (
	masks struct{ of *nestDrawer }
	star  struct{ of *nestDrawer }
)

// masked draws what a stage stores where a condition lets it.
func (d masks) masked(a *Array) []Stmt {
	n := d.of
	cond, store := d.mask(), &Assign{n.own(a), "=", n.stencil(a.Elem)}
	switch n.IntN(6) {
	case 0:
		return []Stmt{&Assign{n.own(a), "=", &Choice{cond, store.Value, n.own(a)}}}
	case 1:
		return []Stmt{&Leave{cond}, store}
	case 2:
		return []Stmt{&If{Cond: cond, Then: []Stmt{store}, Else: []Stmt{n.store(a)}}}
	case 3: // and once more, as it came out
		again := &If{Cond: &Binary{">", n.own(a), n.constant(a.Elem)}, Then: []Stmt{&Assign{n.own(a), "-=", n.constant(a.Elem)}}}
		return []Stmt{&If{Cond: cond, Then: []Stmt{store, again}}}
	case 4:
		return []Stmt{&If{Cond: cond, Then: []Stmt{store}}, &If{Cond: d.mask(), Then: []Stmt{n.store(a)}}}
	}
	return []Stmt{&If{Cond: cond, Then: []Stmt{store}}}
}

// mask is a condition on a cell of an array that the stage does not write, or any other.
func (d masks) mask() Expr {
	n := d.of
	a := n.source()
	if n.isTarget(a) || n.IntN(4) == 0 {
		return n.condition()
	}
	if a.Elem.Floating() {
		return &Binary{pick(n.drawer, ">", "<="), n.own(a), &Num{pick(n.drawer, "0.0", "0.3", "-0.5")}}
	}
	return pick[Expr](n.drawer, n.own(a), &Unary{"!", &Binary{"%", n.own(a), &Num{"3"}}}, &Binary{"!=", &Binary{"%", n.own(a), &Num{"2"}}, &Num{"0"}})
}

// colour is the sum of the indices and, in a chain, sometimes of the step: its parity is a cell's colour.
func (d masks) colour() (sum Expr) {
	n := d.of
	for _, l := range n.nest.Loops {
		sum = n.plus(sum, &Name{l.Name})
	}
	if n.chained && n.nest.Clock != "" && n.IntN(2) == 0 {
		sum = n.plus(sum, &Name{n.nest.Clock})
	}
	return sum
}

// oldestFirst is a star that sums the plane of the lowest slowest index first, as kernels that march find the planes.
func (d star) oldestFirst(a *Array, t Type) Expr {
	n := d.of
	rank, radius := len(n.p.Extents), pick(n.drawer, 1, 1, 2)
	n.nest.oldestFirst = true
	var sum Expr
	add := func(offset []int) {
		x := Expr(n.at(a, offset))
		if !t.Floating() {
			x = asType(x, a.Elem, t)
		}
		sum = n.plus(sum, x)
	}
	for r := -radius; r < 0; r++ {
		add(along(rank, 0, r))
	}
	for dim := 1; dim < rank; dim++ {
		for r := 1; r <= radius; r++ {
			add(along(rank, dim, -r))
			add(along(rank, dim, r))
		}
	}
	if n.IntN(2) == 0 {
		add(make([]int, rank))
	}
	for r := 1; r <= radius; r++ {
		add(along(rank, 0, r))
	}
	if !t.Floating() {
		return &Binary{"%", sum, &Num{"97"}}
	}
	return &Binary{"*", &Num{pick(n.drawer, "0.125", "0.15", "0.1f")}, sum}
}
