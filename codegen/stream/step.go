// One step of the stream. The first is known to be the first, so that places in shared memory are constants in the prologue.

package stream

import "mintc/ir/stencil"

// step is one place of the stream, for which statements are built.
type step struct {
	at    *stencil.Symbol // position of the plane that is computed; nil where nothing is streamed
	first bool            // it is the chunk's first plane, so that places in shared memory are constants
}

// firstStep is the step at the start of the thread's chunk.
func (g *geometry) firstStep() step {
	if g.streamDim < 0 {
		return step{first: true}
	}
	return step{g.offset[g.streamDim], true}
}
