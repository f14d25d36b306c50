// The run time compiled apart from the programs: the checker compiles its functions once, and programs with declarations in
// their place. The text of a program stays what the user has: only the checker's compiler sees the two halves.

package runtime

import (
	"slices"
	"strings"
)

// Separate takes the functions out of the run time in an output. program is the output with declarations in their place,
// every line where it was; library has the functions of all parts, to be compiled as a file of its own and linked. What
// depends on the program stays in it: templates, classes and device code. ok is false if the text does not hold the run
// time exactly as Text prints it.
func Separate(output string) (program, library string, ok bool) {
	start, end, guard, ok := find(output)
	if !ok {
		return "", "", false
	}
	return output[:start] + apart(output[start:end], true) + output[end:], apart(Text(guard, Parts()...), false), true
}

// find is where the run time stands in an output, and for which guard it was made.
func find(output string) (start, end int, guard string, ok bool) {
	start = strings.Index(output, licence+firstLine(Core))
	if start < 0 {
		return 0, 0, "", false
	}
	length := strings.Index(output[start:], ending)
	if length < 0 {
		return 0, 0, "", false
	}
	end = start + length + len(ending)
	text := output[start:end]
	var parts []string
	for _, part := range Parts() {
		if strings.Contains(text, firstLine(part)) {
			parts = append(parts, part)
		}
	}
	at := slices.IndexFunc(guards, func(guard string) bool { return Text(guard, parts...) == text })
	if at < 0 {
		return 0, 0, "", false
	}
	return start, end, guards[at], true
}

// firstLine is the line after a part's licence.
func firstLine(part string) string {
	line, _, _ := strings.Cut(strings.TrimPrefix(read(part), licence), "\n")
	return line + "\n"
}

// apart makes the functions of the run time visible to other files. With asDeclarations their bodies are left out, but not
// the bodies' lines. Unnamed namespaces get a name: a function with parameters of private types would be private, too.
func apart(text string, asDeclarations bool) string {
	var out strings.Builder
	where, above := outside, ""
	for line := range strings.Lines(text) {
		read := line
		switch {
		case where == inBody:
			line = "\n"
			if read == "}\n" {
				where = outside
			}
		case where == inHead && read == "{\n" && asDeclarations:
			line, where = ";\n", inBody
		case line == "namespace {\n":
			line = "inline namespace mint_private {\n"
		case declaresFunction(line) && !strings.HasPrefix(above, "template "):
			line, where = notInlined.Replace(line), inHead
		}
		if where == inHead && (read == "{\n" || strings.HasSuffix(read, ";\n")) {
			where = outside
		}
		above = read
		out.WriteString(line)
	}
	return out.String()
}

// Where apart is in a function.
const (
	outside = iota
	inHead
	inBody
)

// declaresFunction reports whether a function that other files could call begins in a line. One that fits into the line
// stays as it is.
func declaresFunction(line string) bool {
	line = strings.TrimPrefix(line, "[[noreturn]] ")
	return (strings.HasPrefix(line, "mint_local ") || strings.HasPrefix(line, "inline ")) && !strings.Contains(line, "{")
}

// notInlined makes the start of a function that of one in another file. Inline functions would be compiled again with each
// program, and with them the classes that they use.
var notInlined = strings.NewReplacer("mint_local ", "extern ", "inline ", "extern ")
