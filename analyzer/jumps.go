// Jumps into blocks at whose start generated code declares an object: C++ has none, so they are refused.

package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// checkJumps refuses jumps into a block at whose start generated code declares
// an object: a region, or the block that ends a mapping. C++ has no such jump.
func (w *walker) checkJumps(f *stencil.Function) {
	var gotos []*cc.JumpStatement
	var labels []*cc.LabeledStatement
	ccwalk.Nodes(w.fn.Def, func(n cc.Node) bool {
		switch x := n.(type) {
		case *cc.JumpStatement:
			if x.Case == cc.JumpStatementGoto || x.Case == cc.JumpStatementGotoExpr {
				gotos = append(gotos, x)
			}
		case *cc.LabeledStatement:
			labels = append(labels, x)
		}
		return true
	})
	for _, block := range w.blocksWithObjects(f) {
		for _, j := range gotos {
			if j.Case == cc.JumpStatementGotoExpr && !w.Within(block, j) {
				w.refuseJump(j, block)
			} else if l, ok := j.Label().(*cc.LabeledStatement); ok && w.Within(block, l) && !w.Within(block, j) {
				w.refuseJump(j, block)
			}
		}
		for _, l := range labels {
			if s := l.Switch(); s != nil && w.Within(block, l) && !w.Within(block, s) {
				w.refuseJump(l, block)
			}
		}
	}
}

func (w *walker) refuseJump(n cc.Node, block source.Span) {
	w.msgs.Errorf(codeJump, w.SpanAt(n), "this jumps into a block that starts with device work, which cannot be translated").
		Note(block.File.Span(block.Off, block.Off+1), "the block is a region, or holds the first copy of an array: jump in front of it")
}

// blocksWithObjects are the regions and the blocks inside the function that end
// a mapping.
func (w *walker) blocksWithObjects(f *stencil.Function) []source.Span {
	starts := map[int]bool{}
	var blocks []source.Span
	stencil.Visit(f.Steps, func(s stencil.Step) {
		switch s := s.(type) {
		case *stencil.Region:
			if s.Body.IsValid() {
				blocks = append(blocks, s.Body)
			}
		case *stencil.Transfer:
			starts[s.Scope] = s.Direction != stencil.Release
		}
	})
	for _, s := range w.Statements {
		if s.Func == w.fn.Def && starts[s.Span.Off+1] {
			blocks = append(blocks, s.Span)
		}
	}
	return blocks
}
