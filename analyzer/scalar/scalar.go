// The decision: each scalar that the nest writes is a reduction, private to the iteration, or an error that names the
// clause that fits.

package scalar

import (
	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// Nest is a nest whose body was read, with what the C around it says of its variables.
type Nest struct {
	Sweep       *stencil.Sweep
	Scalars     []*Variable                  // declared outside and written in the body, in the order of their first write
	Arrays      []*Variable                  // of private clauses, as far as the body uses them
	BoundingBox bool                         // the kernel runs over more iterations than the nest has
	UsedAt      map[*stencil.Var]source.Span // the uses of Scalars
	NewName     func(want string) string     // a name that no variable of the kernel has yet
	Messages    *diag.List
}

// Variable is one that is declared outside the nest.
type Variable struct {
	Sym       *stencil.Symbol
	Clause    Clause
	UsedAfter func() (at source.Span, used bool) // a use that may read what the nest leaves in it
}

// Clause is what the directives say of a variable, with the place of its name there.
type Clause struct {
	Kind ClauseKind
	Op   string // of a Reduction
	Span source.Span
}

// ClauseKind is the kind of a clause that names a scalar.
type ClauseKind int

// Private is also the index of a serial loop, without a clause and a place.
const (
	NoClause ClauseKind = iota
	Reduction
	Private
	FirstPrivate
	Shared
)

// classifier holds what is found on the way.
type classifier struct {
	*Nest
	private []*stencil.Symbol
	argmax  map[*stencil.Symbol]string // the places of an extreme, with what to write instead
	atMost  map[*Variable]*Variable    // reductions that must start at most at the other's value
}

// Classify decides for each variable whether it is a reduction or private to the iteration, rewrites the body of the
// sweep accordingly and adds Reductions and Last. It returns the private ones, which the body is to declare; false where
// it reported errors.
func Classify(n *Nest) (private []*stencil.Symbol, ok bool) {
	c := &classifier{Nest: n, argmax: map[*stencil.Symbol]string{}, atMost: map[*Variable]*Variable{}}
	c.findArgmax()
	c.untanglePairs(n.Sweep.Body)
	ok = true
	for _, v := range n.Scalars {
		ok = c.scalar(v) && ok
	}
	for _, v := range n.Arrays {
		if len(v.Sym.Dims) == 0 {
			ok = c.privateStruct(v) && ok
		} else {
			ok = c.privateArray(v) && ok
		}
	}
	return c.private, ok
}

func (c *classifier) scalar(v *Variable) bool {
	switch v.Clause.Kind {
	case Reduction:
		return c.reduction(v)
	case Private:
		return c.privateScalar(v)
	}
	c.unclaimed(v)
	return false
}

// unclaimed reports a variable that no clause names as one that is written, with the clause that fits.
func (c *classifier) unclaimed(v *Variable) {
	name := v.Sym.Host
	at := c.firstWrite(v.Sym)
	switch v.Clause.Kind {
	case FirstPrivate:
		c.Messages.Errorf(CodeClause, at, "'%s' is firstprivate, which is for variables that the loop only reads, and is written here", name).
			Note(source.Span{}, "if every iteration writes it before reading it, write private(%s); to combine all iterations, reduction(op: %s)", name, name)
		return
	case Shared:
		c.Messages.Errorf(CodeClause, at, "'%s' is shared, but every iteration writes it", name).
			Note(source.Span{}, "name it in private(%s) or reduction(op: %s) instead", name, name)
		return
	}
	m := c.Messages.Errorf(CodeOuter, at, "'%s' is declared outside the parallel loop and written in it: every iteration would have its own", name)
	early, always := stencil.AssignedFirst(c.Sweep.Body, v.Sym) // before a guess rewrites the body
	if op := c.guessReduction(v); op != "" {
		m.Note(source.Span{}, "every iteration contributes to it: add reduction(%s: %s)", op, name)
		return
	}
	use, used := v.UsedAfter()
	switch {
	case early == nil && used && !always:
		c.wayOut(m, v, use, "not every iteration writes it, and it is read here: assign it in every iteration, with private("+name+"); or find the last iteration that does, 'if (.. && i > last) last = i' with reduction(max: last)")
		return
	case early == nil:
		c.wayOut(m, v, source.Span{}, "each iteration writes it first: add private("+name+"), or declare it inside the loop")
		return
	}
	c.wayOut(m, v, c.placeOf(early), "here an iteration reads what an earlier one left in '"+name+"', so the iterations have an order and cannot run in parallel")
}

// placeOf is where one of the scalars is used; code that was made of several
// uses stands for the whole nest.
func (c *classifier) placeOf(v *stencil.Var) source.Span {
	if at := c.UsedAt[v]; at.IsValid() {
		return at
	}
	return c.Sweep.Directive
}

// firstWrite is the place of the first assignment to sym in the body.
func (c *classifier) firstWrite(sym *stencil.Symbol) source.Span {
	var at source.Span
	stencil.VisitExprs(c.Sweep.Body, func(e stencil.Expr) {
		var target stencil.Expr
		switch e := e.(type) {
		case *stencil.Assign:
			target = e.LHS
		case *stencil.IncDec:
			target = e.X
		}
		if v, ok := target.(*stencil.Var); ok && v.Sym == sym && !at.IsValid() {
			at = c.UsedAt[v]
		}
	})
	if !at.IsValid() {
		return c.Sweep.Directive
	}
	return at
}
