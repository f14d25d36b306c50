// The statements about planes in shared memory as calls of the run time's mint_stage, mint_fetch and mint_take.

package cuda

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// planeStatement prints a statement about planes in shared memory.
func planeStatement(s stencil.Stmt, f stencil.Formatter) string {
	switch s := s.(type) {
	case *kernel.Planes:
		name := "mint_plane"
		if s.Fetched {
			name = "mint_fetched"
		}
		plane := fmt.Sprintf("%s<%s, %d, %d, %d, %d, %d, %d>", name, s.Sym.Type, s.X, s.Y, s.Left, s.Right, s.Up, s.Down)
		if s.From >= 0 {
			return fmt.Sprintf("auto *%s = reinterpret_cast<%s *>(%s)", s.Sym.Name, plane, kernel.SharedAt(s.From))
		}
		return fmt.Sprintf("__shared__ %s %s[%d]", plane, s.Sym.Name, s.RingDepth)
	case *kernel.AsyncCopy:
		return fmt.Sprintf("mint_stage<%d>(%s, %s)", s.Threads, f.Expr(s.To), origin(s, f))
	case *kernel.OpenPlanes:
		return fmt.Sprintf("mint_open(%s, %d)", s.Planes.Name, s.RingDepth)
	case *kernel.Fetch:
		return fmt.Sprintf("mint_fetch<%d>(%s, %s, %s, %s)", s.Threads, f.Expr(s.To), s.Tensor.Name, f.List(s.At), origin(&s.AsyncCopy, f))
	case *kernel.AwaitPlane:
		return fmt.Sprintf("mint_await(%s, %s, %s)", f.Expr(s.Plane), f.Expr(s.Phase), f.Expr(s.Aligned))
	case *kernel.CommitCopies:
		return "__pipeline_commit()"
	case *kernel.AwaitCopies:
		return fmt.Sprintf("__pipeline_wait_prior(%d)", s.Pending)
	case *kernel.Synchronize:
		return "__syncthreads()"
	case *kernel.Take:
		return fmt.Sprintf("mint_take<%d, %d, %d>(%s, %s, %s, %s)", s.Left, s.Cells, s.Right, f.Expr(s.Row), f.Expr(s.From), f.Expr(s.X), f.Expr(s.Y))
	}
	panic(fmt.Sprintf("cuda: cannot print %T", s))
}

// origin prints the address of a plane's cells and the number that exist.
func origin(s *kernel.AsyncCopy, f stencil.Formatter) string {
	return f.List([]stencil.Expr{s.From, s.Row, s.Cells, s.Rows, s.Aligned})
}
