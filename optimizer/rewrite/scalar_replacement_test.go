package rewrite

import (
	"slices"
	"testing"

	"mintc/ir/fusion"
	"mintc/ir/stencil"
	"mintc/ir/stencil/stenciltest"

	"github.com/stretchr/testify/assert"
)

func TestForwarded(t *testing.T) {
	u, v, w := &stencil.Grid{Name: "u", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "v", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "w", Elem: stencil.Double, Rank: 1}
	m := scalarReplaced(fusion.Fuse(stenciltest.Doubled(v, u, "x", "t", 1), stenciltest.Doubled(w, v, "i", "t", 0), stenciltest.Free), stenciltest.Free)
	assert.Equal(t, "double t = u[x+1]*n;\ndouble v_here = t + t;\nv[x+0] = v_here;\ndouble t_2 = v_here*n;\nw[x+0] = t_2 + t_2;\n", stenciltest.Body(m))
	assert.True(t, m.Uses[1].Written && !m.Uses[1].Read)

	at := fusion.Fuse(stenciltest.Doubled(v, u, "x", "t", 0), stenciltest.Doubled(w, v, "i", "t", 0), stenciltest.Free)
	store := at.Body[3].(*stencil.ExprStmt)
	for why, body := range map[string][]stencil.Stmt{
		"a store to what may be the same array comes between": {at.Body[0], at.Body[1], store, at.Body[2]},
		"the store is not always done":                        {at.Body[0], &stencil.If{Cond: stencil.NewInt(1), Then: at.Body[1:2]}, at.Body[2], store},
		"it is read before":                                   {at.Body[2], at.Body[0], at.Body[1], store},
		"a loop comes back to a read":                         {at.Body[0], at.Body[1], &stencil.For{Body: []stencil.Stmt{at.Body[2], store}}},
	} {
		m := *at
		m.Body = body
		assert.Equal(t, stenciltest.Body(&m), stenciltest.Body(scalarReplaced(&m, stenciltest.Free)), why)
	}
}

// added is a store to a grid of what that has and what another one has there.
func added(s *stencil.Sweep, to *stencil.Grid, from *stencil.Use) *stencil.Sweep {
	t := *s
	var access *stencil.Access
	for _, u := range s.Uses {
		if u.Grid == to {
			access = u.Accesses[0].Access
		}
	}
	t.Body = append(slices.Clone(s.Body), &stencil.ExprStmt{X: &stencil.Assign{LHS: access, Op: "+=", RHS: from.Accesses[0].Access}})
	t.Uses = slices.Clone(s.Uses)
	for i, u := range t.Uses {
		if own := *u; u.Grid == to {
			own.Read = true
			own.Accesses = append(slices.Clone(u.Accesses), stencil.AccessInfo{Access: access, Affine: u.Accesses[0].Affine, Resolved: true, Write: true})
			t.Uses[i] = &own
		}
	}
	t.Uses = append(t.Uses, from)
	return &t
}

func TestForwardedStoresOnce(t *testing.T) {
	u, v, w := &stencil.Grid{Name: "u", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "v", Elem: stencil.Double, Rank: 1}, &stencil.Grid{Name: "w", Elem: stencil.Double, Rank: 1}
	of := stenciltest.Doubled(v, u, "x", "t", 1)
	m := added(of, v, &stencil.Use{Grid: w, Read: true, Accesses: []stencil.AccessInfo{{
		Access: &stencil.Access{Grid: w, Index: of.Uses[1].Accesses[0].Index}, Affine: of.Uses[1].Accesses[0].Affine, Resolved: true}}})
	assert.Equal(t, stenciltest.Body(m), stenciltest.Body(scalarReplaced(m, stenciltest.Free)), "w may be v")

	m.Versioned = &stencil.Versioned{Pairs: [][2]*stencil.Grid{{w, v}}}
	once := scalarReplaced(m, stenciltest.Free)
	assert.Equal(t, "double t = u[x+1]*n;\ndouble v_here = t + t;\nv_here += w[x+0];\nv[x+0] = v_here;\n", stenciltest.Body(once))
	assert.True(t, once.Uses[1].Written && !once.Uses[1].Read)
	assert.Len(t, once.Uses[1].Accesses, 1)

	local := &stencil.Var{Sym: &stencil.Symbol{Name: "k", Type: stencil.Int, Role: stencil.Local}}
	m.Body[1].(*stencil.ExprStmt).X.(*stencil.Assign).LHS = &stencil.Access{Grid: v, Index: []stencil.Expr{local}}
	assert.Equal(t, stenciltest.Body(m), stenciltest.Body(scalarReplaced(m, stenciltest.Free)), "k may change before the store")
}
