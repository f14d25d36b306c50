// Rewrite "sink": one store behind an if, in place of one in each of its branches.

package rewrite

import (
	"slices"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// sink makes one store of those in the branches of an if:
//
//	if (c) v[y][x] = a;      v[y][x] = c ? a : b;
//	else v[y][x] = b;
//
// Then the element is written in every iteration, so that neighbouring ones are stored together,
// and several steps can be one launch. Only the branch that is taken is computed, as before.
func sink(p *stencil.Program, _ Options, wanted bool, msgs *diag.List) {
	if !wanted {
		return
	}
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			if stencil.Jumps(s.Body) {
				continue
			}
			body := slices.Clone(s.Body)
			for i, st := range body {
				if branches, ok := st.(*stencil.If); ok {
					if store := sunk(s, branches); store != nil {
						body[i] = &stencil.ExprStmt{X: store}
						msgs.Remarkf(codeOptimized, s.Directive, "in kernel '%s' each branch of an 'if' stores the element of %s: it is stored once, behind them", s.Name, store.LHS.(*stencil.Access).Grid.Name)
					}
				}
			}
			s.Body = body
		}
	}
}

// sunk is the one store that does what an if of the body's outermost block does, or nil. The sweep's
// use of the grid then has that write alone.
func sunk(s *stencil.Sweep, branches *stencil.If) *stencil.Assign {
	stores := storesOf([]stencil.Stmt{branches})
	if len(stores) < 2 {
		return nil
	}
	to := stores[0].LHS.(*stencil.Access)
	at, ok := to.Constants()
	for _, a := range stores {
		other := a.LHS.(*stencil.Access)
		offset, constant := other.Constants()
		ok = ok && constant && other.Grid == to.Grid && slices.Equal(offset, at)
	}
	i := slices.IndexFunc(s.Uses, func(u *stencil.Use) bool { return u.Grid == to.Grid })
	if !ok || i < 0 || to.Grid.Elem.Kind == stencil.Struct {
		return nil
	}
	own, writes := writtenOnce(s.Uses[i])
	if writes != len(stores) {
		return nil
	}
	value := valueOf(branches, to.Grid.Elem)
	write := own.Accesses[0]
	write.Guarded, write.Guards, write.Limits, write.NotNegative = false, nil, nil, nil
	own.Accesses = []stencil.AccessInfo{write}
	for _, a := range s.Uses[i].Accesses {
		if !a.Write {
			own.Read, own.Accesses = true, append(own.Accesses, a)
		}
	}
	s.Uses = slices.Clone(s.Uses)
	s.Uses[i] = own
	return &stencil.Assign{LHS: to, Op: "=", RHS: value}
}

// storesOf are the stores that a body ends in, whichever branches it takes: nil if it does
// something else, or nothing in some branch.
func storesOf(body []stencil.Stmt) []*stencil.Assign {
	if len(body) != 1 {
		return nil
	}
	switch st := body[0].(type) {
	case *stencil.ExprStmt:
		a, ok := st.X.(*stencil.Assign)
		if !ok || a.Op != "=" || stencil.HasEffect(a.RHS) {
			return nil
		}
		if _, ok := a.LHS.(*stencil.Access); ok {
			return []*stencil.Assign{a}
		}
	case *stencil.If:
		then, otherwise := storesOf(st.Then), storesOf(st.Else)
		if then != nil && otherwise != nil && !stencil.HasEffect(st.Cond) {
			return slices.Concat(then, otherwise)
		}
	}
	return nil
}

// valueOf is what the branches store, as an element's type where two of them differ in theirs: a
// conditional expression would convert them to the wider one first, which may round twice.
func valueOf(branches *stencil.If, elem stencil.Type) stencil.Expr {
	of := func(body []stencil.Stmt) stencil.Expr {
		if inner, ok := body[0].(*stencil.If); ok {
			return valueOf(inner, elem)
		}
		return body[0].(*stencil.ExprStmt).X.(*stencil.Assign).RHS
	}
	then, otherwise := of(branches.Then), of(branches.Else)
	if !then.Type().Same(otherwise.Type()) {
		then, otherwise = stencil.Converted(then, elem), stencil.Converted(otherwise, elem)
	}
	return stencil.NewCond(branches.Cond, then, otherwise)
}
