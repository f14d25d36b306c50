// Casts on expressions that come out of macros: the cast goes into the arguments of the invocation or, before a name
// that is declared only once, at file scope, into the macro's own text.

package bridge

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// castWherever inserts a cast before e, even if a macro makes e: then the cast goes into the
// arguments of the invocation or, for a name of file scope, into the macro's own text.
func (b *converter) castWherever(code, prefix string, e cc.ExpressionNode) {
	if inner := ccwalk.Unparen(e); isOperand(inner) {
		e = inner
	}
	at, ok := b.extentOf(e)
	if ok && at.whole && (at.text.starts(at.off) || !b.isChanged(at)) {
		b.cast(code, prefix, e)
		return
	}
	if id, isName := e.(*cc.PrimaryExpression); ok && isName && id.Case == cc.PrimaryExpressionIdent && b.castInBodies(code, prefix, id, at) {
		return
	}
	b.refuseMacro(at, ok, e, "'"+prefix+"' in front of '"+b.source(e)+"'")
}

// isChanged reports whether the macro also uses the argument as an lvalue, where a cast is not
// allowed.
func (b *converter) isChanged(at extent) bool {
	changed := false
	if b.function == nil {
		return false
	}
	ccwalk.Nodes(b.function, func(n cc.Node) bool {
		object := ccwalk.Assigned(n)
		if x, ok := n.(*cc.UnaryExpression); ok && x.Case == cc.UnaryExpressionAddrof {
			object = x.CastExpression
		}
		if object != nil && !changed {
			e, ok := b.extentOf(ccwalk.Unparen(object))
			changed = ok && e.text == at.text && e.off == at.off
		}
		return !changed
	})
	return changed
}

// castInBodies inserts a cast before a name of file scope in the bodies of the macros used at a
// place.
func (b *converter) castInBodies(code, prefix string, id *cc.PrimaryExpression, at extent) bool {
	name := id.Token.SrcStr()
	atFile := slices.ContainsFunc(b.unit.AST.Scope.Nodes[name], func(n cc.Node) bool { return n == id.ResolvedTo() })
	if !atFile || b.declarations(name) > 1 {
		return false
	}
	used := map[string]bool{}
	b.eachSpelling(at, func(word string) { used[word] = true })
	done := false
	for _, t := range b.texts {
		for _, d := range t.directives {
			if d.name != "define" || len(d.toks) < 2 || !used[t.spelling(d.toks[0])] || parameters(t, d)[name] {
				continue
			}
			for _, tok := range d.toks[1:] {
				if t.spelling(tok) == name {
					done = true
					if t.wrap(tok.Off, tok.End, prefix, "") {
						b.remark(code, t.file.Span(tok.Off, tok.End), "'%s' inserted before '%s'", prefix, name)
					}
				}
			}
		}
	}
	return done
}

// declarations is the number of objects and enumerators of that name in the program.
func (b *converter) declarations(name string) int {
	count := 0
	ccwalk.Nodes(b.unit.AST.TranslationUnit, func(n cc.Node) bool {
		switch n := n.(type) {
		case *cc.Declarator:
			if n.Name() == name {
				count++
			}
		case *cc.Enumerator:
			if n.Token.SrcStr() == name {
				count++
			}
		case *cc.StructDeclarationList:
			return false
		}
		return true
	})
	return count
}

// parameters are the parameters of a function-like macro.
func parameters(t *text, d directive) map[string]bool {
	names := map[string]bool{}
	if len(d.toks) < 2 || d.toks[1].Off != d.toks[0].End || t.spelling(d.toks[1]) != "(" {
		return names
	}
	for _, tok := range d.toks[2:] {
		if tok.Kind == source.Ident {
			names[t.spelling(tok)] = true
		} else if t.spelling(tok) == ")" {
			break
		}
	}
	return names
}
