package plan

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestHasOuter: boundary values lie beside tiles where one row and one column at each end are all that is read there.
func TestHasOuter(t *testing.T) {
	const cross = "u[z-1][y][x] + u[z+1][y][x] + u[z][y-1][x] + u[z][y+1][x] + u[z][y][x-1] + u[z][y][x+1]"
	for _, c := range []struct {
		name   string
		dims   int
		grids  []string
		bodies []string
		want   bool
	}{
		{"a star", 3, []string{"u", "v"}, []string{"v[z][y][x] = " + cross + ";"}, true},
		{"a star and a source", 3, []string{"u", "v", "b"}, []string{"v[z][y][x] = b[z][y][x] + " + cross + ";"}, true},
		{"a source along the stream", 3, []string{"u", "v", "b"}, []string{"v[z][y][x] = b[z+1][y][x] + " + cross + ";"}, true},
		{"a coefficient beside the cell", 3, []string{"u", "v", "b"}, []string{"v[z][y][x] = b[z][y][x-1] * (" + cross + ");"}, false},
		{"a corner", 3, []string{"u", "v"}, []string{"v[z][y][x] = u[z][y-1][x-1] + " + cross + ";"}, false},
		{"an edge across planes", 3, []string{"u", "v"}, []string{"v[z][y][x] = u[z-1][y][x-1] + " + cross + ";"}, false},
		{"two cells away", 3, []string{"u", "v"}, []string{"v[z][y][x] = u[z][y][x-2] + " + cross + ";"}, false},
		{"no cell above", 3, []string{"u", "v"}, []string{"v[z][y][x] = u[z][y-1][x] + u[z][y][x-1] + u[z][y][x+1];"}, false},
		{"two dimensions", 2, []string{"u", "v"}, []string{"v[y][x] = u[y-1][x] + u[y+1][x] + u[y][x-1] + u[y][x+1];"}, false},
		{"two nests a step", 3, []string{"u", "v"}, []string{"v[z][y][x] = " + cross + ";", "u[z][y][x] = v[z][y][x];"}, false},
	} {
		turn := map[int][]int{2: {1, 0}, 3: {1, 0, 2}}[len(c.grids)]
		if len(c.bodies) > 1 {
			turn = []int{0, 1}
		}
		f, err := NewFlow(chainOf(t, c.dims, c.grids, turn, c.bodies...))
		require.NoError(t, err, c.name)
		assert.Equal(t, c.want, f.HasOuter(), c.name)
		asked := MarchShape{Cells: 2, Rows: 4, Warps: 8, OuterColumns: true}
		assert.Equal(t, c.want, f.checkOuter(asked) == nil, c.name)
	}
}

// TestOuterShared: the rings have planes enough for those on their way and those that the last step reads, of both storages.
func TestOuterShared(t *testing.T) {
	f, err := NewFlow(chainOf(t, 3, []string{"u", "v"}, []int{1, 0}, "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x] + u[z][y-1][x] + u[z][y+1][x] + u[z][y][x-1] + u[z][y][x+1];"))
	require.NoError(t, err)
	m := MarchShape{Cells: 2, Rows: 4, Warps: 8, Prefetch: 3}
	assert.Zero(t, f.outerShared(4, m, 256).Bytes)
	for height, planes := range map[int]int64{1: 8, 4: 8, 5: 16} { // 3 on their way, and height + 1
		assert.Equal(t, planes, f.OuterPlanes(height, m), "%d steps", height)
	}
	m.OuterRows, m.OuterColumns = true, true
	const plane = 2 * 2 * 8 // storages, sides, bytes
	assert.Equal(t, OuterShared{Rows: 256, Columns: 256 + 8*plane*64, Bytes: 8 * plane * (64 + 32)}, f.outerShared(4, m, 256))
	m.OuterRows = false
	assert.Equal(t, OuterShared{Rows: 256, Columns: 256, Bytes: 8 * plane * 32}, f.outerShared(4, m, 256))
}
