// The instances of a kernel that marches: as a template it knows whether rows are packed and whether it makes a rest of the steps. One that asked in each block
// would hold the texts for both, and was measured to be slower, by 6 % (bench/results/2026-11-27-h200-tune.md).

package trapezoid

import (
	"fmt"
	"strings"
)

// templateOf are the parameters of a kernel as a template, "" if it is none.
func templateOf(m *chainKernel) string {
	var list []string
	if !m.onlyPacked {
		list = append(list, "bool "+m.geo.packed)
	}
	if m.rests {
		list = append(list, "bool "+m.geo.fewer)
	}
	return strings.Join(list, ", ")
}

// instance is the kernel for rows that are packed or not, which makes all steps or fewer.
func (h *hostWriter) instance(packed, fewer bool) string {
	var list []string
	if !h.onlyPacked {
		list = append(list, fmt.Sprint(packed))
	}
	if h.rests {
		list = append(list, fmt.Sprint(fewer))
	}
	if list == nil {
		return h.kernel.Name
	}
	return fmt.Sprintf("%s<%s>", h.kernel.Name, strings.Join(list, ", "))
}

// chooseInstance is what to launch: the kernel, or a variable that holds its instance.
func (h *hostWriter) chooseInstance() string {
	usual := h.instance(true, false)
	if usual == h.kernel.Name {
		return usual
	}
	byRows := func(fewer bool) string {
		if h.onlyPacked {
			return h.instance(true, fewer)
		}
		return fmt.Sprintf("%s ? %s : %s", h.geo.packed, h.instance(true, fewer), h.instance(false, fewer))
	}
	chosen := byRows(false)
	if h.rests {
		h.args = append(h.args, h.count)
		format := "steps.steps < %d ? %s : %s"
		if !h.onlyPacked {
			format = "steps.steps < %d ? (%s) : (%s)"
		}
		chosen = fmt.Sprintf(format, h.Height, byRows(true), chosen)
	}
	h.line("const auto march = %s;", chosen)
	h.line("if (march != %s)", usual)
	h.line("    mint_prepare_shared(steps.site, %q, (const void *)march, %d);", h.kernel.Name, h.sharedBytes)
	return "march"
}
