// The text of the copy that a message advises: its extents are those of the copy that mapped the array, as the function
// of the message can write them.

package validity

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
)

// unknownSizes are the extents of an array of which nothing is known, for the reader to fill in.
const unknownSizes = ", nx, ny, ..."

// pragmaFor is the text of the copy to add. Its extents are those of the copy that mapped the
// array, or those of its type.
func (w *reportWalk) pragmaFor(v value, name named, direction string, st *state) string {
	sizes, f := unknownSizes, st.of(v)
	for _, list := range w.orderedTransfers() {
		for _, t := range list {
			if t.Grid.Host == name.text && len(t.Extents) > 0 && w.mentions(t) {
				sizes = sizesText(t.Extents)
			}
		}
	}
	if f.mapping != nil && (sizes == unknownSizes || f.within.fn == w.fn) {
		sizes = w.extentsHere(f)
	}
	for _, g := range w.gridsInOrder() {
		switch {
		case g.Host != name.text:
		case knownExtents(g):
			sizes = ""
		case sizes == unknownSizes:
			sizes = ", " + g.ExtentsToFill()
		}
	}
	switch d := name.decl; {
	case d != nil && d.Type().Kind() == cc.Array && !d.IsParam():
		sizes = ""
	case sizes != unknownSizes:
	case givesExtents(name.typ) && (d == nil || !d.IsParam() || name.text != d.Name()): // a member
		sizes = ""
	default:
		sizes = sizesByType(name.typ)
	}
	return fmt.Sprintf("#pragma mint copy(%s, %s%s)", name.text, direction, sizes)
}

// givesExtents reports whether a type is that of an array all of whose extents are constants.
func givesExtents(t cc.Type) bool {
	array := false
	for t != nil {
		x, ok := t.Undecay().(*cc.ArrayType)
		if !ok {
			return array && !isPointer(t)
		}
		if x.Len() <= 0 {
			return false
		}
		array, t = true, x.Elem()
	}
	return false
}

// sizesByType are extents for the reader to fill in: as many as the type of a pointer or array has levels, any number for one.
func sizesByType(t cc.Type) string {
	levels := 0
	for ; t != nil && isPointer(t.Undecay()); levels++ {
		switch x := t.Undecay().(type) {
		case *cc.PointerType:
			t = x.Elem()
		case *cc.ArrayType:
			t = x.Elem()
		}
	}
	switch levels {
	case 2:
		return ", nx, ny"
	case 3:
		return ", nx, ny, nz"
	}
	return unknownSizes
}

// explainSizes notes which extents a copy has whose text leaves them to the reader: for arrays without any, once for all.
func (w *reportWalk) explainSizes(m *diag.Message, text string, f facts) {
	switch {
	case !strings.Contains(text, unknownSizes):
	case f.mapping != nil:
		m.Note(f.mapping.Directive, "in place of nx, ny, ... write the values of these extents")
	case !w.repeated(unknownSizes, source.Span{}):
		m.Note(source.Span{}, "in place of nx, ny, ... write the extents of the array, or the number of its elements")
	}
}

// extentsHere are the extents of the copy that mapped an array as w's function can write them: parameters of functions
// that it called become their arguments. Other variables of other functions make them unknownSizes.
func (w *reportWalk) extentsHere(f facts) string {
	var list []string
	for _, e := range f.mapping.Extents {
		text, ok := w.spelled(e, f.within)
		if !ok {
			return unknownSizes
		}
		list = append(list, text)
	}
	return sizesText(list)
}

// words are the numbers, members and names in an expression.
var words = regexp.MustCompile(`\d[\w.]*|(?:\.|->)\s*[A-Za-z_]\w*|[A-Za-z_]\w*`)

// spelled is an expression of the function that frame follows in the words of w's.
func (w *reportWalk) spelled(text string, frame *walk) (string, bool) {
	ok := true
	for ok && frame.fn != w.fn && frame.caller != nil {
		text = words.ReplaceAllStringFunc(text, func(name string) string {
			if !frame.hasLocal(name) {
				return name
			}
			argument := frame.argumentText(name)
			ok = ok && argument != ""
			return argument
		})
		frame = frame.caller
	}
	for _, name := range words.FindAllString(text, -1) {
		ok = ok && !(frame.fn != w.fn && frame.hasLocal(name)) && w.inScope(name)
	}
	return text, ok
}

func (w *activation) hasLocal(name string) bool {
	return slices.ContainsFunc(w.localsOf(w.fn), func(d *cc.Declarator) bool { return d.Name() == name })
}

// simple are arguments that can stand in an extent as they are written.
var simple = regexp.MustCompile(`^[\w\s.>&*/+-]+$`)

// argumentText is the argument for a parameter in the call that is followed, "" if a message cannot repeat it.
func (w *activation) argumentText(name string) string {
	for i, p := range parametersOf(w.fn) {
		if args := argumentsOf(w.call); p != nil && p.Name() == name && i < len(args) {
			text := textOf(w.in.Unit.SpanAt(args[i]))
			switch {
			case !simple.MatchString(text) || strings.Contains(text, "++") || strings.Contains(text, "--"):
				return ""
			case words.FindString(text) == text:
				return text
			}
			return "(" + text + ")"
		}
	}
	return ""
}

// mentions reports whether the extents of a copy can be written where the current access stands.
func (w *reportWalk) mentions(t *stencil.Transfer) bool {
	return !slices.ContainsFunc(words.FindAllString(sizesText(t.Extents), -1), func(name string) bool { return !w.inScope(name) })
}

// inScope reports whether a name is known where the current access stands, unless it is of file scope.
func (w *reportWalk) inScope(name string) bool {
	if len(w.around) == 0 {
		return true
	}
	at, isLocal := w.in.Unit.SpanAt(w.around[len(w.around)-1]).Off, false
	for _, d := range w.localsOf(w.fn) {
		if d.Name() != name {
			continue
		}
		off := d.Position().Offset
		if d.IsParam() || off < at && at < w.scopeEnd(off) {
			return true
		}
		isLocal = true
	}
	return !isLocal
}

// scopeEnd is where the block around an offset ends.
func (w *reportWalk) scopeEnd(off int) int {
	end := math.MaxInt
	for _, s := range w.in.Unit.Statements {
		if (s.Kind == parser.Block || s.Kind == parser.For) && s.Span.Off < off && off < s.Span.End {
			end = min(end, s.Span.End)
		}
	}
	return end
}

// sizesText lists extents as copy does, fastest-varying first.
func sizesText(extents []string) string {
	text := ""
	for i := len(extents) - 1; i >= 0; i-- {
		text += ", " + extents[i]
	}
	return text
}

func knownExtents(g *stencil.Grid) bool {
	for _, e := range g.Extents {
		if e == "" {
			return false
		}
	}
	return true
}
