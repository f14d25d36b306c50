package stencil

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// along is a sweep over x that sums u[x + d] in a serial loop over d from 0 to
// last, under a condition on d if there is one.
func along(last int64, cond func(d Expr) Expr) (s *Sweep, d *Symbol) {
	x, sum := &Symbol{Name: "x", Type: Int, Role: Index}, &Symbol{Name: "sum", Type: Double, Role: Local}
	d = &Symbol{Name: "d", Type: Int, Role: Local}
	u := &Grid{Name: "u", Elem: Double, Rank: 1}
	read := &Access{Grid: u, Index: []Expr{NewBinary("+", &Var{x}, &Var{d})}}
	form, _ := AffineOf(read.Index[0])
	info := AccessInfo{Access: read, Affine: []Affine{form}, Resolved: true}
	body := []Stmt{&ExprStmt{&Assign{&Var{sum}, "+=", read}}}
	if cond != nil {
		body = []Stmt{&If{Cond: cond(&Var{d}), Then: body}}
		info.Guarded, info.Guards = true, []Guard{{Cond: cond(&Var{d})}}
	}
	loop := &For{Init: []Stmt{&Decl{Sym: d, Init: NewInt(0)}}, Cond: NewBinary("<=", &Var{d}, NewInt(last)),
		Post: &IncDec{X: &Var{d}, Op: "++"}, Body: body}
	return &Sweep{Name: "s", Loops: []*Loop{{Index: x, Lo: NewInt(0), Hi: NewInt(9), Step: 1}}, Body: []Stmt{loop},
		Uses: []*Use{{Grid: u, Read: true, Accesses: []AccessInfo{info}}}}, d
}

func bodyText(s *Sweep) string {
	var b strings.Builder
	Formatter{}.Body(&b, s.Body, 0)
	return b.String()
}

func TestUnrolled(t *testing.T) {
	s, d := along(2, nil)
	was := bodyText(s)
	_, ok := s.Window(s.Uses[0])
	assert.False(t, ok)

	unrolled, values := s.Unrolled(3)
	assert.Equal(t, map[*Symbol][]int64{d: {0, 1, 2}}, values)
	assert.Equal(t, "sum += u[x];\nsum += u[x+1];\nsum += u[x+2];\n", bodyText(unrolled))
	points, ok := unrolled.Window(unrolled.Uses[0])
	require.True(t, ok)
	assert.Equal(t, [][]int64{{0}, {1}, {2}}, points)
	assert.Equal(t, was, bodyText(s), "the sweep itself is left as it is")
}

func TestUnrolledDecidesConditions(t *testing.T) {
	s, _ := along(2, func(d Expr) Expr { return NewBinary("!=", NewBinary("%", d, NewInt(2)), NewInt(1)) })
	unrolled, _ := s.Unrolled(3)
	assert.Equal(t, "sum += u[x];\nsum += u[x+2];\n", bodyText(unrolled))
	points, ok := unrolled.Window(unrolled.Uses[0])
	require.True(t, ok, "no condition is left")
	assert.Equal(t, [][]int64{{0}, {2}}, points)

	s, _ = along(2, func(d Expr) Expr { return NewBinary(">", NewBinary("/", NewInt(7), d), NewInt(5)) })
	unrolled, _ = s.Unrolled(3)
	assert.Contains(t, bodyText(unrolled), "if (7/0 > 5)", "C says nothing about it: it stays")
	_, ok = unrolled.Window(unrolled.Uses[0])
	assert.False(t, ok, "what is read in every iteration lies to one side")
	assert.True(t, unrolled.Uses[0].Accesses[0].Guarded)
}

func TestUnrolledLeaves(t *testing.T) {
	for why, change := range map[string]func(f *For, s *Sweep){
		"a jump":  func(f *For, s *Sweep) { f.Body = append(f.Body, &Jump{"break"}) },
		"a while": func(f *For, s *Sweep) { f.Body = append(f.Body, &While{Cond: NewInt(0)}) },
		"an unknown end": func(f *For, s *Sweep) {
			f.Cond = NewBinary("<", &Var{f.Init[0].(*Decl).Sym}, &Var{&Symbol{Name: "n", Type: Int, Role: Param}})
		},
		"an assignment": func(f *For, s *Sweep) {
			f.Body = append(f.Body, &ExprStmt{&IncDec{X: &Var{f.Init[0].(*Decl).Sym}, Op: "++"}})
		},
		"a value kept":    func(f *For, s *Sweep) { s.Last = []*Symbol{f.Init[0].(*Decl).Sym} },
		"too many copies": func(f *For, s *Sweep) { f.Cond = NewBinary("<=", &Var{f.Init[0].(*Decl).Sym}, NewInt(3)) },
	} {
		s, _ := along(2, nil)
		change(s.Body[0].(*For), s)
		unrolled, values := s.Unrolled(3)
		assert.Same(t, s, unrolled, why)
		assert.Nil(t, values, why)
	}
}
