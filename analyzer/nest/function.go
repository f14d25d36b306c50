// The function around a nest: its arrays, its directives, and the region that is being read.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser"
	"mintc/pragma"
)

// Function is what the readers of a function's nests know of it.
type Function struct {
	*File
	Def    *cc.FunctionDefinition
	Grids  *Grids
	Bound  map[*parser.Statement][]*parser.Pragma // in file order
	Region *parser.Statement                      // the region that is being read; nil outside of regions

	uses      map[*cc.Declarator][]use               // what usesOf found
	private   map[*cc.Declarator][]source.Span       // what privateAt found
	assigned  map[*cc.Declarator][]cc.ExpressionNode // what assignedValues found
	gotoAt    int                                    // what lastGoto found
	gotoKnown bool
}

// NewFunction is a function of f without arrays and directives.
func NewFunction(f *File, fd *cc.FunctionDefinition) *Function {
	return &Function{File: f, Def: fd, Grids: newGrids(f, fd), Bound: map[*parser.Statement][]*parser.Pragma{}}
}

// Directive is a directive with its place.
type Directive struct {
	*pragma.Directive
	Span source.Span    // of the pragma
	At   *parser.Pragma // the pragma: what host code there can name
}

// DirectivesOf are the directives that are bound to a statement.
func (f *Function) DirectivesOf(s *parser.Statement) []Directive {
	var list []Directive
	for _, p := range f.Bound[s] {
		for _, d := range p.Directives {
			list = append(list, Directive{d, p.Span, p})
		}
	}
	return list
}
