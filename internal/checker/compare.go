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

// compare returns the first difference between the two runs, or nil.
func compare(serial, cuda outcome, r Request) *Problem {
	said := strings.TrimSpace(string(cuda.Stderr))
	switch {
	case cuda.Violation:
		return &Problem{Kind: "violation", Text: violationHead(said) + ":\n" + said}
	case crashed(serial) && crashed(cuda):
		return &Problem{Kind: "crash", Text: fmt.Sprintf("both programs crash: the serial one with %v, the CUDA one with %v, "+
			"so there is nothing to compare; the C program is wrong, or its arguments are%s",
			serial.Signal, cuda.Signal, quotedOutput(", and it says", serial.Stderr))}
	case serial.status() != cuda.status():
		text := fmt.Sprintf("the serial program's exit status is %d, the CUDA program's %d", serial.status(), cuda.status())
		return &Problem{Kind: "status", Text: text + quotedOutput(", which says", cuda.Stderr)}
	}
	if text := r.Rules.differences(serial.Stdout, cuda.Stdout, "the output"); text != "" {
		return &Problem{Kind: "output", Text: text + r.explain(text)}
	}
	if text := r.compareFiles(serial.files, cuda.files); text != "" {
		return &Problem{Kind: "files", Text: text + r.explain(text)}
	}
	if len(serial.Stdout) == 0 && len(serial.files) == 0 {
		if text := r.Rules.differences(serial.Stderr, ownWords(cuda.Stderr), "standard error"); text != "" {
			return &Problem{Kind: "output", Text: text + r.explain(text)}
		}
	}
	return nil
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

// compareFiles compares the files that the two runs wrote or removed. It returns the first difference, or "".
func (r *Request) compareFiles(serial, cuda map[string]file) string {
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
			return fmt.Sprintf("only the serial program %s the file %s", deed(s), path)
		case !inSerial:
			return fmt.Sprintf("only the CUDA program %s the file %s", deed(c), path)
		case s.removed != c.removed || s.link != c.link:
			return fmt.Sprintf("the serial program %s the file %s, the CUDA program %s it", deed(s), path, deed(c))
		}
		if text := r.Rules.differences(s.data, c.data, "the file "+path); text != "" {
			return text
		}
	}
	return ""
}

func deed(f file) string {
	if f.removed {
		return "removes"
	}
	return "writes"
}

// differences compares two texts, or two files of bytes.
func (rules Rules) differences(serial, cuda []byte, what string) string {
	if bytes.Equal(serial, cuda) {
		return ""
	}
	if !isText(serial) || !isText(cuda) {
		return firstByte(serial, cuda, what)
	}
	return rules.firstDifference(serial, cuda, what)
}

// isText reports whether data is text, not binary numbers.
func isText(data []byte) bool { return !bytes.ContainsRune(data, 0) && utf8.Valid(data) }

func firstByte(serial, cuda []byte, what string) string {
	if len(serial) != len(cuda) {
		return fmt.Sprintf("%s has %d bytes from the serial program, %d from the CUDA program", what, len(serial), len(cuda))
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
	return fmt.Sprintf("%s differs in %d of %d bytes, first at byte %d\n  serial: %s\n  CUDA:   %s", what, count, len(serial), at,
		window(serial, at), window(cuda, at))
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

// firstDifference shows the first line in which two texts differ by more than the rules allow.
func (rules Rules) firstDifference(serial, cuda []byte, what string) string {
	s, c := rules.lines(serial), rules.lines(cuda)
	for i := range max(len(s), len(c)) {
		var serialLine, cudaLine []byte
		number := 0
		if i < len(c) {
			cudaLine, number = c[i].text, c[i].number
		}
		if i < len(s) {
			serialLine, number = s[i].text, s[i].number
		}
		if bytes.Equal(serialLine, cudaLine) {
			continue
		}
		largest, onlyNumbers := numericDifference(serialLine, cudaLine)
		if onlyNumbers && rules.Tolerance > 0 && largest <= rules.Tolerance {
			continue
		}
		text := fmt.Sprintf("line %d of %s differs\n  serial: %s\n  CUDA:   %s", number, what, showLine(serialLine), showLine(cudaLine))
		if onlyNumbers {
			text += fmt.Sprintf("\n  by %s of the number%s", relative(largest), rules.allowance())
		}
		return text
	}
	return ""
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
