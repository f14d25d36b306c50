// Chains: which launches the run time may make later, to make several steps of a time loop at once.

package codegen

import (
	"fmt"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// chain makes the launches of the chain's sweeps its stages, from now on.
func (l *lowerer) chain(c *stencil.Chain, height int) {
	if len(c.Roles) > kernel.MostRoles || len(c.Stages) > kernel.MostStages {
		panic(fmt.Sprintf("codegen: chain %s is larger than the tables of the run time", c.Name))
	}
	made := &kernel.Chain{Chain: c, Height: height, Least: min(2, height)}
	for i, s := range c.Stages {
		l.stages[s.Sweep] = &kernel.ChainRef{Chain: made, Stage: i}
	}
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
	}
	launch.Chain = ref
}
