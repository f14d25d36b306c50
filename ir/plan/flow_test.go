package plan

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/ir/stencil"
)

// nestOf is the text of a sweep over the inner cells of a plane or a cube.
func nestOf(dims int, body string) string {
	text := "        sweep nest\n"
	for _, index := range []string{"z", "y", "x"}[3-dims:] {
		text += fmt.Sprintf("            loop int %s = 1 to n - 1 step 1\n", index)
	}
	return text + "            param int n\n            " + body + "\n"
}

// chainOf is a chain of sweeps over grids that are named in the order of their roles.
func chainOf(t *testing.T, dims int, grids []string, turn []int, bodies ...string) *stencil.Chain {
	t.Helper()
	text := "function f\n"
	for _, g := range grids {
		text += fmt.Sprintf("    grid %s double rank %d", g, dims)
		for range dims {
			text += " [n]"
		}
		text += "\n"
	}
	text += "    region\n"
	for _, body := range bodies {
		text += nestOf(dims, body)
	}
	p, err := stencil.Read("chain", []byte(text))
	require.NoError(t, err)
	c := &stencil.Chain{Name: "steps", Turn: turn}
	roles := map[*stencil.Grid]int{}
	for i, g := range p.Functions[0].Grids {
		roles[g], c.Roles = i, append(c.Roles, stencil.ChainRole{Grid: g})
	}
	for _, s := range p.Functions[0].Sweeps() {
		st := stencil.Stage{Sweep: s}
		for _, u := range s.Uses {
			st.Roles = append(st.Roles, roles[u.Grid])
			c.Roles[roles[u.Grid]].Written = c.Roles[roles[u.Grid]].Written || u.Written
		}
		c.Stages = append(c.Stages, st)
	}
	return c
}

func TestFlow(t *testing.T) {
	const star = "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x] + u[z][y-1][x] + u[z][y][x+1];"
	for _, c := range []struct {
		name                           string
		chain                          *stencil.Chain
		perStep, window, planes, depth int64    // planes that are read, and those that are kept
		below, above                   [3]int64 // of 4 steps, z y x or y x
		edgeRows, edgePlanes, edgeAge  int64
	}{
		{"a star", chainOf(t, 3, []string{"u", "v"}, []int{1, 0}, star), 1, 3, 3, 1, [3]int64{4, 4, 0}, [3]int64{4, 0, 4}, 1, 2, 0},
		{"a star of radius 2", chainOf(t, 2, []string{"u", "v"}, []int{1, 0}, "v[y][x] = u[y-2][x] + u[y+2][x] + u[y][x-1];"),
			2, 5, 5, 1, [3]int64{8, 4}, [3]int64{8, 0}, 0, 0, 0},
		{"rows of other warps come a turn later", chainOf(t, 3, []string{"u", "v"}, []int{1, 0}, "v[z][y][x] = u[z+1][y+1][x] + u[z-1][y][x];"),
			2, 4, 5, 1, [3]int64{4, 0, 0}, [3]int64{4, 4, 0}, 1, 2, 0},
		{"rows that are read two turns later are shown a turn later", chainOf(t, 3, []string{"u", "v"}, []int{1, 0}, "v[z][y][x] = u[z-2][y][x] + u[z+2][y][x] + u[z][y-2][x] + u[z][y+1][x];"),
			2, 5, 5, 1, [3]int64{8, 8, 0}, [3]int64{8, 4, 0}, 2, 2, 1},
		{"a wave reads two steps back", chainOf(t, 2, []string{"u", "before", "after"}, []int{2, 0, 1},
			"after[y][x] = u[y-1][x] + u[y+1][x] + u[y][x+1] - before[y][x];"), 1, 3, 4, 2, [3]int64{4, 0}, [3]int64{4, 4}, 0, 0, 0},
		{"in place: what one nest shifts up, the other shifts down", chainOf(t, 2, []string{"e", "h"}, []int{0, 1}, "e[y][x] = e[y][x] + h[y-1][x];", "h[y][x] = h[y][x] + e[y+1][x];"),
			0, 2, 2, 1, [3]int64{1, 0}, [3]int64{1, 0}, 0, 0, 0},
		{"in place: what one nest leaves, the next one takes", chainOf(t, 2, []string{"u"}, []int{0}, "u[y][x] = u[y][x] + u[y-1][x];", "u[y][x] = u[y][x] + u[y+1][x];"),
			1, 2, 2, 0, [3]int64{4, 0}, [3]int64{4, 0}, 0, 0, 0},
	} {
		f, err := NewFlow(c.chain)
		require.NoError(t, err, c.name)
		fd := f.Fields[0]
		assert.Equal(t, c.perStep, f.PerStep, "%s: planes per step", c.name)
		assert.Equal(t, c.window, f.Window(fd), "%s: planes that are read", c.name)
		assert.Equal(t, c.planes, f.Planes(fd), "%s: planes that are kept", c.name)
		assert.Equal(t, c.depth, int64(fd.Depth), "%s: versions that later steps read", c.name)
		for d := range f.Dims {
			below, above := f.Reach(4, d)
			assert.Equal(t, [2]int64{c.below[d], c.above[d]}, [2]int64{below, above}, "%s: reach of 4 steps in dimension %d", c.name, d)
		}
		rows, planes, age := f.EdgeRows(fd)
		assert.Equal(t, [3]int64{c.edgeRows, c.edgePlanes, c.edgeAge}, [3]int64{rows, planes, age}, "%s: edge rows", c.name)
		for _, r := range f.Reads {
			if r.Field != nil {
				assert.GreaterOrEqual(t, f.Age(r, r.Offset[0]), map[bool]int64{true: 1}[f.crosses(r)], "%s: a plane is read before it is there", c.name)
			}
		}
	}
}

// TestCarried: cells of other lanes stay with planes that several turns read with their neighbours, and only with those.
func TestCarried(t *testing.T) {
	for _, c := range []struct {
		name, body string
		dims       int
		want       *Carried // of a shape that keeps them for two turns
	}{
		{"a star reads one plane with its neighbours", "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x] + u[z][y-1][x] + u[z][y][x+1];", 3, nil},
		{"a box", "v[z][y][x] = u[z-1][y][x-1] + u[z][y][x+1] + u[z+1][y+1][x-1];", 3, &Carried{0, 1, 1, 2, 1, 1}},
		{"no row of another warp in the newest plane", "v[z][y][x] = u[z-1][y+1][x-1] + u[z][y][x+1] + u[z+1][y][x-1];", 3, &Carried{0, 1, 0, 2, 1, 1}},
		{"neighbours on one side", "v[z][y][x] = u[z][y-1][x] + u[z][y][x+2] + u[z+1][y][x+1];", 3, &Carried{0, 1, 0, 1, 0, 2}},
		{"in two dimensions", "v[y][x] = u[y-1][x-1] + u[y][x] + u[y+1][x+1];", 2, &Carried{0, 1, 0, 2, 1, 1}},
	} {
		f, err := NewFlow(chainOf(t, c.dims, []string{"u", "v"}, []int{1, 0}, c.body))
		require.NoError(t, err, c.name)
		assert.Equal(t, c.want, f.Carried(f.Fields[0], MarchShape{Carry: 2}), c.name)
		assert.Nil(t, f.Carried(f.Fields[0], MarchShape{}), c.name)
	}
}

// TestDelay: planes of older versions stay away for as long as only registers would hold them.
func TestDelay(t *testing.T) {
	for _, c := range []struct {
		name, body     string
		delay          int64
		shared, oldest int // edge rows: of which versions, for two steps
	}{
		{"the cell's own column two steps back", "after[z][y][x] = u[z-1][y][x] + u[z+1][y-1][x] - before[z][y][x];", 4, 1, 3},
		{"a plane ahead of it", "after[z][y][x] = u[z-1][y][x] + u[z+1][y-1][x] - before[z+1][y][x];", 3, 1, 3},
		{"a plane behind it", "after[z][y][x] = u[z-1][y][x] + u[z+1][y-1][x] - before[z-1][y][x];", 4, 1, 3},
		{"a row of another warp", "after[z][y][x] = u[z-1][y][x] + u[z+1][y-1][x] - before[z][y+1][x];", 0, 0, 3},
	} {
		f, err := NewFlow(chainOf(t, 3, []string{"u", "before", "after"}, []int{2, 0, 1}, c.body))
		require.NoError(t, err, c.name)
		fd := f.Fields[0]
		assert.Equal(t, c.delay, f.Delay(fd, -1), c.name)
		assert.Zero(t, f.Delay(fd, 0), c.name)
		assert.Equal(t, [2]int{c.shared, c.oldest}, [2]int{f.OldestShared(fd), f.Kept(fd, 2)}, "%s: edge rows", c.name)
	}
}

// TestConstants: a coefficient's own column stays in registers from the first step that reads it to the last; sources may come late.
func TestConstants(t *testing.T) {
	for _, c := range []struct {
		name, body             string
		shape                  MarchShape
		ahead, planes, columns int64 // of three steps, one plane on its way
	}{
		{"a source with the inputs", "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x] + k[z][y][x];", MarchShape{Columns: true}, 0, 5, 0},
		{"a source that comes late", "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x] + k[z][y][x];", MarchShape{Late: true}, -1, 4, 0},
		{"a coefficient in shared memory", "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x]*k[z+1][y][x] + k[z-1][y][x];", MarchShape{}, 0, 6, 0},
		{"a coefficient in registers", "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x]*k[z+1][y][x] + k[z-1][y][x];", MarchShape{Columns: true}, 0, 6, 5},
		{"a row of a coefficient that another warp fetches", "v[z][y][x] = u[z-1][y][x] + u[z+1][y][x]*k[z+1][y+1][x] + k[z-1][y][x];", MarchShape{Columns: true, Late: true}, 1, 7, 5},
	} {
		f, err := NewFlow(chainOf(t, 3, []string{"u", "v", "k"}, []int{1, 0, 2}, c.body))
		require.NoError(t, err, c.name)
		constants := f.Constants(3, c.shape)
		require.Len(t, constants, 1, c.name)
		assert.Equal(t, [3]int64{c.ahead, c.planes, c.columns}, [3]int64{constants[0].Ahead, constants[0].Planes(1), constants[0].Column(c.shape)}, c.name)
	}
}

func TestFlowRefuses(t *testing.T) {
	for _, c := range []struct {
		chain *stencil.Chain
		why   string
	}{
		{chainOf(t, 2, []string{"u", "v"}, []int{1, 0}, "v[x][y] = u[y][x];"), "v is not written once, as a whole and at the iteration's own point"},
		{chainOf(t, 2, []string{"u", "v"}, []int{1, 0}, "v[y][x] = u[x][y];"), "u is read at other points than index + constant"},
		{chainOf(t, 2, []string{"u", "v"}, []int{1, 0}, "v[y][x] = u[y][x];", "v[y][x] = u[y+1][x];"), "v is written by more than one nest, and not read between"},
	} {
		_, err := NewFlow(c.chain)
		assert.EqualError(t, err, c.why)
	}
}
