// Serial loops that count by a constant: their first and last value as forms, as C's types compare them.

package stencil

import "mintc/ir/cint"

// counted is the header of for (sym = first; sym op limit; sym += step), with the
// operands of the comparison exchanged where sym stands on the right.
type counted struct {
	sym          *Symbol
	first, limit Expr
	op           string
	step         int64
}

// counted recognises a loop that counts by a constant to a bound and whose body
// does not assign to its index.
func (f *For) counted() (c counted, ok bool) {
	c.sym, c.first = f.Start()
	if c.sym == nil || assigns(f.Body, c.sym) || c.sym.Type.Kind != Signed && c.sym.Type.Kind != Unsigned {
		return c, false
	}
	c.op, c.limit = comparison(f.Cond, c.sym)
	if c.limit == nil || !c.limit.Type().IsInteger() || !c.first.Type().IsInteger() {
		return c, false
	}
	c.step = stepOf(f.Post, c.sym)
	return c, c.step != 0
}

// compared is the type in which the loop compares.
func (c counted) compared() Type { return Arithmetic(c.sym.Type, c.limit.Type()) }

// run is what a loop between constants does.
func (c counted) run() (run cint.Run, first int64, ok bool) {
	first, okFirst := ConstantOf(Converted(c.first, c.sym.Type))
	limit, okLimit := ConstantOf(Converted(c.limit, c.compared()))
	if !okFirst || !okLimit {
		return run, first, false
	}
	run, ok = cint.Loop{Index: c.sym.Type.Integer(), Compared: c.compared().Integer(), Op: c.op,
		First: first, Bound: limit, Step: c.step}.Run()
	return run, first, ok
}

// bounds are those of a loop that counts. With hull the first value need not be
// linear, as in j = 1 + (i & 1): the extremes of all its values count.
func (f *For) bounds(ranges map[*Symbol]Range, hull bool) (Bounds, bool) {
	c, ok := f.counted()
	switch {
	case !ok && hull:
		return f.jointBounds(ranges)
	case !ok:
		return Bounds{}, false
	}
	if run, first, ok := c.run(); ok {
		last := run.Last
		if run.Trips == 0 {
			last = first - Sign(c.step)
		}
		ends := [2]Affine{{Const: first}, {Const: last}}
		if c.step < 0 {
			ends[0], ends[1] = ends[1], ends[0]
		}
		return Bounds{Lowest: ends[0], Highest: ends[1]}, true
	}
	if b, ok := c.between(ranges, hull); ok || !hull {
		return b, ok
	}
	return f.jointBounds(ranges)
}

// Sign is -1 for negative numbers, else 1: the direction of a loop by its step.
func Sign(n int64) int64 {
	if n < 0 {
		return -1
	}
	return 1
}

// between are the bounds of a loop with ends that are not constant.
func (c counted) between(ranges map[*Symbol]Range, hull bool) (Bounds, bool) {
	toBound := map[string]int64{"<": 1, "<=": 1, ">": -1, ">=": -1, "!=": c.step}[c.op]
	if toBound*c.step <= 0 || c.op == "!=" && c.step*c.step != 1 {
		return Bounds{}, false
	}
	r := numberReader{ranges: ranges}
	first, okFirst := r.extremes(Converted(c.first, c.sym.Type))
	claims := len(r.claims)
	end, okEnd := r.exact(Converted(c.limit, c.compared()))
	mayBeLarge := c.step < 0 && len(r.claims) > claims // then the loop is not entered, and may not be
	if !okFirst || !okEnd || mayBeLarge || !hull && !first.isOne() {
		return Bounds{}, false
	}
	c.onlyEntered(r.claims)
	if c.compared().Kind == Unsigned && c.sym.Type.Kind == Signed {
		if low, _ := r.interval(first.Lowest); low < 0 {
			return Bounds{}, false // a negative index is a large number there
		}
	}
	if c.op != "<=" && c.op != ">=" {
		end.Const -= Sign(c.step)
	}
	if !c.staysInType(&r, end) {
		return Bounds{}, false
	}
	if c.step > 0 {
		return c.steps(Bounds{Lowest: first.Lowest, Highest: first.lastValue(end, c.step), Claims: r.claims}, first), true
	}
	return c.steps(Bounds{Lowest: first.lastValue(end, c.step), Highest: first.Highest, Claims: r.claims}, first), true
}

// steps adds which of the values in between the index takes, where its first value is one.
func (c counted) steps(b Bounds, first Bounds) Bounds {
	if first.isOne() {
		b.Start, b.By = first.Lowest, GCD(c.step, 0)
	}
	return b
}

// staysInType claims that the index does not wrap around when it steps over the
// last value that the condition admits. Signed types of 32 bits and more do not wrap.
func (c counted) staysInType(r *numberReader, last Affine) bool {
	t := c.sym.Type.Integer()
	byOne := c.step*c.step == 1 && t.Contains(c.limit.Type().Integer())
	if t.Signed && t.Bits >= 32 || byOne {
		return true
	}
	beyond := last.Plus(Affine{Const: c.step}, 1)
	if beyond.IsConst() {
		return beyond.Const >= t.Min() && beyond.Const <= t.Max()
	}
	claims := len(r.claims)
	_, ok := r.within(&Cast{X: c.limit, T: c.sym.Type}, beyond, true)
	if len(r.claims) > claims {
		r.claims[claims].Loop = c.onHost()
	}
	return ok
}

// onlyEntered lets claims about the ends hold only where the loop is entered, if the host knows whether it is.
func (c counted) onlyEntered(claims []Claim) {
	if !OnHost(c.first) || !OnHost(c.limit) {
		return
	}
	entered := NewBinary(c.op, Converted(Converted(c.first, c.sym.Type), c.compared()), Converted(c.limit, c.compared()))
	for i := range claims {
		claims[i].If = []Expr{entered}
	}
}

// onHost is the loop where the host knows its ends, else nil: from these and the step it sees at which
// value the loop stops, which may be in front of the last one that the condition admits.
func (c counted) onHost() *HostLoop {
	_, linear := NumberOf(c.first, nil)
	if !linear || !OnHost(c.first) || !OnHost(c.limit) {
		return nil
	}
	return &HostLoop{c.sym.Type, c.compared(), c.first, c.limit, c.op, c.step}
}

// isOne reports whether there is one value in between.
func (b Bounds) isOne() bool { return b.Lowest.Equal(b.Highest) }

// lastValue is the value closest to limit that a loop reaches by steps, where its
// first value is one and its distance a constant; else limit.
func (b Bounds) lastValue(limit Affine, step int64) Affine {
	if d := limit.Plus(b.Lowest, -1); d.IsConst() && d.Const*step >= 0 && b.isOne() {
		return b.Lowest.Plus(Affine{Const: d.Const / step * step}, 1)
	}
	return limit
}

// Counts is the index of a loop, its first value and its constant step: every value
// of the index is a multiple of the step away from the first one. step is 0 if the
// loop does not show that.
func (f *For) Counts() (sym *Symbol, first Expr, step int64) {
	c, ok := f.counted()
	if !ok {
		return c.sym, c.first, 0
	}
	_, _, known := c.run()
	t := c.sym.Type.Integer()
	wraps := !(t.Signed && t.Bits >= 32) && c.step&(c.step-1) != 0
	if wraps && !known {
		return c.sym, c.first, 0
	}
	return c.sym, c.first, c.step
}

// MetBelow is the limit of a loop whose signed index counts down by 1 until it is equal to that limit as an unsigned number, as in
// q != (unsigned)-1; nil for other loops.
func (f *For) MetBelow() (index *Symbol, limit Expr) {
	c, ok := f.counted()
	if !ok || c.op != "!=" || c.step != -1 || c.sym.Type.Kind != Signed || c.compared().Kind != Unsigned {
		return nil, nil
	}
	return c.sym, c.limit
}

// Mirrored is the comparison with its operands exchanged.
var Mirrored = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "!=": "!="}

// Negated is the comparison that holds where the other does not.
var Negated = map[string]string{"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}

// comparison splits a condition into an operator with sym on its left, and the
// other side.
func comparison(cond Expr, sym *Symbol) (op string, limit Expr) {
	c, ok := cond.(*Binary)
	switch {
	case !ok || Mirrored[c.Op] == "":
		return "", nil
	case IsVar(c.X, sym):
		return c.Op, c.Y
	case IsVar(c.Y, sym):
		return Mirrored[c.Op], c.X
	}
	return "", nil
}

// Start is the variable that the loop initialises and its first value; nil if
// the header does anything else.
func (f *For) Start() (*Symbol, Expr) {
	if len(f.Init) != 1 {
		return nil, nil
	}
	switch init := f.Init[0].(type) {
	case *Decl:
		if init.Init != nil {
			return init.Sym, init.Init
		}
	case *ExprStmt:
		if a, ok := init.X.(*Assign); ok && a.Op == "=" {
			if v, ok := a.LHS.(*Var); ok {
				return v.Sym, a.RHS
			}
		}
	}
	return nil, nil
}

// stepOf is the constant that post adds to sym, 0 if it is anything else.
func stepOf(post Expr, sym *Symbol) int64 {
	switch p := post.(type) {
	case *IncDec:
		if IsVar(p.X, sym) {
			return map[string]int64{"++": 1, "--": -1}[p.Op]
		}
	case *Assign:
		if !IsVar(p.LHS, sym) {
			return 0
		}
		by, isConst := ConstantOf(p.RHS)
		switch {
		case p.Op == "+=" && isConst:
			return StepOf(by, sym.Type)
		case p.Op == "-=" && isConst:
			return StepOf(-by, sym.Type)
		case p.Op == "=":
			r := numberReader{} // what the assignment takes modulo its size
			value, ok := r.modular(p.RHS, 8*sym.Type.Size)
			if sum := value.Plus(Affine{Terms: []Term{{sym, 1}}}, -1); ok && sum.IsConst() && len(r.claims) == 0 {
				return StepOf(sum.Const, sym.Type)
			}
		}
	}
	return 0
}

// StepOf is what adding by does to an index of type t: adding UINT_MAX to an int or
// an unsigned subtracts 1.
func StepOf(by int64, t Type) int64 {
	if t.Size == 4 {
		return int64(int32(by))
	}
	return by
}
