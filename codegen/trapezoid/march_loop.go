// The loop over the turns: the first ones, with planes beyond the range, and the steady state.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// loopText runs the block's planes.
func (m *builder) loopText(g *geometry) []stencil.Stmt {
	var ahead int64
	for _, c := range m.consts {
		ahead = max(ahead, c.Ahead)
	}
	stream := m.startText(g, ahead)
	times := max(1, m.Repeat)
	slots, whenSure := m.turnsOf(times), fmt.Sprintf("%s >= %d", g.r, m.firstSteady())
	if m.TurnsKnown(m.Height, m.MarchShape) {
		whenSure += fmt.Sprintf(" && slot %% %d == 0", times)
	}
	var repeated []stencil.Stmt
	for n := range times {
		repeated = append(repeated, m.advance(int64(n), slots[n], true))
	}
	stream = append(stream,
		&kernel.Nest{Head: []string{fmt.Sprintf("while (%s < end) {", g.r)}, Body: []stencil.Stmt{
			&kernel.Nest{Head: []string{fmt.Sprintf("if (%s) {", whenSure)}, Body: []stencil.Stmt{
				&kernel.Nest{Head: []string{fmt.Sprintf("for (; %s < steady; %s += %d, slot += %d) {", plus(g.r, int64(times-1)), g.r, times, times)}, Body: repeated, Tail: "}"}}, Tail: "}"},
			&kernel.Nest{Head: []string{fmt.Sprintf("if (%s < end) {", g.r)}, Body: []stencil.Stmt{m.advance(0, "slot", false), m.line("%s++, slot++;", g.r)}, Tail: "}"},
		}, Tail: "}"})
	list := []stencil.Stmt{
		m.line("const int end = %s + %d; // behind the last plane that comes in", g.to, m.farthestBehind()),
		m.line("const int steady = min(end, %s - %d); // behind the last turn in which all planes are in the range", g.planes, int64(m.Prefetch)+ahead),
		&kernel.Nest{Head: []string{"auto stream = [&](auto tile) {"}, Body: stream, Tail: "};"},
	}
	return append(append(list, m.choiceText(g)...), m.line("__pipeline_wait_prior(0);"))
}

// startText is what a block does in front of its first turn, with constants that come so many planes ahead of the inputs.
func (m *builder) startText(g *geometry, ahead int64) []stencil.Stmt {
	below := m.Widest().Below[0]
	for _, c := range m.consts {
		below = max(below, c.Around.Below[0])
	}
	low, _ := m.Reach(m.Height, 0)
	list := []stencil.Stmt{
		m.line("int %s = %s;", g.r, plus(fmt.Sprintf("max(%s, %d)", plus(g.from, -low), -below), -ahead)),
		m.line("unsigned slot = 0;"),
		each("n", m.Prefetch, m.line("fetch(%s + n, n, mint_cells<tile.inside, tile.packed, false>());", g.r)),
	}
	list = append(list, m.firstArrival()...)
	for _, fd := range m.Fields {
		list = append(list, m.sides.start(fd)...)
	}
	return list
}

// advance makes the turn n turns from now.
func (m *builder) advance(n int64, slot string, steady bool) stencil.Stmt {
	same := ""
	if m.sides.compares() {
		same = ", tile.same"
	}
	return m.line("advance(%s, %s, mint_cells<tile.inside, tile.packed, %t%s>());", plus(m.geo.r, n), slot, steady, same)
}

// farthestBehind is how many planes the last plane that is computed lies behind the newest one that comes in.
func (m *builder) farthestBehind() (planes int64) {
	for s := range m.Chain.Stages {
		planes = max(planes, m.LagAt(s, m.Height-1)-m.first)
	}
	return planes
}

// firstSteady is the first turn in which all steps have planes in the range, also those before that stop at its end.
func (m *builder) firstSteady() int64 {
	turn := m.farthestBehind()
	for _, r := range m.Reads {
		if r.Clamped[0] {
			turn = max(turn, m.farthestBehind()-r.Offset[0])
		}
	}
	return turn
}

// choiceText streams the tile by what is known of it. Each way is a text of its own for the compiler, and all share the registers.
func (m *builder) choiceText(g *geometry) []stencil.Stmt {
	packed := "true"
	if !m.onlyPacked {
		packed = g.packed // an instance that it is not known of has one text
	}
	list := []stencil.Stmt{m.line("if (%s)", g.inside), m.line("    stream(mint_cells<%s, %s, false>());", packed, packed)}
	if m.sides.compares() {
		list = append(list, m.line("else if (%s)", g.same), m.line("    stream(mint_cells<false, %s, false, %s>());", packed, packed))
	}
	return append(list, m.line("else"), m.line("    stream(mint_cells<false, %s, false>());", packed))
}

// turnsOf are the turns that the code of the steady state has. Those whose place in the rings is known have numbers that no plane is older than.
func (m *builder) turnsOf(times int) []string {
	first := 0
	for _, c := range m.consts {
		for int64(first) < c.planes {
			first += times
		}
	}
	var list []string
	for n := range times {
		if m.TurnsKnown(m.Height, m.MarchShape) {
			list = append(list, fmt.Sprintf("mint_known_turn<%d>()", first+n))
		} else {
			list = append(list, plus("slot", int64(n)))
		}
	}
	return list
}

// firstArrival is what other warps wait for in the first turn, in which they read planes of this one for those that never came.
func (m *builder) firstArrival() []stencil.Stmt {
	var list []stencil.Stmt
	if m.constantsCross() {
		list = append(list, m.line("__pipeline_wait_prior(%d);", m.Prefetch-1))
	}
	if m.CrossesWarps() {
		list = append(list, m.line("mint_arrive(%s, %s);", m.geo.barrier, m.geo.lane))
	}
	return list
}
