package stencil

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Partial is a part of what iterations compute, of grids that are only read, that
// a march along the slowest loop computes once and carries on to the iterations
// behind: the same expression of several planes, or one whose neighbours lie in a
// plane that the march has passed by then. (Predictive commoning.)
type Partial struct {
	// Expr is what an iteration computes: of planes up to At ahead of its own.
	Expr Expr
	At   int64
	// Of is what stands in the body for the value of a plane; First and Last are
	// the oldest and the newest that the body uses, Last at most At.
	Of          map[int64]*Symbol
	First, Last int64
}

// Carried is the body of a march with partials, in the order in which they were met.
type Carried struct {
	Body     []Stmt
	Partials []*Partial
	windows  map[*Use][][]int64 // by grid, what all steps load, and with what only some need
	all      map[*Use][][]int64
}

// Carried finds the partials of a sweep; nil if there are none. With early, those
// with neighbours are computed as soon as their plane is there, even if one iteration
// alone needs them: neighbours are then read of no plane but the newest.
func (s *Sweep) Carried(early bool) *Carried {
	f := newPartialFinder(s, s.Held())
	f.early = early
	f.find()
	c := &Carried{Body: f.body, Partials: f.list, windows: map[*Use][][]int64{}, all: map[*Use][][]int64{}}
	if len(c.Partials) == 0 {
		return nil
	}
	for _, u := range s.Uses {
		points, ok := s.Window(u)
		switch {
		case !ok:
		case u.Edges() != nil:
			c.windows[u], c.all[u] = points, points
		default:
			c.windows[u] = c.window(u, points, func(p *Partial) bool { return p.Last == p.At })
			c.all[u] = c.window(u, points, func(*Partial) bool { return true })
		}
	}
	return c
}

// Window is what Sweep.Window is for the whole body: the offsets at which every
// iteration of a march loads a grid.
func (c *Carried) Window(u *Use) [][]int64 { return c.windows[u] }

// Reach are these and those that only partials need which the last iterations leave out.
func (c *Carried) Reach(u *Use) [][]int64 { return c.all[u] }

// window are the offsets of the body, as far as they are in the window of the sweep,
// and of some partials.
func (c *Carried) window(u *Use, of [][]int64, some func(*Partial) bool) (points [][]int64) {
	add := func(body []Stmt, wanted func(p []int64) bool) {
		VisitExprs(body, func(e Expr) {
			if a, ok := e.(*Access); ok && a.Grid == u.Grid {
				if p, _ := a.constants(); wanted(p) && !contains(points, p) {
					points = append(points, p)
				}
			}
		})
	}
	add(c.Body, func(p []int64) bool { return contains(of, p) })
	for _, p := range c.Partials {
		if some(p) {
			add([]Stmt{&ExprStmt{p.Expr}}, func([]int64) bool { return true })
		}
	}
	slices.SortFunc(points, slices.Compare)
	return points
}

// Computed are the expressions of the partials, as statements.
func (c *Carried) Computed() []Stmt {
	var list []Stmt
	for _, p := range c.Partials {
		list = append(list, &ExprStmt{p.Expr})
	}
	return list
}

func contains(points [][]int64, p []int64) bool {
	return slices.ContainsFunc(points, func(q []int64) bool { return slices.Equal(p, q) })
}

// partialFinder looks for partials from the outermost expressions inwards.
type partialFinder struct {
	sweep    *Sweep
	early    bool
	body     []Stmt
	windows  map[*Grid][][]int64
	locals   map[*Symbol]Expr // what stands for locals in partials
	list     []*Partial
	replaced map[*Symbol]bool // locals that some partial has in it
}

// part is what is known of an expression of grids that are only read.
type part struct {
	first, last int64 // planes
	accesses    int
	beside      bool // some are off the iteration's own column
}

func newPartialFinder(s *Sweep, body []Stmt) *partialFinder {
	f := &partialFinder{sweep: s, body: body, windows: map[*Grid][][]int64{}}
	for _, u := range s.Uses {
		if points, ok := s.Window(u); ok && u.Edges() == nil {
			f.windows[u.Grid] = points
		}
	}
	f.definitions()
	return f
}

// definitions are the values of locals that are declared in the body's outermost block and
// do not change.
func (f *partialFinder) definitions() {
	of := Definitions(f.body)
	f.locals, f.replaced = map[*Symbol]Expr{}, map[*Symbol]bool{}
	for _, s := range f.body {
		if d, ok := s.(*Decl); ok && of[d.Sym] != nil && d.Init == of[d.Sym] && d.Sym.Type.Same(d.Init.Type()) {
			f.locals[d.Sym] = d.Init
		}
	}
}

// inspect says what is known of e; ok if it may be a partial or a part of one.
func (f *partialFinder) inspect(e Expr) (p part, ok bool) {
	switch e := e.(type) {
	case *Const:
		return p, true
	case *Var:
		if value := f.locals[e.Sym]; value != nil {
			return f.inspect(value)
		}
		return p, e.Sym.Role == Param
	case *Access:
		offset, isConstant := e.constants()
		if !isConstant || !contains(f.windows[e.Grid], offset) {
			return p, false
		}
		return part{offset[0], offset[0], 1, slices.ContainsFunc(offset[1:], func(o int64) bool { return o != 0 })}, true
	case *Binary:
		if !strings.Contains("+-*/", e.Op) {
			return p, false
		}
	case *Unary:
		if e.Op != "-" && e.Op != "+" {
			return p, false
		}
	case *Cast:
	case *Call:
		if f.isOwn(e.Func) {
			return p, false
		}
	default:
		return p, false
	}
	if e.Type().Kind != Float {
		return p, false
	}
	for _, x := range Operands(e) {
		q, isPart := f.inspect(x)
		if !isPart {
			return p, false
		}
		p = p.with(q)
	}
	return p, true
}

// isOwn reports whether a function is one of the program's, which may do anything.
func (f *partialFinder) isOwn(name string) bool {
	return slices.ContainsFunc(f.sweep.Functions, func(d *DeviceFunction) bool { return d.Name == name })
}

// with is what is known of an expression that has both in it.
func (p part) with(q part) part {
	switch {
	case q.accesses == 0:
		return p
	case p.accesses == 0:
		return q
	}
	return part{min(p.first, q.first), max(p.last, q.last), p.accesses + q.accesses, p.beside || q.beside}
}

// key is the same for expressions that are computed alike, at whatever planes. Sums and
// products of two have the same bits in either order.
func (f *partialFinder) key(e Expr, base int64) string {
	switch e := e.(type) {
	case *Const:
		return fmt.Sprint(e.T.Kind, e.T.Size, e.Text)
	case *Var:
		if value := f.locals[e.Sym]; value != nil {
			return f.key(value, base)
		}
		return e.Sym.Name + ":" + e.Sym.Host
	case *Access:
		offset, _ := e.constants()
		offset[0] -= base
		return fmt.Sprint(e.Grid.Name, offset)
	}
	var operands []string
	for _, x := range Operands(e) {
		operands = append(operands, f.key(x, base))
	}
	op := fmt.Sprint(e.Type().Kind, e.Type().Size)
	switch e := e.(type) {
	case *Binary:
		if op += e.Op; e.Op == "+" || e.Op == "*" {
			slices.Sort(operands)
		}
	case *Unary:
		op += "u" + e.Op
	case *Call:
		op += e.Func
	}
	return op + "(" + strings.Join(operands, ",") + ")"
}

// find replaces the expressions that stand at several planes, those with the most
// accesses first, and then what reads neighbours in a plane that a march passes.
func (f *partialFinder) find() {
	for key := f.largestShared(); key != ""; key = f.largestShared() {
		f.replace(func(e Expr, p part) bool { return p.accesses > 1 && f.key(e, p.last) == key })
	}
	f.replace(func(e Expr, p part) bool {
		return f.early && p.accesses > 1 && p.first == p.last && p.beside && f.ahead(e) > 0
	})
	for _, last := range f.sweep.Last {
		delete(f.replaced, last)
	}
	f.body = WithoutUnused(f.body, f.replaced)
}

// largestShared is the key of the expression with the most accesses that stands at
// several planes, "" if there is none.
func (f *partialFinder) largestShared() string {
	type class struct {
		part
		several bool
	}
	classes := map[string]class{}
	found, most := "", 1
	VisitExprs(f.body, func(e Expr) {
		p, ok := f.inspect(e)
		if _, isVar := e.(*Var); !ok || isVar || p.accesses < 2 { // a local's value counts where it is declared
			return
		}
		key := f.key(e, p.last)
		c, known := classes[key]
		classes[key] = class{p, known && (c.several || c.last != p.last)}
		if classes[key].several && p.accesses > most {
			found, most = key, p.accesses
		}
	})
	return found
}

// replace puts symbols in place of the outermost expressions that are wanted.
func (f *partialFinder) replace(wanted func(e Expr, p part) bool) {
	partials := map[string]*Partial{}
	f.body = MapBodyOuter(f.body, func(e Expr) Expr {
		p, ok := f.inspect(e)
		if v, isVar := e.(*Var); !ok || isVar && f.locals[v.Sym] != nil || !wanted(e, p) { // a local's value is replaced where it is declared
			return nil
		}
		key := f.key(e, p.last)
		c := partials[key]
		if c == nil {
			c = &Partial{Of: map[int64]*Symbol{}, First: p.last, Last: p.last}
			partials[key] = c
			f.list = append(f.list, c)
		}
		c.First, c.Last = min(c.First, p.last), max(c.Last, p.last)
		c.At = c.Last
		if p.beside && f.early {
			c.At = p.last + f.ahead(e)
		}
		c.Expr = f.moved(e, c.At-p.last)
		if c.Of[p.last] == nil {
			c.Of[p.last] = &Symbol{Name: fmt.Sprintf("partial%d_%+d", slices.Index(f.list, c)+1, p.last), Type: e.Type(), Role: Local}
		}
		return &Var{c.Of[p.last]}
	})
}

// ahead is how many iterations earlier e can be computed: as many as the sweep reads planes
// of its grids in front of those in e.
func (f *partialFinder) ahead(e Expr) int64 {
	ahead := int64(math.MaxInt64)
	f.eachAccess(e, func(a *Access, points [][]int64) {
		offset, _ := a.constants()
		ahead = min(ahead, points[len(points)-1][0]-offset[0])
	})
	return ahead
}

// passesPlanes reports whether the sweep reads several planes of each grid in e.
func (f *partialFinder) passesPlanes(e Expr) bool {
	several := true
	f.eachAccess(e, func(_ *Access, points [][]int64) { several = several && points[0][0] < points[len(points)-1][0] })
	return several
}

// eachAccess calls visit for each access in e, with the window of its grid, which is sorted.
func (f *partialFinder) eachAccess(e Expr, visit func(a *Access, points [][]int64)) {
	VisitExprs([]Stmt{&ExprStmt{e}}, func(e Expr) {
		switch e := e.(type) {
		case *Access:
			visit(e, f.windows[e.Grid])
		case *Var:
			if value := f.locals[e.Sym]; value != nil {
				f.eachAccess(value, visit)
			}
		}
	})
}

// expanded is e with the values of locals in their place.
func (f *partialFinder) expanded(e Expr) Expr {
	return Map(e, func(e Expr) Expr {
		if v, ok := e.(*Var); ok && f.locals[v.Sym] != nil {
			f.replaced[v.Sym] = true
			return f.expanded(f.locals[v.Sym])
		}
		return e
	})
}

// moved is e as an iteration some planes further on computes it.
func (f *partialFinder) moved(e Expr, planes int64) Expr {
	return Map(f.expanded(e), func(e Expr) Expr {
		a, ok := e.(*Access)
		if !ok {
			return e
		}
		offset, _ := a.constants()
		index := slices.Clone(a.Index)
		index[0] = &Var{f.sweep.Loops[0].Index}
		if offset[0]+planes != 0 {
			index[0] = (&Clamped{Index: f.sweep.Loops[0].Index, Offset: offset[0] + planes}).plain()
		}
		return &Access{a.Grid, index, a.Span}
	})
}
