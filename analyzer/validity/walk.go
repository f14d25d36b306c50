// One call of one function being followed: what the parts that follow it share, and how they know each other.

package validity

import (
	"modernc.org/cc/v4"

	"mintc/ir/stencil"
)

// activation is what the parts of a walk share.
type activation struct {
	*checker
	walk   *walk // the whole
	fn     *cc.FunctionDefinition
	info   *Function // nil for a function without mint constructs
	caller *walk
	call   *cc.PostfixExpression // in the caller
	// repeats: its function is followed already, by one of the callers.
	repeats bool
	single  *stencil.Single
	region  *stencil.Region
	around  []cc.Node // statements and the declaration around what is evaluated
	// indices are those of the counted loops around it, with their values.
	indices map[*cc.Declarator]int64
}

// walk follows one function: an entry point, or a callee of caller. Each part follows one kind of thing and names the
// parts that it asks.
type walk struct {
	*activation
	statements *statementWalk
	exprs      *exprWalk
	storage    *storageWalk
	calls      *callWalk
	library    *libraryWalk
	reports    *reportWalk
}

// newWalk follows fd, called by call in caller; neither is set for an entry point.
func newWalk(c *checker, fd *cc.FunctionDefinition, caller *walk, call *cc.PostfixExpression) *walk {
	a := &activation{checker: c, fn: fd, info: c.info[fd], caller: caller, call: call, indices: map[*cc.Declarator]int64{}}
	storage := &storageWalk{activation: a}
	reports := &reportWalk{activation: a, storage: storage}
	device := &deviceWalk{activation: a, storage: storage, reports: reports}
	host := &hostWalk{activation: a, storage: storage, reports: reports}
	exprs := &exprWalk{activation: a, storage: storage, host: host, reports: reports}
	statements := &statementWalk{activation: a, exprs: exprs, storage: storage, device: device, reports: reports, labels: map[string]*state{}}
	library := &libraryWalk{activation: a, statements: statements, storage: storage, host: host, reports: reports}
	calls := &callWalk{activation: a, statements: statements, exprs: exprs, storage: storage, library: library, host: host, reports: reports}
	reports.device, reports.host, device.host = device, host, host
	exprs.statements, exprs.calls = statements, calls
	statements.calls, library.calls = calls, calls
	a.walk = &walk{activation: a, statements: statements, exprs: exprs, storage: storage, calls: calls, library: library, reports: reports}
	return a.walk
}
