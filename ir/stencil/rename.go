// Identifiers of the user's that the target language has other uses for, replaced throughout a program.

package stencil

import (
	"slices"
	"strings"

	"mintc/internal/source"
)

// Rename replaces identifiers everywhere in the program, host expressions
// included: the user's names that the target language has other uses for.
func (p *Program) Rename(names map[string]string) { renamer{names, true, true}.program(p) }

// RenameGenerated is Rename for text that is generated alone: host expressions
// stay the user's.
func (p *Program) RenameGenerated(names map[string]string) { renamer{names, false, true}.program(p) }

// RenameVariables is RenameGenerated for text that stands beside the user's, whose
// types, members and constants it names.
func (p *Program) RenameVariables(names map[string]string) { renamer{names, false, false}.program(p) }

// GeneratedNames are the user's names in text that is generated alone.
func (p *Program) GeneratedNames() map[string]bool {
	names := map[string]bool{}
	note := func(text string) {
		for _, t := range source.Lex([]byte(text), 0, len(text)) {
			if t.Kind == source.Ident {
				names[text[t.Off:t.End]] = true
			}
		}
	}
	for _, t := range p.Types {
		if t.Kind != Alias || t.Name != t.Of.Name {
			note(t.Name)
		}
		t.EachField(func(f *Field) { note(f.Name) })
	}
	for _, e := range p.Enumerators {
		note(e.Name)
	}
	for _, f := range p.Functions {
		for _, g := range f.Grids {
			note(g.Name)
		}
		for _, s := range f.Sweeps() {
			s.EachSymbol(func(s *Symbol) { note(s.Name) })
			s.Needs.Visit(func(*Table) {}, func(d *DeviceFunction) {
				EachSymbolIn(d.Body, func(s *Symbol) { note(s.Name) })
				for _, p := range d.Params {
					note(p.Name)
				}
			})
		}
	}
	return names
}

type renamer struct {
	names map[string]string
	host  bool // host expressions, too
	types bool // types, their members and constants, too
}

func (r renamer) text(s *string) { *s = renameText(*s, r.names) }

// typ renames a type of the user's; bool is not one where it is C's _Bool.
func (r renamer) typ(t *Type) {
	if r.types && (t.Kind != Bool || t.Name != "bool") {
		r.text(&t.Name)
	}
}

func (r renamer) hostText(s *string) {
	if r.host {
		r.text(s)
	}
}

func (r renamer) hostTexts(list []string) {
	for i := range list {
		r.hostText(&list[i])
	}
}

func (r renamer) program(p *Program) {
	if len(r.names) == 0 {
		return
	}
	done := map[*Symbol]bool{}
	symbol := func(s *Symbol) {
		if s == nil || done[s] {
			return
		}
		done[s] = true
		r.text(&s.Name)
		r.hostText(&s.Host)
		r.typ(&s.Type)
		if s.Holder != nil {
			r.hostText(&s.Holder.Host)
		}
	}
	if r.types {
		for _, t := range p.Types {
			t.rename(r)
		}
		for i := range p.Enumerators {
			r.text(&p.Enumerators[i].Name)
		}
	}
	for i := range p.Mentions {
		r.hostText(&p.Mentions[i].Name)
	}
	for _, f := range p.Functions {
		for _, g := range f.Grids {
			g.moved = renameText(g.Moved(), r.names)
			r.text(&g.Name)
			r.hostText(&g.Host)
			r.typ(&g.Elem)
			r.hostTexts(g.Extents)
		}
		Visit(f.Steps, func(s Step) { r.step(s, symbol) })
	}
}

func (r renamer) step(s Step, symbol func(*Symbol)) {
	switch s := s.(type) {
	case *Transfer:
		r.hostTexts(s.Extents)
		r.hostTexts(s.Typed)
	case *HostAccess:
		if s.Range != nil {
			r.hostText(&s.Range.Test)
			r.hostText(&s.Range.First)
			r.hostText(&s.Range.Last)
		}
	case *Move: // whose names are those of grids
		r.text(&s.To)
		r.text(&s.Value)
	case *Region:
		for _, p := range s.Provides { // extents of its own: those that it has are a transfer's
			p.Extents, p.Typed = slices.Clone(p.Extents), slices.Clone(p.Typed)
			r.hostTexts(p.Extents)
			r.hostTexts(p.Typed)
		}
	case *Sweep:
		s.EachSymbol(symbol)
		r.body(s.Body)
		s.Needs.Visit(func(t *Table) { symbol(t.Sym) }, func(f *DeviceFunction) {
			for _, p := range f.Params {
				symbol(p)
			}
			EachSymbolIn(f.Body, symbol)
			r.typ(&f.Result)
			r.body(f.Body)
		})
		for _, l := range s.Loops {
			r.hostText(&l.Host)
		}
		for _, red := range s.Reductions {
			r.hostText(&red.Host)
			r.hostText(&red.AtMost)
		}
	}
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
	EachSymbolIn(s.Body, f)
}

// EachOwn is EachSymbol with those of results that no statement names: where a reduction was found, whether of a NaN, and last values.
func (s *Sweep) EachOwn(f func(*Symbol)) {
	s.EachSymbol(f)
	for _, r := range s.Reductions {
		if r.At != nil {
			f(r.At)
		}
		if r.NaN != nil {
			f(r.NaN)
		}
	}
	for _, l := range s.Last {
		f(l)
	}
}

// EachSymbolIn visits the symbols that statements name or declare, those named several times each time.
func EachSymbolIn(body []Stmt, f func(*Symbol)) {
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

// body renames fields of structs, constants, and the types of conversions.
func (r renamer) body(body []Stmt) {
	if !r.types {
		return
	}
	VisitExprs(body, func(e Expr) {
		switch e := e.(type) {
		case *Member:
			r.text(&e.Name)
			r.typ(&e.T)
		case *Cast:
			r.typ(&e.T)
		case *Const:
			r.text(&e.Text)
		}
	})
}

func eachDecl(body []Stmt, f func(*Symbol)) {
	VisitStmts(body, func(s Stmt) {
		if d, ok := s.(*Decl); ok {
			f(d.Sym)
		}
	})
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
