package optimizer

import (
	"maps"
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// unrollLimit is how many accesses the copies of loops may have: those of a box
// of radius 2 in three dimensions.
const unrollLimit = 125

// unroll writes out serial loops over constant offsets where the subscripts of
// some grid that is only read become index + constant by it, which a march needs
// to hold the grid on chip. Loops that do not help stay for the compiler.
func unroll(p *stencil.Program, _ Options, wanted bool, msgs *diag.List) {
	if !wanted {
		return
	}
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			if t := unrolled(s, msgs); t != nil {
				*s = *t // the steps of the program keep pointing to it
			}
		}
	}
}

// unrolled is the sweep with its loops written out, nil where that does not pay.
func unrolled(s *stencil.Sweep, msgs *diag.List) *stencil.Sweep {
	t, values := s.Unrolled(unrollLimit)
	var gained []string
	for i, u := range t.Uses {
		_, before := s.Window(s.Uses[i])
		if _, after := t.Window(u); after && !before {
			gained = append(gained, u.Grid.Host)
		}
	}
	if len(gained) == 0 {
		return nil
	}
	msgs.Remarkf(codeOptimized, s.Directive, "in kernel '%s' the loops over %s are written out, so that %s is read at constant offsets",
		s.Name, strings.Join(names(values), ", "), strings.Join(gained, ", "))
	return t
}

func names(of map[*stencil.Symbol][]int64) []string {
	list := map[string]bool{}
	for sym := range of {
		list[sym.Name] = true
	}
	return slices.Sorted(maps.Keys(list))
}
