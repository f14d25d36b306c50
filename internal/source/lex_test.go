package source

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func spellings(text string) []string {
	var out []string
	for _, t := range Lex([]byte(text), 0, len(text)) {
		out = append(out, t.Spelling([]byte(text)))
	}
	return out
}

func TestLex(t *testing.T) {
	for text, want := range map[string][]string{
		"a+++b":                     {"a", "++", "+", "b"},
		"x /* c */ // d\n y":        {"x", "y"},
		"1e-5f .5 0x1p+3":           {"1e-5f", ".5", "0x1p+3"},
		`"a\"b" L'c' u8"d" 'e'`:     {`"a\"b"`, "L'c'", `u8"d"`, "'e'"},
		"fo\\\no \\\r\n b\\ \t\nar": {"foo", "bar"},
		"a // b \\\n c\n d":         {"a", "d"},
		"x /* open":                 {"x"},
		"don't\n y":                 {"don", "'t\n", "y"},
	} {
		assert.Equal(t, want, spellings(text), text)
	}
}

func TestContinuation(t *testing.T) {
	for text, want := range map[string]int{"\\\nx": 2, "\\\r\nx": 3, "\\ \t\nx": 4, "\\x\n": 0, "\\": 0, "\\  ": 0, "x": 0} {
		assert.Equal(t, want, Continuation([]byte(text), 0), "%q", text)
	}
}

func TestLineOffset(t *testing.T) {
	f := NewFile("a.c", []byte("one\ntwo\n"))
	assert.Equal(t, []int{0, 0, 4, 8, 8}, []int{f.LineOffset(0), f.LineOffset(1), f.LineOffset(2), f.LineOffset(3), f.LineOffset(9)})
}

func TestUserFile(t *testing.T) {
	for text, want := range map[string]string{
		"%:define J(a, b) a%:%:b":  "# define J(a, b) a##  b",
		"a<:0:> <%x%>":             "a[ 0]  { x} ",
		`"<:" '%>' /* <% */ // :>`: `"<:" '%>' /* <% */ // :>`,
		"a < :b, c <<= d %= e":     "a < :b, c <<= d %= e",
		"a <<:":                    "a <<:",
		"\ufeff#x":                 "   #x",
	} {
		f := NewUserFile("a.c", []byte(text))
		assert.Equal(t, want, string(f.Text), text)
		assert.Equal(t, strings.Replace(text, "\ufeff", "   ", 1), string(f.Written))
	}
}

func TestWrittenBetween(t *testing.T) {
	f := NewUserFile("a.c", []byte("a<:0:>; {<%%>} <:"))
	for at, want := range map[[2]int]string{{0, 2}: "a<:", {2, 5}: "0:>", {5, 7}: ";", {9, 10}: "<%", {10, 12}: "%>", {15, 17}: "<:"} {
		assert.Equal(t, want, string(f.WrittenBetween(at[0], at[1])))
	}
}

// TestHasIdentifier: whole identifiers count, wherever they stand.
func TestHasIdentifier(t *testing.T) {
	for _, text := range []string{"n", "n + 1", "(n)", "nn + n", "m_n = n;", "a[n]"} {
		assert.True(t, HasIdentifier(text, "n"), "%q", text)
	}
	for _, text := range []string{"", "nn", "n1", "_n", "m_n(nn)", "$n"} {
		assert.False(t, HasIdentifier(text, "n"), "%q", text)
	}
}
