// The text of a record, read with the places of its lines. Whatever is malformed is refused: a plan that was not measured must not
// pass for one that was.

package tuning

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"mintc/internal/source"
)

// Problem is why a record cannot be used: the place, and a sentence without its stop.
type Problem struct {
	At   source.Span
	Text string
}

func (p *Problem) Error() string { return p.Text }

// Read reads a record.
func Read(file *source.File) (*Record, *Problem) {
	r := reader{record: &Record{At: map[string]source.Span{}}}
	offset := 0
	for line := range strings.Lines(string(file.Text)) {
		text := strings.TrimRight(line, "\r\n")
		at := file.Span(offset, offset+len(text))
		offset += len(line)
		if p := r.line(text, at); p != nil {
			return nil, p
		}
	}
	if !r.begun {
		return nil, &Problem{file.Span(0, 0), fmt.Sprintf("an empty record of measured plans; it begins with '%s'", head)}
	}
	return r.record, r.end()
}

type reader struct {
	record *Record
	begun  bool
}

// fields are those of Record that a line holds.
func (r *reader) fields() map[string]*string {
	return map[string]*string{"device": &r.record.Device, "driver": &r.record.Driver, "nvcc": &r.record.Nvcc, "arch": &r.record.Arch,
		"date": &r.record.Date, "run": &r.record.Run, "options": &r.record.Options}
}

func (r *reader) line(text string, at source.Span) *Problem {
	content, fault, _ := strings.Cut(text, "  # ")
	word, rest, _ := strings.Cut(strings.TrimSpace(content), " ")
	rest = strings.TrimSpace(rest)
	switch {
	case !r.begun:
		if strings.TrimSpace(content) != head {
			return &Problem{at, fmt.Sprintf("not a record of measured plans that this version reads; one begins with '%s'", head)}
		}
		r.begun, r.record.Start = true, at
		return nil
	case word == "":
		return nil
	case strings.ContainsRune(" \t*", rune(text[0])):
		return r.candidate(content, fault, at)
	case word == string(Nest) || word == string(Chain):
		return r.item(Kind(word), rest, at)
	}
	field, known := r.fields()[word]
	_, twice := r.record.At[word]
	switch {
	case !known:
		return &Problem{at, fmt.Sprintf("'%s' is neither nest, chain, device, driver, nvcc, arch, date, run nor options; a candidate begins with a star or a space", word)}
	case twice:
		return &Problem{at, fmt.Sprintf("a second line '%s'", word)}
	}
	*field, r.record.At[word] = rest, at
	return nil
}

func (r *reader) item(kind Kind, rest string, at source.Span) *Problem {
	words, steps := strings.Fields(rest), 0
	if len(words) == 4 && words[2] == "steps" && kind == Chain {
		var err error
		if steps, err = strconv.Atoi(words[3]); err != nil || steps < 1 {
			return &Problem{at, fmt.Sprintf("'%s' is not a number of steps", words[3])}
		}
		words = words[:2]
	}
	switch {
	case len(words) != 2:
		return &Problem{at, fmt.Sprintf("a %s has a name and a digest", kind)}
	case r.record.Find(kind, words[0]) != nil:
		return &Problem{at, fmt.Sprintf("a second %s '%s'", kind, words[0])}
	}
	if p := r.end(); p != nil {
		return p
	}
	r.record.Items = append(r.record.Items, Item{Kind: kind, Name: words[0], Digest: words[1], Steps: steps, At: at})
	return nil
}

// candidate reads "*   1.2345 ms  -ftile=64,4 -fchunk=1,2  plan=0123456789abcdef".
func (r *reader) candidate(content, fault string, at source.Span) *Problem {
	c := Candidate{At: at, Chosen: content[0] == '*', Fault: strings.TrimSpace(fault)}
	words := strings.Fields(content[1:])
	if len(r.record.Items) == 0 {
		return &Problem{at, "a candidate before the first nest or chain"}
	}
	switch {
	case len(words) > 1 && words[0] == "untimed":
		words = words[1:]
	case len(words) > 2 && words[1] == "ms":
		var err error
		if c.Milliseconds, err = strconv.ParseFloat(words[0], 64); err != nil || !(c.Milliseconds > 0) || math.IsInf(c.Milliseconds, 1) {
			return &Problem{at, fmt.Sprintf("'%s' is not a time in milliseconds", words[0])}
		}
		words = words[2:]
	default:
		return &Problem{at, "a candidate is a time in ms, or 'untimed', and the options that ask for it"}
	}
	item := &r.record.Items[len(r.record.Items)-1]
	if c.Chosen && item.Chosen() != nil {
		return &Problem{at, fmt.Sprintf("a second star for %s '%s'", item.Kind, item.Name)}
	}
	if last := len(words) - 1; last > 0 && strings.HasPrefix(words[last], planWord) {
		c.Plan, words = strings.TrimPrefix(words[last], planWord), words[:last]
	}
	c.Options = strings.Join(words, " ")
	item.Candidates = append(item.Candidates, c)
	return nil
}

// end checks that the item before has a chosen candidate.
func (r *reader) end() *Problem {
	if n := len(r.record.Items); n > 0 && r.record.Items[n-1].Chosen() == nil {
		item := r.record.Items[n-1]
		return &Problem{item.At, fmt.Sprintf("no candidate of %s '%s' has a star", item.Kind, item.Name)}
	}
	return nil
}
