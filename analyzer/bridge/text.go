// One file of the user's with both views of its bytes: the tokens as written, and the compiler's tokens after
// preprocessing. The extent of a syntax node is the range of bytes that an edit may touch, and whether a macro
// made it.

package bridge

import (
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// text is one file of the user's, the main file or a header: its bytes, split into tokens and
// directives as written, and the compiler's tokens that come from it. Both kinds of token have
// offsets into the same bytes.
type text struct {
	file       *source.File
	header     *parser.Header // nil for the main file
	raw        []source.Token // outside directives
	directives []directive
	toks       []*cc.Token // in stream order
	offs       []int       // their offsets
	first      map[int]int // by offset, the first of them there
	edits      []edit
	externC    bool // the text gives its functions C linkage itself
	wrapped    map[wrapping]bool
}

// directive is one preprocessor line. end is the offset of its newline, toks are the tokens behind
// its name.
type directive struct {
	off, end int
	name     string
	toks     []source.Token
}

func newText(file *source.File, header *parser.Header) *text {
	t := &text{file: file, header: header, raw: source.TokenList(file.Text), wrapped: map[wrapping]bool{}}
	source.Scan(file.Text, func(off int) (end int) {
		d := readDirective(file.Text, off)
		t.directives = append(t.directives, d)
		return d.end
	}, func(tok source.Token) { t.raw = append(t.raw, tok) })
	return t
}

// readDirective reads the line at off. The brace at the end of a mint pragma stays part of the
// program.
func readDirective(src []byte, off int) directive {
	d := directive{off: off}
	d.name, d.toks, d.end = source.ReadDirective(src, off)
	if n := len(d.toks); d.name == "pragma" && n > 1 && src[d.toks[n-1].Off] == '{' && d.toks[0].Spelling(src) == "mint" {
		d.end, d.toks = d.toks[n-1].Off, d.toks[:n-1]
	}
	return d
}

// collectTokens distributes the compiler's tokens among the user's files.
func (b *run) collectTokens() {
	b.texts[0].toks, b.texts[0].offs = b.unit.Tokens()
	if len(b.texts) > 1 {
		b.collectHeaderTokens()
	}
	for _, t := range b.texts {
		t.first = make(map[int]int, len(t.offs))
		for i, off := range t.offs {
			if _, seen := t.first[off]; !seen {
				t.first[off] = i
			}
		}
	}
}

func (b *run) collectHeaderTokens() {
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		ccwalk.Tokens(l.ExternalDeclaration, func(tok *cc.Token) {
			if t := b.textOf(tok); t != nil && t.header != nil {
				t.toks = append(t.toks, tok)
			}
		})
	}
	for _, t := range b.texts[1:] {
		sort.Slice(t.toks, func(i, j int) bool { return t.toks[i].Seq() < t.toks[j].Seq() })
		t.toks = parser.WithoutInjected(t.toks)
		for _, tok := range t.toks {
			t.offs = append(t.offs, tok.Position().Offset)
		}
	}
}

// starts reports whether a token of the compiler's comes from this offset.
func (t *text) starts(off int) bool {
	_, ok := t.first[off]
	return ok
}

// readAs is the first token of the compiler's that comes from an offset; "" if there is none.
func (t *text) readAs(off int) string {
	if i, ok := t.first[off]; ok {
		return t.toks[i].SrcStr()
	}
	return ""
}

// rawFrom is the index of the first raw token at or after off.
func (t *text) rawFrom(off int) int {
	return sort.Search(len(t.raw), func(i int) bool { return t.raw[i].Off >= off })
}

// rawAt is the index of the raw token that starts at off, or -1.
func (t *text) rawAt(off int) int {
	i := t.rawFrom(off)
	if i < len(t.raw) && t.raw[i].Off == off {
		return i
	}
	return -1
}

// precedes reports whether the raw token in front of off is spelled so.
func (t *text) precedes(spelling string, off int) bool {
	i := t.rawAt(off)
	return i > 0 && t.spelling(t.raw[i-1]) == spelling
}

func (t *text) spelling(tok source.Token) string { return tok.Spelling(t.file.Text) }

// tokenFrom is the index of the first compiler token at or after seq.
func (t *text) tokenFrom(seq int) int {
	return sort.Search(len(t.toks), func(i int) bool { return t.toks[i].Seq() >= seq })
}

// endAt is the end of compiler token i as written: the end of the argument list if a macro
// invocation made it, of the last piece if it is a concatenated string.
func (t *text) endAt(i int) int {
	off, next := t.offs[i], len(t.file.Text)
	for _, o := range t.offs[i+1:] {
		if o != off {
			if o > off {
				next = o
			}
			break
		}
	}
	k := t.rawAt(off)
	if k < 0 {
		return off
	}
	switch t.raw[k].Kind {
	case source.String:
		for k+1 < len(t.raw) && t.raw[k+1].Kind == source.String && t.raw[k+1].Off < next {
			k++
		}
	case source.Ident:
		if k+1 < len(t.raw) && t.raw[k+1].Off < next && t.spelling(t.raw[k+1]) == "(" && !t.starts(t.raw[k+1].Off) {
			k = t.closing(k + 1)
		}
	}
	return t.raw[k].End
}

// closing is the index of the parenthesis that closes the one at index open.
func (t *text) closing(open int) int {
	depth := 0
	for i := open; i < len(t.raw); i++ {
		switch t.spelling(t.raw[i]) {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(t.raw) - 1
}

// extent is the text of a node. It is whole if no macro makes tokens of both the node and a
// neighbour: then text can be inserted on both sides.
type extent struct {
	text     *text
	off, end int
	whole    bool
	macro    string // the macro at off that makes the first token, or ""
}

func (e extent) span() source.Span { return e.text.file.Span(e.off, e.end) }
func (e extent) String() string    { return string(e.text.file.Text[e.off:e.end]) }

// extentOf finds a node's text. ok is false if the node is not in a file of the user's.
func (b *run) extentOf(n cc.Node) (extent, bool) {
	t, first, last := b.tokensOf(n)
	if t == nil {
		return extent{}, false
	}
	return t.extentOfTokens(first, last)
}

// tokensOf are the first and the last token of a node in the text that holds all of it; the text is nil if none of the user's does.
func (b *run) tokensOf(n cc.Node) (t *text, first, last int) {
	low, high, mixed := 0, 0, false
	see := func(tok *cc.Token) {
		switch in := b.textOf(tok); {
		case in == nil || t != nil && in != t:
			mixed = true
			return
		default:
			t = in
		}
		if seq := tok.Seq(); low == 0 || seq < low {
			low = seq
		}
		high = max(high, tok.Seq())
	}
	ccwalk.Tokens(n, see)
	if low == 0 || mixed {
		return nil, 0, 0
	}
	return t, t.tokenFrom(low), t.tokenFrom(high+1) - 1
}

func (t *text) extentOfTokens(first, last int) (extent, bool) {
	if first > last || last >= len(t.toks) {
		return extent{}, false
	}
	e := extent{text: t, off: t.offs[first], end: t.endAt(last)}
	e.whole = !(first > 0 && t.offs[first-1] == t.offs[first] || last+1 < len(t.offs) && t.offs[last+1] == t.offs[last])
	if k := t.rawAt(e.off); k >= 0 && (t.spelling(t.raw[k]) != t.toks[first].SrcStr() || first < last && t.offs[first+1] == t.offs[first]) {
		if t.raw[k].Kind != source.String {
			e.macro = t.spelling(t.raw[k])
		}
	}
	if !e.whole {
		if inner, ok := t.inArguments(first, last, e); ok {
			return inner, true
		}
	}
	return e, true
}

// inArguments finds the tokens first to last in the arguments of the macro invocation that made
// them, if they occur there exactly once.
func (t *text) inArguments(first, last int, around extent) (extent, bool) {
	if t.offs[first] != t.offs[last] {
		return extent{}, false
	}
	from := t.rawAt(around.off)
	to := t.rawFrom(around.end)
	count, found := last-first+1, extent{}
	hits := 0
	for i := from + 2; from >= 0 && i+count <= to; i++ {
		j := 0
		for j < count && t.spelling(t.raw[i+j]) == t.toks[first+j].SrcStr() {
			j++
		}
		if j == count {
			hits++
			found = extent{text: t, off: t.raw[i].Off, end: t.raw[i+count-1].End, whole: true}
		}
	}
	return found, hits == 1
}

// place is the span at which a node is reported.
func (b *run) place(n cc.Node) source.Span {
	if e, ok := b.extentOf(n); ok {
		return e.span()
	}
	return b.unit.SpanAt(n)
}

// source is a node's text on one line, for messages and copies.
func (b *run) source(n cc.Node) string {
	e, ok := b.extentOf(n)
	if !ok {
		return cc.NodeSource(n)
	}
	return strings.Join(strings.Fields(e.String()), " ")
}
