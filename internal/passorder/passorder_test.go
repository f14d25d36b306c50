package passorder

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMustHold(t *testing.T) {
	passes := []string{"read", "check", "write"}
	kept := []Constraint{{"read", "check", "there is nothing to check before"}}
	assert.Equal(t, kept, MustHold("t", passes, kept))
	for _, c := range []struct {
		passes []string
		Constraint
		why string
	}{
		{passes, Constraint{"write", "check", "what is wrong must not be written"}, "t: 'write' must run before 'check': what is wrong must not be written"},
		{passes, Constraint{"check", "check", "once is not enough"}, "t: 'check' must run before 'check': once is not enough"},
		{passes, Constraint{"check", "print", "it is last"}, "t: 'check' before 'print': no such pass"},
		{passes, Constraint{"read", "write", ""}, "t: 'read' before 'write': the reason is missing"},
		{[]string{"read", "read", "write"}, Constraint{"read", "write", "as ever"}, "t: two passes are called 'read'"},
	} {
		assert.PanicsWithValue(t, c.why, func() { MustHold("t", c.passes, []Constraint{c.Constraint}) })
	}
}
