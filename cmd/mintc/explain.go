// The sub-command `mintc explain`: the long text of a message's code.

package main

import (
	"fmt"
	"strings"

	"mintc/internal/diag"
)

// runExplain prints the explanation of each code in the command line, or the list of codes.
func runExplain(c *command) int {
	codes := c.operands[1:]
	if len(codes) == 0 {
		var out strings.Builder
		for _, code := range diag.Registered() {
			fmt.Fprintf(&out, "%s  %s\n", code.Number, code.Title)
		}
		return printOut(out.String())
	}
	var out strings.Builder
	for _, number := range codes {
		code, known := diag.Explain("MINT" + strings.TrimPrefix(strings.ToUpper(number), "MINT")) // 2003 will do
		if !known {
			return fail(exitUsage, "explain: there is no message %s; \"mintc explain\" lists all", number)
		}
		fmt.Fprintf(&out, "%s: %s\n\n%s\n", code.Number, code.Title, strings.TrimSpace(code.Explain))
	}
	return printOut(out.String())
}
