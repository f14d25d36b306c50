// A constant in place of a variable, and what follows from that: arithmetic, and conditions that it decides.

package rewrite

import "mintc/ir/stencil"

// folder puts a constant in place of a variable and computes what follows from
// it: integer arithmetic whose results fit an int, and conditions of if and ?:. Constants of the user's stay
// as they are written where they are alone.
type folder struct {
	sym   *stencil.Symbol
	value stencil.Expr
	made  map[*stencil.Const]bool // constants that come from the value
}

func newFolder(sym *stencil.Symbol, value int64) *folder {
	f := &folder{sym: sym, made: map[*stencil.Const]bool{}}
	f.value = f.constant(value, sym.Type.Promote())
	return f
}

func (f *folder) constant(v int64, t stencil.Type) stencil.Expr {
	c := stencil.NewInt(v)
	f.made[c] = true
	if t.Same(stencil.Int) {
		return c
	}
	return &stencil.Cast{X: c, T: t}
}

// folded is a result of type t as a constant, or the expression where an int, or t,
// does not hold it.
func (f *folder) folded(e stencil.Expr, v int64, t stencil.Type) stencil.Expr {
	if int64(int32(v)) != v || v < t.Integer().Min() || v > t.Integer().Max() {
		return e
	}
	return f.constant(v, t)
}

func (f *folder) expr(e stencil.Expr) stencil.Expr { return stencil.Map(e, f.node) }

// body is the statements with the constant; of an if whose condition is decided
// one branch stays.
func (f *folder) body(body []stencil.Stmt) []stencil.Stmt {
	return f.decided(stencil.MapBody(body, f.node))
}

func (f *folder) decided(body []stencil.Stmt) []stencil.Stmt {
	var list []stencil.Stmt
	for _, s := range body {
		switch s := s.(type) {
		case *stencil.If:
			s.Then, s.Else = f.decided(s.Then), f.decided(s.Else)
			if holds, known := f.truth(s.Cond); known {
				list = append(list, scoped(map[bool][]stencil.Stmt{true: s.Then, false: s.Else}[holds])...)
				continue
			}
		case *stencil.For:
			s.Body = f.decided(s.Body)
		case *stencil.While:
			s.Body = f.decided(s.Body)
		case *stencil.Block:
			s.Body = f.decided(s.Body)
		case *stencil.Switch:
			for _, c := range s.Cases {
				c.Body = f.decided(c.Body)
			}
		}
		list = append(list, s)
	}
	return list
}

// node folds one node whose operands are folded.
func (f *folder) node(e stencil.Expr) stencil.Expr {
	switch e := e.(type) {
	case *stencil.Var:
		if e.Sym == f.sym {
			return f.value
		}
	case *stencil.Cast:
		if v, ok := f.int(e.X); ok && f.isMade(e.X) && e.T.IsInteger() {
			return f.folded(e, e.T.Integer().Convert(v), e.T)
		}
	case *stencil.Unary:
		if x, ok := f.int(e.X); ok && f.isMade(e.X) {
			switch e.Op {
			case "-":
				return f.folded(e, -x, e.T)
			case "!":
				return f.constant(truthValue(x == 0), stencil.Int)
			}
		}
	case *stencil.Binary:
		return f.binary(e)
	case *stencil.Cond:
		holds, known := f.truth(e.C)
		if chosen := map[bool]stencil.Expr{true: e.X, false: e.Y}[holds]; known && chosen.Type().Same(e.T) {
			return chosen
		}
	}
	return e
}

func (f *folder) binary(e *stencil.Binary) stencil.Expr {
	x, okX := f.int(e.X)
	y, okY := f.int(e.Y)
	switch {
	case (e.Op == "&&" || e.Op == "||") && okX && f.isMade(e.X) && (x != 0) == (e.Op == "||"):
		return f.constant(truthValue(x != 0), stencil.Int) // the rest is not evaluated
	case okX && okY && (f.isMade(e.X) || f.isMade(e.Y)):
		t := stencil.Arithmetic(e.X.Type(), e.Y.Type()).Integer()
		x, y = t.Convert(x), t.Convert(y)
		if v, ok := compute(e.Op, x, y); ok && (t.Signed || x >= 0 && y >= 0) {
			return f.folded(e, v, e.T)
		}
	case okY && f.isMade(e.Y) && (e.Op == "+" || e.Op == "-") && e.T.IsInteger():
		return f.shifted(e, y)
	}
	return e
}

// shifted is x + y or x - y for a constant that came out as y: x - 2, not x + -2.
func (f *folder) shifted(e *stencil.Binary, y int64) stencil.Expr {
	switch {
	case y == 0 && e.X.Type().Same(e.T):
		return e.X
	case y < 0 && y > -1<<31 && e.T.Kind == stencil.Signed:
		op := map[string]string{"+": "-", "-": "+"}[e.Op]
		return &stencil.Binary{Op: op, X: e.X, Y: f.addend(e, -y), T: e.T}
	case y > 0 && int64(int32(y)) == y:
		return &stencil.Binary{Op: e.Op, X: e.X, Y: f.addend(e, y), T: e.T}
	}
	return e
}

// addend is a constant beside x: a plain one where x already has the type of the sum.
func (f *folder) addend(e *stencil.Binary, v int64) stencil.Expr {
	if e.X.Type().Same(e.T) {
		return f.constant(v, stencil.Int)
	}
	return f.constant(v, e.Y.Type())
}

// int is the value of a constant of an integer type, as far as an int64 holds it.
func (f *folder) int(e stencil.Expr) (int64, bool) {
	switch e := e.(type) {
	case *stencil.Const:
		if e.Int != nil && e.T.Same(stencil.Int) {
			return *e.Int, true
		}
	case *stencil.Cast:
		c, ok := e.X.(*stencil.Const)
		if ok && c.Int != nil && c.T.Same(stencil.Int) && e.T.IsInteger() {
			v := e.T.Integer().Convert(*c.Int)
			return v, e.T.Kind != stencil.Unsigned || v >= 0
		}
	}
	return 0, false
}

func (f *folder) isMade(e stencil.Expr) bool {
	if cast, ok := e.(*stencil.Cast); ok {
		e = cast.X
	}
	c, ok := e.(*stencil.Const)
	return ok && f.made[c]
}

// truth is the outcome of a condition that the constant decides.
func (f *folder) truth(e stencil.Expr) (holds, known bool) {
	v, ok := f.int(e)
	return v != 0, ok && f.isMade(e)
}

func truthValue(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// compute is x op y, without wrapping around; not ok where C defines no value, or for operators
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
