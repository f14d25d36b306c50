package rewrite

import (
	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// along is a sweep over x that sums u[x + d] in a serial loop over d from 0 to
// last, under a condition on d if there is one.
func along(last int64, cond func(d stencil.Expr) stencil.Expr) (s *stencil.Sweep, d *stencil.Symbol) {
	x, sum := &stencil.Symbol{Name: "x", Type: stencil.Int, Role: stencil.Index}, &stencil.Symbol{Name: "sum", Type: stencil.Double, Role: stencil.Local}
	d = &stencil.Symbol{Name: "d", Type: stencil.Int, Role: stencil.Local}
	u := &stencil.Grid{Name: "u", Elem: stencil.Double, Rank: 1}
	read := &stencil.Access{Grid: u, Index: []stencil.Expr{stencil.NewBinary("+", &stencil.Var{Sym: x}, &stencil.Var{Sym: d})}}
	form, _ := stencil.AffineOf(read.Index[0])
	info := stencil.AccessInfo{Access: read, Affine: []stencil.Affine{form}, Resolved: true}
	body := []stencil.Stmt{&stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: sum}, Op: "+=", RHS: read}}}
	if cond != nil {
		body = []stencil.Stmt{&stencil.If{Cond: cond(&stencil.Var{Sym: d}), Then: body}}
		info.Guarded, info.Guards = true, []stencil.Guard{{Cond: cond(&stencil.Var{Sym: d})}}
	}
	loop := &stencil.For{Init: []stencil.Stmt{&stencil.Decl{Sym: d, Init: stencil.NewInt(0)}}, Cond: stencil.NewBinary("<=", &stencil.Var{Sym: d}, stencil.NewInt(last)),
		Post: &stencil.IncDec{X: &stencil.Var{Sym: d}, Op: "++"}, Body: body}
	return &stencil.Sweep{Name: "s", Loops: []*stencil.Loop{{Index: x, Lo: stencil.NewInt(0), Hi: stencil.NewInt(9), Step: 1}}, Body: []stencil.Stmt{loop},
		Uses: []*stencil.Use{{Grid: u, Read: true, Accesses: []stencil.AccessInfo{info}}}}, d
}

func TestUnrolled(t *testing.T) {
	s, d := along(2, nil)
	was := stenciltest.Body(s)
	_, ok := s.Footprint(s.Uses[0])
	assert.False(t, ok)

	unrolled, values := unrolledUpTo(s, 3)
	assert.Equal(t, map[*stencil.Symbol][]int64{d: {0, 1, 2}}, values)
	assert.Equal(t, "sum += u[x];\nsum += u[x+1];\nsum += u[x+2];\n", stenciltest.Body(unrolled))
	points, ok := unrolled.Footprint(unrolled.Uses[0])
	require.True(t, ok)
	assert.Equal(t, [][]int64{{0}, {1}, {2}}, points)
	assert.Equal(t, was, stenciltest.Body(s), "the sweep itself is left as it is")
}

func TestUnrolledDecidesConditions(t *testing.T) {
	s, _ := along(2, func(d stencil.Expr) stencil.Expr {
		return stencil.NewBinary("!=", stencil.NewBinary("%", d, stencil.NewInt(2)), stencil.NewInt(1))
	})
	unrolled, _ := unrolledUpTo(s, 3)
	assert.Equal(t, "sum += u[x];\nsum += u[x+2];\n", stenciltest.Body(unrolled))
	points, ok := unrolled.Footprint(unrolled.Uses[0])
	require.True(t, ok, "no condition is left")
	assert.Equal(t, [][]int64{{0}, {2}}, points)

	s, _ = along(2, func(d stencil.Expr) stencil.Expr {
		return stencil.NewBinary(">", stencil.NewBinary("/", stencil.NewInt(7), d), stencil.NewInt(5))
	})
	unrolled, _ = unrolledUpTo(s, 3)
	assert.Contains(t, stenciltest.Body(unrolled), "if (7/0 > 5)", "C says nothing about it: it stays")
	_, ok = unrolled.Footprint(unrolled.Uses[0])
	assert.False(t, ok, "what is read in every iteration lies to one side")
	assert.True(t, unrolled.Uses[0].Accesses[0].Guarded)
}

func TestUnrolledLeaves(t *testing.T) {
	for why, change := range map[string]func(f *stencil.For, s *stencil.Sweep){
		"a jump": func(f *stencil.For, s *stencil.Sweep) { f.Body = append(f.Body, &stencil.Jump{Keyword: "break"}) },
		"a while": func(f *stencil.For, s *stencil.Sweep) {
			f.Body = append(f.Body, &stencil.While{Cond: stencil.NewInt(0)})
		},
		"an unknown end": func(f *stencil.For, s *stencil.Sweep) {
			f.Cond = stencil.NewBinary("<", &stencil.Var{Sym: f.Init[0].(*stencil.Decl).Sym}, &stencil.Var{Sym: &stencil.Symbol{Name: "n", Type: stencil.Int, Role: stencil.Param}})
		},
		"an assignment": func(f *stencil.For, s *stencil.Sweep) {
			f.Body = append(f.Body, &stencil.ExprStmt{X: &stencil.IncDec{X: &stencil.Var{Sym: f.Init[0].(*stencil.Decl).Sym}, Op: "++"}})
		},
		"a value kept": func(f *stencil.For, s *stencil.Sweep) { s.Last = []*stencil.Symbol{f.Init[0].(*stencil.Decl).Sym} },
		"too many copies": func(f *stencil.For, s *stencil.Sweep) {
			f.Cond = stencil.NewBinary("<=", &stencil.Var{Sym: f.Init[0].(*stencil.Decl).Sym}, stencil.NewInt(3))
		},
	} {
		s, _ := along(2, nil)
		change(s.Body[0].(*stencil.For), s)
		unrolled, values := unrolledUpTo(s, 3)
		assert.Same(t, s, unrolled, why)
		assert.Nil(t, values, why)
	}
}
