// Package golden holds the end-to-end tests of mintc. README.md explains the kinds of test and how to add a case.
// Each folder cases/<family>/<case> is one case: the program in.c, its options in args, its runs in run, and what mintc
// made of it when a person last read that:
//
//	want.stencil  -dump=stencil: what the nests compute
//	want.plan     -dump=plan: how they run
//	want.cu       what mintc wrote: kernels, launches, changed lines; the whole output of some cases (golden_test.go)
//	want.diag     what mintc says under -Minfo
//
// "go test ./golden -update" rewrites the want files; read the diff before you commit it.
//
// testdata holds the other programs: errors must be refused and failures must stop at run time, at the lines that say
// "// want" (errors/NAME.said is the whole text, with notes and carets); split holds programs that are C only; stale
// has host code that touches old values in another file; metrics counts what kernels do to memory; applications are
// published programs.
package golden
