// Macros of which mintc alone does not know what they are for the C compiler. The system's own headers define some that the
// bundled ones do not (__GLIBC__, _POSIX_TIMERS), so that a conditional that asks for one needs these headers. Options of the
// compiler define others (__OPTIMIZE__).

package parser

import (
	_ "embed"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
)

// systemMacros are the names of such macros, one a line: what glibc 2.36 defines in the headers that are bundled, with
// gnu17, c99 and each with all extensions. TestSystemMacros finds them anew.
//
//go:embed bundled/system_macros.txt
var systemMacroNames string

var systemMacros = func() map[string]bool {
	names := map[string]bool{"__has_include": true, "__has_include_next": true}
	for _, name := range strings.Fields(systemMacroNames) {
		names[name] = true
	}
	return names
}()

// systemQuestion is a conditional of the user's that depends on such a macro.
type systemQuestion struct {
	at   source.Span
	name string
}

// systemQuestion is the first such conditional in the user's files that the preprocessor read, nil if there is none.
func (u *Unit) systemQuestion() (found *systemQuestion) {
	unknown := func(name string) bool {
		return systemMacros[name] && (u.AST.Macros[name] == nil || u.changesMacro(name))
	}
	u.eachQuestion(unknown, func(q systemQuestion) {
		if found == nil {
			found = &q
		}
	})
	return found
}

// unanswered reports the question where no C compiler's headers can answer it.
func (q *systemQuestion) unanswered() (errs diag.List) {
	errs.Errorf(codeHeaders, q.at, "the system's headers decide about '%s', and no C compiler was found whose headers could be used", q.name).
		Note(source.Span{}, "set CC to one, or ask for a macro of your own")
	return errs
}

// optionMacros are defined by options of the C compiler, such as -O2 and -mavx, which mintc is not given.
var optionMacros = strings.Fields("__OPTIMIZE__ __OPTIMIZE_SIZE__ __NO_INLINE__ __FAST_MATH__ __FINITE_MATH_ONLY__ __ROUNDING_MATH__ " +
	"__MMX__ __SSE__ __SSE2__ __SSE3__ __SSSE3__ __SSE4_1__ __SSE4_2__ __AVX__ __AVX2__ __AVX512F__ __FMA__ __F16C__ __POPCNT__ __BMI__ __BMI2__ __LZCNT__")

// IsOptionMacro reports whether options of the C compiler define a macro of this name.
func IsOptionMacro(name string) bool { return slices.Contains(optionMacros, name) }

// OptionMacros warns about conditionals that depend on options of the C compiler, and of which neither the file nor the
// command line says how they are to be read.
func (u *Unit) OptionMacros() (msgs diag.List) {
	told := map[string]bool{}
	open := func(name string) bool {
		return IsOptionMacro(name) && !told[name] && !u.changesMacro(name)
	}
	u.eachQuestion(open, func(q systemQuestion) {
		told[q.name] = true
		is := "not defined"
		if u.AST.Macros[q.name] != nil {
			is = "defined"
		}
		msgs.Warnf(codeOptionMacro, q.at, "the C compiler's options decide about '%s'; it counts as %s here, and in the output", q.name, is).
			Note(source.Span{}, "give mintc -D%s=1 or -U%s, as the C program is to be compiled", q.name, q.name)
	})
	return msgs
}

// eachQuestion visits the conditionals in the user's files that the preprocessor read and that depend on a macro of a kind,
// directly or through other macros.
func (u *Unit) eachQuestion(of func(name string) bool, f func(systemQuestion)) {
	u.eachUserFile(func(raw *rawFile) {
		for _, d := range raw.directives {
			if !d.isConditional() || !u.run.isActive(raw, d.off) {
				continue
			}
			seen := map[string]bool{}
			for _, t := range d.toks {
				u.eachMacro(raw.spelling(t), seen, func(name string) {
					if of(name) {
						f(systemQuestion{raw.file.Span(d.off, d.end), name})
					}
				})
			}
		}
	})
}

// eachMacro visits a name and those in what its macro stands for, each once.
func (u *Unit) eachMacro(name string, seen map[string]bool, f func(string)) {
	if seen[name] {
		return
	}
	seen[name] = true
	f(name)
	if m := u.AST.Macros[name]; m != nil {
		for _, t := range m.ReplacementList() {
			if t.Ch == rune(cc.IDENTIFIER) {
				u.eachMacro(t.SrcStr(), seen, f)
			}
		}
	}
}

// changesMacro reports whether the user's own text, or the command line, defines or undefines a macro of that name.
func (u *Unit) changesMacro(name string) (changes bool) {
	u.eachUserFile(func(raw *rawFile) {
		for _, d := range raw.directives {
			changes = changes || d.changes(raw, name)
		}
	})
	return changes
}
