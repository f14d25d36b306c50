// The codes of the messages about directives and clauses, each with the text that `mintc explain` prints.

package pragma

import "mintc/internal/diag"

// The numbers of this package's messages. They are never reused.
const (
	codeNoDirective      = "MINT1001"
	codeUnknownDirective = "MINT1002"
	codeUnknownClause    = "MINT1003"
	CodeRepeatedClause   = "MINT1004" // also said by the analyzer, of several directives on one statement
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

// Codes explains each message, for `mintc explain`.
var Codes = []diag.Code{
	{
		Number: codeNoDirective,
		Title:  "a mint pragma names no directive",
		Explain: "'#pragma mint' is followed by the name of a directive. An empty pragma is refused, because it would have no effect and is most likely unfinished. " +
			"Write one of parallel, for, parallel for, single, barrier, copy, trapezoid, or delete the line. Example: '#pragma mint for nest(all)'.",
	},
	{
		Number: codeUnknownDirective,
		Title:  "a mint pragma names an unknown directive",
		Explain: "The word after '#pragma mint' is not a directive. A C compiler ignores such a line. mintc must not: the loop after it would silently stay on the host. " +
			"The directives are parallel, for, parallel for, single, barrier, copy and trapezoid. A clause such as tile(..) needs a directive before it: '#pragma mint for tile(16,16)'.",
	},
	{
		Number: codeUnknownClause,
		Title:  "a directive has an unknown clause",
		Explain: "The word is not a clause of any directive. It is an error, because without the clause the program would not do what its text says. " +
			"Correct the spelling; a note lists the clauses that this directive takes. Example: 'chunk(1,1,4)' is written 'chunksize(1,1,4)'.",
	},
	{
		Number: CodeRepeatedClause,
		Title:  "a duplicate clause",
		Explain: "A directive has each clause once at most; only reduction may be repeated. Of two clauses that disagree, one would silently be ignored. " +
			"Merge the two. Example: 'private(a) private(b)' is written 'private(a, b)'.",
	},
	{
		Number: codeMisplacedClause,
		Title:  "a clause that this directive does not take",
		Explain: "The clause exists, but has no meaning on this directive. The message lists the directives that take it; move it there. " +
			"Example: tile belongs on 'mint for', not on 'mint parallel', because each nest has its own tile.",
	},
	{
		Number: codeParenthesis,
		Title:  "an unmatched parenthesis or bracket, or arguments missing",
		Explain: "A clause with arguments is its name and a list in parentheses; a clause without arguments has no parentheses. Every '(' needs its ')' and every '[' its ']' before the line ends. " +
			"A backslash at the end of a line continues the pragma. Example: 'nest 2' is written 'nest(2)'.",
	},
	{
		Number: codeDepth,
		Title:  "tile or chunksize has an extent beyond the parallel loops",
		Explain: "tile and chunksize list dimensions x first, and x is the innermost parallel loop. Extents beyond the number of loops that nest(..) makes parallel must be 1, because there is no loop to cut. " +
			"Without a nest clause only the outermost loop is parallel. Raise nest, or set the extent to 1. Example: 'nest(2) tile(16,16,4)' is 'nest(3) tile(16,16,4)' or 'nest(2) tile(16,16)'.",
	},
	{
		Number: codeStrayToken,
		Title:  "text that is not a clause",
		Explain: "Only clauses may follow the directive, separated by blanks. Commas, semicolons, numbers and other text between them are errors, because they may be what is left of a clause. " +
			"Remove the text. Only 'single' may have the opening brace of its block on its line. Example: 'nest(2), tile(8,8)' is written 'nest(2) tile(8,8)'.",
	},
	{
		Number: codeEmpty,
		Title:  "a list or an argument is empty",
		Explain: "A clause that takes arguments needs at least one, and there must be one between two commas. A macro that expands to nothing counts as missing. " +
			"Write the argument, or leave the clause out to get its default. Example: 'tile(16,,1)' is written 'tile(16,1,1)'.",
	},
	{
		Number: codeNotConstant,
		Title:  "a number that is not constant, but must be",
		Explain: "tile, chunksize, nest, height, dimension and gather shape the generated kernel, so their values must be known when mintc runs. Literals, macros, enumerators and arithmetic on these are constant. " +
			"In C a variable is not constant, even if it is const. An expression that overflows or divides by zero is not constant either. Use a macro. Example: '#define BX 32' and 'tile(BX, 256/BX)'.",
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
			"Remove the rest: a thread block has no fourth dimension. Example: 'tile(16,16,1,1)' is written 'tile(16,16,1)'.",
	},
	{
		Number: codeDivide,
		Title:  "chunksize does not divide tile",
		Explain: "tile is the points that a thread block computes and chunksize the points that one thread computes, so the block has tile/chunksize threads in each dimension. That must be a whole number. " +
			"Extents that are not written are 1. Change one of the two. Example: 'tile(16,16,12) chunksize(1,1,8)' can be 'tile(16,16,16) chunksize(1,1,8)'.",
	},
	{
		Number: codeNotAName,
		Title:  "a list of variables contains something else",
		Explain: "private, firstprivate, shared, reduction and obj take the plain names of variables. An element, a member or an expression cannot be made private or shared by itself. " +
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
		Title:  "an incorrect reduction clause",
		Explain: "A reduction is an operator, a colon and variables. The operators are + * min max & | ^ && ||: in exact arithmetic their result does not depend on the order. " +
			"A variable that is only decreased is a reduction with +. Example: 'reduction(max: err)'.",
	},
	{
		Number: codeDefault,
		Title:  "default takes shared or none",
		Explain: "'default(shared)' is the default; 'default(none)' requires that a clause names every outer variable of each nest. The other values that OpenMP has are refused. " +
			"Example: '#pragma mint parallel default(none) shared(u, v) firstprivate(c)'.",
	},
	{
		Number: codeDirection,
		Title:  "a copy without a direction, or with an unknown one",
		Explain: "The second argument of copy is toDevice, fromDevice or release; Directions are those of the data. toDevice maps the array and uploads it, fromDevice downloads it, release ends a mapping that was made with keep. " +
			"Example: '#pragma mint copy(U, toDevice, n, m)' before the region and '#pragma mint copy(U, fromDevice)' after it.",
	},
	{
		Number: codeLvalue,
		Title:  "the array of a copy is not an array",
		Explain: "The first argument of copy names the host storage: a variable, an element, a member or what a pointer points to, possibly in parentheses. It is evaluated more than once, so it must not call functions or have side effects. " +
			"Store a computed address in a pointer variable first. Example: 'copy(U+1, ..)' becomes 'double *V = U + 1;' and 'copy(V, ..)'.",
	},
	{
		Number: codeCopyParts,
		Title:  "a copy whose parts contradict each other",
		Explain: "keep lets the mapping outlive its block, so it belongs to the toDevice that creates the mapping. release ends the whole mapping, so it takes no sizes. " +
			"Example: 'copy(U, toDevice, n) keep' and later 'copy(U, release)'.",
	},
	{
		Number: codeGather,
		Title:  "an incorrect range of gather",
		Explain: "gather states the lowest and the highest offset that the nest reads, one range [lowest,highest] for each subscript, in the order of the subscripts. There is one range for each dimension. " +
			"Example: for reads of B[i-1][j] to B[i+1][j] and B[i][j-2] to B[i][j], 'gather([-1,+1], [-2,0])'.",
	},
	{
		Number: codeExpression,
		Title:  "an expression that a clause cannot have",
		Explain: "Clauses take C expressions: names, integer and character constants, arithmetic, comparison and logical operators, ?:, calls, subscripts, members, sizeof and casts to arithmetic types. " +
			"Assignments, ++ and -- are refused: a C compiler ignores the pragma, so their effect would be lost. Casts to pointer types are not supported; use a pointer variable.",
	},
	{
		Number: codeForeign,
		Title:  "a word of OpenMP or OpenACC on a mint directive",
		Explain: "mint directives look like OpenMP's, but their clauses differ, and ignoring a clause would change the program. The message names mint's own word. " +
			"The same loop may also have an OpenMP pragma. Example: 'collapse(2)' is written 'nest(2)'.",
	},
	{
		Number: codeOldMint,
		Title:  "a spelling of an old version of Mint",
		Explain: "Early versions of the Mint translator had other spellings: nested(deep), threadblock(..), unroll(..), and copy with the name of a device array. mintc reads the language of the 2011 paper. " +
			"Example: 'copy(dU, U, toDevice, n, m)' is written 'copy(U, toDevice, n, m)', and 'nested(deep)' is 'nest(all)'.",
	},
	{
		Number: codeMacro,
		Title:  "a macro in a clause cannot be expanded",
		Explain: "Macros in the arguments of a clause are expanded as the preprocessor does it. A use with the wrong number of arguments or without its closing parenthesis is refused, and so are macros that grow to thousands of tokens. " +
			"Use the macro in ordinary code and run 'mintc -E' to see its expansion.",
	},
}
