// Scopes that differ: a for loop's variable and its body share one in C++. Typedefs of variable size, whose
// extents C++ compilers evaluate at each use, are refused if the extents may change.

package bridge

import "modernc.org/cc/v4"

// loopScope puts braces around the body of a for loop that declares the loop's variable again. In
// C++ both declarations would be in one scope.
func (b *declChecker) loopScope(n *cc.IterationStatement) {
	if n.Case != cc.IterationStatementForDecl || n.Statement == nil || n.Statement.Case != cc.StatementCompound {
		return
	}
	header := declared(n.Declaration)
	for l := n.Statement.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		for name := range declared(l.BlockItem.Declaration) {
			if !header[name] {
				continue
			}
			e, ok := b.extentOf(n.Statement)
			if !ok || !e.whole || e.macro != "" {
				b.refuseMacro(e, ok, n.Statement, "braces around the body of the loop, which declares '"+name+"' again")
			} else if e.text.wrap(e.off, e.end, "{", "}") {
				b.remark(codeJump, e.span(), "braces put around the body, which declares '%s' again", name)
			}
			return
		}
	}
}

// hiddenByTag refuses a variable, function, enumerator or typedef that a tag of an inner scope hides in C++. In C a tag
// hides tags alone.
func (b *declChecker) hiddenByTag(name cc.Token, scope *cc.Scope) {
	for s := scope; s != nil && s.Parent != nil; s = s.Parent {
		var tag cc.Node
		for _, n := range s.Nodes[name.SrcStr()] {
			switch n := n.(type) {
			case *cc.StructOrUnionSpecifier:
				if n.Token.Seq() < name.Seq() {
					tag = n
				}
			case *cc.EnumSpecifier:
				if n.Token.Seq() < name.Seq() {
					tag = n
				}
			default:
				return // an ordinary name of this scope, which hides the tag in C++ too
			}
		}
		if tag != nil {
			b.refuse(codeTagScope, b.place(name), "rename one of them", "'%s' is also a tag of an inner scope, which hides it in C++", name.SrcStr())
			return
		}
	}
}

// declared are the names of a declaration.
func declared(d *cc.Declaration) map[string]bool {
	names := map[string]bool{}
	if d == nil {
		return names
	}
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		names[l.InitDeclarator.Declarator.Name()] = true
	}
	return names
}

// sizedTypedef refuses a typedef of variable size whose extents may change. C evaluates them at the
// typedef, C++ compilers at each use.
func (b *declChecker) sizedTypedef(d *cc.Declarator) {
	t := d.Type()
	for {
		switch x := t.(type) {
		case *cc.PointerType:
			t = x.Elem()
			continue
		case *cc.ArrayType:
			if size := x.SizeExpression(); x.IsVLA() && size != nil && !b.staysSame(size) {
				b.conversions.noCounterpart(d, "declare the array itself with these extents", "a typedef of an extent that changes")
				return
			}
			t = x.Elem()
			continue
		}
		return
	}
}

// staysSame reports whether the value of an expression never changes during the life of its
// variables.
func (b *declChecker) staysSame(n cc.ExpressionNode) bool {
	same := true
	nodes(n, func(n cc.Node) {
		switch n := n.(type) {
		case *cc.PrimaryExpression:
			d, ok := n.ResolvedTo().(*cc.Declarator)
			if !ok {
				return
			}
			writes := 1
			if d.IsParam() {
				writes = 0
			}
			local := d.LexicalScope() == nil || d.LexicalScope().Parent != nil && !d.IsStatic() && !d.IsExtern()
			same = same && (local && d.WriteCount() <= writes && !d.AddressTaken() || d.IsConst())
		case *cc.PostfixExpression, *cc.AssignmentExpression:
			same = false
		}
	})
	return same
}
