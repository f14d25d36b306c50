package stress

import (
	"slices"

	"mintc/ir/kernel"
)

// chosenLevel stands for programs with nests that are one kernel where their
// arrays are different ones.
const chosenLevel = 8

// chosenMutations are faults in the choice between that kernel and the others.
var chosenMutations = []mutation{
	{"one kernel although arrays are one", chosenLevel, eachChoice(func(l *kernel.Launch) { l.Versioned = nil })},
	{"separate kernels in another order", chosenLevel, eachChoice(func(l *kernel.Launch) { slices.Reverse(l.Versioned) })},
	{"separate kernels without the last", chosenLevel, eachChoice(func(l *kernel.Launch) { l.Versioned = l.Versioned[:len(l.Versioned)-1] })},
}

// eachChoice changes all launches that have separate ones.
func eachChoice(change func(*kernel.Launch)) func(*kernel.Unit) bool {
	return eachKernel(func(_ *kernel.Kernel, l *kernel.Launch) bool {
		chosen := len(l.Versioned) > 0
		if chosen {
			change(l)
		}
		return chosen
	})
}
