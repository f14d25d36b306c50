// Walks over expressions and statements: visiting them, and rebuilding them with a function.

package stencil

import "fmt"

// Operands are the direct sub-expressions of e, in source order. As Exprs and Bodies it is inlined, so that the list lies on
// the stack of a caller that only walks over it: walks over bodies are most of what the analyses do.
func Operands(e Expr) []Expr { return operands(make([]Expr, 0, 3), e) }

// operands returns the list of operands, in the space of room where they are no list yet.
func operands(room []Expr, e Expr) []Expr {
	switch e := e.(type) {
	case *Const, *Var, Iteration:
		return nil
	case *Access:
		return e.Index
	case *Element:
		return e.Index
	case *Member:
		return append(append(room, e.X), e.Index...)
	case *InitList:
		return e.Items
	case *Unary:
		return append(room, e.X)
	case *Binary:
		return append(room, e.X, e.Y)
	case *Cond:
		return append(room, e.C, e.X, e.Y)
	case *Cast:
		return append(room, e.X)
	case *Clamped:
		return append(room, e.X)
	case *Call:
		return e.Args
	case *Assign:
		return append(room, e.LHS, e.RHS)
	case *IncDec:
		return append(room, e.X)
	case *Comma:
		return append(room, e.X, e.Y)
	case Foreign:
		return e.Parts()
	}
	panic(fmt.Sprintf("stencil: no operands known for %T", e))
}

// Map rebuilds e with f applied to every node, innermost first. f returns its
// argument to keep a node.
func Map(e Expr, f func(Expr) Expr) Expr {
	if e == nil {
		return nil
	}
	return f(withOperands(e, func(x Expr) Expr { return Map(x, f) }))
}

// MapOuter rebuilds e from the outside: where f returns an expression, that takes
// the node's place, and where it returns nil, it is asked for the node's operands.
func MapOuter(e Expr, f func(Expr) Expr) Expr {
	if e == nil {
		return nil
	}
	if x := f(e); x != nil {
		return x
	}
	return withOperands(e, func(x Expr) Expr { return MapOuter(x, f) })
}

// withOperands rebuilds e with f applied to its direct sub-expressions.
func withOperands(e Expr, f func(Expr) Expr) Expr {
	list := func(in []Expr) []Expr {
		out := make([]Expr, len(in))
		for i, x := range in {
			out[i] = f(x)
		}
		return out
	}
	switch x := e.(type) {
	case *Const, *Var, Iteration:
		return e
	case *Access:
		return &Access{x.Grid, list(x.Index), x.Span}
	case *Element:
		return &Element{x.Array, list(x.Index)}
	case *Member:
		return &Member{f(x.X), x.Name, list(x.Index), x.T}
	case *InitList:
		return &InitList{list(x.Items), x.T}
	case *Unary:
		return &Unary{x.Op, f(x.X), x.T}
	case *Binary:
		return &Binary{x.Op, f(x.X), f(x.Y), x.T}
	case *Cond:
		return &Cond{f(x.C), f(x.X), f(x.Y), x.T}
	case *Cast:
		return &Cast{f(x.X), x.T}
	case *Clamped:
		return &Clamped{x.Index, x.Offset, f(x.X)}
	case *Call:
		return &Call{x.Func, list(x.Args), x.T}
	case *Assign:
		return &Assign{f(x.LHS), x.Op, f(x.RHS)}
	case *IncDec:
		return &IncDec{f(x.X), x.Op, x.Post}
	case *Comma:
		return &Comma{f(x.X), f(x.Y)}
	case Foreign:
		return x.WithParts(list(x.Parts()))
	}
	panic(fmt.Sprintf("stencil: cannot map %T", e))
}

// MapBody rebuilds statements with f applied to every expression node.
func MapBody(body []Stmt, f func(Expr) Expr) []Stmt {
	m := mapping{func(e Expr) Expr { return Map(e, f) }, f}
	return m.body(body)
}

// MapBodyOuter rebuilds the statements of a sweep with MapOuter.
func MapBodyOuter(body []Stmt, f func(Expr) Expr) []Stmt {
	m := mapping{func(e Expr) Expr { return MapOuter(e, f) }, func(Expr) Expr { panic("stencil: a statement of a later representation in a sweep") }}
	return m.body(body)
}

// mapping rebuilds statements: whole maps an expression of theirs, node, which a
// Mapped statement needs, each node of one.
type mapping struct{ whole, node func(Expr) Expr }

func (m mapping) body(body []Stmt) []Stmt {
	out := make([]Stmt, 0, len(body))
	for _, s := range body {
		out = append(out, m.stmt(s))
	}
	return out
}

func (m mapping) stmt(s Stmt) Stmt {
	switch s := s.(type) {
	case *ExprStmt:
		return &ExprStmt{m.whole(s.X)}
	case *Decl:
		d := &Decl{Sym: s.Sym, Init: m.whole(s.Init)}
		for _, x := range s.List {
			d.List = append(d.List, m.whole(x))
		}
		return d
	case *If:
		return &If{m.whole(s.Cond), m.body(s.Then), m.body(s.Else)}
	case *For:
		return &For{m.body(s.Init), m.whole(s.Cond), m.whole(s.Post), m.body(s.Body)}
	case *While:
		return &While{m.whole(s.Cond), m.body(s.Body), s.Do}
	case *Block:
		return &Block{m.body(s.Body)}
	case *Switch:
		sw := &Switch{Tag: m.whole(s.Tag)}
		for _, c := range s.Cases {
			sw.Cases = append(sw.Cases, &Case{c.Values, c.Default, m.body(c.Body)})
		}
		return sw
	case *Return:
		return &Return{m.whole(s.X)}
	case *Jump:
		return s
	case Mapped:
		return s.MapExprs(m.node)
	}
	panic(fmt.Sprintf("stencil: cannot map %T", s))
}

// Exprs are the expressions directly in s, nested statements not included.
func Exprs(s Stmt) []Expr { return exprs(make([]Expr, 0, 2), s) }

// exprs appends the expressions directly in s to a list.
func exprs(list []Expr, s Stmt) []Expr {
	switch s := s.(type) {
	case *ExprStmt:
		return given(list, s.X)
	case *Decl:
		return given(given(list, s.Init), s.List...)
	case *If:
		return given(list, s.Cond)
	case *For:
		return given(list, s.Cond, s.Post)
	case *While:
		return given(list, s.Cond)
	case *Switch:
		return given(list, s.Tag)
	case *Return:
		return given(list, s.X)
	case *Block, *Jump:
		return list
	}
	panic(fmt.Sprintf("stencil: no expressions known for %T", s))
}

// given appends those expressions to a list that are there.
func given(list []Expr, es ...Expr) []Expr {
	for _, e := range es {
		if e != nil {
			list = append(list, e)
		}
	}
	return list
}

// VisitExprs calls f for every expression node of body, outer ones first.
func VisitExprs(body []Stmt, f func(Expr)) {
	for _, s := range body {
		for _, e := range Exprs(s) {
			visitExpr(e, f)
		}
		for _, inner := range Bodies(s) {
			VisitExprs(inner, f)
		}
	}
}

func visitExpr(e Expr, f func(Expr)) {
	f(e)
	for _, x := range Operands(e) {
		visitExpr(x, f)
	}
}

// VisitStmts calls f for every statement of body, outer ones first.
func VisitStmts(body []Stmt, f func(Stmt)) {
	for _, s := range body {
		f(s)
		for _, inner := range Bodies(s) {
			VisitStmts(inner, f)
		}
	}
}

// Bodies are the statement lists directly inside s.
func Bodies(s Stmt) [][]Stmt { return bodies(make([][]Stmt, 0, 2), s) }

// bodies appends the statement lists directly inside s to a list.
func bodies(list [][]Stmt, s Stmt) [][]Stmt {
	switch s := s.(type) {
	case *If:
		return append(list, s.Then, s.Else)
	case *For:
		return append(list, s.Init, s.Body)
	case *While:
		return append(list, s.Body)
	case *Block:
		return append(list, s.Body)
	case *Switch:
		for _, c := range s.Cases {
			list = append(list, c.Body)
		}
	}
	return list
}

// EachVar visits the variables in e, local arrays left out.
func EachVar(e Expr, f func(*Symbol)) {
	if v, ok := e.(*Var); ok {
		f(v.Sym)
	}
	for _, x := range Operands(e) {
		EachVar(x, f)
	}
}

// HasEffect reports whether evaluating e changes anything.
func HasEffect(e Expr) bool {
	switch e.(type) {
	case *Assign, *IncDec:
		return true
	}
	if u, ok := e.(*Unary); ok && u.Op == "&" {
		return true // a function writes it
	}
	for _, x := range Operands(e) {
		if HasEffect(x) {
			return true
		}
	}
	return false
}

// VisitChanged calls f for what statements assign to, and what they take the address of: a function writes it.
func VisitChanged(body []Stmt, f func(Expr)) {
	VisitExprs(body, func(e Expr) {
		switch e := e.(type) {
		case *Assign:
			f(e.LHS)
		case *IncDec:
			f(e.X)
		case *Unary:
			if e.Op == "&" {
				f(e.X)
			}
		}
	})
}
