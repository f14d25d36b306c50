// The symbolic walk of one step: which storage each sweep uses.

package chain

import (
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
	moduli   map[string]int64 // of integers: how many values they take, 2 for now = 1 - now
	// distances are those between the parts of an array that pointers lead to, as text.
	distances map[string]string

	roles []storage
	known map[string]int // a storage's key -> its role
	chain *stencil.Chain
}

// walk is the chain of a step. Where the walk does not see how roles turn, their turn is a guess, which the run time
// compares with what happens.
func walk(f *stencil.Function, s step) (*stencil.Chain, []Obstacle) {
	w := &walker{function: f, holds: map[string]storage{}, values: map[string]form{}, unsure: map[string]bool{},
		moduli: map[string]int64{}, distances: map[string]string{}, known: map[string]int{}, chain: &stencil.Chain{}}
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
	}
	if asked := s.asked(f); asked != nil {
		c.Height = asked.Height
	}
	if o := append(w.history(), w.overlap()...); o != nil {
		return nil, o
	}
	o := w.turn()
	if s.loop != nil {
		return c, o
	}
	if c.Guessed = true; o != nil || w.stays() { // the caller may exchange what it hands over
		w.guess()
	}
	return c, nil
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
	if s, ok = w.part(text); ok {
		return s, true
	}
	base, subscript, sliced := cutSubscript(text)
	if base == "" || strings.ContainsAny(base, " +*&?(") || w.unsure[base] {
		return storage{}, false
	}
	s, held := w.holds[base]
	if !held {
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
		before, behind, _ := strings.Cut(g.Moved(), g.Base.Moved()) // & of a part of a flat array
		return before + g.Base.Name + behind
	case g.Base != nil:
		return g.Base.Name
	}
	if base, subscript, sliced := cutSubscript(g.Moved()); sliced {
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
