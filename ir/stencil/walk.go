package stencil

import "fmt"

// Operands are the direct sub-expressions of e, in source order.
func Operands(e Expr) []Expr {
	switch e := e.(type) {
	case *Const, *Var, Iteration:
		return nil
	case *Access:
		return e.Index
	case *Element:
		return e.Index
	case *Member:
		return append([]Expr{e.X}, e.Index...)
	case *InitList:
		return e.Items
	case *Unary:
		return []Expr{e.X}
	case *Binary:
		return []Expr{e.X, e.Y}
	case *Cond:
		return []Expr{e.C, e.X, e.Y}
	case *Cast:
		return []Expr{e.X}
	case *Clamped:
		return []Expr{e.X}
	case *Call:
		return e.Args
	case *Assign:
		return []Expr{e.LHS, e.RHS}
	case *IncDec:
		return []Expr{e.X}
	case *Comma:
		return []Expr{e.X, e.Y}
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
	list := func(in []Expr) []Expr {
		out := make([]Expr, len(in))
		for i, x := range in {
			out[i] = Map(x, f)
		}
		return out
	}
	switch x := e.(type) {
	case *Const, *Var, Iteration:
		return f(e)
	case *Access:
		return f(&Access{x.Grid, list(x.Index), x.Span})
	case *Element:
		return f(&Element{x.Array, list(x.Index)})
	case *Member:
		return f(&Member{Map(x.X, f), x.Name, list(x.Index), x.T})
	case *InitList:
		return f(&InitList{list(x.Items), x.T})
	case *Unary:
		return f(&Unary{x.Op, Map(x.X, f), x.T})
	case *Binary:
		return f(&Binary{x.Op, Map(x.X, f), Map(x.Y, f), x.T})
	case *Cond:
		return f(&Cond{Map(x.C, f), Map(x.X, f), Map(x.Y, f), x.T})
	case *Cast:
		return f(&Cast{Map(x.X, f), x.T})
	case *Clamped:
		return f(&Clamped{x.Index, x.Offset, Map(x.X, f)})
	case *Call:
		return f(&Call{x.Func, list(x.Args), x.T})
	case *Assign:
		return f(&Assign{Map(x.LHS, f), x.Op, Map(x.RHS, f)})
	case *IncDec:
		return f(&IncDec{Map(x.X, f), x.Op, x.Post})
	case *Comma:
		return f(&Comma{Map(x.X, f), Map(x.Y, f)})
	case Foreign:
		return f(x.WithParts(list(x.Parts())))
	}
	panic(fmt.Sprintf("stencil: cannot map %T", e))
}

// MapBody rebuilds statements with f applied to every expression node.
func MapBody(body []Stmt, f func(Expr) Expr) []Stmt {
	out := make([]Stmt, 0, len(body))
	for _, s := range body {
		out = append(out, mapStmt(s, f))
	}
	return out
}

func mapStmt(s Stmt, f func(Expr) Expr) Stmt {
	switch s := s.(type) {
	case *ExprStmt:
		return &ExprStmt{Map(s.X, f)}
	case *Decl:
		d := &Decl{Sym: s.Sym, Init: Map(s.Init, f)}
		for _, x := range s.List {
			d.List = append(d.List, Map(x, f))
		}
		return d
	case *If:
		return &If{Map(s.Cond, f), MapBody(s.Then, f), MapBody(s.Else, f)}
	case *For:
		return &For{MapBody(s.Init, f), Map(s.Cond, f), Map(s.Post, f), MapBody(s.Body, f)}
	case *While:
		return &While{Map(s.Cond, f), MapBody(s.Body, f), s.Do}
	case *Block:
		return &Block{MapBody(s.Body, f)}
	case *Switch:
		sw := &Switch{Tag: Map(s.Tag, f)}
		for _, c := range s.Cases {
			sw.Cases = append(sw.Cases, &Case{c.Values, c.Default, MapBody(c.Body, f)})
		}
		return sw
	case *Return:
		return &Return{Map(s.X, f)}
	case *Jump:
		return s
	case Mapped:
		return s.MapExprs(f)
	}
	panic(fmt.Sprintf("stencil: cannot map %T", s))
}

// Exprs are the expressions directly in s, nested statements not included.
func Exprs(s Stmt) []Expr {
	var list []Expr
	add := func(es ...Expr) {
		for _, e := range es {
			if e != nil {
				list = append(list, e)
			}
		}
	}
	switch s := s.(type) {
	case *ExprStmt:
		add(s.X)
	case *Decl:
		add(s.Init)
		add(s.List...)
	case *If:
		add(s.Cond)
	case *For:
		add(s.Cond, s.Post)
	case *While:
		add(s.Cond)
	case *Switch:
		add(s.Tag)
	case *Return:
		add(s.X)
	case *Block, *Jump:
	default:
		panic(fmt.Sprintf("stencil: no expressions known for %T", s))
	}
	return list
}

// VisitExprs calls f for every expression node of body, outer ones first.
func VisitExprs(body []Stmt, f func(Expr)) {
	var visit func(Expr)
	visit = func(e Expr) {
		f(e)
		for _, x := range Operands(e) {
			visit(x)
		}
	}
	for _, s := range body {
		for _, e := range Exprs(s) {
			visit(e)
		}
		for _, inner := range Bodies(s) {
			VisitExprs(inner, f)
		}
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
func Bodies(s Stmt) [][]Stmt {
	switch s := s.(type) {
	case *If:
		return [][]Stmt{s.Then, s.Else}
	case *For:
		return [][]Stmt{s.Init, s.Body}
	case *While:
		return [][]Stmt{s.Body}
	case *Block:
		return [][]Stmt{s.Body}
	case *Switch:
		var list [][]Stmt
		for _, c := range s.Cases {
			list = append(list, c.Body)
		}
		return list
	}
	return nil
}
