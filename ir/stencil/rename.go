package stencil

import (
	"strings"

	"mintc/internal/source"
)

// Rename replaces identifiers everywhere in the program, host expressions
// included: the user's names that the target language has other uses for.
func (p *Program) Rename(names map[string]string) {
	if len(names) == 0 {
		return
	}
	done := map[*Symbol]bool{}
	symbol := func(s *Symbol) {
		if s == nil || done[s] {
			return
		}
		done[s] = true
		s.Name, s.Host = renameText(s.Name, names), renameText(s.Host, names)
		s.Type.Name = renameText(s.Type.Name, names)
	}
	for _, f := range p.Functions {
		for _, g := range f.Grids {
			g.Name, g.Host = renameText(g.Name, names), renameText(g.Host, names)
			g.Elem.Name = renameText(g.Elem.Name, names)
			for d := range g.Extents {
				g.Extents[d] = renameText(g.Extents[d], names)
			}
		}
		Visit(f.Steps, func(s Step) {
			switch s := s.(type) {
			case *Transfer:
				for d := range s.Extents {
					s.Extents[d] = renameText(s.Extents[d], names)
				}
				for d := range s.Typed {
					s.Typed[d] = renameText(s.Typed[d], names)
				}
			case *Region:
				for _, p := range s.Provides {
					p.rename(names)
				}
			case *Sweep:
				s.EachSymbol(symbol)
				renameMembers(s.Body, names)
				s.Needs.Visit(func(t *Table) { symbol(t.Sym) }, func(f *DeviceFunction) {
					for _, p := range f.Params {
						symbol(p)
					}
					eachSymbolIn(f.Body, symbol)
					f.Result.Name = renameText(f.Result.Name, names)
					renameMembers(f.Body, names)
				})
				for _, r := range s.Reductions {
					r.Host = renameText(r.Host, names)
				}
			}
		})
	}
}

// rename gives p extents of its own: those that it has are a transfer's.
func (p *Provide) rename(names map[string]string) {
	renamed := func(list []string) (out []string) {
		for _, e := range list {
			out = append(out, renameText(e, names))
		}
		return out
	}
	p.Extents, p.Typed = renamed(p.Extents), renamed(p.Typed)
}

// EachSymbol calls f for every symbol of the sweep, some more than once.
func (s *Sweep) EachSymbol(f func(*Symbol)) {
	for _, l := range s.Loops {
		f(l.Index)
	}
	for _, p := range s.Params {
		f(p)
	}
	for _, r := range s.Reductions {
		f(r.Part)
	}
	eachSymbolIn(s.Body, f)
}

func eachSymbolIn(body []Stmt, f func(*Symbol)) {
	VisitExprs(body, func(e Expr) {
		switch e := e.(type) {
		case *Var:
			f(e.Sym)
		case *Element:
			f(e.Array)
		}
	})
	eachDecl(body, f)
}

// renameMembers renames fields of structs and the types of conversions.
func renameMembers(body []Stmt, names map[string]string) {
	VisitExprs(body, func(e Expr) {
		switch e := e.(type) {
		case *Member:
			if to, ok := names[e.Name]; ok {
				e.Name = to
			}
			e.T.Name = renameText(e.T.Name, names)
		case *Cast:
			e.T.Name = renameText(e.T.Name, names)
		}
	})
}

func eachDecl(body []Stmt, f func(*Symbol)) {
	for _, s := range body {
		if d, ok := s.(*Decl); ok {
			f(d.Sym)
		}
		for _, inner := range Bodies(s) {
			eachDecl(inner, f)
		}
	}
}

// renameText renames whole identifiers in a piece of C.
func renameText(text string, names map[string]string) string {
	var b strings.Builder
	raw := []byte(text)
	at := 0
	for _, t := range source.Lex(raw, 0, len(raw)) {
		b.WriteString(text[at:t.Off])
		spelled := text[t.Off:t.End]
		if to, ok := names[spelled]; ok && t.Kind == source.Ident {
			spelled = to
		}
		b.WriteString(spelled)
		at = t.End
	}
	b.WriteString(text[at:])
	return b.String()
}
