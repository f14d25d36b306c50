// Names for generated code: none is an identifier or macro of the user's file that the code could see.

package frame

import (
	"fmt"
	"maps"
	"slices"
)

// Names hands out identifiers that the user's file does not use, macros
// included, so that generated code captures nothing and expands to nothing.
type Names struct {
	outer  *Names // whose names are taken as well; nil for the outermost
	taken  map[string]bool
	hidden map[string]bool // of those taken: what file scope does not see
	apart  bool            // names of the outer ones that are hidden may be used
}

// NewNames hands out names that are not taken.
func NewNames(taken map[string]bool) *Names {
	n := &Names{taken: map[string]bool{}, hidden: map[string]bool{}}
	maps.Copy(n.taken, taken)
	return n
}

// Hide says that file scope does not see some of the names that are taken: locals, parameters and members of the user's.
func (n *Names) Hide(names map[string]bool) { maps.Copy(n.hidden, names) }

// Take keeps a name from being handed out.
func (n *Names) Take(name string) {
	n.taken[name] = true
	delete(n.hidden, name)
}

// Fresh returns want, or want_2, want_3 ... where that is taken. Generated code
// that writes the name with a suffix behind it has those names, too.
func (n *Names) Fresh(want string, suffixes ...string) string {
	name := want
	for i := 2; n.anyTaken(name, suffixes); i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	n.Take(name)
	for _, suffix := range suffixes {
		n.Take(name + suffix)
	}
	return name
}

func (n *Names) anyTaken(name string, suffixes []string) bool {
	return n.isTaken(name) || slices.ContainsFunc(suffixes, func(suffix string) bool { return n.isTaken(name + suffix) })
}

func (n *Names) isTaken(name string) bool {
	if n.apart {
		return n.taken[name] || n.outer.isSeen(name)
	}
	return n.taken[name] || n.outer != nil && n.outer.isTaken(name)
}

// isSeen reports whether a name is taken that file scope sees.
func (n *Names) isSeen(name string) bool {
	return n.taken[name] && !n.hidden[name] || n.outer != nil && n.outer.isSeen(name)
}

// Inner adds names that stay local: those of one kernel. Names that the outer
// ones hand out afterwards are taken for it, too.
func (n *Names) Inner() *Names {
	return &Names{outer: n, taken: map[string]bool{}, hidden: map[string]bool{}}
}

// Apart is Inner for functions at file scope, which see no local of the user's but those that they declare themselves: these are to be taken.
func (n *Names) Apart() *Names {
	inner := n.Inner()
	inner.apart = true
	return inner
}
