// Regions whose host code leaves row pointers as they are: the run time then compares them once per region, not at each launch.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// findRowsStay marks the regions that use tables of row pointers (`T **`) and provably store no pointer
// where such a table could be.
func (c *checker) findRowsStay() {
	rank := 0
	for _, sweep := range c.in.Sweeps {
		rank = max(rank, tableRank(sweep))
	}
	for s, r := range c.in.Regions {
		stencil.Visit(r.Steps, func(inner stencil.Step) {
			sweep, ok := inner.(*stencil.Sweep)
			r.RowsStay = r.RowsStay || ok && r.Body.IsValid() && tableRank(sweep) > 0
		})
		k := rowKeeper{c, rank, map[*cc.FunctionDefinition]bool{}}
		r.RowsStay = r.RowsStay && k.keeps(s.Node)
	}
}

// tableRank is the greatest number of subscripts of the tables of row pointers that a nest uses, 0 without.
func tableRank(s *stencil.Sweep) (rank int) {
	for _, u := range s.Uses {
		if g := u.Grid.Root(); g.Storage == stencil.Rows {
			rank = max(rank, g.Rank)
		}
	}
	return rank
}

// rowKeeper looks at the host code that runs during a region, each function once.
type rowKeeper struct {
	*checker
	rank     int // the greatest one of a table
	followed map[*cc.FunctionDefinition]bool
}

// keeps reports whether n stores no pointer where a table could be: C's rules of types (6.5) say what an lvalue may change.
func (k rowKeeper) keeps(n cc.Node) bool {
	ok := true
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if s := k.byNode[n]; s != nil && k.in.Sweeps[s] != nil { // it runs on the device
			return false
		}
		if to := ccwalk.Assigned(n); to != nil {
			ok = ok && k.harmless(to)
		}
		switch x := n.(type) {
		case *cc.PostfixExpression:
			ok = ok && (x.Case != cc.PostfixExpressionCall || k.call(x))
		case *cc.InitDeclarator:
			ok = ok && (x.Case == cc.InitDeclaratorDecl || holdsNoTable(x.Declarator.Type()) || isText(x.Declarator.Type()))
		case *cc.AsmStatement:
			ok = false
		}
		return ok
	})
	return ok
}

// isText reports whether a type is an array of characters, as that of __func__.
func isText(t cc.Type) bool {
	a, ok := t.Undecay().(*cc.ArrayType)
	return ok && cc.IsIntegerType(a.Elem())
}

// harmless reports whether a store to an lvalue changes no row pointer: numbers other than characters are none, pointers to whole
// tables are no entries of one, and a variable that only its name leads to is no table.
func (k rowKeeper) harmless(lvalue cc.ExpressionNode) bool {
	t := lvalue.Type()
	if cc.IsArithmeticType(t) && t.Size() > 1 || pointerDepth(t) >= k.rank {
		return true
	}
	p, isName := ccwalk.Unparen(lvalue).(*cc.PrimaryExpression)
	if !isName || p.Case != cc.PrimaryExpressionIdent {
		return false
	}
	d, isVar := p.ResolvedTo().(*cc.Declarator)
	return isVar && !d.AddressTaken() && d.Linkage() != cc.External && holdsNoTable(t)
}

// holdsNoTable reports whether a variable of the type, whose address nobody has, can be no table of pointers.
func holdsNoTable(t cc.Type) bool { return cc.IsScalarType(t) || holdsNumbers(t) }

// pointerDepth is 3 for T ***.
func pointerDepth(t cc.Type) int {
	if p, ok := t.Undecay().(*cc.PointerType); ok {
		return 1 + pointerDepth(p.Elem())
	}
	return 0
}

// holdsNumbers reports whether an object of the type is made of numbers wider than a character.
func holdsNumbers(t cc.Type) bool {
	switch x := t.Undecay().(type) {
	case *cc.ArrayType:
		return holdsNumbers(x.Elem())
	case *cc.StructType:
		for i := range x.NumFields() {
			if !holdsNumbers(x.FieldByIndex(i).Type()) {
				return false
			}
		}
		return true
	}
	return cc.IsArithmeticType(t) && t.Size() > 1
}

// call reports whether a call stores no row pointer.
func (k rowKeeper) call(x *cc.PostfixExpression) bool {
	d := ccwalk.Callee(x)
	if d == nil {
		return false
	}
	if body := k.in.Unit.Definition(d.Name()); body != nil {
		if k.followed[body] {
			return true
		}
		k.followed[body] = true
		return k.keeps(body)
	}
	if !k.in.Unit.IsSystem(d) {
		return false
	}
	effect, known := libraryFunction(d.Name())
	for i, arg := range argumentsOf(x) {
		if isPointer(arg.Type()) && !(known && k.argument(effect.of(i), arg)) {
			return false
		}
	}
	return known || k.inStandardHeader(d)
}

// argument reports whether a library function stores no row pointer through an argument.
func (k rowKeeper) argument(letter byte, arg cc.ExpressionNode) bool {
	switch letter {
	case '-', 'r', '%':
		return true
	case 'w', 'b':
		for {
			cast, ok := ccwalk.Unparen(arg).(*cc.CastExpression)
			if !ok || cast.Case != cc.CastExpressionCast {
				break
			}
			arg = cast.CastExpression
		}
		switch t := arg.Type().Undecay().(type) {
		case *cc.PointerType:
			return holdsNumbers(t.Elem())
		case *cc.ArrayType:
			return holdsNumbers(t.Elem())
		}
	}
	return false
}
