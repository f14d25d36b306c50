// Row padding: where device rows start so that the first interior cell lies at the start of a memory transaction.

package stencil

// PadRows sets the row padding of all arrays. It puts the first interior cell of each row at the start of a memory
// transaction. That cell is the constant lower bound of the loop along the fastest
// dimension, in the first sweep of the function that has one. An array that a
// function only maps, for others to use, gets the padding that most of the file's
// arrays have.
func (p *Program) PadRows() {
	count := map[int]int{}
	known := map[*Grid]bool{}
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			for _, u := range s.Uses {
				root := u.Grid.Root()
				if lead, ok := s.rowPadding(u); ok && !known[root] {
					root.RowPadding, known[root] = lead, true
					count[lead]++
				}
			}
		}
	}
	usual := 0
	for lead, n := range count {
		if n > count[usual] || n == count[usual] && lead < usual {
			usual = lead
		}
	}
	for _, f := range p.Functions {
		used := map[*Grid]bool{}
		for _, s := range f.Sweeps() {
			for _, u := range s.Uses {
				used[u.Grid.Root()] = true
			}
		}
		for _, g := range f.Grids {
			if root := g.Root(); !used[root] {
				root.RowPadding = usual
			}
		}
	}
}

// rowPadding is the first index of the sweep along the rows of a grid, in cells.
func (s *Sweep) rowPadding(u *Use) (int, bool) {
	last := u.Grid.Rank - 1
	for _, a := range u.Accesses {
		if !a.Resolved || len(a.Affine[last].Terms) != 1 {
			continue
		}
		for _, l := range s.Loops {
			lo, _, ok, _ := l.Ends()
			if ok && l.Step > 0 && l.Index == a.Affine[last].Terms[0].Sym && lo.IsConst() && lo.Const >= 0 && lo.Const < 1024 {
				return int(lo.Const), true
			}
		}
	}
	return 0, false
}
