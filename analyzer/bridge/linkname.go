// Link names: a renamed function or variable that other files use is declared with __asm__("name"), so that the linker
// knows it as before. gcc, clang and nvcc read this as the C library's headers use it.

package bridge

import (
	"strconv"

	"modernc.org/cc/v4"
)

// keepLinkName puts a link name behind every declaration of name, and reports whether it could. A definition of a function cannot
// have one, so that a declaration must stand in front of it.
func (b *renamer) keepLinkName(name string) bool {
	var declared []extent
	for l := b.unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		complete := true
		eachFileDeclarator(l.ExternalDeclaration, func(d *cc.Declarator, init *cc.InitDeclarator) {
			if d.Name() != name {
				return
			}
			if init == nil {
				complete = len(declared) > 0
				return
			}
			e, ok := b.extentOf(d)
			complete = ok && e.whole && e.macro == "" && init.Asm == nil
			declared = append(declared, e)
		})
		if !complete {
			return false
		}
	}
	for _, e := range declared {
		e.text.insert(e.end, " __asm__("+strconv.Quote(name)+")")
	}
	return len(declared) > 0
}
