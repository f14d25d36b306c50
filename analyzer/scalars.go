package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// clauses reads private, firstprivate and reduction before the body.
func (r *nestReader) clauses(b *bound) bool {
	ok := true
	for _, red := range b.Reductions {
		r.msgs.Errorf(codeLater, red.Span, "reduction is not translated by this version")
		ok = false
	}
	for _, n := range b.Private {
		d, found := r.grids.declarator(b.at, n.Name)
		if !found {
			r.msgs.Errorf(codeClause, n.Span, "'%s' is not declared here", n.Name)
			ok = false
			continue
		}
		r.private[d] = true
	}
	return ok
}

// checkClauses compares shared, firstprivate and default(none) with what the
// nest does.
func (r *nestReader) checkClauses(b *bound) bool {
	ok := true
	named := map[string]bool{}
	for _, list := range [][]pragma.Name{b.Private, b.FirstPrivate, b.Shared} {
		for _, n := range list {
			named[n.Name] = true
		}
	}
	for _, n := range b.Shared {
		if d, found := r.grids.declarator(b.at, n.Name); found && r.private[d] {
			r.msgs.Errorf(codeClause, n.Span, "shared names '%s', which is written in the loop", n.Name)
			ok = false
		}
	}
	if def, where := r.defaultClause(b); def == "none" {
		for _, name := range r.outerNames() {
			if !named[name] && !r.sharedByRegion(b, name) {
				r.msgs.Errorf(codeClause, where, "default(none) wants every outer variable named, and '%s' is not", name).
					Note(r.sweep.Span.File.Span(r.sweep.Span.Off, r.sweep.Span.Off+3), "used in this loop: add shared(%s)", name)
				ok = false
			}
		}
	}
	return ok
}

// defaultClause is the one of the nest or of the region around it.
func (r *nestReader) defaultClause(b *bound) (string, source.Span) {
	if b.Default != "" {
		return b.Default, b.DefaultSpan
	}
	if r.region != nil {
		for _, d := range r.directivesOf(r.region) {
			if d.Default != "" {
				return d.Default, d.DefaultSpan
			}
		}
	}
	return "", source.Span{}
}

func (r *nestReader) sharedByRegion(b *bound, name string) bool {
	if r.region == nil {
		return false
	}
	for _, d := range r.directivesOf(r.region) {
		for _, list := range [][]pragma.Name{d.Shared, d.Private, d.FirstPrivate} {
			for _, n := range list {
				if n.Name == name {
					return true
				}
			}
		}
	}
	return false
}

func (r *nestReader) outerNames() []string {
	var names []string
	for _, u := range r.sweep.Uses {
		names = append(names, rootName(u.Grid.Host))
	}
	for _, p := range r.sweep.Params {
		if name := rootName(p.Host); name != "" { // else it is computed from others
			names = append(names, name)
		}
	}
	return names
}

func rootName(text string) string {
	for i := 0; i < len(text); i++ {
		if !source.IsIdentByte(text[i]) {
			return text[:i]
		}
	}
	return text
}

// findSerialIndices makes the indices of serial loops that are declared outside
// the nest private to each iteration, as C programs that declare all indices at
// the top mean it.
func (r *nestReader) findSerialIndices(s *cc.Statement) {
	ccwalk.Nodes(s, func(n cc.Node) bool {
		it, ok := n.(*cc.IterationStatement)
		if !ok || it.Case != cc.IterationStatementFor {
			return true
		}
		if h := headerOf(it); h.init != nil {
			as, ok := single(h.init).(*cc.AssignmentExpression)
			if ok && as.Case == cc.AssignmentExpressionAssign {
				if d := variable(as.UnaryExpression); d != nil && r.inside[d] == nil && cc.IsIntegerType(d.Type()) {
					r.private[d] = true
				}
			}
		}
		return true
	})
}

// privateScalar is a variable from outside of which every iteration has its
// own: it must be written before it is read, and not be read after the nest.
func (r *nestReader) privateScalar(x cc.ExpressionNode, d *cc.Declarator) (stencil.Expr, error) {
	if sym := r.inside[d]; sym != nil {
		return &stencil.Var{Sym: sym}, nil
	}
	if r.guarded > 0 && r.loops == 0 {
		return nil, r.fail(codeScalar, x, "'%s' is private, but is first written where not every iteration comes", d.Name())
	}
	if use := r.usedAfter(d); use != nil {
		return nil, r.fail(codeLater, use, "'%s' is used after the parallel loop in which it is private", d.Name()).
			way(r, x, "the value that the serial loop would leave is not translated by this version: declare '%s' inside the loop", d.Name())
	}
	t, err := r.scalarType(d.Type())
	if err != nil || d.Type().Kind() == cc.Ptr {
		return nil, r.fail(codeType, x, "'%s' is %s, which cannot be used in a kernel", d.Name(), describeErr(err, d.Type()))
	}
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Local, Span: r.SpanAt(d)}
	r.inside[d] = sym
	r.privates = append(r.privates, sym)
	return &stencil.Var{Sym: sym}, nil
}

// privateDecls declares the private variables at the top of the body.
func (r *nestReader) privateDecls() []stencil.Stmt {
	var list []stencil.Stmt
	for _, sym := range r.privates {
		list = append(list, &stencil.Decl{Sym: sym})
	}
	return list
}

// usedAfter is a use of d outside the nest that may read the value that the
// nest leaves. A use inside a for loop that starts by assigning to d does not;
// neither does one before the nest that no enclosing loop leads back to.
func (r *nestReader) usedAfter(d *cc.Declarator) cc.Node {
	var found cc.Node
	span := r.sweep.Span
	again := r.enclosingLoop(span)
	var visit func(n cc.Node) bool
	visit = func(n cc.Node) bool {
		if found != nil {
			return false
		}
		if it, ok := n.(*cc.IterationStatement); ok && it.Case == cc.IterationStatementFor && startsWith(it, d) {
			return false
		}
		p, ok := n.(*cc.PrimaryExpression)
		if !ok || p.Case != cc.PrimaryExpressionIdent || p.ResolvedTo() != cc.Node(d) {
			return true
		}
		at := r.SpanAt(p)
		if at.Off >= span.Off && at.Off < span.End {
			return true
		}
		if at.Off >= span.End || at.Off >= again {
			found = p
		}
		return true
	}
	ccwalk.Nodes(r.def, visit)
	if found == nil && (d.Linkage() != cc.None || d.IsStatic() || d.AddressTaken()) {
		return d // other functions may read it
	}
	return found
}

// enclosingLoop is the offset of the outermost host loop around span, from
// which execution comes back to uses that stand before it; its end if there is none.
func (r *nestReader) enclosingLoop(span source.Span) int {
	first := span.End
	for _, s := range r.Statements {
		if s.Func == r.def && s.Span.Off < span.Off && s.Span.End >= span.End {
			switch n := s.Node.(type) {
			case *cc.Statement:
				if n.Case == cc.StatementIteration {
					first = min(first, s.Span.Off)
				}
			}
		}
	}
	return first
}

func startsWith(it *cc.IterationStatement, d *cc.Declarator) bool {
	h := headerOf(it)
	if h.init == nil {
		return false
	}
	as, ok := single(h.init).(*cc.AssignmentExpression)
	return ok && as.Case == cc.AssignmentExpressionAssign && variable(as.UnaryExpression) == d
}
