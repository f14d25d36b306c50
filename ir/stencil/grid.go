// Grids, and what a sweep does with each: its accesses, their guards, and what is known of their subscripts.

package stencil

import (
	"fmt"
	"strconv"
	"strings"

	"mintc/internal/source"
)

// Storage says how a C array reaches its elements.
type Storage uint8

// Array: T a[N][M], T (*a)[M], T *a: one block by its type.
// Rows: T **a, T ***a: tables of row pointers, one block only as the run-time
// check finds.
const (
	Array Storage = iota
	Rows
)

// Grid is an array over the mesh, named by an lvalue of the surrounding
// function. Rank is the number of subscripts that reach an element. Extents are
// its declared extents as host expressions, slowest first; an empty one is not
// known from the type.
type Grid struct {
	Name       string // what kernels call it
	Host       string // the lvalue as written: U, g->u
	Elem       Type
	Storage    Storage
	Rank       int
	Extents    []string
	Sizes      []int64 // extents known at translation, else 0
	Object     bool    // a declared array, whose storage no other one has
	RowPadding int     // halo cells in front of the interior, fastest dimension
	Span       source.Span
	// Base is the array with one subscript of which this is a view with Rank
	// dimensions: a[(z*ny+y)*nx+x] seen as a[z][y][x]; or, where there is a Leading
	// subscript, the array of which this is the slice Base[Leading], a grid of its
	// own. nil for all others.
	Base    *Grid
	Leading Expr
	moved   string // Host with the names that moves have; "" where it is Host
}

// Root is the grid that stands for the storage: Base of a view or slice, else g.
func (g *Grid) Root() *Grid {
	if g.Base != nil {
		return g.Base
	}
	return g
}

// Moved is Host with the names that moves have: where host expressions stay the user's (RenameGenerated), Host does, and moves do not.
func (g *Grid) Moved() string {
	if g.moved != "" {
		return g.moved
	}
	return g.Host
}

// Spelled is what messages call it: as the program does.
func (g *Grid) Spelled() string {
	if g.Host != "" {
		return g.Host
	}
	return g.Name
}

// IsOtherObject reports whether g and h are of two declared arrays, which never
// share storage.
func (g *Grid) IsOtherObject(h *Grid) bool { return g.Object && h.Object && g.Root() != h.Root() }

// IsFlat reports whether the program uses g with one subscript, which counts
// elements whatever extents a copy gave.
func (g *Grid) IsFlat() bool { return g.Storage == Array && g.Root().Rank == 1 }

// ExtentsToFill are extents for a copy of g, for the reader to fill in: fastest first,
// those of the type as numbers. An array with one subscript may be given any number.
func (g *Grid) ExtentsToFill() string {
	if g.Rank == 1 {
		return "nx, ny, ..."
	}
	var list []string
	for d := g.Rank - 1; d >= 0; d-- {
		name := fmt.Sprintf("n%d", len(list)+1)
		switch {
		case d < len(g.Sizes) && g.Sizes[d] > 0:
			name = strconv.FormatInt(g.Sizes[d], 10)
		case len(list) < 3:
			name = "n" + string("xyz"[len(list)])
		}
		list = append(list, name)
	}
	return strings.Join(list, ", ")
}

// Use is what a sweep does with a grid.
type Use struct {
	Grid          *Grid
	Read, Written bool
	Accesses      []AccessInfo
	// Strides of a view: elements between neighbours along each dimension but
	// the last, host expressions over outer scalars.
	Strides []Expr
}

// AccessInfo is one access with what is known of it: Affine indices, or
// Resolved false; Guarded where it is not executed in every iteration.
type AccessInfo struct {
	*Access
	// Member is the part of a struct element that is meant, "v.x"; "" is all of it.
	Member string
	// Inner are the subscripts of arrays among these members.
	Inner    []Inner
	Write    bool
	Guarded  bool
	Affine   []Affine
	Resolved bool
	// Guards are conditions that hold when the access is executed, as far as
	// they are known. Variables of the body may have changed since.
	Guards []Guard
	// Nest are the loops of a fused nest that it stands in; not valid in the
	// sweep's own nest.
	Nest source.Span
	// Limits narrow the ranges of parallel and serial loops where the guards hold.
	Limits []Limit
	// NotNegative are forms that are 0 or more where the guards hold.
	NotNegative []Affine
}

// Spelled is the access as the program writes it; where a macro makes it together with other things, as it reads behind the macro.
func (a AccessInfo) Spelled() string {
	text := a.Span.Text()
	host := a.Grid.Root().Host
	name := host[strings.LastIndexAny(host, ".>")+1:]
	if strings.ContainsAny(text, "=;{\n") || !strings.ContainsAny(text, "[*.>") && !strings.Contains(text, name) {
		return Formatter{}.Expr(a.Access)
	}
	return text
}

// InfoOf is what the subscripts of an access say of it.
func InfoOf(a *Access) AccessInfo {
	info := AccessInfo{Access: a, Resolved: true}
	for _, e := range a.Index {
		form, ok := AffineOf(e)
		if k, clamped := e.(*Clamped); clamped {
			form, ok = k.Form(), true
		}
		info.Affine = append(info.Affine, form)
		info.Resolved = info.Resolved && ok
	}
	return info
}

// Inner is a subscript of an array in a struct, and how many elements that has there.
type Inner struct {
	Index  Expr
	Extent int64
}

// Guard is a condition that holds, or with Not its negation.
type Guard struct {
	Cond Expr
	Not  bool
}
