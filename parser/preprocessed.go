// The text that `mintc -E` prints: the unit after preprocessing, with mint pragmas in their places and gcc's line markers.

package parser

import (
	"bytes"
	"fmt"
	"strconv"

	"modernc.org/cc/v4"
)

// The preprocessed text is made from a copy of each file with inserted pragmas of our own: one before each line that
// starts a statement or a declaration, and one in place of each mint pragma. cc calls us for each, and so the printer
// learns which line the text comes from.
const (
	lineMark = "mintc_line" // the number of the line that follows
	textMark = "mintc_text" // the index of a pragma of ours
)

// Preprocessed is the text of the unit after preprocessing, headers and pragmas included. With markers it holds gcc's
// line markers, so that messages about it name the original lines.
func (u *Unit) Preprocessed(markers bool) ([]byte, error) {
	r, once := u.run, map[string]bool{}
	p := &preprocessed{run: r, markers: markers}
	r.fs.rewrite = printable
	defer func() { r.fs.rewrite = nil }()
	cfg := r.base
	cfg.PragmaHandler = func(toks []cc.Token) error {
		p.pragma(toks)
		return pragmaOnce(once, toks)
	}
	sources := []cc.Source{r.sources[0],
		{Name: commandLineName, Value: string(r.command.norm)},
		{Name: r.name, Value: string(printable(r.main))}}
	err := guarded(func() error { return cc.Preprocess(&cfg, sources, p) })
	return bytes.TrimLeft(p.text.Bytes(), "\n"), err
}

// preprocessed is the text so far, and which line of which file comes next.
type preprocessed struct {
	*run
	markers bool
	text    bytes.Buffer
	file    *rawFile
	line    int
}

// Write receives the output of the preprocessor. Empty lines between statements are dropped: the markers number the lines.
func (p *preprocessed) Write(text []byte) (int, error) {
	for _, c := range text {
		if c == '\n' {
			p.endLine()
		} else {
			p.text.WriteByte(c)
		}
	}
	return len(text), nil
}

// endLine starts a new line unless the current one is empty.
func (p *preprocessed) endLine() {
	line := p.text.Bytes()[bytes.LastIndexByte(p.text.Bytes(), '\n')+1:]
	if len(bytes.TrimSpace(line)) == 0 {
		p.text.Truncate(p.text.Len() - len(line))
		return
	}
	p.text.WriteByte('\n')
	p.line++
}

// pragma prints a pragma, or obeys one of printable's.
func (p *preprocessed) pragma(toks []cc.Token) {
	if len(toks) == 0 {
		return
	}
	p.endLine()
	position := toks[0].Position()
	raw := p.fs.files[position.Filename]
	switch word := toks[0].SrcStr(); {
	case word == lineMark:
		n, _ := strconv.Atoi(toks[1].SrcStr())
		p.locate(raw, n)
	case word == textMark:
		n, _ := strconv.Atoi(toks[1].SrcStr())
		mine := raw.pragmas[n]
		line, _ := raw.file.Position(mine.off)
		p.locate(raw, line)
		p.printLine(mine.text(raw))
	case word != "once":
		var text bytes.Buffer
		text.WriteString("#pragma")
		for _, t := range toks {
			text.WriteByte(' ')
			text.Write(t.Src())
		}
		p.printLine(text.String())
	}
}

func (p *preprocessed) printLine(text string) {
	p.text.WriteString(text)
	p.text.WriteByte('\n')
	p.line++
}

// locate makes the next line count as line n of the file: by a few empty lines if they suffice, else by a marker.
func (p *preprocessed) locate(raw *rawFile, n int) {
	const gap = 8 // empty lines at most, as in gcc
	if p.file == raw && p.line <= n && n <= p.line+gap {
		for ; p.markers && p.line < n; p.line++ {
			p.text.WriteByte('\n')
		}
	} else if p.markers {
		system := ""
		for _, h := range p.headers {
			if h.raw == raw && h.System {
				system = " 3"
			}
		}
		fmt.Fprintf(&p.text, "# %d %q%s\n", n, raw.file.Name, system)
	}
	p.file, p.line = raw, n
}

// text is the pragma as a line of its own.
func (p *rawPragma) text(r *rawFile) string {
	var out bytes.Buffer
	out.WriteString("#pragma")
	if p.space == "mint" {
		out.WriteString(" mint")
	}
	for i, t := range p.toks {
		if i == 0 || p.toks[i-1].End < t.Off {
			out.WriteByte(' ')
		}
		out.WriteString(r.spelling(t))
	}
	return out.String()
}

// printable is the text of a file with the marks.
func printable(r *rawFile) []byte {
	var out bytes.Buffer
	at, pragma := 0, 0
	mark := func(off int, word string, n int) {
		indent := len(bytes.TrimRight(r.norm[at:off], " \t")) + at
		fmt.Fprintf(&out, "%s\n#pragma %s %d\n", r.norm[at:indent], word, n)
		at = indent
	}
	ours := func(before int) {
		for ; pragma < len(r.pragmas) && r.pragmas[pragma].off < before; pragma++ {
			if p := r.pragmas[pragma]; p.ours() {
				mark(p.off, textMark, pragma)
			}
		}
	}
	last := 0
	for i, depth := 0, 0; i < len(r.toks); i++ {
		t := r.toks[i]
		ours(t.Off)
		line, _ := r.file.Position(t.Off)
		if line != last && depth == 0 && startsStatement(r, i) {
			mark(t.Off, lineMark, line)
		}
		last = line
		depth = nesting(depth, r.spelling(t))
	}
	ours(len(r.norm) + 1)
	out.Write(r.norm[at:])
	return out.Bytes()
}

// startsStatement reports whether a directive may be inserted before token i: no macro call can be open there.
func startsStatement(r *rawFile, i int) bool {
	if i == 0 {
		return true
	}
	switch r.spelling(r.toks[i-1]) {
	case ";", "{", "}":
		return true
	}
	return false
}

// nesting is the depth of parentheses after token. A brace resets it, because branches of a conditional may be unbalanced.
func nesting(depth int, token string) int {
	switch token {
	case "(":
		return depth + 1
	case ")":
		return max(0, depth-1)
	case "{", "}":
		return 0
	}
	return depth
}
