// Package dependence decides whether the iterations of a nest may run in any
// order (language.md, F8). It knows ir/stencil only: neither a C tree nor a GPU.
//
// Take
//
//	for (i = 1; i < n; i++)
//	    u[i] = u[i - 1] + v[i];
//
// Test compares the store u[i] with the read u[i-1]: iterations i and i' meet
// where i = i' - 1. It asks package feasible whether that can hold together with
// the bounds of the loops, the conditions around both accesses and i != i'. Here
// it can, and Conflict returns the two accesses with their Distance, 1, which the
// analyzer reports. With u[i + n] in place of u[i - 1] the bounds contradict it:
// no two iterations meet. With u[i + k] only the host knows: the pair becomes a
// check before the launch (stencil.IndependenceCheck). For v, Coincide finds whether the
// iterations would stay independent if u and v were one array.
//
// Where the code is: dependence.go has the test and its verdict, guards.go and
// parity.go read conditions such as i < n and (i + j) % 2 == 0, place.go subscripts
// such as 2*j + (i & 1), runtime.go makes the checks before the launch, coincide.go
// treats two arrays as one.
//
// How to see it: go test ./analyzer/dependence. mintc prints the verdict as
// MINT2003 or MINT2004; the checks stand in front of the launch in its output.
package dependence
