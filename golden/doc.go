// Package golden holds the end-to-end tests of mintc. Each folder cases/<family>/<case> is one
// case: the program in.c, its options in args, its runs in run, and what mintc made of it when a person
// last read that:
//
//	want.stencil  -dump=stencil: what the nests compute
//	want.plan     -dump=plan: how they run
//	want.cu       what mintc wrote: kernels, launches, changed lines; the whole output of some cases (golden_test.go)
//	want.diag     what mintc says under -Minfo
//
// testdata/metrics holds stencils with counts of what their kernels do to memory (metrics_test.go).
//
// "go test ./golden -update" rewrites the want files; read the diff before you commit it. Each case
// is also built and run against gcc's build of the same file (differential_test.go), and refused or
// passed by clang as a CUDA front end (static_test.go). testdata/errors and testdata/failures hold
// programs that mintc must refuse, or that must stop at run time, at the lines that say "// want"; all that mintc says of a
// refused one, notes and carets too, stands in the .said file beside it (-update). testdata/stale is a program whose
// host code touches old values in another file (stale_test.go).
// All cases also run in two parts (split_test.go); testdata/split holds programs that are C only.
package golden
