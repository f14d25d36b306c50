// The integer types that gcc gives enumerations and enumerators. cc gives some of them another type.

package parser

import (
	"math"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// EnumKind is the integer type that gcc gives objects of an enumeration: an unsigned type if no enumerator is negative,
// and a long one if int does not hold all enumerators. cc takes the signed type of the same size instead.
func EnumKind(t *cc.EnumType) cc.Kind {
	kind := t.UnderlyingType().Kind()
	if t.Min() < 0 {
		return kind
	}
	switch kind {
	case cc.Int:
		return cc.UInt
	case cc.Long:
		return cc.ULong
	case cc.LongLong:
		return cc.ULongLong
	}
	return kind
}

// EnumeratorKind is the type that gcc gives an enumerator: int if its value fits, else that of its enumeration. cc and
// C++ give all of them the type of the enumeration.
func (u *Unit) EnumeratorKind(e *cc.Enumerator) cc.Kind {
	switch v := e.Value().(type) {
	case cc.Int64Value:
		if math.MinInt32 <= v && v <= math.MaxInt32 {
			return cc.Int
		}
	case cc.UInt64Value:
		if v <= math.MaxInt32 {
			return cc.Int
		}
	}
	if t := u.EnumOf(e); t != nil {
		return EnumKind(t)
	}
	return e.Type().Kind()
}

// EnumOf is the enumeration that an enumerator belongs to.
func (u *Unit) EnumOf(e *cc.Enumerator) *cc.EnumType {
	if u.enums == nil {
		u.enums = map[*cc.Enumerator]*cc.EnumType{}
		ccwalk.Nodes(u.AST.TranslationUnit, func(n cc.Node) bool {
			if s, ok := n.(*cc.EnumSpecifier); ok {
				t, _ := s.Type().(*cc.EnumType)
				for l := s.EnumeratorList; l != nil; l = l.EnumeratorList {
					u.enums[l.Enumerator] = t
				}
			}
			return true
		})
	}
	return u.enums[e]
}

// mistyped reports whether cc gives an enumerator another type than gcc does.
func (u *Unit) mistyped(n *cc.PrimaryExpression) bool {
	e, ok := n.ResolvedTo().(*cc.Enumerator)
	return ok && u.EnumeratorKind(e) != n.Type().Kind()
}

// HasMistyped reports whether there is an enumerator below n to which cc gives another type than gcc.
func (u *Unit) HasMistyped(n cc.Node) bool {
	found := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		x, ok := n.(*cc.PrimaryExpression)
		found = found || ok && u.mistyped(x)
		return !found
	})
	return found
}

// Misread is an enumerator below n to which cc gives another type than gcc, if that may change the value of n: only
// minus and complement can show the difference. It is nil if there is no such enumerator.
func (u *Unit) Misread(n cc.Node) *cc.PrimaryExpression {
	var found *cc.PrimaryExpression
	risky := false
	ccwalk.Nodes(n, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.UnaryExpression:
			risky = risky || n.Case == cc.UnaryExpressionMinus || n.Case == cc.UnaryExpressionCpl
		case *cc.AdditiveExpression:
			risky = risky || n.Case == cc.AdditiveExpressionSub
		case *cc.CastExpression:
			_, alone := n.CastExpression.(*cc.PrimaryExpression)
			return !alone
		case *cc.PrimaryExpression:
			if u.mistyped(n) {
				found = n
			}
		}
		return true
	})
	if !risky {
		return nil
	}
	return found
}
