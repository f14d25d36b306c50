// Parts of one array that pointers lead to in turn: now = a + (t % 3)*n*n, now = &a[c*size].

package chain

import (
	"slices"
	"strings"

	"mintc/internal/source"
)

// part is the storage of a pointer that a step sets to one of several parts of an array; ok is false for any other text. The parts of an array
// have one distance, as text: of others the walk does not say which follows on which.
func (w *walker) part(text string) (s storage, ok bool) {
	base, offset, ok := cutOffset(tokensOf(text))
	if !ok || w.isAssigned(base) {
		return s, false
	}
	chosen, distance, ok := w.product(offset)
	if known, seen := w.distances[base]; !ok || seen && known != distance {
		return s, false
	}
	w.distances[base] = distance
	return storage{base + " + " + distance, &chosen}, true
}

// isAssigned reports whether the step may have given a variable another value.
func (w *walker) isAssigned(name string) bool {
	_, holds := w.holds[name]
	_, counts := w.values[name]
	return holds || counts || w.unsure[name]
}

// product reads the distance of a pointer from its array as a number that takes few values in turn, times what stays. A remainder is the first factor, or
// stands in parentheses: n * t % 3 is that of the product.
func (w *walker) product(tokens []string) (chosen form, distance string, ok bool) {
	var stays []string
	for i, factor := range split(tokens, "*") {
		text := strings.Join(factor, " ")
		f, isForm := w.subscript(text)
		switch remainder := isForm && f.modulus != 0; {
		case len(factor) == 0 || i > 0 && len(split(factor, "%")) > 1 || remainder && chosen.modulus != 0 || !remainder && slices.ContainsFunc(factor, w.isAssigned):
			return form{}, "", false
		case remainder:
			chosen = f
		case len(split(factor, "+")) > 1 || len(split(factor, "-")) > 1:
			return form{}, "", false
		default:
			stays = append(stays, text)
		}
	}
	slices.Sort(stays)
	return chosen, strings.Join(stays, "*"), chosen.modulus != 0
}

// cutOffset is a and the tokens behind the sign of a + (t % 2)*n, also within casts to pointers, and those within the brackets of &a[(t % 2)*n].
func cutOffset(tokens []string) (base string, offset []string, ok bool) {
	for len(tokens) > 0 && tokens[0] == "(" {
		end := closing(tokens)
		switch {
		case end < 0:
			return "", nil, false
		case end == len(tokens)-1:
			tokens = tokens[1:end]
		case slices.Contains(tokens[1:end], "*"): // a pointer's type: no integer stands in front of one here
			tokens = tokens[end+1:]
		default:
			return "", nil, false
		}
	}
	if len(tokens) > 3 && tokens[0] == "&" && tokens[2] == "[" && closing(tokens[2:]) == len(tokens)-3 {
		return tokens[1], tokens[3 : len(tokens)-1], true
	}
	if len(tokens) > 2 && tokens[1] == "+" && source.IsIdentByte(tokens[0][0]) {
		return tokens[0], tokens[2:], true
	}
	return "", nil, false
}

// closing is where the bracket that tokens begin with is closed; -1 where it is not.
func closing(tokens []string) int {
	depth := 0
	for i, t := range tokens {
		if depth += deeper(t); depth == 0 {
			return i
		}
	}
	return -1
}

// deeper is by how many brackets what follows a token stands deeper.
func deeper(token string) int {
	switch token {
	case "(", "[":
		return 1
	case ")", "]":
		return -1
	}
	return 0
}

// split are the parts of an expression between the operators op outside of brackets.
func split(tokens []string, op string) (list [][]string) {
	from, depth := 0, 0
	for i, t := range tokens {
		depth += deeper(t)
		if depth == 0 && t == op {
			list = append(list, tokens[from:i])
			from = i + 1
		}
	}
	return append(list, tokens[from:])
}

func tokensOf(text string) (tokens []string) {
	for _, t := range source.Lex([]byte(text), 0, len(text)) {
		tokens = append(tokens, text[t.Off:t.End])
	}
	return tokens
}
