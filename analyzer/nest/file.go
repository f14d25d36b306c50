// What all nests of a translation unit share: where messages go, and what was found out once about its names, types and
// functions.

package nest

import (
	"modernc.org/cc/v4"

	"mintc/internal/diag"
	"mintc/ir/stencil"
	"mintc/parser"
)

// File is a translation unit as its nests see it.
type File struct {
	*parser.Unit
	msgs *diag.List

	devices    map[*cc.FunctionDefinition]*deviceFunction // called in nests so far
	tables     map[*cc.Declarator]*stencil.Table          // nil: not a table
	arraySeers map[*cc.FunctionDefinition]bool            // found by seesArrays
	changed    map[*cc.Declarator]bool                    // nil until asked for
	taken      map[string]bool                            // names at file scope; nil until asked for
	named      map[string]bool                            // types and enumerators at file scope; nil until asked for
	inner      map[string]bool                            // names of variables and types in functions; nil until asked for

	qualifiers  *parser.Qualifiers // nil until asked for
	types       typeTable
	enumerators []stencil.Enumerator
}

// NewFile is u with its messages in msgs.
func NewFile(u *parser.Unit, msgs *diag.List) *File {
	return &File{Unit: u, msgs: msgs, devices: map[*cc.FunctionDefinition]*deviceFunction{}, tables: map[*cc.Declarator]*stencil.Table{},
		arraySeers: map[*cc.FunctionDefinition]bool{}}
}

// Types are the types that the nests read so far name, each behind those that it needs.
func (f *File) Types() []*stencil.TypeDef { return f.types.list }

// Enumerators are the constants that the nests read so far name.
func (f *File) Enumerators() []stencil.Enumerator { return f.enumerators }

// errorf reports an error at a node of the tree.
func (f *File) errorf(code string, n cc.Node, format string, args ...any) *diag.Message {
	return f.msgs.Errorf(code, f.SpanAt(n), format, args...)
}
