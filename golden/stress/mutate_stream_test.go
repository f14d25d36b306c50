package stress

import (
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// streamMutations are faults in kernels that stream: with packs of cells from
// -O2, with columns of them in registers from -O3.
var streamMutations = []mutation{
	{"a streaming kernel that loads a cell too few", 2, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return eachCells(k, kernel.Load, func(c *kernel.Cells) { c.Valid = stencil.NewBinary("-", c.Valid, stencil.NewInt(1)) })
	})},
	{"a streaming kernel that stores beyond its row", 2, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return eachCells(k, kernel.Store, func(c *kernel.Cells) { c.Valid = stencil.NewInt(64) })
	})},
	{"a streaming kernel that goes one row too far", 2, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(b *stencil.Binary) bool { return isGuard(b) && set(&b.Op, "<=") })
	})},
	{"a streaming kernel with two buffers swapped", 3, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool { return swapArgs(l, alikePointers) })},
	{"a streaming kernel with the stride of another dimension", 3, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool { return swapArgs(l, stridesOfOne) })},
	{"a streaming kernel whose packs start one cell early", 3, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return eachCells(k, kernel.Load, func(c *kernel.Cells) { oneFurther(&c.Memory.Offset, "-") })
	})},
	{"a streaming kernel with neighbours from one cell too far", 3, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return eachCells(k, kernel.Widen, func(c *kernel.Cells) { oneFurther(&c.Memory.Offset, "+") })
	})},
	{"a streaming kernel whose registers do not move on", 3, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		found := false
		rewrite(k.Body, func(s *kernel.Shift) bool { found = stays(s); return false })
		return found
	})},
	{"a streaming kernel that leaves out its last plane", 3, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(u *kernel.Unroll) bool {
			last, ok := u.Loop.Cond.(*stencil.Binary)
			if !ok || u.Times == 0 {
				return false
			}
			oneFurther(&last.Y, "-")
			return true
		})
	})},
	{"a streaming kernel that steps over more than a plane", 3, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(u *kernel.Unroll) bool {
			return u.Times > 0 && rewrite(u.Loop.Post, func(a *stencil.Assign) bool {
				to, ok := a.LHS.(*stencil.Var)
				if !ok || a.Op != "+=" || !to.Sym.Type.IsInteger() {
					return false
				}
				oneFurther(&a.RHS, "+")
				return true
			})
		})
	})},
}

// stagedLevel stands for -O2, whose kernels keep planes in shared memory; the
// other faults are put into kernels that do not.
const stagedLevel = 4

// stageMutations are faults in those.
var stageMutations = []mutation{
	{"planes with a cell too few", stagedLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.AsyncCopy) bool { oneFurther(&s.Cells, "-"); return true })
	})},
	{"planes from one cell too far", stagedLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.AsyncCopy) bool { oneFurther(&s.From.Offset, "+"); return true })
	})},
	{"rows from the wrong place of a plane", stagedLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.Take) bool { oneFurther(&s.Y, "+"); return true })
	})},
	{"planes that are not waited for", stagedLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.AwaitCopies) bool { s.Pending += 9; return true })
	})},
}

// edgeLevel stands for -O3 of programs whose neighbours stop at the ends of the loops.
const edgeLevel = 5

// edgeMutations are faults in what stops there.
var edgeMutations = []mutation{
	{"cells beside a row that do not stop at its ends", edgeLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return eachCells(k, kernel.Widen, func(c *kernel.Cells) { c.Edge = stencil.Edge{} })
	})},
	{"rows or planes that do not stop at the first or the last", edgeLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(c *stencil.Cond) bool {
			stay, isConst := c.Y.(*stencil.Const)
			return isStride(c.X) && isConst && *stay.Int == 0 && set(&c.Y, c.X)
		})
	})},
	{"rows that stop one step early", edgeLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		found := false
		rewrite(k.Body, func(c *stencil.Call) bool { // all of them: some rows are asked for by edges alone
			if c.Func == "mint_back" || c.Func == "mint_ahead" {
				oneFurther(&c.Args[len(c.Args)-1], "-")
				found = true
			}
			return false
		})
		return found
	})},
}

// tensorLevel stands for kernels whose planes are fetched as tensors.
const tensorLevel = 6

// tensorMutations are faults in those.
var tensorMutations = []mutation{
	{"tensors from one cell too far", tensorLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.Fetch) bool { oneFurther(&s.At[0], "+"); return true })
	})},
	{"planes of tensors in the wrong phase", tensorLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.AwaitPlane) bool { oneFurther(&s.Phase, "+"); return true })
	})},
	{"tensors that begin a row too early", tensorLevel, eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool {
		for _, a := range l.Args {
			if a.Kind == kernel.Tensor {
				a.Box[1].Before++
				return true
			}
		}
		return false
	})},
	{"planes that are fetched over while they are read", tensorLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.Fetch) bool { oneFurther(&s.To.Index, "-"); return true })
	})},
}

// partialLevel stands for kernels that carry partial values on, of planes that are fetched as tensors.
const partialLevel = 7

// partialMutations are faults in those.
var partialMutations = []mutation{
	{"partial values that do not move on", partialLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(s *kernel.Shift) bool {
			return strings.Contains(stencil.Formatter{}.Expr(s.Rows[0]), "partial") && stays(s)
		})
	})},
	{"a first step without partial values", partialLevel, eachKernel(func(k *kernel.Kernel, _ *kernel.Launch) bool {
		return rewrite(k.Body, func(u *kernel.Unroll) bool {
			return len(u.Loop.Body) > 0 && isPartial(u.Loop.Body[0]) && set(&u.Loop.Body, nil)
		})
	})},
}

// stays moves a row to itself.
func stays(s *kernel.Shift) bool { return set(&s.Rows, []stencil.Expr{s.Rows[0], s.Rows[0]}) }

// isPartial reports whether the statement gives a partial value a value.
func isPartial(s stencil.Stmt) bool {
	e, _ := s.(*stencil.ExprStmt)
	if e == nil {
		return false
	}
	a, _ := e.X.(*stencil.Assign)
	if a == nil {
		return false
	}
	to, ok := a.LHS.(*stencil.Element)
	return ok && strings.HasPrefix(to.Array.Name, "partial")
}

// oneFurther adds one to an expression, or takes it off.
func oneFurther(e *stencil.Expr, op string) { *e = stencil.NewBinary(op, *e, stencil.NewInt(1)) }

// isStride reports whether the expression is a variable, or minus one.
func isStride(e stencil.Expr) bool {
	if minus, ok := e.(*stencil.Unary); ok {
		e = minus.X
	}
	_, ok := e.(*stencil.Var)
	return ok
}
