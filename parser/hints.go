// Messages of cc about C that is newer than C11, or that it cannot read, in words of the program: what it is, and what to
// write.

package parser

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// typeofType is how cc calls a typeof of a type, of which it makes no type.
const typeofType = "[TypeSpecifierTypeofType]"

// universalName is a letter of a name that is written as its number.
var universalName = regexp.MustCompile(`^\\(u[[:xdigit:]]{4}|U[[:xdigit:]]{8})`)

// hint says in other words what cc found at a place; note is what to write. Text that needs no other words comes back.
func (r *run) hint(text string, place source.Span) (said, note string) {
	file := place.File.Text
	rest := string(file[place.Off:min(len(file), place.Off+40)])
	before := strings.TrimRight(string(file[max(0, place.Off-40):place.Off]), " \t")
	switch {
	case strings.HasPrefix(text, "unexpected '['") && strings.HasPrefix(strings.TrimSpace(rest[1:]), "["):
		return "attributes in [[ ]] are newer than C11", "write __attribute__((..)), or leave them out"
	case strings.Contains(text, "character constant") && before != "" && isDigit(before[len(before)-1]):
		return "a ' between digits is newer than C11", "write the number without"
	case strings.Contains(text, typeofType):
		return "the front end reads 'typeof' of an expression, but not of a type", "write the type itself"
	case strings.HasPrefix(text, "unexpected 'typeof'"):
		return "the front end does not know this operand of 'typeof'", "write the type itself"
	case strings.HasPrefix(text, "unexpected '__auto_type'"):
		return "the front end reads '__auto_type' as the first word of a declaration, and there alone", "write the type"
	case strings.HasPrefix(text, `unexpected '\\'`) && universalName.MatchString(rest):
		name := universalName.FindString(rest)
		letter, _ := strconv.ParseUint(name[2:], 16, 32)
		return "the front end does not read " + name + " in names", "write the letter itself: " + string(rune(letter))
	case strings.HasPrefix(text, "unexpected ','") && strings.HasPrefix(strings.TrimLeft(string(file[place.File.LineStart(place.Off):place.Off]), " \t"), "__auto_type"):
		return "the front end reads one variable behind '__auto_type'", "give each a declaration of its own"
	case text == "invalid character constant":
		return "the front end reads character constants of one character", "write the number that the constant has"
	case strings.HasPrefix(text, "unexpected character constant"):
		return "the front end reads character constants without a prefix or with L", "write the number that the constant has"
	}
	return text, ""
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' || 'a' <= c|0x20 && c|0x20 <= 'f' }

// reportWord reports the first place of a word of the language that cc does not support, for which it gives no place. The user's files
// come first. It returns false if there is none.
func (r *run) reportWord(errs *diag.List, text string) bool {
	word, _, _ := strings.Cut(text, " not supported on ")
	for _, system := range []bool{false, true} {
		for _, raw := range r.userFiles() {
			if r.isSystemFile(raw.file) != system {
				continue
			}
			for _, t := range raw.toks {
				if raw.spelling(t) == word && (system || r.isActive(raw, t.Off)) {
					errs.Errorf("", raw.file.Span(t.Off, t.End), "the front end does not know the type '%s'", word).
						Note(source.Span{}, "move what uses it into a file of its own")
					return true
				}
			}
		}
	}
	return false
}

// isSystemFile reports whether a file is a header of the system.
func (r *run) isSystemFile(file *source.File) bool {
	return slices.ContainsFunc(r.headers, func(h *Header) bool { return h.System && h.File == file })
}

// reportKeywords reports macros of the command line that are words of the language: headers are read with them, too. It returns false
// if there are none.
func (r *run) reportKeywords(errs *diag.List) bool {
	for _, d := range r.command.directives {
		if d.name == "define" && len(d.toks) > 0 && word(r.command.spelling(d.toks[0])) {
			name := r.command.spelling(d.toks[0])
			errs.Errorf(codeInternal, r.main.file.Span(0, 0), "the macro '%s' of the command line changes a word of the language, and what comes of the headers is not C any more", name).
				Note(source.Span{}, "define it in the file, behind the headers")
			return true
		}
	}
	return false
}

func (r *run) userFiles() []*rawFile {
	files := []*rawFile{r.main}
	for _, h := range r.headers {
		files = append(files, h.raw)
	}
	return files
}
