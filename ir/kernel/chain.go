// Chains in generated code: the launches of a time loop that the run time may gather, and what launches several steps of it.

package kernel

import "mintc/ir/stencil"

// Chain is a chain for the run time: a constant, printed above the first of the user's functions that launches a stage.
type Chain struct {
	*stencil.Chain
	Name  string // of the constant
	Above int    // offset in the user's file
	// Height is the number of steps of a launch, Least the number from which on a rest of them is one.
	Height, Least int
	// Scalars are, for each stage, what the kernel of several steps takes of the host's values in each step.
	Scalars []ChainScalars
	// Advance is the name of the function that launches the kernel of several steps, a mint_chain's advance, which is
	// printed above the constant. Without it the run time makes the launches one by one.
	Advance string
	// Launcher is that function where it launches tiles; where blocks march, Code is its text.
	Launcher *Advance
	Code     []string
	Kernel   *Kernel // what it launches
	// Resident is another launch of several steps, for ranges that fit on the chip. Nil: there is none.
	Resident *Resident
}

// Resident is a launch of several steps by blocks that keep their part of a range.
type Resident struct {
	Name           string // of the constant
	Height         int    // steps of a launch
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

// NewChainScalars are the structs for the scalars of each stage; name gives one to that of a stage which has any.
func NewChainScalars(lists [][]*stencil.Symbol, name func(stage int) string) []ChainScalars {
	scalars := make([]ChainScalars, len(lists))
	for stage, list := range lists {
		if scalars[stage].List = list; len(list) > 0 {
			scalars[stage].Type = name(stage)
		}
	}
	return scalars
}

// ChainRef says which stage of which chain a launch is.
type ChainRef struct {
	Chain *Chain
	Stage int
}
