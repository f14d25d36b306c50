// How far apart the elements lie that neighbouring threads access.

package rewrite

import (
	"fmt"
	"slices"
	"strings"

	"mintc/ir/stencil"
)

// strides are how far apart the elements lie that a sweep accesses in neighbouring iterations.
type strides struct {
	sweep  *stencil.Sweep
	groups []*group
}

// group are the accesses of a grid that differ by constants alone. All subscripts are polynomials.
type group struct {
	grid  *stencil.Grid
	first stencil.AccessInfo
	index []stencil.Poly
}

func stridesOf(s *stencil.Sweep) strides {
	k := strides{sweep: s}
	of, seen := stencil.Definitions(s.Body), map[string]bool{}
	for _, u := range s.Uses {
		for _, a := range u.Accesses {
			index, ok := subscripts(a, of)
			key := u.Grid.Name + variables(index)
			if ok && !seen[key] {
				seen[key] = true
				k.groups = append(k.groups, &group{u.Grid, a, index})
			}
		}
	}
	return k
}

// subscripts are those of an access as polynomials; ok is false where one is not a polynomial.
func subscripts(a stencil.AccessInfo, of map[*stencil.Symbol]stencil.Expr) (index []stencil.Poly, ok bool) {
	for d := range a.Index {
		p, ok := numbered(a, d, of)
		if !ok {
			return nil, false
		}
		index = append(index, p)
	}
	return index, true
}

// numbered is a subscript as a polynomial.
func numbered(a stencil.AccessInfo, d int, of map[*stencil.Symbol]stencil.Expr) (stencil.Poly, bool) {
	if a.Resolved {
		p := stencil.NewPoly(a.Affine[d].Const)
		for _, t := range a.Affine[d].Terms {
			p = p.Plus(stencil.NewPolyOf(t.Sym), t.Coef)
		}
		return p, true
	}
	e := a.Index[d]
	for range deepest {
		e = stencil.Map(e, func(e stencil.Expr) stencil.Expr {
			if v, ok := e.(*stencil.Var); ok && of[v.Sym] != nil {
				return of[v.Sym]
			}
			return e
		})
	}
	return stencil.PolyOf(e)
}

// deepest is how far definitions of locals are followed.
const deepest = 4

// variables is the text of subscripts without their constants.
func variables(index []stencil.Poly) string {
	var b strings.Builder
	for _, p := range index {
		b.WriteString("[")
		for _, m := range p {
			if len(m.Syms) > 0 {
				fmt.Fprintf(&b, "%+d", m.Coef)
			}
			for _, s := range m.Syms {
				b.WriteString("*" + s.Name)
			}
		}
		b.WriteString("]")
	}
	return b.String()
}

// stride is how many elements lie between those of neighbouring iterations of a loop, 0 for one element.
// known is false where they are in different rows, or wherever.
func (g *group) stride(l *stencil.Loop) (elements int64, known bool) {
	row := int64(1)
	for d := len(g.index) - 1; d >= 0; d-- {
		coef, ok := g.index[d].Coef(l.Index)
		n, isConst := coef.Const()
		if !ok || !isConst || n != 0 && row == 0 {
			return 0, false
		}
		elements += n * row * l.Step
		if d < len(g.grid.Sizes) {
			row *= g.grid.Sizes[d] // 0 if that is not known
		} else {
			row = 0
		}
	}
	return max(elements, -elements), true
}

// isNext reports whether neighbouring iterations of a loop access neighbouring elements.
func (g *group) isNext(l *stencil.Loop) bool {
	n, known := g.stride(l)
	return known && n == 1
}

// sector is the least that is moved from or to memory, in bytes.
const sector = 32

// bytes is what a cell's access moves if the loop becomes x: a sector or more of its own, where the elements of
// neighbouring threads lie too far apart to share one.
func (g *group) bytes(l *stencil.Loop) float64 {
	size := float64(g.grid.Elem.Size)
	apart := max(sector, size+8)
	if n, known := g.stride(l); known {
		return min(float64(n)*size, apart)
	}
	return apart
}

// follows reports whether the subscripts use the loops in an order, slowest first, each in a dimension of its own.
func (g *group) follows(order []*stencil.Loop) bool {
	at := -1
	for _, p := range g.index {
		for i, l := range order {
			if !slices.Contains(p.Symbols(), l.Index) {
				continue
			}
			if i <= at {
				return false
			}
			at = i
		}
	}
	return true
}

// Scatter is what neighbouring threads move in vain, because the elements that they access are not neighbours.
type Scatter struct {
	Index    string   // of the loop that is x
	Accesses []string // as written, one for those that differ by constants
	Bytes    float64  // for each cell
	Serial   string   // index of a loop of the body that counts neighbouring elements, "" if there is none
	Depth    int      // its level: 1 is the one loop in the body, 2 the one in that
}

// ScatterOf looks at all accesses whose subscripts are understood.
func ScatterOf(s *stencil.Sweep) Scatter {
	x := s.Loops[len(s.Loops)-1]
	c := Scatter{Index: x.Index.Written()}
	for _, g := range stridesOf(s).groups {
		beyond := g.bytes(x) - float64(g.grid.Elem.Size)
		if beyond <= 0 {
			continue
		}
		c.Bytes += beyond
		if text := g.first.Span.Text(); !slices.Contains(c.Accesses, text) {
			c.Accesses = append(c.Accesses, text)
		}
		loop := onlyLoop(s.Body)
		for depth := 1; loop != nil; depth++ {
			if sym, _ := loop.Start(); sym != nil && g.isNext(&stencil.Loop{Index: sym, Step: 1}) {
				c.Serial, c.Depth = sym.Written(), depth
			}
			loop = onlyLoop(loop.Body)
		}
	}
	return c
}

// onlyLoop is the one loop that stands in a body, nil where there are none or several: it could be one of the nest's.
func onlyLoop(body []stencil.Stmt) *stencil.For {
	var only *stencil.For
	loops := 0
	for _, s := range body {
		switch s := s.(type) {
		case *stencil.For:
			only = s
			loops++
		case *stencil.While:
			loops++
		}
	}
	if loops != 1 {
		return nil
	}
	return only
}
