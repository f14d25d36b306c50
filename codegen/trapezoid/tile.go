// The tile kinds: a thread block holds its tile of every written grid, with the ghost zone, in shared memory and advances
// several steps there (ghost-zone paper, section 3.3).

package trapezoid

import (
	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/plan"
)

// LowerTile makes the kernel that advances a chain, or says why no tile can. Names are those of the file.
//
// One plane of shared memory stands for each storage of the written roles, and names of roles are pointers to them that
// change places as those of the program do. So all that the serial program leaves alone stays right by itself: a cell
// outside a stage's range keeps the value of its own storage, also where the storages of a pair differ there, and one
// that a condition leaves out keeps that of the steps before. Iterations of a stage do not depend on each other (F8), so
// a stage may read and write one plane.
//
// A level computes the cells of its stage's range whose inputs are right, and none whose inputs are not: ghost cells hold
// what the serial program computes there, or are not read. At the end each storage that later steps read and that some
// step wrote is stored, all cells of the tile in the ranges of the stages that write it. Storing a cell that no step
// wrote changes nothing: the plane has what the storage has. It has no cells of stages that the steps of a launch do not come to, where
// nests write a storage in turn: such a launch is not made (plan.Tiles.LeastSteps). Storages that the next steps fill before they read them are
// neither loaded where stages fill them nor stored, so that a launch may write them without a second buffer.
func LowerTile(p plan.Trapezoid, names *frame.Names) (*kernel.Advance, error) {
	t, ghost, err := p.Tiles()
	if err != nil {
		return nil, err
	}
	return newTileLowering(t, p, ghost, names).lower(), nil
}
