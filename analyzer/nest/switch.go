// Switch statements: labels directly in the block, with declarations lifted in front, since C++ has no jump past them.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// maxCases is the length of the longest range of case labels that is written out.
const maxCases = 1024

// switchStatement reads a switch whose labels all stand directly in its block.
func (r *statementReader) switchStatement(s *cc.SelectionStatement) ([]stencil.Stmt, error) {
	tag, err := r.exprs.expr(s.ExpressionList)
	if err != nil {
		return nil, err
	}
	if s.Statement.Case != cc.StatementCompound {
		return nil, r.fail(codeBody, s, "the body of a 'switch' in a parallel loop must be a block")
	}
	b := switchBody{statementReader: r, sw: &stencil.Switch{Tag: tag}}
	r.guarded++
	r.switches++
	defer func(outer *cc.CompoundStatement) { r.guarded--; r.switches--; r.pointees.block = outer }(r.pointees.block)
	r.pointees.block = nil
	for l := s.Statement.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		if err := b.item(l.BlockItem); err != nil {
			return nil, err
		}
	}
	return append(b.lifted, b.sw), nil
}

// switchBody collects the cases of a switch. Its declarations are lifted in
// front: C lets a label jump over them, C++ does not.
type switchBody struct {
	*statementReader
	sw     *stencil.Switch
	lifted []stencil.Stmt
}

func (b *switchBody) item(item *cc.BlockItem) error {
	if item.Case != cc.BlockItemStmt {
		list, err := b.blockItem(item)
		if err != nil {
			return err
		}
		return b.append(item, list)
	}
	s := item.Statement
	var labels *stencil.Case
	for s.Case == cc.StatementLabeled {
		if labels == nil {
			labels = &stencil.Case{}
			b.sw.Cases = append(b.sw.Cases, labels)
		}
		if err := b.label(labels, s.LabeledStatement); err != nil {
			return err
		}
		s = s.LabeledStatement.Statement
	}
	list, err := b.statement(s)
	if err != nil {
		return err
	}
	return b.append(item, list)
}

// append adds statements to the last case, declarations taken apart.
func (b *switchBody) append(at cc.Node, list []stencil.Stmt) error {
	if len(list) == 0 {
		return nil
	}
	if len(b.sw.Cases) == 0 {
		return b.fail(codeBody, at, "nothing reaches this statement in front of the first 'case'")
	}
	last := b.sw.Cases[len(b.sw.Cases)-1]
	for _, s := range list {
		d, ok := s.(*stencil.Decl)
		if !ok {
			last.Body = append(last.Body, s)
			continue
		}
		if len(d.List) > 0 || d.Sym.Type.Kind == stencil.Struct && d.Init != nil {
			return b.fail(codeBody, at, "the initialiser of '%s' stands directly in a 'switch'", d.Sym.Name).
				way(b.statementReader, at, "put braces around the statements of this case")
		}
		b.lifted = append(b.lifted, &stencil.Decl{Sym: d.Sym})
		if d.Init != nil {
			set := &stencil.Assign{LHS: &stencil.Var{Sym: d.Sym}, Op: "=", RHS: d.Init}
			last.Body = append(last.Body, &stencil.ExprStmt{X: set})
		}
	}
	return nil
}

func (b *switchBody) label(c *stencil.Case, l *cc.LabeledStatement) error {
	switch l.Case {
	case cc.LabeledStatementDefault:
		c.Default = true
		return nil
	case cc.LabeledStatementCaseLabel:
		c.Values = append(c.Values, caseValue(constantOf(l.ConstantExpression), b.sw.Tag.Type().Promote()))
		return nil
	case cc.LabeledStatementRange:
		first, last := constantOf(l.ConstantExpression), constantOf(l.ConstantExpression2)
		if last-first >= maxCases {
			return b.fail(codeBody, l, "a range of %d case labels is not translated: test it with 'if' in front of the switch", last-first+1)
		}
		for v := first; v <= last; v++ {
			c.Values = append(c.Values, caseValue(v, b.sw.Tag.Type().Promote()))
		}
		return nil
	}
	return b.fail(codeBody, l, "a label cannot stand in a parallel loop")
}

// caseValue is a label converted to the type of the switch, as C does; C++
// refuses one that does not fit.
func caseValue(v int64, t stencil.Type) *stencil.Const {
	if t.Size == 4 && t.Kind == stencil.Signed {
		v = int64(int32(v))
	} else if t.Size == 4 {
		v = int64(uint32(v))
	}
	return &stencil.Const{T: t, Text: intText(v, t), Int: &v}
}
