// Which member each value of an initializer list is for, by the rules of C (C11 6.7.9p17 to 20): designators
// move a cursor, values without one go to the next member, however deep.

package bridge

import "modernc.org/cc/v4"

// cursor follows a list of initializers as C does (C11 6.7.9p17..20). A value without a designator
// initializes the next member, which may be deep inside a member without braces of its own.
type cursor struct {
	root *slot
	path []step // from the root to the member initialized last
}

// step is a place within an aggregate.
type step struct {
	in *slot
	at int
}

// fill puts every value of the list into its slot. The result says why it cannot; "" if it can.
func fill(root *slot, list *cc.InitializerList) string {
	c := &cursor{root: root, path: []step{{root, -1}}}
	for l := list; l != nil; l = l.InitializerList {
		last, problem := 0, ""
		if l.Designation != nil {
			last, problem = c.follow(l.Designation.DesignatorList)
		} else if !c.advance() {
			problem = "a value has no member"
		} else {
			last = c.here().at
		}
		if problem == "" {
			problem = c.place(l.Initializer, last)
		}
		if problem != "" {
			return problem
		}
	}
	return ""
}

func (c *cursor) here() *step { return &c.path[len(c.path)-1] }

// advance moves to the next place. It reports false if the list has too many values.
func (c *cursor) advance() bool {
	for len(c.path) > 0 {
		s := c.here()
		s.at++
		for isUnnamedBits(s.in.typ, s.at) {
			s.at++
		}
		isFull := s.in.typ.Kind() == cc.Union && s.at > 0
		if arr, ok := s.in.typ.(*cc.ArrayType); ok && arr.Len() >= 0 && int64(s.at) >= arr.Len() {
			isFull = true
		}
		if !isFull && memberType(s.in.typ, s.at) != nil {
			return true
		}
		c.path = c.path[:len(c.path)-1]
	}
	return false
}

// follow goes to the place that designators such as .p.x or [2].y name. last is the last place of a
// range.
func (c *cursor) follow(l *cc.DesignatorList) (last int, problem string) {
	c.path = c.path[:0]
	at := c.root
	for ; ; l = l.DesignatorList {
		d := l.Designator
		way := wayTo(at.typ, d)
		if len(way) == 0 {
			return 0, "a designator is not constant"
		}
		for i, member := range way {
			if i > 0 {
				if at, problem = at.child(way[i-1]); problem != "" {
					return 0, problem
				}
			}
			c.path = append(c.path, step{at, member})
		}
		first := c.here().at
		last = first
		if d.Case == cc.DesignatorIndex2 {
			if v, ok := d.ConstantExpression2.Value().(cc.Int64Value); ok {
				last = int(min(int64(v), maxPositions))
			}
		}
		if l.DesignatorList == nil {
			return last, ""
		}
		if first != last {
			return 0, "a designator changes part of a range"
		}
		if at, problem = at.child(first); problem != "" {
			return 0, problem
		}
	}
}

// wayTo are the positions of the members that lead to the one that a designator names: one, or more where it lies in
// members without a name. It is empty if there is none.
func wayTo(t cc.Type, d *cc.Designator) []int {
	switch d.Case {
	case cc.DesignatorIndex, cc.DesignatorIndex2:
		if v, ok := d.ConstantExpression.Value().(cc.Int64Value); ok && v >= 0 && v < maxPositions && memberType(t, int(v)) != nil {
			return []int{int(v)}
		}
	case cc.DesignatorField:
		return wayToMember(t, d.Token2.SrcStr())
	case cc.DesignatorField2: // the old form "x: 1"
		return wayToMember(t, d.Token.SrcStr())
	}
	return nil
}

func wayToMember(t cc.Type, name string) []int {
	f, ok := t.(fields)
	for i := 0; ok && i < f.NumFields(); i++ {
		switch member := f.FieldByIndex(i); member.Name() {
		case name:
			return []int{i}
		case "":
			if way := wayToMember(member.Type(), name); way != nil {
				return append([]int{i}, way...)
			}
		}
	}
	return nil
}

// child is the slot of a member that is initialized piecewise.
func (s *slot) child(i int) (*slot, string) {
	child := s.children[i]
	if child == nil {
		child = &slot{typ: memberType(s.typ, i), children: map[int]*slot{}}
		if s.typ.Kind() == cc.Union {
			s.children = map[int]*slot{}
		}
		s.children[i] = child
	}
	if child.value != nil {
		return nil, "a designator changes part of an earlier value"
	}
	return child, ""
}

// place puts a value at the cursor, or at the first member inside that has the value's type.
func (c *cursor) place(init *cc.Initializer, last int) string {
	for {
		s := c.here()
		typ := memberType(s.in.typ, s.at)
		if last >= maxPositions || last > s.at && !isPureValue(init) {
			return "a range repeats a side effect, or is too long"
		}
		if initializesWhole(init, typ) {
			for i := s.at; i <= last; i++ {
				if s.in.typ.Kind() == cc.Union {
					s.in.children = map[int]*slot{}
				}
				s.in.children[i] = &slot{typ: typ, value: init}
			}
			s.at = last
			return ""
		}
		if last > s.at {
			return "a range repeats values of a member without braces of its own"
		}
		child, problem := s.in.child(s.at)
		if problem != "" {
			return problem
		}
		c.path = append(c.path, step{child, -1})
		if !c.advance() {
			return "a value has no member"
		}
		last = c.here().at
	}
}

// initializesWhole reports whether an initializer is for a whole object of type typ and not for its
// first member.
func initializesWhole(init *cc.Initializer, typ cc.Type) bool {
	if typ == nil || init.Case == cc.InitializerInitList || !isAggregate(typ) {
		return true
	}
	value := init.AssignmentExpression
	if arr, ok := typ.(*cc.ArrayType); ok {
		return isString(value) && !isAggregate(arr.Elem())
	}
	switch t := typ.(type) {
	case *cc.StructType:
		return t.IsCompatible(value.Type())
	case *cc.UnionType:
		return t.IsCompatible(value.Type())
	}
	return false
}

// isUnnamedBits reports whether a member is only padding.
func isUnnamedBits(t cc.Type, i int) bool {
	f, ok := t.(fields)
	return ok && i < f.NumFields() && f.FieldByIndex(i).IsBitfield() && f.FieldByIndex(i).Name() == ""
}

func isString(n cc.ExpressionNode) bool {
	_, ok := n.Value().(cc.StringValue)
	return ok
}

func isPureValue(init *cc.Initializer) bool {
	return init.Case == cc.InitializerExpr && init.AssignmentExpression.Pure()
}

func isAggregate(t cc.Type) bool {
	return t.Kind() == cc.Array || t.Kind() == cc.Struct || t.Kind() == cc.Union
}
