// The result of parsing: statements, pragmas and headers of a translation unit, with look-up of names.

package parser

import (
	"maps"
	"regexp"
	"slices"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
	"mintc/pragma"
)

// Unit is one translation unit after parsing.
type Unit struct {
	File        *source.File
	AST         *cc.AST
	Statements  []*Statement // of the main file, in order, outer before inner
	Pragmas     []*Pragma    // active ones of ours, in file order
	Foreign     []ForeignPragma
	Headers     []*Header // in the order in which they were first read
	HostHeaders bool      // the host's headers were used, not the bundled ones

	run         *run
	toks        []*cc.Token // of the main file, in stream order
	offs        []int       // their offsets, not decreasing
	foreignSeqs []int       // stream positions of tokens of other files, ascending
	inMain      []bool      // by stream position: the token stands in the main file
	seqRanges   map[cc.Node]seqRange
	byStart     map[int]*Statement
	definitions map[string]*cc.FunctionDefinition
	twice       map[string]bool                    // functions that have a definition only for inlining, too
	inits       map[*cc.Declarator]*cc.Initializer // nil until asked for
	layouts     layouts                            // nil until asked for
	enums       map[*cc.Enumerator]*cc.EnumType    // nil until asked for
	disturbing  map[string]bool                    // nil until asked for
	changes     bool                               // whether macros change inside functions, once disturbing is known
	storage     map[string]string                  // names of storage by names of variables; nil until asked for
	identifiers map[string]bool                    // nil until asked for
}

// Kind is what a Statement is.
type Kind string

// The kinds of statement. FileDecl occurs at file scope only, Function also in functions (GNU nested functions).
const (
	Block      Kind = "block"
	For        Kind = "for loop"
	While      Kind = "while loop"
	Do         Kind = "do loop"
	If         Kind = "if statement"
	Switch     Kind = "switch statement"
	Expression Kind = "expression statement"
	Decl       Kind = "declaration"
	Label      Kind = "label"
	Jump       Kind = "jump"
	Asm        Kind = "asm statement"
	FileDecl   Kind = "file-scope declaration"
	Function   Kind = "function definition"
)

// Statement is a statement, declaration or external declaration of the main
// file with the bytes that it was written as.
type Statement struct {
	Node   cc.Node // *cc.Statement, *cc.Declaration, *cc.FunctionDefinition or *cc.ExternalDeclaration
	Kind   Kind
	Span   source.Span
	Depth  int // 0 at file scope
	Func   *cc.FunctionDefinition
	Scope  *cc.Scope // around the statement
	Parent *Statement
	// Straddle: the first or last byte belongs to a macro invocation that also
	// makes tokens of a neighbour. Span cannot be replaced alone then.
	Straddle bool
}

// Pragma is one #pragma line or _Pragma operator with its directives.
type Pragma struct {
	Span       source.Span // the text to remove from the output
	Directives []*pragma.Directive
	Operator   bool // _Pragma("...")
	// Bound is the statement that the directives are attached to; nil if all
	// of them are stand-alone (copy, barrier).
	Bound *Statement
	// Next is the statement after a stand-alone directive, nil at the end of
	// its block; Block is the innermost block around any pragma.
	Next, Block *Statement
	Func        *cc.FunctionDefinition
	// Scope and Seq look up the names of clauses: u.Lookup(p.Scope, name, p.Seq).
	Scope *cc.Scope
	Seq   int
}

// ForeignPragma is an active pragma that is not mintc's: "omp", "GCC", ...
type ForeignPragma struct {
	Span      source.Span
	Namespace string
}

var ompParallel = regexp.MustCompile(`\bomp\b.*\b(parallel|teams)\b`)

// StartsThreads reports whether several threads execute the statement behind the pragma, under -fopenmp.
func (f ForeignPragma) StartsThreads() bool { return ompParallel.MatchString(f.Span.Text()) }

// Next is the statement of the unit that follows the pragma.
func (f ForeignPragma) Next(statements []*Statement) *Statement {
	for _, s := range statements {
		if s.Span.Off >= f.Span.End {
			return s
		}
	}
	return nil
}

// Header is a file that #include read.
type Header struct {
	Path     string // as opened
	Spelled  string // as first written, with its quotes or angle brackets
	System   bool   // bundled, the host's or below -isystem
	Bundled  bool   // one of mintc's own, and so the system's; Path is not a file then
	File     *source.File
	Includes []source.Span // the main file's #include lines that read it

	raw *rawFile
}

// Main reports whether n starts in the main file.
func (u *Unit) Main(n cc.Node) bool { return n.Position().Filename == u.run.name }

// Tokens are the compiler's tokens of the main file, in stream order, and their offsets.
func (u *Unit) Tokens() ([]*cc.Token, []int) { return u.toks, u.offs }

// Definition is the definition of the function of that name, or nil.
func (u *Unit) Definition(name string) *cc.FunctionDefinition { return u.definitions[name] }

// DefinedTwice reports whether a function has two definitions, of which one, by gnu_inline, is only for inlining.
func (u *Unit) DefinedTwice(name string) bool { return u.twice[name] }

// Initializer is the initialiser of d's declaration, or nil. d must be the
// declarator that ResolvedTo returns.
func (u *Unit) Initializer(d *cc.Declarator) *cc.Initializer {
	if u.inits == nil {
		u.inits = map[*cc.Declarator]*cc.Initializer{}
		ccwalk.Nodes(u.AST.TranslationUnit, func(n cc.Node) bool {
			if d, init := Declared(n); init != nil {
				u.inits[d] = init
			}
			return true
		})
	}
	return u.inits[d]
}

// Lookup finds the declaration of an ordinary identifier that is visible at
// stream position seq in scope: a *cc.Declarator, *cc.Enumerator,
// *cc.Parameter, or nil.
func (u *Unit) Lookup(scope *cc.Scope, name string, seq int) cc.Node {
	for ; scope != nil; scope = scope.Parent {
		for _, n := range scope.Nodes[name] {
			switch n.(type) {
			case *cc.Declarator, *cc.Enumerator, *cc.Parameter:
			default:
				continue // tags and labels have name spaces of their own
			}
			if v, ok := n.(interface{ Visible() int }); ok && v.Visible() <= seq {
				return n
			}
		}
	}
	return nil
}

// IsSystem reports whether n stands in a header of the system.
func (u *Unit) IsSystem(n cc.Node) bool {
	h := u.run.headerIndex[n.Position().Filename]
	return h != nil && h.System
}

// SystemDeclares reports whether a header of the system declares the name at file scope.
func (u *Unit) SystemDeclares(name string) bool {
	return slices.ContainsFunc(u.AST.Scope.Nodes[name], func(n cc.Node) bool {
		d, ok := n.(*cc.Declarator)
		return ok && u.IsSystem(d)
	})
}

// StartsThreads reports whether a unit has constructs of OpenMP that several threads execute, and is compiled with it.
func StartsThreads(u *Unit) bool {
	if !slices.ContainsFunc(u.Foreign, ForeignPragma.StartsThreads) {
		return false
	}
	_, defined := u.AST.Macros["_OPENMP"]
	return defined || u.OwnMacros()["_OPENMP"]
}

// MacroNames are the names of all macros that are defined at the end of the unit
// or anywhere in a file of the user. Generated code must not use these names.
func (u *Unit) MacroNames() map[string]bool {
	names := u.OwnMacros()
	for name := range u.AST.Macros {
		names[name] = true
	}
	return names
}

// OwnMacros are the names of all macros that the command line or a file of the user defines.
func (u *Unit) OwnMacros() map[string]bool {
	names := map[string]bool{}
	u.eachUserFile(func(r *rawFile) {
		for _, d := range r.directives {
			if d.name == "define" && len(d.toks) > 0 {
				names[r.spelling(d.toks[0])] = true
			}
		}
	})
	return names
}

// Identifiers are all identifiers written in the main file or in a header of the
// user, and all that are declared at file scope anywhere. The map is the caller's.
func (u *Unit) Identifiers() map[string]bool {
	collectIdentifiers(u)
	return maps.Clone(u.identifiers)
}

// HiddenIdentifiers are those of a unit that neither are declared at file scope nor name a macro: locals, parameters, members, labels.
func HiddenIdentifiers(u *Unit) map[string]bool {
	names := u.Identifiers()
	for name := range u.AST.Scope.Nodes {
		delete(names, name)
	}
	for name := range u.MacroNames() {
		delete(names, name)
	}
	return names
}

// IsIdentifier reports whether a name is one of a unit's Identifiers.
func IsIdentifier(u *Unit, name string) bool {
	collectIdentifiers(u)
	return u.identifiers[name]
}

func collectIdentifiers(u *Unit) {
	if u.identifiers != nil {
		return
	}
	u.identifiers = map[string]bool{}
	for name := range u.AST.Scope.Nodes {
		u.identifiers[name] = true
	}
	u.eachUserFile(func(r *rawFile) {
		r.addIdentifiers(u.identifiers, r.toks)
		for _, d := range r.directives {
			r.addIdentifiers(u.identifiers, d.toks)
		}
	})
}

func (r *rawFile) addIdentifiers(names map[string]bool, toks []source.Token) {
	for _, t := range toks {
		// The look-up by bytes makes no string of a name that is known, which most are.
		if t.Kind == source.Ident && !names[string(r.file.Text[t.Off:t.End])] {
			names[r.spelling(t)] = true
		}
	}
}

func (u *Unit) eachUserFile(f func(*rawFile)) {
	f(u.run.main)
	f(u.run.command)
	for _, h := range u.Headers {
		if !h.System {
			f(h.raw)
		}
	}
}

// Active reports whether the preprocessor read the main file's text at off, and
// no #if made it skip the text.
func (u *Unit) Active(off int) bool { return u.run.isActive(u.run.main, off) }

// ActiveIn reports the same of a header's text, or of the main file's for nil. Of a header that is read several times, it is
// active if it was active once.
func (u *Unit) ActiveIn(h *Header, off int) bool { return u.run.isActive(textOf(u, h), off) }

func textOf(u *Unit, h *Header) *rawFile {
	if h == nil {
		return u.run.main
	}
	return h.raw
}

// OutcomesIn says whether the conditional directive at an offset of a user's header, or of the main file for nil, was true when it was
// read, and whether it was false: a header may be read several times.
func OutcomesIn(u *Unit, h *Header, off int) (isTrue, isFalse bool) {
	return u.run.outcomes(textOf(u, h), off)
}

// DefinedIn reports whether a macro that this directive names was defined each time it was read.
func DefinedIn(u *Unit, h *Header, off int, name string) bool {
	return u.run.alwaysDefined(textOf(u, h), off, name)
}
