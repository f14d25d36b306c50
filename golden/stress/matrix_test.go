package stress

import (
	"context"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestMatrix holds each kind of several steps per launch against gcc, for heights from 1 to 9 with numbers of steps around them and grids from no cell
// on, pairwise with types, and counts the steps that were made at once. golden/cmd/stress -matrix runs all combinations.
func TestMatrix(t *testing.T) {
	for i, k := range testmode.Sample(t, MatrixKinds) {
		t.Run(k.String(), func(t *testing.T) {
			t.Parallel()
			lab := newLab(t)
			lab.Quick = true
			outcome, err := lab.CheckMatrix(context.Background(), k.MakeMatrix(i, false))
			require.NoError(t, err)
			assert.Equal(t, Outcome{}, outcome)
		})
	}
}
