// When the child collects garbage: not before it has some memory, and then with the memory that is in use.

package main

import (
	"runtime"
	"runtime/debug"
	"runtime/metrics"
)

// The first collection is due with gcFirst bytes of memory, which most programs never have. The next one is due with
// gcGrowth times what was in use and gcSpare more, for what is not of the heap and what lies between objects.
const (
	gcFirst  = 36 << 20
	gcGrowth = 1.3
	gcSpare  = 12 << 20
)

// paceCollections lets memory decide when garbage is collected. A percentage of the heap would collect that of a small program
// every few hundred kilobytes, or double that of a long one.
func paceCollections() {
	debug.SetGCPercent(-1)
	debug.SetMemoryLimit(gcFirst)
	afterCollections(func() { debug.SetMemoryLimit(max(gcFirst, int64(gcGrowth*float64(inUse()))+gcSpare)) })
}

// inUse is the size of the objects that the last collection found in use, and of the stacks.
func inUse() uint64 {
	sizes := []metrics.Sample{{Name: "/gc/heap/live:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(sizes)
	return sizes[0].Value.Uint64() + sizes[1].Value.Uint64()
}

// afterCollections calls f after each collection: an object that nothing holds is finalised then, and stays for the next one.
func afterCollections(f func()) {
	type sign struct{ _ *byte }
	var again func(*sign)
	again = func(s *sign) {
		f()
		runtime.SetFinalizer(s, again)
	}
	runtime.SetFinalizer(&sign{}, again)
}
