package analyzer

import (
	"fmt"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// declarePrivateArrays gives the arrays of private clauses that the body uses a
// symbol each: every iteration has its own.
func (r *nestReader) declarePrivateArrays(body cc.Node) (list []*outerScalar, err error) {
	for _, d := range r.privateArrays {
		if !names(body, d) {
			continue
		}
		s, err := r.local(d, nil)
		if err != nil {
			return nil, err
		}
		sym := s.(*stencil.Decl).Sym
		sym.Host = d.Name()
		list = append(list, &outerScalar{decl: d, sym: sym})
	}
	return list, nil
}

// maxLastElements is the size of the largest array whose last values are brought back.
const maxLastElements = 32

// settlePrivateArrays checks that no element is read before it is written.
func (r *nestReader) settlePrivateArrays(list []*outerScalar) error {
	var failed error
	for _, c := range list {
		early, always := stencil.ElementAssignedFirst(r.sweep.Body, c.sym)
		if early != nil {
			failed = r.failAt(codePrivate, r.clauseAt[c.decl], "'%s' is private, but an iteration may read '%s' before it writes it", c.sym.Host, r.asWritten(early)).
				out(r, "assign all elements first, in loops with constant bounds, or declare '%s' inside the loop", c.sym.Host)
			continue
		}
		if use := r.usedAfter(c.decl); use != nil {
			if !always || c.sym.Type.Kind == stencil.Struct || c.decl.Type().Size() > maxLastElements*int64(c.sym.Type.Size) {
				failed = r.fail(codeLast, use, "'%s' is used after the parallel loop in which it is private, and not every iteration is seen to write all elements, or they are structs or more than %d",
					c.sym.Host, maxLastElements).
					out(r, "copy the elements that are needed into private variables, or declare '%s' inside the loop", c.sym.Host)
				continue
			}
			r.leaveElements(c, nil)
		}
		r.privates = append(r.privates, c.sym)
	}
	return failed
}

// asWritten prints e with the names that variables have in the C.
func (r *nestReader) asWritten(e stencil.Expr) string {
	named := func(s *stencil.Symbol) *stencil.Symbol {
		if s.Span.IsValid() {
			return &stencil.Symbol{Name: rootName(s.Span.Text()), Type: s.Type, Role: s.Role}
		}
		return s
	}
	return stencil.Formatter{}.Expr(stencil.Map(e, func(e stencil.Expr) stencil.Expr {
		switch e := e.(type) {
		case *stencil.Var:
			return &stencil.Var{Sym: named(e.Sym)}
		case *stencil.Element:
			return &stencil.Element{Array: named(e.Array), Index: e.Index}
		}
		return e
	}))
}

// leaveElements keeps the last value of each element with these first subscripts
// as that of a private scalar.
func (r *nestReader) leaveElements(c *outerScalar, index []int64) {
	if len(index) < len(c.sym.Dims) {
		for i := range c.sym.Dims[len(index)] {
			r.leaveElements(c, append(index[:len(index):len(index)], i))
		}
		return
	}
	name, host := c.sym.Name, c.sym.Host
	element := &stencil.Element{Array: c.sym}
	for _, i := range index {
		name, host = fmt.Sprintf("%s_%d", name, i), fmt.Sprintf("%s[%d]", host, i)
		element.Index = append(element.Index, stencil.NewInt(i))
	}
	last := &outerScalar{sym: &stencil.Symbol{Name: r.localName(name), Type: c.sym.Type, Role: stencil.Local, Host: host, Span: c.sym.Span}}
	r.sweep.Body = append(r.sweep.Body, &stencil.ExprStmt{X: &stencil.Assign{LHS: &stencil.Var{Sym: last.sym}, Op: "=", RHS: element}})
	r.privates = append(r.privates, last.sym)
	r.leaveLast(last)
}
