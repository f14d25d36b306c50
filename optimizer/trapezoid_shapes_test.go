package optimizer

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// everyStreamed is everything that the table may be asked about.
func everyStreamed() (list []streamed) {
	for bits := range 1 << 12 {
		is := func(i int) bool { return bits>>i&1 == 1 }
		list = append(list, streamed{traits: traits{wide: is(0), sources: is(1), masks: is(2), coefficients: is(3), box: is(4), corners: is(5), far: is(6), guarded: is(7), stops: is(8)},
			rows: is(9), oneBuffer: is(10), inShared: is(11)})
	}
	return list
}

// TestEveryShapeIsFound holds that no row of the table is hidden by those above it.
func TestEveryShapeIsFound(t *testing.T) {
	found := map[string]bool{}
	for _, has := range everyStreamed() {
		found[measuredShapeOf(has).of] = true
	}
	for _, row := range measuredShapes {
		assert.True(t, found[row.of], "%s: rows above suit all of them", row.of)
	}
}

// TestShapesSuitTheirFlows holds that a shape for two dimensions has one row a warp, and that planes lie in shared memory only where they may.
func TestShapesSuitTheirFlows(t *testing.T) {
	for _, has := range everyStreamed() {
		row := measuredShapeOf(has)
		assert.Equal(t, has.rows, row.shape.Rows == 1, row.of)
		assert.False(t, row.shape.InShared && !has.inShared, row.of)
	}
}
