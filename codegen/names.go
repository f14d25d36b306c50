package codegen

import "fmt"

// names hands out identifiers that the user's file does not use, macros
// included, so that generated code captures nothing and expands to nothing.
type names struct{ taken map[string]bool }

func newNames(taken map[string]bool) *names {
	n := &names{map[string]bool{}}
	for name := range taken {
		n.taken[name] = true
	}
	return n
}

// fresh returns want, or want_2, want_3 ... where that is taken.
func (n *names) fresh(want string) string {
	name := want
	for i := 2; n.taken[name]; i++ {
		name = fmt.Sprintf("%s_%d", want, i)
	}
	n.taken[name] = true
	return name
}

// inner is a copy whose additions stay local: names of one kernel.
func (n *names) inner() *names { return newNames(n.taken) }
