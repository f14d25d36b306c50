// The user's constant tables and functions, printed for the device. Small tables go to constant memory.

package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
)

// maxConstant is the largest table, in bytes, that is put into constant memory; a program has 64 KB
// of it. Threads of a warp that all read the same element read it at the speed of a register.
const maxConstant = 8 << 10

// Table prints a constant array of the user's.
func Table(t kernel.Table) string {
	space, bytes := "__constant__", int64(t.Sym.Type.Size)
	for _, n := range t.Sym.Dims {
		bytes *= n
	}
	if bytes > maxConstant {
		space = "__device__"
	}
	return wrap(fmt.Sprintf("static %s const %s;\n", space, formatter.Declaration(t.Sym, t.Values)))
}

// Function prints a user's function for the device.
func Function(f kernel.Function) string {
	var b strings.Builder
	fmt.Fprintf(&b, "/* %s, for kernels. */\n", f.User)
	head := fmt.Sprintf("static __device__ %s %s(", f.Result, f.Name)
	b.WriteString(head)
	list := make([]string, len(f.Params))
	for i, p := range f.Params {
		list[i] = p.Type.String() + " " + p.Name
	}
	writeList(&b, list, len(head))
	b.WriteString(")\n{\n")
	writeBody(&b, f.Body, formatter)
	b.WriteString("}\n")
	return b.String()
}
