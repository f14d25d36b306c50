// Serial loops that nvcc shall not unroll.

package cuda

import (
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// unrollPragma is what stands in front of a serial loop in which conditions decide about accesses to device memory. nvcc 13.0 makes wrong code of
// some of those that it unrolls (bench/results/2026-11-27-nvcc.md).
func unrollPragma(f *stencil.For) string {
	var found loopParts
	found.body(f.Body)
	if found.condition && found.access {
		return "#pragma unroll 1\n"
	}
	return ""
}

// loopParts is what stands in a loop: conditions, accesses to device memory.
type loopParts struct{ condition, access bool }

func (p *loopParts) body(body []stencil.Stmt) {
	for _, s := range body {
		switch s.(type) {
		case *stencil.If, *stencil.Switch, *stencil.While, *stencil.Jump:
			p.condition = true
		case *stencil.ExprStmt, *stencil.Decl, *stencil.For, *stencil.Block, *stencil.Return:
		default: // of the kernel, not of the user
			continue
		}
		for _, e := range stencil.Exprs(s) {
			stencil.VisitExprs([]stencil.Stmt{&stencil.ExprStmt{X: e}}, p.expr)
		}
		for _, inner := range stencil.Bodies(s) {
			p.body(inner)
		}
	}
}

func (p *loopParts) expr(e stencil.Expr) {
	switch e := e.(type) {
	case *stencil.Cond:
		p.condition = true
	case *stencil.Binary:
		p.condition = p.condition || e.Op == "&&" || e.Op == "||"
	case *stencil.Call:
		p.condition = p.condition || e.Func == kernel.InsideFunc
	case *stencil.Element:
		p.access = p.access || len(e.Array.Dims) == 0 // no local array
	}
}
