// Package subscript turns the subscripts of a nest, as the program spells them,
// into forms that the rest of mintc reasons about: index + constant per dimension
// where the program means that. It knows the packages of ir only; what it has to ask the
// reader of the nest are the interfaces Scalars and Grids.
//
// Take
//
//	int w = x - 1;
//	if (w < 0) w = 0;
//	v[y * nx + x] = u[y * nx + w];
//
// "merge" makes w one definition, x - 1 < 0 ? 0 : x - 1. "flatten" finds that x
// stops at 0 there and that nx is the stride of a dimension: u becomes a view with
// two dimensions, the access u[y][x-1 > 0 ? x-1 : 0], and the host checks before
// the launch that x stays below nx. "clamp" marks subscripts that stop at an edge
// of their loop where "flatten" has not: x - 1, clamped (stencil.Clamped). From
// then on this is a stencil of radius 1, which a streaming kernel may hold in registers.
// "join" makes one access of a choice between two elements: x == 0 ? u[n - 1] : u[x - 1] is u[x == 0 ? n - 1 : x - 1].
//
// "mirror" makes two accesses under conditions of a subscript that turns back there: u[x > 0 ? x - 1 : x + 1].
// "pin" adds the index of a loop where a condition fixes it: u[1] is u[y*n + x + 1] where y and x are 0.
//
// Slices runs later, when the iterations are known to be independent: it makes
// grids of the planes u[(t + 1) % 2], and of a[((t + 1) % 2)*n*n + y*n + x], which "flatten" has given a dimension of parts.
//
// Where the code is: passes.go has the table of passes and why they stand in that
// order; merge.go, flatten*.go, linear.go, signed.go, join.go, mirror.go, pin.go, whole.go and slices.go have
// the passes. clamping.Reader (ir/clamping) reads subscripts as polynomials for most of them.
//
// How to see it: mintc -dump=stencil prints the accesses after all passes;
// go test ./analyzer/subscript.
package subscript
