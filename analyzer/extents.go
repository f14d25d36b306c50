// The extents of a copy compared with the array's type: constants here, other sizes before the transfer at run time.

package analyzer

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/nest"
	"mintc/analyzer/validity"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// otherWayRound are an array's extents fastest first, where a copy gives them the other way round and they only fit so;
// nil else.
func otherWayRound(g *stencil.Grid, c *pragma.Transfer) []string {
	var given []string
	fits := true
	for i, size := range c.Sizes {
		n, isConst := size.Const()
		if !isConst || len(c.Sizes) != g.Rank || g.Sizes[i] != n {
			return nil
		}
		fits = fits && g.Sizes[g.Rank-1-i] == n
		given = append(given, fmt.Sprint(n))
	}
	if fits {
		return nil
	}
	slices.Reverse(given)
	return given
}

// checkExtents compares the sizes of a copy with the array's type (C2).
func (w *walker) checkExtents(g *stencil.Grid, c *pragma.Transfer, p *parser.Pragma) bool {
	if len(c.Sizes) == 0 {
		way, extents := w.extentsToWrite(g, p)
		for d, e := range g.Extents {
			if e == "" {
				w.msgs.Errorf(nest.CodeExtents, c.Span, "the type of '%s' does not give its extent in dimension %d", g.Host, d+1).
					Note(source.Span{}, "%s: copy(%s, %v, %s)", way, g.Host, c.Direction, extents)
				return false
			}
		}
		return true
	}
	if len(c.Sizes) != g.Rank && !(g.Rank == 1 && g.Storage == stencil.Array) {
		w.msgs.Errorf(nest.CodeExtents, c.Span, "copy gives %d extents, but '%s' has %d dimensions", len(c.Sizes), g.Host, g.Rank)
		return false
	}
	if len(c.Sizes) > nest.MaxRank {
		w.msgs.Errorf(nest.CodeExtents, c.Sizes[nest.MaxRank].Span, "copy gives %d extents, and at most %d can be put on the device", len(c.Sizes), nest.MaxRank)
		return false
	}
	if order := otherWayRound(g, c); order != nil {
		right := strings.Join(order, ", ")
		slices.Reverse(order)
		w.msgs.Errorf(nest.CodeExtents, c.Sizes[0].Span, "extents are written fastest first, and '%s' has %s in the order of its subscripts", g.Host, strings.Join(order, ", ")).
			Note(source.Span{}, "write the extents the other way round: copy(%s, %v, %s)", g.Host, c.Direction, right)
		return false
	}
	ok := true
	for i, size := range c.Sizes {
		d := g.Rank - 1 - i
		n, isConst := size.Const()
		if len(c.Sizes) == g.Rank && isConst && disagrees(g, d, n) {
			w.msgs.Errorf(nest.CodeExtents, size.Span, "extent %d disagrees with the type of '%s', which has %d here", n, g.Host, g.Sizes[d])
			ok = false
		}
	}
	if n, isConst := productOf(c.Sizes); ok && len(c.Sizes) > g.Rank && isConst && g.Sizes[0] > 0 && n > g.Sizes[0] {
		w.msgs.Errorf(nest.CodeExtents, c.Sizes[0].Span, "the extents are those of %d elements, and the type of '%s' has %d", n, g.Host, g.Sizes[0])
		return false
	}
	return ok
}

// extentsToWrite says what to write where a copy lacks extents: those of another copy of the array, if all its names are known at p.
func (w *walker) extentsToWrite(g *stencil.Grid, p *parser.Pragma) (way, extents string) {
	var list []string
	for _, size := range w.fn.Grids.CopiedExtents(g) {
		list = append(list, size.Text)
		for _, n := range size.Names() {
			if w.Lookup(p.Scope, n.Name, p.Seq) == nil {
				return "write the extents, fastest-varying first", g.ExtentsToFill()
			}
		}
	}
	if len(list) == 0 {
		return "write the extents, fastest-varying first", g.ExtentsToFill()
	}
	return "write the extents here, too", strings.Join(list, ", ")
}

// disagrees reports whether n cannot be the extent of dimension d: a table of
// row pointers may have room for more rows than there are.
func disagrees(g *stencil.Grid, d int, n int64) bool {
	known := g.Sizes[d]
	if d == 0 && g.Storage == stencil.Rows {
		return known > 0 && n > known
	}
	return known > 0 && n != known
}

// checkNames looks up the names in the sizes of a copy, which the program prints as they stand (L2).
func (w *walker) checkNames(c *pragma.Transfer, p *parser.Pragma) bool {
	ok := true
	for _, size := range c.Sizes {
		for _, n := range size.Names() {
			if w.Lookup(p.Scope, n.Name, p.Seq) == nil && !strings.HasPrefix(n.Name, "__builtin_") {
				w.msgs.Errorf(nest.CodeExtents, n.Span, "'%s' is not declared here", n.Name)
				ok = false
			}
		}
		d, isVariable := w.fn.Grids.Declarator(p, size.Name)
		if size.Op == pragma.OpName && isVariable && !cc.IsIntegerType(d.Type()) {
			w.msgs.Errorf(nest.CodeExtents, size.Span, "the extent '%s' is not an integer", size.Name).
				Note(source.Span{}, "extents are numbers of elements, as in copy(A, toDevice, nx, ny)")
			ok = false
		}
	}
	return ok
}

// extentReads are what the sizes of a copy read through arrays and pointers.
func (w *walker) extentReads(p *parser.Pragma, c *pragma.Transfer) (list []validity.ExtentRead) {
	for _, size := range c.Sizes {
		for _, read := range size.Reads() {
			if d, ok := w.fn.Grids.Declarator(p, read.Name.Name); ok {
				list = append(list, validity.ExtentRead{Variable: d, Member: read.Member, At: read.Span})
			}
		}
	}
	return list
}

// productOf is the product of constant sizes; isConst is false where one is not constant.
func productOf(sizes []*pragma.Expr) (product int64, isConst bool) {
	product = 1
	for _, size := range sizes {
		n, known := size.Const()
		if !known || n <= 0 || product > math.MaxInt64/n {
			return 0, false
		}
		product *= n
	}
	return product, true
}

// typedExtents are the extents that the run time compares with those of a copy,
// slowest first, "0" where there is nothing to compare; nil if nowhere.
func (w *walker) typedExtents(g *stencil.Grid, c *pragma.Transfer, p *parser.Pragma) []string {
	if len(c.Sizes) == 0 {
		return nil
	}
	typed := make([]string, g.Rank)
	found := false
	sizes := w.fn.Grids.DeclaredExtents(g)
	for d := range typed {
		typed[d] = "0"
		given := c.Sizes[max(0, len(c.Sizes)-1-d)]
		n, isConst := given.Const()
		switch {
		case g.Extents[d] == "":
		case len(c.Sizes) == g.Rank && isConst && n == g.Sizes[d]:
		case len(c.Sizes) == g.Rank && sizes[d] != nil && w.sameValue(given, sizes[d], p):
		default:
			typed[d], found = g.Extents[d], true
		}
	}
	if !found {
		return nil
	}
	return typed
}

// sameValue reports whether a size of a copy is, word for word, the extent that
// the array was declared with, made of variables that nothing changes.
func (w *walker) sameValue(given *pragma.Expr, declared cc.ExpressionNode, p *parser.Pragma) bool {
	words := func(text string) string { return strings.Join(strings.Fields(text), "") }
	if words(given.Text) != words(w.SpanAt(declared).Text()) {
		return false
	}
	same := true
	ccwalk.Nodes(declared, func(n cc.Node) bool {
		x, ok := n.(*cc.PrimaryExpression)
		if !ok || x.Case != cc.PrimaryExpressionIdent {
			return true
		}
		d, isVariable := x.ResolvedTo().(*cc.Declarator)
		if isVariable {
			now, found := w.fn.Grids.Declarator(p, d.Name())
			same = same && found && now == d && d.Linkage() == cc.None && !d.AddressTaken() && !w.reassigns(d)
		}
		return true
	})
	return same
}

// reassigns reports whether the function changes d after its declaration.
func (w *walker) reassigns(d *cc.Declarator) bool {
	found := false
	ccwalk.Nodes(w.fn.Def, func(n cc.Node) bool {
		to := ccwalk.Assigned(n)
		found = found || to != nil && ccwalk.Variable(to) == d
		return true
	})
	return found
}

// checkCall looks at a function that an extent calls. The serial program does not call it, so it must change
// nothing; one that may change something must not be called twice.
func (w *walker) checkCall(t *stencil.Transfer, size *pragma.Expr) {
	call := size.Call()
	if call == nil {
		return
	}
	def := w.Definition(call.Args[0].Name)
	if def == nil {
		t.Called = &call.Span
		return
	}
	changes, calls := false, false
	ccwalk.Nodes(def.CompoundStatement, func(n cc.Node) bool {
		to := ccwalk.Assigned(n)
		changes = changes || to != nil && !isAutomatic(to)
		switch n := n.(type) {
		case *cc.PostfixExpression:
			calls = calls || n.Case == cc.PostfixExpressionCall
		case *cc.AsmStatement:
			calls = true
		}
		return true
	})
	if changes {
		w.msgs.Errorf(nest.CodeSideEffects, call.Span, "'%s' changes variables, and the serial program does not call it here", call.Args[0].Name).
			Note(source.Span{}, "put the extent into a variable before the pragma")
	} else if calls {
		t.Called = &call.Span
	}
}

// isAutomatic reports whether n is a variable that ends with its function.
func isAutomatic(n cc.ExpressionNode) bool {
	d := ccwalk.Variable(n)
	return d != nil && d.LexicalScope() != nil && d.LexicalScope().Parent != nil && !d.IsStatic() && !d.IsExtern()
}
