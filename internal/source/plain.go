// Other spellings that are put right before a file is read: digraphs, which are <: :> <% %> %: and %:%: for [ ] { } # and ##,
// and the mark U+FEFF in front of a file.

package source

import "bytes"

// digraphs with the punctuators they stand for, longest first, filled up with blanks.
var digraphs = [][2]string{{"%:%:", "##  "}, {"%:", "# "}, {"<:", "[ "}, {":>", "] "}, {"<%", "{ "}, {"%>", "} "}}

// NewUserFile is a file of the user's: its Text has the usual punctuators in place of digraphs and blanks in place of
// the mark, and every other byte at its offset. Written keeps digraphs, of which a macro may make a string.
func NewUserFile(name string, text []byte) *File {
	if rest, marked := bytes.CutPrefix(text, []byte("\ufeff")); marked {
		text = append([]byte("   "), rest...)
	}
	f := NewFile(name, withoutDigraphs(text))
	f.Written = text
	return f
}

func withoutDigraphs(text []byte) []byte {
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
