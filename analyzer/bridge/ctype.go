// Types written as C++ text, for the casts that the bridge inserts. A type without a name cannot be written.

package bridge

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"
)

// typeSpeller spells C types as C++ does.
type typeSpeller struct{ *run }

// predefinedNames are the types that C and C++ spell alike.
var predefinedNames = map[cc.Kind]string{
	cc.Bool: "bool", cc.Char: "char", cc.SChar: "signed char", cc.UChar: "unsigned char", cc.Short: "short",
	cc.UShort: "unsigned short", cc.Int: "int", cc.UInt: "unsigned int", cc.Long: "long", cc.ULong: "unsigned long",
	cc.LongLong: "long long", cc.ULongLong: "unsigned long long", cc.Int128: "__int128",
	cc.UInt128: "unsigned __int128", cc.Float: "float", cc.Double: "double", cc.LongDouble: "long double",
	cc.Float128: "__float128", cc.Void: "void",
}

// spell writes the type t of a declarator inner as C++ text; inner is "" in a cast. ok is false for
// a type without a name.
func (b *typeSpeller) spell(t cc.Type, inner string) (string, bool) {
	if td := t.Typedef(); td != nil && b.visibleTypedef(td) {
		return join(qualifiers(t)+b.nameOf(td.Name()), inner), true
	}
	switch t := t.(type) {
	case *cc.PointerType:
		inner = "*" + strings.TrimSuffix(join(strings.TrimSpace(qualifiers(t)), inner), " ")
		if isDerived(t.Elem()) && !b.hasName(t.Elem()) {
			inner = "(" + inner + ")"
		}
		spelled, ok := b.spell(t.Elem(), inner)
		return b.facts.lost(t).String() + spelled, ok
	case *cc.ArrayType:
		return b.spell(t.Elem(), inner+"["+b.length(t)+"]")
	case *cc.FunctionType:
		params, ok := b.spellParameters(t)
		if !ok {
			return "", false
		}
		return b.spell(t.Result(), inner+"("+params+")")
	case *cc.StructType:
		return b.spellTag("struct", t.Tag(), t, inner)
	case *cc.UnionType:
		return b.spellTag("union", t.Tag(), t, inner)
	case *cc.EnumType:
		return b.spellTag("enum", t.Tag(), t, inner)
	}
	name, ok := predefinedNames[t.Kind()]
	return join(qualifiers(t)+name, inner), ok
}

func (b *typeSpeller) spellTag(keyword string, tag cc.Token, t cc.Type, inner string) (string, bool) {
	name := tag.SrcStr()
	return join(qualifiers(t)+keyword+" "+b.nameOf(name), inner), name != ""
}

func (b *typeSpeller) spellParameters(t *cc.FunctionType) (string, bool) {
	var list []string
	for _, p := range t.Parameters() {
		spelled, ok := b.spellParameter(p.Type())
		if !ok {
			return "", false
		}
		list = append(list, spelled)
	}
	if t.IsVariadic() {
		list = append(list, "...")
	}
	return strings.Join(list, ", "), true
}

// length is the text between the brackets of an array type.
func (b *typeSpeller) length(t *cc.ArrayType) string {
	if t.IsVLA() && t.SizeExpression() != nil {
		return b.source(t.SizeExpression())
	}
	if t.Len() < 0 {
		return ""
	}
	return fmt.Sprint(t.Len())
}

// hasName reports whether spell uses a typedef's name for t.
func (b *typeSpeller) hasName(t cc.Type) bool {
	td := t.Typedef()
	return td != nil && b.visibleTypedef(td)
}

// visibleTypedef reports whether a typedef can be named everywhere. One of a block may be out of
// scope or hidden at the cast.
func (b *typeSpeller) visibleTypedef(td *cc.Declarator) bool {
	return td.LexicalScope() != nil && td.LexicalScope().Parent == nil
}

func isDerived(t cc.Type) bool { return t.Kind() == cc.Array || t.Kind() == cc.Function }

func qualifiers(t cc.Type) string {
	var s string
	if a := t.Attributes(); a.IsConst() {
		s += "const "
	}
	if a := t.Attributes(); a.IsVolatile() {
		s += "volatile "
	}
	return s
}

// join puts a space between a type and what follows it.
func join(left, right string) string {
	if right == "" || left == "" || strings.HasPrefix(right, "[") || strings.HasPrefix(right, "(") && strings.HasSuffix(right, "()") {
		return left + right
	}
	return left + " " + right
}

// spellParameter is the type of a parameter in the output: a pointer to an array of variable size
// becomes a pointer to its cells.
func (b *typeSpeller) spellParameter(t cc.Type) (string, bool) {
	t = t.Decay()
	if p, ok := t.(*cc.PointerType); ok && variablySized(p.Elem()) {
		return b.spell(cellType(p.Elem()), "*")
	}
	return b.spell(t, "")
}

// variablySized reports whether t is an array with a non-constant extent.
func variablySized(t cc.Type) bool {
	for {
		a, ok := t.(*cc.ArrayType)
		if !ok {
			return false
		}
		if a.IsVLA() {
			return true
		}
		t = a.Elem()
	}
}

// cellType is the type of the elements of an array of any rank.
func cellType(t cc.Type) cc.Type {
	for {
		a, ok := t.(*cc.ArrayType)
		if !ok {
			return t
		}
		t = a.Elem()
	}
}
