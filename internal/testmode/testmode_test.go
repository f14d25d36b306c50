package testmode

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSpread(t *testing.T) {
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	assert.Equal(t, []int{1, 5, 9}, spread(list, 4, 0))
	assert.Equal(t, []int{1}, spread(list[:2], 4, 0))
	assert.Equal(t, []int{0}, spread(list[:1], 4, 0), "never none")
	assert.Empty(t, spread(list[:0], 4, 0))

	var all []int
	for number := range 4 {
		all = append(all, spread(list, 4, number)...)
	}
	assert.ElementsMatch(t, list, all, "each once")
}

func TestVariant(t *testing.T) {
	levels := []string{"-O0", "-O1", "-O2"}
	seen := map[string]bool{}
	for _, number := range []string{"", "4", "8"} {
		t.Setenv("MINTC_SAMPLE", number)
		seen[Variant(t, "heat", levels, 4)] = true
	}
	assert.Len(t, seen, 3, "each round another")
	t.Setenv("MINTC_SAMPLE", "3")
	assert.Equal(t, Variant(t, "heat", levels, 4), Variant(t, "heat", levels, 4))
}

func TestFullTakesAll(t *testing.T) {
	t.Setenv("MINTC_TEST", "")
	assert.Equal(t, 1, Count(3, 8))
	t.Setenv("MINTC_TEST", "full")
	assert.Equal(t, 3, Count(3, 8))
	assert.Equal(t, []int{7, 8, 9}, Sample(t, []int{7, 8, 9}, 3))
}
