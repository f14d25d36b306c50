package testmode

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSpread(t *testing.T) {
	var list []int
	for i := range 3*Parts - 1 {
		list = append(list, i)
	}
	assert.Equal(t, []int{15, 47, 79}, spread(list, 0))
	assert.Equal(t, []int{31, 63}, spread(list, 16))
	assert.Equal(t, []int{1}, spread(list[:2], 0))
	assert.Equal(t, []int{0}, spread(list[:1], 0), "never none")
	assert.Empty(t, spread(list[:0], 0))

	var all []int
	for number := 1; number <= Parts; number++ {
		all = append(all, spread(list, number)...)
	}
	assert.ElementsMatch(t, list, all, "each once")
}

func TestVariant(t *testing.T) {
	levels := []string{"-O0", "-O1", "-O2"}
	seen := map[string]bool{}
	for _, number := range []string{"1", "33", "65"} {
		t.Setenv("MINTC_SAMPLE", number)
		seen[Variant(t, "heat", levels)] = true
	}
	assert.Len(t, seen, 3, "each round another")
	t.Setenv("MINTC_SAMPLE", "3")
	assert.Equal(t, Variant(t, "heat", levels), Variant(t, "heat", levels))
}

// A test that takes long runs in one of the samples, and not without a number.
func TestTurns(t *testing.T) {
	for _, name := range []string{"TestLong", "TestLonger", "TestLongest"} {
		turns := 0
		for number := range Parts + 1 {
			if isTurn(turnOf(name), number) {
				turns++
			}
		}
		assert.Equal(t, 1, turns, name)
		assert.False(t, isTurn(turnOf(name), 0), name)
	}
	assert.True(t, isTurn(Parts, Parts))
}

func TestFullTakesAll(t *testing.T) {
	t.Setenv("MINTC_TEST", "")
	assert.Equal(t, 1, Count(3, 8))
	t.Setenv("MINTC_TEST", "full")
	assert.Equal(t, 3, Count(3, 8))
	assert.Equal(t, []int{7, 8, 9}, Sample(t, []int{7, 8, 9}))
}
