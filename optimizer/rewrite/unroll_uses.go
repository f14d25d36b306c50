// What is known of the accesses of an unrolled body: one access for each value of the index.

package rewrite

import (
	"mintc/ir/stencil"
)

// use is what the written-out body does with a grid.
func (u unroller) use(use *stencil.Use, indices []*stencil.Symbol, always touched) *stencil.Use {
	t := *use
	t.Accesses = nil
	for _, a := range use.Accesses {
		list := []stencil.AccessInfo{a}
		for _, sym := range indices {
			list = eachValue(list, sym, u.values[sym])
		}
		t.Accesses = append(t.Accesses, list...)
	}
	for i := range t.Accesses {
		a := &t.Accesses[i]
		if p, ok := pointOf(a.Grid, a.Affine); ok && always.has(p, a.Write) {
			a.Guarded = false
		}
	}
	return &t
}

// eachValue replaces an index by its values. Accesses that a condition keeps
// from ever being executed are left out.
func eachValue(list []stencil.AccessInfo, sym *stencil.Symbol, values []int64) []stencil.AccessInfo {
	var out []stencil.AccessInfo
	for _, a := range list {
		if !stencil.AnyUses(a.Affine, sym) && (a.Resolved || !stencil.UsedIn([]stencil.Stmt{&stencil.ExprStmt{X: a.Access}})[sym]) {
			out = append(out, a)
			continue
		}
		for _, v := range values {
			if b, reached := withValue(a, sym, v); reached {
				out = append(out, b)
			}
		}
	}
	return out
}

// withValue is the access for one value of a serial index.
func withValue(a stencil.AccessInfo, sym *stencil.Symbol, v int64) (b stencil.AccessInfo, reached bool) {
	f := newFolder(sym, v)
	b, b.Guards = a, nil
	b.Access = f.expr(a.Access).(*stencil.Access)
	value := stencil.Affine{Const: v}
	b.Affine, b.NotNegative = stencil.FormsWith(a.Affine, sym, value), stencil.FormsWith(a.NotNegative, sym, value)
	for _, g := range a.Guards {
		g.Cond = f.expr(g.Cond)
		if holds, known := f.truth(g.Cond); known && holds == g.Not {
			return b, false
		}
		b.Guards = append(b.Guards, g)
	}
	return b, true
}
