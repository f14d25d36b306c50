package pragma

import (
	"strings"
	"testing"

	"mintc/internal/diag"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// badCase is a directive with exactly one error: its code, the text under its
// caret, and words of what is said.
type badCase struct{ name, text, code, at, says string }

var badCases = []badCase{
	{"L1/macro grows without bound", "mint for tile(D20)", codeMacro, "D20", "more than 20000 tokens"},
	{"L1/macro with wrong arguments", "mint for tile(SQ(1,2))", codeMacro, "SQ", "takes 1 argument, but this call has 2"},
	{"L1/macro call that does not end", "mint for tile(OPEN)", codeMacro, "OPEN", "no matching ')'"},
	{"L1/variadic macro with nothing", "mint for tile(REST())", codeEmpty, "REST()", "empty"},
	{"L1/recursive macro", "mint for tile(SELF)", codeNotConstant, "SELF", "'SELF' is a variable"},
	{"L2/variable in tile", "mint for tile(n)", codeNotConstant, "n", "'n' is not constant: 'n' is a variable"},
	{"L2/variable inside", "mint for nest(2) tile(8, 2*(n+1))", codeNotConstant, "n", "'2*(n+1)' is not constant"},
	{"L2/variables in several", "mint for nest(m) tile(n, n/2) chunksize(n)", codeNotConstant, "m", "'m' is not constant"},
	{"L2/floating point", "mint for tile(1.5)", codeNotConstant, "1.5", "floating-point"},
	{"L2/call", "mint for tile(f(2))", codeNotConstant, "f(2)", "not known before the program runs"},
	{"L2/address", "mint for tile(&x)", codeNotConstant, "x", "variable"},
	{"L2/division by zero", "mint for tile(4/(2-2))", codeNotConstant, "4/(2-2)", "divides by zero"},
	{"L2/overflow of int", "mint for tile(65536*65536)", codeNotConstant, "65536*65536", "overflows"},
	{"L2/nest of a variable", "mint for nest(depth)", codeNotConstant, "depth", "variable"},
	{"L2/height of a variable", "mint trapezoid height(H)", codeNotConstant, "H", "variable"},
	{"L6/no directive", "mint", codeNoDirective, "#pragma mint", "names no directive"},
	{"L6/unknown directive", "mint paralel", codeUnknownDirective, "paralel", "did you mean 'parallel'?"},
	{"L6/unknown directive, nothing near", "mint frobnicate(3)", codeUnknownDirective, "frobnicate", "unknown directive 'frobnicate'"},
	{"L6/directive in wrong case", "mint Barrier", codeUnknownDirective, "Barrier", "did you mean 'barrier'?"},
	{"L6/clause as a directive", "mint tile(8)", codeUnknownDirective, "tile", "is a clause of 'mint for' and 'mint parallel for'"},
	{"L6/number as a directive", "mint 3", codeUnknownDirective, "3", "unknown directive '3'"},
	{"L6/unknown clause", "mint for nets(2)", codeUnknownClause, "nets", "did you mean 'nest'?"},
	{"L6/abbreviated clause", "mint for chunk(2)", codeUnknownClause, "chunk", "did you mean 'chunksize'?"},
	{"L6/unknown clause, nothing near", "mint barrier frobnicate", codeUnknownClause, "frobnicate", "unknown clause 'frobnicate'"},
	{"L6/directive as a clause", "mint for barrier", codeUnknownClause, "barrier", "is a directive"},
	{"L6/for parallel", "mint for parallel", codeUnknownClause, "parallel", "is a directive"},
	{"L6/repeated clause", "mint for nest(1) nest(1)", CodeRepeatedClause, "nest", "duplicate clause"},
	{"L6/repeated in two spellings", "mint for nowait no-wait", CodeRepeatedClause, "no-wait", "duplicate clause"},
	{"L6/clause of another directive", "mint parallel nest(2)", codeMisplacedClause, "nest", "of 'mint for' and 'mint parallel for', not of 'mint parallel'"},
	{"L6/clause of many", "mint single private(x)", codeMisplacedClause, "private", "'mint parallel', 'mint for' and 'mint parallel for'"},
	{"L6/barrier takes nothing", "mint barrier nowait", codeMisplacedClause, "nowait", "not of 'mint barrier'"},
	{"L6/missing parenthesis", "mint for nest 2", codeParenthesis, "nest", "such as 'nest(2)'"},
	{"L6/brackets for parentheses", "mint for tile[8,n] nowait", codeParenthesis, "tile", "in parentheses"},
	{"L6/open parenthesis", "mint for nest(2", codeParenthesis, "(", "no matching ')'"},
	{"L6/wrong kind of bracket", "mint for nest(2] tile(4)", codeParenthesis, "(", "no matching ')'"},
	{"L6/extra parenthesis", "mint for nest(2))", codeParenthesis, ")", "no matching '('"},
	{"L6/argument of a flag", "mint for nowait(1)", codeParenthesis, "(", "takes no argument"},
	{"L6/copy without parentheses", "mint copy A", codeParenthesis, "copy", "copy(A, toDevice"},
	{"L6/comma between clauses", "mint for nest(1), tile(8)", codeStrayToken, ",", "blanks only"},
	{"L6/trailing junk", "mint barrier 42", codeStrayToken, "42", "unexpected '42'"},
	{"L6/trailing group", "mint barrier (a, b)", codeStrayToken, "(", "unexpected '('"},
	{"L6/brace", "mint parallel {", codeStrayToken, "{", "only 'single'"},
	{"L6/empty list", "mint for private()", codeEmpty, ")", "is empty"},
	{"L6/empty argument", "mint for nest(2) tile(16,,1)", codeEmpty, ",", "an argument of 'tile' is empty"},
	{"L6/empty last argument", "mint for tile(16,)", codeEmpty, ")", "an argument of 'tile' is empty"},
	{"L6/argument that expands to nothing", "mint for tile(EMPTY)", codeEmpty, "EMPTY", "empty"},
	{"L6/OpenMP clause", "mint for collapse(2)", codeForeign, "collapse", "nest(N)"},
	{"L6/OpenMP schedule", "mint for schedule(static, 4)", codeForeign, "schedule", "chunksize"},
	{"L6/OpenMP num_threads", "mint parallel num_threads(4)", codeForeign, "num_threads", "OpenMP"},
	{"L6/omp", "mint omp parallel", codeForeign, "omp", "#pragma omp"},
	{"L6/OpenACC", "mint kernels", codeForeign, "kernels", "mint parallel"},
	{"L6/old nested(deep)", "mint for nested(deep)", codeOldMint, "nested", "nest(all)"},
	{"L6/old threadblock", "mint for threadblock(16,64,1)", codeOldMint, "threadblock", "tile"},
	{"L6/old unroll", "mint for unroll(1,1,64)", codeOldMint, "unroll", "chunksize"},
	{"L6/old copy", "mint copy(dUold, Uold, toDevice, (n+2), m+2, (k+2))", codeOldMint, "dUold", "copy(Uold, toDevice, ..)"},
	{"F1/nest(0)", "mint for nest(0)", codeRange, "0", "1 to 3, not '0'"},
	{"F1/nest(4)", "mint for nest(4) tile(8,8,8)", codeRange, "4", "1 to 3, not '4'"},
	{"F1/nest of two", "mint for nest(1,2)", codeTooMany, "2", "takes 1 argument"},
	{"F7/zero extent", "mint for tile(0)", codeRange, "0", "positive numbers"},
	{"F7/negative extent", "mint for chunksize(-BX)", codeRange, "-BX", "'-BX' = '-16'"},
	{"F7/extent of 2^31", "mint for tile(2147483648)", codeRange, "2147483648", "below 2^31"},
	{"F7/extent beyond 64 bits", "mint for tile((unsigned long)-1)", codeRange, "(unsigned long)-1", "below 2^31"},
	{"F7/four extents", "mint for nest(3) tile(4,4,4,4)", codeTooMany, "4", "up to 3 extents"},
	{"F7/third extent", "mint for nest(2) tile(16,16,4)", codeDepth, "4", "tile's third extent is 4, but nest(2) has 2 loops"},
	{"F7/chunk beyond the nest", "mint for nest(1) chunksize(1,2)", codeDepth, "2", "chunksize's second extent is 2, but nest(1) has 1 loop"},
	{"F7/no nest is one loop", "mint for tile(16,16)", codeDepth, "16", "without a nest clause has 1 loop"},
	{"F7/chunk does not divide", "mint for nest(3) tile(16,16,12) chunksize(1,1,8)", codeDivide, "8", "third extent 8 does not divide tile's third extent 12"},
	{"F7/chunk of an unwritten extent", "mint for nest(3) tile(16,16) chunksize(1,1,8)", codeDivide, "8", "tile's third extent 1"},
	{"R2/element for a variable", "mint for private(a[0])", codeNotAName, "a[0]", "names of variables"},
	{"R2/keyword for a variable", "mint for shared(int)", codeNotAName, "int", "names of variables"},
	{"R2/number in a reduction", "mint for reduction(+: 3)", codeNotAName, "3", "names of variables"},
	{"R2/private and shared", "mint for private(x) shared(y, x)", codeNamedTwice, "x", "in 'private' and in 'shared'"},
	{"R2/twice in one list", "mint for firstprivate(x, x)", codeNamedTwice, "x", "'firstprivate'"},
	{"R2/default(private)", "mint parallel default(private)", codeDefault, "private", "shared or none, not 'private'"},
	{"R2/default misspelt", "mint parallel default(non)", codeDefault, "non", "did you mean 'none'?"},
	{"R2/default of two", "mint parallel default(none, shared)", codeTooMany, "shared", "takes 1 argument"},
	{"F9/two reductions of one variable", "mint for reduction(+: s) reduction(*: s)", codeNamedTwice, "s", "'reduction'"},
	{"F9/unknown operator", "mint for reduction(/: s)", codeReduction, "/", "not a reduction operator"},
	{"F9/minus", "mint for reduction(-: s)", codeReduction, "-", "reduction(+: ..)"},
	{"F9/misspelt operator", "mint for reduction(mix: s)", codeReduction, "mix", "did you mean 'min'?"},
	{"F9/no colon", "mint for reduction(s)", codeReduction, "s", "operator and a colon"},
	{"F9/no variable", "mint for reduction(+:)", codeEmpty, ":", "names no variable"},
	{"C1/no direction", "mint copy(A)", codeDirection, "copy(A)", "needs a direction after 'A'"},
	{"C1/misspelt direction", "mint copy(A, todevice)", codeDirection, "todevice", "did you mean 'toDevice'?"},
	{"C1/direction of CUDA", "mint copy(A, cudaMemcpyDeviceToHost)", codeDirection, "cudaMemcpyDeviceToHost", "did you mean 'fromDevice'?"},
	{"C1/strange direction", "mint copy(A, n, m)", codeDirection, "n", "'n' is not a direction"},
	{"C1/array second", "mint copy(toDevice, A)", codeDirection, "toDevice", "write 'copy(A, toDevice)'"},
	{"C2/zero size", "mint copy(A, toDevice, n, 0)", codeRange, "0", "positive"},
	{"C2/size is no integer", "mint copy(A, toDevice, 2.5)", codeRange, "2.5", "integers"},
	{"C2/size overflows", "mint copy(A, toDevice, 65536*65536)", codeRange, "65536*65536", "overflows"},
	{"C3/keep fromDevice", "mint copy(A, fromDevice) keep", codeCopyParts, "keep", "belongs to toDevice"},
	{"C3/keep release", "mint copy(A, release) keep", codeCopyParts, "keep", "belongs to toDevice"},
	{"C3/release with sizes", "mint copy(A, release, n, m)", codeCopyParts, "n, m", "write 'copy(A, release)'"},
	{"C7/sum", "mint copy(A+1, toDevice)", codeLvalue, "A+1", "not an array"},
	{"C7/call", "mint copy(grid()->u, toDevice)", codeLvalue, "grid()", "must not call"},
	{"C7/number", "mint copy(3, toDevice)", codeLvalue, "3", "not an array"},
	{"C7/enumerator", "mint copy(TEN, toDevice)", codeLvalue, "TEN", "not an array"},
	{"C7/increment", "mint copy(a[i++], toDevice)", codeExpression, "++", "side effect"},
	{"C7/assignment", "mint copy(a, toDevice, n = 3)", codeExpression, "=", "side effect"},
	{"expr/ends early", "mint copy(a, toDevice, n +)", codeExpression, "+", "ends after '+'"},
	{"expr/two operands", "mint copy(a, toDevice, n m)", codeExpression, "m", "unexpected 'm'"},
	{"expr/string", "mint copy(a, toDevice, \"n\")", codeRange, "\"n\"", "integers"},
	{"expr/nothing in parentheses", "mint for tile(())", codeExpression, ")", "unexpected ')'"},
	{"expr/keyword", "mint copy(a, toDevice, sizeof(struct s))", codeExpression, "struct", "keyword 'struct'"},
	{"expr/pointer cast", "mint copy((double *)a, toDevice)", codeExpression, "double", "keyword 'double'"},
	{"expr/member that is no name", "mint copy(a.1, toDevice)", codeExpression, ".1", "unexpected '.1'"},
	{"expr/arrow to nothing", "mint copy(a->[1], toDevice)", codeExpression, "[", "unexpected '['"},
	{"expr/half a condition", "mint for tile(1 ? 2)", codeExpression, "2", "ends after '2'"},
	{"expr/bad number", "mint for tile(08)", codeExpression, "08", "is not a number"},
	{"expr/bad suffix", "mint for tile(1lul)", codeExpression, "1lul", "suffix"},
	{"expr/huge number", "mint for tile(99999999999999999999)", codeExpression, "99999999999999999999", "too large"},
	{"expr/bad character", "mint for tile('ab')", codeExpression, "'ab'", "single character"},
	{"expr/nesting", "mint for tile(" + strings.Repeat("(", 300) + "1" + strings.Repeat(")", 300) + ")", codeExpression, "(", "nests deeper"},
	{"expr/long chain", "mint for tile(1" + strings.Repeat("+1", 300) + ")", codeExpression, "+", "in a row"},
	{"expr/long subscript chain", "mint copy(a" + strings.Repeat("[1]", 300) + ", toDevice)", codeExpression, "]", "in a row"},
	{"T/height(0)", "mint trapezoid height(0)", codeRange, "0", "positive"},
	{"T/height of two", "mint trapezoid height(1,2)", codeTooMany, "2", "takes 1 argument"},
	{"T/dimension(4)", "mint trapezoid dimension(4)", codeRange, "4", "1 to 3"},
	{"T/dimension of two", "mint trapezoid dimension(1,2)", codeTooMany, "2", "takes 1 argument"},
	{"T/object twice", "mint trapezoid obj(B, B)", codeNamedTwice, "B", "'obj'"},
	{"T3/empty gather range", "mint trapezoid gather([+1,-1])", codeGather, "[+1,-1]", "[-1,1]"},
	{"T3/gather without brackets", "mint trapezoid gather(1)", codeGather, "1", "ranges such as"},
	{"T3/gather of one number", "mint trapezoid gather([1])", codeGather, "[1]", "[lowest,highest]"},
	{"T3/gather without comma", "mint trapezoid gather([-1,+1][-1,+1])", codeGather, "[-1,+1][-1,+1]", "separated by commas"},
	{"T3/gather beside the dimension", "mint trapezoid dimension(3) gather([-1,+1],[0,0])", codeGather, "[-1,+1],[0,0]", "2 ranges, but the dimension is 3"},
	{"T3/gather of four", "mint trapezoid gather([0,0],[0,0],[0,0],[0,1])", codeTooMany, "[0,1]", "up to 3 ranges"},
	{"T3/gather of a variable", "mint trapezoid gather([-w,1])", codeNotConstant, "w", "variable"},
	{"L4/old, no property", "trapezoid", codeStrayToken, "trapezoid", "trapezoid.height=[H]"},
	{"L4/old, nothing behind the dot", "trapezoid.", codeEmpty, ".", "needs height"},
	{"L4/old, unknown property", "trapezoid.hight=[4]", codeUnknownClause, "hight", "did you mean 'height'?"},
	{"L4/old, junk", "trapezoid .height=[4], trapezoid.dimension=2", codeParenthesis, "[", "matching ']'"},
	{"L4/old, twice", "trapezoid.dimension=2 trapezoid.dimension=3", CodeRepeatedClause, "dimension", "duplicate property"},
	{"L4/old, no value", "trapezoid.dimension=", codeEmpty, "dimension", "no value"},
	{"L4/old, no equals sign", "trapezoid.dimension 2", codeStrayToken, "2", "needs a '='"},
	{"L4/old, empty value", "trapezoid.obj=[]", codeEmpty, "]", "is empty"},
	{"L4/old, gather without range", "trapezoid.gather[-1,1]2", codeGather, "2", "does not start a range"},
	{"L4/old, gather macro that is too large", "trapezoid.gather[D20,1]", codeMacro, "D20", "more than"},
	{"L4/old, properties disagree", "trapezoid.dimension=1 trapezoid.gather[0,1][0,1]", codeGather, "[0,1][0,1]", "2 ranges"},
	{"L4/old, bad value", "trapezoid.height=[n]", codeNotConstant, "n", "variable"},
}

func TestBad(t *testing.T) {
	for _, c := range badCases {
		t.Run(c.name, func(t *testing.T) {
			_, errs := Parse(input(c.text))
			require.Len(t, errs.Messages, 1, rendered(errs))
			m := errs.Messages[0]
			assert.Equal(t, diag.Error, m.Severity)
			assert.Equal(t, c.code, m.Code, m.Text)
			assert.Equal(t, c.at, m.Span.Text(), m.Text)
			assert.Contains(t, m.Text, c.says)
		})
	}
}

// Every code can be reached, and what is said of it is complete.
func TestCodes(t *testing.T) {
	reached := map[string]bool{}
	for _, c := range badCases {
		reached[c.code] = true
	}
	for _, c := range Codes {
		assert.True(t, reached[c.Number], "no bad case for %s", c.Number)
		registered, ok := diag.Explain(c.Number)
		assert.True(t, ok)
		assert.Equal(t, c, registered)
		assert.GreaterOrEqual(t, len(c.Explain), 150, c.Number)
		assert.False(t, strings.HasSuffix(c.Title, "."), c.Number)
	}
}

// Messages start lower case or with the user's words, and end without a full stop.
func TestMessageStyle(t *testing.T) {
	for _, c := range badCases {
		_, errs := Parse(input(c.text))
		for _, m := range errs.Messages {
			texts := []string{m.Text}
			for _, n := range m.Notes {
				texts = append(texts, n.Text)
			}
			for _, text := range texts {
				assert.Regexp(t, `^[a-z'0-9]`, text)
				assert.NotRegexp(t, `[^.][.!]$`, text)
			}
		}
	}
}

func TestSeveralErrorsInOneRun(t *testing.T) {
	ds, errs := Parse(input("mint for nset(2) tile(n,m) 42 nowait collapse(3) private(x,3)"))
	var codes []string
	for _, m := range errs.Messages {
		codes = append(codes, m.Code)
	}
	assert.Equal(t, []string{codeUnknownClause, codeNotConstant, codeStrayToken, codeForeign, codeNotAName}, codes)
	last := errs.Messages[1].Notes[len(errs.Messages[1].Notes)-1]
	assert.Equal(t, "nor is 'm' in 'tile': 'm' is a variable", last.Text)
	require.Len(t, ds, 1, "the directive is known all the same")
	assert.Equal(t, "for nowait@nowait private: x", show(ds[0]))
}

func TestLostDirective(t *testing.T) {
	for _, text := range []string{"mint", "mint fro", "mint copy(A)", "mint copy(f(), toDevice)", "mint copy(, toDevice)"} {
		ds, errs := Parse(input(text))
		assert.Empty(t, ds, text)
		assert.True(t, errs.HasErrors(), text)
	}
}

// style.md prints this message; it is the model of the others.
func TestRendering(t *testing.T) {
	_, errs := Parse(input("mint for nest(2) tile(16,16,4)"))
	assert.Equal(t, strings.Join([]string{
		"t.c:1:37: error: tile's third extent is 4, but nest(2) has 2 loops [MINT1007]",
		"    1 | #pragma mint for nest(2) tile(16,16,4)",
		"      |                                     ^",
		""}, "\n"), rendered(errs))
}
