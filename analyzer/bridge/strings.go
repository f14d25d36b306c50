// Arguments that macros of the user's make a string of, with #, or a part of a name, with ##: an edit inside such an
// argument would be seen in the program's output.

package bridge

import (
	"slices"

	"mintc/internal/source"
)

// checkStrings refuses edits inside arguments of which a macro makes a string or a name.
func (b *bridge) checkStrings() {
	for _, t := range b.texts {
		b.eachString(t, func(macro string, off, end int) {
			if after := t.render(off, end); after != string(t.file.Text[off:end]) {
				b.refuse(codeInMacro, t.file.Span(off, end), "write '"+after+"' if that is C, too; else compute the value in front of the macro",
					"macro '%s' makes a string or a name of its argument, which C++ needs as '%s'", macro, after)
			}
		})
	}
}

// eachString visits the arguments in a file's text, directives included, of which a macro makes a string or a name.
func (b *run) eachString(t *text, visit func(macro string, off, end int)) {
	known := map[string][]bool{}
	lists := [][]source.Token{t.raw}
	for _, d := range t.directives {
		if d.name == "define" && len(d.toks) > 1 {
			lists = append(lists, d.toks[1:])
		}
	}
	for _, toks := range lists {
		words := make([]string, len(toks))
		for i, tok := range toks {
			words[i] = t.spelling(tok)
		}
		for i := range words {
			if len(b.facts.macros[words[i]]) == 0 {
				continue
			}
			makes, seen := known[words[i]]
			if !seen {
				makes = b.makesStrings(words[i], map[string]bool{})
				known[words[i]] = makes
			}
			for k, a := range argumentsAt(words, i+1) {
				if madeString(makes, k) && a.to > a.from {
					visit(words[i], toks[a.from].Off, toks[a.to-1].End)
				}
			}
		}
	}
}

// madeString reports whether a macro makes a string of its argument k. The last parameter stands for all further arguments.
func madeString(makes []bool, k int) bool { return len(makes) > 0 && makes[min(k, len(makes)-1)] }

// makesStrings reports for each parameter of a macro whether one of its definitions, or a macro that it is handed to, makes a
// string or a name of it.
func (b *run) makesStrings(macro string, seen map[string]bool) []bool {
	if seen[macro] {
		return nil
	}
	seen[macro] = true
	defer delete(seen, macro)
	var makes []bool
	for _, body := range b.facts.macros[macro] {
		if len(body) == 1 { // another name of a macro
			makes = append(makes, b.makesStrings(body[0], seen)...)
			continue
		}
		names, text := splitMacro(body)
		for len(makes) < len(names) {
			makes = append(makes, false)
		}
		b.markStrings(makes, names, text, seen)
	}
	return makes
}

// markStrings marks the parameters of which a macro's text makes a string or a name.
func (b *run) markStrings(makes []bool, names, text []string, seen map[string]bool) {
	mark := func(word string) {
		if k := slices.Index(names, word); k >= 0 {
			makes[k] = true
		}
	}
	for i, word := range text {
		if i > 0 && (text[i-1] == "#" || text[i-1] == "%:" || isPaste(text[i-1])) || i+1 < len(text) && isPaste(text[i+1]) {
			mark(word)
		}
		inner := b.makesStrings(word, seen)
		for k, a := range argumentsAt(text, i+1) {
			if madeString(inner, k) {
				for _, handed := range text[a.from:a.to] {
					mark(handed)
				}
			}
		}
	}
}

func isPaste(word string) bool { return word == "##" || word == "%:%:" }

// splitMacro are the names of a function-like macro's parameters and its text. Further arguments have the name by which the text uses them.
func splitMacro(body []string) (names, text []string) {
	end := slices.Index(body, ")")
	if end < 1 || body[0] != "(" {
		return nil, body
	}
	for i, word := range body[1:end] {
		switch {
		case word == "," || word == "..." && body[i] != "," && body[i] != "(": // "args..." has its name already
		case word == "...":
			names = append(names, "__VA_ARGS__")
		default:
			names = append(names, word)
		}
	}
	return names, body[end+1:]
}

// argument is one argument of an invocation: the words from, ..., to-1.
type argument struct{ from, to int }

// argumentsAt are the arguments of an invocation whose parenthesis is word i; nil if it is none.
func argumentsAt(words []string, i int) []argument {
	if i >= len(words) || words[i] != "(" {
		return nil
	}
	list, depth, from := []argument(nil), 0, i+1
	for k := i; k < len(words); k++ {
		switch words[k] {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				return append(list, argument{from, k})
			}
		case ",":
			if depth == 1 {
				list, from = append(list, argument{from, k}), k+1
			}
		}
	}
	return nil
}
