// The codes of the messages about directives and clauses, each with the text that `mintc explain` prints.

package pragma

import "mintc/internal/diag"

// The numbers of this package's messages. They are never reused.
const (
	codeNoDirective      = "MINT1001"
	codeUnknownDirective = "MINT1002"
	codeUnknownClause    = "MINT1003"
	codeRepeatedClause   = "MINT1004"
	codeMisplacedClause  = "MINT1005"
	codeParenthesis      = "MINT1006"
	codeDepth            = "MINT1007"
	codeStrayToken       = "MINT1008"
	codeEmpty            = "MINT1009"
	codeNotConstant      = "MINT1010"
	codeRange            = "MINT1011"
	codeTooMany          = "MINT1012"
	codeDivide           = "MINT1013"
	codeNotAName         = "MINT1014"
	codeNamedTwice       = "MINT1015"
	codeReduction        = "MINT1016"
	codeDefault          = "MINT1017"
	codeDirection        = "MINT1018"
	codeLvalue           = "MINT1019"
	codeCopyParts        = "MINT1020"
	codeGather           = "MINT1021"
	codeExpression       = "MINT1022"
	codeForeign          = "MINT1023"
	codeOldMint          = "MINT1024"
	codeMacro            = "MINT1025"
)

func init() { diag.Register(Codes...) }

// Codes is the whole story of each message, for `mintc explain`.
var Codes = []diag.Code{
	{
		Number: codeNoDirective,
		Title:  "a mint pragma names no directive",
		Explain: "After '#pragma mint' stands the name of a directive. An empty one is refused, because a pragma without effect is most likely unfinished. " +
			"Write one of parallel, for, parallel for, single, barrier, copy, trapezoid, or delete the line. Example: '#pragma mint for nest(all)'.",
	},
	{
		Number: codeUnknownDirective,
		Title:  "a mint pragma names an unknown directive",
		Explain: "The word after '#pragma mint' is not a directive. A C compiler ignores such a line, and mintc must not: the loop behind it would silently stay on the host. " +
			"The directives are parallel, for, parallel for, single, barrier, copy and trapezoid. A clause such as tile(..) needs a directive before it: '#pragma mint for tile(16,16)'.",
	},
	{
		Number: codeUnknownClause,
		Title:  "a directive has an unknown clause",
		Explain: "The word is not a clause of any directive. It is refused and not skipped, because the program would then run otherwise than its text says. " +
			"Correct the spelling; a note lists the clauses that this directive takes. Example: 'chunk(1,1,4)' is written 'chunksize(1,1,4)'.",
	},
	{
		Number: codeRepeatedClause,
		Title:  "a clause stands twice on one directive",
		Explain: "Each clause may stand once, except reduction, which may stand once for each operator. Two that disagree would make one of them silently void. " +
			"Merge the two. Example: 'private(a) private(b)' is written 'private(a, b)'.",
	},
	{
		Number: codeMisplacedClause,
		Title:  "a clause stands on a directive that does not take it",
		Explain: "The clause exists, but means nothing on this directive. The message says which directives take it; move it there. " +
			"Example: tile belongs on 'mint for', not on 'mint parallel', because each nest has its own tile.",
	},
	{
		Number: codeParenthesis,
		Title:  "a parenthesis or bracket is missing or too many",
		Explain: "A clause with arguments is its name and a parenthesised list; a clause without arguments has no parentheses. Every '(' and '[' must be closed by its own kind before the line ends. " +
			"A long pragma goes on in the next line after a backslash. Example: 'nest 2' is written 'nest(2)'.",
	},
	{
		Number: codeDepth,
		Title:  "tile or chunksize has an extent beyond the parallel loops",
		Explain: "tile and chunksize list dimensions x first, and x is the innermost parallel loop. Extents beyond the number of loops that nest(..) makes parallel must be 1; there is no loop that they could cut. " +
			"Without a nest clause only the outermost loop is parallel. Raise nest, or set the extent to 1. Example: 'nest(2) tile(16,16,4)' is 'nest(3) tile(16,16,4)' or 'nest(2) tile(16,16)'.",
	},
	{
		Number: codeStrayToken,
		Title:  "something stands where a clause should",
		Explain: "Behind the directive only clauses may follow, separated by blanks. Commas, semicolons, numbers and other text between them are refused, because they hint at a clause that was meant and would be lost. " +
			"Remove it. Only 'single' may have the opening brace of its block on its line. Example: 'nest(2), tile(8,8)' is written 'nest(2) tile(8,8)'.",
	},
	{
		Number: codeEmpty,
		Title:  "a list or an argument is empty",
		Explain: "A clause that takes arguments needs at least one, and nothing may be missing between two commas. A macro that expands to nothing counts as missing. " +
			"Write the argument, or leave the clause out to get its default. Example: 'tile(16,,1)' is written 'tile(16,1,1)'.",
	},
	{
		Number: codeNotConstant,
		Title:  "a number that must be constant is not",
		Explain: "tile, chunksize, nest, height, dimension and gather shape the generated kernel, so their values must be known at translation: literals, macros, enumerators and arithmetic of them. " +
			"A variable is not constant in C, not even a const one; nor is an expression that overflows or divides by zero. Make it a macro. Example: '#define BX 32' and 'tile(BX, 256/BX)'.",
	},
	{
		Number: codeRange,
		Title:  "a number is out of range",
		Explain: "Extents and heights count points and time steps, so they are at least 1; nest and dimension are 1 to 3, because a thread block has three dimensions. " +
			"Loops deeper than nest(3) run serially in each thread. Example: 'nest(4)' over four loops is 'nest(3)'.",
	},
	{
		Number: codeTooMany,
		Title:  "a clause has more arguments than it takes",
		Explain: "tile, chunksize and gather take one entry for each of up to three dimensions; nest, height, dimension and default take one argument. " +
			"Remove what is too many; for a fourth loop there is no thread dimension. Example: 'tile(16,16,1,1)' is written 'tile(16,16,1)'.",
	},
	{
		Number: codeDivide,
		Title:  "chunksize does not divide tile",
		Explain: "tile is the points that a thread block computes and chunksize the points that one thread computes, so the block has tile/chunksize threads in each dimension, which must be a whole number. " +
			"Extents that are not written are 1. Change one of the two. Example: 'tile(16,16,12) chunksize(1,1,8)' can be 'tile(16,16,16) chunksize(1,1,8)'.",
	},
	{
		Number: codeNotAName,
		Title:  "a list of variables contains something else",
		Explain: "private, firstprivate, shared, reduction and obj take the plain names of variables. An element, a member or an expression has no place of its own to be made private or shared. " +
			"Name the whole variable. Example: 'shared(u[0])' is written 'shared(u)'.",
	},
	{
		Number: codeNamedTwice,
		Title:  "a variable is named twice",
		Explain: "private, firstprivate, shared and reduction each say how a variable is handled, so one variable can be in only one of them, once. " +
			"Keep the one that is meant: reduction for accumulation, private if each iteration writes before it reads, firstprivate if it only reads. Example: 'private(s) reduction(+: s)' is 'reduction(+: s)'.",
	},
	{
		Number: codeReduction,
		Title:  "a reduction clause is not understood",
		Explain: "A reduction is an operator, a colon and variables. The operators are + * min max & | ^ && ||, those for which the order of combination does not matter in exact arithmetic. " +
			"A variable that is only decreased is a reduction with +. Example: 'reduction(max: err)'.",
	},
	{
		Number: codeDefault,
		Title:  "default takes shared or none",
		Explain: "'default(shared)' is what holds anyway; 'default(none)' asks that every outer variable of each nest be named in a clause. Other values of other languages are not known. " +
			"Example: '#pragma mint parallel default(none) shared(u, v) firstprivate(c)'.",
	},
	{
		Number: codeDirection,
		Title:  "a copy has no direction, or an unknown one",
		Explain: "The second argument of copy is toDevice, fromDevice or release; directions are seen from the host's array. toDevice uploads and maps the array, fromDevice brings it back, release ends a mapping that was kept. " +
			"Example: '#pragma mint copy(U, toDevice, n, m)' before the region and '#pragma mint copy(U, fromDevice)' after it.",
	},
	{
		Number: codeLvalue,
		Title:  "the array of a copy is not an array",
		Explain: "The first argument of copy names the host storage: a variable, an element, a member or what a pointer points to, possibly in parentheses. It is evaluated more than once, so it must not call functions or change anything. " +
			"Put a computed address in a pointer variable first. Example: 'copy(U+1, ..)' becomes 'double *V = U + 1;' and 'copy(V, ..)'.",
	},
	{
		Number: codeCopyParts,
		Title:  "parts of a copy do not go together",
		Explain: "keep lets the mapping outlive its block, so it belongs to the toDevice that creates the mapping. release ends the whole mapping, whatever its sizes, and so takes none. " +
			"Example: 'copy(U, toDevice, n) keep' and later 'copy(U, release)'.",
	},
	{
		Number: codeGather,
		Title:  "a gather range is not understood",
		Explain: "gather states the lowest and the highest offset that the nest reads, one range [lowest,highest] for each subscript, in the order of the subscripts. There are as many ranges as dimensions. " +
			"Example: for reads of B[i-1][j] to B[i+1][j] and B[i][j-2] to B[i][j], 'gather([-1,+1], [-2,0])'.",
	},
	{
		Number: codeExpression,
		Title:  "an expression in a clause is not understood",
		Explain: "Clauses take C expressions: names, integer and character constants, arithmetic, comparison and logical operators, ?:, calls, subscripts, members, sizeof and casts to arithmetic types. " +
			"Assignments, ++ and -- are refused: a C compiler ignores the pragma, so their effect would be lost. Casts to pointer types are not read; use a pointer variable.",
	},
	{
		Number: codeForeign,
		Title:  "a word of OpenMP or OpenACC on a mint directive",
		Explain: "mint directives look like OpenMP's, but their clauses differ, and a clause that is ignored would change what runs. The message says what mint writes instead. " +
			"An OpenMP pragma beside the mint one is fine. Example: 'collapse(2)' is written 'nest(2)'.",
	},
	{
		Number: codeOldMint,
		Title:  "a spelling of an old version of Mint",
		Explain: "Early versions of the Mint translator had other words: nested(deep), threadblock(..), unroll(..), and copy with the name of a device array. mintc reads the language of the 2011 paper. " +
			"Example: 'copy(dU, U, toDevice, n, m)' is written 'copy(U, toDevice, n, m)', and 'nested(deep)' is 'nest(all)'.",
	},
	{
		Number: codeMacro,
		Title:  "a macro in a clause cannot be expanded",
		Explain: "Macros in the arguments of a clause are expanded as the preprocessor would. A call with the wrong number of arguments or without its closing parenthesis is refused, and so are macros that grow to thousands of tokens. " +
			"Try the macro in ordinary code to see what it expands to.",
	},
}
