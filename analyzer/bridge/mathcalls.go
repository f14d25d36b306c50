// Calls of library functions that C++ overloads: C computes sin(f) of a float in double, C++ in float. A cast of
// the argument picks C's function.

package bridge

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// overloadedMath are the functions of <math.h> that C++ overloads for float and long double. In C
// they take and return double.
var overloadedMath = wordSet(`acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2
	expm1 fabs fdim floor fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb
	lrint lround modf nearbyint nextafter nexttoward pow remainder remquo rint round scalbln scalbn sin sinh sqrt tan
	tanh tgamma trunc`)

// overloadedInt are the functions of <stdlib.h> that C++ overloads for long.
var overloadedInt = wordSet("abs div")

// mathCall converts the arguments of an overloaded library function as C does.
// It reports whether n calls one.
func (b *exprChecker) mathCall(n *cc.PostfixExpression, name string) bool {
	floating, integer := overloadedMath[name], overloadedInt[name]
	if !floating && !integer || b.shadowsLibrary(n) {
		return false
	}
	f := functionType(n.PostfixExpression.Type())
	var args []cc.ExpressionNode
	for l := n.ArgumentExpressionList; l != nil && len(args) < len(f.Parameters()); l = l.ArgumentExpressionList {
		args = append(args, l.AssignmentExpression)
	}
	for _, i := range b.argumentsToCast(f, args, floating) {
		if floating {
			b.castMath(n, name, args[i], "double")
		} else {
			b.castMath(n, name, args[i], "int")
		}
	}
	return true
}

// argumentsToCast picks the arguments that make C++ choose another overload than that for double
// (or int). One argument of type double is enough for C++ to choose double. For an enumeration it
// finds no overload.
func (b *exprChecker) argumentsToCast(f *cc.FunctionType, args []cc.ExpressionNode, floating bool) []int {
	var chosen []int
	firstFloat, hasDouble := -1, false
	for i, arg := range args {
		want, have := f.Parameters()[i].Type().Kind(), arg.Type().Kind()
		switch {
		case !floating && !promotesToInt(arg.Type()), floating && want == cc.Double && (isOtherFloat(have) || b.cppEnum(arg) != nil):
			chosen = append(chosen, i)
		case floating && want == cc.Double && have == cc.Double:
			hasDouble = true
		case floating && want == cc.Double && have == cc.Float && firstFloat < 0:
			firstFloat = i
		}
	}
	if firstFloat >= 0 && !hasDouble && len(chosen) == 0 {
		chosen = append(chosen, firstFloat)
	}
	return chosen
}

func isOtherFloat(k cc.Kind) bool {
	switch k {
	case cc.LongDouble, cc.Float128, cc.Float16, cc.Float32, cc.Float64, cc.Float32x, cc.Float64x:
		return true
	}
	return false
}

func promotesToInt(t cc.Type) bool {
	switch t.Kind() {
	case cc.Int, cc.Short, cc.UShort, cc.Char, cc.SChar, cc.UChar, cc.Bool:
		return true
	}
	return false
}

// shadowsLibrary reports whether the called function is the user's own.
func (b *exprChecker) shadowsLibrary(n *cc.PostfixExpression) bool {
	id, ok := ccwalk.Unparen(n.PostfixExpression).(*cc.PrimaryExpression)
	if !ok {
		return true
	}
	d, ok := id.ResolvedTo().(*cc.Declarator)
	if !ok || d.LexicalScope() == nil || d.LexicalScope().Parent != nil {
		return ok && d != nil && !d.IsSynthetic()
	}
	return b.unit.Definition(id.Token.SrcStr()) != nil
}

func (b *exprChecker) castMath(call *cc.PostfixExpression, name string, arg cc.ExpressionNode, to string) {
	// If a macro makes the call, its argument may be used elsewhere in the macro, too, where a cast
	// would change the result.
	callee, written := b.extentOf(ccwalk.Unparen(call.PostfixExpression))
	if e, ok := b.extentOf(arg); ok && e.whole && written && callee.String() == name {
		b.conversions.cast(codeMath, "("+to+")", arg)
		return
	}
	e, ok := b.extentOf(call)
	if !ok || !b.castInMacros(e, name, to) {
		b.refuseMacro(e, ok, call, "'("+to+")' in front of the arguments of "+name)
	}
}

// castInMacros converts the first argument of each call in the user's macros that e uses. C
// converts it in every use of the macro, whatever the argument's type.
func (b *exprChecker) castInMacros(e extent, name, to string) bool {
	used := map[string]bool{}
	b.eachSpelling(e, func(word string) { used[word] = true })
	done := false
	for _, t := range b.texts {
		for _, d := range t.directives {
			if d.name != "define" || len(d.toks) == 0 || !used[t.spelling(d.toks[0])] {
				continue
			}
			done = b.castInDefine(t, d, name, to) || done
		}
	}
	return done
}

func (b *exprChecker) castInDefine(t *text, d directive, name, to string) bool {
	done := false
	for i := 1; i+1 < len(d.toks); i++ {
		if t.spelling(d.toks[i]) != name || t.spelling(d.toks[i+1]) != "(" {
			continue
		}
		end, ok := firstArgument(t, d.toks, i+2)
		if !ok {
			continue
		}
		if t.wrap(d.toks[i+2].Off, d.toks[end-1].End, "("+to+")(", ")") {
			b.remark(codeMath, t.file.Span(d.toks[i].Off, d.toks[i].End), "'(%s)' inserted in the argument of '%s': C computes it in %s", to, name, to)
		}
		done = true
	}
	return done
}

// firstArgument is the index of the comma or parenthesis that ends the argument starting at index
// i.
func firstArgument(t *text, toks []source.Token, i int) (int, bool) {
	depth := 0
	for k := i; k < len(toks); k++ {
		switch t.spelling(toks[k]) {
		case "(", "[", "{":
			depth++
		case ")", "]", "}":
			if depth == 0 {
				return k, k > i
			}
			depth--
		case ",":
			if depth == 0 {
				return k, k > i
			}
		}
	}
	return 0, false
}
