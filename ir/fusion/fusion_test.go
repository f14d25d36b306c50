package fusion

import (
	"testing"

	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestFuse(t *testing.T) {
	u, v, w := &stencil.Grid{Name: "u", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "v", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "w", Elem: stencil.Double, Rank: 1}
	a, b := stenciltest.Doubled(v, u, "x", "t", 1), stenciltest.Doubled(w, v, "i", "t", 0)
	texts := stenciltest.Body(a) + stenciltest.Body(b)
	m := Fuse(a, b, stenciltest.Free)
	assert.Equal(t, "double t = u[x+1]*n;\nv[x+0] = t + t;\ndouble t_2 = v[x+0]*n;\nw[x+0] = t_2 + t_2;\n", stenciltest.Body(m))
	assert.Len(t, m.Params, 1, "one n")
	require.Len(t, m.Uses, 3)
	assert.True(t, m.Uses[1].Read && m.Uses[1].Written, "v")
	assert.True(t, m.Pointwise(m.Uses[1]), "both accesses use the index of the fused loop")
	assert.Equal(t, texts, stenciltest.Body(a)+stenciltest.Body(b), "the two are left as they are")
}

func TestFuseKeepsNamesApart(t *testing.T) {
	u, x, w := &stencil.Grid{Name: "u", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "x", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "w", Elem: stencil.Double, Rank: 1}
	a, b := stenciltest.Doubled(w, u, "x", "y", 0), stenciltest.Doubled(x, u, "y", "w", 0) // grids of one are variables of the other
	m := Fuse(a, b, func(name string) bool { return name == "x_2" })
	assert.Equal(t, "double y = u[x_3+0]*n;\nw[x_3+0] = y + y;\ndouble w_2 = u[x_3+0]*n;\nx[x_3+0] = w_2 + w_2;\n", stenciltest.Body(m))
	assert.Equal(t, "x_3", m.Loops[0].Index.Name)
}
