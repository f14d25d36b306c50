// The symbolic walk of one step: which storage each sweep uses, and where the names lead when the step ends.

package chain

import (
	"slices"
	"strings"

	"mintc/ir/stencil"
)

// storage is what a name stands for as the step begins, or with a slice a part of that.
type storage struct {
	name  string
	slice *form
}

// key is the same for storages that are one.
func (s storage) key() string {
	if s.slice == nil {
		return s.name
	}
	return s.name + "[" + s.slice.String() + "]"
}

// walker is the state of a walk. holds and values have what names and integers have now, for those that were
// assigned; unsure are the names that may have been assigned something else.
type walker struct {
	function *stencil.Function
	holds    map[string]storage
	values   map[string]form
	unsure   map[string]bool
	moduli   map[string]int64 // of integers that take so many values: now = 1 - now

	roles []storage
	known map[string]int // a storage's key -> its role
	chain *stencil.Chain
}

// walk is the chain of a step. Where the walk does not see how roles turn, their turn is a guess, which the run time
// compares with what happens.
func walk(f *stencil.Function, s step) (*stencil.Chain, []Obstacle) {
	w := &walker{function: f, holds: map[string]storage{}, values: map[string]form{}, unsure: map[string]bool{},
		moduli: map[string]int64{}, known: map[string]int{}, chain: &stencil.Chain{}}
	w.findModuli(s.body)
	for _, inner := range s.body {
		switch x := inner.(type) {
		case *stencil.Move:
			w.move(x)
		case *stencil.Sweep:
			w.stage(x)
		}
	}
	c := w.chain
	c.Span = c.Stages[0].Sweep.Directive
	if s.loop != nil {
		c.Span = at(s.loop.Span, c.Span)
		if s.loop.Trapezoid != nil {
			c.Height = s.loop.Trapezoid.Height
		}
	}
	if o := append(w.history(), w.overlap()...); o != nil {
		return nil, o
	}
	if s.loop == nil {
		w.guess()
		return c, nil
	}
	return c, w.turn()
}

// findModuli finds the integers that take few values in turn.
func (w *walker) findModuli(body []stencil.Step) {
	for _, inner := range body {
		m, ok := inner.(*stencil.Move)
		if !ok {
			continue
		}
		f, ok := readForm(m.Value)
		switch {
		case !ok:
		case f.modulus != 0:
			w.moduli[m.To] = f.modulus
		case f.plus == 1 && len(f.terms) == 1 && f.terms[m.To] == -1:
			w.moduli[m.To] = 2
		}
	}
}

// move is an assignment of the host's.
func (w *walker) move(m *stencil.Move) {
	delete(w.unsure, m.To)
	delete(w.holds, m.To)
	delete(w.values, m.To)
	if f, ok := readForm(m.Value); ok {
		if f, ok = f.with(w.values); ok {
			w.values[m.To] = f
		}
	}
	s, ok := w.named(m.Value)
	if ok {
		w.holds[m.To] = s
	}
	if m.Value == "" || !ok && w.values[m.To].terms == nil {
		w.unsure[m.To] = true
	}
}

// named is the storage of a name or of a slice of one, as text; ok is false for any other text.
func (w *walker) named(text string) (s storage, ok bool) {
	base, subscript, sliced := cutSubscript(text)
	if base == "" || strings.ContainsAny(base, " +*&?(") || w.unsure[base] {
		return storage{}, false
	}
	s, assigned := w.holds[base]
	if !assigned {
		s = storage{name: base}
	}
	if !sliced {
		return s, true
	}
	f, ok := w.subscript(subscript)
	if !ok || s.slice != nil {
		return storage{}, false
	}
	return storage{s.name, &f}, true
}

// cutSubscript is u and t%2 of u[t%2]. An element with a constant subscript is a name by itself.
func cutSubscript(text string) (base, subscript string, sliced bool) {
	open := strings.LastIndex(text, "[")
	if open <= 0 || !strings.HasSuffix(text, "]") {
		return text, "", false
	}
	base, subscript = text[:open], text[open+1:len(text)-1]
	if f, ok := readForm(subscript); ok && f.isConstant(f.plus) {
		return text, "", false
	}
	return base, subscript, true
}

// subscript is the value of a slice's subscript as the step begins.
func (w *walker) subscript(text string) (f form, ok bool) {
	if f, ok = readForm(text); !ok {
		return f, false
	}
	for name := range f.terms {
		if w.unsure[name] {
			return f, false
		}
	}
	if f.modulus == 0 {
		for name := range f.terms {
			f.modulus = max(f.modulus, w.moduli[name])
		}
	}
	return f.with(w.values)
}

// place is the text that names a grid in moves: its own name, or that of its array with a subscript.
func place(g *stencil.Grid) string {
	switch {
	case g.Base != nil && g.Leading != nil:
		return g.Base.Name + strings.TrimPrefix(g.Host, g.Base.Host)
	case g.Base != nil:
		return g.Base.Name
	}
	if base, subscript, sliced := cutSubscript(g.Host); sliced {
		return base + "[" + subscript + "]"
	}
	return g.Name
}

// stage enters a sweep with the storages that it uses.
func (w *walker) stage(s *stencil.Sweep) {
	stage := stencil.Stage{Sweep: s}
	for _, u := range s.Uses {
		text := place(u.Grid)
		at, ok := w.named(text)
		if !ok { // a storage of its own, until the run time says more
			at = storage{name: text}
			w.unsure[text] = true
		}
		r := w.role(at, u.Grid)
		stage.Roles = append(stage.Roles, r)
		w.chain.Roles[r].Written = w.chain.Roles[r].Written || u.Written
	}
	w.chain.Stages = append(w.chain.Stages, stage)
}

// role is the number of a storage's role. Grid names it where it is new.
func (w *walker) role(s storage, g *stencil.Grid) int {
	r, ok := w.known[s.key()]
	if !ok {
		r = len(w.roles)
		w.known[s.key()] = r
		w.roles = append(w.roles, s)
		w.chain.Roles = append(w.chain.Roles, stencil.ChainRole{Grid: g})
	}
	return r
}

// later is the storage that a role's name, or its slice, stands for one step later.
func (w *walker) later(s storage) (next storage, ok bool) {
	if w.unsure[s.name] {
		return s, false
	}
	next = storage{name: s.name}
	if held, assigned := w.holds[s.name]; assigned {
		next = held
	}
	if s.slice == nil {
		return next, true
	}
	f, ok := s.slice.with(w.values)
	for name := range s.slice.terms {
		ok = ok && !w.unsure[name]
	}
	return storage{next.name, &f}, ok && next.slice == nil
}

// history is the obstacle of a step that writes another slice of an array than those before.
func (w *walker) history() []Obstacle {
	for r, s := range w.roles {
		role := &w.chain.Roles[r]
		if s.slice == nil || s.slice.modulus != 0 {
			continue
		}
		next, ok := w.later(s)
		if !ok || next.key() == s.key() {
			continue
		}
		written := role.Written || w.sliced(s.name)
		if _, turns := w.known[next.key()]; turns && written { // u[a], u[b]: a, b = b, a
			continue
		}
		if !written {
			role.Renewed = true
			continue
		}
		return []Obstacle{limits(at(role.Grid.Span, w.chain.Span), "every step writes another part of '"+s.name+"', which keeps them all", "use two buffers in turn, as in "+s.name+"[t % 2]")}
	}
	return nil
}

// overlap is the obstacle of an array that is used both as a whole and by its slices.
func (w *walker) overlap() []Obstacle {
	for _, s := range w.roles {
		if whole, both := w.known[s.name]; both && s.slice != nil && (w.chain.Roles[whole].Written || w.sliced(s.name)) {
			return []Obstacle{limits(w.chain.Span, "'"+w.chain.Roles[whole].Grid.Host+"' is used both as a whole and by its parts", "use one of the two in all nests of a step")}
		}
	}
	return nil
}

// sliced reports whether some slice of an array is written.
func (w *walker) sliced(name string) bool {
	for r, s := range w.roles {
		if s.name == name && w.chain.Roles[r].Written {
			return true
		}
	}
	return false
}

// mostSlices bounds the roles of slices that are used in other steps only.
const mostSlices = 16

// turn finds where the roles are one step later, and the obstacle where they do not take turns. Grids that no stage
// uses may be among them.
func (w *walker) turn() []Obstacle {
	var turn, unknown []int
	for r := 0; r < len(w.roles); r++ { // which grows
		if w.chain.Roles[r].Renewed {
			turn = append(turn, r)
			continue
		}
		next, ok := w.later(w.roles[r])
		switch {
		case !ok && !w.chain.Roles[r].Written: // another input in each step, if no other role turns into it
			unknown = append(unknown, r)
			turn = append(turn, r)
			continue
		case !ok:
			w.guess()
			return nil
		}
		n, known := w.known[next.key()]
		if !known {
			g := w.gridOf(next)
			if g == nil && next.slice != nil && next.slice.modulus != 0 && len(w.roles) < mostSlices { // no nest uses it in this step
				g = w.chain.Roles[r].Grid
			}
			if g == nil {
				return w.noTurn(r, "takes its storage from an array that no nest of the step uses")
			}
			n = w.role(next, g)
		}
		if slices.Contains(turn, n) {
			if slices.Contains(unknown, n) {
				w.guess()
				return nil
			}
			return w.noTurn(r, "has the same storage as another name after the step")
		}
		if !sameKind(w.chain.Roles[r].Grid, w.chain.Roles[n].Grid) {
			return w.noTurn(r, "changes places with an array of another kind")
		}
		turn = append(turn, n)
	}
	w.chain.Turn = turn
	for _, r := range unknown {
		w.chain.Roles[r].Renewed = true
	}
	return nil
}

// noTurn is the obstacle of names that do not change places in a circle.
func (w *walker) noTurn(role int, why string) []Obstacle {
	return []Obstacle{limits(w.chain.Span, "'"+w.chain.Roles[role].Grid.Host+"' "+why, "let the arrays of a step change places in a circle, as in t = u, u = v, v = t")}
}

// gridOf is the grid of a storage that no stage uses, nil if there is none.
func (w *walker) gridOf(s storage) *stencil.Grid {
	start := &walker{moduli: w.moduli}
	for _, g := range w.function.Grids {
		if at, ok := start.named(place(g)); ok && at.key() == s.key() {
			return g
		}
	}
	return nil
}

func sameKind(a, b *stencil.Grid) bool { return a.Elem == b.Elem && a.Rank == b.Rank }
