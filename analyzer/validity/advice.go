// Advice: where the copy that is missing goes, and which copies messages have asked for.

package validity

import (
	"fmt"
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/parser"
)

// advised reports whether a message has said to add this copy at this place, or at one before it: one copy mends all accesses
// behind it.
func (w *reportWalk) advised(frame *walk, v value, name named, st *state) bool {
	at, advice := frame.reports.copyToAdd(v, name, st)
	if !at.IsValid() {
		return false
	}
	for _, earlier := range w.copiesToAdd[advice] {
		if w.covers(earlier, at) {
			return true
		}
	}
	w.copiesToAdd[advice] = append(w.copiesToAdd[advice], at)
	return false
}

// covers reports whether a copy in front of one statement mends what stands at another place: it comes later in the same
// block, with no device work between.
func (w *activation) covers(copied, at source.Span) bool {
	if copied == at {
		return true
	}
	var block *parser.Statement
	for _, s := range w.in.Unit.Statements {
		if s.Span.Off == copied.Off && s.Parent != nil && takesDirectives(s.Parent) {
			block = s.Parent
		}
	}
	if block == nil || copied.File != at.File || at.Off < copied.Off || at.Off >= block.Span.End {
		return false
	}
	between := func(s source.Span) bool { return s.Off >= copied.Off && s.Off <= at.Off }
	return !slices.ContainsFunc(w.in.Unit.Pragmas, func(p *parser.Pragma) bool { return between(p.Span) }) &&
		!slices.ContainsFunc(w.in.Unit.Statements, func(s *parser.Statement) bool {
			return s.Parent == block && between(s.Span) && w.doesWork(s.Node)
		})
}

const adviseSingle = "or put the statement into a block of '#pragma mint single', where it acts on the device copy"

// fitsSingle reports whether the statement of a host access may stand in a block of 'mint single'.
func (w *reportWalk) fitsSingle(a access) bool {
	return a.element && w.region != nil && !w.inHostLoop() && !w.inDeclaration()
}

// adviseCopy notes where to add the copy from the device.
func (w *reportWalk) adviseCopy(m *diag.Message, condition string, v value, name named, st *state) {
	at, advice := w.copyToAdd(v, name, st)
	m.Note(at, "%s%s", condition, advice)
	w.explainSizes(m, advice, st.of(v))
}

// copyToAdd is the place of the copy from the device that is missing, and what to add there.
func (w *reportWalk) copyToAdd(v value, name named, st *state) (source.Span, string) {
	f := st.of(v)
	if f.endedOld() {
		at, where := f.changed, "after the region that changes it"
		if end := w.scopeEnd(f.mapping.Directive.Off); f.changed.Off < f.mapping.Directive.Off || f.changed.Off > end {
			at, where = f.mapping.Directive, "before the block of this copy ends"
		}
		return firstLine(at), fmt.Sprintf("add %s: #pragma mint copy(%s, fromDevice%s)", where, f.mapping.Grid.Host, sizesText(f.mapping.Extents))
	}
	if f.unmapped && len(f.oldBy) == 1 { // on the device by that name, if at all
		for _, by := range f.oldBy[0] {
			if text, _ := w.gridNamed(by, nil, st); text != "" {
				v, name = by, named{text: text}
			}
		}
	}
	at, where := w.placeForCopy()
	return at, fmt.Sprintf("add %s: %s", where, w.pragmaFor(v, name, "fromDevice", st))
}

// adviseKeeping notes where a copy keeps an array on the device between the calls of this function: before the loop around them.
func (w *reportWalk) adviseKeeping(m *diag.Message, v value, st *state) {
	for f := w.walk; f.caller != nil; f = f.caller {
		loop := f.caller.loopAround()
		if loop == nil {
			continue
		}
		name := w.nameFor(f.caller, v, nil, st)
		if name.text != unnamed && f.caller.knows(words.FindString(name.text), w.in.Unit.SpanAt(loop).Off) {
			m.Note(firstLine(w.in.Unit.SpanAt(loop)), "or before this loop, so that it stays on the device between the calls: %s",
				f.caller.reports.pragmaFor(v, name, "toDevice", st))
		}
		return
	}
}

// knows reports whether a name is declared before an offset in the function, or outside it.
func (w *activation) knows(name string, off int) bool {
	return !slices.ContainsFunc(w.localsOf(w.fn), func(d *cc.Declarator) bool {
		return d.Name() == name && !d.IsParam() && d.Position().Offset > off
	})
}

// loopAround is the outermost loop around what is evaluated; nil if there is none.
func (w *activation) loopAround() cc.Node {
	for _, n := range w.around {
		if s, ok := n.(*cc.Statement); ok && s.Case == cc.StatementIteration {
			return s
		}
	}
	return nil
}
