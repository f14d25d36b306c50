package stencil

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// Statements of the watched variable, and a condition that is nothing else's.
var (
	watched   = &Symbol{Name: "x", Type: Int}
	set       = &ExprStmt{X: &Assign{LHS: &Var{watched}, Op: "=", RHS: NewInt(1)}}
	add       = &ExprStmt{X: &Assign{LHS: &Var{watched}, Op: "+=", RHS: NewInt(1)}}
	read      = &ExprStmt{X: &Var{watched}}
	condition = &Var{&Symbol{Name: "c", Type: Int}}
	leave     = &Jump{Keyword: "break"}
	skip      = &Jump{Keyword: "continue"}
)

func loop(body ...Stmt) Stmt { return &While{Cond: condition, Body: body} }
func once(body ...Stmt) Stmt { return &While{Cond: condition, Body: body, Do: true} }
func when(then, other []Stmt) Stmt {
	return &If{Cond: condition, Then: then, Else: other}
}

func thrice(body ...Stmt) Stmt {
	k := &Symbol{Name: "k", Type: Int}
	return &For{Init: []Stmt{&Decl{Sym: k, Init: NewInt(0)}}, Cond: NewBinary("<", &Var{k}, NewInt(3)),
		Post: &IncDec{X: &Var{k}, Op: "++", Post: true}, Body: body}
}

func TestAssignedFirst(t *testing.T) {
	list := func(s ...Stmt) []Stmt { return s }
	for name, c := range map[string]struct {
		body          []Stmt
		early, always bool
	}{
		"set, then read":           {list(set, read), false, true},
		"read first":               {list(read, set), true, true},
		"compound assignment":      {list(add), true, true},
		"both branches":            {list(when(list(set), list(set)), read), false, true},
		"one branch":               {list(when(list(set), nil), read), true, false},
		"never":                    {nil, false, false},
		"a loop may not run":       {list(loop(set), read), true, false},
		"do runs once":             {list(once(set), read), false, true},
		"for that runs":            {list(thrice(set), read), false, true},
		"break before it":          {list(thrice(when(list(leave), nil), set), read), true, false},
		"break after it":           {list(thrice(set, when(list(leave), nil)), read), false, true},
		"continue before it":       {list(thrice(when(list(skip), nil), set), read), true, false},
		"break without it":         {list(once(when(list(set), list(leave)), read)), false, false},
		"&& may skip its right":    {list(&ExprStmt{X: NewBinary("&&", condition, set.X)}, read), true, false},
		"continue inside a switch": {list(thrice(&Switch{Tag: condition, Cases: []*Case{{Body: list(skip)}}}, set), read), true, false},
	} {
		early, always := AssignedFirst(c.body, watched)
		assert.Equal(t, c.early, early != nil, name)
		assert.Equal(t, c.always, always, name)
	}
}
