package plan

// Walk is the dimension of the thread grid, x first, that a march walks along,
// or -1; Across is that of a thread's neighbouring rows, or -1.
func (p Plan) Walk() int {
	if n := len(p.Sweep.Loops); n > 1 && !p.March.Still {
		return n - 1
	}
	return -1
}

// Across is documented at Walk.
func (p Plan) Across() int {
	if n := len(p.Sweep.Loops); n == 3 || n == 2 && p.March.Still {
		return 1
	}
	return -1
}

// Halo is how many cells beyond a block's own the planes of a grid hold.
type Halo struct{ Left, Right, Up, Down int64 }

// HaloOf is the halo that the sweep's window of a staged grid needs.
func (p Plan) HaloOf(s Stage) Halo {
	var h Halo
	for _, u := range p.Sweep.Uses {
		if u.Grid != s.Grid {
			continue
		}
		points, _ := p.Sweep.Window(u)
		for _, o := range points {
			n := len(o)
			h.Left, h.Right = max(h.Left, -o[n-1]), max(h.Right, o[n-1])
			if a := p.Across(); a >= 0 {
				h.Up, h.Down = max(h.Up, -o[n-1-a]), max(h.Down, o[n-1-a])
			}
		}
	}
	return h
}

// packBytes is the widest access of a thread.
const packBytes = 16

// SharedBytes is the shared memory of one block, for the planes of all stages.
func (p Plan) SharedBytes() int64 {
	var bytes int64
	for _, s := range p.Shared {
		bytes += p.StageBytes(s)
	}
	return bytes
}

// StageBytes is the shared memory for the planes of one stage. Both sides of a
// row's halo are rounded up to packs, so that own cells lie at multiples of one.
func (p Plan) StageBytes(s Stage) int64 {
	h := p.HaloOf(s)
	size := int64(s.Grid.Elem.Size)
	roundUp := func(n, unit int64) int64 { return (n + unit - 1) / unit * unit }
	pack := max(1, packBytes/size)
	rows := int64(1)
	if a := p.Across(); a >= 0 {
		rows = int64(p.Tile[a])
	}
	row := roundUp(h.Left, pack) + roundUp(int64(p.Tile[0]), pack) + roundUp(h.Right, pack)
	return roundUp((h.Up+rows+h.Down)*row*size, packBytes) * s.Slots(*p.March)
}
