// Macros that would change text which mintc writes: text behind the expansion of macros must not be read by a
// preprocessor again where names of macros are left in it, as by #define u grid->u, or where words of the language are macros.

package parser

import (
	"maps"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// Expanded is the text of n behind the expansion of macros.
func (u *Unit) Expanded(n cc.Node) string {
	var toks []*cc.Token
	ccwalk.Tokens(n, func(t *cc.Token) { toks = append(toks, t) })
	slices.SortFunc(toks, func(a, b *cc.Token) int { return a.Seq() - b.Seq() })
	var words []string
	for _, t := range toks {
		words = append(words, t.SrcStr())
	}
	return strings.Join(words, " ")
}

// Disturbing are the macros of the user's files and of the command line that lead to their own names, are words of
// the language, or come or go inside a function that means something else by their names.
func (u *Unit) Disturbing() map[string]bool {
	if u.disturbing == nil {
		u.disturbing = u.findDisturbing()
	}
	return u.disturbing
}

// MustExpand reports whether text that is printed at another place of its function must be printed behind the expansion of macros.
func MustExpand(u *Unit) bool {
	disturbing := u.Disturbing()
	return u.changes || len(disturbing) > 0
}

func (u *Unit) findDisturbing() map[string]bool {
	leads := map[string]map[string]bool{}
	u.eachUserFile(func(r *rawFile) {
		for _, d := range r.directives {
			if d.name != "define" || len(d.toks) == 0 {
				continue
			}
			name := r.spelling(d.toks[0])
			if leads[name] == nil {
				leads[name] = map[string]bool{}
			}
			for _, t := range d.toks[1:] {
				if t.Kind == source.Ident {
					leads[name][r.spelling(t)] = true
				}
			}
		}
	})
	disturbing := map[string]bool{}
	for name := range leads {
		if reach(leads, name)[name] || word(name) {
			disturbing[name] = true
		}
	}
	changed := changedInside(u)
	u.changes = len(changed) > 0
	if u.changes {
		maps.Copy(disturbing, namedBehindExpansion(u, changed))
	}
	return disturbing
}

// word reports whether generated code uses name as a word of the language.
func word(name string) bool {
	switch name {
	case "auto", "break", "char", "const", "continue", "do", "double", "else", "float", "for", "if", "int", "long", "return",
		"short", "signed", "sizeof", "static", "struct", "union", "unsigned", "void", "while":
		return true
	}
	return false
}

// reach are the words that a macro may expand to.
func reach(leads map[string]map[string]bool, name string) map[string]bool {
	reached, work := map[string]bool{}, []string{name}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for to := range leads[at] {
			if !reached[to] {
				reached[to] = true
				work = append(work, to)
			}
		}
	}
	return reached
}

// OnlyFunctionLike reports whether all definitions of a macro in the user's files have parameters: then its name alone is no
// invocation, and stays as it is where no parenthesis follows.
func OnlyFunctionLike(u *Unit, name string) bool {
	only := true
	u.eachUserFile(func(r *rawFile) {
		for _, d := range r.directives {
			if d.name == "define" && d.changes(r, name) {
				only = only && d.macro(r).FunctionLike
			}
		}
	})
	return only
}
