// Which loop becomes x: all loops of a nest are parallel, so that their order in the program need not be that of
// the threads.

package rewrite

import (
	"fmt"
	"slices"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// interchange lets threads take the loops of a nest in the order of its arrays' dimensions,
// whatever order they stand in. The loop whose neighbouring values
// are neighbouring elements becomes x, so that a warp moves whole cache lines.
func interchange(p *stencil.Program, _ Options, wanted bool, msgs *diag.List) {
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			k := stridesOf(s)
			if order := k.order(); wanted && !slices.Equal(order, s.Loops) {
				msgs.Remarkf(codeOptimized, s.Directive, "%s", k.explain(order))
				s.Interchange(order)
			}
		}
	}
}

// order is the order of the loops, slowest first, that moves the fewest bytes; of several
// the one that most arrays have their subscripts in; then the program's.
func (k strides) order() []*stencil.Loop {
	best := k.sweep.Loops
	for _, order := range permutations(best) {
		if now, before := k.bytesAt(order), k.bytesAt(best); now < before || now == before && k.inOrder(order) > k.inOrder(best) {
			best = order
		}
	}
	return best
}

// bytesAt is what an access of each group moves for a cell if the last loop becomes x. A loop of few
// iterations does not move there: most lanes of a warp would have nothing to do.
func (k strides) bytesAt(order []*stencil.Loop) float64 {
	x := order[len(order)-1]
	total := 0.0
	for _, g := range k.groups {
		total += g.bytes(x)
	}
	if n, known := iterations(x); known && n < warp && x != k.sweep.Loops[len(order)-1] {
		total *= warp / float64(max(n, 1))
	}
	return total
}

const warp = 32 // lanes

// iterations of a loop between constants.
func iterations(l *stencil.Loop) (int64, bool) {
	lo, okLo := stencil.ConstantOf(l.Lo)
	hi, okHi := stencil.ConstantOf(l.Hi)
	return (hi - lo) / l.Step, okLo && okHi
}

// inOrder is the number of arrays whose subscripts use the loops in this order.
func (k strides) inOrder(order []*stencil.Loop) int {
	n := 0
	for _, u := range k.sweep.Uses {
		follows := true
		for _, g := range k.groups {
			follows = follows && (g.grid != u.Grid || g.follows(order))
		}
		if follows {
			n++
		}
	}
	return n
}

// explain says which loop becomes x, and why.
func (k strides) explain(order []*stencil.Loop) string {
	var names, arrays []string
	for _, l := range slices.Backward(order) {
		names = append(names, "'"+l.Index.Name+"'")
	}
	x := order[len(order)-1]
	for _, g := range k.groups {
		if g.isNext(x) && !slices.Contains(arrays, g.grid.Host) {
			arrays = append(arrays, g.grid.Host)
		}
	}
	why := "the subscripts have them in this order"
	if x != k.sweep.Loops[len(order)-1] && len(arrays) > 0 {
		why = fmt.Sprintf("neighbouring values of %s are neighbouring elements of %s", names[0], strings.Join(arrays, ", "))
	}
	text := fmt.Sprintf("the loop over %s becomes x of the thread blocks, then come%s %s: %s",
		names[0], map[bool]string{true: "s"}[len(names) == 2], strings.Join(names[1:], " and "), why)
	if h := k.sweep.Hints; h.Tile != nil || h.Chunk != nil {
		text += fmt.Sprintf("; the first number of tile and chunksize is that of %s", names[0])
	}
	return text
}

// permutations are all orders of the loops, the given one first.
func permutations(loops []*stencil.Loop) [][]*stencil.Loop {
	if len(loops) <= 1 {
		return [][]*stencil.Loop{loops}
	}
	var list [][]*stencil.Loop
	for i, l := range loops {
		for _, rest := range permutations(slices.Concat(loops[:i], loops[i+1:])) {
			list = append(list, append([]*stencil.Loop{l}, rest...))
		}
	}
	return list
}

// sameOrder reports whether threads take the loops of two nests in the same order.
func sameOrder(a, b *stencil.Sweep) bool {
	for i := range a.Loops {
		if slices.Index(a.InOrder(), a.Loops[i]) != slices.Index(b.InOrder(), b.Loops[i]) {
			return false
		}
	}
	return true
}
