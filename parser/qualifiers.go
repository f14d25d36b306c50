// Declarations that say volatile or _Atomic: of a variable or member itself, of what it points to or has elements of, by their own
// words or by those of a typedef. The front end's types do not keep these words everywhere.

package parser

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// Qualifiers finds such declarations of a unit.
type Qualifiers struct {
	unit       *Unit
	specifiers map[*cc.Declarator][]cc.Node // the words in front of the declarator; of an anonymous struct around a member, too
	known      map[*cc.Declarator]string
}

// NewQualifiers reads the declarations of u.
func NewQualifiers(u *Unit) *Qualifiers {
	q := &Qualifiers{unit: u, specifiers: map[*cc.Declarator][]cc.Node{}, known: map[*cc.Declarator]string{}}
	ccwalk.Nodes(u.AST.TranslationUnit, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.Declaration:
			if n.DeclarationSpecifiers != nil && n.InitDeclaratorList != nil {
				q.declared(n.DeclarationSpecifiers, n.InitDeclaratorList)
			}
		case *cc.ParameterDeclaration:
			if n.DeclarationSpecifiers != nil && n.Declarator != nil {
				q.declared(n.DeclarationSpecifiers, n.Declarator)
			}
		case *cc.StructDeclaration:
			switch {
			case n.SpecifierQualifierList == nil:
			case n.StructDeclaratorList == nil:
				q.declared(n.SpecifierQualifierList, n.SpecifierQualifierList)
			default:
				q.declared(n.SpecifierQualifierList, n.StructDeclaratorList)
			}
		}
		return true
	})
	return q
}

// declared notes the specifiers of the declarators below n, but not of those in the initialisers and parameters there.
func (q *Qualifiers) declared(specifiers, n cc.Node) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.Declarator:
			q.specifiers[n] = append(q.specifiers[n], specifiers)
		case *cc.Initializer, *cc.ParameterTypeList:
			return false
		}
		return true
	})
}

// Of is the word that a declaration has, "" if it has none.
func (q *Qualifiers) Of(d *cc.Declarator) string {
	word, found := q.known[d]
	if !found {
		q.known[d] = "" // while it is looked for
		for _, n := range append(q.specifiers[d], d) {
			if word == "" {
				word = q.spelled(n)
			}
		}
		q.known[d] = word
	}
	return word
}

// spelled is the word that stands in specifiers or in a declarator, or in the typedefs that they name.
func (q *Qualifiers) spelled(n cc.Node) (word string) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.TypeQualifier:
			switch n.Case {
			case cc.TypeQualifierVolatile:
				word = "volatile"
			case cc.TypeQualifierAtomic:
				word = "_Atomic"
			}
		case *cc.AtomicTypeSpecifier:
			word = "_Atomic"
		case *cc.TypeSpecifier:
			if n.Case == cc.TypeSpecifierTypeName {
				if d, ok := q.unit.Lookup(n.LexicalScope(), n.Token.SrcStr(), n.Token.Seq()).(*cc.Declarator); ok {
					word = q.Of(d)
				}
			}
			if n.Case == cc.TypeSpecifierTypeofExpr {
				_, word = q.Used(n)
				return false
			}
		case *cc.ParameterTypeList, *cc.StructOrUnionSpecifier, *cc.EnumSpecifier, *cc.AttributeSpecifierList:
			return false
		}
		return word == ""
	})
	return word
}

// Used is the first use, below n, of a variable or member with such a declaration, or of such a type, with the word. It is nil if there is none.
func (q *Qualifiers) Used(n cc.Node) (at cc.Node, word string) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		found := ""
		switch n := n.(type) {
		case *cc.PrimaryExpression:
			if d := ccwalk.Variable(n); d != nil && d.Type().Kind() != cc.Function {
				found = q.Of(d)
			}
		case *cc.PostfixExpression:
			if f := n.Field(); f != nil && f.Declarator() != nil {
				found = q.Of(f.Declarator())
			}
		case *cc.TypeName:
			found = q.spelled(n)
		}
		if word == "" && found != "" {
			at, word = n, found
		}
		return word == ""
	})
	return at, word
}
