package diag

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"mintc/internal/source"
)

// render prints a message about the word bad in a line.
func render(line string) string {
	file := source.NewFile("a.c", []byte(line+"\n"))
	off := strings.Index(line, "bad")
	var out bytes.Buffer
	Renderer{Out: &out}.Print(&Message{Severity: Error, Span: file.Span(off, off+len("bad")), Text: "no"})
	_, below, _ := strings.Cut(out.String(), "\n")
	return below
}

func TestCaretsCountColumns(t *testing.T) {
	assert.Equal(t, "    1 | /* été */ bad;\n      |           ^~~\n", render("/* été */ bad;"))
	assert.Equal(t, "    1 | /* 格子 */ bad;\n      |            ^~~\n", render("/* 格子 */ bad;"), "two columns each")
	assert.Equal(t, "    1 | e\u0301 bad\n      |   ^~~\n", render("e\u0301 bad"), "an accent takes none")
	assert.Equal(t, "    1 | \tx\tbad\n      | \t \t^~~\n", render("\tx\tbad"))
	assert.Equal(t, "    1 | ?? bad\n      |    ^~~\n", render("\xe9\xff bad"), "Latin-1")
}

func TestLongLinesAreCut(t *testing.T) {
	filler := strings.Repeat("x + ", 100)
	got := render(filler + "bad" + strings.Repeat(" + y", 100))
	assert.Equal(t, "    1 | ..."+filler[400-before:]+"bad"+strings.Repeat(" + y", 24)+" ...\n"+
		"      |    "+strings.Repeat(" ", before)+"^~~\n", got)
	assert.Equal(t, "    1 | bad"+strings.Repeat(" + y", 39)+" ...\n      | ^~~\n", render("bad"+strings.Repeat(" + y", 100)))
}
