// A local variable followed along the paths of a body: is it assigned before it is read?

package stencil

// AssignedFirst follows the paths of body for one variable. early is a use that
// reads it where it may not have been assigned before, nil if there is none;
// always says that every path to the end assigns it.
func AssignedFirst(body []Stmt, sym *Symbol) (early *Var, always bool) {
	f := &flow{sym: sym}
	always = f.body(body, false)
	return f.early, always
}

// flow computes whether a variable has been assigned. States only grow along a
// path, so one pass over a loop, with what holds on entry, is enough. Code that
// is not reached has state true: it adds no path.
type flow struct {
	sym   *Symbol
	early *Var
	loops []*loopFlow
}

// loopFlow joins the states of the jumps of one loop or switch.
type loopFlow struct{ breaks, continues bool }

func (f *flow) body(body []Stmt, have bool) bool {
	for _, s := range body {
		have = f.stmt(s, have)
	}
	return have
}

func (f *flow) stmt(s Stmt, have bool) bool {
	switch s := s.(type) {
	case *Decl:
		have = f.expr(s.Init, have)
		for _, e := range s.List {
			have = f.expr(e, have)
		}
		return have
	case *ExprStmt:
		return f.expr(s.X, have)
	case *If:
		have = f.expr(s.Cond, have)
		then, other := f.body(s.Then, have), f.body(s.Else, have)
		return then && other
	case *For:
		return f.forLoop(s, have)
	case *While:
		return f.whileLoop(s, have)
	case *Block:
		return f.body(s.Body, have)
	case *Jump:
		f.jump(s, have)
		return true
	case *Return:
		f.expr(s.X, have)
		return true
	}
	return f.branches(s, have)
}

// branches assumes nothing: any of the bodies, such as the cases of a
// switch, may be executed or not. A continue leaves for the loop around it.
func (f *flow) branches(s Stmt, have bool) bool {
	for _, e := range Exprs(s) {
		have = f.expr(e, have)
	}
	for _, inner := range Bodies(s) {
		l := f.inLoop(func() { f.body(inner, have) })
		if n := len(f.loops); n > 0 {
			f.loops[n-1].continues = f.loops[n-1].continues && l.continues
		}
	}
	return have
}

func (f *flow) inLoop(body func()) loopFlow {
	l := &loopFlow{breaks: true, continues: true}
	f.loops = append(f.loops, l)
	body()
	f.loops = f.loops[:len(f.loops)-1]
	return *l
}

func (f *flow) jump(s *Jump, have bool) {
	l := f.loops[len(f.loops)-1]
	if s.Keyword == "break" {
		l.breaks = l.breaks && have
	} else {
		l.continues = l.continues && have
	}
}

func (f *flow) forLoop(s *For, have bool) bool {
	have = f.expr(s.Cond, f.body(s.Init, have))
	var end bool
	l := f.inLoop(func() { end = f.body(s.Body, have) })
	end = f.expr(s.Post, end && l.continues)
	switch {
	case s.Cond == nil:
		return l.breaks
	case RunsOnce(s):
		return end && l.breaks
	}
	return have && l.breaks
}

func (f *flow) whileLoop(s *While, have bool) bool {
	if !s.Do {
		have = f.expr(s.Cond, have)
		l := f.inLoop(func() { f.body(s.Body, have) })
		return have && l.breaks
	}
	var end bool
	l := f.inLoop(func() { end = f.body(s.Body, have) })
	return f.expr(s.Cond, end && l.continues) && l.breaks
}

// expr is the state after e, in the order in which C evaluates it where that is
// fixed.
func (f *flow) expr(e Expr, have bool) bool {
	switch e := e.(type) {
	case nil:
		return have
	case *Var:
		f.read(e, have)
		return have
	case *Assign:
		if v, ok := e.LHS.(*Var); ok && v.Sym == f.sym {
			if e.Op != "=" {
				f.read(v, have)
			}
			f.expr(e.RHS, have)
			return true
		}
	case *IncDec:
		if v, ok := e.X.(*Var); ok && v.Sym == f.sym {
			f.read(v, have)
			return true
		}
	case *Binary:
		if e.Op == "&&" || e.Op == "||" {
			have = f.expr(e.X, have)
			f.expr(e.Y, have)
			return have
		}
	case *Unary:
		if v, ok := e.X.(*Var); ok && v.Sym == f.sym && e.Op == "&" { // a function writes there
			return true
		}
	case *Cond:
		have = f.expr(e.C, have)
		x, y := f.expr(e.X, have), f.expr(e.Y, have)
		return x && y
	}
	for _, x := range Operands(e) {
		have = f.expr(x, have)
	}
	return have
}

func (f *flow) read(v *Var, have bool) {
	if v.Sym == f.sym && !have && f.early == nil {
		f.early = v
	}
}
