package cuda

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

func variable(name string, t stencil.Type) *stencil.Var {
	return &stencil.Var{Sym: &stencil.Symbol{Name: name, Type: t}}
}

// TestKernel is the text of a kernel with one statement of most kinds.
func TestKernel(t *testing.T) {
	u, v := variable("u_grid", stencil.Double), variable("v_grid", stencil.Double)
	n, ix, valid := variable("x_count", stencil.UnsignedT), variable("ix", stencil.UnsignedT), variable("valid", stencil.Int)
	row, plane, flag := variable("u", stencil.Double), variable("u_planes", stencil.Double), variable("interior", stencil.Int)
	at := func(p *stencil.Var) *kernel.Address { return &kernel.Address{Pointer: p.Sym, Offset: ix} }
	x := stencil.NewBinary("+", stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.BlockIndex}, stencil.NewInt(64)), kernel.Coordinate{Axis: kernel.ThreadIndex})
	load := &kernel.Cells{Action: kernel.Load, Count: 2, Row: row, Memory: at(u), Valid: valid, Aligned: flag}
	widen := &kernel.Cells{Action: kernel.Widen, Left: 1, Count: 2, Right: 1, Row: row, Memory: at(u), Valid: valid, Edge: stencil.Edge{Low: true}, At: ix, Total: n}
	store := &kernel.Cells{Action: kernel.Store, Count: 2, Stream: true, Row: row, Memory: at(v), Valid: valid, Aligned: flag}
	r := variable("r", stencil.Int)
	loop := &stencil.For{Init: []stencil.Stmt{&stencil.Decl{Sym: r.Sym, Init: stencil.NewInt(0)}}, Cond: stencil.NewBinary("<", r, stencil.NewInt(4)),
		Post: &stencil.Assign{LHS: r, Op: "+=", RHS: stencil.NewInt(1)}, Body: []stencil.Stmt{load}}
	k := &kernel.Kernel{Name: "main_sweep1", Doc: []string{"The loop at line 7.", "u: read"}, Threads: 128, Blocks: 4,
		Params: []kernel.Param{{Sym: u.Sym, Pointer: true, ReadOnly: true, Unique: true}, {Sym: v.Sym, Pointer: true}, {Sym: n.Sym},
			{Sym: variable("u_tensor", stencil.Double).Sym, Tensor: true}},
		Body: []stencil.Stmt{
			&kernel.Defines{List: []*kernel.Define{{Sym: ix.Sym, Init: x}}},
			&kernel.Planes{Sym: plane.Sym, X: 64, Y: 8, Left: 1, Right: 1, RingDepth: 3, From: -1},
			&kernel.Interior{Name: "tile", Flag: flag.Sym, Cond: stencil.NewBinary("<", ix, n), Body: []stencil.Stmt{
				&kernel.Comment{Text: "Prologue."},
				&kernel.Unroll{Loop: loop, Times: 4, If: flag.Sym},
				widen, &kernel.Synchronize{}, store,
			}},
		}}
	assert.Equal(t, `/* The loop at line 7.
 * u: read */
static __global__ void __launch_bounds__(128, 4)
main_sweep1(const double *__restrict__ u_grid, double *v_grid, unsigned x_count,
            const __grid_constant__ CUtensorMap u_tensor)
{
    const unsigned ix = blockIdx.x*64 + threadIdx.x;
    __shared__ mint_plane<double, 64, 8, 1, 1, 0, 0> u_planes[3];
    auto tile = [&](auto interior) {
        // Prologue.
#pragma unroll decltype(interior)::value ? 4 : 1
        for (int r = 0; r < 4; r += 1)
            mint_load<2>(u, &u_grid[ix], valid, interior);
        mint_widen<1, 2, 1, mint_low_end>(u, &u_grid[ix], valid, ix, x_count);
        __syncthreads();
        mint_store<2, mint_streaming>(&v_grid[ix], u, valid, interior);
    };
    if (ix < x_count)
        tile(mint_constant<true>());
    else
        tile(mint_constant<false>());
}
`, Kernel(k))
}

// TestWrap: long lines break before operators and behind commas, as far out as they can, and never in strings.
func TestWrap(t *testing.T) {
	short := "    a = b;\n"
	assert.Equal(t, short, wrap(short))
	word := strings.Repeat("x", 30)
	assert.Equal(t, "    a = f("+word+", "+word+")\n            + "+word+"*("+word+" + 1);\n",
		wrap("    a = f("+word+", "+word+") + "+word+"*("+word+" + 1);\n"))
	assert.Equal(t, "    f("+word+", "+word+",\n            \""+word+", "+word+"\");\n", wrap("    f("+word+", "+word+", \""+word+", "+word+"\");\n"))
	comment := "// " + strings.Repeat("planes, ", 12) + "rows"
	assert.Equal(t, "    "+comment+"\n    real u[3];\n", wrap("    real u[3]; "+comment+"\n"), "a comment goes above what it ends")
	assert.Equal(t, "    "+comment+"\n", wrap("    "+comment+"\n"), "a comment alone")
	quoted := "    f(\"" + word + word + " // " + word + "\");\n"
	assert.Equal(t, quoted, wrap(quoted), "no comment")
	assert.Equal(t, "    f(mint_tile<2, 4>(x, "+word+"),\n            mint_tile<2, 4>("+word+", a < b), "+word+");\n",
		wrap("    f(mint_tile<2, 4>(x, "+word+"), mint_tile<2, 4>("+word+", a < b), "+word+");\n"), "template arguments stay together")
	assert.Equal(t, "    f(\""+word+"\", "+word+", \"<\",\n            "+word+", 1);\n", wrap("    f(\""+word+"\", "+word+", \"<\", "+word+", 1);\n"), "an operator in a string")
}

// TestFill: long lines of a comment go on in the next one, indented.
func TestFill(t *testing.T) {
	assert.Equal(t, []string{"short", strings.Repeat("word ", 18) + "word", "  " + "word", "next"},
		fill([]string{"short", strings.Repeat("word ", 19) + "word", "next"}))
}
