// Variables whose storage has another name than theirs: by asm("name") behind the declarator, by the attribute alias, or by
// #pragma weak and redefine_extname.

package parser

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// StorageName is the name of a variable's storage, which asm("name") behind the declarator, the attribute alias, or a
// pragma makes another one than its own.
func (u *Unit) StorageName(d *cc.Declarator) string { return storageOf(d.Name(), u.storageNames()) }

// storageOf follows other names, which may be other names themselves.
func storageOf(name string, names map[string]string) string {
	for range names {
		other, ok := names[name]
		if !ok {
			break
		}
		name = other
	}
	return name
}

// IsOnlyName reports whether the storage of a variable has no second name in this file.
func (u *Unit) IsOnlyName(d *cc.Declarator) bool {
	if d.Linkage() == cc.None {
		return true
	}
	storage, names := u.StorageName(d), u.storageNames()
	for name := range names {
		if storageOf(name, names) == storage {
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
		u.run.namesByPragma(u.storage)
	}
	return u.storage
}

// namesByPragma reads `weak V = U` and `redefine_extname V U`: V is stored as U.
func (r *run) namesByPragma(names map[string]string) {
	for _, file := range r.fs.files {
		for _, p := range file.pragmas {
			var words []string
			for _, t := range p.toks {
				words = append(words, file.spelling(t))
			}
			switch {
			case len(words) < 3 || !r.isActive(file, p.off):
			case p.space == "weak" && len(words) == 4:
				names[words[1]] = words[3]
			case p.space == "redefine_extname":
				names[words[1]] = words[2]
			}
		}
	}
}

// otherName is the name that a declaration gives to the storage of its variable, or "".
func otherName(d *cc.InitDeclarator) (name string) {
	if d.Asm != nil {
		name = strings.Trim(d.Asm.Token3.SrcStr(), `"`)
	}
	ccwalk.Nodes(d, func(n cc.Node) bool {
		v, ok := n.(*cc.AttributeValue)
		if !ok || !slices.Contains([]string{"alias", "weakref"}, strings.Trim(v.Token.SrcStr(), "_")) || v.ArgumentExpressionList == nil {
			return true
		}
		if text, ok := v.ArgumentExpressionList.AssignmentExpression.Value().(cc.StringValue); ok {
			name = strings.TrimSuffix(string(text), "\x00")
		}
		return true
	})
	return name
}
