// The names of variables declared `register`, which have no address.

package parser

import (
	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// Registers are the names of variables and parameters that are declared register
// anywhere in the program: C does not allow taking their address.
func (u *Unit) Registers() map[string]bool {
	names := map[string]bool{}
	ccwalk.Nodes(u.AST.TranslationUnit, func(n cc.Node) bool {
		if d, ok := n.(*cc.Declarator); ok && d.IsRegister() {
			names[d.Name()] = true
		}
		return true
	})
	return names
}
