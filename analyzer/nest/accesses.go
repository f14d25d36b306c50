// The accesses of a sweep as they are met, and unique names for the kernel's variables.

package nest

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// localName keeps the user's name unless the kernel has it already for another
// variable, which printing alone could not tell apart from shadowing.
func (r *nest) localName(name string) string { return unique(r.names, name) }

// unique is want, or want_2, want_3 ... where that is taken; it is taken then.
func unique(taken map[string]bool, want string) string {
	name := want
	for i := 2; taken[name]; i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	taken[name] = true
	return name
}

// reserveArrays keeps the names of arrays from outside for them: variables of
// inlined functions may have the same.
func (r *nestReader) reserveArrays(nest cc.Node) {
	reserve := func(d *cc.Declarator) {
		if k := d.Type().Kind(); k == cc.Ptr || k == cc.Array {
			r.names[d.Name()] = true
		}
	}
	for _, list := range r.fn.AST.Scope.Nodes {
		for _, n := range list {
			if d, ok := n.(*cc.Declarator); ok && !d.IsTypename() {
				reserve(d)
			}
		}
	}
	inside := map[*cc.Declarator]bool{}
	ccwalk.Nodes(nest, func(n cc.Node) bool {
		if d, _ := parser.Declared(n); d != nil {
			inside[d] = true
		}
		if x, ok := n.(*cc.PrimaryExpression); ok {
			if d := ccwalk.Variable(x); d != nil && !inside[d] && !r.clauses.private[d] {
				reserve(d)
			}
		}
		return true
	})
}

// use returns the record of a grid in this sweep.
func (r *nest) use(g *stencil.Grid) *stencil.Use {
	u := r.uses[g]
	if u == nil {
		u = &stencil.Use{Grid: g}
		r.uses[g] = u
		r.sweep.Uses = append(r.sweep.Uses, u)
		r.names[g.Name] = true
	}
	return u
}

// record notes an access; write and read may both be set (u[i] += 1).
func (r *nest) record(p pointee, read, write bool) {
	a := p.root
	u := r.use(a.Grid)
	for _, isWrite := range []bool{false, true} {
		if isWrite && !write || !isWrite && !read {
			continue
		}
		info := stencil.InfoOf(a)
		info.Member, info.Inner, info.Write, info.Guarded, info.Guards = p.path, p.inner, isWrite, r.guarded > 0, r.guards
		u.Accesses = append(u.Accesses, info)
		u.Read, u.Written = u.Read || !isWrite, u.Written || isWrite
	}
}
