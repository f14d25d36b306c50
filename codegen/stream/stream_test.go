package stream_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/driver"
	"mintc/ir/kernel"
)

// program reads a box of radius 1 without corners of u, and b at the point itself.
const program = `
#define P(z) u[z][y-1][x] + u[z][y+1][x] + u[z][y][x-1] + u[z][y][x+1]
void f(double u[66][66][66], double b[66][66][66], double v[66][66][66])
{
#pragma mint copy(u, toDevice, 66, 66, 66)
#pragma mint copy(b, toDevice, 66, 66, 66)
#pragma mint copy(v, toDevice, 66, 66, 66)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z < 65; z++)
            for (int y = 1; y < 65; y++)
                for (int x = 1; x < 65; x++)
                    v[z][y][x] = b[z][y][x] + u[z][y][x] + u[z-1][y][x] + u[z+1][y][x] + STENCIL;
    }
#pragma mint copy(v, fromDevice, 66, 66, 66)
}
`

const star, box = "P(z)", "P(z) + P(z-1) + P(z+1)"

// TestRowsAndBuffers: what a plan keeps in registers and in shared memory.
func TestRowsAndBuffers(t *testing.T) {
	for _, c := range []struct{ stencil, stream, want string }{
		{star, "columns=0", `
			b[2][2] rows 0 to 1, cells 0 to 1
			u[3][4][4] planes -1 to 1, rows -1 to 2, cells -1 to 2
			load 10, widen 2, take 0, move 0`},
		{star, "columns=1", `
			b[2][2] rows 0 to 1, cells 0 to 1
			u[3][4][4] planes -1 to 1, rows -1 to 2, cells -1 to 2
			load 10, widen 2, take 0, move 4`},
		{star, "columns=1,prefetch=1", `
			b[2][2][2] planes 0 to 1, rows 0 to 1, cells 0 to 1
			u[4][4][4] planes -1 to 2, rows -1 to 2, cells -1 to 2
			load 14, widen 2, take 0, move 8`},
		{star, "columns=1,shared=1", `
			u_planes[2] 64 x 8, left 1, right 1, up 1, down 1
			b[2][2] rows 0 to 1, cells 0 to 1
			u[3][4][4] planes -1 to 1, rows -1 to 2, cells -1 to 2
			load 6, widen 0, take 6, move 4`},
		{box, "columns=0,shared=1,prefetch=1", `
			u_planes[4] 64 x 8, left 1, right 1, up 1, down 1
			b[2][2] rows 0 to 1, cells 0 to 1
			u[3][4][4] planes -1 to 1, rows -1 to 2, cells -1 to 2
			load 2, widen 0, take 12, move 0`},
	} {
		t.Run(c.stream, func(t *testing.T) {
			assert.Equal(t, strings.ReplaceAll(strings.TrimSpace(c.want), "\t", ""), describe(lower(t, c.stencil, c.stream)))
		})
	}
}

// lower is the kernel of the program, with tiles of 64x8x4 points of which a thread has 2x2x4.
func lower(t *testing.T, stencil, stream string) *kernel.Kernel {
	t.Helper()
	o := driver.Defaults()
	o.Input, o.Output, o.Text = "in.c", "out.cu", []byte(strings.Replace(program, "STENCIL", stencil, 1))
	o.Level, o.Arch, o.Tile, o.Chunk, o.Stream = 3, "sm_90", []int{64, 8, 4}, []int{2, 2, 4}, stream
	unit, _, r := driver.Lower(o)
	require.NotNil(t, unit, "%+v", r.Messages.Messages)
	return unit.Kernels[0]
}

// describe lists the arrays of a kernel and counts what moves cells, loops over rows run through.
func describe(k *kernel.Kernel) string {
	var text strings.Builder
	count := map[string]int{}
	visit(reflect.ValueOf(k.Body), 1, func(node any, times int) {
		switch s := node.(type) {
		case *kernel.Planes:
			fmt.Fprintf(&text, "%s[%d] %d x %d, left %d, right %d, up %d, down %d\n", s.Sym.Name, s.RingDepth, s.X, s.Y, s.Left, s.Right, s.Up, s.Down)
		case *kernel.Registers:
			fmt.Fprintf(&text, "%s%s %s\n", s.Sym.Name, strings.ReplaceAll(fmt.Sprint(s.Sym.Dims), " ", "]["), s.Text)
		case *kernel.Take:
			count["take"] += times
		case *kernel.Cells:
			count[map[kernel.CellAction]string{kernel.Load: "load", kernel.Widen: "widen", kernel.WidenAlone: "widen"}[s.Action]] += times
		case *kernel.Shift:
			count["move"] += times * (len(s.Rows) - 1)
		}
	})
	return text.String() + fmt.Sprintf("load %d, widen %d, take %d, move %d", count["load"], count["widen"], count["take"], count["move"])
}

// visit calls f for all statements; those in a loop over the two rows count twice.
func visit(v reflect.Value, times int, f func(node any, times int)) {
	switch v.Kind() {
	case reflect.Interface, reflect.Pointer:
		if v.IsNil() {
			return
		}
		if v.Kind() == reflect.Pointer {
			f(v.Interface(), times)
			if u, ok := v.Interface().(*kernel.Unroll); ok && u.Times == 0 {
				times *= 2
			}
			if strings.Contains(v.Type().String(), "stencil.") && !strings.HasSuffix(v.Type().String(), "For") && !strings.HasSuffix(v.Type().String(), "If") {
				return
			}
		}
		visit(v.Elem(), times, f)
	case reflect.Slice:
		for i := range v.Len() {
			visit(v.Index(i), times, f)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).IsExported() {
				visit(v.Field(i), times, f)
			}
		}
	}
}
