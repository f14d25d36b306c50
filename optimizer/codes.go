// The code of remarks on plans.

package optimizer

import "mintc/internal/diag"

// codePlan is the code of remarks on plans, codeChain of those on time loops, codeHeight of heights that cannot be, codeTuned of
// records of measured plans that are not for this translation, codeSize of extents that no nest has.
const codePlan, codeChain, codeHeight, codeTuned, codeSize = "MINT3010", "MINT3011", "MINT3012", "MINT3013", "MINT3014"

func init() {
	diag.Register(diag.Code{
		Number: codePlan,
		Title:  "how a nest runs on the device",
		Explain: "Printed under -Minfo: the tile, the threads and what they keep on the chip, chosen by the performance model " +
			"among the plans that the options and clauses allow. -dump=plans lists the best of them, with the options that ask for each.",
	})
	diag.Register(diag.Code{
		Number: codeChain,
		Title:  "whether several steps of a time loop can be one launch",
		Explain: "Printed under -Minfo. Several steps of a time loop can be one launch where a step is nests alone, without " +
			"reductions and last values, which access what they write at index + constant of all parallel loops. -dump=rewritten " +
			"prints such chains, with the storage that each nest reads and writes.",
	})
	diag.Register(diag.Code{
		Number: codeTuned,
		Title:  "a record of measured plans that is not for this translation",
		Explain: "\"mintc tune in.c\" measures plans on a GPU and writes in.mint-tune beside the program. At -O3 mintc reads it, and takes the plans " +
			"that were fastest. A record is refused where it is malformed, or where nests, architecture or options are not those that were measured: " +
			"another plan in silence would not be what was tuned. Run \"mintc tune\" again with the options of the translation; remove the file; or " +
			"translate with -ftune=off, which leaves the choice to the performance model.",
	})
	diag.Register(diag.Code{
		Number: codeHeight,
		Title:  "a height that the steps of a time loop do not allow",
		Explain: "With 'trapezoid height(H)' a launch makes H steps. Each nest must access the arrays that the steps write at index " +
			"+ constant of its parallel loops, in their order (language.md T1): anything else is an error. What looks at the arrays " +
			"in every step, such as a copy, a barrier, a reduction or an element in a 'single', limits the height to 1 (T2), with a warning. " +
			"'height(auto)' takes what is possible, with a remark.",
	})
	diag.Register(diag.Code{
		Number: codeSize,
		Title:  "more numbers in --size than a nest has loops",
		Explain: "--size=X,Y,Z says how many cells the performance model is to assume along each parallel loop, the fastest one first. A program may have " +
			"nests of one, two and three loops: each takes as many of the numbers as it has loops, from X on. The warning says that there is no nest for the " +
			"last ones. Leave them out.",
	})
}
