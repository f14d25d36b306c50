// The statements of a body and of device functions.

package stencil

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

// NewAssign is the statement to = value; no conversion is added.
func NewAssign(to, value Expr) *ExprStmt { return &ExprStmt{&Assign{LHS: to, Op: "=", RHS: value}} }

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
