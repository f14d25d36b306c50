package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestClashes(t *testing.T) {
	grid := func(name string) *Grid { return &Grid{Name: name, Elem: Double, Rank: 1, Storage: Rows} }
	u, v, w, x := grid("u"), grid("v"), grid("w"), grid("x")
	clashes := func(parts ...*Sweep) (names []string) {
		joined := parts[0]
		for _, p := range parts[1:] {
			joined = Join(joined, p, free)
		}
		for _, pair := range joined.Clashes(parts...) {
			names = append(names, pair[0].Name+" "+pair[1].Name)
		}
		return names
	}
	near := func(to, from *Grid) *Sweep { return doubled(to, from, "x", "t", 1) }
	same := func(to, from *Grid) *Sweep { return doubled(to, from, "x", "t", 0) }

	assert.Equal(t, []string{"u w", "v w"}, clashes(near(v, u), same(w, v)), "w may be a part of either; that u and v are apart is sure before the first nest")
	assert.Empty(t, clashes(near(v, u), near(v, u)), "what the first needs is enough")
	assert.Equal(t, []string{"u x", "v w", "v x"}, clashes(same(v, u), same(x, w))[:3], "v is written before w is read, rows further perhaps")

	u.Object, w.Object = true, true
	assert.Equal(t, []string{"v w"}, clashes(near(v, u), same(w, v)), "u and w are no pointers")
	for _, g := range []*Grid{v, x} {
		g.Object = true
	}
	assert.Empty(t, clashes(near(v, u), same(w, v)), "nothing is a pointer")
}

func TestTellsApart(t *testing.T) {
	u, v, w := &Grid{Name: "u"}, &Grid{Name: "v"}, &Grid{Name: "w"}
	s := &Separate{Pairs: [][2]*Grid{{u, v}, {v, w}}}
	assert.True(t, s.TellsApart(v, u) && s.TellsApart(v, w))
	assert.False(t, s.TellsApart(u, w))
	assert.False(t, (*Separate)(nil).TellsApart(u, v))
	assert.Equal(t, "u and v, v and w are different arrays", s.Condition(func(g *Grid) string { return g.Name }))
}
