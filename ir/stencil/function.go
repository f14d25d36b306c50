// What a body uses beside its variables: device functions and constant tables.

package stencil

import "slices"

// DeviceFunction is one of the user's functions that sweeps call: values in,
// one value out. Params are the user's parameters, then the scalars of file
// scope that the function reads.
type DeviceFunction struct {
	Name   string // differs from the user's, who may call it on the host too
	User   string
	Params []*Symbol
	Result Type
	Body   []Stmt
	Needs
}

// Table is a constant array of the user's with its values.
type Table struct {
	Sym    *Symbol
	Values []Expr
}

// Needs are what a body uses beside its variables, in order of first use.
type Needs struct {
	Functions []*DeviceFunction
	Tables    []*Table
}

// AddFunction notes that f is called.
func (n *Needs) AddFunction(f *DeviceFunction) {
	if !slices.Contains(n.Functions, f) {
		n.Functions = append(n.Functions, f)
	}
}

// AddTable notes that t is read.
func (n *Needs) AddTable(t *Table) {
	if !slices.Contains(n.Tables, t) {
		n.Tables = append(n.Tables, t)
	}
}

// Visit calls table and function for everything needed, callees before their
// callers; some more than once.
func (n *Needs) Visit(table func(*Table), function func(*DeviceFunction)) {
	for _, t := range n.Tables {
		table(t)
	}
	for _, f := range n.Functions {
		f.Needs.Visit(table, function)
		function(f)
	}
}
