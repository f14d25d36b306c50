// Package tuning holds what was measured of a program's plans: the record that `mintc tune` writes beside the program and that
// later translations read. It is text, a line for each candidate, so that two records can be compared line by line.
//
// Take heat2d: its record has one nest with the plans that the performance model ranked first, and one chain with ways to
// make several steps one launch. Each candidate has the time that a run of the program spent in it and the options that ask
// for it; a star marks the chosen one. The digest behind a name is that of the nest as mintc sees it, and the one behind the options that of the
// plan that they stood for: where the program has changed since, or what mintc makes of the options, the record is refused.
//
// Where the code is: record.go has the values, parse.go the text. How to see it: cat in.mint-tune; go test ./optimizer/tuning
package tuning

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"mintc/internal/source"
)

// Record is what was measured of a program.
type Record struct {
	Device, Driver, Nvcc string
	Arch                 string // of the translation: sm_90
	Date                 string // 2026-11-22
	Run                  string // the arguments that the program had
	Options              string // of the translation, those that plans and numbers depend on: -fassociative-math
	Items                []Item
	Start                source.Span            // of its first line
	At                   map[string]source.Span // of the lines above, by their first word; empty in a record that was not read
}

// Kind says what an item is.
type Kind string

// A Nest has plans; a Chain has heights and kinds of launches that make several steps.
const (
	Nest  Kind = "nest"
	Chain Kind = "chain"
)

// Item is a nest or a chain with its candidates.
type Item struct {
	Kind   Kind
	Name   string // of the sweep or chain: diffuse_sweep1
	Digest string // of its text
	// Kernels are the names of those whose times are the item's, with an underscore for all that begin so. They are not in the text.
	Kernels    []string
	Candidates []Candidate
	// Steps of a chain in the run that was measured; 0: not known.
	Steps int
	At    source.Span
}

// Off is the option of a chain whose steps are ordinary launches, Auto that of one whose steps are what -O3 chooses unasked.
const (
	Off  = "-ftrapezoid=off"
	Auto = "-ftrapezoid=auto"
)

// Candidate is one way to run an item. Fault is why its time does not count; "" where it does.
type Candidate struct {
	Options      string  // that ask for it
	Plan         string  // digest of the plan that they asked for; "" where steps are ordinary launches
	Milliseconds float64 // in a run of the program: of the loops in which a chain's steps are launched, else of the kernels; 0: not measured
	Fault        string
	Chosen       bool
	At           source.Span
}

// Chosen is the candidate that is to be used; nil where none is.
func (i Item) Chosen() *Candidate {
	for k := range i.Candidates {
		if i.Candidates[k].Chosen {
			return &i.Candidates[k]
		}
	}
	return nil
}

// Has reports whether a candidate has the same options, or stands for the same plan: that would be measured twice.
func (i Item) Has(other Candidate) bool {
	return slices.ContainsFunc(i.Candidates, func(c Candidate) bool { return c.Options == other.Options || c.Plan != "" && c.Plan == other.Plan })
}

// Settle chooses the fastest candidate of each item whose time counts; the first where none was measured.
func (r *Record) Settle() {
	for i := range r.Items {
		list := r.Items[i].Candidates
		best := 0
		for k := range list {
			list[k].Chosen = false
			if list[k].counts() && (!list[best].counts() || list[k].Milliseconds < list[best].Milliseconds) {
				best = k
			}
		}
		if len(list) > 0 {
			list[best].Chosen = true
		}
	}
}

func (c Candidate) counts() bool { return c.Milliseconds > 0 && c.Fault == "" }

// Find is the item of that kind and name, or nil.
func (r *Record) Find(kind Kind, name string) *Item {
	for i := range r.Items {
		if r.Items[i].Kind == kind && r.Items[i].Name == name {
			return &r.Items[i]
		}
	}
	return nil
}

// Digest identifies a text in 16 characters.
func Digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:8])
}

// head is the first line of every record. A later version that cannot be read has another number: with 2, candidates say of which plan they are.
const head = "mint-tune 2"

// String is the text of the record.
func (r *Record) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s  # written by \"mintc tune\"; mintc -O3 uses the plans with a star\n", head)
	for _, line := range [][2]string{{"device", r.Device}, {"driver", r.Driver}, {"nvcc", r.Nvcc}, {"arch", r.Arch}, {"date", r.Date}, {"run", r.Run}, {"options", r.Options}} {
		b.WriteString(strings.TrimRight(line[0]+" "+line[1], " ") + "\n")
	}
	for _, i := range r.Items {
		fmt.Fprintf(&b, "\n%s %s %s", i.Kind, i.Name, i.Digest)
		if i.Steps > 0 {
			fmt.Fprintf(&b, " steps %d", i.Steps)
		}
		b.WriteString("\n")
		for _, c := range i.Candidates {
			b.WriteString(c.line())
		}
	}
	return b.String()
}

// planWord stands before the digest of a plan.
const planWord = "plan="

// line is a candidate's line of the text.
func (c Candidate) line() string {
	mark, what := " ", "untimed"
	if c.Chosen {
		mark = "*"
	}
	if c.Milliseconds > 0 {
		what = fmt.Sprintf("%.4f ms", c.Milliseconds)
	}
	text := fmt.Sprintf("%s %14s  %s", mark, what, c.Options)
	if c.Plan != "" {
		text += "  " + planWord + c.Plan
	}
	if c.Fault != "" {
		text += "  # " + c.Fault
	}
	return text + "\n"
}
