package stream

import (
	"cmp"
	"fmt"
	"slices"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// cellCount is how many cells can be accessed in a row that lies `beyond` rows
// behind the last that exists with the thread's first own row, `more` of them
// behind the loop's range.
type cellCount struct{ more, beyond int64 }

// blockCount is how many cells exist along dim from the block's first own cell
// on, `more` of them behind the loop's range.
type blockCount struct {
	dim  int
	more int64
}

// counts are the kernel's variables that say how many cells exist: constants in whole blocks.
type counts struct {
	*geometry
	unguarded bool            // threads whose rows do not exist take part
	rows      *stencil.Symbol // how many own rows exist; nil where nothing depends on it
	cells     []definedCount[cellCount]
	block     []definedCount[blockCount]
}

// definedCount is a count in a variable.
type definedCount[K any] struct {
	key K
	sym *stencil.Symbol
}

// newCounts are these counts.
func newCounts(g *geometry, unguarded bool, cells []cellCount, block []blockCount) *counts {
	c := &counts{geometry: g, unguarded: unguarded}
	for _, key := range cells {
		key.beyond = max(key.beyond, 0)
		c.addCells(cellCount{key.more, 0}) // those of rows behind are defined by it
		c.addCells(key)
	}
	slices.SortFunc(c.cells, func(a, b definedCount[cellCount]) int {
		return cmp.Or(cmp.Compare(a.key.beyond, b.key.beyond), cmp.Compare(a.key.more, b.key.more))
	})
	if len(c.cells) > 0 && (unguarded || c.cells[len(c.cells)-1].key.beyond > 0) {
		c.rows = g.Local("rows", stencil.Int)
	}
	for _, key := range block {
		c.addBlock(key)
	}
	return c
}

func (c *counts) addCells(key cellCount) {
	if find(c.cells, key) != nil {
		return
	}
	name := countName("cells", key.more)
	if key.beyond > 0 {
		name += fmt.Sprintf("_row%d", key.beyond)
	}
	c.cells = append(c.cells, definedCount[cellCount]{key, c.Local(name, stencil.Int)})
}

func (c *counts) addBlock(key blockCount) {
	if find(c.block, key) == nil {
		name := countName(map[bool]string{true: "block_cells", false: "block_rows"}[key.dim == 0], key.more)
		c.block = append(c.block, definedCount[blockCount]{key, c.Local(name, stencil.Int)})
	}
}

func countName(name string, more int64) string {
	if more > 0 {
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

// ofRow is how many cells of a row exist.
func (c *counts) ofRow(more, beyond int64) stencil.Expr {
	return known(c.cells, cellCount{more, max(beyond, 0)})
}

// ofBlock is how many cells of a block exist along dim.
func (c *counts) ofBlock(dim int, more int64) stencil.Expr {
	return known(c.block, blockCount{dim, more})
}

// define defines the counts.
func (c *counts) define() []stencil.Stmt {
	var body []stencil.Stmt
	first := slices.IndexFunc(c.cells, func(n definedCount[cellCount]) bool { return c.unguarded || n.key.beyond > 0 })
	for i, n := range c.cells {
		if i == first {
			body = append(body, &kernel.Define{Sym: c.rows, Init: c.inWhole(c.deep, c.valid(c.across, 0))})
		}
		body = append(body, &kernel.Define{Sym: n.sym, Init: c.cellsOf(n.key)})
	}
	for _, n := range c.block {
		tile := int64(c.Plan.Tile[n.key.dim])
		body = append(body, &kernel.Define{Sym: n.sym, Init: c.inWhole(tile+n.key.more, c.validFrom(c.BlockStart(n.key.dim), n.key.dim, n.key.more))})
	}
	return body
}

func (c *counts) cellsOf(key cellCount) stencil.Expr {
	count := c.valid(0, key.more)
	switch {
	case key.beyond > 0:
		return c.ifRow(key.beyond, c.ofRow(key.more, 0))
	case c.unguarded:
		count = c.ifRow(0, count)
	}
	return c.inWhole(c.vector+key.more, count)
}

// ifRow is a count of cells in a row that exists if there are more rows than n.
func (c *counts) ifRow(n int64, count stencil.Expr) stencil.Expr {
	return stencil.NewCond(stencil.NewBinary(">", &stencil.Var{Sym: c.rows}, stencil.NewInt(n)), count, stencil.NewInt(0))
}

// inWhole is n in blocks whose cells all exist, and the expression elsewhere.
func (c *counts) inWhole(n int64, elsewhere stencil.Expr) stencil.Expr {
	return stencil.NewCond(&stencil.Var{Sym: c.whole}, stencil.NewInt(n), elsewhere)
}

// valid is how many cells exist along d from the thread's first on.
func (c *counts) valid(d int, more int64) stencil.Expr {
	return c.validFrom(&stencil.Var{Sym: c.offset[d]}, d, more)
}

func (c *counts) validFrom(first stencil.Expr, d int, more int64) stencil.Expr {
	return &stencil.Call{Func: "mint_valid", T: stencil.Int, Args: []stencil.Expr{
		first, &stencil.Var{Sym: c.Launch.Loops[d].Count}, stencil.NewInt(more)}}
}
