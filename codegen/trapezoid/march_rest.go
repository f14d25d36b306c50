// Launches of fewer steps than a kernel makes, where no more wait: an instance of the same kernel, which as a template knows whether it makes a rest. The steps
// behind those that the launch makes pass on the planes that they find.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// endText leaves a loop over the steps behind those that the launch makes.
func (m *builder) endText(g *geometry) []stencil.Stmt {
	if !m.rests {
		return nil
	}
	return []stencil.Stmt{&kernel.Lines{Text: []string{fmt.Sprintf("if (%s && k >= %s)", g.fewer, g.made), "    break;"}}}
}

// idleText passes on the planes of the last step that a launch of fewer steps makes.
func (m *builder) idleText(g *geometry) []stencil.Stmt {
	if !m.rests {
		return nil
	}
	var pass []stencil.Stmt
	for _, fd := range m.Fields {
		if fd.Depth > 0 {
			pass = append(pass, m.eachRow(m.line("mint_move<%d>(%s, %s);", m.Cells, m.window(fd, version{fd.Depth, "k"}.String(), 0, "h"), m.window(fd, version{fd.Depth - 1, "k"}.String(), m.PerStep, "h"))))
		}
	}
	return []stencil.Stmt{&kernel.Nest{Head: []string{fmt.Sprintf("if (%s && k >= %s) { // a step that the launch does not make", g.fewer, g.made)},
		Body: append(pass, m.line("continue;")), Tail: "}"}}
}
