// Package stencil is the first intermediate representation: what a program
// computes, in the field's words, with neither a C tree nor a GPU in it. A
// Program holds the functions that contain mint constructs; a Sweep is one
// update of every point of a loop nest; an Access reads or writes a point of a
// Grid. Queries (radius, shape, reach) are methods, computed when asked for.
//
// Dimensions are in C subscript order everywhere, slowest first, except in
// Hints, which keep the order of the clauses (x first).
//
// Print writes a program as text (mintc -dump=stencil), and Read reads it back, so
// that tests of passes are small texts: optimizer/rewrite/testdata has a pair for
// each rewrite, analyzer/dependence/testdata a verdict for each nest.
package stencil
