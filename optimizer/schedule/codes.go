// The error about clauses that the device cannot run.

package schedule

import "mintc/internal/diag"

// codeTile is the code of the error about clauses that the device cannot run.
const codeTile = "MINT3001"

func init() {
	diag.Register(diag.Code{
		Number: codeTile,
		Title:  "the device cannot run the tile and chunksize that were asked for",
		Explain: "tile is the points that a thread block computes, chunksize the points that a thread computes, so a block " +
			"has tile/chunksize threads. A device allows 1024 threads per block, at most 1024, 1024 and 64 along x, y and z. " +
			"Clauses are obeyed exactly or refused: choose a smaller tile or a larger chunksize, or leave both out.",
	})
}
