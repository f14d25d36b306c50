// Package stencil is the first intermediate representation: what a program
// computes, in the field's words, with neither a C tree nor a GPU in it. A
// Program holds the functions that contain mint constructs; a Sweep is one
// update of every point of a loop nest; an Access reads or writes a point of a
// Grid. Queries (radius, shape, reach) are methods, computed when asked for.
//
// Dimensions are in C subscript order everywhere, slowest first, except in
// Hints, which keep the order of the clauses (x first).
package stencil
