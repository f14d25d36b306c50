// Strings that macros make of their arguments: of blanks and digraphs in them the front end has another spelling than C.

package parser

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
)

// MakesString reports whether the text of a node of u has a macro that may make a string of an argument, with #.
func MakesString(u *Unit, n cc.Node) (makes bool) {
	text := []byte(u.SpanAt(n).Text())
	if _, last := u.tokenRange(n); last >= 0 && last+1 < len(u.offs) && u.offs[last+1] > u.offs[last] { // further pieces of a string are no tokens
		text = u.File.Text[u.SpanAt(n).Off:u.offs[last+1]]
	}
	seen := map[string]bool{}
	source.Scan(text, func(off int) int { return off + 1 }, func(t source.Token) {
		if t.Kind == source.Ident {
			u.eachMacro(t.Spelling(text), seen, func(name string) { makes = makes || stringizes(u, name) })
		}
	})
	return makes
}

// stringizes reports whether a macro, or one that had its name before, has the operator #.
func stringizes(u *Unit, name string) (found bool) {
	if m := u.AST.Macros[name]; m != nil {
		for _, t := range m.ReplacementList() {
			found = found || t.SrcStr() == "#"
		}
	}
	u.eachUserFile(func(raw *rawFile) {
		for _, d := range raw.directives {
			if d.name != "define" || !d.changes(raw, name) {
				continue
			}
			for _, t := range d.toks {
				found = found || raw.spelling(t) == "#"
			}
		}
	})
	return found
}
