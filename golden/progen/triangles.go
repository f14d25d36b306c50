// Loops whose range depends on an outer index: triangles, and rows that start at every other point.

package progen

import "fmt"

// Bound makes the range of a loop depend on the indices of outer loops.
type Bound struct {
	Kind  BoundKind
	Of    string // an outer index, or a sum of them
	Slack int
	Type  Type `shrink:"zero"` // of a cast around Of + Slack; "" for none
}

// BoundKind says which end of the range depends.
type BoundKind int

// The dependent bounds.
const (
	Fixed  BoundKind = iota
	Below            // ends at Of + Slack
	Above            // starts at Of - Slack
	Parity           // starts one later where Of + Slack is odd, in steps of two
)

// triangle sometimes makes a loop depend on one outside of it.
func (n *nestDrawer) triangle() {
	if len(n.nest.Loops) < 2 || !n.want("triangle") {
		return
	}
	at := n.between(1, len(n.nest.Loops)-1)
	inner, outer := &n.nest.Loops[at], &n.nest.Loops[n.IntN(at)]
	if !inner.plain() || !outer.signed() {
		return
	}
	inner.Bound = Bound{Kind: pick(n.drawer, Below, Above), Of: outer.Name, Slack: n.between(-1, 3)}
	if n.want("mixed-types") {
		inner.Bound.Type = pick[Type](n.drawer, "long", "short", "long long")
		if inner.Bound.Kind == Below { // an end beyond the range is cut
			inner.Bound.Type = pick(n.drawer, integerTypes...)
		}
	}
}

// plain reports whether the loop counts upwards, by one, with an int.
func (l *Loop) plain() bool {
	return l.Type == "int" && !l.Down && l.Step == 1 && !l.Mirror && l.Compare != NotEqual && l.Moving == ""
}

// signed reports whether arithmetic with the index may be negative.
func (l *Loop) signed() bool {
	t := integers[l.Type]
	return t.signed || t.bits < 32
}

// counts reports whether an index of the loop's type runs to end, and past it by a step, without a wrap.
func (l *Loop) counts(end int) bool {
	t := integers[l.Type]
	last := number{int64(end + l.Step), integers["int"]}
	return last.to(t).value == last.value && (t.signed || end >= 1 && !l.Down)
}

// bounds puts the dependent bound in the place of a constant one.
func (l *Loop) bounds(first, bound string) (string, string) {
	of := plus(l.Bound.Of, l.Bound.Slack)
	switch l.Bound.Kind {
	case Below:
		bound = fmt.Sprintf("MIN(%s, %s)", l.Bound.cast(of), bound)
	case Above:
		first = fmt.Sprintf("MAX(%s, %s)", first, l.Bound.cast(plus(l.Bound.Of, -l.Bound.Slack)))
	case Parity:
		first = fmt.Sprintf("%s + (%s & 1)", first, paren(of))
	}
	return first, bound
}

func (b *Bound) cast(text string) string {
	if b.Type == "" {
		return text
	}
	return fmt.Sprintf("(%s)%s", b.Type, paren(text))
}
