// What the check found, written into the program: the inferred transfers of each region with their directions,
// and the elements of each single block. A direction is dropped only by proof: the upload if the region writes
// every cell before it reads one, the download if it writes none.

package validity

import (
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/pragma"
)

// apply writes what was found into the program.
func (c *checker) apply() {
	c.findRowsStay()
	for _, list := range c.in.Transfers {
		for _, t := range list {
			t.Part = c.parts.of[t] || c.returning[scope(t.Scope)]
		}
	}
	for r, list := range c.needs {
		for _, n := range list {
			n.provide.Download = n.provide.Download && (n.pointed && !n.constant || writes(r, n.grid))
			n.provide.Upload = n.shared || n.upload || !writtenFirst(r.Steps, n.grid)
			n.provide.Part = c.parts.of[n.provide] || c.returning[n.ends]
			r.Provides = append(r.Provides, n.provide)
			c.remark(r, n.provide)
			c.calledTwice(r, n.provide)
		}
	}
	for single, accesses := range c.elements {
		for _, a := range accesses {
			a.OrHost = a.OrHost || c.onHost[a.Span.Off]
			single.Accesses = append(single.Accesses, a)
		}
		sort.Slice(single.Accesses, func(i, j int) bool { return single.Accesses[i].Span.Off < single.Accesses[j].Span.Off })
	}
}

func (c *checker) remark(r *stencil.Region, p *stencil.Provide) {
	var parts []string
	if p.Upload {
		parts = append(parts, "to the device at its start")
	}
	if p.Download {
		parts = append(parts, "back at its end")
	}
	if len(parts) == 0 {
		parts = append(parts, "kept on the device only")
	}
	c.msgs.Remarkf(codeInferred, startOf(r), "'%s' has no copy to the device before this region: %s", p.Grid.Host, strings.Join(parts, ", "))
}

// calledTwice refuses an extent with a side effect in a copy from the device that also has to map
// the array: the extent would be computed twice.
func (c *checker) calledTwice(r *stencil.Region, p *stencil.Provide) {
	if p.Called == nil {
		return
	}
	c.msgs.Errorf(codeCalled, *p.Called, "this call would be made twice: where the loop needs '%s' on the device, and here", p.Grid.Host).
		Note(startOf(r), "'%s' is put on the device here, because no copy to the device comes before", p.Grid.Host).
		Note(source.Span{}, "put the extent into a variable before the loop")
}

func startOf(r *stencil.Region) source.Span {
	if r.Directive.IsValid() {
		return r.Directive
	}
	return firstSweep(r.Steps).Directive
}

func firstSweep(steps []stencil.Step) *stencil.Sweep {
	var first *stencil.Sweep
	stencil.Visit(steps, func(s stencil.Step) {
		if sw, ok := s.(*stencil.Sweep); ok && first == nil {
			first = sw
		}
	})
	return first
}

// writes reports whether the region may change g on the device.
func writes(r *stencil.Region, g *stencil.Grid) bool {
	found := false
	stencil.Visit(r.Steps, func(s stencil.Step) {
		switch s := s.(type) {
		case *stencil.Sweep:
			for _, u := range usesOf(s, g) {
				found = found || u.Written
			}
		case *stencil.Single:
			found = true
		}
	})
	return found
}

// usesOf are the uses of an array: of itself, or of its slices and views.
func usesOf(s *stencil.Sweep, g *stencil.Grid) []*stencil.Use {
	var list []*stencil.Use
	for _, u := range s.Uses {
		if u.Grid.Root() == g {
			list = append(list, u)
		}
	}
	return list
}

// writtenFirst reports whether the steps provably write every cell of g before one is read. Only
// steps that always run count.
func writtenFirst(steps []stencil.Step, g *stencil.Grid) bool {
	for _, s := range steps {
		switch s := s.(type) {
		case *stencil.Sweep:
			if len(usesOf(s, g)) > 0 {
				return fills(s, g)
			}
		case *stencil.Barrier:
		case *stencil.Transfer:
			if s.Grid == g {
				return false
			}
		default:
			return false
		}
	}
	return false
}

// writesAll reports whether an unguarded access of the nest writes every cell: each subscript is
// another parallel index, and that index runs over the whole extent.
func writesAll(s *stencil.Sweep, u *stencil.Use) bool {
	for _, a := range u.Accesses {
		if a.Write && a.Member == "" && !a.Guarded && a.Resolved && coversGrid(s, u.Grid, a) {
			return true
		}
	}
	return false
}

func coversGrid(s *stencil.Sweep, g *stencil.Grid, a stencil.AccessInfo) bool {
	used := map[*stencil.Symbol]bool{}
	for d, form := range a.Affine {
		if len(form.Terms) != 1 || form.Terms[0].Coef != 1 || form.Const != 0 || used[form.Terms[0].Sym] {
			return false
		}
		used[form.Terms[0].Sym] = true
		if !runsOver(s, form.Terms[0].Sym, g.Sizes[d]) {
			return false
		}
	}
	return true
}

// runsOver reports whether a parallel loop takes the values 0 to extent-1.
func runsOver(s *stencil.Sweep, index *stencil.Symbol, extent int64) bool {
	for _, l := range s.Loops {
		lo, hi, okLo, okHi := l.Ends()
		if l.Index == index && okLo && okHi && l.Step == 1 && lo.IsConst() && hi.IsConst() {
			return extent > 0 && lo.Const == 0 && hi.Const == extent
		}
	}
	return false
}

// orderedTransfers are the copies of the current function, in text order.
func (w *activation) orderedTransfers() [][]*stencil.Transfer {
	var list [][]*stencil.Transfer
	for _, p := range w.in.Unit.Pragmas {
		if p.Func == w.fn {
			list = append(list, w.in.Transfers[p])
		}
	}
	return list
}

// encloses reports whether the block around a copy contains the offset.
func (w *activation) encloses(t *stencil.Transfer, off int) bool {
	for _, s := range w.in.Unit.Statements {
		if s.Node == w.fn && t.Scope == w.fn.CompoundStatement.Token.Position().Offset+1 {
			return off < s.Span.End
		}
		if s.Span.Off+1 == t.Scope {
			return off >= s.Span.Off && off < s.Span.End
		}
	}
	return false
}

// regionSpan is where the current region starts.
func (w *activation) regionSpan() source.Span {
	if w.region.Directive.IsValid() {
		return w.region.Directive
	}
	return firstSweep(w.region.Steps).Directive
}

func (w *activation) gridsInOrder() []*stencil.Grid {
	var list []*stencil.Grid
	if w.info == nil {
		return nil
	}
	for g := range w.info.Grids {
		list = append(list, g)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Span.Off < list[j].Span.Off })
	return list
}

// mappedSomewhere reports whether a copy, in this file or another one, can leave an array with static storage on the device:
// a copy of a variable with its name that may lead to it, or any that keeps its mapping.
func (c *checker) mappedSomewhere(name string, leads func(*cc.Declarator) bool) bool {
	for _, p := range c.in.Unit.Pragmas {
		for _, d := range p.Directives {
			if d.Kind != pragma.Copy || d.Copy.Direction != pragma.ToDevice {
				continue
			}
			if d.Copy.Keep {
				return true
			}
			for _, n := range d.Copy.Array.Names() {
				if d, ok := c.in.Unit.Lookup(p.Scope, n.Name, p.Seq).(*cc.Declarator); ok && n.Name == name && leads(d) {
					return true
				}
			}
		}
	}
	return false
}
