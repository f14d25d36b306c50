package analyzer

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// call reads a call of a function of math.h.
func (r *nestReader) call(x *cc.PostfixExpression) (stencil.Expr, error) {
	callee, ok := unparen(x.PostfixExpression).(*cc.PrimaryExpression)
	if !ok || callee.Case != cc.PrimaryExpressionIdent {
		return nil, r.fail(codeCall, x, "a call through a pointer cannot run on the device")
	}
	name := callee.Token.SrcStr()
	if d, ok := callee.ResolvedTo().(*cc.Declarator); ok {
		name = d.Name()
	}
	if r.Definition(name) == nil {
		if e, ok, err := r.classification(x, name); ok {
			return e, err
		}
		if e, ok := specialValue(x, name); ok {
			return e, nil
		}
		if signature, real, ok := mathSignature(name); ok {
			return r.mathCall(x, name, signature, real)
		}
	}
	return nil, r.fail(codeCall, x, "'%s' is not a function of math.h, and other functions are not translated", name)
}
