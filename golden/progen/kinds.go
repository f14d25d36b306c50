// Which kinds of program a drawn one is of: for tests that count them.

package progen

import (
	"fmt"
	"reflect"
	"strings"
)

// Kinds are the kinds of program that once showed a fault, or that kernels of several steps have a way of their own for, that this one is of.
func (p *Program) Kinds() map[string]bool {
	has := map[string]bool{"C89": p.C89, "helpers in another file": p.Elsewhere != Nothing, "work in another file": p.splits()}
	for _, a := range p.Arrays {
		has["halves of one block"] = has["halves of one block"] || a.Beside != ""
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
		p.chainKinds(s, has)
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
	has["index "+string(l.Type)], has["index from another value"] = true, has["index from another value"] || l.hasBase()
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
