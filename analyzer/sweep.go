// One `mint for` from its directive to a stencil.Sweep: nest, body, dependence test, and whether its text can be cut
// out.

package analyzer

import (
	"fmt"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/dependence"
	"mintc/analyzer/subscript"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/pragma"
)

// maxParallel is the number of dimensions of a CUDA grid.
const maxParallel = 3

// annotatedNest reads an annotated nest.
func (w *walker) annotatedNest(s *parser.Statement, b *bound, trapezoid *bound) []stencil.Step {
	sw := &stencil.Sweep{Name: w.sweepName(), Directive: b.span, Span: s.Span,
		Hints: stencil.Hints{NoWait: b.NoWait.Set, Independent: b.Independent.Set}}
	r := w.newReader(sw, b.at)
	if !w.replaceable(s, b) || !r.clauses.read(b) || !w.knownSizes(s.Node) {
		return nil
	}
	r.reserveArrays(s.Node)
	if err := r.readNest(s, b); err != nil {
		if _, reported := err.(*nestError); !reported {
			panic("analyzer: an error that nobody reported: " + err.Error())
		}
		return nil
	}
	if !r.shape(b) || !r.clauses.checkClauses(b) || !r.scalars.checkHolders() || !r.independent() {
		return nil
	}
	if trapezoid != nil {
		w.checkTrapezoid(sw, trapezoid)
	}
	subscript.Slices(sw, r.w.grids)
	dependence.New(sw, r.scalars.definitions(), r.locals.known).Coincide()
	for _, span := range w.foreignInFront(s, b.span.Off) {
		w.goesWithLoop(span)
		sw.Foreign = append(sw.Foreign, span)
	}
	if trapezoid != nil {
		for _, span := range trapezoid.lines() {
			if span.Off < b.span.Off { // those behind it go with the nest
				sw.Foreign = append(sw.Foreign, span)
			}
		}
	}
	w.remark(sw)
	w.read.Sweeps[s] = sw
	for _, read := range r.bounds.boundReads {
		w.read.BoundReads[sw] = append(w.read.BoundReads[sw], read.node)
	}
	if w.region == nil { // a nest outside of a region is one by itself
		w.checkOpenMP(s, b.span, true)
		region := &stencil.Region{Steps: []stencil.Step{sw}}
		w.findFusionCandidates(region.Steps)
		w.read.Regions[s] = region
		return []stencil.Step{region}
	}
	return []stencil.Step{sw}
}

// readNest reads the parallel loops from the outside in, then the body.
func (r *nestReader) readNest(s *parser.Statement, b *bound) error {
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
		loop, err := r.bounds.parallelLoop(it)
		if err != nil {
			return err
		}
		r.sweep.Loops = append(r.sweep.Loops, loop)
		inner, decls := r.bounds.innerLoop(it.Statement, want == 0)
		full := want == 0 && len(decls) > 0 && len(r.sweep.Loops) == maxParallel
		if len(r.sweep.Loops) == want || want == 0 && inner == nil || full {
			return r.body(it.Statement, b)
		}
		if inner == nil {
			r.fail(codeNest, it, "nest(%d) asks for %d parallel loops, but only %d are perfectly nested here", want, want, len(r.sweep.Loops))
			if between := besideLoop(it.Statement); between != nil {
				return (&nestError{}).way(r, between, "this stands between the loops: move it into the inner one or into a nest of its own, or write nest(%d)", len(r.sweep.Loops))
			}
			return &nestError{}
		}
		if len(r.sweep.Loops) == maxParallel {
			r.fail(codeNest, inner, "nest(all) finds more than %d perfectly nested loops", maxParallel)
			return (&nestError{}).way(r, inner, "write nest(%d): the loops inside run serially in each thread", maxParallel)
		}
		if err := r.bounds.declareBetween(decls); err != nil {
			return err
		}
		statement = inner
	}
}

// besideLoop is what a loop's body holds beside another loop; nil if it holds
// no loop.
func besideLoop(s *cc.Statement) cc.Node {
	if s.Case != cc.StatementCompound {
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
	if loops == 0 {
		return nil
	}
	return beside
}

// body reads what one iteration does. Bounds were read first, so a scalar that
// both use is found written.
func (r *nestReader) body(s *cc.Statement, b *bound) error {
	r.clauses.findSerialIndices(s)
	if err := r.scalars.findOuterScalars(s); err != nil {
		return err
	}
	arrays, err := r.statements.declarePrivateArrays(s)
	if err != nil {
		return err
	}
	body, err := r.statements.list(s)
	if err != nil {
		r.scalars.judgeRead(body, arrays, r.statements.refused)
		return err
	}
	body = append(r.bounds.prologue, body...)
	r.sweep.Body = r.locals.dropUnused(r.lifter(nil).lift(body))
	if err := r.scalars.classifyScalars(arrays); err != nil {
		r.clauses.checkClauses(b)
		return err
	}
	r.locals.dropAssigned()
	if err := r.bounds.keepsBounds(); err != nil {
		return err
	}
	r.sweep.Body = append(r.scalars.privateDecls(), r.bounds.withinBounds(r.sweep.Body)...)
	subscript.Run(&subscript.Nest{Sweep: r.sweep, Scalars: r.scalars, Grids: r.w.grids})
	if len(r.sweep.Uses)+len(r.sweep.Reductions)+len(r.sweep.Last) == 0 {
		return r.fail(codeArray, s, "the loop writes no array, so that nothing of it would remain")
	}
	return nil
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
func (r *nestReader) shape(b *bound) bool {
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
				r.w.msgs.Errorf(codeClause, clause.Spans[d], "%s's %s extent is %d, but the nest has %d parallel loops",
					clause.name, [...]string{"first", "second", "third"}[d], v, n)
				ok = false
			}
		}
		*clause.to = clause.Values[:min(n, len(clause.Values))]
	}
	return ok
}

// replaceable checks that the nest's text can be cut out: no macro that also
// makes other code at its ends, no preprocessor group that reaches beyond it.
func (w *walker) replaceable(s *parser.Statement, b *bound) bool {
	if s.Straddle {
		w.msgs.Errorf(codeText, s.Span, "this loop shares a macro invocation with the code beside it, and cannot be replaced alone")
		return false
	}
	span := s.Span.File.Span(min(b.span.Off, s.Span.Off), s.Span.End)
	depth := 0
	for _, d := range directiveLines(span) {
		switch d.name {
		case "if", "ifdef", "ifndef":
			depth++
		case "else", "elif":
			if depth == 0 {
				w.msgs.Errorf(codeText, d.span, "this preprocessor group starts before the annotated loop")
				return false
			}
		case "endif":
			if depth--; depth < 0 {
				w.msgs.Errorf(codeText, d.span, "this preprocessor group starts before the annotated loop")
				return false
			}
		case "define", "undef", "include":
			if !w.Active(d.span.Off) {
				continue // a group that is switched off is text like any other
			}
			w.msgs.Errorf(codeText, d.span, "#%s inside an annotated loop, which is replaced by generated code: move it in front", d.name)
			return false
		}
	}
	if depth > 0 {
		w.msgs.Errorf(codeText, span, "a preprocessor group starts inside the annotated loop and ends after it")
		return false
	}
	for _, f := range w.Foreign {
		if f.Span.Off >= span.Off && f.Span.End <= span.End {
			w.goesWithLoop(f.Span)
		}
	}
	return true
}

func (w *walker) goesWithLoop(pragma source.Span) {
	w.msgs.Remarkf(codeRemark, pragma, "'%s' goes with the loop that is replaced", strings.TrimSpace(pragma.Text()))
}

// directiveLine is a preprocessor line of a span.
type directiveLine struct {
	name string
	span source.Span
}

func directiveLines(span source.Span) []directiveLine {
	var list []directiveLine
	text := span.File.Text
	for at := span.Off; at < span.End; {
		end := at
		for end < span.End && text[end] != '\n' {
			end += max(1, source.Continuation(text, end))
		}
		start := source.SkipSpace(text[:max(end, at)], at, false)
		if start < end && text[start] == '#' {
			name := source.SkipSpace(text, start+1, false)
			stop := name
			for stop < end && source.IsIdentByte(text[stop]) {
				stop++
			}
			list = append(list, directiveLine{string(text[name:stop]), span.File.Span(start, end)})
		}
		at = end + 1
	}
	return list
}

// remark says what became of the nest, for -Minfo.
func (w *walker) remark(s *stencil.Sweep) {
	var parts []string
	for _, u := range s.Uses {
		switch {
		case u.Read && u.Written:
			parts = append(parts, u.Grid.Host+" read and written ("+s.Shape(u)+")")
		case u.Written:
			parts = append(parts, u.Grid.Host+" written")
		default:
			parts = append(parts, u.Grid.Host+" read ("+s.Shape(u)+")")
		}
	}
	loops := "1 parallel loop becomes"
	if n := len(s.Loops); n > 1 {
		loops = fmt.Sprintf("%d parallel loops become", n)
	}
	w.msgs.Remarkf(codeRemark, s.Directive, "%s kernel '%s': %s", loops, s.Name, strings.Join(parts, ", "))
}
