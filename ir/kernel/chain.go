// Chains in generated code: the launches of a time loop that the run time may gather, and what launches several steps of it.

package kernel

import (
	"slices"

	"mintc/ir/stencil"
)

// Chain is a chain for the run time: a constant, printed above the first of the user's functions that launches a stage.
type Chain struct {
	*stencil.Chain
	Name  string // of the constant
	Above int    // offset in the user's file
	// Scalars are, for each stage, what the kernels of several steps take of the host's values in each step.
	Scalars []ChainScalars
	// Ways are the ways to make several steps at once. Of several, the program finds the fastest.
	Ways []*Way
	// Special is another launch of several steps, for some ranges. Nil: there is none.
	Special *Special
	// LeastCells is how many cells a range has whose launches wait: steps of smaller ones are faster as launches of their own.
	LeastCells int64
}

// Way is a way to make several steps of a chain at once.
type Way struct {
	// Height is the number of steps of a launch, Least the number from which on a rest of them is one. A height of 1 among
	// other ways stands for ordinary launches.
	Height, Least int
	// Text describes it for who runs the program.
	Text string
	// Usual says that it is of the kind of the first way.
	Usual bool
	// Advance is the name of the function that launches the kernel of several steps, a mint_chain's advance, which is
	// printed above the constant. Without it the run time makes the launches one by one.
	Advance string
	// Launcher is that function where it launches tiles, and Twins the name of its table of second buffers; where blocks
	// march, Code is its text.
	Launcher *Advance
	Twins    string
	Code     []string
	Kernel   *Kernel // what it launches
}

// Alone are the first steps of a chain that are made as launches of their own, because only these hold accesses to the extents, unless all
// that these accesses may reach is there: Reaches and Boxes. So many Steps make sure of those behind them as long as Values stay the same; 0
// is all.
type Alone struct {
	Name    string // of the host variable
	Steps   int
	Reaches []*Reach
	Boxes   []Box
	Unknown bool // where the accesses lead
	Values  []*stencil.Symbol
}

// Special is a launch of several steps for the ranges that it suits.
type Special struct {
	Name           string // of the constant
	Height, Least  int    // as those of a Way
	Where          string // for which ranges, for who reads the program
	Suits, Advance string // functions: whether it is the faster launch for a range, and what launches the kernel
	Code           []string
	Kernel         *Kernel
}

// ChainScalars are the scalars that a launch files for the kernel of several steps: a struct of the name Type with a member
// for each symbol. Type is "" if there are none.
type ChainScalars struct {
	Type string
	List []*stencil.Symbol
}

// AddScalars adds what a kernel takes of each stage; name gives a name to the struct of a stage that had none.
func (c *Chain) AddScalars(lists [][]*stencil.Symbol, name func(stage int) string) {
	if c.Scalars == nil {
		c.Scalars = make([]ChainScalars, len(lists))
	}
	for stage, list := range lists {
		s := &c.Scalars[stage]
		for _, sym := range list {
			if s.Type == "" {
				s.Type = name(stage)
			}
			if !slices.Contains(s.List, sym) {
				s.List = append(s.List, sym)
			}
		}
	}
}

// Height is the largest number of steps of a launch.
func (c *Chain) Height() int {
	most := 0
	for _, w := range c.Ways {
		most = max(most, w.Height)
	}
	return most
}

// ChainRef says which stage of which chain a launch is.
type ChainRef struct {
	Chain *Chain
	Stage int
}
