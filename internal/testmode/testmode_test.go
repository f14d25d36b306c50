package testmode

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSpread(t *testing.T) {
	list := []int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}
	assert.Equal(t, []int{1, 5, 9}, spread(list, 4))
	assert.Equal(t, []int{1}, spread(list[:2], 4))
	assert.Equal(t, []int{0}, spread(list[:1], 4), "never none")
	assert.Empty(t, spread(list[:0], 4))
}

func TestFullTakesAll(t *testing.T) {
	t.Setenv("MINTC_TEST", "")
	assert.Equal(t, 1, Count(3, 8))
	t.Setenv("MINTC_TEST", "full")
	assert.Equal(t, 3, Count(3, 8))
	assert.Equal(t, []int{7, 8, 9}, Sample(t, []int{7, 8, 9}, 3))
}
