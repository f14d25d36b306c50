// Other spellings that are put right before a file is read: digraphs, which are <: :> <% %> %: and %:%: for [ ] { } # and ##,
// and the mark U+FEFF in front of a file.

package source

import "bytes"

// digraphs with the punctuators they stand for, longest first, filled up with blanks.
var digraphs = [][2]string{{"%:%:", "##  "}, {"%:", "# "}, {"<:", "[ "}, {":>", "] "}, {"<%", "{ "}, {"%>", "} "}}

// Plain is text with the usual punctuators in place of digraphs and with blanks in place of the mark; every other
// byte keeps its offset.
func Plain(text []byte) []byte {
	if rest, marked := bytes.CutPrefix(text, []byte("\ufeff")); marked {
		text = append([]byte("   "), rest...)
	}
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
