package kernel

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"mintc/ir/stencil"
)

// plus is the form of a constant.
func plus(n int64) stencil.Affine { return stencil.Affine{Const: n} }

// TestTouchAdd: touches that differ by constants become one, whose steps hold the elements of both.
func TestTouchAdd(t *testing.T) {
	side := func(coef, low, high, by int64) TouchSide {
		return TouchSide{Coef: []int64{coef}, Low: plus(low), High: plus(high), By: by}
	}
	touch := func(s TouchSide) *Touch { return &Touch{Known: true, Certain: true, Sides: []TouchSide{s}} }

	near := touch(side(1, 0, 0, 0))
	assert.True(t, near.Add(touch(side(1, -4, -4, 0)), 0))
	assert.True(t, near.Add(touch(side(1, 6, 6, 0)), 0))
	assert.Equal(t, []TouchSide{side(1, -4, 6, 2)}, near.Sides, "every second element from -4 to 6")
	assert.False(t, near.Certain, "an iteration touches one of them, not all")

	same := touch(side(1, 3, 3, 0))
	assert.True(t, same.Add(touch(side(1, 3, 3, 0)), 0))
	assert.True(t, same.Certain)

	assert.False(t, same.Add(touch(side(2, 3, 3, 0)), 0), "another coefficient")
	write := touch(side(1, 3, 3, 0))
	write.Write = true
	assert.False(t, same.Add(write, 0), "a read and a write")
	assert.False(t, same.Add(&Touch{Sides: same.Sides}, 0), "any element")

	box := func(row, column int64) *Touch {
		return &Touch{Known: true, Sides: []TouchSide{side(1, row, row, 0), side(1, column, column, 0)}}
	}
	assert.False(t, box(0, 1).Add(box(1, -2), 1), "the element between them, of row 1 and column 1, need not exist")
	assert.True(t, box(1, 1).Add(box(1, -2), 1))
}

func TestBoxEncloses(t *testing.T) {
	box := func(low, high int64) *Box {
		return &Box{Lowest: []stencil.Affine{plus(0), plus(low)}, Highest: []stencil.Affine{plus(0), plus(high)}}
	}
	assert.True(t, box(-1, 1).Encloses(box(0, 1)))
	assert.True(t, box(-1, 1).Encloses(box(-1, 1)))
	assert.False(t, box(-1, 1).Encloses(box(0, 2)))
	assert.False(t, box(-1, 1).Encloses(box(-2, 0)))
}

// TestTwins: a launch must leave those storages elsewhere that it stores and reads all of.
func TestTwins(t *testing.T) {
	a := &Advance{Stored: []uint64{0, 0b011, 0b111}, Roles: []AdvanceRole{{Tiled: true}, {}, {Tiled: true, Fillers: []int{0}}}}
	assert.EqualValues(t, 0b001, a.Twins(1))
	assert.EqualValues(t, 0b001, a.Twins(2), "stages fill the third before they read it")
}

// TestAddScalars: kernels of one chain share the structs of their stages.
func TestAddScalars(t *testing.T) {
	x, y := &stencil.Symbol{Name: "x"}, &stencil.Symbol{Name: "y"}
	named := 0
	name := func(stage int) string { named++; return string(rune('a' + stage)) }
	c := &Chain{Ways: []*Way{{Height: 4}, {Height: 8}, {Height: 1}}}
	c.AddScalars([][]*stencil.Symbol{{x}, nil}, name)
	c.AddScalars([][]*stencil.Symbol{{y, x}, nil}, name)
	assert.Equal(t, []ChainScalars{{Type: "a", List: []*stencil.Symbol{x, y}}, {}}, c.Scalars)
	assert.Equal(t, 1, named)
	assert.Equal(t, 8, c.Height())
}

// TestPrint is the dump of a kernel, which is the same for all targets.
func TestPrint(t *testing.T) {
	u, n := &stencil.Symbol{Name: "u", Type: stencil.Double}, &stencil.Symbol{Name: "n", Type: stencil.UnsignedT}
	i, row, flag := &stencil.Symbol{Name: "i", Type: stencil.UnsignedT}, &stencil.Symbol{Name: "row", Type: stencil.Double}, &stencil.Symbol{Name: "interior"}
	at := &Address{Pointer: u, Offset: &stencil.Var{Sym: i}}
	k := &Kernel{Name: "k", Threads: 64, Params: []Param{{Sym: u, Pointer: true, ReadOnly: true}, {Sym: n}},
		Body: []stencil.Stmt{
			&Define{Sym: i, Init: stencil.NewBinary("+", stencil.NewBinary("*", Coordinate{BlockIndex, 0}, stencil.NewInt(64)), Coordinate{ThreadIndex, 0})},
			&Shared{Sym: row, Count: 66},
			&Interior{Name: "tile", Flag: flag, Cond: &stencil.Var{Sym: n}, Body: []stencil.Stmt{
				&Comment{Text: "Prologue."},
				&Cells{Action: Load, Count: 2, Row: &stencil.Var{Sym: row}, Memory: at, Valid: &stencil.Var{Sym: n}},
				&Shift{Count: 2, Rows: []stencil.Expr{&stencil.Var{Sym: row}, &stencil.Var{Sym: row}}},
				&Synchronize{},
			}},
		}}
	assert.Equal(t, `kernel k threads 64
    param double u pointer read-only
    param unsigned n
    define unsigned i = block.x*64 + thread.x
    shared double row[66]
    function tile(interior)
        # Prologue.
        load 2 cells row, &u[i], valid n
        shift 2 cells row, row
        synchronize
    in interior blocks n
`, Print(&Unit{Kernels: []*Kernel{k}}))
}
