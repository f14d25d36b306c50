// Measured plans: what a record of `mintc tune` chose takes the place of what the model predicts, and the candidates that
// are worth measuring.

package optimizer

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/plan"
	"mintc/ir/stencil"
	"mintc/optimizer/chain"
	"mintc/optimizer/schedule"
	"mintc/optimizer/tuning"
)

// RefuseRecord says why a record of measured plans is not for this translation: the first reason, for others are likely to
// follow from it. here is the place in the program, if there is one.
func RefuseRecord(msgs *diag.List, at, here source.Span, format string, args ...any) {
	if slices.ContainsFunc(msgs.Messages, func(m *diag.Message) bool { return m.Code == codeTuned }) {
		return
	}
	m := msgs.Errorf(codeTuned, at, format, args...)
	if here.IsValid() {
		m.Note(here, "it is here")
	}
	m.
		Note(source.Span{}, "run \"mintc tune\" again, or translate with -ftune=off, which leaves the choice to the model")
}

// checkRecord refuses a record of another architecture, card or options, or of nests that the program does not have.
func checkRecord(p *stencil.Program, o Options, msgs *diag.List) {
	if o.Tuned == nil {
		return
	}
	refuse := func(line, format string, args ...any) {
		at := o.Tuned.At[line]
		if !at.IsValid() {
			at = o.Tuned.Start
		}
		RefuseRecord(msgs, at, source.Span{}, format, args...)
	}
	switch r := o.Tuned; {
	case r.Arch != o.Device.Arch:
		refuse("arch", "these plans were measured for %s, and this translation is for %s", named(r.Arch, "no architecture"), o.Device.Arch)
		return
	case o.Card != "" && r.Device != "" && r.Device != o.Card:
		refuse("device", "these plans were measured on %s, and this translation is for %s", r.Device, o.Card)
		return
	case r.Options != o.Given:
		refuse("options", "these plans were measured with %s, and this translation has %s", named(r.Options, "none of the options that plans depend on"),
			named(o.Given, "none of them"))
		return
	}
	known := map[string]bool{}
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			known[s.Name] = true
		}
	}
	for _, item := range o.Tuned.Items {
		if item.Kind == tuning.Nest && !known[item.Name] {
			RefuseRecord(msgs, item.At, source.Span{}, "the program has no nest '%s' any more", item.Name)
		}
	}
}

// checkChains refuses a record of time loops that the program, whose chains are found, does not have.
func checkChains(p *stencil.Program, o Options, msgs *diag.List) {
	if o.Tuned == nil {
		return
	}
	known := map[string]bool{}
	for _, f := range p.Functions {
		for _, c := range f.Chains {
			known[c.Name] = true
		}
	}
	for _, item := range o.Tuned.Items {
		if item.Kind == tuning.Chain && !known[item.Name] {
			RefuseRecord(msgs, item.At, source.Span{}, "the program has no chain '%s' any more", item.Name)
		}
	}
}

// named is a word of a record, or what to say where it is missing.
func named(word, missing string) string {
	if word == "" {
		return missing
	}
	return word
}

// tunedItem is what a record says of a nest or chain, nil where it says nothing that counts.
func (o Options) tunedItem(kind tuning.Kind, name, identity string, at source.Span, msgs *diag.List) *tuning.Item {
	item := o.Tuned.Find(kind, name)
	switch {
	case item == nil:
		RefuseRecord(msgs, o.Tuned.Start, at, "nothing was measured of %s '%s'", kind, name)
		return nil
	case item.Digest != tuning.Digest(identity):
		RefuseRecord(msgs, item.At, at, "%s '%s' has changed since it was measured", kind, name)
		return nil
	}
	return item
}

// tunedPlan puts the plan first that the record chose.
func tunedPlan(s *stencil.Sweep, list []schedule.Candidate, o Options, msgs *diag.List) []schedule.Candidate {
	if o.Tuned == nil || len(list) == 0 {
		return list
	}
	item := o.tunedItem(tuning.Nest, s.Name, s.Identity(), s.Directive, msgs)
	if item == nil {
		return list
	}
	chosen := item.Chosen()
	for i, c := range list {
		if c.Plan.Options() == chosen.Options {
			refuseOther(chosen, nestPlan(c.Plan), s.Directive, msgs)
			return slices.Insert(slices.Delete(slices.Clone(list), i, i+1), 0, c)
		}
	}
	RefuseRecord(msgs, chosen.At, s.Directive, "the options of this translation allow no such plan for nest '%s'", s.Name)
	return list
}

// refuseOther refuses a record whose chosen plan is another one than its options ask for today.
func refuseOther(chosen *tuning.Candidate, digest string, here source.Span, msgs *diag.List) {
	switch chosen.Plan {
	case digest:
	case "":
		RefuseRecord(msgs, chosen.At, here, "'%s' has no plan=, which says what plan was measured", chosen.Options)
	default:
		RefuseRecord(msgs, chosen.At, here, "'%s' asks for another plan than it did when it was measured: mintc has changed since", chosen.Options)
	}
}

// nestPlan identifies all that a plan says.
func nestPlan(p plan.Plan) string { return tuning.Digest(p.String()) }

// chainPlan identifies all that a plan of several steps says but its chain.
func chainPlan(t plan.Trapezoid) string {
	text := ""
	for p := &t; p != nil; p = p.Special {
		text += fmt.Sprintf("%d %v %v %v %+v %+v %+v %v %d %d\n", p.Height, p.Kind, p.Tile, p.Threads, p.March, p.Stay, p.Strip, p.Packed, p.LeastCells, p.LeastPlanes)
	}
	return tuning.Digest(text)
}

// tunedChain are the options for a chain, with the height and kind that the record chose. Options and directives that say
// so themselves go before.
func (o Options) tunedChain(v chain.Verdict, msgs *diag.List) (TrapezoidOptions, *tuning.Candidate) {
	t := o.Trapezoid
	if o.Tuned == nil || t.Off || t.Height != 0 || t.Kind != nil {
		return t, nil
	}
	item := o.tunedItem(tuning.Chain, v.Chain.Name, chainIdentity(v.Chain), v.At(), msgs)
	if item == nil {
		return t, nil
	}
	chosen := item.Chosen()
	t, err := withOptions(t, chosen.Options)
	if err != nil {
		RefuseRecord(msgs, chosen.At, v.At(), "%v", err)
		return t, nil
	}
	return t, chosen
}

// chainIdentity is all that plans of the chain depend on, as text.
func chainIdentity(c *stencil.Chain) string {
	text := fmt.Sprintf("%s %v %d\n", c.Name, c.Turn, c.Height)
	for _, st := range c.Stages {
		text += fmt.Sprintln(st.Roles) + st.Sweep.Identity()
	}
	return text
}

// trapezoidOptions are those that ask for the height and kind of a plan.
func trapezoidOptions(t plan.Trapezoid) string {
	return fmt.Sprintf("-ftrapezoid=%d -ftrapezoid-kind=%v", t.Height, t.Kind)
}

// withOptions reads the options of a candidate: -ftrapezoid=8 -ftrapezoid-kind=march. None is given twice.
func withOptions(t TrapezoidOptions, options string) (TrapezoidOptions, error) {
	given := map[string]bool{}
	for _, word := range strings.Fields(options) {
		name, value, _ := strings.Cut(word, "=")
		n, notNumber := strconv.Atoi(value)
		again := given[name]
		given[name] = true
		switch {
		case again:
			return t, fmt.Errorf("'%s' comes after another %s", word, name)
		case word == tuning.Off:
			t.Off = true
		case word == tuning.Auto:
			t.Auto = true
		case name == "-ftrapezoid" && notNumber == nil && n >= 2 && n <= plan.MostSteps:
			t.Height = n
		case name == "-ftrapezoid-kind":
			kind, err := plan.ParseTrapezoidKind(value)
			if err != nil {
				return t, fmt.Errorf("%s: %w", word, err)
			}
			t.Kind = &kind
		default:
			return t, fmt.Errorf("'%s' asks for no launches of several steps", word)
		}
	}
	return t, nil
}

// Candidates are the nests and chains of a program, after Optimize, each with at most n ways to run it, the one that the model
// expects most of first. Steps that are ordinary launches are always among those of a chain.
func Candidates(p *stencil.Program, o Options, n int) []tuning.Item {
	var items []tuning.Item
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			item := tuning.Item{Kind: tuning.Nest, Name: s.Name, Digest: tuning.Digest(s.Identity()), Kernels: []string{s.Name}}
			for _, c := range schedule.Rank(s, o.Options, &diag.List{}) {
				if own := (tuning.Candidate{Options: c.Plan.Options(), Plan: nestPlan(c.Plan)}); len(item.Candidates) < n && !item.Has(own) {
					item.Candidates = append(item.Candidates, own)
				}
			}
			items = append(items, item)
		}
		for _, v := range chain.Find(f) {
			if v.Chain != nil && !o.Trapezoid.Off {
				items = append(items, chainItem(v, o, n))
			}
		}
	}
	return items
}
