// How many cells exist: variables that are constants in interior blocks. Loads, stores and tests say which counts they
// want before any statement is built.

package stream

import (
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// blockCount is how many cells exist along dim from the block's first own cell
// on, `more` of them behind the loop's range.
type blockCount struct {
	dim  int
	more int64
}

// counts are the kernel's variables that say how many cells exist: constants in interior blocks.
type counts struct {
	*geometry
	unguarded bool                      // threads whose rows do not exist take part
	rows      *stencil.Symbol           // how many own rows exist; nil where nothing depends on it
	cells     []definedCount[int64]     // in a row that exists; the key is how many of them may lie behind the loop's range
	inRow     map[int64]*stencil.Symbol // the same in row r further on, for those of cells that are asked for row by row
	block     []definedCount[blockCount]
}

// definedCount is a count in a variable.
type definedCount[K any] struct {
	key K
	sym *stencil.Symbol
}

// wantedCells are counts of cells that statements ask for, and whether rows that they stand in
// may be missing.
type wantedCells struct {
	more    []int64
	missing bool
	byRow   []int64 // those of more that are asked for row by row
}

// ask wants a count of cells in rows that lie first to last behind the last one that surely exists.
func (w *wantedCells) ask(more, first, last int64) {
	w.more = append(w.more, more)
	w.missing = w.missing || last > 0
	if first >= 0 && last > 0 {
		w.byRow = append(w.byRow, more)
	}
}

// newCounts are these counts. Those in rows are defined once: a test of the row in each load costs up to 9 % of the speed.
func newCounts(g *geometry, unguarded bool, wanted wantedCells, block []blockCount) *counts {
	c := &counts{geometry: g, unguarded: unguarded, inRow: map[int64]*stencil.Symbol{}}
	slices.Sort(wanted.more)
	wanted.more = slices.Compact(wanted.more)
	for _, more := range wanted.more {
		name := countName("valid", more, len(wanted.more) > 1)
		c.cells = append(c.cells, definedCount[int64]{more, c.Local(name, stencil.Int)})
		if slices.Contains(wanted.byRow, more) {
			c.inRow[more] = c.Local(name+"_in", stencil.Int)
			c.inRow[more].Dims = []int64{c.jam}
		}
	}
	if len(c.cells) > 0 && (unguarded || wanted.missing) {
		c.rows = g.Local("rows", stencil.Int)
	}
	for _, key := range block {
		several := slices.ContainsFunc(block, func(k blockCount) bool { return k.dim == key.dim && k.more != key.more })
		c.addBlock(key, several)
	}
	return c
}

func (c *counts) addBlock(key blockCount, several bool) {
	if find(c.block, key) == nil {
		name := countName(map[bool]string{true: "block_cells", false: "block_rows"}[key.dim == 0], key.more, several)
		c.block = append(c.block, definedCount[blockCount]{key, c.Local(name, stencil.Int)})
	}
}

// countName tells counts apart where there are several of a kind.
func countName(name string, more int64, several bool) string {
	if more > 0 && several {
		name += fmt.Sprintf("_%d", more)
	}
	return name
}

// find is the variable of a count, nil for one that is not among them.
func find[K comparable](list []definedCount[K], key K) *stencil.Symbol {
	for _, c := range list {
		if c.key == key {
			return c.sym
		}
	}
	return nil
}

// known is a count, which the kernel must have.
func known[K comparable](list []definedCount[K], key K) stencil.Expr {
	sym := find(list, key)
	if sym == nil {
		panic(fmt.Sprintf("stream: the count %+v was not planned", key))
	}
	return &stencil.Var{Sym: sym}
}

// ofRow is how many cells of row y exist, where the rows up to `sure` do if the thread's first own row does.
func (c *counts) ofRow(more int64, y rowIndex, sure int64) stencil.Expr {
	cells, beyond := known(c.cells, more), y.plus(-sure)
	switch inRow := c.inRow[more]; {
	case beyond.last <= 0:
		return cells
	case beyond.first >= 0 && inRow != nil:
		return &stencil.Element{Array: inRow, Index: []stencil.Expr{beyond.expr()}}
	}
	return c.ifRow(beyond, cells)
}

// ofBlock is how many cells of a block exist along dim.
func (c *counts) ofBlock(dim int, more int64) stencil.Expr {
	return known(c.block, blockCount{dim, more})
}

// define defines the counts.
func (c *counts) define() []stencil.Stmt {
	var body []stencil.Stmt
	if c.rows != nil {
		body = append(body, &kernel.Define{Sym: c.rows, Init: c.inInterior(c.jam, c.valid(c.jamDim, 0))})
	}
	for _, n := range c.cells {
		count := c.valid(0, n.key)
		if c.unguarded {
			count = c.ifRow(rowAt(0), count)
		}
		body = append(body, &kernel.Define{Sym: n.sym, Init: c.inInterior(c.vector+n.key, count)})
		if inRow := c.inRow[n.key]; inRow != nil {
			body = append(body, c.defineInRow(inRow, &stencil.Var{Sym: n.sym}))
		}
	}
	for _, n := range c.block {
		tile := int64(c.Plan.Tile[n.key.dim])
		body = append(body, &kernel.Define{Sym: n.sym, Init: c.inInterior(tile+n.key.more, c.validFrom(c.BlockStart(n.key.dim), n.key.dim, n.key.more))})
	}
	return body
}

// defineInRow defines a count for each row of the thread's.
func (c *counts) defineInRow(inRow *stencil.Symbol, cells stencil.Expr) stencil.Stmt {
	decl := &stencil.Decl{Sym: inRow, List: []stencil.Expr{cells}}
	for r := int64(1); r < c.jam; r++ {
		decl.List = append(decl.List, c.ifRow(rowAt(r), cells))
	}
	return decl
}

// ifRow is a count of cells in a row that exists if there are more own rows than y.
func (c *counts) ifRow(y rowIndex, count stencil.Expr) stencil.Expr {
	return stencil.NewCond(stencil.NewBinary("<", y.expr(), &stencil.Var{Sym: c.rows}), count, stencil.NewInt(0))
}

// inInterior is n in interior blocks, and the expression elsewhere.
func (c *counts) inInterior(n int64, elsewhere stencil.Expr) stencil.Expr {
	return stencil.NewCond(&stencil.Var{Sym: c.interior}, stencil.NewInt(n), elsewhere)
}

// valid is how many cells exist along d from the thread's first on.
func (c *counts) valid(d int, more int64) stencil.Expr {
	return c.validFrom(&stencil.Var{Sym: c.offset[d]}, d, more)
}

func (c *counts) validFrom(first stencil.Expr, d int, more int64) stencil.Expr {
	return &stencil.Call{Func: "mint_valid", T: stencil.Int, Args: []stencil.Expr{
		first, &stencil.Var{Sym: c.Launch.Loops[d].Count}, stencil.NewInt(more)}}
}
