package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// clampedSweep is v[x] = u[x] + u[w], with a local w = x > 0 ? x - 1 : 0, and what
// else is read of u.
func clampedSweep(others ...*Access) (s *Sweep, u *Use, w *Symbol) {
	x := &Symbol{Name: "x", Type: Int, Role: Index}
	w = &Symbol{Name: "w", Type: Int, Role: Local}
	g, v := &Grid{Name: "u", Elem: Double, Rank: 1}, &Grid{Name: "v", Elem: Double, Rank: 1}
	at := func(grid *Grid, e Expr) *Access { return &Access{Grid: grid, Index: []Expr{e}} }
	here, left := at(g, &Var{x}), at(g, &Clamped{Index: x, Offset: -1, X: &Var{w}})
	u = &Use{Grid: g, Read: true}
	sum := Expr(NewBinary("+", here, left))
	for _, a := range append([]*Access{here, left}, others...) {
		a.Grid = g
		info := AccessInfo{Access: a, Resolved: true}
		if c, ok := a.Index[0].(*Clamped); ok {
			info.Affine = []Affine{c.Form()}
		} else {
			form, _ := AffineOf(a.Index[0])
			form.Terms = []Term{{x, 1}}
			info.Affine = []Affine{form}
		}
		u.Accesses = append(u.Accesses, info)
	}
	before := NewCond(NewBinary(">", &Var{x}, NewInt(0)), NewBinary("-", &Var{x}, NewInt(1)), NewInt(0))
	s = &Sweep{Name: "s", Loops: []*Loop{{Index: x, Lo: NewInt(0), Hi: NewInt(9), Step: 1}},
		Body: []Stmt{&Decl{Sym: w, Init: before}, &ExprStmt{&Assign{at(v, &Var{x}), "=", sum}}},
		Uses: []*Use{u, {Grid: v, Written: true, Accesses: []AccessInfo{{Access: at(v, &Var{x}), Write: true, Resolved: true, Affine: []Affine{{Terms: []Term{{x, 1}}}}}}}}}
	return s, u, w
}

func held(s *Sweep) string {
	was := *s
	was.Body = s.Held()
	return bodyText(&was)
}

func TestHeld(t *testing.T) {
	s, u, w := clampedSweep()
	points, ok := s.Window(u)
	assert.True(t, ok)
	assert.Equal(t, [][]int64{{-1}, {0}}, points)
	assert.Equal(t, []Edge{{Low: true}}, u.Edges())
	assert.Equal(t, "2 points, radius [-1,0], clamped at the edges", s.Shape(u))
	assert.Equal(t, "int w = x > 0 ? x - 1 : 0;\nv[x] = u[x] + u[w];\n", bodyText(s))
	assert.Equal(t, "v[x] = u[x] + u[x-1];\n", held(s))
	assert.Equal(t, "x", u.Accesses[1].Reached(0).String(), "no further than the loop")

	s.Last = []*Symbol{w}
	assert.Equal(t, "int w = x > 0 ? x - 1 : 0;\nv[x] = u[x] + u[x-1];\n", held(s), "its last value is needed")
	s.Last = nil
	s.Body = append(s.Body, &ExprStmt{&Assign{&Var{&Symbol{Name: "n", Type: Int, Role: Local}}, "=", &Var{w}}})
	assert.Contains(t, held(s), "int w", "it is used for something else")
}

func TestEdgesThatAreNotAlwaysKept(t *testing.T) {
	x := &Symbol{Name: "x", Type: Int, Role: Index}
	s, u, _ := clampedSweep(&Access{Index: []Expr{NewBinary("-", &Var{x}, NewInt(2))}})
	_, ok := s.Window(u)
	assert.False(t, ok, "the same cell in front of the first would be two")
	assert.Equal(t, bodyText(s), held(s))

	s, u, _ = clampedSweep(&Access{Index: []Expr{NewBinary("+", &Var{x}, NewInt(2))}})
	_, ok = s.Window(u)
	assert.True(t, ok, "at the other end nothing stops")

	// What a condition guards may be loaded where every iteration reads about it;
	// beyond an edge that is no more than the loop's range.
	s, u, _ = clampedSweep(&Access{Index: []Expr{NewBinary("+", &Var{x}, NewInt(1))}})
	u.Accesses[2].Guarded = true
	points, _ := s.Window(u)
	assert.Equal(t, [][]int64{{-1}, {0}}, points)
	s, u, _ = clampedSweep()
	u.Accesses[1].Guarded = true
	points, _ = s.Window(u)
	assert.Equal(t, [][]int64{{-1}, {0}}, points)
}

func TestDefinitions(t *testing.T) {
	of := func(name string) *Symbol { return &Symbol{Name: name, Type: Int, Role: Local} }
	a, b, c, d, e := of("a"), of("b"), of("c"), of("d"), of("e")
	one := NewInt(1)
	set := func(s *Symbol, op string) Stmt { return &ExprStmt{&Assign{&Var{s}, op, one}} }
	got := Definitions([]Stmt{&Decl{Sym: a, Init: one}, &Decl{Sym: b}, set(b, "="), &Decl{Sym: c, Init: one}, set(c, "="),
		&Decl{Sym: d}, &If{Cond: one, Then: []Stmt{set(d, "+=")}}, &Decl{Sym: e}, &For{Body: []Stmt{set(e, "=")}, Post: &IncDec{X: &Var{e}, Op: "++"}}})
	assert.Equal(t, map[*Symbol]Expr{a: one, b: one}, got)
}
