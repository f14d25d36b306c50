// The codes of the bridge's messages, with the texts of `mintc explain`: remarks about edits first, refusals
// after them.

package bridge

import "mintc/internal/diag"

// The numbers of this package's messages: remarks about edits up to 4048, the warning 4049, errors from 4051 on.
const (
	codeCast        = "MINT4001"
	codeWord        = "MINT4002"
	codeMath        = "MINT4003"
	codeEnum        = "MINT4004"
	codeParameter   = "MINT4005"
	codeRenamed     = "MINT4006"
	codeLinkage     = "MINT4007"
	codeInitializer = "MINT4008"
	codeJump        = "MINT4009"
	codeConditional = "MINT4010"
	codeLiteral     = "MINT4011"
	codeSizeof      = "MINT4012"
	codeTentative   = "MINT4013"
	codeInlined     = "MINT4014"
	codeReturn      = "MINT4015"
	codeTypeName    = "MINT4016"

	codeOrder = "MINT4049"

	codeBadConversion  = "MINT4051"
	codeInMacro        = "MINT4052"
	codeNoCounterpart  = "MINT4053"
	codeBadInitializer = "MINT4054"
	codeBadName        = "MINT4055"
	codeBadConditional = "MINT4056"
	codeBadJump        = "MINT4057"
	codeBadLinkage     = "MINT4058"
	codeNoPrototype    = "MINT4059"
	codeTagScope       = "MINT4060"
	codeBadEnum        = "MINT4061"
	codeBadParameter   = "MINT4062"
	codeBadHeader      = "MINT4063"
)

func init() { diag.Register(Codes...) }

// Codes are the titles and explanations of the messages, for `mintc explain`.
var Codes = []diag.Code{
	{Number: codeCast, Title: "a conversion is written out",
		Explain: "C converts void pointers implicitly (and, with a warning, other pointers); C++ wants a cast. The cast does not change what is computed. " +
			"Example: 'double *u = malloc(n);' becomes 'double *u = (double *)malloc(n);'."},
	{Number: codeWord, Title: "a C keyword is respelled",
		Explain: "restrict, _Bool, _Static_assert, _Alignof and some other keywords of C are not keywords of C++. They are replaced by the words that the C++ compilers behind nvcc accept for them. " +
			"Example: 'restrict' becomes '__restrict__'."},
	{Number: codeMath, Title: "the argument of a math function is converted as C does",
		Explain: "In C sqrt, fabs, pow and the others are functions of doubles, whatever the type of the argument. C++ overloads them: sqrt of a float is computed in float, with other digits, and abs of a double is not the int function. " +
			"Example: 'sqrt(x)' with a float x becomes 'sqrt((double)x)'. Write sqrtf if float is what you want."},
	{Number: codeEnum, Title: "an integer is converted to an enumeration",
		Explain: "In C an int may be assigned to an enum variable; C++ wants a cast. Example: 'color = 1;' becomes 'color = (enum color)1;', and 'color++' becomes 'color = (enum color)(color + 1)'."},
	{Number: codeParameter, Title: "an array parameter of variable size becomes a pointer",
		Explain: "C++ has no parameters such as 'double a[n][m]'. The function takes a pointer to the first cell and turns it back into 'double (*a)[m]' in its first line; calls are adjusted. " +
			"The binary interface stays that of the C function."},
	{Number: codeRenamed, Title: "a name that C++ or CUDA reserves is changed",
		Explain: "Names such as new, class and template are keywords of C++, and CUDA's headers define functions max, min and types such as float3. Such a name gets an underscore behind it in the whole program. What other files use is declared with __asm__(\"name\") behind it, so that the linker finds it as before."},
	{Number: codeLinkage, Title: "linkage is written out",
		Explain: "C++ changes the link names of functions, and makes file-scope constants private to their file. extern \"C\" and extern keep C's linkage, so that the file links with C files and with other translated ones. " +
			"A C99 inline function becomes static inline."},
	{Number: codeInitializer, Title: "an initializer is respelled",
		Explain: "C++ wants designated members in their order and without nesting, no string that fills its array to the last byte, and no conversion within braces that could lose digits. The values stay those that C gives. " +
			"Example: '{.y = 1, .x = 2}' becomes '{2, 1}'."},
	{Number: codeJump, Title: "an initialized declaration is split, because a jump passes it",
		Explain: "C++ forbids to jump into the scope of an initialized variable. 'int k = 1;' becomes 'int k; k = 1;', which means the same for executions that do not jump past it."},
	{Number: codeConditional, Title: "a conditional directive is fixed to its outcome in C",
		Explain: "Macros such as __cplusplus and __STDC_VERSION__ differ between a C compiler and nvcc, and nvcc reads headers in front of every program, which define M_PI, INT_MAX and others. " +
			"A conditional on them would select other lines than the analyzed ones, so it becomes '#if 1' or '#if 0', and '#undef M_PI' goes in front of a definition of the program's own."},
	{Number: codeLiteral, Title: "a space is put between a string and a macro",
		Explain: "In C++ an identifier that follows a string without a space is part of the literal. Example: '\"%\"PRId64' becomes '\"%\" PRId64'."},
	{Number: codeSizeof, Title: "the operand of sizeof keeps the size that C gives it",
		Explain: "In C a character constant and the result of a comparison are ints, in C++ a char and a bool. Example: sizeof('a') becomes sizeof((int)'a')."},
	{Number: codeTentative, Title: "a repeated declaration of a variable is respelled",
		Explain: "In C 'int x;' may be repeated at file scope. In C++ each is a definition, so all but one become declarations."},
	{Number: codeInlined, Title: "a header is put in the place of its #include",
		Explain: "The header needs edits to be C++, and the file itself must stay as it is for the C compiler. Its text is copied into the output, with #line directives that lead messages back to it."},
	{Number: codeReturn, Title: "a return is added at the end of a function",
		Explain: "A function with a result may reach its closing brace in C, if the caller does not use the result. C++ compilers assume that it never happens, and generate code that crashes. " +
			"Add the return yourself, or make the function void."},
	{Number: codeTypeName, Title: "'::' is inserted before the name of a type",
		Explain: "Inside a struct that has a member with the name of a type, the name means the member in C++."},

	{Number: codeOrder, Title: "an assignment whose sides are evaluated in an order that C leaves open",
		Explain: "In 'a[rand() % n] = rand();' the calls of both sides change what the other one reads. C lets the compiler choose which side it evaluates first: gcc takes the left one in C, and the right one in C++17, as that demands. " +
			"The two then give different numbers. Assign one of the values to a variable in the statement before."},
	{Number: codeBadConversion, Title: "a conversion that C only warns about",
		Explain: "A pointer is converted to a pointer of an unrelated type, or to or from an integer, without a cast. C compilers warn and go on; C++ refuses, and the intention is not clear enough to guess. " +
			"Write the cast, or correct the type."},
	{Number: codeInMacro, Title: "a place that must change is made by a macro",
		Explain: "A macro makes the expression together with its neighbours, so nothing can be inserted at its place in the text. Where only a cast is missing, the invocation is written out, with the cast, " +
			"unless it holds strings or macros of the system's headers. Change the macro: the message says what C++ needs there. " +
			"Example: in '#define NEW(p) if (!(p = malloc(8))) puts(\"no memory\")' write '(double *)malloc(8)'. " +
			"The same holds for an argument that a macro makes a string of, with #, or a part of a name, with ##: the program would print the text that C++ needs. " +
			"With --split the file stays C and needs no change."},
	{Number: codeNoCounterpart, Title: "a construct of C that C++ does not have",
		Explain: "The .cu file is compiled as C++, and for this construct no equivalent spelling is known. The message names a way to write it that is both C and C++. Another way is to move the function into a C file of its own."},
	{Number: codeBadInitializer, Title: "an initializer that cannot be respelled",
		Explain: "The designators cannot be put in the order that C++ wants: an expression has side effects, a macro makes part of the list, or a range is used. Write the members in their order, or assign them after the declaration."},
	{Number: codeBadName, Title: "a name that is taken in C++ or CUDA and cannot be changed here",
		Explain: "The name is a keyword of C++, or CUDA's headers define it, and other files know it under that name where no declaration can say so, or a macro turns it into text, or it is a macro whose name generated code uses for something else. Rename it in the whole program."},
	{Number: codeBadConditional, Title: "a conditional directive whose outcome in C is unknown",
		Explain: "The directive uses a macro that differs between C and nvcc, in a form that mintc does not evaluate. Write the conditional without that macro, or split it in two."},
	{Number: codeBadJump, Title: "a jump passes a declaration that cannot be split",
		Explain: "C++ forbids to jump into the scope of an initialized variable, and an array cannot be assigned to. Move the declaration in front of the jump, or into a block of its own that ends before the label."},
	{Number: codeBadLinkage, Title: "a declaration whose linkage cannot be kept",
		Explain: "A function that is declared within a block cannot be given C linkage there. Move the declaration to file scope."},
	{Number: codeNoPrototype, Title: "a function or variable without a full declaration",
		Explain: "C++ has no implicit int, no parameter lists without types and no calls of functions whose parameters are not declared. " +
			"Where the definition is in the file, its parameters are put into the lists: 'int f(a) double a; { }' becomes 'int f(double a) { }'. Otherwise write the prototype."},
	{Number: codeTagScope, Title: "a type's name means something else in C++",
		Explain: "In C++ a struct, union or enum that is defined within a struct is a member of it, and a tag is also a type name that must not clash with a typedef. Move the definition to file scope, or rename it."},
	{Number: codeBadEnum, Title: "arithmetic on an enumeration that cannot be respelled",
		Explain: "C++ has no ++ and no compound assignment for enumerations. It can be respelled if the operand is a plain variable and the value is not used. Write 'e = (enum E)(e + 1);', or use an int."},
	{Number: codeBadParameter, Title: "an array parameter that cannot be respelled",
		Explain: "C++ has no parameters of variable size. Plain arrays and pointers to arrays are respelled; this form is not. Pass a pointer to the first cell, and declare the pointer to rows within the function."},
	{Number: codeBadHeader, Title: "a header that needs edits cannot be copied into the output",
		Explain: "The header is read in a way that cannot be followed: by #include_next, or by a macro. Include it by its name."},
}
