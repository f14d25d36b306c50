// A chain: what one step of a time loop computes, so that several steps can be made one launch (ghost-zone paper, section 4).

package stencil

import (
	"slices"

	"mintc/internal/source"
)

// Chain are the sweeps of one step of a time loop in order, with the storage that each reads and writes. The names of
// the program may change places from step to step; a role is one of the storages that they name as a step begins.
type Chain struct {
	Name   string      // of what advances several steps
	Span   source.Span // of the time loop; of the sweeps where none is to be seen
	Height int         // steps per launch that a directive asks for, 0 if none does
	Stages []Stage
	Roles  []ChainRole
	// Turn says where the storages are one step later: role r of a step is role Turn[r] of the step before.
	//
	//	heat:  u, unew     Turn 1 0      (u, unew = unew, u)
	//	wave:  u, uold, unew   Turn 2 0 1
	Turn []int
	// Guessed says that the program does not show the turn.
	Guessed bool
}

// Stage is one sweep of a chain. Roles are those of the arrays that it uses, in the order of Sweep.Uses.
type Stage struct {
	Sweep *Sweep
	Roles []int
}

// Parts are the stage's sweep, or those that it divides into, with their roles.
func (s Stage) Parts() []Stage {
	var list []Stage
	for _, sweep := range Parts(s.Sweep) {
		part := Stage{Sweep: sweep}
		for _, u := range sweep.Uses {
			at := slices.IndexFunc(s.Sweep.Uses, func(of *Use) bool { return of.Grid == u.Grid })
			part.Roles = append(part.Roles, s.Roles[at])
		}
		list = append(list, part)
	}
	if list == nil {
		return []Stage{s}
	}
	return list
}

// Divided is the chain with the parts of its stages as stages. Launches says which stage of the chain each of them belongs to.
func (c *Chain) Divided() (divided *Chain, launches []int) {
	whole := *c
	whole.Stages = nil
	for i, s := range c.Stages {
		for _, part := range s.Parts() {
			whole.Stages, launches = append(whole.Stages, part), append(launches, i)
		}
	}
	return &whole, launches
}

// ChainRole is a storage of a chain. Grid names it where it is used first.
type ChainRole struct {
	Grid    *Grid
	Written bool // by some stage
	// Renewed is set for a role that is only read and is another storage in each step: wall[t].
	Renewed bool
}

// Version is what a stage wrote Steps steps ago; with 0, in the same step. Constant is a storage that no
// stage writes.
type Version struct {
	Constant     bool
	Stage, Steps int
}

// Writes reports whether the stage writes the role.
func (s Stage) Writes(role int) bool {
	for i, r := range s.Roles {
		if r == role && s.Sweep.Uses[i].Written {
			return true
		}
	}
	return false
}

// Before is the version that a role has as a stage begins.
func (c *Chain) Before(stage, role int) Version {
	last := stage - 1
	for steps := 0; steps <= len(c.Roles); steps++ {
		for s := last; s >= 0; s-- {
			if c.Stages[s].Writes(role) {
				return Version{Stage: s, Steps: steps}
			}
		}
		role, last = c.Turn[role], len(c.Stages)-1
	}
	return Version{Constant: true}
}

// Changes reports whether a storage that has the role at some step is written: the role itself, or one that it takes
// turns with.
func (c *Chain) Changes(role int) bool {
	return slices.ContainsFunc(c.Cycle(role), func(r int) bool { return c.Roles[r].Written })
}

// Stays reports whether a role is one storage in all steps.
func (c *Chain) Stays(role int) bool { return c.Turn[role] == role && !c.Roles[role].Renewed }

// Differs reports whether an array of a stage may have other values in other steps: they write it, or it is another storage there.
func (c *Chain) Differs(st Stage, g *Grid) bool {
	role := st.Roles[slices.IndexFunc(st.Sweep.Uses, func(u *Use) bool { return u.Grid == g })]
	return c.Changes(role) || !c.Stays(role)
}

// Depth is how many steps back later stages read what the stage writes: 1 for heat, 2 for a wave; 0 for what only
// the same step reads. A role that is written in part keeps the rest of its version before.
func (c *Chain) Depth(stage int) int {
	depth := 0
	for _, role := range c.Stages[stage].Roles {
		if c.Stages[stage].Writes(role) {
			depth = max(depth, c.depthOf(stage, role))
		}
	}
	return depth
}

// depthOf is that of one role which the stage writes.
func (c *Chain) depthOf(stage, role int) int {
	depth, cycle := 0, c.Cycle(role)
	for s := range c.Stages {
		for i, u := range c.Stages[s].Sweep.Uses {
			read := c.Stages[s].Roles[i]
			v := c.Before(s, read)
			if slices.Contains(cycle, read) && !v.Constant && v.Stage == stage && (u.Read || !c.Stages[s].Sweep.Fills(u)) {
				depth = max(depth, v.Steps)
			}
		}
	}
	return depth
}

// Tail is how many ordinary steps must follow a launch of several steps before all storages have what the serial
// program leaves: such a launch stores only the versions that later steps read.
func (c *Chain) Tail() int {
	tail := 0
	for s := range c.Stages {
		for role := range c.Roles {
			if c.Stages[s].Writes(role) && c.isLast(s, role) {
				tail = max(tail, len(c.Cycle(role))-c.depthOf(s, role))
			}
		}
	}
	return tail
}

// isLast reports whether no later stage of the step writes the role.
func (c *Chain) isLast(stage, role int) bool {
	return !slices.ContainsFunc(c.Stages[stage+1:], func(s Stage) bool { return s.Writes(role) })
}

// Cycle are the roles before the first step of the storages that have this role at step 0, 1, ..: after as many steps as it is
// long, the role is the same storage again.
func (c *Chain) Cycle(role int) []int {
	list := []int{role}
	for r := c.Turn[role]; r != role; r = c.Turn[r] {
		list = append(list, r)
	}
	return list
}

// Fills reports whether every iteration writes the grid, at its own point, whatever the data.
func (s *Sweep) Fills(u *Use) bool {
	for _, a := range u.Accesses {
		if a.Write && !a.Guarded && a.Member == "" && s.Pointwise(&Use{Grid: u.Grid, Accesses: []AccessInfo{a}}) {
			return true
		}
	}
	return false
}

// WrittenStorages has a bit for each role whose storage some step writes.
func (c *Chain) WrittenStorages() uint {
	var bits uint
	for role := range c.Roles {
		if c.Changes(role) {
			bits |= 1 << role
		}
	}
	return bits
}
