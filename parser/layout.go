// Struct and enum types whose size or member offsets differ from those that cc computes: attributes such as packed, `#pragma pack` and `#pragma scalar_storage_order`.

package parser

import (
	"strconv"
	"strings"

	"modernc.org/cc/v4"

	"mintc/internal/source"
	"mintc/parser/ccwalk"
)

// layouts says why a type has another size or other offsets than cc computes.
// The keys are declarators of members and first enumerators, because all copies
// of a type share these.
type layouts map[cc.Node]string

// OwnLayout says why t, or a type inside it, has another layout than cc
// computes, such as "#pragma pack"; "" if it has cc's.
func (u *Unit) OwnLayout(t cc.Type) string {
	if u.layouts == nil {
		u.findLayouts()
	}
	for arr, ok := t.(*cc.ArrayType); ok; arr, ok = t.(*cc.ArrayType) {
		t = arr.Elem()
	}
	switch t := t.(type) {
	case *cc.EnumType:
		if list := t.Enumerators(); len(list) > 0 {
			return u.layouts[list[0]]
		}
	case interface {
		NumFields() int
		FieldByIndex(int) *cc.Field
	}:
		for i := range t.NumFields() {
			f := t.FieldByIndex(i)
			if d := f.Declarator(); d != nil && u.layouts[d] != "" {
				return u.layouts[d]
			}
			if why := u.OwnLayout(f.Type()); why != "" {
				return why
			}
		}
	}
	return ""
}

// findLayouts fills u.layouts.
func (u *Unit) findLayouts() {
	u.layouts = layouts{}
	packed := newPacking(u)
	ccwalk.Nodes(u.AST.TranslationUnit, func(n cc.Node) bool {
		switch s := n.(type) {
		case *cc.Declaration: // it holds the attributes of an enum that it defines
			if why := layoutAttribute(s); why != "" {
				u.layouts.noteEnums(s, why)
			}
		case *cc.StructOrUnionSpecifier:
			why := layoutAttribute(s)
			state := packed.at(s)
			switch {
			case why != "":
			case state.reversed:
				why = ReversedOrder
			case state.bytes > 0 && s.Type().Align() > state.bytes:
				why = "#pragma pack"
			}
			if why != "" {
				u.layouts.noteMembers(s, why)
			}
		}
		return true
	})
}

func (l layouts) noteEnums(d *cc.Declaration, why string) {
	ccwalk.Nodes(d, func(n cc.Node) bool {
		if s, ok := n.(*cc.EnumSpecifier); ok && s.EnumeratorList != nil {
			l[s.EnumeratorList.Enumerator] = why
		}
		return true
	})
}

func (l layouts) noteMembers(s *cc.StructOrUnionSpecifier, why string) {
	ccwalk.Nodes(s, func(n cc.Node) bool {
		if d, ok := n.(*cc.Declarator); ok {
			l[d] = why
		}
		return true
	})
}

// layoutAttribute is an attribute below n that gives a type a layout of its own.
func layoutAttribute(n cc.Node) (name string) {
	ccwalk.Nodes(n, func(n cc.Node) bool {
		if v, ok := n.(*cc.AttributeValue); ok {
			switch attribute := strings.Trim(v.Token.SrcStr(), "_"); attribute {
			case "packed", "scalar_storage_order", "ms_struct", "mode":
				name = "the attribute '" + attribute + "'"
			case "aligned":
				if v.Case == cc.AttributeValueIdent {
					name = "the attribute 'aligned' without a number"
				}
			}
		}
		return name == ""
	})
	return name
}

// ReversedOrder is what OwnLayout says of structs whose members are stored with their bytes in the order of other processors.
const ReversedOrder = "#pragma scalar_storage_order"

// packing knows what these pragmas say at each place.
type packing struct {
	u      *Unit
	leaked packState // by a header that does not undo its own pragma
	files  map[string][]packState
}

// packState applies from an offset of a file on.
type packState struct {
	off      int
	bytes    int  // the largest alignment; 0: as usual
	reversed bool // the bytes of a number stand in the other order
}

func newPacking(u *Unit) *packing {
	p := &packing{u: u, files: map[string][]packState{}}
	for _, h := range u.Headers {
		states := u.run.packStates(h.raw)
		last := states[len(states)-1]
		p.leaked = packState{bytes: max(p.leaked.bytes, last.bytes), reversed: p.leaked.reversed || last.reversed}
	}
	return p
}

func (p *packing) at(n cc.Node) packState {
	at := n.Position()
	raw := p.u.run.fs.files[at.Filename]
	if raw == nil {
		return packState{}
	}
	states := p.files[at.Filename]
	if states == nil {
		states = p.u.run.packStates(raw)
		p.files[at.Filename] = states
	}
	var now packState
	for _, s := range states {
		if s.off <= at.Offset {
			now = s
		}
	}
	if now.bytes == 0 {
		now.bytes = p.leaked.bytes
	}
	now.reversed = now.reversed || p.leaked.reversed
	return now
}

// packStates follows the lines of these pragmas in a file that are read.
func (r *run) packStates(file *rawFile) []packState {
	states := []packState{{}}
	var pushed []int
	for _, p := range file.pragmas {
		if p.space != "pack" && p.space != "scalar_storage_order" || !r.isActive(file, p.off) {
			continue
		}
		last := states[len(states)-1]
		if p.space != "pack" { // ..._order big-endian, little-endian or default
			states = append(states, packState{p.off, last.bytes, len(p.toks) > 1 && file.spelling(p.toks[1]) == "big"})
			continue
		}
		now := last.bytes
		if len(p.toks) == 3 { // pack()
			now = 0
		}
		for _, t := range p.toks[1:] {
			switch word := file.spelling(t); {
			case word == "push":
				pushed = append(pushed, now)
			case word == "pop" && len(pushed) > 0:
				now, pushed = pushed[len(pushed)-1], pushed[:len(pushed)-1]
			case word == "pop":
				now = 0
			case t.Kind == source.Number:
				now, _ = strconv.Atoi(word)
			case t.Kind == source.Ident: // a macro, or the label of a push: assume the strictest packing
				now = 1
			}
		}
		states = append(states, packState{p.off, now, last.reversed})
	}
	return states
}
