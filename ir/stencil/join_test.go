package stencil

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// doubled is a sweep over an index that doubles what it reads of one grid, at an
// offset, in a local variable.
func doubled(to, from *Grid, index, local string, offset int64) *Sweep {
	i, t := &Symbol{Name: index, Type: Int, Role: Index}, &Symbol{Name: local, Type: Double, Role: Local}
	n := &Symbol{Name: "n", Type: Int, Role: Param, Host: "n"}
	access := func(g *Grid, o int64, write bool) (*Access, *Use) {
		a := &Access{Grid: g, Index: []Expr{NewBinary("+", &Var{i}, NewInt(o))}}
		form, _ := AffineOf(a.Index[0])
		return a, &Use{Grid: g, Read: !write, Written: write,
			Accesses: []AccessInfo{{Access: a, Affine: []Affine{form}, Resolved: true, Write: write}}}
	}
	read, readUse := access(from, offset, false)
	written, writtenUse := access(to, 0, true)
	return &Sweep{Name: "s", Loops: []*Loop{{Index: i, Lo: NewInt(1), Hi: &Var{n}, Step: 1}}, Params: []*Symbol{n},
		Body: []Stmt{
			&Decl{Sym: t, Init: NewBinary("*", read, &Var{n})},
			&ExprStmt{&Assign{written, "=", NewBinary("+", &Var{t}, &Var{t})}},
		},
		Uses: []*Use{readUse, writtenUse}}
}

func free(string) bool { return false }

func TestJoin(t *testing.T) {
	u, v, w := &Grid{Name: "u", Elem: Double, Rank: 1}, &Grid{Name: "v", Elem: Double, Rank: 1}, &Grid{Name: "w", Elem: Double, Rank: 1}
	a, b := doubled(v, u, "x", "t", 1), doubled(w, v, "i", "t", 0)
	texts := bodyText(a) + bodyText(b)
	m := Join(a, b, free)
	assert.Equal(t, "double t = u[x+1]*n;\nv[x+0] = t + t;\ndouble t_2 = v[x+0]*n;\nw[x+0] = t_2 + t_2;\n", bodyText(m))
	assert.Len(t, m.Params, 1, "one n")
	require.Len(t, m.Uses, 3)
	assert.True(t, m.Uses[1].Read && m.Uses[1].Written, "v")
	assert.True(t, m.Pointwise(m.Uses[1]), "both accesses use the index of the joined loop")
	assert.Equal(t, texts, bodyText(a)+bodyText(b), "the two are left as they are")
}

func TestJoinKeepsNamesApart(t *testing.T) {
	u, x, w := &Grid{Name: "u", Elem: Double, Rank: 1}, &Grid{Name: "x", Elem: Double, Rank: 1}, &Grid{Name: "w", Elem: Double, Rank: 1}
	a, b := doubled(w, u, "x", "y", 0), doubled(x, u, "y", "w", 0) // grids of one are variables of the other
	m := Join(a, b, func(name string) bool { return name == "x_2" })
	assert.Equal(t, "double y = u[x_3+0]*n;\nw[x_3+0] = y + y;\ndouble w_2 = u[x_3+0]*n;\nx[x_3+0] = w_2 + w_2;\n", bodyText(m))
	assert.Equal(t, "x_3", m.Loops[0].Index.Name)
}

func TestForwarded(t *testing.T) {
	u, v, w := &Grid{Name: "u", Elem: Double, Rank: 1}, &Grid{Name: "v", Elem: Double, Rank: 1}, &Grid{Name: "w", Elem: Double, Rank: 1}
	m := Join(doubled(v, u, "x", "t", 1), doubled(w, v, "i", "t", 0), free).Forwarded(free)
	assert.Equal(t, "double t = u[x+1]*n;\ndouble v_here = t + t;\nv[x+0] = v_here;\ndouble t_2 = v_here*n;\nw[x+0] = t_2 + t_2;\n", bodyText(m))
	assert.True(t, m.Uses[1].Written && !m.Uses[1].Read)

	at := Join(doubled(v, u, "x", "t", 0), doubled(w, v, "i", "t", 0), free)
	store := at.Body[3].(*ExprStmt)
	for why, body := range map[string][]Stmt{
		"a store to what may be the same array comes between": {at.Body[0], at.Body[1], store, at.Body[2]},
		"the store is not always done":                        {at.Body[0], &If{Cond: NewInt(1), Then: at.Body[1:2]}, at.Body[2], store},
		"it is read before":                                   {at.Body[2], at.Body[0], at.Body[1], store},
		"a loop comes back to a read":                         {at.Body[0], at.Body[1], &For{Body: []Stmt{at.Body[2], store}}},
	} {
		m := *at
		m.Body = body
		assert.Equal(t, bodyText(&m), bodyText(m.Forwarded(free)), why)
	}
}

// added is a store to a grid of what that has and what another one has there.
func added(s *Sweep, to *Grid, from *Use) *Sweep {
	t := *s
	var access *Access
	for _, u := range s.Uses {
		if u.Grid == to {
			access = u.Accesses[0].Access
		}
	}
	t.Body = append(slices.Clone(s.Body), &ExprStmt{&Assign{access, "+=", from.Accesses[0].Access}})
	t.Uses = slices.Clone(s.Uses)
	for i, u := range t.Uses {
		if own := *u; u.Grid == to {
			own.Read = true
			own.Accesses = append(slices.Clone(u.Accesses), AccessInfo{Access: access, Affine: u.Accesses[0].Affine, Resolved: true, Write: true})
			t.Uses[i] = &own
		}
	}
	t.Uses = append(t.Uses, from)
	return &t
}

func TestForwardedStoresOnce(t *testing.T) {
	u, v, w := &Grid{Name: "u", Elem: Double, Rank: 1}, &Grid{Name: "v", Elem: Double, Rank: 1}, &Grid{Name: "w", Elem: Double, Rank: 1}
	of := doubled(v, u, "x", "t", 1)
	m := added(of, v, &Use{Grid: w, Read: true, Accesses: []AccessInfo{{
		Access: &Access{Grid: w, Index: of.Uses[1].Accesses[0].Index}, Affine: of.Uses[1].Accesses[0].Affine, Resolved: true}}})
	assert.Equal(t, bodyText(m), bodyText(m.Forwarded(free)), "w may be v")

	m.Separate = &Separate{Pairs: [][2]*Grid{{w, v}}}
	once := m.Forwarded(free)
	assert.Equal(t, "double t = u[x+1]*n;\ndouble v_here = t + t;\nv_here += w[x+0];\nv[x+0] = v_here;\n", bodyText(once))
	assert.True(t, once.Uses[1].Written && !once.Uses[1].Read)
	assert.Len(t, once.Uses[1].Accesses, 1)

	local := &Var{&Symbol{Name: "k", Type: Int, Role: Local}}
	m.Body[1].(*ExprStmt).X.(*Assign).LHS = &Access{Grid: v, Index: []Expr{local}}
	assert.Equal(t, bodyText(m), bodyText(m.Forwarded(free)), "k may change before the store")
}
