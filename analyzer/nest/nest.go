// Package nest reads the C of one annotated loop nest into a stencil.Sweep: its loops, what one iteration computes, and
// whether the iterations are independent of each other. It knows the function around a nest by its arrays and directives
// alone. This file has the order in which the parts of a nest are read.
package nest

import (
	"slices"

	"modernc.org/cc/v4"

	"mintc/analyzer/dependence"
	"mintc/analyzer/subscript"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// maxParallel is the number of dimensions of a CUDA grid.
const maxParallel = 3

// Nest is a nest that was read.
type Nest struct{ reader *nestReader }

// Read reads the nest at s, with directive b, into sweep, which has its name, places and hints. It is nil where the nest
// is refused: messages say why.
func Read(fn *Function, s *parser.Statement, b *Directive, sweep *stencil.Sweep) *Nest {
	r := newReader(fn, sweep, b.At)
	if !r.clauses.read(b) || !fn.knownSizes(s.Node) {
		return nil
	}
	r.reserveArrays(s.Node)
	if err := r.readNest(s, b); err != nil {
		if _, reported := err.(*nestError); !reported {
			panic("nest: an error that nobody reported: " + err.Error())
		}
		return nil
	}
	if !r.plain(s.Node, map[cc.Node]bool{}) || !r.shape(b) || !r.clauses.checkClauses(b) || !r.scalars.checkHolders() || !r.independent() {
		return nil
	}
	return &Nest{r}
}

// PlanChecks splits arrays whose leading subscript picks one of several buffers, and enters in the sweep what only the
// host can check of its arrays before a launch. The sweep's arrays are those of the program until then.
func (n *Nest) PlanChecks() {
	r := n.reader
	subscript.Slices(r.sweep, r.fn.Grids)
	dependence.New(r.sweep, r.scalars.definitions(), r.locals.known).Coincide()
}

// HostReads are the elements that the bounds of the loops read on the host, and the members of structs outside that kernels get.
func (n *Nest) HostReads() []cc.ExpressionNode {
	var list []cc.ExpressionNode
	for _, read := range n.reader.bounds.boundReads {
		list = append(list, read.node)
	}
	return append(list, n.reader.scalars.memberReads...)
}

// readNest reads the parallel loops from the outside in, then the body.
func (r *nestReader) readNest(s *parser.Statement, b *Directive) error {
	want := 1
	switch {
	case b.Nest != nil && b.Nest.All:
		want = 0
	case b.Nest != nil:
		want = b.Nest.N
	}
	statement := s.Node.(*cc.Statement)
	r.nestNode = statement
	for {
		it := statement.IterationStatement
		if err := r.bounds.keepsEnds(it); err != nil {
			return err
		}
		loop, err := r.bounds.parallelLoop(it)
		if err != nil {
			return err
		}
		r.sweep.Loops = append(r.sweep.Loops, loop)
		inner, values := r.bounds.innerLoop(it.Statement, want == 0)
		full := want == 0 && len(values) > 0 && len(r.sweep.Loops) == maxParallel
		if len(r.sweep.Loops) == want || want == 0 && inner == nil || full {
			return r.body(it.Statement, b)
		}
		if inner == nil {
			return r.tooFewLoops(it, want)
		}
		if len(r.sweep.Loops) == maxParallel {
			r.fail(codeNest, inner, "nest(all) finds more than %d perfectly nested loops", maxParallel)
			return (&nestError{}).way(r, inner, "write nest(%d): the loops inside run serially in each thread", maxParallel)
		}
		if err := r.bounds.declareBetween(values, inner); err != nil {
			return err
		}
		statement = inner
	}
}

// tooFewLoops refuses a nest that asks for a loop inside it, whose body is more than one.
func (r *nestReader) tooFewLoops(it *cc.IterationStatement, want int) error {
	found := len(r.sweep.Loops)
	r.fail(codeNest, it, "nest(%d) asks for %d parallel loops, but only %d %s perfectly nested here", want, want, found, map[bool]string{true: "is", false: "are"}[found == 1])
	between := besideLoop(it.Statement)
	switch {
	case between == nil:
		return (&nestError{}).way(r, it, "write nest(%d)", found)
	case readsIndex(between, it.Statement) && !holdsLoop(between):
		return (&nestError{}).way(r, between, "this stands between the loops and reads an index that the loop behind it left in the iteration before: write the value that is meant, or the nest cannot run in parallel")
	}
	return (&nestError{}).way(r, between, "this stands between the loops: move it into the inner one or into a nest of its own, or write nest(%d)", found)
}

// besideLoop is what a loop's body holds beside another loop, or a condition with the other loop; nil if it holds
// no loop.
func besideLoop(s *cc.Statement) cc.Node {
	switch s.Case {
	case cc.StatementCompound:
	case cc.StatementSelection:
		return aroundLoop(s)
	default:
		return nil
	}
	var beside cc.Node
	loops := 0
	for l := s.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		switch b := l.BlockItem; {
		case b.Case == cc.BlockItemStmt && b.Statement.Case == cc.StatementIteration && loops == 0:
			loops++
		case beside == nil:
			beside = b
		}
	}
	if loops > 0 {
		return beside
	}
	if b, ok := beside.(*cc.BlockItem); ok && b.Case == cc.BlockItemStmt && b.Statement.Case == cc.StatementSelection {
		return aroundLoop(b.Statement)
	}
	return nil
}

// aroundLoop is s, if there is a loop in it; else nil.
func aroundLoop(s *cc.Statement) cc.Node {
	if holdsLoop(s) {
		return s
	}
	return nil
}

func holdsLoop(n cc.Node) (found bool) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		_, isLoop := n.(*cc.IterationStatement)
		found = found || isLoop
		return !found
	})
	return found
}

// body reads what one iteration does. Bounds were read first, so a scalar that
// both use is found written.
func (r *nestReader) body(s *cc.Statement, b *Directive) error {
	r.clauses.findSerialIndices(s)
	if err := r.scalars.findOuterScalars(s); err != nil {
		return err
	}
	arrays, err := r.statements.declarePrivateObjects(s)
	if err != nil {
		return err
	}
	body, err := r.statements.list(s)
	if err != nil {
		if s.Case != cc.StatementCompound {
			r.statements.unread = append(r.statements.unread, s)
		}
		r.scalars.judgeRead(body, arrays, r.statements)
		return err
	}
	body = append(r.bounds.prologue, body...)
	r.sweep.Body = r.locals.dropUnused(r.lifter(nil).lift(body))
	if err := r.scalars.classifyScalars(arrays); err != nil {
		r.clauses.checkClauses(b)
		return err
	}
	r.locals.dropAssigned()
	r.sweep.Functions = calledIn(r.sweep.Body, r.sweep.Functions)
	if err := r.bounds.keepsBounds(); err != nil {
		return err
	}
	if err := r.scalars.keepsHolders(); err != nil {
		return err
	}
	r.sweep.Body = append(r.scalars.privateDecls(), r.bounds.withinBounds(r.sweep.Body)...)
	countUp(r.sweep)
	subscript.Run(&subscript.Nest{Sweep: r.sweep, Scalars: r.scalars, Grids: r.fn.Grids})
	if len(r.sweep.Uses)+len(r.sweep.Reductions)+len(r.sweep.Last) == 0 {
		return r.fail(codeArray, s, "the loop writes no array, so that nothing of it would remain")
	}
	return nil
}

// calledIn are the functions that a body still calls, once loops have the choices that some of them make.
func calledIn(body []stencil.Stmt, functions []*stencil.DeviceFunction) []*stencil.DeviceFunction {
	called := map[string]bool{}
	stencil.VisitExprs(body, func(e stencil.Expr) {
		if c, ok := e.(*stencil.Call); ok {
			called[c.Func] = true
		}
	})
	return slices.DeleteFunc(slices.Clone(functions), func(f *stencil.DeviceFunction) bool { return !called[f.Name] })
}

// withinBounds puts the body under the real bounds of enclosed loops.
func (r *boundReader) withinBounds(body []stencil.Stmt) []stencil.Stmt {
	if len(r.realBounds) == 0 {
		return body
	}
	var guards []stencil.Guard
	cond := r.realBounds[0]
	for i, c := range r.realBounds {
		guards = append(guards, stencil.Guard{Cond: c})
		if i > 0 {
			cond = stencil.NewBinary("&&", cond, c)
		}
	}
	for _, u := range r.sweep.Uses {
		for i := range u.Accesses {
			a := &u.Accesses[i]
			a.Guarded, a.Guards = true, append(guards[:len(guards):len(guards)], a.Guards...)
		}
	}
	return []stencil.Stmt{&stencil.If{Cond: cond, Then: body}}
}

// shape checks the extents of tile and chunksize against the loops (F7).
func (r *nestReader) shape(b *Directive) bool {
	ok := true
	n := len(r.sweep.Loops)
	for _, clause := range []struct {
		name string
		*pragma.Extents
		to *[]int
	}{{"tile", b.Tile, &r.sweep.Hints.Tile}, {"chunksize", b.Chunk, &r.sweep.Hints.Chunk}} {
		if clause.Extents == nil {
			continue
		}
		for d, v := range clause.Values {
			if d >= n && v != 1 {
				r.fn.msgs.Errorf(codeClause, clause.Spans[d], "%s's %s extent is %d, but the nest has %d parallel loops",
					clause.name, [...]string{"first", "second", "third"}[d], v, n)
				ok = false
			}
		}
		*clause.to = clause.Values[:min(n, len(clause.Values))]
	}
	return ok
}
