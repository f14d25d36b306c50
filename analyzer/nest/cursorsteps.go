// How cursors are read: at each step the name of a counter stands for a further local, which never changes, and a pointer leads to
// another place. So subscripts see where in its array a cursor is.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// cursorReader knows the cursors of the blocks that are being read.
type cursorReader struct {
	*nest
	clauses  *clauseReader
	bounds   *boundReader
	scalars  *scalarReader
	locals   *localReader
	pointees *pointeeReader
	exprs    *exprReader
	cursors  map[*cc.Declarator]map[cc.Node]bool // with the expressions whose steps were read
	loops    map[*cc.IterationStatement][]cursorLoop
	indices  map[*cc.Declarator]bool // that are declared apart from their loops, and only count in them

	walkers   map[*cc.Declarator]*walker
	distances map[*stencil.Symbol]bool // of walkers from their bases
}

// moves reports whether d is a cursor of the loop.
func (r *cursorReader) moves(it *cc.IterationStatement, d *cc.Declarator) bool {
	for _, l := range r.loops[it] {
		if l.cursor == d {
			return true
		}
	}
	return false
}

// isCounter reports whether d is a cursor of integer type.
func (r *cursorReader) isCounter(d *cc.Declarator) bool {
	return r.cursors[d] != nil && d.Type().Kind() != cc.Ptr && r.inside[d] != nil
}

// headerStep is the step of a loop's header without those of its cursors, which end the iteration.
func (r *cursorReader) headerStep(it *cc.IterationStatement, step cc.ExpressionNode) cc.ExpressionNode {
	if len(r.loops[it]) == 0 {
		return step
	}
	var rest []cc.ExpressionNode
	for _, part := range commaParts(step) {
		target, _, _ := pointerStep(ccwalk.Unparen(part))
		if target == nil || !r.moves(it, maybeVariable(target)) {
			rest = append(rest, part)
		}
	}
	if len(rest) == 1 {
		return rest[0]
	}
	return step
}

// enter lets the cursors of a loop have the places where its body starts. leave returns what stands in front of the body and behind
// the loop, where they have others.
func (r *cursorReader) enter(it *cc.IterationStatement, f *stencil.For) (leave func() (before, after []stencil.Stmt), err error) {
	var starts []stencil.Stmt
	var ends []func() []stencil.Stmt
	for _, l := range r.loops[it] {
		sym, first, step := f.Counts()
		if step == 0 || r.cursors[l.cursor] == nil {
			return nil, r.fail(codePointer, it, "'%s' moves in a loop that is not counted", l.cursor.Name())
		}
		if !r.locals.isStable(first) {
			if first, err = r.locals.hoist(it, first, sym.Name+"_first"); err != nil {
				return nil, err
			}
		}
		so := distance{&stencil.Var{Sym: sym}, first, l.by, step, l.by * max(l.trips, 0)}
		if l.cursor.Type().Kind() == cc.Ptr {
			end, err := r.enterPointer(it, l, so)
			if err != nil {
				return nil, err
			}
			ends = append(ends, end)
			continue
		}
		start, end := r.enterCounter(l, so)
		starts, ends = append(starts, start), append(ends, end)
	}
	return func() (before, after []stencil.Stmt) {
		for _, end := range ends {
			after = append(after, end()...)
		}
		return starts, after
	}, nil
}

// distance is how far a loop has moved a cursor: by for each step of its index from the first value, and by end behind it.
type distance struct {
	index, first  stencil.Expr
	by, step, end int64
}

// in is the distance in the loop's body, as a number of type t.
func (d distance) in(t stencil.Type) stencil.Expr {
	index, first := d.index, d.first
	if _, isConst := stencil.ConstantOf(first); index.Type().Size <= t.Size {
		if index = stencil.Converted(index, t); !isConst {
			first = stencil.Converted(stencil.Converted(first, d.index.Type()), t)
		}
	}
	n := index
	if !stencil.IsZero(first) {
		n = stencil.NewBinary("-", index, first)
	}
	by := d.by
	if by%d.step == 0 {
		by /= d.step
	} else {
		n = stencil.NewBinary("/", n, stencil.NewInt(d.step))
	}
	if by != 1 {
		n = stencil.NewBinary("*", stencil.NewInt(by), n)
	}
	return stencil.Converted(n, t)
}

// enterCounter declares what a counter is in the body of a loop. The function that it returns does so behind the loop.
func (r *cursorReader) enterCounter(l cursorLoop, so distance) (start stencil.Stmt, end func() []stencil.Stmt) {
	was := r.inside[l.cursor]
	start = r.becomes(l.cursor, stencil.NewBinary("+", &stencil.Var{Sym: was}, so.in(was.Type)))
	return start, func() []stencil.Stmt {
		if r.inside[l.cursor] = was; so.end == 0 {
			return nil
		}
		return []stencil.Stmt{r.becomes(l.cursor, stencil.NewBinary("+", &stencil.Var{Sym: was}, stencil.NewInt(so.end)))}
	}
}

// becomes declares the local that a counter stands for from here on.
func (r *cursorReader) becomes(d *cc.Declarator, value stencil.Expr) stencil.Stmt {
	t := r.inside[d].Type
	sym := &stencil.Symbol{Name: r.localName(d.Name()), Type: t, Role: stencil.Local, Span: r.fn.SpanAt(d)}
	r.inside[d] = sym
	r.locals.holds(sym, value)
	return &stencil.Decl{Sym: sym, Init: value}
}

// enterPointer lets a pointer lead to its place in the body of a loop. The function that it returns does so behind the loop.
func (r *cursorReader) enterPointer(it *cc.IterationStatement, l cursorLoop, so distance) (end func() []stencil.Stmt, err error) {
	d := l.cursor
	was, ok := r.pointees.places[d]
	if !ok {
		return nil, r.pointees.noPointee(it, d)
	}
	block := r.pointees.pointers[d]
	if it.Statement.Case == cc.StatementCompound {
		r.pointees.pointers[d] = it.Statement.CompoundStatement
	}
	r.pointees.places[d] = was.moved(so.in(stencil.LongLong))
	return func() []stencil.Stmt {
		r.pointees.pointers[d], r.pointees.places[d] = block, was
		switch {
		case l.trips < 0 && l.by != 0:
			r.pointees.forget(d)
		case so.end != 0:
			r.pointees.places[d] = was.moved(stencil.NewInt(so.end))
		}
		return nil
	}, nil
}

// stepped is the counter or the pointer that ++ or -- inside an expression moves; nil for other operands. again is set where the
// expression was read before: a cursor makes its step once.
func (r *cursorReader) stepped(x cc.ExpressionNode) (d *cc.Declarator, again bool) {
	d = maybeVariable(x)
	if d == nil || r.cursors[d] == nil {
		return nil, false
	}
	again = r.cursors[d][x]
	r.cursors[d][x] = true
	return d, again
}

// move is a statement, or a part of one, that gives a counter another value; ok is false for others.
func (r *cursorReader) move(n cc.ExpressionNode) (list []stencil.Stmt, ok bool, err error) {
	target, by, sign := pointerStep(ccwalk.Unparen(n))
	d := maybeVariable(target)
	if d == nil || !r.isCounter(d) {
		return nil, false, nil
	}
	value := stencil.Expr(stencil.NewInt(1))
	if by != nil {
		if value, err = r.exprs.expr(by); err != nil {
			return nil, true, err
		}
	}
	now := &stencil.Var{Sym: r.inside[d]}
	switch {
	case sign > 0:
		value = stencil.NewBinary("+", now, value)
	case sign < 0:
		value = stencil.NewBinary("-", now, value)
	}
	return []stencil.Stmt{r.becomes(d, value)}, true, nil
}

// step is ++ or -- of a counter inside an expression: its value, before or after the step, which is made in front of the statement.
func (r *cursorReader) step(x cc.ExpressionNode, op string, post bool) (e stencil.Expr, ok bool, err error) {
	d := maybeVariable(x)
	if d == nil || !r.isCounter(d) {
		return nil, false, nil
	}
	if _, again := r.stepped(x); again {
		return nil, true, r.fail(CodeSideEffects, x, "this step of '%s' would be made twice", d.Name()).way(r, x, "%s", wayOfEffect)
	}
	was := r.inside[d]
	r.locals.pending = append(r.locals.pending, r.becomes(d, stencil.NewBinary(op[:1], &stencil.Var{Sym: was}, stencil.NewInt(1))))
	read := r.inside[d]
	if post {
		read = was
	}
	if value := r.locals.aliases[read]; value != nil && r.pointees.inSubscript > 0 {
		return value, true, nil
	}
	return &stencil.Var{Sym: read}, true, nil
}

// stepPointer is the place that p++, --p and the like inside an expression lead to; ok is false for other expressions.
func (r *cursorReader) stepPointer(n cc.ExpressionNode) (p pointee, ok bool, err error) {
	target, by, sign := pointerStep(n)
	d := maybeVariable(target)
	if d == nil || by != nil || sign == 0 || r.cursors[d] == nil && r.walkers[d] == nil {
		return p, false, nil
	}
	_, post := n.(*cc.PostfixExpression)
	if w := r.walkers[d]; w != nil {
		if _, known := r.pointees.places[d]; !known {
			return p, true, r.pointees.noPointee(n, d)
		}
		at, err := r.locals.stepInside(n, d, &stencil.Var{Sym: w.at}, map[int]string{1: "++", -1: "--"}[sign], post)
		if err != nil {
			return p, true, err
		}
		return w.base.moved(at), true, nil
	}
	if _, again := r.stepped(target); again {
		return p, true, r.fail(CodeSideEffects, n, "this step of '%s' would be made twice", d.Name()).way(r, n, "%s", wayOfEffect)
	}
	was, known := r.pointees.places[d]
	if !known {
		return p, true, r.pointees.noPointee(n, d)
	}
	next := was.moved(stencil.NewInt(int64(sign)))
	r.pointees.places[d] = next
	if post {
		return was, true, nil
	}
	return next, true, nil
}
