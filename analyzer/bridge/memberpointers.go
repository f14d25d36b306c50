// What members of structs point to: the front end's type of "const char *name" in a struct says "pointer to char". The
// qualifiers are read from the declaration, and kept by the type, of which each member has one of its own.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// qualified are the qualifiers of what a pointer points to.
type qualified struct{ isConst, isVolatile bool }

// gatherMembers notes the qualifiers of what the members of a declaration in a struct point to.
func (f *facts) gatherMembers(n *cc.StructDeclaration) {
	if n.Case != cc.StructDeclarationDecl {
		return
	}
	q := qualifiersOf(n.SpecifierQualifierList)
	for l := n.StructDeclaratorList; l != nil && q != (qualified{}); l = l.StructDeclaratorList {
		if d := l.StructDeclarator.Declarator; d != nil {
			if p := lastPointer(d); p != nil {
				f.pointees[p] = q
			}
		}
	}
}

func qualifiersOf(n *cc.SpecifierQualifierList) (q qualified) {
	for ; n != nil; n = n.SpecifierQualifierList {
		if n.Case == cc.SpecifierQualifierListTypeQual {
			q.isConst = q.isConst || n.TypeQualifier.Case == cc.TypeQualifierConst
			q.isVolatile = q.isVolatile || n.TypeQualifier.Case == cc.TypeQualifierVolatile
		}
	}
	return q
}

// lastPointer is the pointer of a member's type that leads to what its specifiers declare; nil if there is none, or if the
// pointer is a typedef's, which the qualifiers belong to themselves.
func lastPointer(d *cc.Declarator) *cc.PointerType {
	written := 0
	ccwalk.Nodes(d, func(n cc.Node) bool {
		if _, ok := n.(*cc.Pointer); ok {
			written++
		}
		_, parameters := n.(*cc.ParameterTypeList)
		return !parameters
	})
	var last *cc.PointerType
	for t := d.Type(); t != nil; {
		switch x := cellType(t).(type) {
		case *cc.PointerType:
			last, t = x, x.Elem()
			written--
		case *cc.FunctionType:
			t = x.Result()
		default:
			t = nil
		}
	}
	if last == nil || written != 0 || cellType(last.Elem()).Kind() == cc.Function {
		return nil
	}
	return last
}

// pointee are the qualifiers of what a pointer points to; those of an array are its elements'.
func (f *facts) pointee(p *cc.PointerType) qualified {
	e := innermost(p.Elem())
	if e.Kind() == cc.Function { // the qualifiers of its result
		return qualified{}
	}
	a, q := e.Attributes(), f.pointees[p]
	return qualified{q.isConst || a.IsConst(), q.isVolatile || a.IsVolatile()}
}

// lost are the qualifiers that the front end's type of a pointer lacks.
func (f *facts) lost(p *cc.PointerType) qualified {
	a, q := innermost(p.Elem()).Attributes(), f.pointees[p]
	return qualified{q.isConst && !a.IsConst(), q.isVolatile && !a.IsVolatile()}
}

// String is how C writes the qualifiers, in front of a type.
func (q qualified) String() (s string) {
	if q.isConst {
		s = "const "
	}
	if q.isVolatile {
		s += "volatile "
	}
	return s
}

// drops reports whether a conversion loses qualifiers.
func (q qualified) drops(to qualified) bool {
	return q.isConst && !to.isConst || q.isVolatile && !to.isVolatile
}
