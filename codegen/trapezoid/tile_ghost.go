// How wide the ghost zone is, and which cells of the tile each level computes.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
)

// tileGhost is the ghost zone, slowest first. With k steps after its own (before it, in a WholeTile), stage s computes
// margin[s] + k*slope cells beyond the tile (less than the tile with its ghost zone).
type tileGhost struct {
	zone, slope sidesOfTile
	margin      []sidesOfTile // by stage
}

// sidesOfTile are numbers of cells at the low and the high side of each dimension, slowest first.
type sidesOfTile struct{ low, high []int64 }

// tileNeed says that a stage reads what another one wrote so many steps ago, and how far from its cell.
type tileNeed struct {
	reader, writer, steps int
	low, high             []int64
}

// needs lists what stages read and keep of what others wrote. A stage keeps the cells of a grid that it does not write,
// so each write needs the version before, too.
func (t *tiledChain) needs() []tileNeed {
	var list []tileNeed
	for s, st := range t.stages {
		for role, reach := range st.radii {
			n := tileNeed{reader: s, writer: -1, low: make([]int64, t.dims), high: make([]int64, t.dims)}
			for d := range t.dims {
				n.low[d], n.high[d] = -reach.low[d], reach.high[d]
			}
			if v := t.chain.Before(s, role); !v.Constant {
				n.writer, n.steps = v.Stage, v.Steps
			}
			list = append(list, n)
		}
	}
	return list
}

// ghostZone finds the ghost zone of a plan: the least slope at which what a step needs of those before does not grow,
// and at it the longest path through the needs.
func (t *tiledChain) ghostZone(p TilePlan) (*tileGhost, error) {
	g := &tileGhost{margin: make([]sidesOfTile, len(t.stages))}
	needs := t.needs()
	for d := range t.dims {
		for _, high := range []bool{false, true} {
			radius := func(n tileNeed) int64 {
				if high {
					return n.high[d]
				}
				return n.low[d]
			}
			slope, margins, zone := leastSlope(len(t.stages), needs, radius, p.Kind)
			zone += slope * int64(p.Height-1)
			g.zone.add(high, zone)
			g.slope.add(high, slope)
			for s := range margins {
				g.margin[s].add(high, margins[s])
			}
			if zone > farthestTiled {
				return nil, fmt.Errorf("its ghost zone has %d cells", zone)
			}
		}
	}
	return g, nil
}

func (s *sidesOfTile) add(high bool, n int64) {
	if high {
		s.high = append(s.high, n)
	} else {
		s.low = append(s.low, n)
	}
}

// leastSlope is the ghost zone of one side: slope, the margins of the stages, and the zone of one step.
func leastSlope(stages int, needs []tileNeed, radius func(tileNeed) int64, kind TileKind) (slope int64, margins []int64, zone int64) {
	for ; ; slope++ {
		margins = make([]int64, stages)
		for range stages + 1 {
			changed := false
			for _, n := range needs {
				from, to, first := n.reader, n.writer, int64(0)
				if kind == WholeTile { // from what is loaded to what is computed
					from, to, first = n.writer, n.reader, radius(n)
				}
				if from >= 0 && to >= 0 {
					first = max(first, margins[from]+radius(n)-slope*int64(n.steps))
				}
				if to >= 0 && first > margins[to] {
					margins[to], changed = first, true
				}
			}
			if !changed {
				return slope, margins, zoneOf(needs, radius, margins, kind)
			}
		}
	}
}

// zoneOf is the ghost zone of a launch of one step.
func zoneOf(needs []tileNeed, radius func(tileNeed) int64, margins []int64, kind TileKind) (zone int64) {
	for _, n := range needs {
		zone = max(zone, margins[n.reader])
		if kind == ShrinkingTile {
			zone = max(zone, margins[n.reader]+radius(n))
		}
	}
	return zone
}

// reversed are numbers of the dimensions x first, 0 where there are fewer than three.
func reversed(list []int64) (v [3]int) {
	for d, n := range list {
		v[len(list)-1-d] = int(n)
	}
	return v
}

// extents are those of the tile with its ghost zone, x first; 1 where there are fewer than three dimensions.
func (g *tileGhost) extents(p TilePlan) (v [3]int) {
	low, high := reversed(g.zone.low), reversed(g.zone.high)
	for d := range v {
		v[d] = low[d] + p.Tile[d] + high[d]
	}
	return v
}

// sharedAt are the first bytes of planes of the tiled roles in shared memory, and the bytes of all.
func (t *tiledChain) sharedAt(g *tileGhost, p TilePlan) (at map[int]int64, bytes int64) {
	at = map[int]int64{}
	x := g.extents(p)
	for r, role := range t.roles {
		if !role.tiled {
			continue
		}
		at[r] = bytes
		size := int64(t.chain.Roles[r].Grid.Elem.Size) * int64(x[0]) * int64(x[1]) * int64(x[2])
		bytes += (size + plane16 - 1) / plane16 * plane16
	}
	return at, bytes
}

// plane16 is what the starts of planes are multiples of, in bytes.
const plane16 = 16

// advanceRoles says what the host must know of the roles.
func (t *tiledChain) advanceRoles() []kernel.AdvanceRole {
	var list []kernel.AdvanceRole
	for _, r := range t.roles {
		list = append(list, kernel.AdvanceRole{Tiled: r.tiled, Fillers: r.fillers, Cycle: r.cycle, Reaches: r.reaches})
	}
	return list
}
