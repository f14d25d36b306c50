// Which kinds of program are drawn, and how often.

package progen

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// kinds counts, for each kind of fault that was once found, the programs that could show it.
type kinds map[string]int

// TestKindsAreDrawn holds that 600 programs of the usual weights have each kind.
func TestKindsAreDrawn(t *testing.T) {
	found := kinds{}
	for _, p := range draw(1, 600, DefaultFeatures()) {
		for kind := range p.kinds() {
			found[kind]++
		}
	}
	for _, kind := range []string{
		"loop start of another type", "loop bound of another type", "loop step of another type", "serial loop of mixed types",
		"shifted part", "shifted part between nests", "pointer in a struct", "pointer in a list of structs", "static pointer",
		"helpers in another file", "work in another file", "locals of locals", "rows as locals", "C89", "indices assigned after a nest",
		"separate rows", "x outermost", "triangle", "parity", "nests of one range in a time loop",
	} {
		assert.GreaterOrEqual(t, found[kind], 3, kind)
	}
	for _, typ := range integerTypes {
		assert.Positive(t, found["index "+string(typ)], typ)
		assert.Positive(t, found["bound "+string(typ)], typ)
		assert.Positive(t, found["step "+string(typ)], typ)
	}
	for way := range ways {
		assert.Positive(t, found[fmt.Sprint("host name ", way)], "host code by way %d", way)
	}
	t.Log(found)
}

// kinds are the kinds that a program has, each once.
func (p *Program) kinds() map[string]bool {
	has := map[string]bool{"C89": p.C89, "helpers in another file": p.Elsewhere != Nothing, "work in another file": p.splits()}
	for _, a := range p.Arrays {
		has["separate rows"] = has["separate rows"] || a.Apart
		has["pointer in a struct"] = has["pointer in a struct"] || a.Kind == Held || a.Kind == MemberRows || a.Kind == MemberFlat
		has["pointer in a list of structs"] = has["pointer in a list of structs"] || a.Kind == Listed
		has["static pointer"] = has["static pointer"] || a.Kind == StaticPointer
	}
	text, second, _ := p.Function("0")
	for kind, sign := range map[string]string{"locals of locals": "2 = x1", "rows as locals": "*row1 = ", "triangle": "MIN(i", "parity": "& 1) =="} {
		has[kind] = strings.Contains(text+second, sign)
	}
	VisitSteps(p.Steps, func(s Step) { p.stepKinds(s, has) })
	for kind, yes := range has {
		if !yes {
			delete(has, kind)
		}
	}
	return has
}

// stepKinds notes the kinds that a step has.
func (p *Program) stepKinds(s Step, has map[string]bool) {
	for _, l := range loopsOf(s) {
		l.kinds(has)
	}
	switch s := s.(type) {
	case *TimeLoop:
		for i, inner := range s.Steps {
			n, isNest := inner.(*Nest)
			other, follows := s.Steps[max(i-1, 0)].(*Nest)
			has["nests of one range in a time loop"] = has["nests of one range in a time loop"] || i > 0 && isNest && follows && reflect.DeepEqual(n.Loops, other.Loops)
		}
	case *HostName:
		has[fmt.Sprint("host name ", s.Way)] = true
	case *Renamed:
		for _, inner := range s.Steps {
			n, ok := inner.(*Nest)
			has["shifted part between nests"] = has["shifted part between nests"] || ok && n.Shift > 0 && len(s.Steps) > 1
		}
	case *Nest:
		has["shifted part"] = has["shifted part"] || s.Shift > 0
		has["indices assigned after a nest"] = has["indices assigned after a nest"] || s.Reset
		last := s.Loops[len(s.Loops)-1]
		has["x outermost"] = has["x outermost"] || len(s.Loops) > 1 && last.Dim < s.Loops[0].Dim
		visitRepeats(s.Body, func(r *Repeat) {
			has["serial loop of mixed types"] = has["serial loop of mixed types"] || r.Mixed != nil
		})
	}
}

// kinds notes the types of a loop's parts.
func (l Loop) kinds(has map[string]bool) {
	has["index "+string(l.Type)] = true
	if l.Mixed == nil {
		return
	}
	has["bound "+string(l.Mixed.Bound.Type)], has["step "+string(l.Mixed.Step.Type)] = true, true
	for part, typ := range map[string]Type{"start": l.Mixed.First.Type, "bound": l.Mixed.Bound.Type, "step": l.Mixed.Step.Type} {
		if typ != l.Type {
			has["loop "+part+" of another type"] = true
		}
	}
}
