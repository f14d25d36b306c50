// cc's error texts as diagnostics: the place is found again in the user's file, follow-up errors are dropped, misleading texts are replaced.

package parser

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"mintc/internal/diag"
	"mintc/internal/source"
)

var (
	ccPlace   = regexp.MustCompile(`^(.+?):(\d+):(?:(\d+):)? ?(.*)$`)
	ccTwice   = regexp.MustCompile(`^(?:redeclaration|multiple definitions) of '(.+?)',?(?: first definition)? at .+?:(\d+):\d+:$`)
	ccTrailer = regexp.MustCompile(`(?: \([a-z]+\.go:\d+:[A-Za-z0-9]*:?\))+$`)
)

// report turns the error of a pass into messages with places. marked: the pass
// read the marked copy, whose line numbers are larger.
func (r *run) report(err error, marked bool) diag.List {
	var errs diag.List
	var internal internalError
	switch {
	case errors.As(err, &internal):
		if strings.Contains(err.Error(), "_Float") && r.reportExtendedTypes(&errs) || r.reportElvis(&errs) || r.reportKeywords(&errs) {
			return errs
		}
		errs.Errorf(codeInternal, r.main.file.Span(0, 0), "internal error in the C front end: %v", internal.cause).
			Note(source.Span{}, "compile the file with a C compiler first: the front end can fail on incorrect C")
		return errs
	case errors.Is(err, errInclusions):
		errs.Errorf(codeLimit, r.main.file.Span(0, 0), "%v", errInclusions)
		return errs
	case isLimit(err):
		errs.Errorf(codeLimit, r.main.placeOf(err), "%v", err)
		return errs
	}
	r.reportLines(&errs, strings.Split(err.Error(), "\n"), marked)
	if len(errs.Messages) == 0 && !r.reportExtendedTypes(&errs) && !r.reportInfinity(&errs) && !r.reportKeywords(&errs) {
		errs.Errorf(codeInternal, r.main.file.Span(0, 0), "cannot analyse this file").
			Note(source.Span{}, "compile it with a C compiler first: something in it is not correct C")
	}
	return errs
}

// reportElvis reports the places of GNU's 'a ?: b', at which cc fails where a is a constant other than zero. It returns
// false if there is none.
func (r *run) reportElvis(errs *diag.List) bool {
	var m *diag.Message
	file, toks := r.main.file, r.main.toks
	for i := 1; i < len(toks); i++ {
		at := file.Span(toks[i-1].Off, toks[i].End)
		switch {
		case toks[i-1].Spelling(file.Text) != "?" || toks[i].Spelling(file.Text) != ":":
		case m == nil:
			m = errs.Errorf(codeInternal, at, "the front end cannot read '?:' without an operand between, behind a condition that is a constant").
				Note(at, "write the value of the condition there: a ? a : b")
		default:
			m.Note(at, "or the condition of this one is constant")
		}
	}
	return m != nil
}

// extendedTypes are the floating types of ISO/IEC TS 18661-3, with what mint programs write in their place. The front end has no arithmetic of them.
var extendedTypes = map[string]string{"_Float32": "float", "_Float32x": "double", "_Float64": "double", "_Float64x": "long double", "_Float128": "long double"}

// reportExtendedTypes reports the first place of each such type. It returns false if there is none.
func (r *run) reportExtendedTypes(errs *diag.List) bool {
	found := map[string]bool{}
	for _, raw := range r.userFiles() {
		for _, t := range raw.toks {
			name := raw.spelling(t)
			if instead, ok := extendedTypes[name]; ok && !found[name] {
				errs.Errorf(codeInternal, raw.file.Span(t.Off, t.End), "the front end does not know the arithmetic of '%s'", name).
					Note(source.Span{}, "write '%s'", instead)
				found[name] = true
			}
		}
	}
	return len(found) > 0
}

// reportInfinity reports constants that are too large for a double, at which cc fails. It returns false if there is none.
func (r *run) reportInfinity(errs *diag.List) bool {
	found := false
	for _, raw := range r.userFiles() {
		toks := raw.toks
		for _, d := range raw.directives {
			toks = append(toks[:len(toks):len(toks)], d.toks...)
		}
		for _, t := range toks {
			if t.Kind != source.Number {
				continue
			}
			if _, err := strconv.ParseFloat(raw.spelling(t), 64); errors.Is(err, strconv.ErrRange) {
				errs.Errorf(codeInternal, raw.file.Span(t.Off, t.End), "the front end cannot read a constant that is too large for a double").
					Note(source.Span{}, "write INFINITY, which math.h defines")
				found = true
			}
		}
	}
	return found
}

// reportLines turns cc's lines into messages. It keeps the first message for
// each line of the program, and those in headers of the system only where there is
// no other before, and stops at the first syntax error, because cc hardly recovers from one.
func (r *run) reportLines(errs *diag.List, lines []string, marked bool) {
	type line struct {
		file   *source.File
		number int
	}
	seen := map[line]bool{}
	for _, text := range lines {
		text = ccTrailer.ReplaceAllString(text, "")
		if isCascade(text) {
			continue
		}
		place := r.main.file.Span(0, 0)
		if m := ccPlace.FindStringSubmatch(text); m != nil {
			number, _ := strconv.Atoi(m[2])
			column, _ := strconv.Atoi(m[3])
			place = r.place(m[1], number, column, marked)
			text = r.reword(m[1], m[4], place)
		}
		at := line{place.File, place.Line()}
		follows := len(errs.Messages) > 0 && r.isSystemFile(place.File)
		if !seen[at] && !follows && !r.reportWord(errs, text) {
			said, note := r.hint(text, place)
			if m := errs.Errorf("", place, "%s", said); note != "" {
				m.Note(source.Span{}, "%s", note)
			}
		}
		seen[at] = true
		if strings.HasPrefix(text, "unexpected ") {
			return
		}
	}
}

// isCascade recognises messages that only follow from an earlier error.
func isCascade(line string) bool {
	return strings.Contains(line, "TODO ") && !strings.Contains(line, typeofType) || strings.Contains(line, "<invalid type>") || strings.TrimSpace(line) == ""
}

// place finds the token that cc names by file, line and column.
func (r *run) place(name string, line, column int, marked bool) source.Span {
	raw := r.fs.files[name]
	if raw == nil {
		return r.lastToken()
	}
	if marked {
		line = r.fs.marks[name].originalLine(line)
	}
	start := raw.file.LineOffset(line)
	for _, d := range raw.directives {
		if d.isInclude() && start <= d.off && raw.file.LineStart(d.off) == start && len(d.toks) > 0 {
			return raw.file.Span(d.toks[0].Off, d.end)
		}
	}
	off := start + max(0, column-1)
	if i := raw.tokenAt(off); i >= 0 {
		return raw.file.Span(off, raw.toks[i].End)
	}
	return raw.file.Span(off, off+1)
}

// lastToken is the place of errors at the end of the file.
func (r *run) lastToken() source.Span {
	if n := len(r.main.toks); n > 0 {
		return r.main.file.Span(r.main.toks[n-1].Off, r.main.toks[n-1].End)
	}
	return r.main.file.Span(0, 0)
}

// reword replaces the few messages that would mislead.
func (r *run) reword(name, text string, place source.Span) string {
	if name == sentinelName {
		return "unexpected end of the file: a declaration, statement or bracket is not complete"
	}
	raw := r.fs.files[name]
	if raw == nil {
		return text
	}
	for _, d := range raw.directives {
		if d.name == "error" && d.off <= place.Off && place.Off <= d.end {
			return "#error " + text
		}
	}
	if name, ok := strings.CutPrefix(text, "undefined: "); ok {
		return "'" + name + "' is not declared"
	}
	if m := ccTwice.FindStringSubmatch(text); m != nil {
		return fmt.Sprintf("'%s' is declared in line %s, too", m[1], m[2])
	}
	return text
}

// lacksHeader reports whether an #include was not found.
func lacksHeader(errs diag.List) bool {
	for _, m := range errs.Messages {
		if strings.HasPrefix(m.Text, "include file not found") {
			return true
		}
	}
	return false
}
