package plan

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/gpu"
	"mintc/ir/stencil"
)

// sweepOf reads a nest over z, y and x that writes v from u, with this value.
func sweepOf(t *testing.T, value string) *stencil.Sweep {
	t.Helper()
	text := "type real = double\nfunction f\n    grid u real rank 3\n    grid v real rank 3\n    region\n        sweep s\n" +
		"            loop int z = 2 to n - 2 step 1\n            loop int y = 2 to n - 2 step 1\n            loop int x = 2 to n - 2 step 1\n" +
		"            param int n\n            v[z][y][x] = " + value + ";\n"
	p, err := stencil.Read("t", []byte(text))
	require.NoError(t, err)
	return p.Functions[0].Steps[0].(*stencil.Region).Steps[0].(*stencil.Sweep)
}

// planOf streams a tile of 32 x 4 cells along 8 planes, with 2 x 2 cells for each thread. planes are those of u in
// shared memory.
func planOf(s *stencil.Sweep, stream Stream, planes ...Buffer) Plan {
	for i := range planes {
		planes[i].Grid = s.Uses[0].Grid
	}
	return Plan{Sweep: s, Tile: Vec{32, 4, 8}, Chunk: Vec{2, 2, 8}, Stream: &stream, Buffers: planes, Unclamped: s.Body}
}

// rowsText is a line for each group of u: its place in the plane, and its rows with the cells beside the thread's own,
// the newest plane of a loop-carried group behind a bar. m is memory, p a plane in shared memory, q one that passes.
func rowsText(groups []RowGroup) (list []string) {
	for _, g := range groups {
		if g.Grid.Name != "u" {
			continue
		}
		var b strings.Builder
		fmt.Fprintf(&b, "y%+d:", g.Y)
		for _, r := range g.Rows {
			if g.LoopCarried && r.Plane == g.Newest {
				b.WriteString(" |")
			}
			fmt.Fprintf(&b, " %+d%c", r.Plane, "mpq"[r.Source])
			if r.Left+r.Right > 0 {
				fmt.Fprintf(&b, "(%d,%d)", r.Left, r.Right)
			}
		}
		list = append(list, b.String())
	}
	return list
}

// sevenPoint is all six neighbours.
const sevenPoint = "u[z-1][y][x] + u[z+1][y][x] + u[z][y-1][x] + u[z][y+1][x] + u[z][y][x-1] + u[z][y][x+1]"

// corners are read in other planes than the middle one, withinRow no other row.
const (
	corners   = "u[z-1][y-1][x] + u[z+1][y-1][x] + u[z][y][x]"
	withinRow = "u[z-1][y][x] + u[z+1][y][x] + u[z][y][x-1] + u[z][y][x+1]"
)

func TestRowGroups(t *testing.T) {
	for _, c := range []struct {
		name, value string
		stream      Stream
		buffers     []Buffer
		want        []string
	}{
		{name: "nothing kept", value: sevenPoint,
			want: []string{"y-1: +0m", "y+0: -1m +0m(1,1) +1m", "y+1: -1m +0m(1,1) +1m", "y+2: +0m"}},
		{name: "own columns", value: sevenPoint, stream: Stream{Columns: OwnColumns},
			want: []string{"y-1: +0m", "y+0: -1m +0m(1,1) | +1m", "y+1: -1m +0m(1,1) | +1m", "y+2: +0m"}},
		{name: "own columns, not those of the row above", value: corners, stream: Stream{Columns: OwnColumns},
			want: []string{"y-1: -1m +1m", "y+0: -1m +0m | +1m", "y+1: +0m"}},
		{name: "all columns", value: corners, stream: Stream{Columns: AllColumns},
			want: []string{"y-1: -1m +0m | +1m", "y+0: -1m +0m | +1m", "y+1: +0m"}},
		{name: "one plane ahead", value: sevenPoint, stream: Stream{Columns: OwnColumns, Prefetch: 1},
			want: []string{"y-1: +0m", "y+0: -1m +0m(1,1) +1m | +2m", "y+1: -1m +0m(1,1) +1m | +2m", "y+2: +0m"}},
		{name: "the middle plane in shared memory", value: sevenPoint, stream: Stream{Columns: OwnColumns, Buffers: true}, buffers: []Buffer{{First: 0, Last: 0}},
			want: []string{"y-1: +0p", "y+0: -1m +0m(1,1) | +1m", "y+1: -1m +0m(1,1) | +1m", "y+2: +0p"}},
		{name: "all planes in shared memory", value: sevenPoint, stream: Stream{Buffers: true}, buffers: []Buffer{{First: -1, Last: 1}},
			want: []string{"y-1: +0p", "y+0: -1p +0p(1,1) +1p", "y+1: -1p +0p(1,1) +1p", "y+2: +0p"}},
		{name: "older planes pass shared memory", value: withinRow, stream: Stream{Columns: OwnColumns, Prefetch: 1, Buffers: true, Tensor: true}, buffers: []Buffer{{First: 1, Last: 1, Prologue: 2}},
			want: []string{"y+0: -1q +0q(1,1) | +1p", "y+1: -1q +0q(1,1) | +1p"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := planOf(sweepOf(t, c.value), c.stream, c.buffers...)
			assert.Equal(t, c.want, rowsText(p.RowGroups()))
		})
	}
}

// TestBuffers: a row has 32 cells of 8 bytes and a halo that is padded to packs of 16 bytes, a plane 4 rows and a halo.
func TestBuffers(t *testing.T) {
	s := sweepOf(t, sevenPoint)
	const plane = (2 + 32 + 2) * (1 + 4 + 1) * 8
	const tensor = 14*128 + 128 // rounded up, and a barrier
	for _, c := range []struct {
		stream     Stream
		buffer     Buffer
		depth      int64
		bytes      int64
		fetchesAll bool
	}{
		{Stream{Buffers: true}, Buffer{First: 0, Last: 0}, 1, plane, false},
		{Stream{Buffers: true, Prefetch: 2}, Buffer{First: -1, Last: 1}, 5, plane, false},
		{Stream{Buffers: true, Prefetch: 1, Tensor: true}, Buffer{First: 1, Last: 1, Prologue: 2}, 2, tensor, false},
		{Stream{Buffers: true, Prefetch: 20, Tensor: true}, Buffer{First: -1, Last: 1}, 10, tensor, true},
	} {
		p := planOf(s, c.stream, c.buffer)
		b := p.Buffers[0]
		assert.Equal(t, c.depth, p.RingDepth(b), "%v", p)
		assert.Equal(t, c.bytes, p.PlaneBytes(b), "%v", p)
		assert.Equal(t, c.bytes*c.depth, p.SharedBytes(), "%v", p)
		assert.Equal(t, c.fetchesAll, p.FetchesAll(), "%v", p)
		before, cells := p.RowOf(b)
		above, rows := p.RowsOf(b)
		assert.Equal(t, []int64{2, 36, 1, 6}, []int64{before, cells, above, rows}, "%v", p)
	}
}

func TestCheck(t *testing.T) {
	old, err := gpu.Lookup("sm_80")
	require.NoError(t, err)
	s := sweepOf(t, sevenPoint)
	good := planOf(s, Stream{Columns: OwnColumns})
	require.NoError(t, good.Check(old))
	for _, c := range []struct {
		want   string
		change func(*Plan)
	}{
		{"chunk 2x2x3 does not divide tile 32x4x8", func(p *Plan) { p.Chunk[2] = 3 }},
		{"512x4x1 threads are 2048 per block, and sm_80 allows 1024", func(p *Plan) { p.Tile[0], p.Tile[1] = 1024, 8 }},
		{"a streaming kernel takes at most 4 neighbouring rows per thread", func(p *Plan) { p.Tile[1], p.Chunk[1] = 8, 8 }},
		{"v cannot be kept in shared memory", func(p *Plan) { p.Buffers = []Buffer{{Grid: s.Uses[1].Grid}} }},
		{"sm_80 has no tensor memory accelerator", func(p *Plan) {
			p.Stream.Tensor, p.Stream.Prefetch, p.Buffers = true, 1, []Buffer{{Grid: s.Uses[0].Grid}}
		}},
		{"take 345408 bytes of shared memory, and sm_80 allows", func(p *Plan) {
			p.Tile, p.Buffers = Vec{1024, 4, 8}, []Buffer{{Grid: s.Uses[0].Grid, First: -1, Last: 1}}
			p.Stream.Prefetch = 4 // 7 planes of 1028 x 6 cells
		}},
	} {
		p := planOf(s, Stream{Columns: OwnColumns})
		c.change(&p)
		assert.ErrorContains(t, p.Check(old), c.want)
	}
}
