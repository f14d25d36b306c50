// Assignments whose two sides depend on each other through calls. C leaves open which side is evaluated first, and compilers for C
// mostly take the left one; C++17 takes the right one.

package bridge

import (
	"maps"

	"modernc.org/cc/v4"

	"mintc/parser/ccwalk"
)

// touched is what evaluating an expression reads and writes. A part is a variable that others may see, or, for what pointers lead
// to, the name of a member or the kind of a type.
type touched struct {
	reads, writes map[any]bool
	calls         map[*cc.FunctionDefinition]bool // whose bodies touch more
	unseen        bool                            // what functions of other files may reach
	state         bool                            // what the library keeps: the next random number, the place in a file
}

func newTouched() *touched {
	return &touched{reads: map[any]bool{}, writes: map[any]bool{}, calls: map[*cc.FunctionDefinition]bool{}}
}

func (t *touched) add(other *touched) {
	maps.Copy(t.reads, other.reads)
	maps.Copy(t.writes, other.writes)
	maps.Copy(t.calls, other.calls)
	t.unseen = t.unseen || other.unseen
	t.state = t.state || other.state
}

// changes reports whether what t writes may be what other reads or writes.
func (t *touched) changes(other *touched) bool {
	for _, parts := range []map[any]bool{other.reads, other.writes} {
		for part := range parts {
			d, named := part.(*cc.Declarator)
			if t.writes[part] || t.unseen && named && d.Linkage() == cc.External {
				return true
			}
		}
	}
	return t.unseen && other.unseen
}

// orderChecker finds such assignments.
type orderChecker struct {
	*run
	bodies map[*cc.FunctionDefinition]*touched
}

// assignment warns of one. A left side without calls and steps says nothing about the order: compilers for C read its variables
// when the right side is known, as C++ does.
func (b *orderChecker) assignment(n *cc.AssignmentExpression) {
	if n.Case != cc.AssignmentExpressionAssign {
		return // g++ takes the left side of += and the like first
	}
	left := b.steps(n.UnaryExpression)
	if left == nil {
		return
	}
	right := b.of(n.AssignmentExpression)
	b.followCalls(left)
	b.followCalls(right)
	if left.state && right.state || left.changes(right) || right.changes(left) {
		b.messages.Warnf(codeOrder, b.place(n), "C leaves open which side of this assignment is evaluated first, and C++ may choose otherwise").
			Note(b.place(n.UnaryExpression), "assign the result of one of the calls to a variable in front of it")
	}
}

// steps is what the calls, assignments and steps in n touch, each with its operands; nil if there are none.
func (b *orderChecker) steps(n cc.ExpressionNode) (t *touched) {
	ccwalk.Nodes(n, func(inner cc.Node) bool {
		x, isCall := inner.(*cc.PostfixExpression)
		isCall = isCall && x.Case == cc.PostfixExpressionCall
		if isCall || ccwalk.Assigned(inner) != nil {
			if t == nil {
				t = newTouched()
			}
			t.add(b.of(inner))
			return false
		}
		return true
	})
	return t
}

// of is what n touches.
func (b *orderChecker) of(n cc.Node) *touched {
	t := newTouched()
	ccwalk.Nodes(n, func(inner cc.Node) bool {
		switch x := inner.(type) {
		case *cc.PrimaryExpression:
			touch(t.reads, x)
		case *cc.UnaryExpression:
			touch(t.reads, x)
		case *cc.PostfixExpression:
			touch(t.reads, x)
			if x.Case == cc.PostfixExpressionCall {
				t.add(b.call(x))
			}
		}
		if to := ccwalk.Assigned(inner); to != nil {
			touch(t.writes, to)
		}
		return true
	})
	return t
}

// touch adds the parts that an lvalue may be. Others are none.
func touch(parts map[any]bool, n cc.ExpressionNode) {
	d := object(n)
	if d != nil && (d.IsTypename() || d.Type().Kind() == cc.Function) {
		return
	}
	if d != nil && (d.IsStatic() || d.Linkage() != cc.None) {
		parts[d] = true
	}
	if d != nil && !d.AddressTaken() && d.Type().Kind() != cc.Array {
		return // no pointer leads to it
	}
	switch x := ccwalk.Unparen(n).(type) {
	case *cc.PrimaryExpression:
		if d != nil {
			parts[n.Type().Kind()] = true
		}
	case *cc.UnaryExpression:
		if x.Case == cc.UnaryExpressionDeref {
			parts[n.Type().Kind()] = true
		}
	case *cc.PostfixExpression:
		switch x.Case {
		case cc.PostfixExpressionIndex:
			parts[n.Type().Kind()] = true
		case cc.PostfixExpressionSelect, cc.PostfixExpressionPSelect:
			parts[x.Token2.SrcStr()] = true
		}
	}
}

// object is the variable that an lvalue is, or is a part of; nil where a pointer leads to it.
func object(n cc.ExpressionNode) *cc.Declarator {
	for {
		x, ok := ccwalk.Unparen(n).(*cc.PostfixExpression)
		switch {
		case !ok:
			return ccwalk.Variable(n)
		case x.Case == cc.PostfixExpressionSelect, x.Case == cc.PostfixExpressionIndex && x.PostfixExpression.Type().Undecay().Kind() == cc.Array:
			n = x.PostfixExpression
		default:
			return nil
		}
	}
}

// followCalls adds what the called functions of the file touch, and those that they call.
func (b *orderChecker) followCalls(t *touched) {
	followed := map[*cc.FunctionDefinition]bool{}
	for more := true; more; {
		more = false
		for fd := range t.calls {
			if followed[fd] {
				continue
			}
			if b.bodies[fd] == nil {
				b.bodies[fd] = b.of(fd.CompoundStatement)
			}
			t.add(b.bodies[fd])
			followed[fd], more = true, true
		}
	}
}

// call is what a call touches, its arguments left out.
func (b *orderChecker) call(n *cc.PostfixExpression) *touched {
	t := newTouched()
	name := ccwalk.CalleeName(n)
	fd := b.unit.Definition(name)
	switch {
	case fd != nil:
		t.calls[fd] = true
		return t
	case overloadedMath[name] || overloadedInt[name] || stateless[name]:
		return t
	}
	t.state, t.unseen = true, !b.unit.SystemDeclares(name)
	for l := n.ArgumentExpressionList; l != nil; l = l.ArgumentExpressionList {
		if p, ok := valueType(l.AssignmentExpression).(*cc.PointerType); ok {
			t.reads[p.Elem().Kind()] = true
			if !b.facts.pointee(p).isConst {
				t.writes[p.Elem().Kind()] = true
			}
		}
	}
	return t
}

// stateless are functions of the library that only read what they are handed.
var stateless = wordSet(`atof atoi atol atoll labs llabs isalnum isalpha iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit
	tolower toupper memchr memcmp strchr strcmp strcspn strlen strncmp strnlen strpbrk strrchr strspn strstr`)
