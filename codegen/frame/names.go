// Names for generated code: none is an identifier or macro of the user's file.

package frame

import (
	"fmt"
	"maps"
	"slices"
)

// Names hands out identifiers that the user's file does not use, macros
// included, so that generated code captures nothing and expands to nothing.
type Names struct {
	outer *Names // whose names are taken as well; nil for the outermost
	taken map[string]bool
}

// NewNames hands out names that are not taken.
func NewNames(taken map[string]bool) *Names {
	n := &Names{nil, map[string]bool{}}
	maps.Copy(n.taken, taken)
	return n
}

// Take keeps a name from being handed out.
func (n *Names) Take(name string) { n.taken[name] = true }

// Fresh returns want, or want_2, want_3 ... where that is taken. Generated code
// that writes the name with a suffix behind it has those names, too.
func (n *Names) Fresh(want string, suffixes ...string) string {
	name := want
	for i := 2; n.anyTaken(name, suffixes); i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	n.taken[name] = true
	for _, suffix := range suffixes {
		n.taken[name+suffix] = true
	}
	return name
}

func (n *Names) anyTaken(name string, suffixes []string) bool {
	return n.isTaken(name) || slices.ContainsFunc(suffixes, func(suffix string) bool { return n.isTaken(name + suffix) })
}

func (n *Names) isTaken(name string) bool {
	return n.taken[name] || n.outer != nil && n.outer.isTaken(name)
}

// Inner adds names that stay local: those of one kernel. Names that the outer
// ones hand out afterwards are taken for it, too.
func (n *Names) Inner() *Names { return &Names{n, map[string]bool{}} }
