// The codes of the messages about scalars, with the texts of `mintc explain`.

package scalar

import "mintc/internal/diag"

// CodeOuter is the code of an outer variable that is written without a clause that says what is meant; the reader of
// statements uses it too.
const CodeOuter = "MINT2005"

// CodeClause is the code of a clause that contradicts the loop; the analyzer registers it.
const CodeClause = "MINT2010"

const (
	codeReductionUse  = "MINT2040"
	codeReductionType = "MINT2041"
	codePrivate       = "MINT2042"
	codeLast          = "MINT2043"
)

func init() {
	diag.Register(
		diag.Code{Number: CodeOuter, Title: "a variable declared outside is written in a parallel loop",
			Explain: "Every iteration has its own value of a scalar, so the last value is not the serial one unless you say what is meant: " +
				"private(x) where each iteration writes x before it reads it, reduction(op: x) where all iterations contribute to x, or declare x inside the loop."},
		diag.Code{Number: codeReductionUse, Title: "a reduction variable is used otherwise than by its operator",
			Explain: "In reduction(op: s) every thread collects a part of s, and the parts are combined after the loop. So the loop may only update s " +
				"by the operator, and not read it: s += e for +, if (e > s) s = e for max, and so on. Take other uses out of the loop."},
		diag.Code{Number: codeReductionType, Title: "the updates of a reduction variable cannot be combined",
			Explain: "The parts that the threads collect can be combined to the serial result only if no update converts on the way: an integer sum of " +
				"floating-point values cuts a fraction off in every step, and a maximum of values that the variable's type cannot hold depends on their order. What " +
				"stands under the 'else' of an update depends on the order too, but for 'if (e > high) high = e; else if (e < low) low = e;' where low starts at most at high."},
		diag.Code{Number: codePrivate, Title: "a private variable may be read before it is written",
			Explain: "Every iteration has its own copy of a private variable, which holds nothing at its start. An iteration must write it on every path " +
				"before it reads it; what an earlier iteration left in it is not there. Elements of a private array are told apart by linear " +
				"subscripts and loops with constant bounds."},
		diag.Code{Number: codeLast, Title: "the last value of a private variable is not known",
			Explain: "After the loop a private variable has the value that the last iteration leaves in it, as in the serial program. That needs every iteration " +
				"to write it on every path. Write it always, or use a variable that is declared inside the loop."},
	)
}
