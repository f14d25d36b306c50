// The code of remarks on what was rewritten.

package rewrite

import "mintc/internal/diag"

// codeOptimized is the code of remarks on what was rewritten.
const codeOptimized = "MINT3002"

func init() {
	diag.Register(diag.Code{
		Number: codeOptimized,
		Title:  "what the optimizer did to a loop",
		Explain: "Printed under -Minfo: rewrites that keep the results, bit for bit. (reassociate alone, which regroups sums " +
			"by planes, changes their rounding; it is there with -fassociative-math only.) -fpass-disable=NAME leaves one out: " +
			"interchange makes the loop over neighbouring elements x, whatever order the loops stand in, at every level; from -O1 on " +
			"unroll writes out serial loops over constant offsets, fuse makes one kernel of consecutive nests that share arrays. Where " +
			"that means the same only as long as two pointers lead to different arrays, the host looks at each launch and " +
			"launches the one kernel, NAME_fused, or else the nests' own kernels one after the other.",
	})
}
