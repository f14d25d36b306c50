package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestDefinitions(t *testing.T) {
	of := func(name string) *Symbol { return &Symbol{Name: name, Type: Int, Role: Local} }
	a, b, c, d, e := of("a"), of("b"), of("c"), of("d"), of("e")
	one := NewInt(1)
	set := func(s *Symbol, op string) Stmt { return &ExprStmt{&Assign{&Var{s}, op, one}} }
	got := Definitions([]Stmt{&Decl{Sym: a, Init: one}, &Decl{Sym: b}, set(b, "="), &Decl{Sym: c, Init: one}, set(c, "="),
		&Decl{Sym: d}, &If{Cond: one, Then: []Stmt{set(d, "+=")}}, &Decl{Sym: e}, &For{Body: []Stmt{set(e, "=")}, Post: &IncDec{X: &Var{e}, Op: "++"}}})
	assert.Equal(t, map[*Symbol]Expr{a: one, b: one}, got)
}
