package stencil

import "mintc/internal/source"

// Stmt is a statement of a sweep's body or of a device function.
type Stmt interface{ stmt() }

// Extension is embedded by the statement kinds that later representations add.
type Extension struct{}

func (Extension) stmt() {}

// Mapped is implemented by statements of later representations, so that a pass
// over expressions reaches into them.
type Mapped interface {
	Stmt
	// MapExprs rebuilds the statement with f applied to every expression node.
	MapExprs(f func(Expr) Expr) Stmt
}

// ExprStmt evaluates X for its effect.
type ExprStmt struct{ X Expr }

// Decl declares a local scalar (Init may be nil) or array (List may be nil).
type Decl struct {
	Sym  *Symbol
	Init Expr
	List []Expr
}

// If is a conditional; Else may be empty.
type If struct {
	Cond       Expr
	Then, Else []Stmt
}

// For is a serial loop in the thread. Init holds declarations or one
// expression statement; Cond and Post may be nil.
type For struct {
	Init []Stmt
	Cond Expr
	Post Expr
	Body []Stmt
}

// While is a while loop, or do-while where Do is set.
type While struct {
	Cond Expr
	Body []Stmt
	Do   bool
}

// Block is a scope of its own.
type Block struct{ Body []Stmt }

// Jump is break or continue of a serial loop.
type Jump struct{ Keyword string }

// Switch is C's switch: the cases after the one that is chosen run too, up to
// a break.
type Switch struct {
	Tag   Expr
	Cases []*Case
}

// Case is one or more labels and what follows them. A Default may have Values too.
type Case struct {
	Values  []Expr
	Default bool
	Body    []Stmt
}

// Return leaves a device function; X is nil in a void one.
type Return struct{ X Expr }

func (*ExprStmt) stmt() {}
func (*Decl) stmt()     {}
func (*If) stmt()       {}
func (*For) stmt()      {}
func (*While) stmt()    {}
func (*Block) stmt()    {}
func (*Switch) stmt()   {}
func (*Jump) stmt()     {}
func (*Return) stmt()   {}

// Loop is one loop of a nest, normalised: Index takes Lo, Lo+Step, ... while it
// is below Hi (Step > 0) or above it (Step < 0). Lo and Hi have their values
// on entry to the nest.
type Loop struct {
	Index  *Symbol
	Lo, Hi Expr
	Step   int64
	// Outside is set where the index is declared outside the nest and keeps the
	// value that the serial loop leaves; Host is its name there.
	Outside bool
	Host    string
	// Meets: the serial loop ends only when the index equals Hi, as != says it.
	Meets bool
	// Boxed: the real bounds depend on outer indices. Lo and Hi enclose them,
	// and conditions in the body leave out what is beyond.
	Boxed bool
	// Last, for an index outside with real bounds of that kind, gives its value
	// after the nest.
	Last *LastRun
	Span source.Span
}

// LastRun are the real bounds of a loop, in terms of the indices around it,
// which have their last values when it runs last.
type LastRun struct {
	Lo, Hi Expr
	Step   int64
}
