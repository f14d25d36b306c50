// The codes of the messages about host and device copies, with the texts of `mintc explain`.

package validity

import "mintc/internal/diag"

// The messages about host and device copies.
const (
	codeNotMapped  = "MINT2011"
	codeHostAccess = "MINT2012"
	codePassed     = "MINT2050"
	codeLeft       = "MINT2051"
	codeFreed      = "MINT2052"
	codeRows       = "MINT2053"
	codeElement    = "MINT2054"
	codeInferred   = "MINT2055"
	codeEscaping   = "MINT2058"
	codeTangled    = "MINT2059"
	codeCalled     = "MINT2071"
)

func init() {
	diag.Register(
		diag.Code{Number: codeNotMapped, Title: "an array that is not on the device",
			Explain: "A parallel loop uses arrays that are on the device. If the type of an array gives its extents, the transfers are inferred. " +
				"Otherwise add the pragma that the message shows."},
		diag.Code{Number: codeHostAccess, Title: "host code touches an array whose device copy is the valid one",
			Explain: "Between copy(A, toDevice) and copy(A, fromDevice) the device copy of A is the valid one: host statements would see or " +
				"leave old values. Add copy(A, fromDevice, ...) before a read, copy(A, toDevice, ...) after a write, or put a few accesses to single elements " +
				"into a 'single' block of the region, where they act on the device copy."},
		diag.Code{Number: codePassed, Title: "an array on the device is passed to a function of another file",
			Explain: "The function may be translated by mintc and use the array in its regions: they find the caller's device copy. " +
				"Host code in it finds the values that were copied back; what it writes reaches the device by copy(A, toDevice, ...) behind the call. mintc cannot check whether there is any."},
		diag.Code{Number: codeLeft, Title: "an array is changed on the device and not copied back",
			Explain: "The storage outlives the function, but the values that the device computed are not in it. If they are read later, add the copy " +
				"that the message shows."},
		diag.Code{Number: codeFreed, Title: "storage is freed or moved while it is on the device",
			Explain: "A mapping lasts until the end of the block that holds its first copy. Storage that is freed or moved earlier can be handed out " +
				"again, and the old device copy would be found for it. Put copies and region into a block of their own."},
		diag.Code{Number: codeRows, Title: "a row pointer of an array on the device is assigned",
			Explain: "The rows of a T** or T*** may lie anywhere, and the device copy has them in the order of the row pointers at the copy. After a row " +
				"pointer is assigned, the array must be copied to the device again before the device copy is used: bring it back, change the pointers, " +
				"copy it to the device. Or exchange the arrays themselves. Assignments that mintc does not see stop the program at run time. " +
				"Row 0 of a matrix whose indices start at 1 need not exist, and its column 0 may be a cell of the row before: the extents of copy count " +
				"from index 0 (n+1 for indices 1 to n), and what no loop reaches is neither needed nor written."},
		diag.Code{Number: codeElement, Title: "an element access that cannot be rewritten",
			Explain: "In a single block an access to an element of a mapped array is rewritten to act on the device copy. " +
				"Here a macro makes the access together with other code. Write the access without the macro."},
		diag.Code{Number: codeEscaping, Title: "a call that the guard of host storage must surround",
			Explain: "A function whose body is not in this file may touch every array whose address it can know. While the device copy is the valid one, the " +
				"translated program watches the pages of the host copy, and prepares the bytes that pages do not cover in front of such a call " +
				"(-fhost-guard). Without the guard, or where the call's text cannot be changed, it is refused: copy the array back before it. " +
				"What a nest takes from the host through a pointer that may lead into such an array is refused, too: assign it to a variable in front of the loop."},
		diag.Code{Number: codeTangled, Title: "host code that is too tangled to follow",
			Explain: "Which copy of an array is valid is followed through loops, calls and jumps until nothing new is found. This code needs more steps " +
				"than mintc takes. Put the regions and the copies around them into a function of their own."},
		diag.Code{Number: codeInferred, Title: "transfers that were inferred for a region",
			Explain: "Printed under -Minfo: the arrays that a region uses without a copy, and what is transferred at its start and end."},
		diag.Code{Number: codeCalled, Title: "a function call in an extent would run twice",
			Explain: "An array that is copied from the device without a copy to the device before is mapped where a loop needs it, with the extents of " +
				"the copy. A function call in an extent would then run twice. Put the value into a variable before the loop."},
	)
}
