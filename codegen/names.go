package codegen

import (
	"fmt"
	"maps"
)

// names hands out identifiers that the user's file does not use, macros
// included, so that generated code captures nothing and expands to nothing.
type names struct {
	outer *names // whose names are taken as well; nil for the outermost
	taken map[string]bool
}

func newNames(taken map[string]bool) *names {
	n := &names{nil, map[string]bool{}}
	maps.Copy(n.taken, taken)
	return n
}

func (n *names) isTaken(name string) bool {
	return n.taken[name] || n.outer != nil && n.outer.isTaken(name)
}

// fresh returns want, or want_2, want_3 ... where that is taken.
func (n *names) fresh(want string) string {
	name := want
	for i := 2; n.isTaken(name); i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	n.taken[name] = true
	return name
}

// inner adds names that stay local: those of one kernel. Names that the outer
// ones hand out afterwards are taken for it, too.
func (n *names) inner() *names { return &names{n, map[string]bool{}} }
