// The text of a node: the bytes of the main file that it was written as, and whether macros made any of its tokens.

package parser

import (
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// Extent is the text that n was written as. straddle: its first or last byte
// belongs to a macro invocation that also makes tokens of a neighbour, or n starts or ends in an included file. ok is
// false for a node without tokens in the main file.
func (u *Unit) Extent(n cc.Node) (span source.Span, straddle, ok bool) {
	first, last := u.tokenRange(n)
	if first < 0 {
		return source.Span{}, false, false
	}
	straddle = first > 0 && u.offs[first-1] == u.offs[first] ||
		last+1 < len(u.offs) && u.offs[last+1] == u.offs[last] || u.seqRange(n).endsInInclude()
	return u.File.Span(u.offs[first], u.endAt(last)), straddle, true
}

// tokenRange is the first and last of n's tokens as indices of u.toks, or -1
// if n has no tokens in the main file.
func (u *Unit) tokenRange(n cc.Node) (first, last int) {
	seqs := u.seqRange(n)
	if seqs.low == 0 {
		return -1, -1
	}
	first, last = u.tokenFrom(seqs.low), u.tokenFrom(seqs.high+1)-1
	if first > last {
		return -1, -1
	}
	return first, last
}

// seqRange holds the stream positions of a node's first and last token of the
// main file, and those of any file, 0 if it has none.
type seqRange struct{ low, high, first, last int }

func (r seqRange) union(other seqRange) seqRange {
	return seqRange{earlier(r.low, other.low), max(r.high, other.high), earlier(r.first, other.first), max(r.last, other.last)}
}

// endsInInclude reports whether the first or the last token stands in an included file, and another one in the main file.
func (r seqRange) endsInInclude() bool { return r.low != 0 && (r.first < r.low || r.last > r.high) }

// earlier is the smaller of two positions, of which 0 is none.
func earlier(a, b int) int {
	if a == 0 || b != 0 && b < a {
		return b
	}
	return a
}

// seqRange is found once for each statement: statements stand in statements, and many ask for the outer ones.
func (u *Unit) seqRange(n cc.Node) seqRange {
	if r, ok := u.seqRanges[n]; ok {
		return r
	}
	var r seqRange
	for rest := n; rest != nil; {
		rest = ccwalk.EachButRest(rest, func(t *cc.Token) { r = r.union(u.seqOf(t)) }, func(child cc.Node) { r = r.union(u.seqRange(child)) })
	}
	switch n.(type) {
	case *cc.Statement, *cc.Declaration, *cc.FunctionDefinition:
		u.seqRanges[n] = r
	}
	return r
}

func (u *Unit) seqOf(t *cc.Token) seqRange {
	seq := t.Seq()
	if seq < len(u.inMain) && u.inMain[seq] {
		return seqRange{seq, seq, seq, seq}
	}
	return seqRange{first: seq, last: seq}
}

// tokenFrom is the index of the first main-file token at or after seq.
func (u *Unit) tokenFrom(seq int) int {
	return sort.Search(len(u.toks), func(i int) bool { return u.toks[i].Seq() >= seq })
}

// endAt is the end of token i as written. For a token that a macro invocation
// made, that is the end of the argument list; for a concatenated string, the
// end of its last piece.
func (u *Unit) endAt(i int) int {
	raw, toks := u.run.main, u.run.main.toks
	off, next := u.offs[i], len(u.File.Text)
	for _, o := range u.offs[i+1:] {
		if o > off {
			next = o
			break
		}
	}
	k := raw.tokenAt(off)
	if k < 0 {
		return off
	}
	if toks[k].Kind == source.String {
		for k+1 < len(toks) && toks[k+1].Kind == source.String && toks[k+1].Off < next {
			k++
		}
		return toks[k].End
	}
	if toks[k].Kind == source.Ident && k+1 < len(toks) && toks[k+1].Off < next &&
		raw.spelling(toks[k+1]) == "(" && !u.isTokenAt(toks[k+1].Off) {
		k = raw.closing(k + 1)
	}
	return toks[k].End
}

// closing is the index of the parenthesis that closes the one at index open.
func (r *rawFile) closing(open int) int {
	depth := 0
	for i := open; i < len(r.toks); i++ {
		switch r.spelling(r.toks[i]) {
		case "(":
			depth++
		case ")":
			if depth--; depth == 0 {
				return i
			}
		}
	}
	return len(r.toks) - 1
}

// isTokenAt reports whether a token of the stream starts at off.
func (u *Unit) isTokenAt(off int) bool {
	i := sort.SearchInts(u.offs, off)
	return i < len(u.offs) && u.offs[i] == off
}

// FromMacro reports whether the text of n's extent differs from the tokens that
// the compiler reads, because it holds a macro, even an empty one, or a
// directive.
func (u *Unit) FromMacro(n cc.Node) bool {
	first, last := u.tokenRange(n)
	if first < 0 {
		return true
	}
	for i := first; i <= last; i++ {
		if u.macroMade(i) {
			return true
		}
	}
	return u.hasMore(u.offs[first], u.endAt(last))
}

// hasMore reports whether text[from:to] has a directive, or a token that is not
// in the stream. Pieces of a concatenated string do not count.
func (u *Unit) hasMore(from, to int) bool {
	raw := u.run.main
	for i := raw.tokenFrom(from); i < len(raw.toks) && raw.toks[i].Off < to; i++ {
		joined := i > 0 && raw.toks[i].Kind == source.String && raw.toks[i-1].Kind == source.String
		if !joined && !u.isTokenAt(raw.toks[i].Off) {
			return true
		}
	}
	d := sort.Search(len(raw.directives), func(i int) bool { return raw.directives[i].off >= from })
	return d < len(raw.directives) && raw.directives[d].off < to
}

// macroMade reports whether token i shares its offset with another one, or its
// spelling differs from the text there.
func (u *Unit) macroMade(i int) bool {
	off := u.offs[i]
	if i > 0 && u.offs[i-1] == off || i+1 < len(u.offs) && u.offs[i+1] == off {
		return true
	}
	raw := u.run.main
	k := raw.tokenAt(off)
	if k < 0 {
		return true
	}
	written, read := raw.spelling(raw.toks[k]), u.toks[i].SrcStr()
	if raw.toks[k].Kind == source.String {
		return !strings.HasPrefix(read, strings.TrimSuffix(written, `"`))
	}
	return written != read
}

// SpanAt is a place for messages about n: its extent in the main file, its
// first token in a header.
func (u *Unit) SpanAt(n cc.Node) source.Span {
	if span, _, ok := u.Extent(n); ok {
		return span
	}
	pos := n.Position()
	raw := u.run.fs.files[pos.Filename]
	if raw == nil {
		return source.Span{}
	}
	if i := raw.tokenAt(pos.Offset); i >= 0 {
		return raw.file.Span(pos.Offset, raw.toks[i].End)
	}
	return raw.file.Span(pos.Offset, pos.Offset+1)
}

// Within reports whether n stands in a part of the text.
func (u *Unit) Within(part source.Span, n cc.Node) bool {
	at := u.SpanAt(n)
	return at.Off >= part.Off && at.End <= part.End
}
