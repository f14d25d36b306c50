// Private scalars: written before they are read in every iteration, with the last iteration's value where the program
// reads it afterwards.

package scalar

import (
	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// privateScalar is a variable of which every iteration has its own: it must be
// written before it is read. Where it is read after the nest, it has the last
// iteration's value.
func (c *classifier) privateScalar(v *Variable) bool {
	early, always := stencil.AssignedFirst(c.Sweep.Body, v.Sym)
	if early != nil {
		c.Messages.Errorf(codePrivate, c.placeOf(early), "'%s' is private, but an iteration may read it here before it writes it", v.Sym.Host).
			Note(source.Span{}, "assign '%s' on every path to this place; if a value goes from iteration to iteration, the loop is not parallel unless it is a reduction", v.Sym.Host)
		return false
	}
	use, used := v.UsedAfter()
	switch {
	case !used:
	case always:
		c.leaveLast(v.Sym)
	default:
		m := c.noLast(v, use, "not every iteration writes it")
		c.wayOut(m, v, source.Span{}, "assign '"+v.Sym.Host+"' in every iteration, so that the last one's value is known, or declare it inside the loop")
		return false
	}
	c.private = append(c.private, v.Sym)
	return true
}

// noLast reports a use behind the loop of a private variable that has no last value there.
func (c *classifier) noLast(v *Variable, use source.Span, why string) *diag.Message {
	return c.Messages.Errorf(codeLast, use, "'%s' %s the parallel loop in which it is private, and %s", v.Sym.Host, v.after(use), why)
}

// after says how a use reads what the loop leaves.
func (v *Variable) after(use source.Span) string {
	if use.IsValid() && use == v.Sym.Span { // which stands for uses that are not seen
		return "may be used, by other functions or through its address, after"
	}
	return "is used after"
}

// leaveLast keeps the last value of a private variable that every iteration
// writes. Where the bounds of inner loops say which iterations there are, every
// one leaves its value, and of all the last stays.
func (c *classifier) leaveLast(sym *stencil.Symbol) {
	if !c.BoundingBox {
		c.Sweep.Last = append(c.Sweep.Last, sym)
		return
	}
	part := &stencil.Symbol{Name: c.NewName(sym.Name + "_left"), Type: sym.Type, Role: stencil.Part, Span: sym.Span}
	at := &stencil.Symbol{Name: c.NewName(sym.Name + "_at"), Type: stencil.LongLong, Role: stencil.Part}
	c.Sweep.Reductions = append(c.Sweep.Reductions, &stencil.Reduction{Op: "last", Part: part, Host: sym.Host, T: sym.Type, Addressed: sym.Addressed, At: at})
	c.Sweep.Body = append(c.Sweep.Body, &stencil.If{
		Cond: stencil.NewBinary(">", stencil.Iteration{}, &stencil.Var{Sym: at}),
		Then: []stencil.Stmt{set(part, &stencil.Var{Sym: sym}), set(at, stencil.Iteration{})}})
}

func set(to *stencil.Symbol, e stencil.Expr) stencil.Stmt {
	return assign(&stencil.Var{Sym: to}, "=", e)
}
