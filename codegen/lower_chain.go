// Chains: which launches the run time may make later, to make several steps of a time loop at once.

package codegen

import (
	"fmt"

	"mintc/codegen/trapezoid"
	"mintc/ir/kernel"
	"mintc/ir/plan"
	"mintc/ir/stencil"
)

// chain makes the launches of the chain's sweeps its stages, from now on.
func (l *lowerer) chain(t plan.Trapezoid) {
	c := t.Chain
	if len(c.Roles) > plan.MostRoles || len(c.Stages) > plan.MostStages {
		panic(fmt.Sprintf("codegen: chain %s is larger than the tables of the run time", c.Name))
	}
	made := &kernel.Chain{Chain: c, LeastCells: t.LeastCells}
	for _, one := range append([]plan.Trapezoid{t}, t.Others...) {
		w := l.way(made, one)
		w.Text, w.Usual = one.Way(), one.Kind == t.Kind
		made.Ways = append(made.Ways, w)
	}
	if t.Special != nil {
		trapezoid.LowerSpecial(*t.Special, made, l.names)
	}
	for i, s := range c.Stages {
		l.stages[s.Sweep] = &kernel.ChainRef{Chain: made, Stage: i}
	}
}

// way makes the kernel of several steps, and what launches it.
func (l *lowerer) way(made *kernel.Chain, t plan.Trapezoid) *kernel.Way {
	switch t.Kind {
	case plan.Replay:
		return &kernel.Way{Height: t.Height, Least: min(2, t.Height)}
	case plan.Whole, plan.Shrinking, plan.Strip:
		return l.tiles(made, t)
	case plan.March:
		return trapezoid.LowerMarch(t, made, l.names)
	case plan.Persistent:
		return trapezoid.LowerPersistent(t, made, l.names)
	}
	panic(fmt.Sprintf("codegen: no lowering for\n%v", t))
}

// tiles makes the kernel of several steps, of which a block holds its tile in shared memory, or each warp its own in registers.
func (l *lowerer) tiles(made *kernel.Chain, t plan.Trapezoid) *kernel.Way {
	lower := trapezoid.LowerTile
	if t.Kind == plan.Strip {
		lower = trapezoid.LowerStrip
	}
	advance, err := lower(t, l.names)
	if err != nil {
		panic(fmt.Sprintf("codegen: no tile for chain %s: %v", t.Chain.Name, err))
	}
	made.AddScalars(advance.Scalars, func(stage int) string {
		return l.names.Fresh(t.Chain.Stages[stage].Sweep.Name + "_scalars")
	})
	return &kernel.Way{Height: t.Height, Least: advance.Least, Launcher: advance, Twins: l.names.Fresh(t.Chain.Name + "_twins"), Advance: advance.Name, Kernel: advance.Kernel}
}

// advanceKernels adds the kernels of several steps to the unit, with what their bodies need.
func (l *lowerer) advanceKernels(c *kernel.Chain) {
	var kernels []*kernel.Kernel
	for _, w := range c.Ways {
		if w.Kernel != nil {
			kernels = append(kernels, w.Kernel)
		}
	}
	if c.Special != nil {
		kernels = append(kernels, c.Special.Kernel)
	}
	if len(kernels) == 0 {
		return
	}
	for _, s := range c.Stages {
		l.needs(needsOf(s.Sweep, s.Sweep.Body), c.Above)
	}
	for _, k := range kernels {
		k.Above = c.Above
	}
	l.unit.Kernels = append(l.unit.Kernels, kernels...)
}

// stage makes the launch a stage, if its sweep is one. The chain is printed above the first of them.
func (l *lowerer) stage(f *stencil.Function, launch *kernel.Launch) {
	ref := l.stages[launch.Sweep]
	if ref == nil {
		return
	}
	if len(launch.Versioned) > 0 || len(launch.Results) > 0 {
		panic(fmt.Sprintf("codegen: the launch of %s cannot wait", launch.Sweep.Name))
	}
	if ref.Chain.Name == "" {
		ref.Chain.Name, ref.Chain.Above = l.names.Fresh(ref.Chain.Chain.Name), f.Kernels
		l.unit.Chains = append(l.unit.Chains, ref.Chain)
		l.advanceKernels(ref.Chain)
	}
	launch.Chain = ref
}

// findCopied collects the grids that are whole arrays on the device.
func (l *lowerer) findCopied() {
	l.copied = map[*stencil.Grid]bool{}
	for _, f := range l.Program.Functions {
		stencil.Visit(f.Steps, func(s stencil.Step) {
			switch s := s.(type) {
			case *stencil.Transfer:
				l.copied[s.Grid] = true
			case *stencil.Region:
				for _, p := range s.Provides {
					l.copied[p.Grid] = true
				}
			}
		})
	}
}

// mayBePart reports whether a grid of a chain may be a part of an array that is another one of the chain.
func (l *lowerer) mayBePart(c *stencil.Chain) bool {
	for _, s := range c.Stages {
		for _, u := range s.Sweep.Uses {
			g := u.Grid.Root()
			if !hasOwnPlace(u.Grid) && (u.Grid.Leading != nil || !g.Object && !l.copied[g]) {
				return true
			}
		}
	}
	return false
}

// hasOwnPlace reports whether a grid is a slice between others of its array. Of a part of a flat array only the beginning is known.
func hasOwnPlace(g *stencil.Grid) bool { return g.Leading != nil && !g.IsFlat() }

// sharing says what the launch of a stage touches of each array that may be a part of one that another name of the chain leads to.
func (w *sweepLowering) sharing(c *stencil.Chain) {
	if !w.mayBePart(c) {
		return
	}
	for _, u := range w.Sweep.Uses {
		var list []*kernel.Touch
		if !hasOwnPlace(u.Grid) {
			for _, t := range w.toucher.touches(u) {
				list = append(list, w.toucher.named(t))
			}
		}
		w.Launch.Sharing = append(w.Launch.Sharing, list)
	}
}
