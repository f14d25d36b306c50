// Sizes and values that the front end does not know, as of packed structs: what depends on them is refused.

package nest

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// plainLayout refuses a type whose size and offsets the front end does not know.
func (f *File) plainLayout(t cc.Type, name string) error {
	if why := f.OwnLayout(t); why != "" {
		return &typeError{fmt.Sprintf("of type %s, laid out by %s", name, why),
			"give the type its usual layout, or copy the members that the loop needs into arrays of their own"}
	}
	return nil
}

// unknownSize is an operand below n of sizeof or offsetof whose value the front end does not
// know, and what lays out its type, if that is why; nil if there is none.
func (f *File) unknownSize(n cc.Node) (operand cc.Node, why string) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if x, ok := n.(*cc.UnaryExpression); ok && operand == nil {
			if why = f.unknownLayout(x); why != "" || f.misreadSize(x) {
				operand = x
			}
		}
		return operand == nil
	})
	return operand, why
}

// misreadSize reports whether the front end may take another type for the operand of sizeof than C does: the array where C
// takes its address, as in (a, array) and array + 1, the declared type for a value in the width of a bit-field, a string of another length.
func (f *File) misreadSize(x *cc.UnaryExpression) bool {
	if x.Case != cc.UnaryExpressionSizeofExpr {
		return false
	}
	operand := ccwalk.Unparen(x.UnaryExpression)
	kind := operand.Type().Undecay().Kind()
	switch n := operand.(type) {
	case *cc.PrimaryExpression:
		return kind == cc.Function || strings.HasPrefix(n.Token.SrcStr(), "u8") || kind == cc.Array && f.misreadString(n)
	case *cc.PostfixExpression:
		return n.Case == cc.PostfixExpressionInc || n.Case == cc.PostfixExpressionDec
	case *cc.UnaryExpression:
		_, chosen := ccwalk.Unparen(n.CastExpression).(*cc.ConditionalExpression)
		return kind == cc.Function || n.Case == cc.UnaryExpressionInc || n.Case == cc.UnaryExpressionDec || n.Case == cc.UnaryExpressionDeref && chosen
	case *cc.AssignmentExpression:
		return true
	}
	return kind == cc.Array || kind == cc.Function
}

// misreadString reports whether n is a string that a macro may make, or an array that has its size from one.
func (f *File) misreadString(n *cc.PrimaryExpression) bool {
	if n.Case == cc.PrimaryExpressionString || n.Case == cc.PrimaryExpressionLString {
		return parser.MakesString(f.Unit, n)
	}
	d := ccwalk.Variable(n)
	if d == nil {
		return false
	}
	init := f.Initializer(d)
	return init != nil && init.Case == cc.InitializerExpr && parser.MakesString(f.Unit, init)
}

// unknownLayout is what lays out the type that x is the size of, or in which x is an address, if the front end does
// not know how.
func (f *File) unknownLayout(x *cc.UnaryExpression) (why string) {
	switch x.Case {
	case cc.UnaryExpressionSizeofType, cc.UnaryExpressionAlignofType:
		return f.OwnLayout(x.TypeName.Type())
	case cc.UnaryExpressionSizeofExpr, cc.UnaryExpressionAlignofExpr:
		return f.OwnLayout(x.UnaryExpression.Type())
	case cc.UnaryExpressionAddrof: // as in offsetof
		if _, ok := addressOf(x.CastExpression); !ok {
			break
		}
		ccwalk.Nodes(x.CastExpression, func(n cc.Node) bool {
			if m, ok := n.(*cc.PostfixExpression); ok && why == "" && m.Field() != nil {
				why = f.OwnLayout(holderOf(m))
			}
			return why == ""
		})
	}
	return why
}

// knownSizes reports sizes below n that the front end does not know.
func (f *File) knownSizes(n cc.Node) bool {
	operand, why := f.unknownSize(n)
	switch {
	case operand == nil:
		return true
	case why == "":
		f.errorf(codeType, operand, "mintc does not know this size: its operand may have another type in C").
			Note(source.Span{}, "write the size of a type, as sizeof(double *), or the number")
		return false
	}
	f.errorf(codeType, operand, "mintc does not know this size, of a type that is laid out by %s", why).
		Note(source.Span{}, "give the type its usual layout, or write the number")
	return false
}

// CheckSizes looks at the sizes of arrays, at enumerators and at the headers of loops, whose values decide what is
// translated.
func (f *File) CheckSizes() {
	ccwalk.Nodes(f.AST.TranslationUnit, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.AttributeValue:
			if strings.Trim(n.Token.SrcStr(), "_") == "mode" && !f.IsSystem(n) {
				f.errorf(codeType, n, "mintc does not know the size of a type with the attribute 'mode'").
					Note(source.Span{}, "write the type that it stands for, as int8_t of <stdint.h>")
			}
		case *cc.DirectDeclarator:
			if n.AssignmentExpression != nil {
				f.knownSizes(n.AssignmentExpression)
				f.knownTypes(n.AssignmentExpression, nil)
			}
		case *cc.Enumerator:
			if n.ConstantExpression != nil {
				f.knownSizes(n.ConstantExpression)
				f.knownTypes(n.ConstantExpression, n)
			}
		case *cc.IterationStatement:
			for _, part := range []cc.ExpressionNode{n.ExpressionList, n.ExpressionList2, n.ExpressionList3} {
				if part != nil {
					f.knownTypes(part, nil)
				}
			}
		}
		return true
	})
}

// knownTypes reports an enumerator that the front end computes with in another type than C compilers do. Within an
// enumeration its own enumerators still have the types of their values.
func (f *File) knownTypes(n cc.Node, within *cc.Enumerator) {
	x := f.Misread(n)
	if x == nil {
		return
	}
	e := x.ResolvedTo().(*cc.Enumerator)
	if within != nil && f.EnumOf(e) == f.EnumOf(within) {
		return
	}
	name := e.Token.SrcStr()
	f.errorf(codeType, x, "the value of this expression is not clear: '%s' is an int for C compilers, though its enumeration needs a wider type", name).
		Note(source.Span{}, "write (int)%s", name)
}
