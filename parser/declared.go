// The declaration of a variable, which cc spreads over two kinds of node, as one thing: declarator and initializer.

package parser

import "modernc.org/cc/v4"

// Declared returns the variable that n declares and its initialiser, which may
// be nil. n is an InitDeclarator or a declaration with __auto_type; for other
// nodes the variable is nil.
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
