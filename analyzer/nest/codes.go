// The messages about nests: codes, and what `mintc explain` says of each.

package nest

import (
	"mintc/analyzer/scalar"
	"mintc/internal/diag"
)

// The messages about nests.
const (
	codeLoop        = "MINT2001"
	codeNest        = "MINT2002"
	codeDependence  = "MINT2003"
	codeUnproven    = "MINT2004"
	codeScalar      = scalar.CodeOuter
	codeBody        = "MINT2006"
	codeType        = "MINT2007"
	codeArray       = "MINT2008"
	codeCall        = "MINT2009"
	codeClause      = scalar.CodeClause
	CodeExtents     = "MINT2013"
	CodeRemark      = "MINT2015"
	codeBounds      = "MINT2018"
	CodeSideEffects = "MINT2019"
	codeInitialiser = "MINT2020"
	codePointer     = "MINT2021"
	codeFunction    = "MINT2022"
	codeStruct      = "MINT2023"
)

func init() {
	diag.Register(
		diag.Code{Number: codeLoop, Title: "the loop is not one whose iterations can be counted on entry",
			Explain: "A parallel loop counts one integer from a start by a constant step to a bound: " +
				"for (i = lo; i < hi; i++), also with <=, >, >=, or != with step 1, up or down. Write the loop in that form."},
		diag.Code{Number: codeNest, Title: "nest asks for more loops than there are, or for more than three",
			Explain: "nest(N) makes the N outermost loops parallel, up to three; they must be perfectly nested: nothing but the " +
				"next loop stands in a loop's body. nest(all) takes every perfectly nested loop. Loops that are deeper run serially."},
		diag.Code{Number: codeDependence, Title: "iterations of a parallel loop depend on each other",
			Explain: "Two different iterations touch the same element and one of them writes it, so the loop cannot run in parallel " +
				"with the serial program's meaning. Write to a second array and swap the two, or split the loop into independent parts (red and black)."},
		diag.Code{Number: codeUnproven, Title: "iterations of a parallel loop could not be proven independent",
			Explain: "The subscripts of a written array are not index plus constant, so mintc cannot tell whether two iterations touch the " +
				"same element. Rewrite the subscripts, or claim it with the clause 'independent', which overrides no proof: it is the one claim that mintc does not verify."},
		diag.Code{Number: codeBody, Title: "a statement that cannot run in a kernel",
			Explain: "The body of a parallel loop may hold assignments, conditionals, inner loops and local variables. goto, return, break out of " +
				"the nest, I/O and inline assembly cannot be translated. Move them out of the loop."},
		diag.Code{Number: codeType, Title: "a type that cannot be used in a kernel",
			Explain: "Kernels compute with float, double and the integer types. long double, _Float16, _Complex, __int128, volatile and _Atomic " +
				"are refused, because a device has no such arithmetic or would compute other numbers. Types with a layout of their own, " +
				"as 'packed' and '#pragma pack' give them, are refused because a device reads a member only at a multiple of its size."},
		diag.Code{Number: codeArray, Title: "an array access that cannot be translated",
			Explain: "An array of a kernel is used with all its subscripts, a[z][y][x]; its rows, planes and address are not values. " +
				"Write out the subscripts."},
		diag.Code{Number: codeCall, Title: "a call that cannot run on the device",
			Explain: "Functions of math.h that CUDA has too, and functions whose body is in this file or its headers, can be called in a kernel. Library " +
				"functions that print, allocate, exit or keep a state cannot: move the call out of the loop."},
		diag.Code{Number: codeClause, Title: "a clause that contradicts the loop",
			Explain: "Clauses are claims and permissions that are checked: shared names a variable that is not written, default(none) wants every " +
				"outer variable named, tile and chunksize have at most as many extents as there are parallel loops."},
		diag.Code{Number: CodeExtents, Title: "the extents of an array are not known, or disagree",
			Explain: "copy lists the extents fastest first: copy(A, toDevice, nx, ny, nz) for A[nz][ny][nx]. They may be left out only where the " +
				"type of A gives them all, and must agree with it."},
		diag.Code{Number: CodeRemark, Title: "what was done to a loop",
			Explain: "Printed under -Minfo: the loops that run in parallel, the stencils that were found, and what went with a replaced nest."},
		diag.Code{Number: codeBounds, Title: "loop bounds that change or that the host cannot evaluate",
			Explain: "The bounds of parallel loops have their values on entry: they may not be written in the body, nor depend on calls. Elements of " +
				"arrays in them are read by the host, from memory that the loop does not write. Bounds may depend on the indices of outer parallel loops where mintc finds their extremes: sums, products and remainders with constants, min and max."},
		diag.Code{Number: CodeSideEffects, Title: "an expression with a side effect where none can be",
			Explain: "Loop bounds and subscripts are evaluated in another order and number than in the serial program, so they must not change anything " +
				"but a local variable that the expression names once, as in a[k++]. " +
				"An argument of a call must not change what another argument uses: C leaves their order open, and gcc takes another one than kernels do."},
		diag.Code{Number: codeInitialiser, Title: "an initialiser that cannot stand in a kernel",
			Explain: "A local variable of a parallel loop may be initialised by {...}, nested and with designators, by numbers and structs. Strings, " +
				"very long lists, ranges for values with calls, and designators that override a part of an earlier value are refused: assign the elements."},
		diag.Code{Number: codePointer, Title: "a pointer that cannot be resolved at translation time",
			Explain: "Pointers in a parallel loop, and pointer parameters of the functions that it calls, are replaced by the array that they point " +
				"into. A pointer may be set to another place by statements of the block that declares it, or of the function whose parameter it is, " +
				"not under conditions or in inner loops; steps such as p++ may stand anywhere. It sees the array by its own type."},
		diag.Code{Number: codeFunction, Title: "a function that cannot be called on the device",
			Explain: "Functions of the program may be called in a parallel loop if their body is in this file or its headers. Those that work on values " +
				"become device functions; those that see arrays are inlined. Recursion, function pointers, static variables, variable argument lists and " +
				"writes to variables of file scope are refused."},
		diag.Code{Number: codeStruct, Title: "a use of a struct that is not translated",
			Explain: "Structs may be used by value: as locals, as elements of arrays, member by member. Bit-fields, unions and pointers in structs are refused."},
	)
}
