// The arrays that clauses name: a variable, a member, an element that a number or a variable chooses.

package nest

import (
	"fmt"
	"strconv"
	"strings"

	"modernc.org/cc/v4"

	"mintc/analyzer/validity"
	"mintc/parser"
	"mintc/pragma"
)

// clauseLvalue resolves the array of a copy in the scope of its pragma.
func (t *Grids) clauseLvalue(e *pragma.Expr, p *parser.Pragma) (lvalue, error) {
	switch e.Op {
	case pragma.OpName:
		d, ok := t.Declarator(p, e.Name)
		if !ok {
			return lvalue{}, fmt.Errorf("'%s' is not declared here", e.Name)
		}
		return lvalue{key: gridKey{d, ""}, text: e.Name, typ: d.Type()}, nil
	case pragma.OpMember, pragma.OpArrow:
		holder, arrow := e.Args[0], e.Op == pragma.OpArrow
		if holder.Op == "*" && len(holder.Args) == 1 && !arrow {
			holder, arrow = holder.Args[0], true // (*p).x is p->x, as in nests
		}
		base, err := t.clauseLvalue(holder, p)
		if err != nil {
			return base, err
		}
		return member(base, arrow, e.Name)
	case pragma.OpIndex, "*":
		base, err := t.clauseLvalue(e.Args[0], p)
		if err != nil {
			return base, err
		}
		if e.Op == "*" {
			return element(base, 0)
		}
		if n, isConst := e.Args[1].Const(); isConst {
			return element(base, n)
		}
		if elem := parser.ElementOf(base.typ); elem != nil && (elem.Kind() == cc.Ptr || elem.Kind() == cc.Struct) {
			if lv, ok := t.chosenElement(base, e.Args[1], p); ok {
				return lv, nil
			}
		}
		return base, fmt.Errorf("'%s' %w", e.Text, errVariableElement)
	}
	return lvalue{}, fmt.Errorf("'%s' is not the name of an array or of a member", e.Text)
}

// holdsCopied reports whether a copy of the function names an array inside an element of the array of structs with that key, and
// none the array of structs.
func (t *Grids) holdsCopied(key gridKey) bool {
	for k, g := range t.byKey {
		if t.copied[g] && k.root == key.root && strings.HasPrefix(k.path, key.path+"[") {
			return !t.copied[t.byKey[key]]
		}
	}
	return false
}

// Declarator is the variable or parameter that a name means at a directive.
func (t *Grids) Declarator(p *parser.Pragma, name string) (*cc.Declarator, bool) {
	switch n := t.Lookup(p.Scope, name, p.Seq).(type) {
	case *cc.Declarator:
		return n, true
	case *cc.Parameter:
		return n.Declarator, n.Declarator != nil
	}
	return nil, false
}

// member is base.name or base->name.
func member(base lvalue, arrow bool, name string) (lvalue, error) {
	typ, dot := base.typ, "."
	if arrow {
		ptr, ok := typ.Undecay().(*cc.PointerType)
		if !ok {
			return base, fmt.Errorf("'%s' is not a pointer to a struct", base.text)
		}
		typ, dot = ptr.Elem(), "->"
	}
	st, ok := typ.(*cc.StructType)
	if typ.Kind() == cc.Union {
		return base, fmt.Errorf("'%s' is a union: give its array a name, as in 'double *p = %s%s%s;', for the copies and the loops", base.text, base.text, dot, name)
	}
	if !ok {
		return base, fmt.Errorf("'%s' is not a struct", base.text)
	}
	field := st.FieldByName(name)
	if field == nil {
		return base, fmt.Errorf("'%s' has no member '%s'", base.text, name)
	}
	return lvalue{key: gridKey{base.key.root, base.key.path + dot + name}, text: base.text + dot + name, typ: field.Type()}, nil
}

// element is base[n], an array of arrays' member that stands for an array.
func element(base lvalue, n int64) (lvalue, error) {
	text := fmt.Sprintf("[%d]", n)
	return stepInto(base, text, text)
}

// elementAt is base[subscript], an element that only the running program knows. local says that the subscript reads nothing but
// local variables.
func (t *Grids) elementAt(base lvalue, subscript string, local bool) (lvalue, error) {
	text := strings.Join(strings.Fields(subscript), "")
	if !local {
		t.foreign[text] = true
	}
	return stepInto(base, t.anyElement(text), "["+subscript+"]")
}

// chosenElement is base[e] in a copy, an element that only the running program knows; ok is false where e is not a local variable,
// or one with a constant added.
func (t *Grids) chosenElement(base lvalue, e *pragma.Expr, p *parser.Pragma) (lv lvalue, ok bool) {
	names := e.Names()
	if _, isChoice := subscriptChoice(e.Text); !isChoice || len(names) != 1 {
		return base, false
	}
	d, known := t.Declarator(p, names[0].Name)
	if !known || d.Linkage() != cc.None {
		return base, false
	}
	lv, err := t.elementAt(base, e.Text, true)
	return lv, err == nil
}

// subscriptChoice reads the subscript l, l + 1 or l - 1.
func subscriptChoice(text string) (validity.Choice, bool) {
	m := chosenBy.FindStringSubmatch(text)
	if m == nil {
		return validity.Choice{}, false
	}
	k, _ := strconv.ParseInt(m[3], 10, 64)
	if m[2] == "-" {
		k = -k
	}
	return validity.Choice{Variable: m[1], Plus: k}, true
}

// Choices are the subscripts behind steps of the arrays' paths that are a local variable, or one with a constant added.
func (t *Grids) Choices() map[string]validity.Choice {
	all := map[string]validity.Choice{}
	for text, k := range t.choices {
		if c, ok := subscriptChoice(text); ok && !t.foreign[text] {
			all[choiceStep(k)] = c
		}
	}
	return all
}

// stepInto is the element of base with a step of a path, and that step as text.
func stepInto(base lvalue, step, text string) (lvalue, error) {
	typ := parser.ElementOf(base.typ)
	if typ == nil {
		return base, fmt.Errorf("'%s' is not an array", base.text)
	}
	return lvalue{key: gridKey{base.key.root, base.key.path + step}, text: base.text + text, typ: typ}, nil
}
