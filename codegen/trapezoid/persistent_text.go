// The statements of a kernel whose blocks stay, in the order of its text.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// build is the kernel's body.
func (p *persistent) build() []stencil.Stmt {
	body := p.placeText()
	body = append(body, p.loadText()...)
	body = append(body, p.roundsText()...)
	commit := p.eachRow(false, "if (y_from <= y + r && y + r < y_to)",
		fmt.Sprintf("    mint_store_cells<%d>(%s[0] + %s, row, mine);", p.Cells, p.name.to, p.offset(p.geo, p.name.grid, "y + r")))
	body = append(body, p.lines(append([]string{"// Commit the block's cells."}, commit...)...))
	p.addParams()
	return body
}

func (p *persistent) lines(text ...string) stencil.Stmt { return &kernel.Lines{Text: text} }

// placeText says where the block, the warp and the lane are.
func (p *persistent) placeText() []stencil.Stmt {
	width := 32 * p.Cells
	text := []string{
		"const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;",
		"const int tile_x = blockIdx.x % own.x.tiles, tile_y = blockIdx.x / own.x.tiles;",
		"// The lane's first cell and the warp's first row; of its cells, a bit each, those that the block commits, and",
		"// those that it needs.",
		fmt.Sprintf("const int x = tile_x*own.x.step - own.x.ghost + lane*%d, y = tile_y*own.y.step - own.y.ghost + warp*own.rows;", p.Cells),
		"const int x_from = tile_x*own.x.step, x_to = min(own.x.cells, x_from + own.x.step);",
		fmt.Sprintf("const unsigned mine = mint_cells_within<%d>(x, x_from, x_to);", p.Cells),
		fmt.Sprintf("const unsigned needed = mint_cells_within<%d>(x, max(0, x_from - own.x.ghost), min(own.x.cells, x_to + own.x.ghost));", p.Cells),
		fmt.Sprintf("const unsigned middle = mint_cells_within<%d>(x, x_from + own.x.ghost, x_to - own.x.ghost); // which no other block needs", p.Cells),
		"const int y_from = tile_y*own.y.step, y_to = min(own.y.cells, y_from + own.y.step);",
		fmt.Sprintf("const bool inside = x - lane*%d >= 0 && x + (32 - lane)*%d <= own.x.cells && y - warp*own.rows >= 0 && y + (%d - warp)*own.rows <= own.y.cells;",
			p.Cells, p.Cells, p.Warps),
		fmt.Sprintf("%s *const edges = reinterpret_cast<%s *>(mint_shared); // copies of the rows at the edges of warps, for this step and the next one", p.elem, p.elem),
		fmt.Sprintf("%s *const kept = edges + %d + warp*own.rows*%d; // the warp's rows", p.elem, 4*p.reach()*int64(p.Warps*width), width)}
	if p.hasRing() {
		text = append(text, fmt.Sprintf("const unsigned in_range = mint_cells_within<%d>(x, 0, own.x.cells);", p.Cells))
	}
	return []stencil.Stmt{p.lines(text...), p.showText()}
}

// edge is a row at the edge of a warp at step k.
func (p *persistent) edge(warp, row string) string {
	return fmt.Sprintf("&edges[((k %% 2*%d + %s)*%d + %s)*%d]", p.Warps, warp, 2*p.reach(), row, 32*p.Cells)
}

// showText shows a row to other warps, if they read it.
func (p *persistent) showText() stencil.Stmt {
	return p.lines("// Shows a row to the warps beside, if they read it in that step.",
		fmt.Sprintf("auto show_edges = [&](int k, int r, const %s *row) {", p.elem),
		fmt.Sprintf("    if (r < %d)", p.reach()),
		fmt.Sprintf("        mint_give_row<%d>(%s, row, lane);", p.Cells, p.edge("warp", "r")),
		fmt.Sprintf("    if (r >= own.rows - %d)", p.reach()),
		fmt.Sprintf("        mint_give_row<%d>(%s, row, lane);", p.Cells, p.edge("warp", fmt.Sprintf("%d + r - own.rows", 2*p.reach()))),
		"};")
}

// existing are the lane's cells of a row that exist, and those `left` before and `right` behind them, a bit each.
func (p *persistent) existing(row string, a border, left, right int64) string {
	return fmt.Sprintf("mint_cells_there<%d, 1>(%s, own.x.cells, %s, 0, 1, 0, 0, %d - mint_beyond(%s, own.y.cells, %s))",
		left+int64(p.Cells)+right, plus("x", -left), a.along(p.Flow, 1), a.Mixed, row, a.along(p.Flow, 0))
}

// eachRow runs over the warp's rows, and puts them back if they change.
func (p *persistent) eachRow(changes bool, body ...string) []string {
	list := []string{"for (int r = 0; r < own.rows; r++) {", fmt.Sprintf("    %s row[%d];", p.elem, p.Cells),
		fmt.Sprintf("    mint_take_row<%d>(row, kept + r*%d, lane);", p.Cells, 32*p.Cells)}
	for _, line := range body {
		list = append(list, "    "+line)
	}
	if changes {
		list = append(list, fmt.Sprintf("    mint_give_row<%d>(kept + r*%d, row, lane);", p.Cells, 32*p.Cells))
	}
	return append(list, "}")
}

// loadText loads the block's cells, those around what it commits included.
func (p *persistent) loadText() []stencil.Stmt {
	at := p.offset(p.geo, p.name.grid, "y + r")
	text := []string{"// Load the block's cells, and those around."}
	body := []string{fmt.Sprintf("%s row[%d];", p.elem, p.Cells), fmt.Sprintf("const unsigned exist = %s;", p.existing("y + r", p.border(p.field), 0, 0)),
		fmt.Sprintf("mint_load_row<%d>(row, %s[1] + %s, exist);", p.Cells, p.name.grid, at)}
	if p.hasRing() {
		text = append(text, "bool lane_differs = false; // the buffers have other cells beyond the range")
		body = append(body, "if (!inside)", fmt.Sprintf("    lane_differs = mint_ring_differs<%d>(%s[0] + %s, %s[1] + %s, exist & ~%s) || lane_differs;", p.Cells, p.name.grid, at, p.name.grid, at, p.inRange()))
	}
	body = append(body, fmt.Sprintf("mint_give_row<%d>(kept + r*%d, row, lane);", p.Cells, 32*p.Cells), "show_edges(0, r, row);")
	text = append(text, "for (int r = 0; r < own.rows; r++) {")
	for _, line := range body {
		text = append(text, "    "+line)
	}
	text = append(text, "}")
	if p.hasRing() {
		return []stencil.Stmt{p.lines(append(text, "const bool differ = __syncthreads_or(lane_differs);")...)}
	}
	return []stencil.Stmt{p.lines(append(text, "__syncthreads();")...)}
}

// inRange are the cells of row r in the range, a bit each.
func (p *persistent) inRange() string {
	return "(0 <= y + r && y + r < own.y.cells ? in_range : 0)"
}

// levelText is step k on all cells of the block. The rows that a row is made from slide through registers, because the row takes the
// place of what it was.
func (p *persistent) levelText() []stencil.Stmt {
	g, v, width := p.reach(), p.Cells, 32*p.Cells
	text := []string{
		fmt.Sprintf("%s %s[%d][%d]; // the rows from %d before the next one on, as they were", p.elem, p.name.rows, 2*g+1, v, g),
		"#pragma unroll",
		fmt.Sprintf("for (int j = 0; j < %d; j++) {", g),
		fmt.Sprintf("    mint_take_row<%d>(%s[j], %s, lane);", v, p.name.rows, p.edge("max(warp - 1, 0)", plus("j", g))),
		fmt.Sprintf("    mint_take_row<%d>(%s[%s], kept + j*%d, lane);", v, p.name.rows, plus("j", g), width),
		"}",
	}
	body := []stencil.Stmt{p.lines(fmt.Sprintf("const int next = r + %d - own.rows; // from 0 on it is the next warp's", g),
		fmt.Sprintf("mint_take_row<%d>(%s[%d], next < 0 ? kept + (r + %d)*%d : %s, lane);", v, p.name.rows, 2*g, g, width, p.edge(fmt.Sprintf("min(warp + 1, %d)", p.Warps-1), "next")))}
	body = append(body, p.computeText()...)
	body = append(body, p.lines(fmt.Sprintf("mint_give_row<%d>(kept + r*%d, row, lane);", v, width), "show_edges(k + 1, r, row);",
		"#pragma unroll", fmt.Sprintf("for (int j = 0; j < %d; j++)", 2*g), fmt.Sprintf("    mint_move<%d>(%s[j], %s[j + 1]);", v, p.name.rows, p.name.rows)))
	return []stencil.Stmt{p.lines(text...), &kernel.Nest{Head: []string{"#pragma unroll 2", "for (int r = 0; r < own.rows; r++) {"}, Body: body, Tail: "}"}, p.line("__syncthreads();")}
}

// computeText makes a row from what it was, and the rows beside it were.
func (p *persistent) computeText() []stencil.Stmt {
	v := p.Cells
	body := []stencil.Stmt{p.line("%s row[%d];", p.elem, v)}
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
			fmt.Sprintf("const unsigned beyond = ~%s;", p.inRange()),
			fmt.Sprintf("mint_keep_row<%d>(row, %s, beyond);", v, p.was(0)),
			"if (differ)",
			fmt.Sprintf("    mint_keep_row<%d>(row, %s[k %% 2] + %s, beyond & %s);", v, p.name.grid, p.offset(p.geo, p.name.grid, "y + r"), p.existing("y + r", p.border(p.field), 0, 0)))}})
	}
	return body
}

// was is a row beside the one that is made, as it was.
func (p *persistent) was(dy int64) string { return fmt.Sprintf("%s[%d]", p.name.rows, p.reach()+dy) }

// besideText puts the cells of a row and their neighbours side by side.
func (p *persistent) besideText(n *neighbours) []stencil.Stmt {
	v := p.Cells
	own := fmt.Sprintf("&%s[%d]", n.name, n.left)
	list := []string{fmt.Sprintf("%s %s[%d];", p.elem, n.name, n.left+int64(v)+n.right), fmt.Sprintf("mint_move<%d>(%s, %s);", v, own, p.was(n.dy))}
	stop := func(beyond string) {
		list = append(list, fmt.Sprintf("if (!inside && %s)", beyond), fmt.Sprintf("    mint_move<%d>(%s, %s);", v, own, p.was(0)))
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
		list = append(list, "if (!inside)", fmt.Sprintf("    mint_stop_row<%d, %d, %d, %s>(%s, -x, own.x.cells - x);", n.left, p.Cells, n.right, kernel.EndsName[n.stopX], own))
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
	exist := fmt.Sprintf("inside ? ~0u : %s", p.existing(row, c.borders(), n.left, n.right))
	list := []stencil.Stmt{p.line("%s %s[%d];", c.Grid.Elem, n.name, width),
		p.line("mint_load_row<%d>(%s, %s + %s, %s);", width, n.name, c.grid, plus(p.offset(p.geo, c.grid, row), -n.left), exist)}
	return append(list, p.widenText(n, fmt.Sprintf("&%s[%d]", n.name, n.left), false)...)
}

// roundsText makes the steps, as many at a time as the ghost zone allows.
func (p *persistent) roundsText() []stencil.Stmt {
	v := p.Cells
	show := p.eachRow(false,
		"if (y_from <= y + r && y + r < y_to) {",
		"    const bool edge = y + r < y_from + own.y.ghost || y + r >= y_to - own.y.ghost;",
		fmt.Sprintf("    mint_store_cells<%d>(slot + %s, row, edge ? mine : mine & ~middle);", v, p.inSlot()),
		"}")
	load := p.eachRow(true,
		"const bool kept_here = y_from <= y + r && y + r < y_to;",
		"if (max(0, y_from - own.y.ghost) <= y + r && y + r < min(own.y.cells, y_to + own.y.ghost))",
		fmt.Sprintf("    mint_keep_row<%d>(row, slot + %s, kept_here ? needed & ~mine : needed);", v, p.inSlot()),
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
	p.addBorder(p.name.border)
	for _, c := range p.consts {
		p.addGrid(c)
		add("long long", c.grid+"_row")
		p.addBorder(c.border)
	}
	p.addValues()
}
