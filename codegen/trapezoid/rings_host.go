// What launches such a kernel does more: tensors that planes are copied from.

package trapezoid

import "fmt"

// tensorsBegin says where the rows of all arrays begin, and leaves ranges to ordinary launches that the kernel has no numbers for.
func (h *hostWriter) tensorsBegin() {
	if h.rings == nil {
		return
	}
	n, unit := h.names[h.rings.fd], h.rings.at.Unit
	shift := h.rings.shift
	h.line("const int %s = mint_cells_behind(%s.of[0]); // cells from a multiple of 16 bytes to the range", shift, n.grid)
	from := shift
	if more := h.rings.at.Beside() - h.PerStep; more > 0 {
		from = fmt.Sprintf("(%s)", plus(shift, more))
	}
	h.line("const int before = %s %% %d, %s = %d + before - %s; // cells in front of those around it, and of such a multiple", from, unit, h.rings.lead, h.PerStep, shift)
	if h.leastPlanes > 0 {
		h.line("if (range[5] < %d)", h.leastPlanes)
		h.line("    return false; // slower than ordinary launches")
	}
	h.line("if ((range[5] + %d) * %s_stride[0] > INT_MAX)", 2*h.PerStep, n.grid)
	h.line("    return false; // the kernel has offsets of 32 bits")
}

// tensorsMade makes the tensors.
func (h *hostWriter) tensorsMade() {
	if h.rings == nil {
		return
	}
	r := h.rings
	grid, names := h.names[r.fd].grid, r.tensors()
	made := func(tensor, first, stride, cells string, wide bool) {
		columns, rows := r.at.Columns, r.at.Rows
		if wide {
			columns, rows = r.at.WideColumns, rows+2*h.PerStep
		}
		h.line("CUtensorMap %s;", tensor)
		h.line("if (!mint_range_tensor(steps.site, %s, %s, %s, {range, %s}, %d, %d))", tensor, first, stride, cells, columns, rows)
		h.line("    return false;")
	}
	version := func(v int) string { return written("%s.of[%d]", grid, r.fd.Storage(v)) }
	made(names[0], version(0), grid+"_stride", written("%d, before", h.PerStep), true)
	if r.oldest != "" {
		made(r.oldest, version(-1), grid+"_stride", "0, "+r.shift, false)
	}
	for _, s := range r.sources {
		made(s.tensor, s.from+".of[0]", s.place+".stride", "0, "+r.shift, false)
	}
}
