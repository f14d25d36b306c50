// Package scalar decides what becomes of the scalars of a nest once its body has been read (language.md, F9). It knows
// ir/stencil and the messages only: no C tree.
//
// Take
//
//	#pragma mint for private(d) reduction(max: worst)
//	for (i = 0; i < n; i++) {
//	    d = fabs(u[i]);
//	    if (d > worst)
//	        worst = d;
//	}
//
// The nest's reader hands over the sweep and two Variables, d with Private and worst with Reduction in its Clause.
// Classify sees that every iteration writes d before it reads it: d becomes a local of each iteration, and only if the
// program reads it after the loop does Sweep.Last keep the value of the last one. The if statement is an update of a
// maximum: it now works on a thread's part of worst, and Sweep.Reductions says how the host combines the parts. fabs
// never gives -0, so equal values are equal bits and no place of the maximum is kept. Without the clauses both would be
// errors (MINT2005) that name the clause to write.
//
// Where the code is: scalar.go has the decision and what to say where no clause fits, private.go and privatearrays.go
// private variables and their last values, reduction.go the updates of sums, products and bits, extreme.go those of min
// and max, pair.go a minimum and a maximum of one value, argmax.go the place of one, sign.go signed zeros. Which scalars
// the body writes, and which are used after the nest, the reader finds: analyzer/nest/outerscalars.go, analyzer/nest/used.go.
//
// How to see it: go test ./analyzer/scalar reads sweeps as text and prints what became of them; mintc -dump=stencil
// prints reductions, last values and rewritten bodies of a program.
package scalar
