// Which conversions between pointer types C++ also makes, which need a cast, and which even C warns about. Also
// null pointer constants, and functions such as strchr that keep const in C++.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// verdict is C++'s view of a pointer conversion that C accepts.
type verdict int

const (
	same      verdict = iota // C++ converts implicitly, too
	castable                 // C++ needs a cast, and its meaning is clear
	unrelated                // C compilers warn about it
)

// compare judges the conversion of one pointer type to another.
func (b *converter) compare(to, from *cc.PointerType) verdict {
	te, fe := to.Elem(), from.Elem()
	switch {
	case te.Kind() == cc.Void:
		if fe.Kind() == cc.Function || b.facts.pointee(from).drops(b.facts.pointee(to)) {
			return castable
		}
		return same
	case fe.Kind() == cc.Void:
		return castable
	}
	v := b.comparePointees(te, fe)
	if v == same && b.facts.pointee(from).drops(b.facts.pointee(to)) {
		return castable
	}
	return v
}

// innermost is the element type that the qualifiers of an array belong to.
func innermost(t cc.Type) cc.Type { return cellType(t) }

// comparePointees compares two types without their own qualifiers.
func (b *converter) comparePointees(to, from cc.Type) verdict {
	switch t := to.(type) {
	case *cc.PointerType:
		if f, ok := from.(*cc.PointerType); ok {
			return b.compareInner(t, f)
		}
		return unrelated
	case *cc.ArrayType:
		if f, ok := from.(*cc.ArrayType); ok {
			return b.compareArrays(t, f)
		}
		return unrelated
	case *cc.FunctionType:
		return b.compareFunctions(t, from)
	}
	return compareScalars(to, from)
}

// compareInner compares pointers below the first level, where qualifiers must be equal in C++.
func (b *converter) compareInner(to, from *cc.PointerType) verdict {
	te, fe := to.Elem(), from.Elem()
	if te.Kind() == cc.Void != (fe.Kind() == cc.Void) {
		return unrelated
	}
	v := b.comparePointees(te, fe)
	if v == same && b.facts.pointee(to) != b.facts.pointee(from) {
		return castable
	}
	return v
}

// compareArrays compares array types. To C++ compilers, arrays of variable size have the same type
// if their extents are spelled alike.
func (b *converter) compareArrays(to, from *cc.ArrayType) verdict {
	v := b.comparePointees(to.Elem(), from.Elem())
	if v != same || b.types.length(to) == b.types.length(from) {
		return v
	}
	if to.IsVLA() || from.IsVLA() || to.Len() < 0 || from.Len() < 0 {
		return castable
	}
	return unrelated
}

// compareFunctions compares function types. "()" leaves the parameters open in C and means no
// parameters in C++.
func (b *converter) compareFunctions(to *cc.FunctionType, from cc.Type) verdict {
	f, ok := from.(*cc.FunctionType)
	if !ok || b.comparePointees(to.Result(), f.Result()) != same {
		return unrelated
	}
	t, u := to.Parameters(), f.Parameters()
	if len(t) != len(u) && (len(t) == 0 || len(u) == 0) {
		return castable
	}
	if len(t) != len(u) || to.IsVariadic() != f.IsVariadic() {
		return unrelated
	}
	for i := range t {
		if b.comparePointees(t[i].Type().Decay(), u[i].Type().Decay()) != same {
			return unrelated
		}
	}
	return same
}

func compareScalars(to, from cc.Type) verdict {
	switch {
	case isTagged(to) && isTagged(from):
		if sameTagged(to, from) {
			return same
		}
		return unrelated
	case to.Kind() == from.Kind():
		return same
	case cc.IsIntegerType(to) && cc.IsIntegerType(from) && to.Size() == from.Size() && to.Kind() != cc.Bool && from.Kind() != cc.Bool:
		return castable
	}
	return unrelated
}

func isTagged(t cc.Type) bool {
	return t.Kind() == cc.Struct || t.Kind() == cc.Union || t.Kind() == cc.Enum
}

// sameTagged compares structs, unions and enums, complete or not.
func sameTagged(a, b cc.Type) bool {
	if a.Kind() != b.Kind() {
		return false
	}
	left, right := tagOf(a), tagOf(b)
	return left == right && (left != "" || a.IsCompatible(b))
}

func tagOf(t cc.Type) string {
	var tag cc.Token
	switch t := t.(type) {
	case *cc.StructType:
		tag = t.Tag()
	case *cc.UnionType:
		tag = t.Tag()
	case *cc.EnumType:
		tag = t.Tag()
	}
	return tag.SrcStr()
}

// isNullConstant reports whether n is a null pointer constant in C++, too: the literal 0, or NULL,
// a different macro there.
func (b *converter) isNullConstant(n cc.ExpressionNode) bool {
	if !isZero(n.Value()) {
		return false
	}
	if p, ok := ccwalk.Unparen(n).(*cc.PrimaryExpression); ok && p.Case == cc.PrimaryExpressionInt {
		return true
	}
	e, ok := b.extentOf(n)
	return ok && isVoidPointer(valueType(n)) && b.mentionsNULL(e)
}

// mentionsNULL reports whether NULL is in a text or in the macros that it uses.
func (b *converter) mentionsNULL(e extent) bool {
	found := false
	b.eachSpelling(e, func(word string) { found = found || word == "NULL" && !definesMacro(b.run, word) })
	return found
}

// eachSpelling calls f for every token of e's text and of the user's macros
// that these tokens name, transitively.
func (b *run) eachSpelling(e extent, f func(string)) {
	seen := map[string]bool{}
	var visit func(word string)
	visit = func(word string) {
		f(word)
		if seen[word] {
			return
		}
		seen[word] = true
		for _, body := range b.facts.macros[word] {
			for _, w := range body {
				visit(w)
			}
		}
	}
	for _, tok := range source.Lex(e.text.file.Text, e.off, e.end) {
		visit(e.text.spelling(tok))
	}
}

// cppConst are the functions of <string.h> that C++ overloads: given a pointer to const, they
// return a pointer to const.
var cppConst = map[string]bool{"strchr": true, "strrchr": true, "strstr": true, "strpbrk": true, "memchr": true}

// constInCpp reports whether n is a pointer to const in C++ but not in C.
func (b *run) constInCpp(n cc.ExpressionNode) bool {
	if last := ccwalk.Last(ccwalk.Unparen(n)); last != nil {
		return b.constInCpp(last)
	}
	switch n := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		return n.Case == cc.PrimaryExpressionString || n.Case == cc.PrimaryExpressionLString
	case *cc.ConditionalExpression:
		yes, no := ccwalk.Alternatives(n)
		return yes != nil && (b.constInCpp(yes) || b.constInCpp(no))
	case *cc.AdditiveExpression: // a pointer into the string
		return b.constInCpp(n.AdditiveExpression) || b.constInCpp(n.MultiplicativeExpression)
	case *cc.PostfixExpression:
		if n.Case != cc.PostfixExpressionCall || !cppConst[ccwalk.CalleeName(n)] || n.ArgumentExpressionList == nil {
			return false
		}
		first := n.ArgumentExpressionList.AssignmentExpression
		p, ok := valueType(first).(*cc.PointerType)
		return ok && (b.facts.pointee(p).isConst || b.constInCpp(first))
	}
	return false
}

// voidArithmetic casts a void pointer in arithmetic to char *, since gcc counts in bytes and C++
// refuses. A compound assignment is refused.
func (b *exprChecker) voidArithmetic(n cc.Node, o *operation) {
	if o.right == nil || o.op != "+" && o.op != "-" {
		return
	}
	_, compound := n.(*cc.AssignmentExpression)
	for _, e := range []cc.ExpressionNode{o.left, o.right} {
		switch {
		case !isVoidPointer(valueType(e)):
		case compound:
			b.refuse(codeNoCounterpart, b.place(n), "use a char *", "'%s' moves a pointer to void, which C++ does not", b.source(n))
		default:
			b.conversions.cast(codeCast, "(char *)", e)
		}
	}
}
