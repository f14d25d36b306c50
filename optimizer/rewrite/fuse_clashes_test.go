package rewrite

import (
	"testing"

	"mintc/ir/fusion"
	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"

	"github.com/stretchr/testify/assert"
)

func TestClashes(t *testing.T) {
	grid := func(name string) *stencil.Grid {
		return &stencil.Grid{Name: name, Elem: stencil.Double, Rank: 1, Storage: stencil.Rows}
	}
	u, v, w, x := grid("u"), grid("v"), grid("w"), grid("x")
	clashing := func(parts ...*stencil.Sweep) (names []string) {
		fused := parts[0]
		for _, p := range parts[1:] {
			fused = fusion.Fuse(fused, p, stenciltest.Free)
		}
		for _, pair := range clashes(fused, parts...) {
			names = append(names, pair[0].Name+" "+pair[1].Name)
		}
		return names
	}
	near := func(to, from *stencil.Grid) *stencil.Sweep { return stenciltest.Doubled(to, from, "x", "t", 1) }
	same := func(to, from *stencil.Grid) *stencil.Sweep { return stenciltest.Doubled(to, from, "x", "t", 0) }

	assert.Equal(t, []string{"u w", "v w"}, clashing(near(v, u), same(w, v)), "w may be a part of either; that u and v are apart is sure before the first nest")
	assert.Empty(t, clashing(near(v, u), near(v, u)), "what the first needs is enough")
	assert.Equal(t, []string{"u x", "v w", "v x"}, clashing(same(v, u), same(x, w))[:3], "v is written before w is read, rows further perhaps")

	u.Object, w.Object = true, true
	assert.Equal(t, []string{"v w"}, clashing(near(v, u), same(w, v)), "u and w are no pointers")
	for _, g := range []*stencil.Grid{v, x} {
		g.Object = true
	}
	assert.Empty(t, clashing(near(v, u), same(w, v)), "nothing is a pointer")
}
