// The statements of kernels that advance a chain by several steps.

package cuda

import (
	"fmt"
	"strings"

	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// advancing prints a statement of a kernel that advances a chain.
func advancing(s stencil.Stmt) string {
	switch s := s.(type) {
	case *kernel.TilePlane:
		inner := ""
		for _, n := range s.Sym.Dims[1:] {
			inner += fmt.Sprintf("[%d]", n)
		}
		name, cast := "*const "+s.Sym.Name, "*"
		if inner != "" {
			name, cast = "(*const "+s.Sym.Name+")"+inner, "(*)"+inner
		}
		return fmt.Sprintf("%s %s = reinterpret_cast<%s %s>(%s)", s.Sym.Type, name, s.Sym.Type, cast, kernel.SharedAt(s.From))
	case *kernel.RoleName:
		return fmt.Sprintf("auto *%s = %s", s.Sym.Name, s.Plane.Name)
	case *kernel.Turn:
		names := make([]string, len(s.Names))
		for i, n := range s.Names {
			names[i] = n.Name
		}
		return fmt.Sprintf("mint_turn(%s)", strings.Join(names, ", "))
	}
	panic(fmt.Sprintf("cuda: cannot print %T", s))
}
