// Reductions: the updates of one variable become updates of a thread's part. Sums, products and bits are taken
// apart here, min and max in extreme.go.

package scalar

import (
	"mintc/internal/source"
	"mintc/ir/stencil"
)

// reduction turns the updates of a variable in a reduction clause into updates
// of a thread's part, and checks that nothing else is done with it (F9).
func (c *classifier) reduction(v *Variable) bool {
	op := v.Clause.Op
	x := c.newReducer(v, op)
	if text := x.refusesVariable(); text != "" {
		c.Messages.Errorf(codeReductionType, v.Clause.Span, "'%s' cannot be in reduction(%s: ..): %s", v.Sym.Host, op, text).
			Note(source.Span{}, "use a variable of an arithmetic type that the operator has")
		return false
	}
	x.rewrite(c.Sweep.Body)
	if x.problem != "" {
		c.Messages.Errorf(codeReductionType, x.problemAt, "this update of '%s' cannot be combined: %s", v.Sym.Host, x.problem).
			Note(source.Span{}, "%s", x.wayOut)
		return false
	}
	if at, other := x.leftover(); other {
		m := c.Messages.Errorf(codeReductionUse, at, "'%s' is in reduction(%s: ..), and this is not an update by %s", v.Sym.Host, op, op)
		c.wayOut(m, v, source.Span{}, "the loop may only do this with it: "+forms[op](v.Sym.Host))
		return false
	}
	if x.updates == 0 {
		return true
	}
	if high := c.atMost[v]; high != nil {
		x.red.AtMost = high.Sym.Host
	}
	x.finish()
	c.Sweep.Reductions = append(c.Sweep.Reductions, x.red)
	return true
}

// forms are the updates that each operator has, for messages.
var forms = map[string]func(s string) string{
	"+":  func(s string) string { return s + " += e; " + s + " = " + s + " + e; " + s + " -= e; " + s + "++" },
	"*":  func(s string) string { return s + " *= e; " + s + " = " + s + " * e" },
	"&":  func(s string) string { return s + " &= e; " + s + " = " + s + " & e" },
	"|":  func(s string) string { return s + " |= e; " + s + " = " + s + " | e" },
	"^":  func(s string) string { return s + " ^= e; " + s + " = " + s + " ^ e" },
	"&&": func(s string) string { return s + " = " + s + " && e; " + s + " = 0" },
	"||": func(s string) string { return s + " = " + s + " || e; " + s + " = 1" },
	"max": func(s string) string {
		return "if (e > " + s + ") " + s + " = e; " + s + " = e > " + s + " ? e : " + s + "; " + s + " = fmax(" + s + ", e)"
	},
	"min": func(s string) string {
		return "if (e < " + s + ") " + s + " = e; " + s + " = e < " + s + " ? e : " + s + "; " + s + " = fmin(" + s + ", e)"
	},
}

// operators are tried in this order where no clause says which one is meant.
var operators = []string{"max", "min", "+", "*", "&&", "||", "&", "|", "^"}

// guessReduction is the operator by which all updates of a variable could be
// combined, "" if there is none. The nest is refused, so its body may change.
func (c *classifier) guessReduction(v *Variable) string {
	for _, op := range operators {
		x := c.newReducer(v, op)
		if x.refusesVariable() != "" {
			continue
		}
		x.rewrite(c.Sweep.Body)
		if _, other := x.leftover(); !other && x.updates > 0 && x.problem == "" {
			return op
		}
	}
	return ""
}

// reducer rewrites the updates of one variable.
type reducer struct {
	in      *classifier
	red     *stencil.Reduction
	old     *stencil.Symbol // the variable as the body was read
	updates int
	// extremes are the updates of a min or max, and ordered says that the place
	// where a value was found matters.
	extremes []*extreme
	ordered  bool
	// problem says why an update cannot be combined.
	problem, wayOut string
	problemAt       source.Span
}

func (c *classifier) newReducer(v *Variable, op string) *reducer {
	part := &stencil.Symbol{Name: v.Sym.Name, Type: partType(op, v.Sym.Type), Role: stencil.Part, Span: v.Sym.Span}
	return &reducer{in: c, old: v.Sym, red: &stencil.Reduction{Op: op, Part: part, Host: v.Sym.Host, T: v.Sym.Type, Addressed: v.Sym.Addressed}}
}

// partType is the type in which a thread collects: unsigned where the partial
// results may wrap although the whole does not, or where single bits are kept.
func partType(op string, t stencil.Type) stencil.Type {
	switch {
	case op == "min" || op == "max" || t.Kind == stencil.Float && op != "&&" && op != "||":
		return t
	case t.Size == 8 && op != "&&" && op != "||":
		return stencil.Type{Kind: stencil.Unsigned, Size: 8, Name: "unsigned long long"}
	}
	return stencil.UnsignedT
}

func (x *reducer) refusesVariable() string {
	t := x.red.T
	switch {
	case t.Kind == stencil.Struct || t.Kind == stencil.Void:
		return "it is no number"
	case t.Kind == stencil.Bool && (x.red.Op == "+" || x.red.Op == "*" || x.red.Op == "^"):
		return "a _Bool is cut to 0 or 1 in every step"
	case t.Kind == stencil.Float && (x.red.Op == "&" || x.red.Op == "|" || x.red.Op == "^"):
		return "the operator is for integers"
	}
	return ""
}

// rewrite replaces the updates in a body and everything below it.
func (x *reducer) rewrite(body []stencil.Stmt) {
	for i, s := range body {
		if list := x.update(s); list != nil {
			x.updates++
			body[i] = list[0]
			if len(list) > 1 {
				body[i] = &stencil.Block{Body: list}
			}
			continue
		}
		if f, ok := s.(*stencil.For); ok { // its Init is no place for statements
			x.rewrite(f.Body)
			continue
		}
		for _, inner := range stencil.Bodies(s) {
			x.rewrite(inner)
		}
	}
}

// leftover is the place of a use that is no update.
func (x *reducer) leftover() (at source.Span, found bool) {
	stencil.VisitExprs(x.in.Sweep.Body, func(e stencil.Expr) {
		if v, ok := e.(*stencil.Var); ok && v.Sym == x.old && !found {
			at, found = x.in.placeOf(v), true
		}
	})
	return at, found
}

// update is what stands for s on the thread's part, nil if s is no update.
func (x *reducer) update(s stencil.Stmt) []stencil.Stmt {
	if x.red.IsExtreme() {
		return x.extremeUpdate(s)
	}
	e, ok := s.(*stencil.ExprStmt)
	if !ok {
		return nil
	}
	terms := x.terms(e.X)
	var list []stencil.Stmt
	for _, t := range terms {
		if x.mentions(t.e) {
			return nil
		}
		list = append(list, x.combine(t))
	}
	return list
}

// term is one operand that an update brings; Minus subtracts it.
type term struct {
	e     stencil.Expr
	minus bool
}

// terms takes an update apart, innermost operand first; nil if e is not one.
func (x *reducer) terms(e stencil.Expr) []term {
	switch e := e.(type) {
	case *stencil.IncDec:
		if x.isOld(e.X) && x.red.Op == "+" {
			return []term{{stencil.NewInt(1), e.Op == "--"}}
		}
	case *stencil.Assign:
		switch {
		case !x.isOld(e.LHS):
		case e.Op == x.red.Op+"=":
			return []term{{e.RHS, false}}
		case e.Op == "-=" && x.red.Op == "+":
			return []term{{e.RHS, true}}
		case e.Op == "=" && x.decides(e.RHS):
			return []term{{e.RHS, false}}
		case e.Op == "=":
			return x.chain(e.RHS)
		}
	}
	return nil
}

// decides reports whether the constant e is the value of s || 1, or s && 0: then
// s = e is such an update.
func (x *reducer) decides(e stencil.Expr) bool {
	k, ok := stencil.AffineOf(e)
	return ok && k.IsConst() && (x.red.Op == "||" && k.Const == 1 || x.red.Op == "&&" && k.Const == 0)
}

// chain are the operands beside the variable in s + a + b and its like; nil if
// the variable is not one of the operands.
func (x *reducer) chain(e stencil.Expr) []term {
	b, ok := e.(*stencil.Binary)
	if !ok {
		return nil
	}
	minus := b.Op == "-" && x.red.Op == "+"
	if b.Op != x.red.Op && !minus {
		return nil
	}
	switch {
	case x.isOld(b.X):
		return []term{{b.Y, minus}}
	case x.isOld(b.Y) && !minus:
		return []term{{b.X, false}}
	case x.mentions(b.X):
		if inner := x.chain(b.X); inner != nil {
			return append(inner, term{b.Y, minus})
		}
	case x.mentions(b.Y) && !minus:
		if inner := x.chain(b.Y); inner != nil {
			return append(inner, term{b.X, false})
		}
	}
	return nil
}

// combine brings one operand into the part.
func (x *reducer) combine(t term) stencil.Stmt {
	part := &stencil.Var{Sym: x.red.Part}
	op, rhs := x.red.Op+"=", t.e
	if stencil.HasEffect(t.e) {
		x.refuse("its operand has a side effect", "put the operand into a local variable first")
	}
	switch {
	case x.red.Op == "&&" || x.red.Op == "||": // bit 0: the deciding value was seen; bit 1: only the other one
		decisive, other := stencil.NewInt(1), stencil.NewInt(2)
		if x.red.Op == "&&" {
			decisive, other = other, decisive
		}
		return assign(part, "|=", stencil.NewCond(t.e, decisive, other))
	case part.Sym.Type.Kind == stencil.Unsigned && !t.e.Type().IsInteger():
		x.refuse("the variable is an integer, and the operand is a "+t.e.Type().String()+", so that every step cuts off a fraction",
			"convert the operand to the variable's type first")
	case part.Sym.Type.Kind == stencil.Unsigned && !isIntConst(t.e) && !t.e.Type().Same(part.Sym.Type):
		rhs = &stencil.Cast{X: t.e, T: part.Sym.Type}
	}
	if t.minus {
		op = "-="
	}
	return assign(part, op, rhs)
}

func assign(to *stencil.Var, op string, e stencil.Expr) stencil.Stmt {
	return &stencil.ExprStmt{X: &stencil.Assign{LHS: to, Op: op, RHS: e}}
}

// refuse keeps the first reason why an update cannot be combined.
func (x *reducer) refuse(problem, wayOut string) {
	if x.problem == "" {
		x.problem, x.wayOut, x.problemAt = problem, wayOut, x.in.firstWrite(x.old)
	}
}

func (x *reducer) isOld(e stencil.Expr) bool {
	v, ok := e.(*stencil.Var)
	return ok && v.Sym == x.old
}

func (x *reducer) mentions(e stencil.Expr) bool {
	if x.isOld(e) {
		return true
	}
	for _, o := range stencil.Operands(e) {
		if x.mentions(o) {
			return true
		}
	}
	return false
}

func isIntConst(e stencil.Expr) bool {
	c, ok := e.(*stencil.Const)
	return ok && c.Int != nil
}

// finish adds what a min or max needs to know besides the values.
func (x *reducer) finish() {
	if !x.red.IsExtreme() || !x.ordered {
		return
	}
	x.red.At = &stencil.Symbol{Name: x.in.NewName(x.red.Part.Name + "_at"), Type: stencil.LongLong, Role: stencil.Part}
	for _, u := range x.extremes {
		u.take.Then = append(u.take.Then, set(x.red.At, x.position(u)))
	}
}
