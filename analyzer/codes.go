// The messages about functions and regions: codes, and what `mintc explain` says of each.

package analyzer

import (
	"mintc/analyzer/scalar"
	"mintc/internal/diag"
)

// The messages about functions and regions; those about nests are in package nest.
const (
	codeClause    = scalar.CodeClause
	codeLater     = "MINT2014"
	codeText      = "MINT2016"
	codeTrapezoid = "MINT2017"
	codeJump      = "MINT2056"
	codeOpenMP    = "MINT2057"
	codeHostState = "MINT1064"
)

func init() {
	diag.Register(
		diag.Code{Number: codeLater, Title: "a construct that this version does not translate",
			Explain: "The construct is part of the language but this version of mintc has no translation for it yet. It is refused rather than ignored."},
		diag.Code{Number: codeText, Title: "the text of a nest cannot be replaced",
			Explain: "The nest is replaced by generated code. That is impossible where its first or last token comes out of a macro that also " +
				"makes other code, or where preprocessor lines inside it reach beyond it: a #define and an #undef stay behind the launch, but not " +
				"those under a condition."},
		diag.Code{Number: codeTrapezoid, Title: "a trapezoid clause that contradicts the code",
			Explain: "obj, dimension and gather state what mintc infers from the loops: the array, its dimensions, and the offsets that are read. " +
				"A statement that is narrower than the code would give wrong numbers."},
		diag.Code{Number: codeJump, Title: "a jump into a block that starts with device work",
			Explain: "A region, and the block that holds the first copy of an array, start and end with generated code. goto and the labels of a switch " +
				"around it cannot enter such a block in the middle: jump in front of it."},
		diag.Code{Number: codeHostState, Option: "mint-host-state", Title: "host code asks for what arithmetic leaves behind, and kernels do not",
			Explain: "On the host, sqrt(-1) sets errno and raises a floating-point flag. A kernel does neither, so fetestexcept and errno tell of the host's arithmetic alone. " +
				"Test the values instead: isnan(x), isinf(x). -Wno-mint-host-state turns this warning off."},
		diag.Code{Number: codeOpenMP, Title: "a mint region inside an OpenMP parallel construct",
			Explain: "Under -fopenmp every thread of the construct would execute the region, on the same arrays. Take the OpenMP pragma away; one that is " +
				"attached to an annotated loop itself may stay, and goes with the loop."},
	)
}
