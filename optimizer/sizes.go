// The warning about numbers of --size that no nest has a loop for.

package optimizer

import (
	"fmt"
	"strings"

	"mintc/internal/diag"
	"mintc/ir/stencil"
)

// warnSizes warns where --size has more numbers than any nest has parallel loops. Nests of fewer loops than another one take the first numbers: x is the
// fastest loop of each, so that one --size is for them all.
func warnSizes(p *stencil.Program, size []int, msgs *diag.List) {
	var largest *stencil.Sweep
	for _, f := range p.Functions {
		for _, s := range f.Sweeps() {
			if largest == nil || len(s.Loops) > len(largest.Loops) {
				largest = s
			}
		}
	}
	if largest == nil || len(size) <= len(largest.Loops) {
		return
	}
	loops := len(largest.Loops)
	msgs.Warnf(codeSize, largest.Directive, "--size=%s has %d numbers, but no nest has more parallel loops than this one, which has %d", sizeWords(size), len(size), loops).
		Note(largest.Directive, "write --size=%s, the cells along each loop with the fastest one first", sizeWords(size[:loops]))
}

// sizeWords are the numbers as --size= takes them.
func sizeWords(size []int) string {
	return strings.ReplaceAll(strings.Trim(fmt.Sprint(size), "[]"), " ", ",")
}
