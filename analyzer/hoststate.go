// What arithmetic on the host leaves behind and kernels do not: the flags of floating-point exceptions, and errno. Programs that ask
// for either near a nest are warned.

package analyzer

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// flagReaders are functions of fenv.h that tell which exceptions were raised.
var flagReaders = map[string]bool{"fetestexcept": true, "fegetexceptflag": true}

// errnoReader is what the headers' errno calls.
const errnoReader = "__errno_location"

// errnoSetters are functions of math.h, without suffix, that set errno where the result is out of range or not defined.
var errnoSetters = func() map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Fields("acos acosh asin atanh cos cosh exp exp10 exp2 expm1 fdim fma fmod hypot ilogb j0 j1 jn ldexp lgamma llrint llround " +
		"log log10 log1p log2 logb lrint lround nextafter pow remainder remquo scalbln scalbn sin sincos sinh sqrt tan tgamma y0 y1 yn") {
		set[name], set[name+"f"] = true, true
	}
	return set
}()

// warnOfHostState warns where host code asks for flags, in a file with nests, or for errno, in a function with a nest that calls
// functions which set it in C.
func (a *analysis) warnOfHostState() {
	if len(a.read.Sweeps) == 0 {
		return
	}
	setters := a.errnoSetters()
	for l := a.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		fd := l.ExternalDeclaration.FunctionDefinition
		if fd == nil || !a.Main(fd) {
			continue
		}
		setter := setters[fd]
		ccwalk.Nodes(fd, func(n cc.Node) bool {
			x, ok := n.(*cc.PostfixExpression)
			if !ok || x.Case != cc.PostfixExpressionCall {
				return true
			}
			switch name := ccwalk.CalleeName(x); {
			case flagReaders[name]:
				a.hostState(x, "kernels raise no floating-point flags: '"+name+"' tells of the host's arithmetic alone")
			case name == errnoReader && setter != "":
				a.hostState(x, "kernels set no errno: that of '"+setter+"' in a nest of this function is missing")
				setter = "" // once
			}
			return true
		})
	}
}

func (a *analysis) hostState(x *cc.PostfixExpression, text string) {
	a.msgs.Warnf(codeHostState, a.SpanAt(x), "%s", text).
		Note(source.Span{}, "test the values that the nest computes: isnan(x), isinf(x); -Wno-mint-host-state turns this warning off")
}

// errnoSetters is such a function that a nest calls, itself or through another function, for each function with such a nest.
func (a *analysis) errnoSetters() map[*cc.FunctionDefinition]string {
	setters := map[*cc.FunctionDefinition]string{}
	for s, sweep := range a.read.Sweeps {
		note := func(e stencil.Expr) {
			if c, ok := e.(*stencil.Call); ok && errnoSetters[c.Func] {
				setters[s.Func] = max(setters[s.Func], c.Func) // the same one in each run
			}
		}
		stencil.VisitExprs(sweep.Body, note)
		sweep.Visit(func(*stencil.Table) {}, func(f *stencil.DeviceFunction) { stencil.VisitExprs(f.Body, note) })
	}
	return setters
}
