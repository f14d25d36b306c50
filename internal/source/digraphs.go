// Digraphs: <: :> <% %> %: and %:%: of C, which are other spellings of [ ] { } # and ##.

package source

import "bytes"

// digraphs with the punctuators they stand for, longest first, filled up with blanks.
var digraphs = [][2]string{{"%:%:", "##  "}, {"%:", "# "}, {"<:", "[ "}, {":>", "] "}, {"<%", "{ "}, {"%>", "} "}}

// WithoutDigraphs is text with the usual punctuators in place of digraphs; every other
// byte keeps its offset.
func WithoutDigraphs(text []byte) []byte {
	found := false
	for _, d := range digraphs[1:] {
		found = found || bytes.Contains(text, []byte(d[0]))
	}
	if !found {
		return text
	}
	text = bytes.Clone(text)
	for i := SkipSpace(text, 0, true); i < len(text); i = SkipSpace(text, i, true) {
		i = respellDigraph(text, i)
	}
	return text
}

// respellDigraph replaces a digraph at text[i], and returns the end of the token there.
func respellDigraph(text []byte, i int) int {
	for _, d := range digraphs {
		if bytes.HasPrefix(text[i:], []byte(d[0])) {
			copy(text[i:], d[1])
			return i + len(d[0])
		}
	}
	return Next(text, i).End
}
