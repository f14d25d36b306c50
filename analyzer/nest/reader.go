// The state of the reader of one nest, and how it reports: a refused nest is given up, its message printed once.

package nest

import (
	"maps"

	"modernc.org/cc/v4"

	"mintc/analyzer/scalar"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
)

// nest is what the readers of one annotated nest share.
type nest struct {
	fn       *Function
	sweep    *stencil.Sweep
	at       *parser.Pragma                     // the nest's directive: what host code there can name
	nestNode cc.Node                            // the nest's loops
	names    map[string]bool                    // names of the kernel's variables in use
	inside   map[*cc.Declarator]*stencil.Symbol // indices and locals
	uses     map[*stencil.Grid]*stencil.Use
	guarded  int             // > 0 where a statement or operand may not be executed
	guards   []stencil.Guard // the conditions for it that are known
	frame    *frame          // the function that is being inlined; without def, the nest's own body
	device   *deviceFunction // set where the body of a device function is read
}

// nestReader reads one annotated nest into a Sweep. Each part reads one kind of thing, and names the parts that it
// asks: operands hold pointers, pointers hold calls, and calls hold statements, so the parts know each other in a circle.
type nestReader struct {
	*nest
	clauses    *clauseReader
	bounds     *boundReader
	scalars    *scalarReader
	locals     *localReader
	statements *statementReader
}

func newReader(fn *Function, sweep *stencil.Sweep, at *parser.Pragma) *nestReader {
	n := &nest{fn: fn, sweep: sweep, at: at, names: maps.Clone(fn.fileNames()), inside: map[*cc.Declarator]*stencil.Symbol{},
		uses: map[*stencil.Grid]*stencil.Use{}, frame: &frame{}}
	clauses := &clauseReader{nest: n, private: map[*cc.Declarator]bool{}, clauseAt: map[*cc.Declarator]source.Span{},
		first: map[*cc.Declarator]source.Span{}, shared: map[*cc.Declarator]source.Span{}, reductionOf: map[*cc.Declarator]*scalar.Clause{}}
	locals := &localReader{nest: n, clauses: clauses, values: map[*cc.Declarator]stencil.Expr{}, stable: map[*stencil.Symbol]bool{},
		known: map[*stencil.Symbol]stencil.Expr{}, aliases: map[*stencil.Symbol]stencil.Expr{},
		steps: map[*stencil.Symbol]bool{}, limited: map[*cc.Declarator]bool{}, clamps: map[*cc.SelectionStatement]*cc.Declarator{}}
	scalars := &scalarReader{nest: n, clauses: clauses, locals: locals, outer: map[*cc.Declarator]*stencil.Symbol{},
		members: map[gridKey]*stencil.Symbol{}, holders: map[gridKey]*cc.PostfixExpression{}, usedAt: map[*stencil.Var]source.Span{}}
	exprs := &exprReader{nest: n, scalars: scalars, locals: locals}
	tables := &tableReader{nest: n, exprs: exprs}
	bounds := &boundReader{nest: n, clauses: clauses, scalars: scalars, locals: locals, exprs: exprs, between: map[*cc.Declarator]bool{}}
	pointees := &pointeeReader{nest: n, clauses: clauses, bounds: bounds, scalars: scalars, locals: locals, exprs: exprs, tables: tables,
		places: map[*cc.Declarator]pointee{}, pointers: map[*cc.Declarator]*cc.CompoundStatement{},
		movedIn: map[*cc.CompoundStatement][]pointerOf{}, lost: map[*cc.Declarator]bool{}}
	statements := &statementReader{nest: n, clauses: clauses, locals: locals, pointees: pointees, exprs: exprs, tables: tables}
	calls := &callReader{nest: n, clauses: clauses, scalars: scalars, locals: locals, pointees: pointees, exprs: exprs, statements: statements, tables: tables}
	cursors := &cursorReader{nest: n, clauses: clauses, bounds: bounds, scalars: scalars, locals: locals, pointees: pointees, exprs: exprs,
		cursors: map[*cc.Declarator]map[cc.Node]bool{}, loops: map[*cc.IterationStatement][]cursorLoop{}, indices: map[*cc.Declarator]bool{},
		walkers: map[*cc.Declarator]*walker{}, distances: map[*stencil.Symbol]bool{}}
	statements.cursors, pointees.cursors = cursors, cursors
	clauses.scalars, locals.scalars = scalars, scalars
	scalars.bounds, scalars.pointees = bounds, pointees
	exprs.pointees, exprs.calls = pointees, calls
	pointees.calls = calls
	bounds.pointees, bounds.statements = pointees, statements
	return &nestReader{nest: n, clauses: clauses, bounds: bounds, scalars: scalars, locals: locals, statements: statements}
}

func (r *nest) fail(code string, n cc.Node, format string, args ...any) *nestError {
	r.fn.errorf(code, n, format, args...)
	return &nestError{}
}

// addNote adds a note to the message just reported.
func (r *nest) addNote(n cc.Node, format string, args ...any) {
	last := r.fn.msgs.Messages[len(r.fn.msgs.Messages)-1]
	last.Note(r.fn.SpanAt(n), format, args...)
}

// nestError says that a message was printed; the nest is given up.
type nestError struct{}

func (*nestError) Error() string { return "reported" }

// way adds the way out to the message just reported.
func (e *nestError) way(r interface {
	addNote(n cc.Node, format string, args ...any)
}, n cc.Node, format string, args ...any) error {
	r.addNote(n, format, args...)
	return e
}
