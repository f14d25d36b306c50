// Advice: where the copy that is missing goes, and which copies messages have asked for.

package validity

import (
	"fmt"
	"slices"
	"unicode"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
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

// adviseUnseen notes what helps in front of a call of a function whose body is not in the file.
func (w *reportWalk) adviseUnseen(m *diag.Message, v value, name named, st *state) {
	w.adviseCopy(m, "if it reads elements on the host, ", v, name, st)
	m.Note(source.Span{}, "if it does not, as one that frees the array, define it in this file or in a header of it, where that can be seen")
}

// adviseName notes how to bring back an array that an element of a table leads to, as r[k] does, which no copy can name. It
// reports false for other arrays.
func (w *reportWalk) adviseName(m *diag.Message, v value, a access, st *state) bool {
	x, ok := a.node.(*cc.PostfixExpression)
	if !ok || x.Case != cc.PostfixExpressionIndex {
		return false
	}
	element := ccwalk.Unparen(x.PostfixExpression)
	to := parser.ElementOf(element.Type())
	text := textOf(w.in.Unit.SpanAt(element))
	if to == nil || element.Type().Kind() != cc.Ptr || isPointer(to) || !hasVariableSubscript(element) || !w.inHostLoop() {
		return false
	}
	sizes := w.storage.sizesOfPointer(v, element, st)
	if sizes == "" {
		return false // the device has it by the table
	}
	name := source.AsIdentifier(text)
	m.Note(w.statementOf(), "give the array a name of its own in this loop, '%v *%s = %s;', behind it add #pragma mint copy(%s, fromDevice%s), and write '%s' here in place of '%s'",
		to, name, text, name, sizes, name, text)
	return true
}

// hasVariableSubscript reports whether which element is meant is known at run time only.
func hasVariableSubscript(n cc.ExpressionNode) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		x, ok := n.(*cc.PostfixExpression)
		found = found || ok && x.Case == cc.PostfixExpressionIndex && x.ExpressionList.Value() == cc.Unknown
		return !found
	})
	return found
}

// sizesOfPointer are the extents with which a pointer to such elements was copied, of the storage itself if one was; "" if none
// was, or if device work uses the table of the element by its rows.
func (w *storageWalk) sizesOfPointer(v value, element cc.ExpressionNode, st *state) string {
	sizes, to := "", parser.ElementOf(element.Type())
	for _, g := range w.gridsInOrder() {
		if g.Storage == stencil.Rows && w.info.Grids[g].Root == variableOf(element) {
			return ""
		}
	}
	for _, list := range w.orderedTransfers() {
		for _, t := range list {
			elem := parser.ElementOf(w.info.Grids[t.Grid].Root.Type())
			if len(t.Extents) == 0 || t.Grid.Storage == stencil.Rows || elem == nil || elem.String() != to.String() {
				continue
			}
			if sizes = sizesText(t.Extents); st.mayBeSame(w.grid(t.Grid, st), v) {
				return sizes
			}
		}
	}
	return sizes
}

// variableOf is the variable that an element, or a member of one, belongs to; nil if it is none's.
func variableOf(n cc.ExpressionNode) *cc.Declarator {
	for {
		x, ok := ccwalk.Unparen(n).(*cc.PostfixExpression)
		if !ok {
			return declared(n)
		}
		n = x.PostfixExpression
	}
}

// statementOf is the statement of the current access.
func (w *activation) statementOf() source.Span {
	if len(w.around) == 0 {
		return source.Span{}
	}
	return firstLine(w.in.Unit.SpanAt(w.around[len(w.around)-1]))
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
		if name.text != unnamed && f.caller.knowsAll(name.text, w.in.Unit.SpanAt(loop).Off) {
			m.Note(firstLine(w.in.Unit.SpanAt(loop)), "or before this loop, so that it stays on the device between the calls: %s",
				f.caller.reports.pragmaFor(v, name, "toDevice", st))
		}
		return
	}
}

// knowsAll reports whether all variables of a spelling, as l of levels[l].u, are declared before an offset.
func (w *activation) knowsAll(text string, off int) bool {
	return !slices.ContainsFunc(words.FindAllString(text, -1), func(word string) bool {
		isName := word[0] == '_' || unicode.IsLetter(rune(word[0]))
		return isName && !w.knows(word, off)
	})
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
