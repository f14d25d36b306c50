// Designated initializers that C++ does not accept: the list is rewritten in the order of the members, with `{}`
// for members without a value. designated.go says which value belongs where.

package bridge

import (
	"strings"

	"modernc.org/cc/v4"
)

// maxPositions is the largest array that is written out element by element.
const maxPositions = 4096

// designatorsFit reports whether C++ accepts the list as written: each designator names one member,
// all values or none have one, members are in order, and subscripts count up from 0.
func (b *initChecker) designatorsFit(list *cc.InitializerList, t cc.Type) bool {
	last, position, named := -1, int64(0), int64(0)
	elided := false // a member's values have no braces of their own: positions are unknown then
	for l := list; l != nil; l = l.InitializerList {
		if l.Designation == nil {
			elided = elided || !initializesWhole(l.Initializer, memberType(t, int(min(position, maxPositions))))
			if position++; named > 0 {
				return false
			}
			continue
		}
		if elided {
			return false
		}
		d := l.Designation.DesignatorList
		if d.DesignatorList != nil {
			return false
		}
		switch d.Designator.Case {
		case cc.DesignatorField:
			way := wayToMember(t, d.Designator.Token2.SrcStr())
			if len(way) != 1 || t.Kind() == cc.Union && position > 0 || way[0] <= last || position > named { // all are named, or none
				return false
			}
			last = way[0]
			named++
		case cc.DesignatorIndex:
			if !fitsIn(float64(position), float64(position), d.Designator.ConstantExpression.Value()) {
				return false
			}
		default:
			return false
		}
		position++
	}
	return true
}

// fields are the methods that structs and unions share.
type fields interface {
	NumFields() int
	FieldByIndex(int) *cc.Field
}

// slot is a place of an aggregate in a list that is being reordered: a value, or the slots below
// it.
type slot struct {
	typ      cc.Type
	value    *cc.Initializer
	children map[int]*slot
}

// respellList replaces a list with designators by one in the order of the members. Every member up
// to the last one written is listed.
func (b *initChecker) respellList(list *cc.InitializerList, t cc.Type) {
	span, _ := b.extentOf(list)
	root := &slot{typ: t, children: map[int]*slot{}}
	problem := b.listProblem(list, root)
	open, closing := span.text.bracesAround(span)
	pieces := []piece{}
	if problem == "" {
		pieces, problem = b.pieces(root)
	}
	if problem == "" && open < 0 {
		problem = "its braces are elsewhere"
	}
	if problem != "" {
		b.refuse(codeBadInitializer, b.place(list), "write the values in the order of the members, or assign them behind the declaration",
			"the designators cannot be put in the order that C++ wants: %s", problem)
		return
	}
	// Later lines keep their numbers.
	lines := strings.Count(string(span.text.file.Text[open:closing]), "\n")
	for _, p := range pieces {
		lines -= strings.Count(string(span.text.file.Text[p.off:p.end]), "\n")
	}
	tail := strings.Repeat("\n", max(0, lines)) + "}"
	pieces[len(pieces)-1] = literal(tail)
	span.text.add(edit{open, closing, pieces})
	b.remark(codeInitializer, span.text.file.Span(open, open+1), "the initializer written in the order of the members")
}

// listProblem fills the slots of a list. The result says why they cannot be written in order; "" if
// they can.
func (b *initChecker) listProblem(list *cc.InitializerList, root *slot) string {
	if span, ok := b.extentOf(list); !ok || !span.whole || span.macro != "" {
		return "it is made by a macro"
	}
	return fill(root, list)
}

// hasSubscripts reports whether a designator of the list is [i], which is an extension in C++ even
// if it is in order.
func hasSubscripts(list *cc.InitializerList) bool {
	for l := list; l != nil; l = l.InitializerList {
		if l.Designation != nil && l.Designation.DesignatorList.Designator.Case == cc.DesignatorIndex {
			return true
		}
	}
	return false
}

// bracesAround finds the braces of a list of initializers.
func (t *text) bracesAround(e extent) (open, end int) {
	open, end = -1, -1
	for i, tok := range t.raw {
		if tok.End <= e.off && t.spelling(tok) == "{" {
			open = tok.Off
		}
		if tok.Off >= e.end && t.spelling(t.raw[i]) == "}" {
			return open, tok.End
		}
	}
	return -1, -1
}

func memberType(t cc.Type, i int) cc.Type {
	switch t := t.(type) {
	case *cc.ArrayType:
		return t.Elem()
	case *cc.StructType:
		if f := t.FieldByIndex(i); f != nil {
			return f.Type()
		}
	case *cc.UnionType:
		if f := t.FieldByIndex(i); f != nil {
			return f.Type()
		}
	}
	return nil
}

// pieces prints a slot in braces. Members without a value get {}, which means zero as in C. The
// last piece is the closing brace. problem says what cannot be printed; "" if all can.
func (b *initChecker) pieces(s *slot) (out []piece, problem string) {
	out = []piece{literal("{")}
	last := -1
	for i := range s.children {
		last = max(last, i)
	}
	first := 0
	if s.typ.Kind() == cc.Union {
		first = last
		if last > 0 { // the first member needs no name
			name := s.typ.(*cc.UnionType).FieldByIndex(last).Name()
			if m := b.unit.AST.Macros[name]; name == "" || m != nil && !m.IsFnLike { // as sa_sigaction of <signal.h>
				return nil, "a member of a union has no name, or that of a macro"
			}
			out = append(out, literal("."+name+" = "))
		}
	}
	for i := first; i <= last; i++ {
		if f, ok := s.typ.(*cc.StructType); ok && f.FieldByIndex(i).IsBitfield() && f.FieldByIndex(i).Name() == "" {
			continue
		}
		if i > first {
			out = append(out, literal(", "))
		}
		child := s.children[i]
		switch {
		case child == nil:
			out = append(out, literal("{}"))
		case child.value != nil:
			e, ok := b.extentOf(child.value)
			if !ok || !e.whole {
				return nil, "a macro makes a part of it"
			}
			out = append(out, copied(e.off, e.end))
		default:
			inner, problem := b.pieces(child)
			if problem != "" {
				return nil, problem
			}
			out = append(out, inner...)
		}
	}
	return append(out, literal("}")), ""
}
