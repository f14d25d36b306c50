// The tree of a nest's body: statements, expressions, subscripts. The printer turns it into C, and the shrinker
// takes parts out of it.

package progen

// Stmt is a statement of a nest's body.
type Stmt interface{ stmt() }

// Expr is an expression; it prints with the parentheses that C needs.
type Expr interface{ expr() }

// Assign stores to an array element or a scalar.
type Assign struct {
	Target Expr
	Op     string // =, +=, -=, *=
	Value  Expr
}

// Local declares a variable of the body.
type Local struct {
	Name string
	Type Type
	Init Expr
}

// Coefficients declares a constant table of the body, or, without values, an
// array of Size cells to be filled.
type Coefficients struct {
	Name   string
	Type   Type
	Values []Expr
	Size   int
}

// If is a conditional.
type If struct {
	Cond Expr
	Then []Stmt `shrink:"drop"`
	Else []Stmt `shrink:"drop"`
}

// Repeat runs Var over From..To, both included, serially in the thread.
type Repeat struct {
	Var      string
	From, To int
	While    bool   `shrink:"zero"`
	Down     bool   `shrink:"zero"`
	Skip     bool   `shrink:"zero"` // leaves out 0 with a continue
	Mixed    *Mixed `shrink:"zero"` // counts by an index of the type Index from 0
	Index    Type
	Body     []Stmt `shrink:"drop"`
}

func (*Assign) stmt()       {}
func (*Local) stmt()        {}
func (*Coefficients) stmt() {}
func (*If) stmt()           {}
func (*Repeat) stmt()       {}

// Ref is an array element.
type Ref struct {
	Array string
	Index []Sub    // slowest first
	Level int      // time level: how far from the clock's, or which one
	Form  FlatForm `shrink:"zero"`
	Far   string   `shrink:"zero"` // with an Apart subscript: the array beyond the end
}

// Sub is a subscript: Loop + Off + Plus, clamped to the array where Clamp says
// so. With no Loop it is the cell Off from the low end, or, if negative, from
// the high end.
type Sub struct {
	Loop  string
	Dim   int
	Off   int
	Plus  string  // index of a Repeat
	Clamp bool    `shrink:"zero"`
	Macro bool    `shrink:"zero"` // written AT(i, off)
	Form  SubForm `shrink:"zero"`
	Less  int     // what a pointer into the array takes off
	Spell int     // which spelling of an Edge, a Torus or a Turn
	Miss  int     `shrink:"zero"` // which subscript that only looks like it; 0: none
	Apart bool    `shrink:"zero"` // not a choice of subscripts, but of elements
	Or    Expr    // with Apart: a condition that chooses what lies beyond the end, too
	text  string  // that subscript
}

// SubForm is a subscript that is no index + constant, inside for every point.
type SubForm int

// The forms: extent - 1 - i, (i + off) modulo the extent, i / 2, i + off that
// stops at the first and last value of the loop, that goes on at the other end, or that turns back at the end.
const (
	Offset SubForm = iota
	Reverse
	Wrap
	Half
	Edge
	Torus
	Turn
)

// Num is a literal.
type Num struct{ C string }

// Name is a scalar, a local or an index.
type Name struct{ C string }

// Binary is L Op R.
type Binary struct {
	Op   string
	L, R Expr
}

// Unary is Op X.
type Unary struct {
	Op string
	X  Expr
}

// Call is Func(Args).
type Call struct {
	Func string
	Args []Expr
}

// Choice is If ? Then : Else.
type Choice struct{ If, Then, Else Expr }

// Cast is (To)X.
type Cast struct {
	To Type
	X  Expr
}

func (*Ref) expr()    {}
func (*Num) expr()    {}
func (*Name) expr()   {}
func (*Binary) expr() {}
func (*Unary) expr()  {}
func (*Call) expr()   {}
func (*Choice) expr() {}
func (*Cast) expr()   {}

// walkExprs calls f for every expression below a list of statements.
func walkExprs(list []Stmt, f func(Expr)) {
	for _, s := range list {
		switch s := s.(type) {
		case *Assign:
			walkExpr(s.Target, f)
			walkExpr(s.Value, f)
		case *Local:
			walkExpr(s.Init, f)
		case *Either:
			walkExpr(s.Value, f)
		case *Coefficients:
			for _, v := range s.Values {
				walkExpr(v, f)
			}
		case *Leave:
			walkExpr(s.Cond, f)
		case *If:
			walkExpr(s.Cond, f)
			walkExprs(s.Then, f)
			walkExprs(s.Else, f)
		case *Repeat:
			walkExprs(s.Body, f)
		}
	}
}

func walkExpr(e Expr, f func(Expr)) {
	f(e)
	switch e := e.(type) {
	case *Ref:
		for _, s := range e.Index {
			if s.Or != nil {
				walkExpr(s.Or, f)
			}
		}
	case *Binary:
		walkExpr(e.L, f)
		walkExpr(e.R, f)
	case *Unary:
		walkExpr(e.X, f)
	case *Call:
		for _, a := range e.Args {
			walkExpr(a, f)
		}
	case *Choice:
		walkExpr(e.If, f)
		walkExpr(e.Then, f)
		walkExpr(e.Else, f)
	case *Cast:
		walkExpr(e.X, f)
	}
}

// targets are the arrays that the statements store to, in order of appearance.
func targets(list []Stmt) []string {
	var names []string
	seen := map[string]bool{}
	var visit func([]Stmt)
	visit = func(list []Stmt) {
		for _, s := range list {
			switch s := s.(type) {
			case *Assign:
				if r, ok := s.Target.(*Ref); ok && !seen[r.Array] {
					seen[r.Array] = true
					names = append(names, r.Array)
				}
			case *If:
				visit(s.Then)
				visit(s.Else)
			case *Repeat:
				visit(s.Body)
			}
		}
	}
	visit(list)
	return names
}

// Extreme is the extent of a mesh dimension less Margin.
type Extreme struct{ Dim, Margin int }

func (*Extreme) expr() {}
