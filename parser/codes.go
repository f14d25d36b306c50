// The codes of the parser's messages, each with the text that `mintc explain` prints.

package parser

import "mintc/internal/diag"

// The numbers of this package's own messages. Errors that cc finds in the C
// have no number.
const (
	codeInternal   = "MINT0101"
	codeLimit      = "MINT0102"
	codeUndeclared = "MINT0103"
	codeHeaders    = "MINT0104"
	codeStrict     = "MINT0105"

	codeNoStatement = "MINT1051"
	codeMacroMade   = "MINT1052"
	codeInHeader    = "MINT1053"
	codeNeedsBraces = "MINT1054"
	codeWrongKind   = "MINT1055"
	codeOutside     = "MINT1056"
	codeStraddle    = "MINT1057"
	codeIncluded    = "MINT1058"
	codeConflict    = "MINT1059"
	codeSentinel    = "MINT1060"
	codeUndirected  = "MINT1061"
	codeOptionMacro = "MINT1062"
	codeCounting    = "MINT1063"
)

func init() { diag.Register(Codes...) }

// Codes explains each message, for `mintc explain`.
var Codes = []diag.Code{
	{Number: codeInternal, Title: "the C front end gave up on this file",
		Explain: "The C front end can fail on text that is not correct C. Compile the file with a C compiler first and correct what it reports. " +
			"If the file is correct, this is a fault of mintc: please report it with the file."},
	{Number: codeLimit, Title: "the program is nested too deeply, or an expression is too long, to be read safely",
		Explain: "Brackets may nest 1,000 deep, statements without braces too, and one expression may have 4,096 operators. Programs beyond that would exhaust the front end's stack or time. " +
			"Split the expression, or shorten the macro that makes it. An #include that never ends is reported here as well."},
	{Number: codeUndeclared, Title: "a call of a function that is not declared",
		Explain: "C89 assumed that such a function returns int. Here it is an error, because the result would be wrong for most functions, sqrt included. " +
			"Include the header that declares it. Example: 'fabs(x)' needs '#include <math.h>'."},
	{Number: codeHeaders, Title: "a header that is not bundled, and no C compiler to take it from",
		Explain: "The usual C headers are part of mintc. For any other <header>, and for a conditional that asks for a macro which only the system's headers define, such as '#ifdef __GLIBC__', " +
			"it takes all headers from a C compiler: the one that CC names, cc or gcc. None of them was found. " +
			"Install one, set CC, or give the folder of the header with -I."},
	{Number: codeStrict, Title: "text that a standard of C without extensions reads otherwise than C++",
		Explain: "With -std=c99 and other standards before C23 gcc reads trigraphs, even in strings: ??! is |, and ??/ at the end of a line goes on in the next one. With -std=c90 // is no comment. " +
			"The output is C++, which has no trigraphs. Respell the place, or use -std=gnu99, with which gcc reads it as C++ does."},
	{Number: codeNoStatement, Title: "a pragma is not followed by a statement",
		Explain: "parallel, for, single and trapezoid belong to the statement after them; copy and barrier stand between statements. " +
			"Move the pragma to the line directly in front of its statement. Example: a pragma before 'else' belongs after it."},
	{Number: codeMacroMade, Title: "a mint pragma that a macro makes, or in the arguments of a macro",
		Explain: "All tokens of a macro's expansion have the same place in the text, so such a directive cannot be attached to a statement. " +
			"Write '#pragma mint ...' or _Pragma(\"mint ...\") in front of the statement itself; the statement may come from a macro."},
	{Number: codeInHeader, Title: "a mint pragma in an included file",
		Explain: "mintc rewrites one file. An included file stays as it is, so its loop would silently stay on the host. " +
			"Move the annotated code into the .c file."},
	{Number: codeNeedsBraces, Title: "a stand-alone directive is the sole substatement of if, else, a loop or a label",
		Explain: "To a C compiler copy and barrier are not statements: it would take the next statement as the body. " +
			"Write braces: 'if (last) {', the directive, 'f(); }'."},
	{Number: codeWrongKind, Title: "a directive is attached to the wrong kind of statement",
		Explain: "single needs a block in braces; parallel needs a block, or a loop that holds 'mint for' nests; for and parallel for need a for loop; trapezoid needs a time loop or a 'mint for' nest. " +
			"Example: put braces around the statements after 'mint parallel'."},
	{Number: codeOutside, Title: "a directive outside all functions",
		Explain: "Only the statements of a function can run on the device. Move the directive into the block that needs it."},
	{Number: codeStraddle, Title: "a directive is attached to a statement that shares a macro with its neighbour",
		Explain: "One macro makes this statement and part of another, so it cannot be replaced alone. Write the statement out, or split the macro."},
	{Number: codeIncluded, Title: "the statement of a directive comes from an included file",
		Explain: "An #include makes the statement, or its start or end. mintc rewrites one file; an included file stays as it is. Move the loop into the .c file."},
	{Number: codeConflict, Title: "a directive that its statement already has",
		Explain: "With two directives of one kind on one statement it would be open which clauses apply. Merge them into one line. " +
			"'single' marks statements of a region, so the region and its 'single' have a block each."},
	{Number: codeSentinel, Option: "mint-sentinel", Title: "a pragma that looks like a misspelt mint pragma",
		Explain: "Compilers ignore pragmas that they do not know, and so does mintc: a loop after '#pragma mnit for' would silently stay on the host. " +
			"Correct the word. If the pragma is meant for another tool, -Wno-mint-sentinel turns this warning off."},
	{Number: codeUndirected, Option: "mint-undirected", Title: "a file without a mint directive",
		Explain: "Nothing in this file is translated: the output is the same program, changed only where C++ requires it. Mark loops with '#pragma mint parallel for', or compile the file with the C compiler. " +
			"-Wno-mint-undirected turns this warning off."},
	{Number: codeOptionMacro, Option: "mint-option-macros", Title: "a conditional that depends on options of the C compiler",
		Explain: "'#ifdef __OPTIMIZE__' and '#ifdef __AVX2__' have another outcome with other options of the C compiler, of which mintc knows none. It reads the file as without them, " +
			"and the output keeps that outcome. Say with -D or -U how it is to be read. -Wno-mint-option-macros turns this warning off."},
	{Number: codeCounting, Title: "a macro in a loop nest that depends on the text around it",
		Explain: "The text of a nest is not part of the output, so a __COUNTER__ in it would be missing where later ones count on. Behind a #line directive, mintc does not know the value of __LINE__ in a nest. Write the number."},
}
