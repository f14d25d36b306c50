package rewrite

import (
	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"
	"testing"

	"github.com/stretchr/testify/assert"
)

// clampedSweep is v[x] = u[x] + u[w], with a local w = x > 0 ? x - 1 : 0, and what
// else is read of u.
func clampedSweep(others ...*stencil.Access) (s *stencil.Sweep, u *stencil.Use, w *stencil.Symbol) {
	x := &stencil.Symbol{Name: "x", Type: stencil.Int, Role: stencil.Index}
	w = &stencil.Symbol{Name: "w", Type: stencil.Int, Role: stencil.Local}
	g, v := &stencil.Grid{Name: "u", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "v", Elem: stencil.Double, Rank: 1}
	at := func(grid *stencil.Grid, e stencil.Expr) *stencil.Access {
		return &stencil.Access{Grid: grid, Index: []stencil.Expr{e}}
	}
	here, left := at(g, &stencil.Var{Sym: x}), at(g, &stencil.Clamped{Index: x, Offset: -1, X: &stencil.Var{Sym: w}})
	u = &stencil.Use{Grid: g, Read: true}
	sum := stencil.Expr(stencil.NewBinary("+", here, left))
	for _, a := range append([]*stencil.Access{here, left}, others...) {
		a.Grid = g
		info := stencil.AccessInfo{Access: a, Resolved: true}
		if c, ok := a.Index[0].(*stencil.Clamped); ok {
			info.Affine = []stencil.Affine{c.Form()}
		} else {
			form, _ := stencil.AffineOf(a.Index[0])
			form.Terms = []stencil.Term{{Sym: x, Coef: 1}}
			info.Affine = []stencil.Affine{form}
		}
		u.Accesses = append(u.Accesses, info)
	}
	before := stencil.NewCond(stencil.NewBinary(">", &stencil.Var{Sym: x}, stencil.NewInt(0)), stencil.NewBinary("-", &stencil.Var{Sym: x}, stencil.NewInt(1)), stencil.NewInt(0))
	s = &stencil.Sweep{Name: "s", Loops: []*stencil.Loop{{Index: x, Lo: stencil.NewInt(0), Hi: stencil.NewInt(9), Step: 1}},
		Body: []stencil.Stmt{&stencil.Decl{Sym: w, Init: before}, &stencil.ExprStmt{X: &stencil.Assign{LHS: at(v, &stencil.Var{Sym: x}), Op: "=", RHS: sum}}},
		Uses: []*stencil.Use{u, {Grid: v, Written: true, Accesses: []stencil.AccessInfo{{Access: at(v, &stencil.Var{Sym: x}), Write: true, Resolved: true, Affine: []stencil.Affine{{Terms: []stencil.Term{{Sym: x, Coef: 1}}}}}}}}}
	return s, u, w
}

func unclampedText(s *stencil.Sweep) string {
	was := *s
	was.Body = Unclamped(s)
	return stenciltest.Body(&was)
}

func TestUnclamped(t *testing.T) {
	s, u, w := clampedSweep()
	points, ok := s.Footprint(u)
	assert.True(t, ok)
	assert.Equal(t, [][]int64{{-1}, {0}}, points)
	assert.Equal(t, []stencil.Edge{{Low: true}}, u.Edges())
	assert.Equal(t, "2 points, radius [-1,0], clamped at the edges", s.Shape(u))
	assert.Equal(t, "int w = x > 0 ? x - 1 : 0;\nv[x] = u[x] + u[w];\n", stenciltest.Body(s))
	assert.Equal(t, "v[x] = u[x] + u[x-1];\n", unclampedText(s))
	assert.Equal(t, "x", u.Accesses[1].Reached(0).String(), "no further than the loop")

	s.Last = []*stencil.Symbol{w}
	assert.Equal(t, "int w = x > 0 ? x - 1 : 0;\nv[x] = u[x] + u[x-1];\n", unclampedText(s), "its last value is needed")
	s.Last = nil
	s.Body = append(s.Body, &stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: &stencil.Symbol{Name: "n", Type: stencil.Int, Role: stencil.Local}}, Op: "=", RHS: &stencil.Var{Sym: w}}})
	assert.Contains(t, unclampedText(s), "int w", "it is used for something else")
}

func TestEdgesThatAreNotAlwaysKept(t *testing.T) {
	x := &stencil.Symbol{Name: "x", Type: stencil.Int, Role: stencil.Index}
	s, u, _ := clampedSweep(&stencil.Access{Index: []stencil.Expr{stencil.NewBinary("-", &stencil.Var{Sym: x}, stencil.NewInt(2))}})
	_, ok := s.Footprint(u)
	assert.False(t, ok, "the same cell in front of the first would be two")
	assert.Equal(t, stenciltest.Body(s), unclampedText(s))

	s, u, _ = clampedSweep(&stencil.Access{Index: []stencil.Expr{stencil.NewBinary("+", &stencil.Var{Sym: x}, stencil.NewInt(2))}})
	_, ok = s.Footprint(u)
	assert.True(t, ok, "at the other end nothing stops")

	// What a condition guards may be loaded where every iteration reads about it;
	// beyond an edge that is no more than the loop's range.
	s, u, _ = clampedSweep(&stencil.Access{Index: []stencil.Expr{stencil.NewBinary("+", &stencil.Var{Sym: x}, stencil.NewInt(1))}})
	u.Accesses[2].Guarded = true
	points, _ := s.Footprint(u)
	assert.Equal(t, [][]int64{{-1}, {0}}, points)
	s, u, _ = clampedSweep()
	u.Accesses[1].Guarded = true
	points, _ = s.Footprint(u)
	assert.Equal(t, [][]int64{{-1}, {0}}, points)
}
