// Launches of several steps for some ranges, besides another kind: blocks that stay where a range fits on the chip, blocks that march along the
// middle loop where one holds all of the slowest.

package trapezoid

import (
	"fmt"
	"slices"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// LowerSpecial adds such a launch to a chain. It takes the scalars that the other one files.
func LowerSpecial(t plan.Trapezoid, c *kernel.Chain, names *frame.Names) {
	if t.Kind == plan.March {
		c.Special = lowerThin(t, c, names)
	} else {
		c.Special = lowerResident(t, c, names)
	}
}

// lowerResident is the launch of blocks that stay.
func lowerResident(t plan.Trapezoid, c *kernel.Chain, names *frame.Names) *kernel.Special {
	p, own := lowerPersistent(t, names)
	mustBeFiled(t, c, p.scalars())
	s := &kernel.Special{Name: names.Fresh(t.Chain.Name + "_resident"), Height: t.Height, Least: 2, Where: t.Where(), Suits: names.Fresh("suits_" + t.Chain.Name),
		Advance: names.Fresh("stay_" + t.Chain.Name), Kernel: p.kernel}
	reside := names.Fresh("reside_" + t.Chain.Name)
	s.Code = own.lines(slices.Concat(p.resideText(reside), suitsText(s.Suits, reside, t.Height, p.ResidentRows()), p.hostText(s.Advance, reside, c.Scalars)))
	return s
}

// lowerThin is the launch of blocks that march along the middle loop.
func lowerThin(t plan.Trapezoid, c *kernel.Chain, names *frame.Names) *kernel.Special {
	h, own := lowerMarch(t, names, "_thin")
	mustBeFiled(t, c, h.scalars())
	s := &kernel.Special{Name: names.Fresh(t.Chain.Name + "_along_middle"), Height: t.Height, Least: h.rest, Where: t.Where(), Suits: names.Fresh("is_thin_" + t.Chain.Name),
		Advance: names.Fresh("advance_thin_" + t.Chain.Name), Kernel: h.kernel}
	s.Code = own.lines(slices.Concat(h.thinText(s.Suits), h.hostText(s.Advance, c.Scalars)))
	return s
}

// thinText is the function with this name: whether a block holds the slowest loop, and more than half of its rows are of use.
func (h *hostWriter) thinText(name string) []string {
	a, rows := h.Held(h.MarchShape), h.BlockRows()
	return []string{
		"// Whether a block holds all of the slowest loop, and most of its rows are of use.",
		fmt.Sprintf("static bool %s(mint_site, const long long *range)", name),
		"{",
		fmt.Sprintf("    return %d <= range[5] && range[5] <= %d && range[5] < range[3];", rows/2, rows-a.Below[1]-a.Above[1]),
		"}",
	}
}

// mustBeFiled panics if a kernel reads scalars that the launches of the chain do not file.
func mustBeFiled(t plan.Trapezoid, c *kernel.Chain, scalars [][]*stencil.Symbol) {
	for stage, list := range scalars {
		for _, sym := range list {
			if !slices.Contains(c.Scalars[stage].List, sym) {
				panic(fmt.Sprintf("trapezoid: %s is not filed, in\n%v", sym.Name, t))
			}
		}
	}
}
