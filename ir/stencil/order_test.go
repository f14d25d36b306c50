package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// orderSweep has a use of u and one of v, which the body writes or reads as the
// test says.
func orderSweep(u, v Use, body ...Stmt) bool {
	u.Accesses, v.Accesses = make([]AccessInfo, 1), make([]AccessInfo, 1)
	if u.Read && u.Written {
		u.Accesses = make([]AccessInfo, 2)
	}
	return (&Sweep{Uses: []*Use{&u, &v}, Body: body}).MustKeepOrder(&u, &v)
}

func TestMustKeepOrder(t *testing.T) {
	u, v, w := &Grid{Name: "u", Elem: Double}, &Grid{Name: "v", Elem: Double}, &Grid{Name: "w", Elem: Double}
	element := func(g *Grid) Expr { return &Access{Grid: g} }
	set := func(to *Grid, value Expr) Stmt { return &ExprStmt{&Assign{element(to), "=", value}} }
	written, read := func(g *Grid) Use { return Use{Grid: g, Written: true} }, func(g *Grid) Use { return Use{Grid: g, Read: true} }
	one := NewInt(1)

	assert.False(t, orderSweep(written(u), read(v), set(u, element(v))), "the operand is read before the store")
	assert.True(t, orderSweep(written(u), read(v), set(u, one), set(w, element(v))))
	assert.True(t, orderSweep(read(v), written(u), set(u, one), set(w, element(v))), "whichever is named first")
	assert.True(t, orderSweep(written(u), read(v), &For{Body: []Stmt{set(u, element(v))}}), "the next pass reads what this one stored")
	assert.False(t, orderSweep(written(u), written(v), set(u, one), set(v, one)), "stores stay in order")
	assert.True(t, orderSweep(written(u), written(v), set(u, one), &If{Cond: one, Then: []Stmt{set(v, one)}}),
		"a store under a condition is not put off")
	assert.True(t, orderSweep(written(u), Use{Grid: v, Read: true, Written: true}, set(u, one),
		&ExprStmt{&Assign{element(v), "+=", one}}))
	assert.False(t, orderSweep(read(u), read(v), set(w, element(u)), set(w, element(v))))
}
