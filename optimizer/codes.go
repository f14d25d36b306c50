package optimizer

import "mintc/internal/diag"

// The codes of remarks.
const (
	codeOptimized = "MINT3002"
	codePlan      = "MINT3010"
)

func init() {
	diag.Register(diag.Code{
		Number: codeOptimized,
		Title:  "what the optimizer did to a loop",
		Explain: "Printed under -Minfo from -O1 on: rewrites that keep the results, bit for bit. (reassociate alone, which regroups sums " +
			"by planes, changes their rounding; it is there with -fassociative-math only.) -fpass-disable=NAME leaves one out: " +
			"unroll writes out serial loops over constant offsets, fuse makes one kernel of consecutive nests that share arrays. Where " +
			"that means the same only as long as two pointers lead to different arrays, the host looks at each launch and " +
			"launches the one kernel, NAME_joined, or else the nests' own kernels one after the other.",
	}, diag.Code{
		Number: codePlan,
		Title:  "how a nest runs on the device",
		Explain: "Printed under -Minfo: the tile, the threads and what they keep on the chip, chosen by the performance model " +
			"among the plans that the options and clauses allow. -dump=plans lists the best of them, with the options that ask for each.",
	}, diag.Code{
		Number: "MINT3001",
		Title:  "the device cannot run the tile and chunksize that were asked for",
		Explain: "tile is the points that a thread block computes, chunksize the points that a thread computes, so a block " +
			"has tile/chunksize threads. A device allows 1024 threads per block, at most 1024, 1024 and 64 along x, y and z. " +
			"Clauses are obeyed exactly or refused: choose a smaller tile or a larger chunksize, or leave both out.",
	})
}
