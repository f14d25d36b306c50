package codegen

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
type cellCount struct {
	more, beyond int64
	sym          *stencil.Symbol
}

// blockCount is how many cells exist along dim from the block's first own cell
// on, `more` of them behind the loop's range.
type blockCount struct {
	dim  int
	more int64
	sym  *stencil.Symbol
}

// cells is such a count, in a variable that countCells defines.
func (m *marchLowering) cells(more, beyond int64) stencil.Expr {
	beyond = max(beyond, 0)
	for _, c := range m.counts {
		if c.more == more && c.beyond == beyond {
			return &stencil.Var{Sym: c.sym}
		}
	}
	name := "cells"
	if more > 0 {
		name += fmt.Sprintf("_%d", more)
	}
	if beyond > 0 {
		m.cells(more, 0) // it is defined by that one
		name += fmt.Sprintf("_row%d", beyond)
	}
	c := &cellCount{more, beyond, &stencil.Symbol{Name: m.local.fresh(name), Type: stencil.Int}}
	m.counts = append(m.counts, c)
	return &stencil.Var{Sym: c.sym}
}

// countCells defines the counts: constants in whole blocks.
func (m *marchLowering) countCells() []stencil.Stmt {
	slices.SortFunc(m.counts, func(a, b *cellCount) int {
		return cmp.Or(cmp.Compare(a.beyond, b.beyond), cmp.Compare(a.more, b.more))
	})
	var body []stencil.Stmt
	unguarded := len(m.stages) > 0 && m.across >= 0 // threads whose rows do not exist take part
	var rows *stencil.Symbol
	for _, c := range m.counts {
		if rows == nil && (c.beyond > 0 || unguarded) {
			rows = &stencil.Symbol{Name: m.local.fresh("rows"), Type: stencil.Int}
			body = append(body, &kernel.Define{Sym: rows, Init: m.inWhole(m.deep, m.valid(m.across, 0))})
		}
		var count stencil.Expr
		switch {
		case c.beyond > 0:
			count = ifRow(rows, c.beyond, m.cells(c.more, 0))
		case unguarded:
			count = m.inWhole(m.vector+c.more, ifRow(rows, 0, m.valid(0, c.more)))
		default:
			count = m.inWhole(m.vector+c.more, m.valid(0, c.more))
		}
		body = append(body, &kernel.Define{Sym: c.sym, Init: count})
	}
	return body
}

// ifRow is a count of cells in a row that exists if there are more rows than n.
func ifRow(rows *stencil.Symbol, n int64, count stencil.Expr) stencil.Expr {
	return stencil.NewCond(stencil.NewBinary(">", &stencil.Var{Sym: rows}, stencil.NewInt(n)), count, stencil.NewInt(0))
}

// inWhole is n in blocks whose cells all exist, and the expression elsewhere.
func (m *marchLowering) inWhole(n int64, elsewhere stencil.Expr) stencil.Expr {
	return stencil.NewCond(&stencil.Var{Sym: m.whole}, stencil.NewInt(n), elsewhere)
}

// valid is how many cells exist along d from the thread's first on.
func (m *marchLowering) valid(d int, more int64) stencil.Expr {
	return &stencil.Call{Func: "mint_valid", T: stencil.Int, Args: []stencil.Expr{
		&stencil.Var{Sym: m.offset[d]}, &stencil.Var{Sym: m.out.Loops[d].Count}, stencil.NewInt(more)}}
}

// packed is the condition that rows can be moved in packs.
func (m *marchLowering) packed() stencil.Expr {
	return stencil.NewBinary("||", &stencil.Var{Sym: m.whole}, &stencil.Var{Sym: m.aligned})
}

// blockCount is such a count, in a variable that countBlocks defines.
func (m *marchLowering) blockCount(what string, d int, more int64) stencil.Expr {
	name := "block_" + what
	if more > 0 {
		name += fmt.Sprintf("_%d", more)
	}
	for _, c := range m.blockCounts {
		if c.dim == d && c.more == more {
			return &stencil.Var{Sym: c.sym}
		}
	}
	c := blockCount{d, more, &stencil.Symbol{Name: m.local.fresh(name), Type: stencil.Int}}
	m.blockCounts = append(m.blockCounts, c)
	return &stencil.Var{Sym: c.sym}
}

// countBlocks defines those counts.
func (m *marchLowering) countBlocks() []stencil.Stmt {
	var body []stencil.Stmt
	for _, c := range m.blockCounts {
		tile := int64(m.plan.Tile[c.dim])
		start := stencil.NewBinary("*", kernel.Coordinate{Axis: kernel.BlockIndex, Dim: c.dim}, stencil.NewInt(tile))
		count := &stencil.Call{Func: "mint_valid", T: stencil.Int, Args: []stencil.Expr{
			start, &stencil.Var{Sym: m.out.Loops[c.dim].Count}, stencil.NewInt(c.more)}}
		body = append(body, &kernel.Define{Sym: c.sym, Init: m.inWhole(tile+c.more, count)})
	}
	return body
}
