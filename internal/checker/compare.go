// The comparison of two runs: exit status, output and files, under the user's rules about what may differ.

package checker

import (
	"bytes"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"unicode/utf8"
)

// Problem says why the two programs do not agree, or why nothing was compared.
type Problem struct {
	Kind  string `json:"kind"` // violation, output, files, status, crash, nothing compared, ...
	Order string `json:"order,omitempty"`
	Text  string `json:"text"`
}

// isOutput reports whether what the programs leave differs.
func (p *Problem) isOutput() bool { return p.Kind == "output" || p.Kind == "files" }

// compare returns the first difference between the two runs, or nil.
func compare(serial, cuda outcome, r Request) *Problem {
	said := strings.TrimSpace(string(cuda.Stderr))
	switch {
	case cuda.Violation:
		return &Problem{Kind: "violation", Text: violationHead(said) + ":\n" + said}
	case crashed(serial) && crashed(cuda):
		return &Problem{Kind: "crash", Text: fmt.Sprintf("both programs crash: the serial one with %v, the CUDA one with %v, "+
			"so there is nothing to compare; %s%s", serial.Signal, cuda.Signal, r.whyCrash(), quotedOutput("; it says", serial.Stderr))}
	case serial.status() != cuda.status():
		text := fmt.Sprintf("the serial program's exit status is %s, the CUDA program's %s", serial.ended(), cuda.ended())
		return &Problem{Kind: "status", Text: text + quotedOutput(", which says", cuda.Stderr)}
	}
	if d := r.Rules.differences(serial.Stdout, cuda.Stdout, "the output"); d != nil {
		return &Problem{Kind: "output", Text: d.text + r.explain(d)}
	}
	if d := r.compareFiles(serial.files, cuda.files); d != nil {
		return &Problem{Kind: "files", Text: d.text + r.explain(d)}
	}
	if len(serial.Stdout) == 0 && len(serial.files) == 0 {
		if d := r.Rules.differences(serial.Stderr, ownWords(cuda.Stderr), "standard error"); d != nil {
			return &Problem{Kind: "output", Text: d.text + r.explain(d)}
		}
	}
	return nil
}

// whyCrash guesses why the C program crashes.
func (r *Request) whyCrash() string {
	if len(r.Args) == 0 {
		return `the C program is wrong, or it needs arguments (after "--") or a file that is not in this directory, or it writes elsewhere, which is refused`
	}
	return "the C program is wrong, or its arguments are, or it needs a file that is not in this directory, or writes elsewhere, which is refused"
}

// crashed reports whether a run ended by a signal of a fault of its own.
func crashed(o outcome) bool {
	return slices.Contains([]syscall.Signal{syscall.SIGSEGV, syscall.SIGBUS, syscall.SIGFPE, syscall.SIGILL, syscall.SIGABRT}, o.Signal)
}

func quotedOutput(head string, text []byte) string {
	if said := strings.TrimSpace(string(text)); said != "" {
		return head + ":\n" + said
	}
	return ""
}

// violationHead introduces the emulator's report: which kind of rule was broken.
func violationHead(said string) string {
	_, kind, _ := strings.Cut(said, "cuemu: ")
	kind, _, _ = strings.Cut(kind, ":")
	switch kind {
	case "stale host read", "lost host write", "lost host value", "stale upload", "use of a freed array":
		return "host and device copies of an array disagree"
	case "signed overflow", "shift out of range", "division by zero or overflow", "array index out of bounds":
		return "the program does what C leaves undefined"
	}
	return "the CUDA program breaks a rule of CUDA"
}

// ownWords are the lines of standard error that the program itself wrote, and not
// the run time or the emulator.
func ownWords(text []byte) []byte {
	var out []byte
	for line := range bytes.Lines(text) {
		if !bytes.HasPrefix(line, []byte("mint: ")) && !bytes.HasPrefix(line, []byte("cuemu")) {
			out = append(out, line...)
		}
	}
	return out
}

// compareFiles compares the files that the two runs wrote or removed. It returns the first difference, or nil.
func (r *Request) compareFiles(serial, cuda map[string]file) *difference {
	all := map[string]bool{}
	for _, files := range []map[string]file{serial, cuda} {
		for path := range files {
			all[path] = true
		}
	}
	for _, path := range slices.Sorted(maps.Keys(all)) {
		s, inSerial := serial[path]
		c, inCUDA := cuda[path]
		switch {
		case !inCUDA:
			return &difference{text: fmt.Sprintf("only the serial program %s the file %s", deed(s), path)}
		case !inSerial:
			return &difference{text: fmt.Sprintf("only the CUDA program %s the file %s", deed(c), path)}
		case s.removed != c.removed || s.link != c.link:
			return &difference{text: fmt.Sprintf("the serial program %s the file %s, the CUDA program %s it", deed(s), path, deed(c))}
		}
		if d := r.Rules.differences(s.data, c.data, "the file "+path); d != nil {
			return d
		}
	}
	return nil
}

func deed(f file) string {
	if f.removed {
		return "removes"
	}
	return "writes"
}

// difference is how two texts, or two files of bytes, differ.
type difference struct {
	text string // for people: the first place
	// largest is the largest relative difference of two numbers, if they differ in nothing else.
	onlyNumbers bool
	largest     float64
	line        string // the first line that differs; "" in bytes
}

// differences compares two texts, or two files of bytes. It returns nil if they agree under the rules.
func (rules Rules) differences(serial, cuda []byte, what string) *difference {
	if bytes.Equal(serial, cuda) {
		return nil
	}
	if !isText(serial) || !isText(cuda) {
		return rules.binaryDifference(serial, cuda, what)
	}
	return rules.textDifference(serial, cuda, what)
}

// isText reports whether data is text, not binary numbers.
func isText(data []byte) bool { return !bytes.ContainsRune(data, 0) && utf8.Valid(data) }

// binaryDifference compares bytes that are not text, as numbers where the rules say of which type.
func (rules Rules) binaryDifference(serial, cuda []byte, what string) *difference {
	if len(serial) != len(cuda) {
		return &difference{text: fmt.Sprintf("%s has %d bytes from the serial program, %d from the CUDA program", what, len(serial), len(cuda))}
	}
	largest, onlyNumbers := rules.Binary.largestDifference(serial, cuda)
	if onlyNumbers && largest <= rules.Tolerance {
		return nil
	}
	at, count := -1, 0
	for i := range serial {
		if serial[i] != cuda[i] {
			count++
			if at < 0 {
				at = i
			}
		}
	}
	text := fmt.Sprintf("%s differs in %d of %d bytes, first at byte %d\n  serial: %s\n  CUDA:   %s", what, count, len(serial), at,
		window(serial, at), window(cuda, at))
	if onlyNumbers {
		text += fmt.Sprintf("\n  read as %s, by at most %s of a number%s", rules.Binary, relative(largest), rules.allowance())
	}
	return &difference{text: text, onlyNumbers: onlyNumbers, largest: largest}
}

// window prints the eight bytes around byte at, in hexadecimal.
func window(data []byte, at int) string {
	from := at &^ 7
	return fmt.Sprintf("% x", data[from:min(from+8, len(data))])
}

// numberedLine is a line of a text with its number, counted from 1.
type numberedLine struct {
	number int
	text   []byte // with its newline
}

// lines are the lines of a text that are compared.
func (rules Rules) lines(text []byte) []numberedLine {
	var out []numberedLine
	number := 0
	for line := range bytes.Lines(text) {
		number++
		ignored := slices.ContainsFunc(rules.Ignore, func(r *regexp.Regexp) bool {
			return r.Match(bytes.TrimRight(line, "\n"))
		})
		if !ignored {
			out = append(out, numberedLine{number, line})
		}
	}
	return out
}

// textDifference shows the first line in which two texts differ by more than the rules allow.
func (rules Rules) textDifference(serial, cuda []byte, what string) *difference {
	s, c := rules.lines(serial), rules.lines(cuda)
	var first *difference
	count := 0
	for i := range max(len(s), len(c)) {
		var serialLine, cudaLine []byte
		number := 0
		if i < len(c) {
			cudaLine, number = c[i].text, c[i].number
		}
		if i < len(s) {
			serialLine, number = s[i].text, s[i].number
		}
		largest, onlyNumbers := numericDifference(serialLine, cudaLine)
		if bytes.Equal(serialLine, cudaLine) || onlyNumbers && rules.Tolerance > 0 && largest <= rules.Tolerance {
			continue
		}
		count++
		if first == nil {
			first = rules.lineDifference(serialLine, cudaLine, fmt.Sprintf("line %d of %s", number, what))
		}
		first.onlyNumbers = first.onlyNumbers && onlyNumbers
		first.largest = max(first.largest, largest)
	}
	if count > 1 {
		first.text += fmt.Sprintf("\n%d lines differ", count)
		if first.onlyNumbers {
			first.text += fmt.Sprintf(", in numbers only, by at most %s of a number", relative(first.largest))
		}
	}
	return first
}

// lineDifference shows two lines.
func (rules Rules) lineDifference(serial, cuda []byte, where string) *difference {
	d := &difference{line: string(serial), text: fmt.Sprintf("%s differs\n  serial: %s\n  CUDA:   %s", where, showLine(serial), showLine(cuda))}
	d.largest, d.onlyNumbers = numericDifference(serial, cuda)
	if d.onlyNumbers {
		d.text += fmt.Sprintf("\n  by %s of the number%s", relative(d.largest), rules.allowance())
	}
	return d
}

func (rules Rules) allowance() string {
	if rules.Tolerance == 0 {
		return ""
	}
	return fmt.Sprintf(", where --tolerance allows %g", rules.Tolerance)
}

// showLine prints a line as it is, or quoted if it has control characters. It cuts a long line.
func showLine(line []byte) string {
	const most = 160
	if len(line) == 0 {
		return "(it ends here)"
	}
	plain, whole := bytes.CutSuffix(line, []byte("\n"))
	cut := ""
	if len(plain) > most {
		plain, cut = plain[:most], "..."
	}
	for _, c := range plain {
		if c < ' ' && c != '\t' || c == 0x7f {
			return fmt.Sprintf("%q", plain) + cut
		}
	}
	if !whole && cut == "" {
		cut = " (no newline)"
	}
	return string(plain) + cut
}
