// Shrinks a program that shows a fault, as long as it stays valid C and shows a fault of the same kind.

package stress

import (
	"context"

	"mintc/golden/progen"
	"mintc/internal/driver"
)

// Reduce shrinks a program as long as it stays valid C and shows a fault of the
// same kind. It stops with what it has when ctx ends.
func (l *Lab) Reduce(ctx context.Context, p *progen.Program, o driver.Options, fault Outcome) *progen.Program {
	return progen.Shrink(p, func(smaller *progen.Program) bool {
		if ctx.Err() != nil {
			return false
		}
		text := progen.File([]*progen.Program{smaller})
		got, err := l.one(ctx, text, mayStop(smaller), o, 1)
		return err == nil && got.Verdict == Faulty && got.Kind == fault.Kind && Valid(ctx, text) == nil
	})
}
