package diag

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRegister(t *testing.T) {
	second := Code{Number: "MINT9902", Title: "b", Explain: "later"}
	first := Code{Number: "MINT9901", Title: "a", Explain: "earlier"}
	Register(second, first)
	got, ok := Explain("MINT9901")
	assert.True(t, ok)
	assert.Equal(t, first, got)
	all := Registered()
	assert.Equal(t, []Code{first, second}, all[len(all)-2:])

	_, ok = Explain("MINT9903")
	assert.False(t, ok)
	assert.Panics(t, func() { Register(first) }, "a number is registered once")
	for _, number := range []string{"", "MINT1", "MINT10000", "mint1000", "MINT10x0"} {
		assert.Panics(t, func() { Register(Code{Number: number}) }, number)
	}
}
