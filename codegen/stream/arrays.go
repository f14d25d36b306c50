// Rows in registers as arrays of planes, rows and cells, and the unrolled loops over them: every index is a constant for
// the compiler, so that no array needs memory.

package stream

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// cellArray holds rows of a grid in registers: planes, rows of a plane, cells of a row. All
// loops over it are unrolled, so that every place is a constant for the compiler. Dimensions
// of extent 1 are left out.
type cellArray struct {
	sym             *stencil.Symbol
	plane, row, own int64 // what stands at place 0: the plane, the row, and how many cells come before the thread's own
	planes, rows    bool  // the dimensions exist
}

// newArray is an array for rows in the planes and at the places from first to last, with left and right cells
// beside of the thread's own.
func (g *geometry) newArray(name string, t stencil.Type, first, last rowKey, left, right int64) *cellArray {
	a := &cellArray{plane: first.plane, row: first.y, own: left, planes: last.plane > first.plane, rows: last.y > first.y}
	a.sym = &stencil.Symbol{Name: name, Type: t, Role: stencil.Local}
	if a.planes {
		a.sym.Dims = append(a.sym.Dims, last.plane-first.plane+1)
	}
	if a.rows {
		a.sym.Dims = append(a.sym.Dims, last.y-first.y+1)
	}
	a.sym.Dims = append(a.sym.Dims, left+g.vector+right)
	return a
}

// index is the place of a row in the array.
func (a *cellArray) index(plane int64, y rowIndex) []stencil.Expr {
	var index []stencil.Expr
	if a.planes {
		index = append(index, stencil.NewInt(plane-a.plane))
	}
	if a.rows {
		index = append(index, y.plus(-a.row).expr())
	}
	return index
}

// cell is the register of a cell of a row, x cells from a counted one of the thread's own.
func (a *cellArray) cell(plane int64, y rowIndex, cell *stencil.Symbol, x int64) stencil.Expr {
	return &stencil.Element{Array: a.sym, Index: append(a.index(plane, y), frame.PlusSteps(&stencil.Var{Sym: cell}, x+a.own, nil))}
}

// start is where the thread's own cells of a row begin, or `left` cells before them: a pointer to registers.
func (a *cellArray) start(plane int64, y rowIndex, left int64) stencil.Expr {
	index := a.index(plane, y)
	if a.own == left { // an array's name is that of its start
		if len(index) == 0 {
			return &stencil.Var{Sym: a.sym}
		}
		return &stencil.Element{Array: a.sym, Index: index}
	}
	return &stencil.Unary{Op: "&", X: &stencil.Element{Array: a.sym, Index: append(index, stencil.NewInt(a.own-left))}, T: a.sym.Type}
}

// declared declares an array, and says what it holds.
func (g *geometry) declared(a *cellArray) stencil.Stmt {
	dims := a.sym.Dims
	var text []string
	span := func(what string, first int64) {
		if n := dims[0]; n > 1 {
			text = append(text, fmt.Sprintf("%s %d to %d", what, first, first+n-1))
		}
		dims = dims[1:]
	}
	if a.planes {
		span("planes", a.plane)
	}
	if a.rows {
		span("rows", a.row)
	}
	span("cells", -a.own)
	return &kernel.Registers{Sym: a.sym, Text: strings.Join(text, ", ")}
}

// rowIndex is a row of the thread's, relative to its first own one: n, or n more than a loop's variable.
// Its values go from first to last.
type rowIndex struct {
	loop           *stencil.Symbol
	n, first, last int64
}

func rowAt(y int64) rowIndex { return rowIndex{nil, y, y, y} }

func (y rowIndex) plus(n int64) rowIndex { return rowIndex{y.loop, y.n + n, y.first + n, y.last + n} }

func (y rowIndex) expr() stencil.Expr {
	if y.loop == nil {
		return stencil.NewInt(y.n)
	}
	return frame.PlusSteps(&stencil.Var{Sym: y.loop}, y.n, nil)
}

// eachRow is an unrolled loop over rows first..last, or what it repeats, where that is one.
func (g *geometry) eachRow(first, last int64, build func(y rowIndex) []stencil.Stmt) []stencil.Stmt {
	if first == last {
		return build(rowAt(first))
	}
	body := build(rowIndex{g.row, 0, first, last})
	if len(body) == 0 {
		return nil
	}
	return []stencil.Stmt{unrolled(g.row, first, last+1, body)}
}

// eachCell is an unrolled loop over the thread's cells of a row, and left and right cells beside them.
func (g *geometry) eachCell(left, right int64, body []stencil.Stmt) stencil.Stmt {
	return unrolled(g.cell, -left, g.vector+right, body)
}

// unrolled is a loop from first to below end that the compiler unrolls.
func unrolled(counter *stencil.Symbol, first, end int64, body []stencil.Stmt) stencil.Stmt {
	return &kernel.Unroll{Loop: &stencil.For{
		Init: []stencil.Stmt{&stencil.Decl{Sym: counter, Init: stencil.NewInt(first)}},
		Cond: stencil.NewBinary("<", &stencil.Var{Sym: counter}, stencil.NewInt(end)),
		Post: &stencil.IncDec{X: &stencil.Var{Sym: counter}, Op: "++", Post: true},
		Body: body,
	}}
}

// arrayOf is one array for rows of a grid, declared or not.
func (g *geometry) arrayOf(grid *stencil.Grid, name string, rows map[rowKey]*row) *cellArray {
	var first, last rowKey
	var left, right int64
	found := false
	for k, r := range rows {
		if k.grid != grid {
			continue
		}
		if !found {
			first, last, found = k, k, true
		}
		first.plane, first.y = min(first.plane, k.plane), min(first.y, k.y)
		last.plane, last.y = max(last.plane, k.plane), max(last.y, k.y)
		left, right = max(left, r.left), max(right, r.right)
	}
	return g.newArray(name, grid.Elem, first, last, left, right)
}

// band is neighbouring rows of a plane that are loaded alike.
type band struct {
	rowKey       // the first
	last   int64 // place of the last
	*row
}

// bandsOf are rows as bands, by grid in the order of the sweep, plane and place.
func (g *geometry) bandsOf(rows map[rowKey]*row, keys []rowKey) []band {
	number := map[*stencil.Grid]int{}
	for i, u := range g.Sweep.Uses {
		number[u.Grid] = i
	}
	keys = slices.Clone(keys)
	slices.SortFunc(keys, func(a, b rowKey) int {
		return cmp.Or(cmp.Compare(number[a.grid], number[b.grid]), cmp.Compare(a.plane, b.plane), cmp.Compare(a.y, b.y))
	})
	var list []band
	for _, k := range keys {
		r := rows[k]
		if n := len(list) - 1; n >= 0 {
			b := &list[n]
			if b.grid == k.grid && b.plane == k.plane && b.last == k.y-1 && b.left == r.left && b.right == r.right && b.source == r.source {
				b.last = k.y
				continue
			}
		}
		list = append(list, band{k, k.y, r})
	}
	return list
}
