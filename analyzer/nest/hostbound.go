// Bounds of parallel loops that read elements of arrays or structs: the host reads them once, and the body may not
// write them.

package nest

import (
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// boundRead is an element that the host reads for a bound of a parallel loop.
type boundRead struct {
	node cc.ExpressionNode
	root *cc.Declarator // the array, where the element is one of a declared array
}

// hostBound is a bound with elements of arrays or of structs, which the host
// reads on entry (F2): a parameter that stands for the text as written. ok is
// false for bounds without any, and for those that the host cannot evaluate.
func (r *boundReader) hostBound(n cc.ExpressionNode) (e stencil.Expr, ok bool, err error) {
	var reads []boundRead
	if !r.readsElements(n, &reads) || len(reads) == 0 || !cc.IsIntegerType(n.Type()) {
		return nil, false, nil
	}
	span, straddles, ok := r.fn.Extent(n)
	text := strings.Join(strings.Fields(span.Text()), " ")
	if parser.MustExpand(r.fn.Unit) {
		text, straddles = r.fn.Expanded(n), false
	}
	if !ok || straddles || strings.Contains(text, "/*") || strings.Contains(text, "//") {
		return nil, false, nil
	}
	t, err := r.fn.scalarType(n.Type())
	if err != nil {
		return nil, true, r.failType(n, "this bound", err)
	}
	ccwalk.Nodes(n, func(n cc.Node) bool { // the body may not change them
		if x, isName := n.(*cc.PrimaryExpression); isName && err == nil {
			if d := ccwalk.Variable(x); d != nil && cc.IsIntegerType(d.Type()) {
				_, err = r.scalars.outerScalar(x, d)
			}
		}
		return err == nil
	})
	r.boundReads = append(r.boundReads, reads...)
	sym := &stencil.Symbol{Name: r.localName("bound"), Type: t, Role: stencil.Param, Host: "(" + text + ")", Span: span}
	r.sweep.Params = append(r.sweep.Params, sym)
	return &stencil.Var{Sym: sym}, true, err
}

// hostElement is an element with a constant subscript, as the stride g->n[1], of an array from which the bounds of the parallel loops
// are read, too: the host reads it on entry, as it reads them.
func (r *boundReader) hostElement(x *cc.PostfixExpression) (e stencil.Expr, ok bool) {
	base := strings.Join(strings.Fields(r.fn.SpanAt(x.PostfixExpression).Text()), "")
	if _, isConst := ccwalk.Constant(x.ExpressionList); !isConst || r.frame.def != nil || r.device != nil || !cc.IsIntegerType(x.Type()) {
		return nil, false
	}
	known := slices.ContainsFunc(r.boundReads, func(read boundRead) bool {
		bound, isElement := read.node.(*cc.PostfixExpression)
		return isElement && bound.Case == cc.PostfixExpressionIndex && base == strings.Join(strings.Fields(r.fn.SpanAt(bound.PostfixExpression).Text()), "")
	})
	var reads []boundRead
	span, straddles, extends := r.fn.Extent(x)
	t, err := r.fn.scalarType(x.Type())
	if !known || !extends || straddles || err != nil || parser.MustExpand(r.fn.Unit) || !r.readsElements(x, &reads) {
		return nil, false
	}
	text := "(" + strings.Join(strings.Fields(span.Text()), " ") + ")"
	for _, p := range r.sweep.Params {
		if p.Host == text {
			return &stencil.Var{Sym: p}, true
		}
	}
	r.boundReads = append(r.boundReads, reads...)
	sym := &stencil.Symbol{Name: r.localName(source.AsIdentifier(span.Text())), Type: t, Role: stencil.Param, Host: text, Span: span}
	r.sweep.Params = append(r.sweep.Params, sym)
	return &stencil.Var{Sym: sym}, true
}

// readsElements collects the elements that n reads; false if there is something
// in it that the host may not evaluate once in place of the loop.
func (r *boundReader) readsElements(n cc.ExpressionNode, reads *[]boundRead) bool {
	all := func(list ...cc.ExpressionNode) bool {
		for _, x := range list {
			if !r.readsElements(x, reads) {
				return false
			}
		}
		return true
	}
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		d := ccwalk.Variable(x)
		return d == nil && x.Case != cc.PrimaryExpressionStmt && x.Case != cc.PrimaryExpressionExpr || d != nil && r.inside[d] == nil && !d.IsVolatile()
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex:
			addElement(reads, x)
			return all(x.PostfixExpression, x.ExpressionList)
		case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
			if inElement(x) && cc.IsIntegerType(x.Type()) {
				*reads = append(*reads, boundRead{x, arrayOf(x)})
			}
			return all(x.PostfixExpression)
		}
	case *cc.UnaryExpression:
		switch x.Case {
		case cc.UnaryExpressionDeref:
			addElement(reads, x)
			return all(x.CastExpression)
		case cc.UnaryExpressionPlus, cc.UnaryExpressionMinus, cc.UnaryExpressionCpl, cc.UnaryExpressionNot:
			return all(x.CastExpression)
		}
	case *cc.CastExpression:
		return all(x.CastExpression)
	case *cc.AdditiveExpression:
		return all(x.AdditiveExpression, x.MultiplicativeExpression)
	case *cc.MultiplicativeExpression:
		return all(x.MultiplicativeExpression, x.CastExpression)
	}
	return false
}

// addElement enters the element x, an integer. Of a struct the member counts, and pointers are not on the device.
func addElement(reads *[]boundRead, x cc.ExpressionNode) {
	if !isPointer(x) && x.Type().Kind() != cc.Struct {
		*reads = append(*reads, boundRead{x, arrayOf(x)})
	}
}

// inElement reports whether x is a member of an element, as a[i].s.n, a[i]->n and (*a)->n are.
func inElement(x *cc.PostfixExpression) bool {
	for {
		switch holder := ccwalk.Unparen(x.PostfixExpression).(type) {
		case *cc.UnaryExpression:
			return holder.Case == cc.UnaryExpressionDeref
		case *cc.PostfixExpression:
			if holder.Case != cc.PostfixExpressionSelect && holder.Case != cc.PostfixExpressionPSelect {
				return holder.Case == cc.PostfixExpressionIndex
			}
			x = holder
		default:
			return false
		}
	}
}

// arrayOf is the variable that x is a part of, nil if that is not an array by its declaration: what a pointer leads to,
// as p[0][1] and p[0]->n of S *p[2], may be a part of any array.
func arrayOf(x cc.ExpressionNode) *cc.Declarator {
	for {
		part, ok := ccwalk.Unparen(x).(*cc.PostfixExpression)
		if !ok {
			break
		}
		x = part.PostfixExpression
		inside := part.Case == cc.PostfixExpressionSelect || part.Case == cc.PostfixExpressionIndex && x.Type().Undecay().Kind() == cc.Array
		if !inside {
			return nil
		}
	}
	if d := ccwalk.Variable(x); d != nil && d.Type().Kind() == cc.Array && !d.IsParam() {
		return d
	}
	return nil
}

// keepsBounds reports an error if the body may write what a bound was read
// from: the serial loop would read it again.
func (r *boundReader) keepsBounds() error {
	for _, read := range r.boundReads {
		t, err := r.fn.scalarType(read.node.Type())
		if err != nil {
			return r.failType(read.node, "this bound", err)
		}
		for key, g := range r.fn.Grids.byKey {
			u := r.uses[g]
			if g == nil || u == nil || !u.Written {
				continue
			}
			array := key.path == "" && key.root.Type().Kind() == cc.Array && !key.root.IsParam()
			differ := array && read.root != nil && key.root != read.root
			alike := g.Elem.Size == t.Size && (g.Elem.Kind == stencil.Float) == (t.Kind == stencil.Float)
			if !differ && (g.Elem.Kind == stencil.Struct || g.Elem.Size == 1 || alike) {
				return r.boundChanges(read, g.Host)
			}
		}
		for _, v := range r.setOutside() {
			if read.root == nil && v.Addressed && v.MayLieIn(t) {
				return r.boundChanges(read, v.Host)
			}
		}
	}
	return nil
}

// setOutside are the variables outside that the loops set: indices, and those that the body writes.
func (r *boundReader) setOutside() []*stencil.Symbol {
	var list []*stencil.Symbol
	for _, l := range r.sweep.Loops {
		list = append(list, &stencil.Symbol{Host: l.Host, Type: l.Index.Type, Addressed: l.Index.Addressed})
	}
	for _, v := range r.scalars.outerScalars {
		list = append(list, v.sym)
	}
	return list
}

func (r *boundReader) boundChanges(read boundRead, name string) error {
	return r.fail(codeBounds, read.node, "a bound of the parallel loop is read from memory that the loop may write, through '%s'", name).
		way(r, read.node, "compute it before the loop, in a variable of its own")
}
