// The parameters of chain kernels, and the user's scalars and indices among them.

package trapezoid

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// param is the name of a stage's scalar in the kernel: a value for each step.
func (m *chainKernel) param(stage int, p *stencil.Symbol) string {
	for i, have := range m.asked {
		if have == (asked{stage, p}) {
			return m.params[i].Name
		}
	}
	sym := &stencil.Symbol{Name: m.fresh(p.Name + "_each"), Type: p.Type}
	m.asked, m.params = append(m.asked, asked{stage, p}), append(m.params, sym)
	return sym.Name
}

// asked is a scalar that a stage reads.
type asked struct {
	stage int
	sym   *stencil.Symbol
}

// value is what stands for a parameter of a stage, or for the index of a parallel loop. place is that of the cell in the range along a
// dimension of the stream.
func (m *chainKernel) value(stage int, e stencil.Expr, place func(dim int) string) stencil.Expr {
	v, ok := e.(*stencil.Var)
	if !ok {
		return e
	}
	if v.Sym.Role == stencil.Param {
		return &kernel.Named{Text: m.param(stage, v.Sym) + "[k]", T: v.Sym.Type}
	}
	for d, l := range m.sweep(stage).Loops {
		if l.Index == v.Sym {
			m.usesIndex = true
			return &kernel.Named{Text: written("(%s)(%s[%d] + %s)", v.Sym.Type, m.geo.begin, d, place(m.Dimension(d))), T: v.Sym.Type}
		}
	}
	return e
}

// scalars are the host values of each stage that the kernel takes.
func (m *chainKernel) scalars() [][]*stencil.Symbol {
	list := make([][]*stencil.Symbol, len(m.Chain.Stages))
	for _, a := range m.asked {
		list[a.stage] = append(list[a.stage], a.sym)
	}
	return list
}

// addParam adds a parameter of a type of the run time's.
func (m *chainKernel) addParam(t, name string) {
	m.kernel.Params = append(m.kernel.Params, kernel.Param{Sym: &stencil.Symbol{Name: name, Type: stencil.Type{Kind: stencil.Struct, Name: t}}})
}

// addBorder adds which cells around the range exist, where the launch says it.
func (m *chainKernel) addBorder(name string) {
	if name != "" {
		m.addParam("mint_border", name)
	}
}

// addGrid adds the storage of a constant.
func (m *chainKernel) addGrid(c *constant) {
	m.kernel.Params = append(m.kernel.Params, kernel.Param{Sym: &stencil.Symbol{Name: c.grid, Type: c.Grid.Elem}, Pointer: true, ReadOnly: true})
}

// addValues adds the host's values of each step, and where the ranges begin.
func (m *chainKernel) addValues() {
	for _, p := range m.params {
		m.addParam(written("mint_each<%s, %d>", p.Type, m.Height), p.Name)
	}
	if m.usesIndex {
		m.addParam(fmt.Sprintf("mint_each<long long, %d>", m.Dims), m.geo.begin)
	}
}
