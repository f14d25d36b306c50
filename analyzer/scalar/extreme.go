// Updates of a min or max in every form in which C programs write them, with the treatment of equal values, NaNs and
// signed zeros that each form has.

package scalar

import "mintc/ir/stencil"

// extreme is one update of a min or max: the statement that keeps the next
// value where it beats the one so far.
type extreme struct {
	take *stencil.If
	next stencil.Expr
}

// choice is a comparison between the variable and the next value, put so that
// it reads: keep the next value if (next op s), or if not (next op s).
type choice struct {
	op    string // < <= > >=, the next value on the left
	next  stencil.Expr
	unary bool // the comparison is negated
}

// extremeUpdate recognises the updates of min and max; nil if s is not one.
func (x *reducer) extremeUpdate(s stencil.Stmt) []stencil.Stmt {
	switch s := s.(type) {
	case *stencil.If:
		return x.guardedUpdate(s)
	case *stencil.ExprStmt:
		a, ok := s.X.(*stencil.Assign)
		if !ok || a.Op != "=" || !x.isOld(a.LHS) {
			return nil
		}
		return x.valueUpdate(a.RHS)
	}
	return nil
}

// valueUpdate reads the right side of s = e > s ? e : s and the like.
func (x *reducer) valueUpdate(rhs stencil.Expr) []stencil.Stmt {
	inner, rest := x.innerUpdate(rhs)
	if inner == nil {
		rest = rhs
	}
	var list []stencil.Stmt
	switch e := x.uncast(rest).(type) {
	case *stencil.Cond:
		list = x.conditionalUpdate(e)
	case *stencil.Call:
		list = x.callUpdate(e)
	}
	if list == nil {
		return nil
	}
	return append(inner, list...)
}

// innerUpdate takes s = max(max(s, a), b) apart: the statements for the inner
// choice, and the outer one with the variable in its place.
func (x *reducer) innerUpdate(rhs stencil.Expr) (list []stencil.Stmt, rest stencil.Expr) {
	var operands []stencil.Expr
	switch e := x.uncast(rhs).(type) {
	case *stencil.Cond:
		operands = []stencil.Expr{e.X, e.Y}
	case *stencil.Call:
		operands = e.Args
	}
	for _, o := range operands {
		switch x.uncast(o).(type) {
		case *stencil.Cond, *stencil.Call:
		default:
			continue
		}
		if !x.mentions(o) || !o.Type().Same(x.red.T) && !x.red.T.IsInteger() { // it is not rounded in between
			continue
		}
		if list = x.valueUpdate(o); list == nil {
			return nil, nil
		}
		text := stencil.Formatter{}.Expr(o)
		return list, stencil.Map(rhs, func(e stencil.Expr) stencil.Expr {
			if (stencil.Formatter{}).Expr(e) == text && e.Type().Same(o.Type()) {
				return stencil.Converted(&stencil.Var{Sym: x.old}, o.Type())
			}
			return e
		})
	}
	return nil, nil
}

// guardedUpdate reads if (e > s) s = e, also with further conditions beside it.
func (x *reducer) guardedUpdate(s *stencil.If) []stencil.Stmt {
	if len(s.Then) == 0 && len(s.Else) > 0 {
		s = &stencil.If{Cond: stencil.NewUnary("!", s.Cond), Then: s.Else}
	}
	if len(s.Then) != 1 || !x.mentions(s.Cond) {
		return nil
	}
	others, compare := x.split(s.Cond)
	e, ok := s.Then[0].(*stencil.ExprStmt)
	if !ok {
		return nil
	}
	a, ok := e.X.(*stencil.Assign)
	if !ok || a.Op != "=" || !x.isOld(a.LHS) {
		return nil
	}
	c, ok := x.compare(compare)
	if !ok || !x.equal(c.next, a.RHS) {
		return nil
	}
	list := x.keep(c)
	if list != nil && len(s.Else) > 0 {
		x.refuse("which iterations come to its 'else' depends on their order", "write what stands under 'else' as a statement of its own, if that is what is meant")
	}
	if others != nil && list != nil {
		return []stencil.Stmt{&stencil.If{Cond: others, Then: list}}
	}
	return list
}

// split takes the one comparison with the variable out of a && b && c.
func (x *reducer) split(cond stencil.Expr) (others, compare stencil.Expr) {
	b, ok := cond.(*stencil.Binary)
	if !ok || b.Op != "&&" {
		return nil, cond
	}
	inX, inY := x.mentions(b.X), x.mentions(b.Y)
	if inX == inY {
		return nil, cond
	}
	in, out := b.X, b.Y
	if inY {
		in, out = b.Y, b.X
	}
	others, compare = x.split(in)
	if others == nil {
		return out, compare
	}
	return stencil.NewBinary("&&", out, others), compare
}

// conditionalUpdate reads s = e > s ? e : s and its like.
func (x *reducer) conditionalUpdate(e *stencil.Cond) []stencil.Stmt {
	c, ok := x.compare(e.C)
	switch {
	case !ok:
		return nil
	case x.isVariable(e.Y) && x.equal(c.next, e.X):
		return x.keep(c)
	case x.isVariable(e.X) && x.equal(c.next, e.Y):
		c.unary = !c.unary
		return x.keep(c)
	}
	return nil
}

// callUpdate reads s = fmax(s, e). Of a number and a NaN fmax returns the number.
// Which of two zeros it returns C leaves open; here the first one stays.
func (x *reducer) callUpdate(e *stencil.Call) []stencil.Stmt {
	if e.Func != "f"+x.red.Op && e.Func != "f"+x.red.Op+"f" || len(e.Args) != 2 || x.red.T.Kind != stencil.Float {
		return nil
	}
	operand := e.Args[1]
	if !x.isVariable(e.Args[0]) {
		operand = e.Args[0]
	}
	if !x.isVariable(e.Args[0]) && !x.isVariable(e.Args[1]) || x.mentions(operand) {
		return nil
	}
	part := &stencil.Var{Sym: x.red.Part}
	list, next := x.evaluate(x.uncast(operand))
	test := stencil.NewBinary("||", stencil.NewBinary(beats[x.red.Op], next, part), stencil.NewBinary("!=", part, part))
	return x.addExtreme(list, next, test, stencil.Form{ReplacesNaN: true})
}

// beats is the comparison by which the next value replaces the one so far.
var beats = map[string]string{"min": "<", "max": ">"}

// compare reads a comparison between the variable and something else.
func (x *reducer) compare(e stencil.Expr) (choice, bool) {
	if u, ok := e.(*stencil.Unary); ok && u.Op == "!" {
		c, ok := x.compare(u.X)
		c.unary = !c.unary
		return c, ok
	}
	b, ok := e.(*stencil.Binary)
	if !ok || stencil.Mirrored[b.Op] == "" || b.Op == "!=" {
		return choice{}, false
	}
	switch {
	case x.isVariable(b.Y):
		return choice{op: b.Op, next: b.X}, true
	case x.isVariable(b.X):
		return choice{op: stencil.Mirrored[b.Op], next: b.Y}, true
	}
	return choice{}, false
}

// keep builds the update for a comparison: directly in the sense of the
// operator, or negated in the opposite one, which then takes NaNs.
func (x *reducer) keep(c choice) []stencil.Stmt {
	inSense := c.op[:1] == beats[x.red.Op]
	if inSense == c.unary || x.mentions(c.next) {
		return nil
	}
	list, next := x.evaluate(c.next)
	part := &stencil.Var{Sym: x.red.Part}
	var test stencil.Expr = stencil.NewBinary(c.op, next, part)
	form := stencil.Form{Last: len(c.op) == 2}
	switch {
	case x.red.T.IsInteger():
		test, form = stencil.NewBinary(beats[x.red.Op], next, part), stencil.Form{}
	case c.unary:
		test = stencil.NewUnary("!", test)
		form = stencil.Form{Last: len(c.op) == 1, ReplacesNaN: true}
		list = append(list, x.watchNaN(next))
	}
	return x.addExtreme(list, next, test, form)
}

// evaluate gives an operand that is more than a name a variable of its own.
func (x *reducer) evaluate(e stencil.Expr) (list []stencil.Stmt, next stencil.Expr) {
	if stencil.HasEffect(e) {
		x.refuse("its operand has a side effect", "put the operand into a local variable first")
	}
	if !neverMinusZero(x.in.Sweep.Body, e, 0) || x.narrows(e) {
		x.ordered = x.ordered || x.red.T.Kind == stencil.Float
	}
	switch e.(type) {
	case *stencil.Var, *stencil.Const:
		return nil, e
	}
	sym := &stencil.Symbol{Name: x.in.NewName(x.red.Part.Name + "_next"), Type: e.Type(), Role: stencil.Local}
	return []stencil.Stmt{&stencil.Decl{Sym: sym, Init: e}}, &stencil.Var{Sym: sym}
}

// addExtreme completes an update and compares its form with that of the others.
func (x *reducer) addExtreme(list []stencil.Stmt, next, test stencil.Expr, form stencil.Form) []stencil.Stmt {
	if t := next.Type(); x.red.T.IsInteger() && !fits(t, x.red.T) && !isNatural(next) {
		x.refuse("the variable is of type "+x.red.T.String()+", and the other value of type "+t.String()+", whose values it cannot all hold",
			"convert the other value to the variable's type first, or declare the variable with the other type")
	}
	if len(x.extremes) > 0 && x.red.Form != form {
		x.refuse("it treats equal values or NaNs otherwise than another update of the same variable",
			"write all updates of the variable in one form")
	}
	x.red.Form = form
	part := &stencil.Var{Sym: x.red.Part}
	u := &extreme{next: next, take: &stencil.If{Cond: test, Then: []stencil.Stmt{assign(part, "=", next)}}}
	x.extremes = append(x.extremes, u)
	return append(list, u.take)
}

// isNatural reports whether e is a constant that every integer type holds.
func isNatural(e stencil.Expr) bool {
	c, ok := e.(*stencil.Const)
	return ok && c.Int != nil && *c.Int >= 0 && *c.Int < 128
}

// fits reports whether integer type t holds all values of from.
func fits(from, t stencil.Type) bool {
	if !from.IsInteger() {
		return false
	}
	if from.Kind == t.Kind || from.Kind == stencil.Bool {
		return from.Size <= t.Size
	}
	return from.Kind == stencil.Unsigned && t.Kind == stencil.Signed && from.Size < t.Size
}

// watchNaN notes a NaN among the operands: in s > e ? s : e it drops all that
// was found before it, which parts of different threads cannot tell.
func (x *reducer) watchNaN(next stencil.Expr) stencil.Stmt {
	if x.red.NaN == nil {
		x.red.NaN = &stencil.Symbol{Name: x.in.NewName(x.red.Part.Name + "_nan"), Type: stencil.UnsignedT, Role: stencil.Part}
	}
	return assign(&stencil.Var{Sym: x.red.NaN}, "|=", stencil.NewBinary("!=", next, next))
}

// position says where the value that was just kept stands in the serial order.
// A double that becomes a float zero has passed the test on a value beyond zero:
// it beats every zero where the first stays, or none where the last does.
func (x *reducer) position(u *extreme) stencil.Expr {
	if !x.narrows(u.next) {
		return stencil.Iteration{}
	}
	op := beats[x.red.Op]
	if x.red.Form.Last {
		op = stencil.Mirrored[op]
	}
	zero := stencil.NewInt(0)
	lost := stencil.NewBinary("&&", stencil.NewBinary("==", &stencil.Var{Sym: x.red.Part}, zero), stencil.NewBinary(op, u.next, zero))
	return stencil.NewCond(lost, stencil.NewInt(-1), stencil.Iteration{})
}

// narrows reports whether keeping e rounds it.
func (x *reducer) narrows(e stencil.Expr) bool {
	return e.Type().Kind == stencil.Float && e.Type().Size > x.red.T.Size
}

// isVariable sees the variable through conversions that keep its value.
func (x *reducer) isVariable(e stencil.Expr) bool {
	c, ok := e.(*stencil.Cast)
	if ok && c.T.Kind == x.red.T.Kind && c.T.Size >= x.red.T.Size {
		return x.isVariable(c.X)
	}
	return x.isOld(e)
}

// uncast takes conversions off that the assignment to the variable makes anyway,
// and those that keep the value.
func (x *reducer) uncast(e stencil.Expr) stencil.Expr {
	c, ok := e.(*stencil.Cast)
	if !ok {
		return e
	}
	from := c.X.Type()
	widens := c.T.Kind == stencil.Float && from.Kind == stencil.Float && from.Size <= c.T.Size
	if widens || c.T.Same(x.red.T) && from.Kind == stencil.Float && c.T.Kind == stencil.Float {
		return x.uncast(c.X)
	}
	return e
}

// equal compares two expressions by their text, in which every symbol has a
// name of its own.
func (x *reducer) equal(a, b stencil.Expr) bool {
	f := stencil.Formatter{}
	text := f.Expr(a)
	if c, ok := a.(*stencil.Cast); ok && c.T.Same(x.red.T) && f.Expr(c.X) == f.Expr(b) {
		return true // the assignment makes the same conversion
	}
	return text == f.Expr(b) || x.red.T.Kind == stencil.Float && text == f.Expr(x.uncast(b))
}
