// The declaration of a variable, which cc spreads over two kinds of node, as one thing: declarator and initializer.

package parser

import "modernc.org/cc/v4"

// Declared is the variable, with its initialiser or nil, that n declares: one
// of a list, or that of a declaration with __auto_type. It is nil for other nodes.
func Declared(n cc.Node) (*cc.Declarator, *cc.Initializer) {
	switch n := n.(type) {
	case *cc.InitDeclarator:
		return n.Declarator, n.Initializer
	case *cc.Declaration:
		if n.Case == cc.DeclarationAuto {
			return n.Declarator, n.Initializer
		}
	}
	return nil, nil
}
