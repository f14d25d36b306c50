// Struct and enum types whose size or member offsets differ from those that cc computes: attributes such as packed, and `#pragma pack`.

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
			if bytes := packed.at(s); why == "" && bytes > 0 && s.Type().Align() > bytes {
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

// packing knows what #pragma pack says at each place.
type packing struct {
	u      *Unit
	leaked int // bytes, by a header that does not undo its own #pragma pack
	files  map[string][]packState
}

// packState applies from an offset of a file on. bytes is the largest alignment; 0: types are laid out as usual.
type packState struct{ off, bytes int }

func newPacking(u *Unit) *packing {
	p := &packing{u: u, files: map[string][]packState{}}
	for _, h := range u.Headers {
		states := u.run.packStates(h.raw)
		p.leaked = max(p.leaked, states[len(states)-1].bytes)
	}
	return p
}

func (p *packing) at(n cc.Node) int {
	at := n.Position()
	raw := p.u.run.fs.files[at.Filename]
	if raw == nil {
		return 0
	}
	states := p.files[at.Filename]
	if states == nil {
		states = p.u.run.packStates(raw)
		p.files[at.Filename] = states
	}
	bytes := 0
	for _, s := range states {
		if s.off <= at.Offset {
			bytes = s.bytes
		}
	}
	if bytes == 0 {
		return p.leaked
	}
	return bytes
}

// packStates follows the #pragma pack lines of a file that are read.
func (r *run) packStates(file *rawFile) []packState {
	states := []packState{{}}
	var pushed []int
	for _, p := range file.pragmas {
		if p.space != "pack" || !r.isActive(file, p.off) {
			continue
		}
		now := states[len(states)-1].bytes
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
		states = append(states, packState{p.off, now})
	}
	return states
}
