// Parameters that are arrays of variable size, which C++ lacks: `double a[n][m]` becomes a flat pointer, and the
// function starts with a declaration of a that has the C type.

package bridge

import (
	"modernc.org/cc/v4"
)

// shape is a parameter's declarator in parts: pointers, then a name with dimensions behind it, or a
// parenthesised pointer with dimensions behind it.
type shape struct {
	pointer    *cc.Pointer // in front of everything
	name       *cc.Token
	inner      *cc.Pointer // of "(*name)[n]"; nil for "name[n]"
	dimensions []dimension // outermost first
	odd        bool        // none of these forms
}

type dimension struct {
	size       cc.ExpressionNode
	open       int // offset of the bracket
	qualifiers *cc.TypeQualifiers
	static     bool
}

func (d dimension) constant() bool {
	if d.size == nil {
		return true
	}
	switch d.size.Value().(type) {
	case cc.Int64Value, cc.UInt64Value:
		return true
	}
	return false
}

// parameter respells parameters that C++ lacks: arrays of variable size, and arrays with words
// between the brackets.
func (b *declChecker) parameter(n *cc.ParameterDeclaration) {
	if n.Declarator != nil && !hasTypeSpecifier(n.DeclarationSpecifiers) {
		b.refuse(codeNoPrototype, b.place(n), "write 'int'", "'%s' has no type; C++ has no implicit int", n.Declarator.Name())
		return
	}
	var s shape
	switch {
	case n.Declarator != nil:
		s = shapeOf(n.Declarator)
	case n.AbstractDeclarator != nil:
		s = abstractShape(n.AbstractDeclarator)
	}
	variable, special := -1, false
	for i, d := range s.dimensions {
		if !d.constant() {
			variable = i
		}
		special = special || d.static || d.qualifiers != nil
	}
	if variable < 0 && !special {
		return
	}
	e, ok := b.extentOf(n)
	specs, okSpecs := b.extentOf(n.DeclarationSpecifiers)
	if !ok || !e.whole || !okSpecs {
		b.refuseMacro(e, ok, n, "a pointer in place of '"+b.source(n)+"'")
		return
	}
	if part := b.brokenPart(n.DeclarationSpecifiers, s); part != nil {
		e, ok := b.extentOf(part)
		b.refuseMacro(e, ok, part, "a pointer in place of '"+b.source(n)+"'")
		return
	}
	for _, d := range s.dimensions {
		if d.size != nil && !d.constant() && !d.size.Pure() {
			s.odd = true
		}
	}
	if s.odd {
		b.refuse(codeBadParameter, e.span(), "pass a pointer to the first cell", "C++ has no parameter '%s'", b.source(n))
		return
	}
	region := edit{off: specs.end, end: e.end}
	flat := variable > 0 || variable == 0 && s.inner != nil
	switch {
	case flat:
		region.pieces = append(b.pointerText(s), literal("*"+b.innerQualifiers(s)+b.cellsName(n, s)))
	default:
		region.pieces = append(b.pointerText(s), b.rowsDeclarator(s)...)
	}
	e.text.add(region)
	b.remark(codeParameter, e.span(), "parameter '%s' respelled as a pointer", b.source(n))
	if flat && b.ownsParameter(n) {
		b.declareRows(specs, s, n)
	}
}

// brokenPart is a part of a parameter that cannot be written anew by itself, since one macro makes tokens of it and of another; nil if there is none.
func (b *declChecker) brokenPart(specs cc.Node, s shape) cc.Node {
	parts := []cc.Node{specs}
	if s.pointer != nil {
		parts = append(parts, s.pointer)
	}
	for _, d := range s.dimensions {
		if d.size != nil {
			parts = append(parts, d.size)
		}
	}
	for _, part := range parts {
		if e, ok := b.extentOf(part); !ok || !e.whole {
			return part
		}
	}
	return nil
}

func shapeOf(d *cc.Declarator) shape {
	s := shape{pointer: d.Pointer}
	dd := d.DirectDeclarator
	for isArray(dd) {
		s.dimensions = append([]dimension{{dd.AssignmentExpression, bracketAt(dd.Token), dd.TypeQualifiers, dd.Case != cc.DirectDeclaratorArr && dd.Case != cc.DirectDeclaratorStar}}, s.dimensions...)
		dd = dd.DirectDeclarator
	}
	switch {
	case dd.Case == cc.DirectDeclaratorIdent:
		s.name = &dd.Token
	case dd.Case == cc.DirectDeclaratorDecl && dd.Declarator.Pointer != nil && dd.Declarator.Pointer.Pointer == nil &&
		dd.Declarator.DirectDeclarator.Case == cc.DirectDeclaratorIdent:
		s.inner, s.name = dd.Declarator.Pointer, &dd.Declarator.DirectDeclarator.Token
	default:
		s.odd = true
	}
	return s
}

func bracketAt(t cc.Token) int { return t.Position().Offset }

func isArray(dd *cc.DirectDeclarator) bool {
	switch dd.Case {
	case cc.DirectDeclaratorArr, cc.DirectDeclaratorStaticArr, cc.DirectDeclaratorArrStatic, cc.DirectDeclaratorStar:
		return true
	}
	return false
}

func abstractShape(d *cc.AbstractDeclarator) shape {
	s := shape{pointer: d.Pointer}
	dd := d.DirectAbstractDeclarator
	for dd != nil && isAbstractArray(dd) {
		s.dimensions = append([]dimension{{dd.AssignmentExpression, bracketAt(dd.Token), dd.TypeQualifiers, dd.Case != cc.DirectAbstractDeclaratorArr}}, s.dimensions...)
		dd = dd.DirectAbstractDeclarator
	}
	switch {
	case dd == nil:
	case dd.Case == cc.DirectAbstractDeclaratorDecl && dd.AbstractDeclarator.Pointer != nil && dd.AbstractDeclarator.Pointer.Pointer == nil &&
		dd.AbstractDeclarator.DirectAbstractDeclarator == nil:
		s.inner = dd.AbstractDeclarator.Pointer
	default:
		s.odd = true
	}
	return s
}

func isAbstractArray(dd *cc.DirectAbstractDeclarator) bool {
	switch dd.Case {
	case cc.DirectAbstractDeclaratorArr, cc.DirectAbstractDeclaratorStaticArr, cc.DirectAbstractDeclaratorArrStatic, cc.DirectAbstractDeclaratorArrStar:
		return true
	}
	return false
}

// pointerText is a space, then the pointers in front of the declarator.
func (b *declChecker) pointerText(s shape) []piece {
	out := []piece{literal(" ")}
	if s.pointer != nil {
		if e, ok := b.extentOf(s.pointer); ok {
			out = append(out, copied(e.off, e.end))
		}
	}
	return out
}

// innerQualifiers are the qualifiers of the parameter's own pointer, as in "(*restrict a)[n]" or
// "a[restrict n]", followed by a space.
func (b *declChecker) innerQualifiers(s shape) string {
	var list *cc.TypeQualifiers
	if s.inner != nil {
		list = s.inner.TypeQualifiers
	} else if len(s.dimensions) > 0 {
		list = s.dimensions[0].qualifiers
	}
	out := ""
	for ; list != nil; list = list.TypeQualifiers {
		if list.TypeQualifier == nil {
			continue
		}
		switch list.TypeQualifier.Case {
		case cc.TypeQualifierConst:
			out += "const "
		case cc.TypeQualifierVolatile:
			out += "volatile "
		case cc.TypeQualifierRestrict:
			out += "__restrict__ "
		}
	}
	return out
}

// cellsName is the name of the flat parameter.
func (b *declChecker) cellsName(n *cc.ParameterDeclaration, s shape) string {
	if s.name == nil {
		return ""
	}
	name := b.nameOf(s.name.SrcStr())
	if !b.ownsParameter(n) {
		return name
	}
	return b.freeName(name + "_cells")
}

// ownsParameter reports whether n is a parameter of the current function definition and not of a
// function pointer inside it.
func (b *declChecker) ownsParameter(n *cc.ParameterDeclaration) bool {
	if b.function == nil || n.Declarator == nil {
		return false
	}
	for l := parametersOf(b.function.Declarator); l != nil; l = l.ParameterList {
		if l.ParameterDeclaration == n {
			return true
		}
	}
	return false
}

// parametersOf is the parameter list of a function's declarator.
func parametersOf(d *cc.Declarator) *cc.ParameterList {
	for dd := d.DirectDeclarator; dd != nil; dd = dd.DirectDeclarator {
		if dd.Case == cc.DirectDeclaratorFuncParam && dd.ParameterTypeList != nil {
			return dd.ParameterTypeList.ParameterList
		}
		if dd.Case == cc.DirectDeclaratorDecl {
			return parametersOf(dd.Declarator)
		}
	}
	return nil
}

// rowsDeclarator is "*a" for "a[n]", and "(*a)[4]" for "a[n][4]".
func (b *declChecker) rowsDeclarator(s shape) []piece {
	name := ""
	if s.name != nil {
		name = b.nameOf(s.name.SrcStr())
	}
	star := "*" + b.innerQualifiers(s) + name
	rest := s.rowDimensions()
	if len(rest) == 0 {
		return []piece{literal(star)}
	}
	return append([]piece{literal("(" + star + ")")}, b.dimensionTexts(rest)...)
}

// rowDimensions are the dimensions of the array that the pointer points to.
func (s shape) rowDimensions() []dimension {
	if s.inner != nil || len(s.dimensions) == 0 {
		return s.dimensions
	}
	return s.dimensions[1:]
}

func (b *declChecker) dimensionTexts(list []dimension) []piece {
	var out []piece
	for _, d := range list {
		out = append(out, literal("["))
		if d.size != nil {
			if e, ok := b.extentOf(d.size); ok {
				out = append(out, copied(e.off, e.end))
			}
		}
		out = append(out, literal("]"))
	}
	return out
}

// declareRows starts the function's body with the parameter's C declaration:
// "double (*a)[m] = (__typeof__(a))a_cells;".
func (b *declChecker) declareRows(specs extent, s shape, n *cc.ParameterDeclaration) {
	body, ok := b.extentOf(b.function.CompoundStatement)
	if !ok {
		return
	}
	name := b.nameOf(s.name.SrcStr())
	quals := b.innerQualifiers(s)
	pieces := append([]piece{literal(" "), copied(specs.off, specs.end)}, b.pointerText(s)...)
	pieces = append(pieces, literal("(*"+quals+name+")"))
	pieces = append(pieces, b.dimensionTexts(s.rowDimensions())...)
	pieces = append(pieces, literal(" = (__typeof__("+name+"))"+b.cellsName(n, s)+";"))
	at := body.off + 1
	body.text.add(edit{at, at, pieces})
}
