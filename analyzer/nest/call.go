// Calls in a nest: which become device functions, which are inlined because they see arrays, and which are refused.

package nest

import (
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/validity"
	"mintc/ir/stencil"
	"mintc/parser/ccwalk"
)

// callReader reads calls: of math functions, of the user's functions inlined or as device functions.
type callReader struct {
	*nest
	clauses    *clauseReader
	scalars    *scalarReader
	locals     *localReader
	pointees   *pointeeReader
	exprs      *exprReader
	statements *statementReader
	tables     *tableReader
}

// call reads a call: of a function of math.h, or of one of the user's own.
func (r *callReader) call(x *cc.PostfixExpression) (stencil.Expr, error) {
	return r.callOf(x, calleeOf(x))
}

// callOf is call for a callee in the place of the one that x names.
func (r *callReader) callOf(x *cc.PostfixExpression, of cc.ExpressionNode) (stencil.Expr, error) {
	if choice, chooses := of.(*cc.ConditionalExpression); chooses && choice.ExpressionList != nil {
		return r.chosenCall(x, choice)
	}
	callee, ok := of.(*cc.PrimaryExpression)
	if !ok || callee.Case != cc.PrimaryExpressionIdent {
		return nil, r.fail(codeFunction, x, "a call through a pointer cannot run on the device").
			way(r, x, "call the function by its name")
	}
	name := callee.Token.SrcStr()
	if d, ok := callee.ResolvedTo().(*cc.Declarator); ok {
		if name = d.Name(); d.Type().Undecay().Kind() != cc.Function {
			return nil, r.fail(codeFunction, x, "'%s' is a pointer to a function, which cannot be called on the device", name).
				way(r, x, "call the function by its name")
		}
	}
	if fd := r.fn.Definition(name); fd != nil {
		if r.fn.DefinedTwice(name) {
			return nil, r.fail(codeFunction, x, "'%s' has two definitions in this file", name).
				way(r, x, "give one of them, which the nest calls, a name of its own")
		}
		return r.userCall(x, fd)
	}
	if nodes := arguments(x); strings.HasPrefix(name, "__builtin_expect") && len(nodes) >= 2 { // which only says what is likely
		e, err := r.exprs.expr(nodes[0])
		return &stencil.Cast{X: e, T: stencil.Long}, err
	}
	if e, ok, err := r.bitFunction(x, name); ok {
		return e, err
	}
	if e, ok, err := r.classification(x, name); ok {
		return e, err
	}
	if e, ok := specialValue(x, name); ok {
		return e, nil
	}
	if signature, real, ok := mathSignature(name); ok {
		if beyondC[strings.TrimSuffix(name, "f")] && !r.fn.Unit.SystemDeclares(name) {
			return nil, r.fail(codeCall, x, "'%s' is declared here, and not by a header of the system: it may be another file's", name).
				way(r, x, "include <math.h>, or define the function in this file or a header")
		}
		return r.mathCall(x, name, signature, real)
	}
	if _, _, ok := mathSignature(strings.TrimSuffix(name, "l")); ok {
		return nil, r.fail(codeCall, x, "'%s' computes in long double, which devices do not have", name).
			way(r, x, "call '%s', if the 53 bits of a double suffice", strings.TrimSuffix(name, "l"))
	}
	if name == "__assert_fail" || name == "__assert" || name == "__assert_rtn" {
		return nil, r.fail(codeCall, x, "'assert' ends the program from inside a kernel, which is not translated").
			way(r, x, "translate and compile with -DNDEBUG, or test the condition on the host")
	}
	if name == "__builtin_tgmath" {
		return nil, r.fail(codeCall, x, "a function of <tgmath.h>, which the types of its arguments choose, is not translated").
			way(r, x, "include <math.h>, and call the function of the type: sqrt for double, sqrtf for float")
	}
	return nil, r.fail(codeCall, x, "'%s' is neither a function of math.h that devices have nor defined in this file", name).
		way(r, x, "%s", wayWithout(name))
}

// chosenCall is (c ? f : g)(x), read as c ? f(x) : g(x).
func (r *callReader) chosenCall(x *cc.PostfixExpression, of *cc.ConditionalExpression) (stencil.Expr, error) {
	cond, err := r.exprs.expr(of.LogicalOrExpression)
	if err != nil {
		return nil, err
	}
	call := func(callee cc.ExpressionNode) func() (stencil.Expr, error) {
		return func() (stencil.Expr, error) { return r.callOf(x, function(callee)) }
	}
	return r.exprs.either(x, cond, call(of.ExpressionList), call(of.ConditionalExpression))
}

// wayWithout is how a nest does without a function that devices do not have.
func wayWithout(name string) string {
	switch strings.TrimPrefix(name, "__builtin_") {
	case "memcpy", "memmove":
		return "write it as a loop over the elements, or for a struct as an assignment"
	case "memset", "bzero":
		return "write it as a loop over the elements, or for a struct as an assignment of (struct type){0}"
	}
	switch {
	case validity.GivesNewMemory(name):
		return "declare a local array of constant extent in the loop, as in double t[4]"
	case validity.IsLibraryFunction(name):
		return "move the call out of the loop: the C library runs on the host alone"
	}
	return "move the call out of the loop, or define the function in this file or a header"
}

// calleeOf is the function that a call names.
func calleeOf(x *cc.PostfixExpression) cc.ExpressionNode { return function(x.PostfixExpression) }

// function is f of *f and &f, too, which C takes for f, and of a _Generic that selects f.
func function(n cc.ExpressionNode) cc.ExpressionNode {
	for {
		n = ccwalk.Unparen(n)
		switch x := n.(type) {
		case *cc.UnaryExpression:
			if x.Case != cc.UnaryExpressionDeref && x.Case != cc.UnaryExpressionAddrof {
				return n
			}
			n = x.CastExpression
		case *cc.PrimaryExpression:
			if x.Case != cc.PrimaryExpressionGeneric || x.GenericSelection.Associated() == nil {
				return n
			}
			n = x.GenericSelection.Associated().AssignmentExpression
		default:
			return n
		}
	}
}

// calleesOf are the names that a callee may be: both of c ? f : g.
func calleesOf(of cc.ExpressionNode) []*cc.PrimaryExpression {
	switch x := function(of).(type) {
	case *cc.PrimaryExpression:
		if x.Case == cc.PrimaryExpressionIdent {
			return []*cc.PrimaryExpression{x}
		}
	case *cc.ConditionalExpression:
		if x.ExpressionList != nil {
			return append(calleesOf(x.ExpressionList), calleesOf(x.ConditionalExpression)...)
		}
	}
	return nil
}

// userCall calls a function whose body is known. One that works on values
// becomes a device function; one that sees arrays is inlined, so that its
// accesses count as the loop's, and so is one that only computes an index.
func (r *callReader) userCall(x *cc.PostfixExpression, fd *cc.FunctionDefinition) (stencil.Expr, error) {
	params, err := r.callable(x, fd)
	if err != nil {
		return nil, err
	}
	nodes := arguments(x)
	if e, ok, err := r.chosenValue(fd, nodes); ok || err != nil {
		return e, err
	}
	result := onlyResult(fd)
	index := result != nil && cc.IsIntegerType(fd.Declarator.Type().(*cc.FunctionType).Result()) // probably used in subscripts
	if r.seesArrays(fd) || index {
		return r.inline(x, fd, nodes, params, result)
	}
	return r.deviceCall(x, fd, nodes)
}

// callable are the parameters of a function, if a nest can call it in this way.
func (r *callReader) callable(x *cc.PostfixExpression, fd *cc.FunctionDefinition) ([]*cc.Parameter, error) {
	name := fd.Declarator.Name()
	t, ok := fd.Declarator.Type().(*cc.FunctionType)
	if !ok {
		return nil, r.fail(codeFunction, x, "'%s' cannot be called on the device", name)
	}
	if t.IsVariadic() {
		return nil, r.fail(codeFunction, x, "'%s' takes a variable number of arguments, which cannot be translated", name)
	}
	params := parameters(t)
	if given := len(arguments(x)); given != len(params) {
		return nil, r.fail(codeFunction, x, "'%s' takes %d arguments, and is called with %d", name, len(params), given)
	}
	for f := r.frame; f != nil; f = f.caller {
		if f.def == fd {
			return nil, r.recursion(x, name)
		}
	}
	return params, nil
}

func (r *callReader) recursion(n cc.Node, name string) error {
	return r.fail(codeFunction, n, "'%s' calls itself, which is not translated", name).
		way(r, n, "write the recursion as a loop")
}

// parameters are the declarators of the parameters; (void) has none.
func parameters(t *cc.FunctionType) []*cc.Parameter {
	list := t.Parameters()
	if len(list) == 1 && list[0].Type().Kind() == cc.Void {
		return nil
	}
	return list
}

// onlyResult is e of a function whose body is { return e; }.
func onlyResult(fd *cc.FunctionDefinition) cc.ExpressionNode {
	var only cc.ExpressionNode
	for l := fd.CompoundStatement.BlockItemList; l != nil; l = l.BlockItemList {
		b := l.BlockItem
		if b.Case == cc.BlockItemDecl && isFunctionName(b.Declaration) {
			continue
		}
		if only != nil || b.Case != cc.BlockItemStmt || b.Statement.Case != cc.StatementJump ||
			b.Statement.JumpStatement.Case != cc.JumpStatementReturn || b.Statement.JumpStatement.ExpressionList == nil {
			return nil
		}
		only = b.Statement.JumpStatement.ExpressionList
	}
	return only
}

// isFunctionName recognises the declaration of __func__ that the front end adds.
func isFunctionName(d *cc.Declaration) bool {
	return d.InitDeclaratorList != nil && d.InitDeclaratorList.InitDeclarator.Declarator.Name() == "__func__"
}

// seesArrays reports whether a function has pointer parameters, or uses
// pointers, arrays or structs of file scope, itself or in what it calls.
func (r *callReader) seesArrays(fd *cc.FunctionDefinition) bool {
	if sees, known := r.fn.arraySeers[fd]; known {
		return sees
	}
	r.fn.arraySeers[fd] = false // for functions that call each other; refused later
	sees := false
	if t, ok := fd.Declarator.Type().(*cc.FunctionType); ok {
		for _, p := range parameters(t) {
			k := p.Type().Undecay().Kind()
			sees = sees || k == cc.Ptr || k == cc.Array || k == cc.Function
		}
	}
	ccwalk.Nodes(fd.CompoundStatement, func(n cc.Node) bool {
		if p, ok := n.(*cc.PrimaryExpression); ok && !sees && p.Case == cc.PrimaryExpressionIdent {
			sees = r.namesArray(p)
		}
		return !sees
	})
	r.fn.arraySeers[fd] = sees
	return sees
}

// namesArray reports whether an identifier in a function's body makes that
// function one that is inlined.
func (r *callReader) namesArray(p *cc.PrimaryExpression) bool {
	d, ok := p.ResolvedTo().(*cc.Declarator)
	if !ok {
		return false
	}
	switch d.Type().Undecay().Kind() {
	case cc.Function:
		fd := r.fn.Definition(d.Name())
		return fd != nil && r.seesArrays(fd)
	case cc.Array:
		if !atFileScope(d) && !d.IsStatic() {
			return false
		}
		table, err := r.tables.table(d)
		return err == nil && table == nil
	case cc.Ptr, cc.Struct, cc.Union:
		return atFileScope(d)
	}
	return false
}

func atFileScope(d *cc.Declarator) bool { return d.LexicalScope().Parent == nil && !d.IsParam() }

// visible checks that the host code of the nest can name d, which the kernel
// needs from outside.
func (r *scalarReader) visible(n cc.Node, d *cc.Declarator) error {
	found, ok := r.fn.Grids.Declarator(r.at, d.Name())
	if ok && (found == d || atFileScope(found) && atFileScope(d)) {
		return nil
	}
	if atFileScope(d) {
		return r.fail(codeFunction, n, "'%s' of file scope is used by this function, and hidden by another declaration, or not yet declared, at the loop that calls it", d.Name()).
			way(r, n, "rename one of them, or declare it before the loop")
	}
	return r.fail(codePointer, n, "the pointer '%s' cannot be resolved at translation time: it gets its value by an assignment", d.Name()).
		way(r, n, "give it its value where it is declared, and leave it so")
}
