// Sliding-window reuse, which the literature calls predictive commoning: expressions that several planes share.

package rewrite

import (
	"fmt"
	"maps"
	"math"
	"mintc/ir/stencil"
	"slices"
	"strings"
)

// Reuse finds the partials of a sweep; nil if there are none. With early, those
// with neighbours are computed as soon as their plane is there, even if one iteration
// alone needs them: neighbours are then read of no plane but the newest.
func Reuse(s *stencil.Sweep, early bool) *stencil.Reuse {
	f := newPartialFinder(s, Unclamped(s))
	f.early = early
	f.find()
	if len(f.list) == 0 {
		return nil
	}
	return stencil.NewReuse(s, f.body, f.list)
}

// partialFinder looks for partials from the outermost expressions inwards.
type partialFinder struct {
	sweep      *stencil.Sweep
	early      bool
	rounded    bool // floating-point sums may be regrouped
	body       []stencil.Stmt
	footprints map[*stencil.Grid][][]int64
	locals     map[*stencil.Symbol]stencil.Expr // what stands for locals in partials
	list       []*stencil.Partial
	replaced   map[*stencil.Symbol]bool // locals that some partial has in it
	parts      map[stencil.Expr]inspected
}

// inspected is what inspect says of an expression, which is part of many others.
type inspected struct {
	part
	ok bool
}

// part is what is known of an expression of grids that are only read.
type part struct {
	first, last int64 // planes
	accesses    int
	beside      bool // some are off the iteration's own column
}

func newPartialFinder(s *stencil.Sweep, body []stencil.Stmt) *partialFinder {
	f := &partialFinder{sweep: s, body: body, footprints: map[*stencil.Grid][][]int64{}, parts: map[stencil.Expr]inspected{}}
	for _, u := range s.Uses {
		if points, ok := s.Footprint(u); ok && u.Edges() == nil {
			f.footprints[u.Grid] = points
		}
	}
	f.definitions()
	return f
}

// definitions are the values of locals that are declared in the body's outermost block and
// do not change.
func (f *partialFinder) definitions() {
	of := stencil.Definitions(f.body)
	f.locals, f.replaced = map[*stencil.Symbol]stencil.Expr{}, map[*stencil.Symbol]bool{}
	for _, s := range f.body {
		if d, ok := s.(*stencil.Decl); ok && of[d.Sym] != nil && d.Init == of[d.Sym] && d.Sym.Type.Same(d.Init.Type()) {
			f.locals[d.Sym] = d.Init
		}
	}
}

// inspect says what is known of e; ok if it may be a partial or a part of one.
func (f *partialFinder) inspect(e stencil.Expr) (p part, ok bool) {
	known, done := f.parts[e]
	if !done {
		known.part, known.ok = f.examine(e)
		f.parts[e] = known
	}
	return known.part, known.ok
}

func (f *partialFinder) examine(e stencil.Expr) (p part, ok bool) {
	switch e := e.(type) {
	case *stencil.Const:
		return p, true
	case *stencil.Var:
		if value := f.locals[e.Sym]; value != nil {
			return f.inspect(value)
		}
		return p, e.Sym.Role == stencil.Param
	case *stencil.Access:
		offset, isConstant := e.Constants()
		if !isConstant || !stencil.HasOffset(f.footprints[e.Grid], offset) {
			return p, false
		}
		return part{offset[0], offset[0], 1, slices.ContainsFunc(offset[1:], func(o int64) bool { return o != 0 })}, true
	case *stencil.Binary:
		if !strings.Contains("+-*/", e.Op) || e.Op == "/" && e.T.IsInteger() { // it could divide by a zero that C does not
			return p, false
		}
	case *stencil.Unary:
		if e.Op != "-" && e.Op != "+" {
			return p, false
		}
	case *stencil.Cast:
	case *stencil.Call:
		if f.isOwn(e.Func) {
			return p, false
		}
	default:
		return p, false
	}
	if e.Type().Kind != stencil.Float && !neverOverflows(e) { // an iteration may compute it that C would not
		return p, false
	}
	for _, x := range stencil.Operands(e) {
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
	return slices.ContainsFunc(f.sweep.Functions, func(d *stencil.DeviceFunction) bool { return d.Name == name })
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
func (f *partialFinder) key(e stencil.Expr, base int64) string {
	switch e := e.(type) {
	case *stencil.Const:
		return fmt.Sprint(e.T.Kind, e.T.Size, e.Text)
	case *stencil.Var:
		if value := f.locals[e.Sym]; value != nil {
			return f.key(value, base)
		}
		return e.Sym.Name + ":" + e.Sym.Host
	case *stencil.Access:
		offset, _ := e.Constants()
		offset[0] -= base
		return fmt.Sprint(e.Grid.Name, offset)
	}
	var operands []string
	for _, x := range stencil.Operands(e) {
		operands = append(operands, f.key(x, base))
	}
	op := fmt.Sprint(e.Type().Kind, e.Type().Size)
	switch e := e.(type) {
	case *stencil.Binary:
		if op += e.Op; e.Op == "+" || e.Op == "*" {
			slices.Sort(operands)
		}
	case *stencil.Unary:
		op += "u" + e.Op
	case *stencil.Call:
		op += e.Func
	}
	return op + "(" + strings.Join(operands, ",") + ")"
}

// find replaces the expressions that stand at several planes, those with the most
// accesses first, and then what reads neighbours in a plane that a streaming kernel passes.
func (f *partialFinder) find() {
	for key, accesses := f.largestShared(); accesses > 0; key, accesses = f.largestShared() {
		f.replace(func(e stencil.Expr, p part) bool { return p.accesses == accesses && f.key(e, p.last) == key })
	}
	f.replace(func(e stencil.Expr, p part) bool {
		return f.early && p.accesses > 1 && p.first == p.last && p.beside && f.ahead(e) > 0
	})
	for _, last := range f.sweep.Last {
		delete(f.replaced, last)
	}
	f.body = stencil.WithoutUnused(f.body, f.replaced)
}

// largestShared is the key of the expression with the most accesses that stands at
// several planes, and how many these are, 0 if there is none.
func (f *partialFinder) largestShared() (key string, accesses int) {
	sized := map[int][]stencil.Expr{} // by accesses: keys of long expressions are long, and few need one
	stencil.VisitExprs(f.body, func(e stencil.Expr) {
		p, ok := f.inspect(e)
		if _, isVar := e.(*stencil.Var); ok && !isVar && p.accesses > 1 { // a local's value counts where it is declared
			sized[p.accesses] = append(sized[p.accesses], e)
		}
	})
	for _, n := range slices.Backward(slices.Sorted(maps.Keys(sized))) {
		if key, any := f.shared(sized[n]); any {
			return key, n
		}
	}
	return "", 0
}

// shared is the key of the first expression that stands at another plane, too.
func (f *partialFinder) shared(list []stencil.Expr) (key string, any bool) {
	last := func(e stencil.Expr) int64 { p, _ := f.inspect(e); return p.last }
	if !slices.ContainsFunc(list, func(e stencil.Expr) bool { return last(e) != last(list[0]) }) {
		return "", false
	}
	planes := map[string]int64{}
	for _, e := range list {
		key := f.key(e, last(e))
		if plane, known := planes[key]; known && plane != last(e) {
			return key, true
		}
		planes[key] = last(e)
	}
	return "", false
}

// replace puts symbols in place of the outermost expressions that are wanted.
func (f *partialFinder) replace(wanted func(e stencil.Expr, p part) bool) {
	partials := map[string]*stencil.Partial{}
	f.body = stencil.MapBodyOuter(f.body, func(e stencil.Expr) stencil.Expr {
		p, ok := f.inspect(e)
		if v, isVar := e.(*stencil.Var); !ok || isVar && f.locals[v.Sym] != nil || !wanted(e, p) { // a local's value is replaced where it is declared
			return nil
		}
		key := f.key(e, p.last)
		c := partials[key]
		if c == nil {
			c = &stencil.Partial{Of: map[int64]*stencil.Symbol{}, First: p.last, Last: p.last}
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
			c.Of[p.last] = &stencil.Symbol{Name: fmt.Sprintf("partial%d_%+d", slices.Index(f.list, c)+1, p.last), Type: e.Type(), Role: stencil.Local}
		}
		return &stencil.Var{Sym: c.Of[p.last]}
	})
}

// ahead is how many iterations earlier e can be computed: as many as the sweep reads planes
// of its grids in front of those in e.
func (f *partialFinder) ahead(e stencil.Expr) int64 {
	ahead := int64(math.MaxInt64)
	f.eachAccess(e, func(a *stencil.Access, points [][]int64) {
		offset, _ := a.Constants()
		ahead = min(ahead, points[len(points)-1][0]-offset[0])
	})
	return ahead
}

// passesPlanes reports whether the sweep reads several planes of each grid in e.
func (f *partialFinder) passesPlanes(e stencil.Expr) bool {
	several := true
	f.eachAccess(e, func(_ *stencil.Access, points [][]int64) {
		several = several && points[0][0] < points[len(points)-1][0]
	})
	return several
}

// eachAccess calls visit for each access in e, with the footprint of its grid, which is sorted.
func (f *partialFinder) eachAccess(e stencil.Expr, visit func(a *stencil.Access, points [][]int64)) {
	stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Access:
			visit(e, f.footprints[e.Grid])
		case *stencil.Var:
			if value := f.locals[e.Sym]; value != nil {
				f.eachAccess(value, visit)
			}
		}
	})
}

// expanded is e with the values of locals in their place.
func (f *partialFinder) expanded(e stencil.Expr) stencil.Expr {
	return stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		if v, ok := e.(*stencil.Var); ok && f.locals[v.Sym] != nil {
			f.replaced[v.Sym] = true
			return f.expanded(f.locals[v.Sym])
		}
		return e
	})
}

// moved is e as an iteration some planes further on computes it.
func (f *partialFinder) moved(e stencil.Expr, planes int64) stencil.Expr {
	return stencil.Map(f.expanded(e), func(e stencil.Expr) stencil.Expr {
		a, ok := e.(*stencil.Access)
		if !ok {
			return e
		}
		offset, _ := a.Constants()
		index := slices.Clone(a.Index)
		index[0] = &stencil.Var{Sym: f.sweep.Loops[0].Index}
		if offset[0]+planes != 0 {
			index[0] = (&stencil.Clamped{Index: f.sweep.Loops[0].Index, Offset: offset[0] + planes}).Plain()
		}
		return &stencil.Access{Grid: a.Grid, Index: index, Span: a.Span}
	})
}
