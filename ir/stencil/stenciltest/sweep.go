// Small sweeps built in Go, for tests that need no text.

package stenciltest

import (
	"strings"

	"mintc/ir/stencil"
)

// Doubled is a sweep over an index that doubles what it reads of one grid, at an
// offset, in a local variable.
func Doubled(to, from *stencil.Grid, index, local string, offset int64) *stencil.Sweep {
	i, t := &stencil.Symbol{Name: index, Type: stencil.Int, Role: stencil.Index}, &stencil.Symbol{Name: local, Type: stencil.Double, Role: stencil.Local}
	n := &stencil.Symbol{Name: "n", Type: stencil.Int, Role: stencil.Param, Host: "n"}
	access := func(g *stencil.Grid, o int64, write bool) (*stencil.Access, *stencil.Use) {
		a := &stencil.Access{Grid: g, Index: []stencil.Expr{stencil.NewBinary("+", &stencil.Var{Sym: i}, stencil.NewInt(o))}}
		form, _ := stencil.AffineOf(a.Index[0])
		return a, &stencil.Use{Grid: g, Read: !write, Written: write,
			Accesses: []stencil.AccessInfo{{Access: a, Affine: []stencil.Affine{form}, Resolved: true, Write: write}}}
	}
	read, readUse := access(from, offset, false)
	written, writtenUse := access(to, 0, true)
	return &stencil.Sweep{Name: "s", Loops: []*stencil.Loop{{Index: i, Lo: stencil.NewInt(1), Hi: &stencil.Var{Sym: n}, Step: 1}}, Params: []*stencil.Symbol{n},
		Body: []stencil.Stmt{
			&stencil.Decl{Sym: t, Init: stencil.NewBinary("*", read, &stencil.Var{Sym: n})},
			stencil.NewAssign(written, stencil.NewBinary("+", &stencil.Var{Sym: t}, &stencil.Var{Sym: t})),
		},
		Uses: []*stencil.Use{readUse, writtenUse}}
}

// Free takes every name to be free.
func Free(string) bool { return false }

// Body is the body of a sweep as text.
func Body(s *stencil.Sweep) string {
	var b strings.Builder
	stencil.Formatter{}.Body(&b, s.Body, 0)
	return b.String()
}
