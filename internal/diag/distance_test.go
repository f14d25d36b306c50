package diag

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestDistance(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want int
	}{
		{"tile", "tile", 0}, {"", "tile", 4}, {"tiel", "tile", 1}, {"tiles", "tile", 1}, {"til", "tile", 1}, {"file", "tile", 1},
		{"chunk", "chunksize", 4}, {"keep", "nest", 3}, {strings.Repeat("x", 65), "tile", 64},
	} {
		assert.Equal(t, c.want, Distance(c.a, c.b), "%s, %s", c.a, c.b)
		assert.Equal(t, c.want, Distance(c.b, c.a), "%s, %s", c.b, c.a)
	}
}
