// The state of the reader of one nest, and how it reports: a refused nest is given up, its message printed once.

package analyzer

import (
	"maps"

	"modernc.org/cc/v4"

	"mintc/analyzer/scalar"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
)

// nestReader reads one annotated nest into a Sweep.
type nestReader struct {
	*walker
	sweep         *stencil.Sweep
	outer         map[*cc.Declarator]*stencil.Symbol // scalars from outside the nest
	members       map[gridKey]*stencil.Symbol        // scalar members from outside
	inside        map[*cc.Declarator]*stencil.Symbol // indices and locals
	private       map[*cc.Declarator]bool            // by clause, or as index of a serial loop
	privateArrays []*cc.Declarator                   // in the order of the clauses
	clauseAt      map[*cc.Declarator]source.Span     // where the clauses name them
	names         map[string]bool                    // names of the kernel's variables in use
	guarded       int                                // > 0 where a statement or operand may not be executed
	guards        []stencil.Guard                    // the conditions for it that are known
	uses          map[*stencil.Grid]*stencil.Use
	loops         int            // serial loops around the statement
	switches      int            // switch statements around it, inside the innermost loop
	at            *parser.Pragma // of the nest's directive: what host code there can name

	values       map[*cc.Declarator]stencil.Expr          // parameters of inlined functions that stand for their arguments
	places       map[*cc.Declarator]place                 // what each pointer leads to
	block        *cc.CompoundStatement                    // the block that the statement stands in directly; nil: in none
	pointers     map[*cc.Declarator]*cc.CompoundStatement // the block that a local pointer is declared in
	movedIn      map[*cc.CompoundStatement][]pointerOf    // pointers of outer blocks that got a place in a block
	lost         map[*cc.Declarator]bool                  // pointers whose place was forgotten
	stable       map[*stencil.Symbol]bool                 // locals that do not change while they are in scope
	known        map[*stencil.Symbol]stencil.Expr         // the values of stable locals over indices and outer scalars
	aliases      map[*stencil.Symbol]stencil.Expr         // those that are polynomials
	assignedOnce []*stencil.Symbol                        // locals whose only value an assignment gives
	nestNode     cc.Node                                  // the nest's loops
	holders      map[gridKey]cc.Node                      // structs outside whose members are read
	pending      []stencil.Stmt                           // what has to run before the statement that is being read
	fixed        int                                      // > 0 in headers of loops, whose expressions stay in place where they can
	inSubscript  int                                      // > 0 inside subscripts
	frame        *frame                                   // the function that is being inlined; without def, the nest's own body
	device       *deviceFunction                          // set where the body of a device function is read

	// What clauses say of outer scalars, with the place of the name.
	first, shared map[*cc.Declarator]source.Span
	reductionOf   map[*cc.Declarator]*scalar.Clause
	reduced       []*cc.Declarator // in the order of the clauses

	between  map[*cc.Declarator]bool // variables without a value that are declared between the loops
	prologue []stencil.Stmt          // what declarations between the loops do

	outerScalars []*outerScalar               // outer scalars that the body writes
	usedAt       map[*stencil.Var]source.Span // where they are used
	privates     []*stencil.Symbol            // those that are private, in order
	boundReads   []boundRead
	// realBounds are conditions for the body of a nest with enclosed bounds.
	realBounds []stencil.Expr
}

func (w *walker) newReader(sweep *stencil.Sweep, at *parser.Pragma) *nestReader {
	return &nestReader{walker: w, sweep: sweep, at: at, outer: map[*cc.Declarator]*stencil.Symbol{},
		members: map[gridKey]*stencil.Symbol{}, inside: map[*cc.Declarator]*stencil.Symbol{},
		private: map[*cc.Declarator]bool{}, clauseAt: map[*cc.Declarator]source.Span{}, between: map[*cc.Declarator]bool{}, names: maps.Clone(w.fileNames()), uses: map[*stencil.Grid]*stencil.Use{},
		values: map[*cc.Declarator]stencil.Expr{}, places: map[*cc.Declarator]place{}, pointers: map[*cc.Declarator]*cc.CompoundStatement{},
		stable: map[*stencil.Symbol]bool{}, movedIn: map[*cc.CompoundStatement][]pointerOf{}, lost: map[*cc.Declarator]bool{},
		known: map[*stencil.Symbol]stencil.Expr{}, aliases: map[*stencil.Symbol]stencil.Expr{}, holders: map[gridKey]cc.Node{}, frame: &frame{},
		first: map[*cc.Declarator]source.Span{}, shared: map[*cc.Declarator]source.Span{},
		reductionOf: map[*cc.Declarator]*scalar.Clause{}, usedAt: map[*stencil.Var]source.Span{}}
}

func (r *nestReader) fail(code string, n cc.Node, format string, args ...any) *nestError {
	r.errorf(code, n, format, args...)
	return &nestError{}
}

// nestError says that a message was printed; the nest is given up.
type nestError struct{}

func (*nestError) Error() string { return "reported" }

// way adds the way out to the message just reported.
func (e *nestError) way(r *nestReader, n cc.Node, format string, args ...any) error {
	last := r.msgs.Messages[len(r.msgs.Messages)-1]
	last.Note(r.SpanAt(n), format, args...)
	return e
}
