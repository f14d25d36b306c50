// The arrays of a function: one stencil.Grid for each lvalue that names one, with element type, extents and storage.

package nest

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/validity"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/pragma"
)

// Grids are the arrays of one function, one stencil.Grid for each lvalue that names one.
type Grids struct {
	*File
	fn     *cc.FunctionDefinition
	list   []*stencil.Grid
	byKey  map[gridKey]*stencil.Grid
	names  map[string]bool
	copies map[*pragma.Directive]*stencil.Grid
	copied map[*stencil.Grid]bool                // named by a copy of this function
	sizes  map[*stencil.Grid][]cc.ExpressionNode // extents as declared
	views  map[viewKey]*stencil.Grid
	// strides are those that nests have found for arrays with one subscript, by their names.
	strides map[string][][]stencil.Poly
	// choices number the subscripts, as printed, of arrays of pointers and of structs.
	choices map[string]int
	foreign map[string]bool // those that do not only read local variables
	unnamed map[string]bool // lvalues of copies, as written, that only the running program knows
}

// MaxRank is the number of dimensions that the run time's tables have room for.
const MaxRank = 8

// viewKey is an array with one subscript, seen with another number of dimensions.
type viewKey struct {
	base *stencil.Grid
	rank int
}

// gridKey identifies an lvalue: the variable at its root and the path of
// members from there.
type gridKey struct {
	root *cc.Declarator
	path string
}

// newGrids are no arrays yet: copies and nests enter theirs.
func newGrids(f *File, fd *cc.FunctionDefinition) *Grids {
	return &Grids{File: f, fn: fd, byKey: map[gridKey]*stencil.Grid{}, names: map[string]bool{},
		copies: map[*pragma.Directive]*stencil.Grid{}, copied: map[*stencil.Grid]bool{}, sizes: map[*stencil.Grid][]cc.ExpressionNode{},
		views: map[viewKey]*stencil.Grid{}, strides: map[string][][]stencil.Poly{}, choices: map[string]int{}, foreign: map[string]bool{}, unnamed: map[string]bool{}}
}

// Lvalues says where the pointer or array of each grid is found.
func (t *Grids) Lvalues() map[*stencil.Grid]validity.Lvalue {
	all := map[*stencil.Grid]validity.Lvalue{}
	for key, g := range t.byKey {
		if g != nil {
			all[g] = validity.Lvalue{Root: key.root, Path: key.path}
		}
	}
	return all
}

// List are the arrays in the order in which they were entered.
func (t *Grids) List() []*stencil.Grid { return t.list }

// At is the array at a place; nil if there is none.
func (t *Grids) At(l validity.Lvalue) *stencil.Grid { return t.byKey[gridKey{l.Root, l.Path}] }

// Variable is the array that a variable is, entered on first use; nil means that an error was reported.
func (t *Grids) Variable(d *cc.Declarator) *stencil.Grid {
	return t.grid(lvalue{key: gridKey{d, ""}, text: d.Name(), typ: d.Type()}, t.SpanAt(d))
}

// DeclaredExtents are the extents of an array as its type writes them, slowest first; nil for those of pointers.
func (t *Grids) DeclaredExtents(g *stencil.Grid) []cc.ExpressionNode { return t.sizes[g] }

// lvalue is an expression that names an array.
type lvalue struct {
	key  gridKey
	text string // to print in host code
	typ  cc.Type
	// address: what is meant is a pointer to it, &s.
	address bool
}

// grid returns the Grid that lv names, made on first use. nil means that an
// error was reported.
func (t *Grids) grid(lv lvalue, span source.Span) *stencil.Grid {
	if g, ok := t.byKey[lv.key]; ok {
		return g
	}
	t.byKey[lv.key] = nil
	g := t.describe(lv, span)
	t.byKey[lv.key] = g
	if g != nil {
		t.list = append(t.list, g)
	}
	return g
}

func (t *Grids) describe(lv lvalue, span source.Span) *stencil.Grid {
	parts, err := takeApart(lv.typ)
	if err != nil || len(parts.sizes) == 0 {
		what := "is not an array"
		if err != nil {
			what = err.Error()
		}
		t.msgs.Errorf(codeArray, span, "'%s' cannot be put on the device: its type %s", lv.text, what).
			Note(source.Span{}, "%s", wayWithoutArray(lv))
		return nil
	}
	if len(parts.sizes) > MaxRank {
		t.msgs.Errorf(CodeExtents, span, "'%s' has %d dimensions, and at most %d can be put on the device", lv.text, len(parts.sizes), MaxRank)
		return nil
	}
	elem, err := t.valueType(parts.elem)
	if err != nil || elem.Kind == stencil.Void {
		m := t.msgs.Errorf(codeType, span, "the elements of '%s' are %v, which kernels cannot compute with", lv.text, describeErr(err, parts.elem))
		if why, ok := err.(*typeError); ok && why.way != "" {
			m.Note(source.Span{}, "%s", why.way)
		}
		return nil
	}
	g := &stencil.Grid{Name: t.uniqueName(lv.text), Host: lv.text, Elem: elem, Storage: parts.storage,
		Rank: len(parts.sizes), Sizes: parts.sizes, Span: span,
		Object: lv.key.path == "" && !lv.key.root.IsParam() && parts.storage == stencil.Array && lv.typ.Kind() == cc.Array && t.IsOnlyName(lv.key.root)}
	t.sizes[g] = sizeExpressions(lv.typ)
	for d, known := range parts.known {
		text := extentText(lv.text, d, known)
		if d == 0 && known && isParameter(lv) { // a pointer in truth, of which sizeof says nothing
			text = ""
			if n := parts.sizes[0]; n > 0 {
				text = strconv.FormatInt(n, 10)
			}
		}
		g.Extents = append(g.Extents, text)
	}
	return g
}

// wayWithoutArray is what to do about a copy of something that is not an array.
func wayWithoutArray(lv lvalue) string {
	s, isStruct := lv.typ.(*cc.StructType)
	for i := 0; isStruct && i < s.NumFields(); i++ {
		f := s.FieldByIndex(i)
		if k := f.Type().Kind(); f.Name() != "" && (k == cc.Ptr || k == cc.Array) {
			return fmt.Sprintf("copy its arrays, one by one, as in copy(%s.%s, ..)", lv.text, f.Name())
		}
	}
	if strings.HasSuffix(lv.key.path, "]") {
		return "copy the array that it is an element of"
	}
	return "leave the copy out: kernels are given the values that are not in arrays with each launch"
}

// isParameter reports whether lv is a parameter of the function itself.
func isParameter(lv lvalue) bool { return lv.key.path == "" && lv.key.root.IsParam() }

func describeErr(err error, t cc.Type) string {
	if err != nil {
		return err.Error()
	}
	return "of type " + typeWords(t)
}

// extentText is a host expression for the extent of dimension d, "" if the type
// does not give it.
func extentText(name string, d int, known bool) string {
	if !known {
		return ""
	}
	row := name + strings.Repeat("[0]", d)
	return fmt.Sprintf("sizeof(%s) / sizeof(%s[0])", row, row)
}

// uniqueName turns an lvalue such as g->u into an identifier.
func (t *Grids) uniqueName(text string) string {
	name := source.AsIdentifier(text)
	base := name
	for i := 2; t.names[name] || name != text && parser.IsIdentifier(t.Unit, name); i++ {
		name = fmt.Sprintf("%s_%d", base, i)
	}
	t.names[name] = true
	return name
}

// ReadCopies enters the arrays that the function's copies name, so that their
// extents are known before the first sweep.
func (t *Grids) ReadCopies(pragmas []*parser.Pragma) {
	for _, p := range pragmas {
		for _, d := range p.Directives {
			if d.Kind == pragma.Copy {
				g := t.readCopy(p, d)
				t.copies[d] = g
				if g != nil {
					t.copied[g] = true
				}
			}
		}
	}
}

// CopyGrid is the array that a copy names, nil if an error was reported.
func (t *Grids) CopyGrid(d *pragma.Directive) *stencil.Grid { return t.copies[d] }

// CopiedExtents are the extents that the first copy of the array gives which has some; nil if none has.
func (t *Grids) CopiedExtents(g *stencil.Grid) []*pragma.Expr {
	var first *pragma.Transfer
	for d, of := range t.copies {
		if of == g && len(d.Copy.Sizes) > 0 && (first == nil || d.Copy.Span.Off < first.Span.Off) {
			first = d.Copy
		}
	}
	if first == nil {
		return nil
	}
	return first.Sizes
}

// readCopy resolves the array that a copy names.
func (t *Grids) readCopy(p *parser.Pragma, d *pragma.Directive) *stencil.Grid {
	lv, err := t.clauseLvalue(d.Copy.Array, p)
	if err != nil {
		if errors.Is(err, errVariableElement) {
			t.failVariable(d.Copy.Array, p, lv, err)
		} else {
			t.msgs.Errorf(codeArray, d.Copy.Array.Span, "%v", err)
		}
		return nil
	}
	g := t.grid(lv, d.Copy.Array.Span)
	if g != nil && isParameter(lv) && len(d.Copy.Sizes) == g.Rank {
		if n, isConst := d.Copy.Sizes[g.Rank-1].Const(); !isConst || n != g.Sizes[0] {
			g.Sizes[0], g.Extents[0] = 0, "" // double v[static 1][m] promises one row at least
		}
	}
	return g
}

// failVariable reports a copy of an element of base that only the running program knows, once for each.
func (t *Grids) failVariable(e *pragma.Expr, p *parser.Pragma, base lvalue, err error) {
	if _, known := t.byKey[base.key]; !known {
		t.byKey[base.key] = nil // nests that use it are not refused for another reason
	}
	if t.unnamed[e.Text] {
		return
	}
	t.unnamed[e.Text] = true
	name := t.uniqueName(e.Text)
	first, _ := t.clauseLvalue(e.WithSubscripts(0), p)
	t.msgs.Errorf(codeArray, e.Span, "%v", err).
		Note(e.Span, "give it a name of its own before this, '%s = %s;', and copy and use '%s' in its place", pointerTo(first.typ, name), e.Text, name)
}

// pointerTo declares name as a pointer to the elements of an array, as in "double (*name)[8]"; as a pointer to double where that
// cannot be said.
func pointerTo(array cc.Type, name string) string {
	elem, stars, sizes := parser.ElementOf(array), "*", ""
	for ; elem != nil && elem.Kind() == cc.Array; elem = parser.ElementOf(elem) {
		n := elem.(*cc.ArrayType).Len()
		if n <= 0 {
			return "double *" + name
		}
		sizes += fmt.Sprintf("[%d]", n)
	}
	for ; elem != nil && elem.Kind() == cc.Ptr && sizes == ""; elem = parser.ElementOf(elem) {
		stars += "*"
	}
	switch {
	case elem == nil || elem.Kind() == cc.Array || elem.Kind() == cc.Ptr || elem.Kind() == cc.Function:
		return "double *" + name
	case sizes != "":
		return fmt.Sprintf("%v (%s%s)%s", elem, stars, name, sizes)
	}
	return fmt.Sprintf("%v %s%s", elem, stars, name)
}

// errVariableElement says that which element of an array of pointers is meant is known at run time only.
var errVariableElement = errors.New("is an element that only the running program knows")

// chosenBy is the form of a subscript of which validity knows when it changes.
var chosenBy = regexp.MustCompile(`^\s*([A-Za-z_]\w*)\s*(?:([+-])\s*(\d{1,9}))?\s*$`)

// sizeExpressions are the extents of an array type as declared, nil for a
// pointer's.
func sizeExpressions(t cc.Type) []cc.ExpressionNode {
	var list []cc.ExpressionNode
	for {
		switch x := t.Undecay().(type) {
		case *cc.PointerType:
			list, t = append(list, nil), x.Elem()
		case *cc.ArrayType:
			list, t = append(list, x.SizeExpression()), x.Elem()
		default:
			return list
		}
	}
}
