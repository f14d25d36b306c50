// Casts inside what a macro makes, as of malloc in #define FIELD(f) double *f = malloc(n): the invocation is replaced by its
// expansion, which holds the cast. The macro stays as it is for other invocations.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
)

// expansion is an invocation of a macro that is written out.
type expansion struct {
	in            extent // the invocation
	first, last   int    // its tokens of the compiler's
	before, after map[int]string
	refuse        func() // the refusal, if it cannot be written out after all
	code          string
}

// castExpanded puts a cast in front of an expression that a macro makes. It returns false where the text of the expansion may
// mean something else than the invocation.
func (b *converter) castExpanded(code, prefix, suffix string, from cc.ExpressionNode, at extent, refuse func()) bool {
	t, first, last := b.tokensOf(from)
	if at.macro == "" || t.offs[first] != at.off || t.offs[last] != at.off {
		return false // not all of it is made by one invocation
	}
	x := b.expansionAt(at)
	if x == nil {
		return false
	}
	if first < x.first || last > x.last {
		return false // of a second reading of a header
	}
	x.before[first] += prefix
	x.after[last] = suffix + x.after[last]
	x.refuse, x.code = refuse, code
	return true
}

// expansionAt is the expansion of an invocation; nil if it holds what the compiler's tokens do not tell as C++ needs it:
// strings, of which pieces are joined, and what macros of the system's headers stand for.
func (b *run) expansionAt(at extent) *expansion {
	for _, x := range b.expansions {
		if x.in.text == at.text && x.in.off == at.off {
			return x
		}
	}
	system := false
	b.eachSpelling(at, func(word string) {
		system = system || word != "NULL" && b.unit.AST.Macros[word] != nil && !definesMacro(b, word)
	})
	if system {
		return nil
	}
	t := at.text
	x := &expansion{in: at, first: t.first[at.off], before: map[int]string{}, after: map[int]string{}}
	for x.last = x.first; x.last+1 < len(t.offs) && t.offs[x.last+1] == at.off; x.last++ {
	}
	for _, tok := range t.toks[x.first : x.last+1] {
		if word := tok.SrcStr(); strings.ContainsAny(word, "\"'\\") || b.renamed[word] != "" || respelled[word] != "" {
			return nil
		}
	}
	b.expansions = append(b.expansions, x)
	return x
}

// writeExpansions replaces the invocations. Where another edit lies within one, it is refused.
func (b *run) writeExpansions() {
	for _, x := range b.expansions {
		t := x.in.text
		if len(t.outermost(x.in.off, x.in.end)) > 0 {
			x.refuse()
			continue
		}
		var out strings.Builder
		for i := x.first; i <= x.last; i++ {
			at, word := i, t.toks[i].SrcStr()
			if n := x.nullAt(i); n > 0 {
				word, i = "NULL", i+n-1
			}
			if have, next := out.String(), x.before[at]+word; have != "" && glue(have[len(have)-1], next[0]) {
				out.WriteByte(' ')
			}
			out.WriteString(x.before[at] + word + x.after[i])
		}
		// The lines behind keep their numbers.
		out.WriteString(strings.Repeat("\n", strings.Count(x.in.String(), "\n")))
		t.replace(x.in.off, x.in.end, out.String())
		b.remark(x.code, x.in.span(), "the macro '%s' written out, with casts: %s", x.in.macro, strings.TrimSpace(out.String()))
	}
}

// nullAt is the number of tokens from i on that NULL stands for, as headers for C define it: C++ has another definition.
func (x *expansion) nullAt(i int) int {
	null := strings.Fields("( ( void * ) 0 )")
	for k, word := range null {
		if i+k > x.last || x.in.text.toks[i+k].SrcStr() != word {
			return 0
		}
	}
	return len(null)
}

// glue reports whether a space is written between two tokens: between words, and between signs that could be one.
func glue(left, right byte) bool {
	isWord := func(c byte) bool { return source.IsIdentByte(c) || c == '.' }
	isBracket := func(c byte) bool { return strings.IndexByte("()[]{};", c) >= 0 }
	switch {
	case left == ',' || left == '=' || right == '=':
		return true
	case isWord(left) || isWord(right):
		return isWord(left) && (isWord(right) || right == '*' || right == '{') || left == ')' && isWord(right)
	}
	return !isBracket(left) && !isBracket(right) && right != ','
}
