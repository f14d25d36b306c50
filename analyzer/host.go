// Host code of a time loop: exchanges of array pointers at the end of a step, as rotations of grids.

package analyzer

import (
	"sort"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// rotations recognises how the pointers of grids change places in one time
// step: plain assignments, in order, outside conditions.
func (w *walker) rotations(s *parser.Statement, t *stencil.TimeLoop) {
	moves, plain := w.movesIn(s)
	if !plain {
		return
	}
	sort.Slice(moves, func(i, j int) bool { return moves[i].at < moves[j].at })
	holds := map[*cc.Declarator]*cc.Declarator{} // pointer -> whose storage it has now
	for _, m := range moves {
		from := m.src
		if h, ok := holds[m.src]; ok {
			from = h
		}
		holds[m.dst] = from
	}
	t.Rotations = w.cycles(holds)
}

// pointerMove is dst = src between two pointer variables.
type pointerMove struct {
	dst, src *cc.Declarator
	at       int
}

// movesIn collects the pointer assignments of a time step; plain is false
// where one is conditional.
func (w *walker) movesIn(s *parser.Statement) (moves []pointerMove, plain bool) {
	plain = true
	ccwalk.Nodes(s.Node, func(n cc.Node) bool {
		if d, init := parser.Declared(n); d != nil {
			if src := initialiser(init); src != nil && d.Type().Kind() == cc.Ptr {
				moves = append(moves, pointerMove{d, src, w.SpanAt(n).Off})
			}
		}
		switch x := n.(type) {
		case *cc.SelectionStatement:
			plain = plain && !w.assignsPointer(x)
			return false
		case *cc.AssignmentExpression:
			dst, src := variable(x.UnaryExpression), variable(x.AssignmentExpression)
			if dst != nil && src != nil && x.Case == cc.AssignmentExpressionAssign && dst.Type().Kind() == cc.Ptr {
				moves = append(moves, pointerMove{dst, src, w.SpanAt(x).Off})
			}
		}
		return true
	})
	return moves, plain
}

// initialiser is the variable that another one starts with.
func initialiser(init *cc.Initializer) *cc.Declarator {
	if init == nil || init.Case != cc.InitializerExpr {
		return nil
	}
	return variable(init.AssignmentExpression)
}

func (w *walker) assignsPointer(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if x, ok := n.(*cc.AssignmentExpression); ok && x.UnaryExpression.Type().Kind() == cc.Ptr {
			found = true
		}
		return !found
	})
	return found
}

// cycles turns "pointer now has the storage of" into rotations of grids.
func (w *walker) cycles(holds map[*cc.Declarator]*cc.Declarator) []stencil.Rotation {
	var list []stencil.Rotation
	done := map[*cc.Declarator]bool{}
	for _, g := range w.grids.list {
		var cycle []*stencil.Grid
		d := w.rootOf(g)
		for d != nil && !done[d] && holds[d] != nil && holds[d] != d {
			done[d] = true
			next := w.grids.byKey[gridKey{d, ""}]
			if next == nil {
				cycle = nil
				break
			}
			cycle = append(cycle, next)
			d = holds[d]
		}
		if len(cycle) > 1 && d == w.rootOf(cycle[0]) {
			list = append(list, stencil.Rotation{Grids: cycle})
		}
	}
	return list
}

func (w *walker) rootOf(g *stencil.Grid) *cc.Declarator {
	for k, v := range w.grids.byKey {
		if v == g && k.path == "" {
			return k.root
		}
	}
	return nil
}
