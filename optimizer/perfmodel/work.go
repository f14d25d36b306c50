// What a thread does in an iteration of its stream, counted: loads, stores, arithmetic, registers.

package perfmodel

import (
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// counts are what one thread does in an iteration of its stream, before anything is
// known of what that costs.
type counts struct {
	cells, operations    float64 // of a step; arithmetic per cell
	loads, takes, widens float64 // rows from memory; accesses of shared rows; words from neighbours along x
	stores, packs        float64 // rows; 16-byte packs that come to shared memory
	copied               float64 // those that the thread itself copies
	tested               float64 // rows and packs that blocks at the edges test cell by cell
	drawn                float64 // words read from shared memory
	moved                float64 // words that move to the next plane's place
	held, taken          float64 // words in registers, of rows and results; of rows from shared memory
	repeat, steps        float64 // copies of the iteration of the stream in the code; iterations of a stream
	direct               float64 // accesses per cell that are no part of rows
	wide                 bool    // the widest numbers have 8 bytes
}

// count counts a plan by the operations of its body and the rows that its threads read.
func count(p plan.Plan, operations float64, rows []plan.RowGroup) counts {
	n := counts{operations: operations, wide: p.Sweep.WidestElement() == 8, cells: 1, repeat: 1, steps: 1}
	for _, u := range p.Sweep.Uses {
		if _, ok := p.Sweep.Footprint(u); p.Stream == nil || u.Read && !ok {
			n.direct += float64(len(u.Accesses))
		}
	}
	if p.Stream == nil {
		return n
	}
	n.cells = float64(int64(p.Chunk[0]) * p.Jam())
	n.repeat = float64(max(1, p.Stream.Repeat))
	n.steps = float64(p.Planes())
	for _, g := range rows {
		for _, r := range g.Rows {
			n.row(p, g, r)
		}
	}
	if p.Reuse != nil {
		for _, c := range p.Reuse.Partials {
			words := n.cells * float64(c.Expr.Type().Size) / 4
			computed := Operations([]stencil.Stmt{&stencil.ExprStmt{X: c.Expr}})
			n.operations += computed * float64(c.At-c.First) / n.steps // in front of the first step, of the planes behind it
			n.held += words * float64(c.At-c.First+1)
			n.moved += words * float64(c.At-c.First)
		}
	}
	for _, u := range p.Sweep.Uses {
		if u.Written {
			n.stores += float64(p.Jam())
			n.held += n.cells * float64(u.Grid.Elem.Size) / 4
		}
	}
	for _, s := range p.Buffers {
		n.packs += float64(p.PlaneBytes(s)) / 16 / float64(p.Threads().Product())
	}
	if !p.Stream.Tensor {
		n.copied = n.packs
	}
	n.tested += n.loads + n.stores + 2*n.copied
	return n
}

// row adds what a row of a group takes.
func (n *counts) row(p plan.Plan, g plan.RowGroup, r plan.Row) {
	perCell := float64(g.Grid.Elem.Size) / 4
	words := func(left, right int64) float64 { return (float64(p.Chunk[0]) + float64(left+right)) * perCell }
	staged := p.Source(g.Grid, r.Plane) == plan.FromPlane
	beside := float64(r.Left + r.Right)
	switch {
	case g.LoopCarried && g.Wide:
		n.held += words(g.WideLeft, g.WideRight)
	case g.LoopCarried:
		n.held += words(0, 0)
	case staged:
		n.taken += words(r.Left, r.Right)
	default:
		n.held += words(r.Left, r.Right)
	}
	fetched := !g.LoopCarried || r.Plane == g.Newest
	switch {
	case fetched && staged:
		n.takes += 1 + beside
		n.drawn += words(r.Left, r.Right)
	case fetched:
		n.loads++
	default:
		n.moved += words(0, 0)
	}
	if widened := fetched == (g.Wide || !g.LoopCarried); widened && beside > 0 && !staged {
		n.widens += beside * perCell
		n.tested++
	}
}

// Operations counts the arithmetic of a body, subscripts left out.
func Operations(body []stencil.Stmt) float64 {
	n := 0
	stencil.VisitExprs(body, func(e stencil.Expr) {
		n += cost(e)
		if a, ok := e.(*stencil.Access); ok {
			for _, index := range a.Index {
				stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: index}}, func(e stencil.Expr) { n -= cost(e) })
			}
		}
	})
	return float64(n)
}

// cost of one operator, in instructions; a function of the mathematics library
// takes about ten.
func cost(e stencil.Expr) int {
	switch e := e.(type) {
	case *stencil.Binary, *stencil.Unary, *stencil.Cond, *stencil.IncDec:
		return 1
	case *stencil.Assign:
		if e.Op != "=" {
			return 1
		}
	case *stencil.Call:
		return 10
	}
	return 0
}

// contracted is the same where the compiler makes a product and the sum that it is added to one instruction.
func contracted(body []stencil.Stmt) float64 {
	n := Operations(body)
	product := func(e stencil.Expr) bool {
		b, ok := e.(*stencil.Binary)
		return ok && b.Op == "*" && b.T.Kind == stencil.Float
	}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		switch e := e.(type) {
		case *stencil.Binary:
			if (e.Op == "+" || e.Op == "-") && (product(e.X) || product(e.Y)) {
				n--
			}
		case *stencil.Assign:
			if (e.Op == "+=" || e.Op == "-=") && product(e.RHS) {
				n--
			}
		}
	})
	return n
}
