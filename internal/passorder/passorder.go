// Package passorder holds tables of passes to their order. A table of passes says
// what runs after what; a second one says why it must:
//
//	var order = passorder.MustHold("optimizer", names, []passorder.Constraint{
//	    {"stream", "register", "only a thread that streams keeps columns from plane to plane"},
//	})
//
// A pass that is put in the wrong place is found when the program starts, with
// the reason. The idea is that of Go's ssa (compile.go, passOrder).
//
// Where the tables are: analyzer/subscript/passes.go, optimizer/rewrite/rewrite.go,
// optimizer/schedule/passes.go. How to see it: exchange two rows and run mintc.
package passorder

import (
	"fmt"
	"slices"
)

// Constraint says that the pass First runs before the pass Then, and why.
type Constraint struct{ First, Then, Reason string }

// MustHold returns the constraints of a table if the passes, named in the order in
// which they run, keep them. It panics where one does not hold, names no pass of
// the table or has no reason, and where two passes have one name.
func MustHold(table string, passes []string, constraints []Constraint) []Constraint {
	if err := check(passes, constraints); err != nil {
		panic(fmt.Sprintf("%s: %v", table, err))
	}
	return constraints
}

func check(passes []string, constraints []Constraint) error {
	for i, name := range passes {
		if slices.Contains(passes[:i], name) {
			return fmt.Errorf("two passes are called '%s'", name)
		}
	}
	for _, c := range constraints {
		first, then := slices.Index(passes, c.First), slices.Index(passes, c.Then)
		switch {
		case first < 0 || then < 0:
			return fmt.Errorf("'%s' before '%s': no such pass", c.First, c.Then)
		case c.Reason == "":
			return fmt.Errorf("'%s' before '%s': the reason is missing", c.First, c.Then)
		case first >= then:
			return fmt.Errorf("'%s' must run before '%s': %s", c.First, c.Then, c.Reason)
		}
	}
	return nil
}
