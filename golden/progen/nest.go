// Draws one nest: loops, clauses, what it writes, and the margins that keep all its subscripts inside the
// arrays.

package progen

import "fmt"

// nestDrawer draws one nest: its loops, and a body whose subscripts stay inside
// the arrays because the loops keep the margins that the offsets need.
type nestDrawer struct {
	*drawer
	nest    *Nest
	written []*Array          // targets
	low     []int             // margin needed at the low end of each mesh dimension
	high    []int             // and at the high end
	fixed   map[int]int       // mesh dimension -> constant subscript, in plane updates
	inPlace bool              // targets are read at other points along serial dimensions
	locals  map[Type][]string // readable variables of the body
	reduced map[string]bool   // scalars of reductions, which nothing else reads
	full    bool              // loops cover the arrays; accesses are guarded
	plain   bool              // a textbook stencil, which every optimisation takes
	guard   []Expr
	colours bool                // the nest updates points from others that it leaves alone
	views   []*Array            // the arrays, each time level on its own
	forms   map[string]FlatForm // how flat arrays are subscripted here
	edges   []bothEnds          // at which ends of the loops neighbours stop, for each mesh dimension; nil: at none
	passing string              // an array whose neighbours go on where those of others stop; "": none
	still   bool                // no neighbours
	chained bool                // a stage of a chain
	regular bool                // subscripts are index + constant, or stop at the ends of the loops
	around  []bool              // along which dimensions neighbours go on at the other end, or turn back; nil: none
	turning bool                // they turn back
	spell   int                 // how that is written
	chosen  bool                // conditions on ends choose elements
}

func (d *drawer) nest(clock string) *Nest { return d.nestLike(nil, clock, false) }

// nestLike draws a nest, with the loops of another one if there is one: both get
// the margins that either needs. still: it uses nothing but an iteration's own
// point.
func (d *drawer) nestLike(twin *Nest, clock string, still bool) *Nest {
	n := d.newNest(clock)
	n.still = still
	switch {
	case twin != nil:
		n.copyLoops(twin)
	case len(d.p.Extents) > 1 && n.want("plane"):
		n.fixed[d.IntN(len(d.p.Extents))] = pick(d, 0, -1)
		fallthrough
	default:
		n.loops()
		n.triangle()
		n.clauses()
	}
	n.chooseTargets()
	if still || !n.want("colored") || !n.colored() {
		n.body()
	}
	for n.want("reduction") && len(n.nest.Reductions) < 3 {
		n.addReduction()
	}
	n.full = twin == nil && n.nest.Private == "" && n.want("guard") // an iteration outside would not write the private variable
	n.finish(twin)
	return n.nest
}

// newNest begins a nest.
func (d *drawer) newNest(clock string) *nestDrawer {
	rank := len(d.p.Extents)
	n := &nestDrawer{drawer: d, nest: &Nest{Clock: clock, Levels: d.want("level-variables")}, views: d.views(), forms: map[string]FlatForm{}, low: make([]int, rank), high: make([]int, rank),
		fixed: map[int]int{}, locals: map[Type][]string{}, reduced: map[string]bool{}, plain: d.want("plain")}
	ring{n}.stopping(d.want("edge"))
	return n
}

// finish names what the nest reads and gives its loops their ranges, those of another nest if there is one.
func (n *nestDrawer) finish(twin *Nest) {
	n.naming()
	n.margins(twin)
	if twin == nil && !n.chained {
		n.mix()
	}
	n.nest.guarded = len(n.guard) > 0
}

// fancy are the features that plain nests do without.
var fancy = map[string]bool{"plane": true, "guard": true, "step": true, "long-index": true, "permute": true, "clamp": true,
	"conditional": true, "repeat": true, "inner-recurrence": true, "compound": true, "colored": true, "subscript-form": true, "function": true, "down": true, "triangle": true, "local-array": true}

// want draws whether a feature is used in this nest.
func (n *nestDrawer) want(feature string) bool {
	return !(n.plain && fancy[feature]) && !(n.chained && unchained[feature]) && !(n.regular && irregular[feature]) && n.drawer.want(feature)
}

var indexNames = []string{"i", "j", "k"}

func (n *nestDrawer) loops() {
	outside := n.p.C89 || n.want("outside")
	n.nest.Reset = n.p.C89 && n.IntN(2) == 0
	for dim := range n.p.Extents {
		if _, fixed := n.fixed[dim]; fixed {
			continue
		}
		l := Loop{Name: indexNames[dim], Dim: dim, Step: 1, Type: "int", Outside: outside, Mirror: n.want("mirror")}
		if n.want("step") {
			l.Step = n.between(2, 3)
		}
		l.Down = n.want("down")
		if n.want("compare") {
			l.Compare = Compare(n.IntN(int(compares)))
		}
		switch {
		case !n.want("long-index"):
		case outside:
			l.Type, l.Name = "long", "l"+l.Name
		default:
			l.Type = pick(n.drawer, integerTypes[1:]...)
			l.Down = l.Down && l.signed()
		}
		n.nest.Loops = append(n.nest.Loops, l)
	}
	if len(n.nest.Loops) > 1 && n.want("permute") {
		n.Shuffle(len(n.nest.Loops), func(i, j int) {
			n.nest.Loops[i], n.nest.Loops[j] = n.nest.Loops[j], n.nest.Loops[i]
		})
	}
}

func (n *nestDrawer) clauses() {
	total := len(n.nest.Loops)
	parallel := total
	switch {
	case n.want("nest-all"):
		n.nest.Parallel = All
	case n.want("nest-none"):
		parallel = 1
	case n.IntN(5) == 0:
		parallel = n.between(1, total)
		n.nest.Parallel = parallel
	default:
		n.nest.Parallel = total
	}
	n.inPlace = parallel < total && n.want("inner-recurrence")
	n.nest.recurrent = n.inPlace
	n.nest.Nowait = n.want("nowait")
	switch {
	case parallel > 1 && n.want("stream-shape"):
		n.streamShape(parallel)
	case n.want("tile"):
		n.tile(parallel)
	}
}

// tile draws at most 1024 threads a block, and chunks that divide the tile.
func (n *nestDrawer) tile(parallel int) {
	threads := 1
	n.nest.Tile = make([]int, parallel)
	chunk := make([]int, parallel)
	chunked := n.want("chunk")
	for d := range n.nest.Tile {
		limit := min(1024/threads, []int{256, 32, 16}[d])
		t := min(limit, pick(n.drawer, 1, 2, 3, 4, 5, 7, 8, 16, 16, 32, 64))
		threads *= t
		chunk[d] = 1
		if chunked {
			chunk[d] = pick(n.drawer, 1, 1, 2, 3, 4, 7)
		}
		n.nest.Tile[d] = t * chunk[d]
	}
	if chunked {
		n.nest.Chunk = chunk
	}
}

// streamShape is a tile that one thread walks through along the slowest loop,
// with some neighbours in a row.
func (n *nestDrawer) streamShape(parallel int) {
	cells, planes := pick(n.drawer, 1, 1, 2, 2, 4, 8), pick(n.drawer, 2, 3, 4, 7, 16, 32)
	tile := []int{cells * pick(n.drawer, 8, 16, 32, 32, 64), pick(n.drawer, 1, 2, 3, 4, 8), planes}
	chunk := []int{cells, 1, planes}
	if parallel == 2 {
		tile, chunk = []int{tile[0], planes}, []int{cells, planes}
	}
	n.nest.Tile, n.nest.Chunk = tile, chunk
}

// chooseTargets draws one array to write, or two.
func (n *nestDrawer) chooseTargets() {
	var choices []*Array
	for _, a := range n.views {
		if n.covers(a) {
			choices = append(choices, a)
		}
	}
	n.Shuffle(len(choices), func(i, j int) { choices[i], choices[j] = choices[j], choices[i] })
	n.written = choices[:1]
	if len(choices) > 2 && n.want("two-targets") {
		n.written = choices[:2]
	}
}

// covers reports whether every loop of the nest moves the array's element, so
// that no two iterations write the same one.
func (n *nestDrawer) covers(a *Array) bool {
	for _, l := range n.nest.Loops {
		if l.Dim < len(n.p.Extents)-a.Rank {
			return false
		}
	}
	return true
}

func (n *nestDrawer) isTarget(a *Array) bool {
	for _, w := range n.written {
		if w == a {
			return true
		}
	}
	return false
}

// serial reports whether the loop over dim runs serially in a thread.
func (n *Nest) serial(dim int) bool {
	for at, l := range n.Loops {
		if l.Dim == dim {
			return n.Parallel >= 0 && at >= max(n.Parallel, 1)
		}
	}
	return false
}

// own is the element of the iteration's own point.
func (n *nestDrawer) own(a *Array) *Ref { return n.at(a, make([]int, len(n.p.Extents))) }

// at is the element at an offset from the iteration's point, per mesh
// dimension; it asks for the margins that it needs.
func (n *nestDrawer) at(a *Array, offset []int) *Ref {
	if n.still {
		offset = make([]int, len(offset))
	}
	r := &Ref{Array: a.Name, Level: a.level, Form: n.form(a)}
	macro := n.want("macro-subscript")
	for dim := len(n.p.Extents) - a.Rank; dim < len(n.p.Extents); dim++ {
		if cell, fixed := n.fixed[dim]; fixed {
			r.Index = append(r.Index, Sub{Dim: dim, Off: n.fixedCell(dim, cell, offset[dim])})
			continue
		}
		s := Sub{Loop: n.nest.loopName(dim), Dim: dim, Off: offset[dim], Macro: macro}
		switch {
		case s.Off != 0 && n.goesAround(dim) && !n.isTarget(a):
			ring{n}.atEnd(&s)
		case !n.nest.isSigned(dim) || n.isTarget(a):
			n.need(dim, offset[dim])
		case s.Off != 0 && ring{n}.stops(a, dim, s.Off):
			s.Form, s.Spell = Edge, n.IntN(edgeSpells)
		case s.Off != 0 && n.want("clamp"):
			s.Clamp = true
		case n.want("subscript-form"):
			s.Form = pick(n.drawer, Reverse, Wrap, Half)
		default:
			n.need(dim, offset[dim])
		}
		r.Index = append(r.Index, s)
	}
	choosing{n}.elements(a, r)
	return r
}

// fixedCell is the plane itself, or for an offset its neighbour inside.
func (d *drawer) fixedCell(dim, cell, offset int) int {
	if offset == 0 || d.p.Extents[dim].Cells < 3 {
		return cell
	}
	if cell == 0 {
		return 1
	}
	return -2
}

func (n *nestDrawer) need(dim, offset int) {
	n.low[dim] = max(n.low[dim], -offset)
	n.high[dim] = max(n.high[dim], offset)
}

func (n *Nest) loopName(dim int) string {
	return n.loop(dim).Name
}

func (n *Nest) loop(dim int) *Loop {
	for i := range n.Loops {
		if n.Loops[i].Dim == dim {
			return &n.Loops[i]
		}
	}
	panic(fmt.Sprintf("progen: no loop over dimension %d", dim))
}

func (n *Nest) isSigned(dim int) bool {
	return n.loop(dim).signed()
}

// margins gives the loops the room that the subscripts need. A full nest covers
// all cells, and its conditions keep the subscripts inside.
func (n *nestDrawer) margins(twin *Nest) {
	for i := range n.nest.Loops {
		l := &n.nest.Loops[i]
		if twin != nil {
			other := &twin.Loops[i]
			l.Lo, l.Hi = max(other.Lo, n.low[l.Dim]), max(other.Hi, n.high[l.Dim])
			other.Lo, other.Hi = l.Lo, l.Hi
			continue
		}
		if !n.full {
			l.Lo, l.Hi = n.low[l.Dim], n.high[l.Dim]
			if n.IntN(6) == 0 {
				l.Lo += n.between(0, 2)
			}
			if n.IntN(6) == 0 {
				l.Hi += n.between(0, 2)
			}
			continue
		}
		if n.low[l.Dim] > 0 {
			n.guard = append(n.guard, &Binary{">=", &Name{l.Name}, &Num{fmt.Sprint(n.low[l.Dim])}})
		}
		if n.high[l.Dim] > 0 {
			n.guard = append(n.guard, &Binary{"<", &Name{l.Name}, &Extreme{l.Dim, n.high[l.Dim]}})
		}
	}
	if len(n.guard) == 0 {
		return
	}
	cond := n.guard[0]
	for _, g := range n.guard[1:] {
		cond = &Binary{"&&", cond, g}
	}
	body := &If{Cond: cond, Then: n.nest.Body}
	if n.IntN(2) == 0 && !n.colours {
		for _, a := range n.written {
			body.Else = append(body.Else, &Assign{n.own(a), "=", n.constant(a.Elem)})
		}
	}
	n.nest.Body = []Stmt{body}
}
