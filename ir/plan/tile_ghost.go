// How wide the ghost zone is, and which cells of the tile each level computes.

package plan

import "fmt"

// Ghost is the ghost zone, slowest first. With k steps after its own (before it, in a Whole and a Strip), stage s computes
// Margin[s] + k*Slope cells beyond the tile (less than the tile with its ghost zone).
type Ghost struct {
	Zone, Slope Margins
	Margin      []Margins // by stage
}

// Margins are numbers of cells at the low and the high side of each dimension, slowest first.
type Margins struct{ Low, High []int64 }

// tileNeed says that a stage reads what another one wrote `steps` steps ago, and how far from its cell.
type tileNeed struct {
	reader, writer, steps int
	low, high             []int64
}

// needs lists what stages read and keep of what others wrote. A stage keeps the cells of a grid that it does not write,
// so each write needs the version before, too.
func (t *Tiles) needs() []tileNeed {
	var list []tileNeed
	for s, st := range t.Stages {
		for role, reach := range st.radii {
			n := tileNeed{reader: s, writer: -1, low: make([]int64, t.Dims), high: make([]int64, t.Dims)}
			for d := range t.Dims {
				n.low[d], n.high[d] = -reach.low[d], reach.high[d]
			}
			if v := t.Chain.Before(s, role); !v.Constant {
				n.writer, n.steps = v.Stage, v.Steps
			}
			list = append(list, n)
		}
	}
	return list
}

// Ghost finds the ghost zone of a plan: the least slope at which what a step needs of those before does not grow,
// and at it the longest path through the needs.
func (t *Tiles) Ghost(p Trapezoid) (*Ghost, error) {
	g := &Ghost{Margin: make([]Margins, len(t.Stages))}
	needs := t.needs()
	for d := range t.Dims {
		for _, high := range []bool{false, true} {
			radius := func(n tileNeed) int64 {
				if high {
					return n.high[d]
				}
				return n.low[d]
			}
			slope, margins, zone := leastSlope(len(t.Stages), needs, radius, p.Kind)
			zone += slope * int64(p.Height-1)
			g.Zone.add(high, zone)
			g.Slope.add(high, slope)
			for s := range margins {
				g.Margin[s].add(high, margins[s])
			}
			if zone > farthestTiled {
				return nil, fmt.Errorf("its ghost zone has %d cells", zone)
			}
		}
	}
	return g, nil
}

func (s *Margins) add(high bool, n int64) {
	if high {
		s.High = append(s.High, n)
	} else {
		s.Low = append(s.Low, n)
	}
}

// leastSlope is the ghost zone of one side: slope, the margins of the stages, and the zone of one step.
func leastSlope(stages int, needs []tileNeed, radius func(tileNeed) int64, kind TrapezoidKind) (slope int64, margins []int64, zone int64) {
	for ; ; slope++ {
		margins = make([]int64, stages)
		for range stages + 1 {
			changed := false
			for _, n := range needs {
				from, to, first := n.reader, n.writer, int64(0)
				if kind != Shrinking { // from what is loaded to what is computed
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
func zoneOf(needs []tileNeed, radius func(tileNeed) int64, margins []int64, kind TrapezoidKind) (zone int64) {
	for _, n := range needs {
		zone = max(zone, margins[n.reader])
		if kind == Shrinking {
			zone = max(zone, margins[n.reader]+radius(n))
		}
	}
	return zone
}

// reversed are numbers of the dimensions x first, 0 where there are fewer than three.
func reversed(list []int64) (v Vec) {
	for d, n := range list {
		v[len(list)-1-d] = int(n)
	}
	return v
}

// Extents are those of the tile with its ghost zone, x first; 1 where there are fewer than three dimensions.
func (g *Ghost) Extents(tile Vec) (v Vec) {
	low, high := g.Zone.XFirst()
	for d := range v {
		v[d] = low[d] + tile[d] + high[d]
	}
	return v
}

// XFirst are the numbers of cells x first.
func (m Margins) XFirst() (low, high Vec) { return reversed(m.Low), reversed(m.High) }

// SharedAt are the first bytes of planes of the tiled roles in shared memory, and the bytes of all.
func (t *Tiles) SharedAt(g *Ghost, tile Vec) (at map[int]int64, bytes int64) {
	at = map[int]int64{}
	cells := int64(g.Extents(tile).Product())
	for r, role := range t.Roles {
		if !role.Tiled {
			continue
		}
		at[r] = bytes
		bytes += RoundUp(cells*int64(t.Chain.Roles[r].Grid.Elem.Size), PackBytes)
	}
	return at, bytes
}
