// The code of remarks on plans.

package optimizer

import "mintc/internal/diag"

// codePlan is the code of remarks on plans.
const codePlan = "MINT3010"

func init() {
	diag.Register(diag.Code{
		Number: codePlan,
		Title:  "how a nest runs on the device",
		Explain: "Printed under -Minfo: the tile, the threads and what they keep on the chip, chosen by the performance model " +
			"among the plans that the options and clauses allow. -dump=plans lists the best of them, with the options that ask for each.",
	})
}
