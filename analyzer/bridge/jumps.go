// A goto or switch that jumps past an initialized declaration, which C++ forbids: `T x = e;` becomes `T x; x =
// e;`.

package bridge

import (
	"sort"
	"strings"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// jumpTarget is a label of the current function.
type jumpTarget struct {
	label *cc.LabeledStatement
	seq   int   // its stream position
	from  []int // the stream positions of the jumps to it: gotos, or its switch
}

// jumpTargets are the labels of a function in stream order.
func jumpTargets(fd *cc.FunctionDefinition) []jumpTarget {
	var targets []jumpTarget
	gotos := map[string][]int{}
	nodes(fd.CompoundStatement, func(n cc.Node) {
		switch n := n.(type) {
		case *cc.JumpStatement:
			if n.Case == cc.JumpStatementGoto {
				name := n.Token2.SrcStr()
				gotos[name] = append(gotos[name], n.Token.Seq())
			}
		case *cc.LabeledStatement:
			t := jumpTarget{label: n, seq: n.Token.Seq()}
			if head := n.Switch(); head != nil && n.Case != cc.LabeledStatementLabel {
				t.from = []int{head.Token.Seq()}
			}
			targets = append(targets, t)
		}
	})
	for i, t := range targets {
		if t.label.Case == cc.LabeledStatementLabel {
			targets[i].from = gotos[t.label.Token.SrcStr()]
		}
	}
	sort.Slice(targets, func(i, j int) bool { return targets[i].seq < targets[j].seq })
	return targets
}

// jumps splits the initialized declarations of a block that a goto or a switch jumps past. C++
// forbids such jumps.
func (b *flowChecker) jumps(block *cc.CompoundStatement) {
	if len(b.targets) == 0 {
		return
	}
	var open []*cc.Declaration
	for l := block.BlockItemList; l != nil; l = l.BlockItemList {
		item := l.BlockItem
		if item.Case == cc.BlockItemDecl && hasInitializer(item.Declaration) {
			open = append(open, item.Declaration)
			continue
		}
		if len(open) == 0 || item.Statement == nil {
			continue
		}
		within := b.targetsIn(item.Statement)
		if len(within) == 0 {
			continue
		}
		kept := open[:0]
		for _, d := range open {
			if label := jumpPast(block, d, within); label != nil {
				b.split(d, label)
			} else {
				kept = append(kept, d)
			}
		}
		open = kept
	}
}

// targetsIn are the labels within a statement.
func (b *flowChecker) targetsIn(s *cc.Statement) []jumpTarget {
	first, last := seqRange(s)
	from := sort.Search(len(b.targets), func(i int) bool { return b.targets[i].seq >= first })
	to := sort.Search(len(b.targets), func(i int) bool { return b.targets[i].seq > last })
	return b.targets[from:to]
}

func hasInitializer(d *cc.Declaration) bool {
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		i := l.InitDeclarator
		if i.Initializer != nil && !i.Declarator.IsStatic() && !i.Declarator.IsExtern() && i.Declarator.Name() != "__func__" {
			return true
		}
	}
	return false
}

// jumpPast is the first of the labels that is jumped to from outside of the scope that d has in block.
func jumpPast(block *cc.CompoundStatement, d *cc.Declaration, labels []jumpTarget) *cc.LabeledStatement {
	start, _ := seqRange(d)
	end := block.Token2.Seq()
	for _, t := range labels {
		for _, at := range t.from {
			if at < start || at > end {
				return t.label
			}
		}
	}
	return nil
}

// seqRange is the stream positions of n's first and last token.
func seqRange(n cc.Node) (low, high int) {
	ccwalk.Tokens(n, func(t *cc.Token) {
		if seq := t.Seq(); low == 0 || seq < low {
			low = seq
		}
		high = max(high, t.Seq())
	})
	return low, high
}

func nodes(n cc.Node, f func(cc.Node)) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		f(n)
		return true
	})
}

// split turns "T x = e;" into "T x; x = e;".
func (b *flowChecker) split(d *cc.Declaration, label *cc.LabeledStatement) {
	e, ok := b.extentOf(d)
	problem := ""
	switch {
	case !ok || !e.whole || e.macro != "":
		problem = "a macro makes it"
	default:
		problem = b.splitProblem(d)
	}
	if problem != "" {
		b.messages.Errorf(codeBadJump, b.place(d), "a jump passes this declaration, which C++ forbids, and it cannot be split: %s", problem).
			Note(b.place(label.Token), "the jump goes here; move the declaration in front of it, or into a block of its own")
		return
	}
	b.dropConst(d)
	var assignments []piece
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		i := l.InitDeclarator
		if i.Initializer == nil {
			continue
		}
		left, _ := b.extentOf(i.Declarator)
		right, _ := b.extentOf(i.Initializer)
		at := e.text.rawFrom(right.end)
		stop := e.text.raw[at] // the comma or semicolon
		e.text.add(edit{left.end, stop.End, []piece{literal(e.text.spelling(stop))}})
		assignments = append(assignments, literal(" "+b.nameOf(i.Declarator.Name())+" = "+b.literalType(i)), copied(right.off, right.end), literal(";"))
	}
	e.text.add(edit{e.end, e.end, assignments})
	b.remark(codeJump, e.span(), "declaration and first value taken apart: a jump to '%s' passes it", strings.TrimSuffix(label.Token.SrcStr(), ":"))
}

// literalType is the type in front of the list that is assigned to a struct.
func (b *flowChecker) literalType(i *cc.InitDeclarator) string {
	if i.Initializer.Case != cc.InitializerInitList {
		return ""
	}
	name, _ := b.types.spell(i.Declarator.Type(), "")
	return "(" + name + ")"
}

// splitProblem says why a declaration cannot be split; "" if it can.
func (b *flowChecker) splitProblem(d *cc.Declaration) string {
	for l := d.InitDeclaratorList; l != nil; l = l.InitDeclaratorList {
		i := l.InitDeclarator
		if i.Initializer == nil {
			continue
		}
		t := i.Declarator.Type()
		_, named := b.types.spell(t, "")
		left, okLeft := b.extentOf(i.Declarator)
		right, okRight := b.extentOf(i.Initializer)
		switch {
		case t.Kind() == cc.Array:
			return "an array cannot be assigned to"
		case t.Kind() == cc.Ptr && t.Attributes().IsConst(), t.Attributes().IsConst() && !cc.IsArithmeticType(t):
			return "'" + i.Declarator.Name() + "' is const"
		case i.Initializer.Case == cc.InitializerInitList && (!named || cc.IsScalarType(t)):
			return "its value is a list"
		case !okLeft || !okRight || !left.whole || !right.whole:
			return "a macro makes part of it"
		}
	}
	return ""
}

// dropConst removes the const of an arithmetic variable that is now assigned.
func (b *flowChecker) dropConst(d *cc.Declaration) {
	if !d.InitDeclaratorList.InitDeclarator.Declarator.Type().Attributes().IsConst() {
		return
	}
	for s := d.DeclarationSpecifiers; s != nil; s = s.DeclarationSpecifiers {
		if q := s.TypeQualifier; q != nil && q.Case == cc.TypeQualifierConst {
			if e, ok := b.extentOf(q); ok && e.whole {
				e.text.replace(e.off, e.end, "")
			}
		}
	}
}
