// Moves: what the host code of a time loop does to the names of arrays, for those who look for what changes place
// from step to step.

package analyzer

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/validity"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
)

// assignment is to = value of a time loop, in its order: of a pointer, a struct or an integer. from is the place that
// value names, with no root where it names none; value is its text, "" where it is not known.
type assignment struct {
	to, from validity.Lvalue
	value    string
	span     source.Span
	at       int // where it happens, as an offset in the text
}

// moves are the steps of a time loop, or of a function that loops call once a step, with the assignments that change which storage a grid has. Loops inside
// are not looked into: those with steps have moves of their own, and no other is expected to turn buffers.
func (w *walker) moves(s *parser.Statement, steps []stencil.Step) []stencil.Step {
	list := w.assignments(s)
	places, scalars := w.relevant(list)
	for _, a := range list {
		if len(a.to.Path) == 0 && scalars[a.to.Root] {
			steps = w.enterMove(s, steps, a, a.to.Root.Name(), a.value)
			continue
		}
		for _, p := range slices.SortedFunc(maps.Keys(places), comparePlaces) {
			rest, ok := below(p, a.to)
			if !ok {
				continue
			}
			value := ""
			if a.from.Root != nil {
				value = w.placeName(validity.Lvalue{Root: a.from.Root, Path: a.from.Path + rest})
			} else if rest == "" {
				value = a.value
			}
			steps = w.enterMove(s, steps, a, w.placeName(p), value)
		}
	}
	return steps
}

func (w *walker) enterMove(s *parser.Statement, steps []stencil.Step, a assignment, to, value string) []stencil.Step {
	return w.insert(steps, &stencil.Move{Span: a.span, To: to, Value: value}, hostPlace{a.at, w.branchesAround(s.Func, a.at)})
}

func comparePlaces(a, b validity.Lvalue) int {
	if c := strings.Compare(a.Root.Name(), b.Root.Name()); c != 0 {
		return c
	}
	return strings.Compare(a.Path, b.Path)
}

// below is the path from one place to another inside it.
func below(inner, outer validity.Lvalue) (rest string, ok bool) {
	if inner.Root != outer.Root {
		return "", false
	}
	rest, ok = strings.CutPrefix(inner.Path, outer.Path)
	return rest, ok && (rest == "" || strings.ContainsAny(rest[:1], ".-["))
}

// placeName is the name of the grid at a place, else the text of the place.
func (w *walker) placeName(p validity.Lvalue) string {
	if g := w.fn.Grids.At(p); g != nil {
		return g.Name
	}
	return p.Root.Name() + p.Path
}

// maxSelectors bounds the members on the way to a place, of which a loop over a list would find ever more.
const maxSelectors = 6

// relevant are the places of grids and those that give them their storage, and the integers that choose slices.
func (w *walker) relevant(list []assignment) (places map[validity.Lvalue]bool, scalars map[*cc.Declarator]bool) {
	places, scalars = map[validity.Lvalue]bool{}, map[*cc.Declarator]bool{}
	chosen := map[string]bool{}
	for _, at := range w.fn.Grids.Lvalues() {
		places[at] = true
	}
	for _, g := range w.fn.Grids.List() {
		if _, subscript, ok := strings.Cut(g.Host, "["); ok {
			identifiers(subscript, chosen)
		}
	}
	for again := true; again; {
		again = false
		for _, a := range list {
			for p := range maps.Clone(places) {
				if rest, ok := below(p, a.to); ok {
					from := validity.Lvalue{Root: a.from.Root, Path: a.from.Path + rest}
					if strings.Count(from.Path, "->")+strings.Count(from.Path, ".")+strings.Count(from.Path, "[") > maxSelectors {
						continue // n = n->next: where the steps go is seen by the running program
					}
					again = again || a.from.Root != nil && !places[from]
					if a.from.Root != nil {
						places[from] = true
					} else {
						identifiers(a.value, chosen)
					}
				}
			}
			if d := a.to.Root; a.to.Path == "" && chosen[d.Name()] && d.Type().Kind() != cc.Ptr && !scalars[d] {
				scalars[d], again = true, true
				identifiers(a.value, chosen)
			}
		}
	}
	return places, scalars
}

// identifiers notes those in a text.
func identifiers(text string, into map[string]bool) {
	for _, t := range source.Lex([]byte(text), 0, len(text)) {
		if t.Kind == source.Ident {
			into[text[t.Off:t.End]] = true
		}
	}
}

// assignments are those of a time loop, in the order in which a step makes them.
func (w *walker) assignments(s *parser.Statement) []assignment {
	c := &assignmentReader{walker: w}
	if fd, ok := s.Node.(*cc.FunctionDefinition); ok {
		c.read(fd.CompoundStatement)
		return c.list
	}
	loop, ok := s.Node.(*cc.Statement)
	if !ok || loop.Case != cc.StatementIteration {
		return nil
	}
	it := loop.IterationStatement
	switch it.Case {
	case cc.IterationStatementFor:
		c.read(it.ExpressionList2, it.Statement)
		c.at = s.Span.End
		c.read(it.ExpressionList3)
	case cc.IterationStatementForDecl:
		c.read(it.ExpressionList, it.Statement)
		c.at = s.Span.End
		c.read(it.ExpressionList2)
	case cc.IterationStatementDo:
		c.read(it.Statement, it.ExpressionList)
	default:
		c.read(it.ExpressionList, it.Statement)
	}
	return c.list
}

// assignmentReader collects assignments. at is where they happen, 0 for where they are written; unsure is set where
// they may not happen.
type assignmentReader struct {
	walker *walker
	list   []assignment
	at     int
	unsure bool
}

func (c *assignmentReader) read(nodes ...cc.Node) {
	for _, n := range nodes {
		if n != nil {
			ccwalk.Nodes(n, c.visit)
		}
	}
}

// visit reads a node; the result is whether to go on into it.
func (c *assignmentReader) visit(n cc.Node) bool {
	if d, init := parser.Declared(n); d != nil && init != nil && init.Case == cc.InitializerExpr {
		c.enter(n, validity.Lvalue{Root: d}, init.AssignmentExpression, "=")
	}
	switch x := n.(type) {
	case *cc.SelectionStatement:
		inner := *c
		inner.unsure = true
		ccwalk.EachChild(x, func(*cc.Token) {}, func(child cc.Node) { ccwalk.Nodes(child, inner.visit) })
		c.list = inner.list
		return false
	case *cc.IterationStatement:
		return false
	case *cc.AssignmentExpression:
		if x.Case != cc.AssignmentExpressionCond {
			ccwalk.Nodes(x.AssignmentExpression, c.visit)
			if to, ok := placeOf(x.UnaryExpression); ok {
				c.enter(x, to, x.AssignmentExpression, x.Token.SrcStr())
			}
			return false
		}
	case *cc.PostfixExpression:
		if x.Case == cc.PostfixExpressionInc || x.Case == cc.PostfixExpressionDec {
			c.count(x, x.PostfixExpression, x.Case == cc.PostfixExpressionInc)
		}
	case *cc.UnaryExpression:
		switch x.Case {
		case cc.UnaryExpressionInc, cc.UnaryExpressionDec:
			c.count(x, x.UnaryExpression, x.Case == cc.UnaryExpressionInc)
		case cc.UnaryExpressionAddrof: // whoever has the address may assign
			if to, ok := placeOf(x.CastExpression); ok {
				c.enter(x, to, nil, "")
			}
		}
	}
	return true
}

// count is ++ or --.
func (c *assignmentReader) count(n cc.Node, of cc.ExpressionNode, up bool) {
	to, ok := placeOf(of)
	if !ok {
		return
	}
	op := " - 1"
	if up {
		op = " + 1"
	}
	c.add(assignment{to: to, value: to.Root.Name() + to.Path + op, span: c.walker.SpanAt(n)})
}

// enter is to op value; value is nil where nothing is known of it.
func (c *assignmentReader) enter(n cc.Node, to validity.Lvalue, value cc.ExpressionNode, op string) {
	a := assignment{to: to, span: c.walker.SpanAt(n)}
	if value != nil {
		if x, ok := ccwalk.Unparen(value).(*cc.AssignmentExpression); ok && x.Case != cc.AssignmentExpressionCond {
			value = x.UnaryExpression // a = b = c
		}
		a.value = strings.Join(strings.Fields(c.walker.SpanAt(value).Text()), " ")
		if from, ok := placeOf(value); ok && op == "=" {
			a.from = from
		}
		if op != "=" {
			a.value = to.Root.Name() + to.Path + " " + strings.TrimSuffix(op, "=") + " (" + a.value + ")"
		}
	}
	c.add(a)
}

func (c *assignmentReader) add(a assignment) {
	if c.unsure {
		a.value, a.from = "", validity.Lvalue{}
	}
	if a.at = c.at; a.at == 0 {
		a.at = a.span.Off
	}
	c.list = append(c.list, a)
}

// placeOf is the place that an expression names: a variable, a member, an element with a constant subscript.
func placeOf(n cc.ExpressionNode) (validity.Lvalue, bool) {
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		d := ccwalk.Variable(x)
		return validity.Lvalue{Root: d}, d != nil
	case *cc.CastExpression:
		if x.Case == cc.CastExpressionCast {
			return placeOf(x.CastExpression)
		}
	case *cc.PostfixExpression:
		base, ok := placeOf(x.PostfixExpression)
		switch {
		case !ok:
		case x.Case == cc.PostfixExpressionSelect:
			return validity.Lvalue{Root: base.Root, Path: base.Path + "." + x.Token2.SrcStr()}, true
		case x.Case == cc.PostfixExpressionPSelect:
			return validity.Lvalue{Root: base.Root, Path: base.Path + "->" + x.Token2.SrcStr()}, true
		case x.Case == cc.PostfixExpressionIndex:
			if k, isConst := x.ExpressionList.Value().(cc.Int64Value); isConst {
				return validity.Lvalue{Root: base.Root, Path: fmt.Sprintf("%s[%d]", base.Path, k)}, true
			}
		}
	}
	return validity.Lvalue{}, false
}
