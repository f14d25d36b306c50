// Package validity follows, statement by statement, which copy of each array is
// the valid one: the host's, the device's or both (language.md, C3 to C5). It
// reports host code that would see or leave old values, finds the transfers
// that a program may leave out, and the elements that a single block accesses
// on the device.
package validity

import (
	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
)

// Input is what the analyzer has read, by the statement or pragma it stands at.
type Input struct {
	Unit      *parser.Unit
	Functions []Function // those with mint constructs, in file order
	Sweeps    map[*parser.Statement]*stencil.Sweep
	// HostReads are the elements and members that the host reads for a sweep: its bounds, and parameters of its kernels.
	HostReads map[*stencil.Sweep][]cc.ExpressionNode
	Regions   map[*parser.Statement]*stencil.Region
	Singles   map[*parser.Statement]*stencil.Single
	Transfers map[*parser.Pragma][]*stencil.Transfer
	// ExtentReads are what the extents of a copy read through arrays and pointers.
	ExtentReads map[*stencil.Transfer][]ExtentRead
	// NoGuard says that the translated program does not watch the pages of arrays.
	NoGuard bool
}

// ExtentRead is a variable in an extent of a copy, of which elements are read, or what it points to.
type ExtentRead struct {
	Variable *cc.Declarator
	Member   string // the only one that is read of what Variable points to, or ""
	At       source.Span
}

// Function is a C function with mint constructs.
type Function struct {
	Def   *cc.FunctionDefinition
	Grids map[*stencil.Grid]Lvalue
	// Choices are the subscripts behind steps "[*0]" that a local variable makes; others are not in it.
	Choices map[string]Choice
	// Array is the grid of an array by its declaration, made where it has none.
	Array func(*cc.Declarator) *stencil.Grid
}

// Lvalue is a variable and the path of members and subscripts from it: ".m", "->m",
// "[1]", or "[*0]" for an element that only the running program knows.
type Lvalue struct {
	Root *cc.Declarator
	Path string
}

// maxRounds bounds the rounds of Check, for each region. Each round finds further inferred transfers, or arrays
// whose elements cannot be told apart; there are finitely many of both.
const maxRounds = 1000

// Check completes the regions with inferred transfers and the single blocks with their element
// accesses, and finds the calls that the guard has to know. After an error the program must not be
// used.
func Check(in Input) ([]Escape, diag.List) {
	c := newChecker(in)
	roots := c.roots()
	for round := 0; ; round++ {
		c.begin()
		c.refuseCleanups()
		for _, fn := range roots {
			c.root(fn)
		}
		if !c.grew {
			break
		}
		if round == maxRounds*(1+len(in.Regions)) {
			panic("validity: the rounds do not come to an end")
		}
	}
	if in.NoGuard {
		c.refuseEscapes()
	}
	if !c.msgs.HasErrors() {
		c.apply()
	}
	return c.escapesInOrder(), *c.msgs
}

// checker is the state of one Check.
type checker struct {
	in                        Input
	byNode                    map[cc.Node]*parser.Statement
	before                    map[*parser.Statement][]*parser.Pragma // copies in front of a statement
	atEnd                     map[*parser.Statement][]*parser.Pragma // copies at the end of a block
	owner                     map[*cc.Declarator]*cc.FunctionDefinition
	definitions               []*cc.FunctionDefinition // of all files, in text order
	callees                   map[*cc.FunctionDefinition]callees
	statics                   []static // of all files, in text order
	locals                    map[*cc.FunctionDefinition][]*cc.Declarator
	choosers                  map[*cc.FunctionDefinition]map[string]bool // found by choosing
	reach                     map[*cc.FunctionDefinition]bool            // which reach a mint construct
	keeps                     map[*cc.FunctionDefinition]bool            // which leave an array on the device, themselves or through calls
	launching                 map[cc.Node]bool                           // found by launches
	functions                 map[placeID]*cc.Declarator                 // by their places
	external                  map[string]bool                            // variables that other files can name
	exits                     map[string]*cc.PostfixExpression           // functions that run when the program ends
	handlers                  map[string]*cc.PostfixExpression           // functions that a signal calls
	constructors, destructors []*cc.FunctionDefinition                   // by their attributes
	cleanups                  []cc.Node                                  // attributes in functions that reach a mint construct
	kept                      map[placeID]cc.ExpressionNode              // memory that the library uses later
	escapes                   map[escapeKey]*stencil.EscapingCall
	accesses                  map[escapeKey]*stencil.HostAccess
	elemTypes                 elements // of arrays on the device
	// calledBackAtAll is set if other files can call functions of this one.
	calledBackAtAll bool
	info            map[*cc.FunctionDefinition]*Function
	places          placeTable
	parts           parts
	heap            map[allocation]placeID
	returning       map[scope]bool // blocks at whose end the running program brings arrays back
	placed          map[value]bool // new memory that one of several places holds, of which none is known to hold it
	needs           map[*stencil.Region][]*need
	unfilled        unfilled
	elements        map[*stencil.Single]map[int]*stencil.ElementAccess
	onHost          map[int]bool          // offsets of elements in single blocks that some caller has on the host
	initial         map[placeID][]placeID // what pointers of file scope may point to when a function starts
	nextValue       value
	holding         int // number of values kept while something else is evaluated
	msgs            *diag.List
	said            map[string]bool
	copiesToAdd     map[string][]source.Span // by what messages advise: where
	startsAtMain    bool                     // the root is main: nothing is mapped before it
	work            int                      // statements followed in this round
	grew            bool                     // this round found an array to transfer
}

func newChecker(in Input) *checker {
	c := &checker{in: in, byNode: map[cc.Node]*parser.Statement{}, before: map[*parser.Statement][]*parser.Pragma{},
		atEnd: map[*parser.Statement][]*parser.Pragma{}, owner: map[*cc.Declarator]*cc.FunctionDefinition{},
		info: map[*cc.FunctionDefinition]*Function{}, needs: map[*stencil.Region][]*need{},
		places: newPlaceTable(), returning: map[scope]bool{}, placed: map[value]bool{}, heap: map[allocation]placeID{}, locals: map[*cc.FunctionDefinition][]*cc.Declarator{},
		choosers:  map[*cc.FunctionDefinition]map[string]bool{},
		functions: map[placeID]*cc.Declarator{}, external: map[string]bool{}, exits: map[string]*cc.PostfixExpression{}, handlers: map[string]*cc.PostfixExpression{},
		kept: map[placeID]cc.ExpressionNode{}, elemTypes: findElements(in.Functions),
		initial: map[placeID][]placeID{}, callees: map[*cc.FunctionDefinition]callees{}, launching: map[cc.Node]bool{}, keeps: map[*cc.FunctionDefinition]bool{}}
	for _, s := range in.Unit.Statements {
		c.byNode[s.Node] = s
	}
	for _, p := range in.Unit.Pragmas {
		switch {
		case p.Bound != nil:
		case p.Next != nil:
			c.before[p.Next] = append(c.before[p.Next], p)
		default:
			c.atEnd[p.Block] = append(c.atEnd[p.Block], p)
		}
	}
	for i := range in.Functions {
		c.info[in.Functions[i].Def] = &in.Functions[i]
	}
	c.findDefinitions()
	c.findStatics()
	c.reach = c.reaching()
	c.calledBackAtAll = c.hasEntries()
	c.findInitial()
	c.constructors, c.destructors = c.withAttribute("constructor"), c.withAttribute("destructor")
	c.findCleanups()
	c.parts = newParts(in.Unit, &c.places)
	return c
}

// begin forgets what a round has found, except the inferred transfers.
func (c *checker) begin() {
	c.msgs, c.said, c.copiesToAdd = &diag.List{}, map[string]bool{}, map[string][]source.Span{}
	c.elements = map[*stencil.Single]map[int]*stencil.ElementAccess{}
	c.onHost = map[int]bool{}
	c.escapes, c.accesses = map[escapeKey]*stencil.EscapingCall{}, map[escapeKey]*stencil.HostAccess{}
	c.work, c.holding, c.grew = 0, 0, false
}

// findDefinitions finds the functions of the file and of its headers, whom each
// calls, and which function each local variable belongs to.
func (c *checker) findDefinitions() {
	for l := c.in.Unit.AST.TranslationUnit; l != nil; l = l.TranslationUnit {
		if fd := l.ExternalDeclaration.FunctionDefinition; fd != nil {
			c.definitions = append(c.definitions, fd)
			eachLocal(fd, func(d *cc.Declarator) { c.owner[d] = fd })
		}
	}
	for _, fd := range c.definitions {
		c.callees[fd] = c.findCallees(fd)
	}
}

// hasEntries reports whether other files can call a function of this file, main excepted.
func (c *checker) hasEntries() bool {
	for _, fd := range c.definitions {
		if fd.Declarator.Linkage() == cc.External && fd.Declarator.Name() != "main" {
			return true
		}
	}
	return len(c.findCallees(c.in.Unit.AST.TranslationUnit).named) > 0 // other files may have been given its address
}

// roots are the entry points that reach a mint construct: functions that other files can call, and
// functions without a direct caller here.
func (c *checker) roots() []*cc.FunctionDefinition {
	called := c.calledFrom(c.reach)
	var list []*cc.FunctionDefinition
	for _, fd := range c.definitions {
		if c.reach[fd] && (fd.Declarator.Linkage() == cc.External || !called[fd]) {
			list = append(list, fd)
		}
	}
	return list
}

// root follows one entry point, whose callers are unknown.
func (c *checker) root(fd *cc.FunctionDefinition) {
	w := newWalk(c, fd, nil, nil)
	c.startsAtMain = fd.Declarator.Name() == "main"
	st := newState()
	if c.startsAtMain {
		w.exprs.startStatics(st)
		w.library.runAll(c.constructors, st)
	}
	w.statements.function(st)
	if !c.startsAtMain {
		w.reports.leftBehind(st)
		return
	}
	w.library.programEnds(st)
}
