// The statements of a kernel whose blocks stay, in the order of its text.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// build is the kernel's body.
func (p *persistent) build() []stencil.Stmt {
	body := p.placeText()
	body = append(body, p.loadText()...)
	body = append(body, p.roundsText()...)
	body = append(body, p.lines("// Commit the block's cells.",
		fmt.Sprintf("mint_each_row<%d, %d>(%s, kept, own.rows, lane, [&](int r, const %s *row) {", p.registers, p.Cells, p.name.rows, p.elem),
		"    if (y_from <= y + r && y + r < y_to)",
		fmt.Sprintf("        mint_store_around<%d>(%s[0] + %s, row, mine, mint_span{0, 0});", p.Cells, p.name.to, p.offset(p.geo, p.name.grid, "y + r")),
		"});"))
	p.addParams()
	return body
}

func (p *persistent) lines(text ...string) stencil.Stmt { return &kernel.Lines{Text: text} }

// placeText says where the block, the warp and the lane are.
func (p *persistent) placeText() []stencil.Stmt {
	width := 32 * p.Cells
	return []stencil.Stmt{p.lines(
		"const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;",
		"const int tile_x = blockIdx.x % own.x.tiles, tile_y = blockIdx.x / own.x.tiles;",
		"// The lane's first cell and the warp's first row; of its cells, those in the range, those that the block commits, and those",
		"// that other blocks commit and that it needs.",
		fmt.Sprintf("const int x = tile_x*own.x.step - own.x.ghost + lane*%d, y = tile_y*own.y.step - own.y.ghost + warp*own.rows;", p.Cells),
		"const mint_span range = {-x, own.x.cells - x};",
		"const mint_span mine = {tile_x*own.x.step - x, min(own.x.cells, (tile_x + 1)*own.x.step) - x};",
		"const mint_span around = {max(range.low, mine.low - own.x.ghost), min(range.high, mine.high + own.x.ghost)};",
		"const int y_from = tile_y*own.y.step, y_to = min(own.y.cells, y_from + own.y.step);",
		fmt.Sprintf("const bool inside = x - lane*%d >= 0 && x + (32 - lane)*%d <= own.x.cells && y - warp*own.rows >= 0 && y + (%d - warp)*own.rows <= own.y.cells;",
			p.Cells, p.Cells, p.Warps),
		fmt.Sprintf("const int in_shared = max(own.rows - %d, 0); // rows of the warp; the others are in registers", p.registers),
		fmt.Sprintf("%s *const edges = reinterpret_cast<%s *>(mint_shared); // rows at the edges of warps, for this step and the next one", p.elem, p.elem),
		fmt.Sprintf("%s *const kept = edges + %d + warp*(in_shared + %d)*%d;", p.elem, 4*p.reach()*int64(p.Warps*width), p.reach(), width),
		fmt.Sprintf("%s %s[%d][%d] = {}; // and those of the next warp", p.elem, p.name.rows, int64(p.registers)+p.reach(), p.Cells)),
		p.showText()}
}

// edge is a row at the edge of a warp at a step.
func (p *persistent) edge(step, warp, row string) string {
	return fmt.Sprintf("&edges[(((%s) %% 2*%d + %s)*%d + %s)*%d]", step, p.Warps, warp, 2*p.reach(), row, 32*p.Cells)
}

// showText shows a row to other warps, if they read it.
func (p *persistent) showText() stencil.Stmt {
	return p.lines("// Shows a row to the warps beside, if they read it in that step.",
		fmt.Sprintf("auto show_edges = [&](int k, int r, const %s *row) {", p.elem),
		fmt.Sprintf("    if (r < %d)", p.reach()),
		fmt.Sprintf("        mint_give_row<%d>(%s, row, lane);", p.Cells, p.edge("k", "warp", "r")),
		fmt.Sprintf("    if (r >= own.rows - %d)", p.reach()),
		fmt.Sprintf("        mint_give_row<%d>(%s, row, lane);", p.Cells, p.edge("k", "warp", fmt.Sprintf("%d + r - own.rows", 2*p.reach()))),
		"};")
}

// existing is the span of a row's cells that exist.
func (p *persistent) existing(row string, a plan.Around) string {
	return fmt.Sprintf("mint_existing(x, own.x.cells, %d, %d, mint_beyond(%s, own.y.cells, %d, %d), %d)", a.Below[1], a.Above[1], row, a.Below[0], a.Above[0], a.Mixed)
}

// eachRow runs over the warp's rows.
func (p *persistent) eachOwnRow(body ...string) []string {
	list := []string{fmt.Sprintf("mint_each_row<%d, %d>(%s, kept, own.rows, lane, [&](int r, %s *row) {", p.registers, p.Cells, p.name.rows, p.elem)}
	for _, line := range body {
		list = append(list, "    "+line)
	}
	return append(list, "});")
}

// loadText loads the block's cells, those around what it commits included.
func (p *persistent) loadText() []stencil.Stmt {
	at := p.offset(p.geo, p.name.grid, "y + r")
	body := []string{fmt.Sprintf("const mint_span exist = %s;", p.existing("y + r", p.Around(p.field))),
		fmt.Sprintf("mint_load_span<%d>(row, %s[1] + %s, exist.low, exist.high);", p.Cells, p.name.grid, at)}
	var first []string
	if p.hasRing() {
		first = []string{"bool known = false; // the buffers differ in cells beyond the range"}
		body = append(body, "if (!inside)", fmt.Sprintf("    known = mint_ring_differs<%d>(%s[0] + %s, %s[1] + %s, exist, %s) || known;", p.Cells, p.name.grid, at, p.name.grid, at, p.inRange()))
	}
	body = append(body, "show_edges(0, r, row);")
	text := []string{"// Load the block's cells, and those around.", "for (int r = 0; r < in_shared; r++)",
		fmt.Sprintf("    mint_give_row<%d>(kept + r*%d, %s[0], lane); // zero", p.Cells, 32*p.Cells, p.name.rows)}
	text = append(append(text, first...), p.eachOwnRow(body...)...)
	if p.hasRing() {
		return []stencil.Stmt{p.lines(append(text, "const bool differ = __syncthreads_or(known);")...)}
	}
	return []stencil.Stmt{p.lines(append(text, "__syncthreads();")...)}
}

// inRange is the span of row r's cells in the range.
func (p *persistent) inRange() string {
	return "(0 <= y + r && y + r < own.y.cells ? range : mint_span{0, 0})"
}

// levelText is step k on all cells of the block. It is no function of its own: not all compilers would put that in place.
func (p *persistent) levelText() []stencil.Stmt {
	g, v := p.reach(), p.Cells
	width := 32 * v
	text := []string{
		fmt.Sprintf("%s above[%d][%d]; // the rows before the next one, as they were: the nearest first", p.elem, g, v),
		"#pragma unroll",
		fmt.Sprintf("for (int r = 0; r < %d; r++) {", g),
		fmt.Sprintf("    mint_take_row<%d>(above[r], %s, lane);", v, p.edge("k", "max(warp - 1, 0)", fmt.Sprintf("%d - r", 2*g-1))),
		fmt.Sprintf("    mint_take_row<%d>(%s[%d + r], %s, lane);", v, p.name.rows, p.registers, p.edge("k", fmt.Sprintf("min(warp + 1, %d)", p.Warps-1), "r")),
		"    if (in_shared > 0)",
		fmt.Sprintf("        mint_give_row<%d>(kept + (in_shared + r)*%d, %s[r], lane);", v, width, p.name.rows),
		"}",
	}
	walk := []string{
		"for (int r = 0; r < in_shared; r++) {",
		fmt.Sprintf("    %s row[%d], below[%d][%d];", p.elem, v, g, v),
		fmt.Sprintf("    mint_take_row<%d>(row, kept + r*%d, lane);", v, width),
		"#pragma unroll",
		fmt.Sprintf("    for (int j = 0; j < %d; j++)", g),
		fmt.Sprintf("        mint_take_row<%d>(below[j], kept + (r + 1 + j)*%d, lane);", v, width),
		"    compute(r, row, below);",
		fmt.Sprintf("    mint_give_row<%d>(kept + r*%d, row, lane);", v, width),
		"}",
		"#pragma unroll",
		fmt.Sprintf("for (int j = 0; j < %d; j++)", p.registers),
		fmt.Sprintf("    if (j >= %d - own.rows)", p.registers),
		fmt.Sprintf("        compute(own.rows - %d + j, %s[j], &%s[j + 1]);", p.registers, p.name.rows, p.name.rows),
		"__syncthreads();",
	}
	return []stencil.Stmt{p.lines(text...), p.computeText(), p.lines(walk...)}
}

// computeText is one row of a step.
func (p *persistent) computeText() stencil.Stmt {
	v := p.Cells
	body := []stencil.Stmt{p.line("%s was[%d];", p.elem, v), p.line("mint_move<%d>(was, row);", v)}
	for _, n := range p.rows {
		if n.constant != nil {
			body = append(body, p.constantText(n)...)
		} else {
			body = append(body, p.besideText(n)...)
		}
	}
	body = append(body, each("e", v, p.body()...))
	if p.hasRing() {
		body = append(body, &kernel.Nest{Head: []string{"if (!inside) {"}, Tail: "}", Body: []stencil.Stmt{p.lines(
			fmt.Sprintf("const mint_span cells = %s;", p.inRange()),
			fmt.Sprintf("mint_keep_beyond<%d>(row, was, cells);", v),
			"if (differ)",
			fmt.Sprintf("    mint_load_around<%d>(row, %s[k %% 2] + %s, %s, cells);", v, p.name.grid, p.offset(p.geo, p.name.grid, "y + r"), p.existing("y + r", p.Around(p.field))))}})
	}
	shift := []string{"#pragma unroll", fmt.Sprintf("for (int j = %d; j > 0; j--)", p.reach()-1), fmt.Sprintf("    mint_move<%d>(above[j], above[j - 1]);", v)}
	if p.reach() == 1 {
		shift = nil
	}
	body = append(body, p.lines(append(shift, fmt.Sprintf("mint_move<%d>(above[0], was);", v), "show_edges(k + 1, r, row);")...))
	return &kernel.Nest{Head: []string{"// Makes a row from what it was, and the rows beside it were.", fmt.Sprintf("auto compute = [&](int r, %s *row, const %s (*below)[%d]) {", p.elem, p.elem, v)}, Body: body, Tail: "};"}
}

// besideText puts the cells of a row and their neighbours side by side.
func (p *persistent) besideText(n *neighbours) []stencil.Stmt {
	v := p.Cells
	from := "was"
	switch {
	case n.dy < 0:
		from = fmt.Sprintf("above[%d]", -n.dy-1)
	case n.dy > 0:
		from = fmt.Sprintf("below[%d]", n.dy-1)
	}
	own := fmt.Sprintf("&%s[%d]", n.name, n.left)
	list := []string{fmt.Sprintf("%s %s[%d];", p.elem, n.name, n.left+int64(v)+n.right), fmt.Sprintf("mint_move<%d>(%s, %s);", v, own, from)}
	stop := func(beyond string) {
		list = append(list, fmt.Sprintf("if (!inside && %s)", beyond), fmt.Sprintf("    mint_move<%d>(%s, was);", v, own))
	}
	if n.stop.Low {
		stop("y + r == 0")
	}
	if n.stop.High {
		stop("y + r == own.y.cells - 1")
	}
	return append([]stencil.Stmt{p.lines(list...)}, p.widenText(n, own, true)...)
}

// widenText fills the neighbours along x, from other lanes or as they were loaded, and lets them stop at the ends of the range.
func (p *persistent) widenText(n *neighbours, own string, lanes bool) []stencil.Stmt {
	var list []string
	if n.left+n.right > 0 && lanes {
		list = append(list, fmt.Sprintf("mint_beside<%d, %d, %d>(%s);", n.left, p.Cells, n.right, own))
	}
	if n.stopX != (stencil.Edge{}) {
		list = append(list, "if (!inside)", fmt.Sprintf("    mint_stop_row<%d, %d, %d, %s>(%s, range.low, range.high);", n.left, p.Cells, n.right, kernel.EndsName[n.stopX], own))
	}
	if len(list) == 0 {
		return nil
	}
	return []stencil.Stmt{p.lines(list...)}
}

// constantText loads the cells of a row of a grid that no step writes.
func (p *persistent) constantText(n *neighbours) []stencil.Stmt {
	c, width := n.constant, n.left+int64(p.Cells)+n.right
	row := plus("y + r", n.dy)
	if n.stop.Low {
		row = fmt.Sprintf("max(%s, 0)", row)
	}
	if n.stop.High {
		row = fmt.Sprintf("min(%s, own.y.cells - 1)", row)
	}
	exist := fmt.Sprintf("inside ? mint_span{-%d, %d} : %s", n.left, int64(p.Cells)+n.right, p.existing(row, c.Around))
	list := []stencil.Stmt{p.line("%s %s[%d];", c.Grid.Elem, n.name, width),
		&kernel.Nest{Head: []string{"{"}, Tail: "}", Body: []stencil.Stmt{p.lines(fmt.Sprintf("const mint_span exist = %s;", exist),
			fmt.Sprintf("mint_load_span<%d>(%s, %s_grid + %s - %d, exist.low + %d, exist.high + %d);", width, n.name, c.name, p.offset(p.geo, c.name+"_grid", row), n.left, n.left, n.left))}}}
	return append(list, p.widenText(n, fmt.Sprintf("&%s[%d]", n.name, n.left), false)...)
}

// roundsText makes the steps, as many at a time as the ghost zone allows.
func (p *persistent) roundsText() []stencil.Stmt {
	v := p.Cells
	show := p.eachOwnRow(
		"if (y_from <= y + r && y + r < y_to) {",
		"    const bool edge = y + r < y_from + own.y.ghost || y + r >= y_to - own.y.ghost;",
		fmt.Sprintf("    mint_store_around<%d>(slot + %s, row, mine, edge ? mint_span{0, 0} : mint_span{mine.low + own.x.ghost, mine.high - own.x.ghost});", v, p.inSlot()),
		"}")
	load := p.eachOwnRow(
		"const bool middle = y_from <= y + r && y + r < y_to;",
		"if (max(0, y_from - own.y.ghost) <= y + r && y + r < min(own.y.cells, y_to + own.y.ghost))",
		fmt.Sprintf("    mint_load_around<%d>(row, slot + %s, around, middle ? mine : mint_span{0, 0});", v, p.inSlot()),
		"show_edges(k, r, row);")
	level := &kernel.Nest{Head: []string{"for (const int until = min(steps, k + own.levels); k < until; k++) {"}, Body: p.levelText(), Tail: "}"}
	body := []string{
		"if (k == steps)",
		"    break;",
		"// The ghost zone is used up: pass on the edges, and load those of the blocks around.",
		fmt.Sprintf("%s *const slot = exchange.slot[round %% 2];", p.elem),
	}
	body = append(body, show...)
	body = append(body, "mint_meet_neighbours(exchange, own, round);")
	body = append(body, load...)
	body = append(body, "__syncthreads();")
	return []stencil.Stmt{p.line("int k = 0; // steps made"),
		&kernel.Nest{Head: []string{"for (unsigned round = 1;; round++) {"}, Body: []stencil.Stmt{level, p.lines(body...)}, Tail: "}"}}
}

// inSlot is the place of the lane's first cell of a row in a slot.
func (p *persistent) inSlot() string { return "(long long)(y + r)*own.x.cells + x" }

// addParams adds the parameters, in the order in which the launch gives them.
func (p *persistent) addParams() {
	add := p.addParam
	add("mint_residence", "own")
	add(fmt.Sprintf("mint_exchange<%s>", p.elem), "exchange")
	add("int", "steps")
	add(fmt.Sprintf("mint_each<%s *, 2>", p.elem), p.name.grid)
	add("long long", p.name.grid+"_row")
	add(fmt.Sprintf("mint_each<%s *, 1>", p.elem), p.name.to)
	for _, c := range p.consts {
		p.addGrid(c)
		add("long long", c.name+"_grid_row")
	}
	p.addValues()
}
