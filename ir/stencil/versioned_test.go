package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTellsApart(t *testing.T) {
	u, v, w := &Grid{Name: "u"}, &Grid{Name: "v"}, &Grid{Name: "w"}
	s := &Versioned{Pairs: [][2]*Grid{{u, v}, {v, w}}}
	assert.True(t, s.TellsApart(v, u) && s.TellsApart(v, w))
	assert.False(t, s.TellsApart(u, w))
	assert.False(t, (*Versioned)(nil).TellsApart(u, v))
	assert.Equal(t, "u and v, v and w are different arrays", s.Condition(func(g *Grid) string { return g.Name }))
}
