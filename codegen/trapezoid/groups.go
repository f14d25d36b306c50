// What stages read, collected by planes: each group is an array of the kernel, or a plane of a lane's own cells.

package trapezoid

import (
	"fmt"

	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// group are the reads of one plane of a version or a constant by one stage.
type group struct {
	stage       int
	field       *plan.Field // nil: of a constant
	constant    *constant   // nil: of a field
	steps       int         // ago that the version was written
	dz          int64       // planes from the one that is computed on, along the stream
	age         int64       // planes behind the newest one of the version, of a field
	late        bool        // its plane is computed in the turn that reads it, or one that takes its place where subscripts stop
	up, down    int64       // rows beside the warp's own
	left, right int64
	beside      map[int64]bool // rows whose neighbours along x are read: dy of an access with dx
	name        string         // of the array that has the neighbours; "" if the plane's own cells are enough
	reads       []*plan.Read
}

// findGroups collects the reads by stage, version and plane. Where subscripts stop at the ends of the slowest loop, the planes
// between are read too.
func (m *chainKernel) findGroups() {
	for _, r := range m.Reads {
		for dz := min(r.Offset[0], 0); dz <= max(r.Offset[0], 0); dz++ {
			if dz == r.Offset[0] || r.Clamped[0] {
				g := m.groupOf(r, dz)
				g.add(r)
				g.late = g.late || r.Field != nil && m.NeedsNewest(r, dz)
			}
		}
	}
	for _, g := range m.groups {
		if b := m.carried(g); b != nil {
			g.left, g.right = b.Left, b.Right
			g.beside[0] = true // all rows of the warp
		}
		if g.up+g.down+g.left+g.right > 0 || g.constant != nil && g.constant.column == 0 || m.stops(g)[0] != (stencil.Edge{}) {
			base := ""
			if g.field != nil {
				base = m.inputGrid(g.field).Name
			} else {
				base = g.constant.Grid.Name
			}
			if g.steps > 1 {
				base += "_before"
			}
			g.name = m.fresh(base + "_" + signed(g.dz))
		}
	}
}

func (m *chainKernel) groupOf(r *plan.Read, dz int64) *group {
	c := m.constantOf(r)
	g := &group{stage: r.Stage, field: r.Field, constant: c, steps: r.Steps, dz: dz, beside: map[int64]bool{}}
	if have := m.groupLike(g, dz); have != nil {
		return have
	}
	if r.Field != nil {
		g.age = m.Age(r, dz)
	}
	m.groups = append(m.groups, g)
	return g
}

// groupLike is the group of the same stage and version, or constant, at a plane; nil if nothing there is read.
func (m *chainKernel) groupLike(g *group, dz int64) *group {
	for _, have := range m.groups {
		if have.stage == g.stage && have.field == g.field && have.constant == g.constant && have.steps == g.steps && have.dz == dz {
			return have
		}
	}
	return nil
}

func (m *chainKernel) constantOf(r *plan.Read) *constant {
	for _, c := range m.consts {
		if r.Field == nil && c.Role == m.Chain.Stages[r.Stage].Roles[r.Use] {
			return c
		}
	}
	return nil
}

// add extends the group by a read.
func (g *group) add(r *plan.Read) {
	g.reads = append(g.reads, r)
	n := len(r.Offset)
	dx, dy := r.Offset[n-1], int64(0)
	if n == 3 {
		dy = r.Offset[1]
	}
	g.left, g.right = max(g.left, -dx), max(g.right, dx)
	g.up, g.down = max(g.up, -dy), max(g.down, dy)
	near := dy // where subscripts stop, rows nearer to the cell's own take the place of those beyond the end
	if n == 3 && r.Clamped[1] {
		near = 0
	}
	for row := min(dy, near); row <= max(dy, near) && dx != 0; row++ {
		g.beside[row] = true
	}
}

// index is the version that a group reads at step k, as a subscript of the field's rows.
func (g *group) index() string { return g.version().String() }

func (g *group) version() version { return version{g.field.Depth - g.steps, "k"} }

// isOwnConstant reports whether only the cell's own column of a constant's plane is read.
func (g *group) isOwnConstant() bool { return g.constant != nil && g.up+g.down+g.left+g.right == 0 }

// stops says at which ends of the range the subscripts of a group's grid stop, by dimension. Of one field, those of a version may stop where
// those of another one go on.
func (m *chainKernel) stops(g *group) (ends [3]stencil.Edge) {
	for _, r := range m.Reads {
		if r.Stage != g.stage || r.Field != g.field || r.Steps != g.steps || m.constantOf(r) != g.constant {
			continue
		}
		for d := range r.Offset {
			ends[d] = ends[d].Or(r.Stops(d))
		}
	}
	return ends
}

// carried is what the lanes keep of the cells that a group reads; nil if it asks for all of them.
func (m *chainKernel) carried(gr *group) *plan.Carried {
	if gr.field == nil || len(gr.beside) == 0 {
		return nil
	}
	b := m.Carried(gr.field, m.MarchShape)
	if b == nil || b.Stage != gr.stage || b.Steps != gr.steps || gr.age > b.Age+b.Turns {
		return nil
	}
	return b
}

// version names a version of a field as a subscript of its rows: at step k, the one `after` behind the oldest input; or always that one.
type version struct {
	after int
	of    string // "k", or "" for always
}

func (v version) String() string {
	if v.of == "" {
		return fmt.Sprint(v.after)
	}
	return plus(v.of, int64(v.after))
}
