package stencil

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

var x, y, nx, ny = &Symbol{Name: "x"}, &Symbol{Name: "y"}, &Symbol{Name: "nx"}, &Symbol{Name: "ny"}

func text(p Poly) string {
	var terms []string
	for _, m := range p {
		t := fmt.Sprint(m.Coef)
		for _, s := range m.Syms {
			t += "*" + s.Name
		}
		terms = append(terms, t)
	}
	return strings.Join(terms, " ")
}

func TestPolyDivide(t *testing.T) {
	c := NewPoly
	px, py, pnx, pny := NewPolyOf(x), NewPolyOf(y), NewPolyOf(nx), NewPolyOf(ny)
	halo := pnx.Plus(c(2), 1) // nx + 2
	cases := map[string]struct{ p, d, quotient, rest Poly }{
		"y*nx + x - 1 by nx":           {py.Times(pnx).Plus(px, 1).Plus(c(1), -1), pnx, py, px.Plus(c(1), -1)},
		"(y+1)*(nx+2) + x by nx+2":     {py.Plus(c(1), 1).Times(halo).Plus(px, 1), halo, py.Plus(c(1), 1), px},
		"(ny-1)*nx + x by ny*nx":       {pny.Plus(c(1), -1).Times(pnx).Plus(px, 1), pny.Times(pnx), c(1), px.Plus(pnx, -1)},
		"64*y + x + 63 by 64":          {py.Times(c(64)).Plus(px, 1).Plus(c(63), 1), c(64), py.Plus(c(1), 1), px.Plus(c(1), -1)},
		"64*y + x - 1 by 64":           {py.Times(c(64)).Plus(px, 1).Plus(c(1), -1), c(64), py, px.Plus(c(1), -1)},
		"65*y by 64: a diagonal":       {py.Times(c(65)), c(64), py, py},
		"3*nx by 2*nx: no whole times": {pnx.Times(c(3)), pnx.Times(c(2)), nil, pnx.Times(c(3))},
	}
	for name, k := range cases {
		q, rest := k.p.Divide(k.d)
		assert.Equal(t, text(k.quotient), text(q), name)
		assert.Equal(t, text(k.rest), text(rest), name)
		assert.True(t, k.p.Equal(q.Times(k.d).Plus(rest, 1)), "%s: the parts make the whole", name)
	}
}

func TestPolyReplace(t *testing.T) {
	square := NewPolyOf(nx).Times(NewPolyOf(nx)).Plus(NewPolyOf(y), 3)
	assert.Equal(t, "1*ny*ny 2*ny 3*y 1", text(square.Replace(nx, NewPolyOf(ny).Plus(NewPoly(1), 1))))
}
