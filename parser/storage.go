// Variables whose storage has another name than theirs: by asm("name") behind the declarator, or by the attribute alias.

package parser

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// StorageName is the name of a variable's storage, which asm("name") behind the declarator, or the attribute alias,
// makes another one than its own.
func (u *Unit) StorageName(d *cc.Declarator) string {
	if other, ok := u.storageNames()[d.Name()]; ok {
		return other
	}
	return d.Name()
}

// IsOnlyName reports whether the storage of a variable has no second name in this file.
func (u *Unit) IsOnlyName(d *cc.Declarator) bool {
	if d.Linkage() == cc.None {
		return true
	}
	storage := u.StorageName(d)
	for _, other := range u.storageNames() {
		if other == storage {
			return false
		}
	}
	return true
}

func (u *Unit) storageNames() map[string]string {
	if u.storage == nil {
		u.storage = map[string]string{}
		ccwalk.Nodes(u.AST.TranslationUnit, func(n cc.Node) bool {
			d, ok := n.(*cc.InitDeclarator)
			if ok && d.Declarator.Linkage() != cc.None && d.Declarator.Type().Kind() != cc.Function {
				if other := otherName(d); other != "" {
					u.storage[d.Declarator.Name()] = other
				}
			}
			return true
		})
	}
	return u.storage
}

// otherName is the name that a declaration gives to the storage of its variable, or "".
func otherName(d *cc.InitDeclarator) (name string) {
	if d.Asm != nil {
		name = strings.Trim(d.Asm.Token3.SrcStr(), `"`)
	}
	ccwalk.Nodes(d, func(n cc.Node) bool {
		v, ok := n.(*cc.AttributeValue)
		if !ok || strings.Trim(v.Token.SrcStr(), "_") != "alias" || v.ArgumentExpressionList == nil {
			return true
		}
		if text, ok := v.ArgumentExpressionList.AssignmentExpression.Value().(cc.StringValue); ok {
			name = strings.TrimSuffix(string(text), "\x00")
		}
		return true
	})
	return name
}
