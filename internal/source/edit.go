// Edits of a text by byte offset, applied together. Two that overlap are a bug.

package source

import (
	"fmt"
	"sort"
)

// Edit replaces the bytes [Off, End) of a file by Text. Off == End inserts.
type Edit struct {
	Off, End int
	Text     string
}

// SortEdits orders edits by offset; insertions at one offset keep their order. It
// panics if two edits overlap: that is a bug of the stage that made them, and the
// output would be garbled.
func SortEdits(edits []Edit) []Edit {
	sorted := append([]Edit(nil), edits...)
	sort.SliceStable(sorted, func(i, j int) bool {
		if sorted[i].Off != sorted[j].Off {
			return sorted[i].Off < sorted[j].Off
		}
		return sorted[i].End == sorted[i].Off && sorted[j].End > sorted[j].Off
	})
	for i := 1; i < len(sorted); i++ {
		if sorted[i].Off < sorted[i-1].End {
			panic(fmt.Sprintf("source: edits overlap: [%d,%d) %q and [%d,%d) %q", sorted[i-1].Off,
				sorted[i-1].End, sorted[i-1].Text, sorted[i].Off, sorted[i].End, sorted[i].Text))
		}
	}
	return sorted
}

// Apply returns text with all edits made.
func Apply(text []byte, edits []Edit) []byte {
	var out []byte
	at := 0
	for _, e := range SortEdits(edits) {
		out = append(append(out, text[at:e.Off]...), e.Text...)
		at = e.End
	}
	return append(out, text[at:]...)
}
