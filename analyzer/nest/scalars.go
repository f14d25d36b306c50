// Clauses on scalars: private, firstprivate, shared, default and reduction, compared with what the nest does.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/analyzer/scalar"
	"mintc/internal/source"
	"mintc/pragma"
)

// clauseReader reads what clauses say of variables.
type clauseReader struct {
	*nest
	scalars        *scalarReader
	private        map[*cc.Declarator]bool        // by clause, or as index of a serial loop
	privateObjects []*cc.Declarator               // arrays and structs, in the order of the clauses
	clauseAt       map[*cc.Declarator]source.Span // where the clauses name them
	first, shared  map[*cc.Declarator]source.Span // with the place of the name
	reductionOf    map[*cc.Declarator]*scalar.Clause
	reduced        []*cc.Declarator // in the order of the clauses
}

// read reads what the directive and the region around it say of scalars,
// before the body. What the nest's own directive says goes first.
func (r *clauseReader) read(b *Directive) bool {
	ok := true
	for _, red := range b.Reductions {
		for _, n := range red.Names {
			if d := r.clauseVariable(b, n, "reduction"); d != nil {
				r.reductionOf[d] = &scalar.Clause{Kind: scalar.Reduction, Op: red.Op, Span: n.Span}
				r.reduced = append(r.reduced, d)
			} else {
				ok = false
			}
		}
	}
	for _, from := range r.withRegion(b) {
		for _, n := range from.Private {
			d := r.clauseVariable(from, n, "private")
			ok = ok && d != nil
			if d != nil && (from.At == b.At || r.reductionOf[d] == nil) {
				if declaredWhole(d) && !r.private[d] {
					r.privateObjects = append(r.privateObjects, d)
					r.clauseAt[d] = n.Span
				}
				r.private[d] = true
			}
		}
		for _, n := range from.FirstPrivate {
			d := r.clauseVariable(from, n, "firstprivate")
			ok = ok && d != nil
			r.first[d] = n.Span
		}
		for _, n := range from.Shared {
			if d, found := r.fn.Grids.Declarator(from.At, n.Name); found {
				r.shared[d] = n.Span
			} else {
				r.fn.msgs.Errorf(codeClause, n.Span, "'%s' is not declared here", n.Name)
				ok = false
			}
		}
	}
	return ok
}

// declaredWhole reports whether a variable is an array or a struct: an iteration that has its own declares it as it stands.
func declaredWhole(d *cc.Declarator) bool {
	k := d.Type().Kind()
	return k == cc.Array || k == cc.Struct
}

// withRegion are the nest's directive and those of the region around it.
func (r *clauseReader) withRegion(b *Directive) []*Directive {
	list := []*Directive{b}
	if r.fn.Region != nil {
		for _, d := range r.fn.DirectivesOf(r.fn.Region) {
			if d.At != b.At {
				list = append(list, &d)
			}
		}
	}
	return list
}

// clauseVariable is the scalar that a clause names, nil where an error was
// reported.
func (r *clauseReader) clauseVariable(b *Directive, n pragma.Name, clause string) *cc.Declarator {
	d, found := r.fn.Grids.Declarator(b.At, n.Name)
	if !found {
		r.fn.msgs.Errorf(codeClause, n.Span, "'%s' is not declared here", n.Name)
		return nil
	}
	switch k := d.Type().Kind(); {
	case k == cc.Ptr && clause == "private":
		r.fn.msgs.Errorf(codeClause, n.Span, "'%s' is a pointer, and private is for scalars, arrays and structs", n.Name).
			Note(source.Span{}, "declare the pointer, or the array, inside the loop, where every iteration has its own")
		return nil
	case k == cc.Array && clause != "private", k == cc.Ptr && clause == "reduction":
		r.fn.msgs.Errorf(codeClause, n.Span, "'%s' is an array or a pointer, and %s is for scalars", n.Name, clause)
		return nil
	case d.IsConst() && clause != "firstprivate":
		r.fn.msgs.Errorf(codeClause, n.Span, "'%s' is const, so that no iteration can write it", n.Name)
		return nil
	}
	return d
}

// checkClauses compares shared, firstprivate and default(none) with what the
// nest does.
func (r *clauseReader) checkClauses(b *Directive) bool {
	ok := true
	named := map[string]bool{}
	for _, from := range r.withRegion(b) {
		for _, list := range namesOf(from) {
			for _, n := range list {
				named[n.Name] = true
			}
		}
	}
	if def, where := r.defaultClause(b); def == "none" {
		for _, name := range r.outerNames() {
			if !named[name] {
				named[name] = true // say it once
				r.fn.msgs.Errorf(codeClause, where, "default(none) wants every outer variable named, and '%s' is not", name).
					Note(r.sweep.Span.File.Span(r.sweep.Span.Off, r.sweep.Span.Off+3), "used in this loop: add shared(%s)", name)
				ok = false
			}
		}
	}
	return ok
}

// namesOf are the lists of all clauses that name variables.
func namesOf(b *Directive) [][]pragma.Name {
	lists := [][]pragma.Name{b.Private, b.FirstPrivate, b.Shared}
	for _, red := range b.Reductions {
		lists = append(lists, red.Names)
	}
	return lists
}

// defaultClause is the one of the nest or of the region around it.
func (r *clauseReader) defaultClause(b *Directive) (string, source.Span) {
	for _, from := range r.withRegion(b) {
		if from.Default != "" {
			return from.Default, from.DefaultSpan
		}
	}
	return "", source.Span{}
}

// outerNames are the variables from outside that the nest uses, its indices
// left out.
func (r *clauseReader) outerNames() []string {
	var names []string
	for _, u := range r.sweep.Uses {
		names = append(names, source.Identifier(u.Grid.Host))
	}
	for _, p := range r.sweep.Params {
		if name := source.Identifier(p.Host); name != "" { // else it is computed from others
			names = append(names, name)
		}
	}
	for _, c := range r.scalars.outerScalars {
		names = append(names, c.sym.Host)
	}
	return names
}
