package stencil

// folder puts a constant in place of a variable and computes what follows from
// it: int arithmetic, and conditions of if and ?:. Constants of the user's stay
// as they are written where they are alone.
type folder struct {
	sym   *Symbol
	value Expr
	made  map[*Const]bool // constants that come from the value
}

func newFolder(sym *Symbol, value int64) *folder {
	f := &folder{sym: sym, made: map[*Const]bool{}}
	f.value = f.constant(value)
	if t := sym.Type.Promote(); !t.Same(Int) {
		f.value = &Cast{X: f.value, T: t}
	}
	return f
}

func (f *folder) constant(v int64) Expr {
	c := NewInt(v)
	f.made[c] = true
	return c
}

func (f *folder) expr(e Expr) Expr { return Map(e, f.node) }

// body is the statements with the constant; of an if whose condition is decided
// one branch stays.
func (f *folder) body(body []Stmt) []Stmt { return f.decided(MapBody(body, f.node)) }

func (f *folder) decided(body []Stmt) []Stmt {
	var list []Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *If:
			s.Then, s.Else = f.decided(s.Then), f.decided(s.Else)
			if holds, known := f.truth(s.Cond); known {
				list = append(list, scoped(map[bool][]Stmt{true: s.Then, false: s.Else}[holds])...)
				continue
			}
		case *For:
			s.Body = f.decided(s.Body)
		case *While:
			s.Body = f.decided(s.Body)
		case *Block:
			s.Body = f.decided(s.Body)
		case *Switch:
			for _, c := range s.Cases {
				c.Body = f.decided(c.Body)
			}
		}
		list = append(list, s)
	}
	return list
}

// node folds one node whose operands are folded.
func (f *folder) node(e Expr) Expr {
	switch e := e.(type) {
	case *Var:
		if e.Sym == f.sym {
			return f.value
		}
	case *Unary:
		if x, ok := f.int(e.X); ok && f.isMade(e.X) {
			switch e.Op {
			case "-":
				return f.constant(-x)
			case "!":
				return f.constant(truthValue(x == 0))
			}
		}
	case *Binary:
		return f.binary(e)
	case *Cond:
		holds, known := f.truth(e.C)
		if chosen := map[bool]Expr{true: e.X, false: e.Y}[holds]; known && chosen.Type().Same(e.T) {
			return chosen
		}
	}
	return e
}

func (f *folder) binary(e *Binary) Expr {
	x, okX := f.int(e.X)
	y, okY := f.int(e.Y)
	switch {
	case (e.Op == "&&" || e.Op == "||") && okX && f.isMade(e.X) && (x != 0) == (e.Op == "||"):
		return f.constant(truthValue(x != 0)) // the rest is not evaluated
	case okX && okY && (f.isMade(e.X) || f.isMade(e.Y)):
		if v, ok := compute(e.Op, x, y); ok && int64(int32(v)) == v {
			return f.constant(v)
		}
	case okY && f.isMade(e.Y) && (e.Op == "+" || e.Op == "-") && e.T.IsInteger():
		return f.shifted(e, y)
	}
	return e
}

// shifted is x + y or x - y for a constant that came out as y: x - 2, not x + -2.
func (f *folder) shifted(e *Binary, y int64) Expr {
	switch {
	case y == 0 && e.X.Type().Same(e.T):
		return e.X
	case y < 0 && y > -1<<31 && e.T.Kind == Signed:
		op := map[string]string{"+": "-", "-": "+"}[e.Op]
		return &Binary{op, e.X, f.constant(-y), e.T}
	}
	return e
}

// int is the value of a constant of type int.
func (f *folder) int(e Expr) (int64, bool) {
	c, ok := e.(*Const)
	if !ok || c.Int == nil || !c.T.Same(Int) {
		return 0, false
	}
	return *c.Int, true
}

func (f *folder) isMade(e Expr) bool {
	c, ok := e.(*Const)
	return ok && f.made[c]
}

// truth is the outcome of a condition that the constant decides.
func (f *folder) truth(e Expr) (holds, known bool) {
	v, ok := f.int(e)
	return v != 0, ok && f.isMade(e)
}

func truthValue(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// compute is x op y in int; not ok where C defines no value, or for operators
// that stay.
func compute(op string, x, y int64) (int64, bool) {
	switch op {
	case "+":
		return x + y, true
	case "-":
		return x - y, true
	case "*":
		return x * y, true
	case "/", "%":
		if y == 0 {
			return 0, false
		}
		return map[string]int64{"/": x / y, "%": x % y}[op], true
	}
	compared := map[string]bool{"==": x == y, "!=": x != y, "<": x < y, ">": x > y, "<=": x <= y, ">=": x >= y,
		"&&": x != 0 && y != 0, "||": x != 0 || y != 0}
	holds, known := compared[op]
	return truthValue(holds), known
}
