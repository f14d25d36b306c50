// Functions and macros of math.h: their signatures, and the conversions that make CUDA's overloads compute what C does.

package nest

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// realFunctions are the functions of math.h that both C and CUDA have, with
// their signature: the result, then the parameters. r is double, or float for
// the name with suffix f; i, l and L are int, long and long long; I and R are
// pointers to what the function also returns; v stands for no result.
var realFunctions = map[string]string{
	"acos": "rr", "acosh": "rr", "asin": "rr", "asinh": "rr", "atan": "rr", "atan2": "rrr", "atanh": "rr",
	"cbrt": "rr", "ceil": "rr", "copysign": "rrr", "cos": "rr", "cosh": "rr", "erf": "rr", "erfc": "rr",
	"exp": "rr", "exp10": "rr", "exp2": "rr", "expm1": "rr", "fabs": "rr", "fdim": "rrr", "floor": "rr", "fma": "rrrr",
	"fmax": "rrr", "fmin": "rrr", "fmod": "rrr", "frexp": "rrI", "hypot": "rrr", "ilogb": "ir",
	"j0": "rr", "j1": "rr", "jn": "rir", "ldexp": "rri", "lgamma": "rr", "llrint": "Lr", "llround": "Lr",
	"log": "rr", "log10": "rr", "log1p": "rr", "log2": "rr", "logb": "rr", "lrint": "lr", "lround": "lr", "modf": "rrR",
	"nearbyint": "rr", "nextafter": "rrr", "pow": "rrr", "remainder": "rrr", "remquo": "rrrI", "rint": "rr",
	"round": "rr", "scalbln": "rrl", "scalbn": "rri", "sin": "rr", "sincos": "vrRR", "sinh": "rr", "sqrt": "rr",
	"tan": "rr", "tanh": "rr", "tgamma": "rr", "trunc": "rr", "y0": "rr", "y1": "rr", "yn": "rir",
}

// beyondC are those whose names C leaves to the program.
var beyondC = map[string]bool{"exp10": true, "j0": true, "j1": true, "jn": true, "sincos": true, "y0": true, "y1": true, "yn": true}

// integerFunctions are those of stdlib.h; they have no suffix.
var integerFunctions = map[string]string{"abs": "ii", "labs": "ll", "llabs": "LL"}

// mathSignature finds a function by its name in C; real is the type that r
// stands for.
func mathSignature(name string) (signature string, real stencil.Type, ok bool) {
	name = strings.TrimPrefix(name, "__builtin_")
	if s, ok := integerFunctions[name]; ok {
		return s, stencil.Double, true
	}
	if s, ok := realFunctions[name]; ok {
		return s, stencil.Double, true
	}
	s, ok := realFunctions[strings.TrimSuffix(name, "f")]
	return s, stencil.FloatT, ok
}

// declaredOtherwise reports whether the program declares the function that is
// called with other arithmetic types than those of its signature.
func declaredOtherwise(x *cc.PostfixExpression, signature string, types map[byte]stencil.Type) bool {
	t := x.PostfixExpression.Type()
	if p, ok := t.(*cc.PointerType); ok {
		t = p.Elem()
	}
	f, ok := t.(*cc.FunctionType)
	if !ok {
		return false
	}
	differ := func(t cc.Type, kind byte) bool {
		have, known := basic[t.Kind()]
		return known && !have.Same(types[kind])
	}
	params := parameters(f)
	if len(params) == 0 { // of a built-in function, or in the style before C89
		return false
	}
	for i, p := range params {
		if i+1 < len(signature) && differ(p.Type(), signature[i+1]) {
			return true
		}
	}
	return differ(f.Result(), signature[0])
}

// mathCall reads a call of a math function. In C the name decides the type; in
// C++ the argument would, so arguments are converted explicitly.
func (r *callReader) mathCall(x *cc.PostfixExpression, name, signature string, real stencil.Type) (stencil.Expr, error) {
	types := map[byte]stencil.Type{'r': real, 'i': stencil.Int, 'l': stencil.Long, 'L': stencil.LongLong,
		'I': stencil.Int, 'R': real, 'v': stencil.VoidT}
	c := &stencil.Call{Func: strings.TrimPrefix(name, "__builtin_"), T: types[signature[0]]}
	if declaredOtherwise(x, signature, types) {
		return nil, r.fail(codeCall, x, "'%s' is declared here with other types than the function of that name has", name).
			way(r, x, "include its header instead of declaring it")
	}
	nodes := arguments(x)
	if len(nodes) != len(signature)-1 {
		return nil, r.fail(codeCall, x, "'%s' takes %d arguments", name, len(signature)-1)
	}
	given := r.argumentsOf()
	for i, n := range nodes {
		kind := signature[i+1]
		if kind == 'I' || kind == 'R' {
			e, err := r.resultArgument(n, types[kind])
			if err != nil {
				return nil, err
			}
			c.Args = append(c.Args, e)
			continue
		}
		e, err := given.value(n)
		if err != nil {
			return nil, err
		}
		if !e.Type().Same(types[kind]) {
			e = &stencil.Cast{X: e, T: types[kind]}
		}
		c.Args = append(c.Args, e)
	}
	return c, nil
}

func arguments(x *cc.PostfixExpression) []cc.ExpressionNode {
	var list []cc.ExpressionNode
	for l := x.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		list = append(list, l.AssignmentExpression)
	}
	return list
}

// resultArgument is &x, by which a math function returns a second result.
func (r *callReader) resultArgument(n cc.ExpressionNode, t stencil.Type) (stencil.Expr, error) {
	if u, ok := ccwalk.Unparen(n).(*cc.UnaryExpression); ok && u.Case == cc.UnaryExpressionAddrof {
		e, err := r.exprs.target(u.CastExpression, false)
		if err != nil {
			return nil, err
		}
		if _, isGrid := e.(*stencil.Access); !isGrid && e.Type().Same(t) {
			return &stencil.Unary{Op: "&", X: e, T: t}, nil
		}
	}
	return nil, r.fail(codeCall, n, "in a parallel loop this function writes its result to a local variable of type %s: &name", t)
}

// classification reads the macros isnan, isgreater and so on of math.h, which
// both C libraries make of the compiler's built-in functions.
func (r *callReader) classification(x *cc.PostfixExpression, name string) (e stencil.Expr, ok bool, err error) {
	short, isBuiltin := strings.CutPrefix(name, "__builtin_")
	if !isBuiltin {
		return nil, false, nil
	}
	var make func(args []stencil.Expr) stencil.Expr
	want := 1
	switch short {
	case "isnormal":
		make = func(a []stencil.Expr) stencil.Expr {
			return stencil.NewBinary("&&", magnitude(a[0], ">=", smallestNormal), magnitude(a[0], "<=", largest))
		}
	case "isnan", "isfinite", "signbit", "isinf":
		make = func(a []stencil.Expr) stencil.Expr { return classify(short, a[0]) }
	case "signbitf":
		make = func(a []stencil.Expr) stencil.Expr { return classify("signbit", a[0]) }
	case "isinf_sign":
		make = infinitySign
	case "isgreater", "isgreaterequal", "isless", "islessequal", "islessgreater", "isunordered":
		make, want = comparisons[short], 2
	case "fpclassify":
		make, want = floatClass, 6
	default:
		return nil, false, nil
	}
	nodes := arguments(x)
	if len(nodes) != want {
		return nil, true, r.fail(codeCall, x, "'%s' takes %d arguments", short, want)
	}
	args := []stencil.Expr{}
	for _, n := range nodes {
		a, err := r.exprs.expr(n)
		if err != nil {
			return nil, true, err
		}
		if stencil.HasEffect(a) {
			return nil, true, r.fail(CodeSideEffects, n, "an argument of '%s' with a side effect", short).
				way(r, n, "write it as a statement of its own, in front of this one")
		}
		args = append(args, a)
	}
	return make(args), true, nil
}

func classify(what string, x stencil.Expr) stencil.Expr {
	if x.Type().IsInteger() {
		x = &stencil.Cast{X: x, T: stencil.Double}
	}
	return &stencil.Call{Func: what, Args: []stencil.Expr{x}, T: stencil.Int}
}

// The ends of the range of normal numbers, by size of the type in bytes.
var (
	smallestNormal = map[int]string{4: "1.17549435e-38f", 8: "2.2250738585072014e-308"}
	largest        = map[int]string{4: "3.40282347e+38f", 8: "1.7976931348623157e+308"}
)

// magnitude compares |x| with a limit of x's type. CUDA has no isnormal.
func magnitude(x stencil.Expr, op string, limit map[int]string) stencil.Expr {
	name, t := "fabs", stencil.Double
	if x.Type().Same(stencil.FloatT) {
		name, t = "fabsf", stencil.FloatT
	}
	size := &stencil.Call{Func: name, Args: []stencil.Expr{stencil.Converted(x, t)}, T: t}
	return stencil.NewBinary(op, size, &stencil.Const{T: t, Text: limit[t.Size]})
}

// comparisons are the quiet ones; the operators give the same values.
var comparisons = map[string]func([]stencil.Expr) stencil.Expr{
	"isgreater":      func(a []stencil.Expr) stencil.Expr { return stencil.NewBinary(">", a[0], a[1]) },
	"isgreaterequal": func(a []stencil.Expr) stencil.Expr { return stencil.NewBinary(">=", a[0], a[1]) },
	"isless":         func(a []stencil.Expr) stencil.Expr { return stencil.NewBinary("<", a[0], a[1]) },
	"islessequal":    func(a []stencil.Expr) stencil.Expr { return stencil.NewBinary("<=", a[0], a[1]) },
	"islessgreater": func(a []stencil.Expr) stencil.Expr {
		return stencil.NewBinary("||", stencil.NewBinary("<", a[0], a[1]), stencil.NewBinary(">", a[0], a[1]))
	},
	"isunordered": func(a []stencil.Expr) stencil.Expr {
		return stencil.NewBinary("||", classify("isnan", a[0]), classify("isnan", a[1]))
	},
}

// infinitySign is what isinf gives in C: -1, 0 or 1.
func infinitySign(a []stencil.Expr) stencil.Expr {
	sign := stencil.NewCond(stencil.NewBinary("<", a[0], stencil.NewInt(0)), stencil.NewInt(-1), stencil.NewInt(1))
	return stencil.NewCond(classify("isinf", a[0]), sign, stencil.NewInt(0))
}

// floatClass is fpclassify(nan, infinite, normal, subnormal, zero, x).
func floatClass(a []stencil.Expr) stencil.Expr {
	x := a[5]
	rest := stencil.NewCond(magnitude(x, ">=", smallestNormal), a[2], a[3])
	rest = stencil.NewCond(stencil.NewBinary("==", x, stencil.NewInt(0)), a[4], rest)
	rest = stencil.NewCond(classify("isinf", x), a[1], rest)
	return stencil.NewCond(classify("isnan", x), a[0], rest)
}

// specialValues are the constants behind INFINITY, HUGE_VAL and NAN.
var specialValues = map[string]stencil.Type{
	"__builtin_inf": stencil.Double, "__builtin_huge_val": stencil.Double, "__builtin_nan": stencil.Double,
	"__builtin_inff": stencil.FloatT, "__builtin_huge_valf": stencil.FloatT, "__builtin_nanf": stencil.FloatT,
}

// specialValue reads __builtin_inff() and the like.
func specialValue(x *cc.PostfixExpression, name string) (stencil.Expr, bool) {
	t, ok := specialValues[name]
	if !ok {
		return nil, false
	}
	text := name + "()"
	if nodes := arguments(x); len(nodes) == 1 {
		if s, isText := nodes[0].Value().(cc.StringValue); !isText || strings.Trim(string(s), "\x00") != "" {
			return nil, false // a NaN with a payload of its own
		}
		text = name + `("")`
	}
	return &stencil.Const{T: t, Text: text}, true
}
