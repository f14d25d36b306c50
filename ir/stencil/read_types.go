// Types in the text of a program: C's own by their names, others by the lines that define them.

package stencil

import (
	"slices"
	"strings"
)

// typeReader reads types.
type typeReader struct {
	*tokenReader
	program *Program // gets the definitions
	byName  map[string]Type
	forward map[string]string // names of types that stand for structs defined further down
	records map[string]*Layout
}

// builtinTypes are C's, by every order of words that Print writes.
func builtinTypes() map[string]Type {
	types := map[string]Type{}
	for _, t := range []Type{Int, UnsignedT, Long, LongLong, FloatT, Double, VoidT,
		{Bool, 1, "_Bool"}, {Bool, 1, "bool"}, {Signed, 1, "char"}, {Signed, 1, "signed char"}, {Unsigned, 1, "unsigned char"},
		{Signed, 2, "short"}, {Unsigned, 2, "unsigned short"}, {Unsigned, 4, "unsigned int"}, {Unsigned, 8, "unsigned long"},
		{Unsigned, 8, "unsigned long long"}, Size} {
		types[t.Name] = t
	}
	return types
}

// mostWords is how many words a type's name may have.
const mostWords = 3

// typeAhead is the longest type's name that the next tokens spell, and how many they are.
func (r *typeReader) typeAhead() (t Type, words int) {
	for n := mostWords; n > 0; n-- {
		list := make([]string, n)
		for i := range list {
			list[i] = r.textAt(i)
		}
		if t, ok := r.byName[strings.Join(list, " ")]; ok {
			return t, n
		}
	}
	return Type{}, 0
}

// typ reads the name of a type.
func (r *typeReader) typ() Type {
	t, words := r.typeAhead()
	if words == 0 {
		r.unexpected("the name of a type")
	}
	r.pos += words
	for r.accept("*") { // of a device function's parameter
		t = Type{Void, 8, t.Name + " *"}
	}
	return t
}

// declarations reads what stands in front of the functions.
func (r *reader) declarations() {
	r.types.records, r.exprs.enumerators, r.types.forward = map[string]*Layout{}, map[string]Enumerator{}, map[string]string{}
	for {
		switch r.keyword() {
		case "type":
			r.next()
			r.types.typeDefinition()
			r.ends()
		case "enumerator":
			r.next()
			e := Enumerator{Type: r.types.typ(), Name: r.name("the name of an enumerator")}
			r.expect("=")
			e.Host, e.Value = e.Name, r.number()
			r.exprs.enumerators[e.Name] = e
			r.program.Enumerators = append(r.program.Enumerators, e)
			r.ends()
		case "table":
			r.next()
			r.table()
		case "device":
			r.device()
		default:
			return
		}
	}
}

// typeDefinition reads: name = type, or name size n { fields }.
func (r *typeReader) typeDefinition() {
	var words []string
	for !r.done() && !slices.Contains([]string{"=", "size", "union"}, r.text()) || len(words) == 0 || words[len(words)-1] == "union" {
		words = append(words, r.name("the name of a type"))
		if words[0] == "union" && len(words) == 1 { // union u, not a union without a name
			words = append(words, r.name("the name of a union"))
		}
	}
	d := &TypeDef{Name: strings.Join(words, " ")}
	d.Host = d.Name
	r.program.Types = append(r.program.Types, d)
	if r.accept("=") {
		d.Of = r.aliased()
		if strings.HasPrefix(d.Name, "enum ") {
			d.Kind = Enum
		}
		r.byName[d.Name] = Type{d.Of.Kind, d.Of.Size, d.Name}
		r.records[d.Name] = r.records[d.Of.Name]
		return
	}
	d.Kind, d.Layout = Record, r.layout()
	r.records[d.Name] = d.Layout
	for name, t := range r.byName { // what stands for it, and was named first
		if t.Name == d.Name || r.forward[name] == d.Name {
			r.byName[name], r.records[name] = Type{Struct, d.Size, name}, d.Layout
		}
	}
	r.byName[d.Name] = Type{Struct, d.Size, d.Name}
}

// aliased reads what a type is another name of: perhaps a struct that is defined further down.
func (r *typeReader) aliased() Type {
	if word := r.text(); word == "struct" || word == "union" {
		name := word + " " + r.textAt(1)
		if _, known := r.byName[name]; !known {
			r.pos += 2
			r.forward[r.program.Types[len(r.program.Types)-1].Name] = name
			return Type{Kind: Struct, Name: name}
		}
	}
	return r.typ()
}

// layout reads: [union] size n { fields }.
func (r *typeReader) layout() *Layout {
	l := &Layout{Union: r.accept("union")}
	r.expect("size")
	l.Size = int(r.number())
	r.expect("{")
	for !r.accept("}") {
		l.Fields = append(l.Fields, r.field())
	}
	return l
}

func (r *typeReader) field() Field {
	var f Field
	switch {
	case r.text() == "size" || r.text() == "union" && r.textAt(1) == "size":
		f.Nested = r.layout()
		f.Type = Type{Kind: Struct, Size: f.Nested.Size}
	case r.accept("opaque"):
		f.Opaque = true
	default:
		f.Type = r.typ()
	}
	if r.text() != ";" && r.text() != ":" {
		f.Name = r.name("the name of a member")
		f.Host = f.Name
	}
	f.Dims = r.dims()
	if r.accept(":") {
		f.IsBits, f.Bits = true, int(r.number())
	}
	r.expect(";")
	return f
}

// dims reads [n][m].
func (r *typeReader) dims() []int64 {
	var dims []int64
	for r.accept("[") {
		dims = append(dims, r.number())
		r.expect("]")
	}
	return dims
}

// memberOf finds a member of a struct by its name, members of members without a name included.
func memberOf(l *Layout, name string) *Field {
	if l == nil {
		return nil
	}
	for i := range l.Fields {
		f := &l.Fields[i]
		if f.Name == name {
			return f
		}
		if f.Name == "" {
			if inner := memberOf(f.Nested, name); inner != nil {
				return inner
			}
		}
	}
	return nil
}

// table reads a constant array.
func (r *reader) table() {
	sym := &Symbol{Type: r.types.typ(), Name: r.name("the name of a table"), Role: Param}
	sym.Host, sym.Dims = sym.Name, r.types.dims()
	t := &Table{Sym: sym}
	if r.accept("=") {
		t.Values = r.exprs.initList(sym.Type).Items
	}
	r.expect(";")
	r.ends()
	r.exprs.tables = append(r.exprs.tables, t)
}

// device reads a function that nests call.
func (r *reader) device() {
	from, start := r.at, r.lines[r.at]
	for r.at++; r.at < len(r.lines) && r.lines[r.at].depth > 0; r.at++ {
	}
	if text, _ := r.here(); text != "}" {
		r.failAt(r.lines[from].off, "the body of this function does not end")
	}
	r.lex(start.off, r.lines[r.at].end)
	r.at++
	r.word()
	d := &DeviceFunction{Result: r.types.typ(), Name: r.name("the name of a function")}
	d.User = d.Name
	r.exprs.symbols = newScopes()
	r.expect("(")
	for r.text() != ")" {
		p := &Symbol{Type: r.types.typ(), Name: r.name("the name of a parameter"), Role: Local}
		p.Host = p.Name
		d.Params = append(d.Params, p)
		r.exprs.symbols.declare(p)
		if r.text() != ")" {
			r.expect(",")
		}
	}
	r.expect(")")
	r.expect("{")
	d.Body = r.stmts.block()
	d.Needs = r.needsOf(d.Body)
	r.exprs.devices = append(r.exprs.devices, d)
}

// needsOf are the tables and functions that a body names, in the order of the text.
func (r *reader) needsOf(body []Stmt) Needs {
	named := map[any]bool{}
	VisitExprs(body, func(e Expr) {
		switch e := e.(type) {
		case *Element:
			named[e.Array] = true
		case *Call:
			named[e.Func] = true
		}
	})
	var n Needs
	for _, t := range r.exprs.tables {
		if named[t.Sym] {
			n.AddTable(t)
		}
	}
	for _, d := range r.exprs.devices {
		if named[d.Name] {
			n.AddFunction(d)
		}
	}
	return n
}

func (r *exprReader) tableNamed(name string) *Table {
	i := slices.IndexFunc(r.tables, func(t *Table) bool { return t.Sym.Name == name })
	if i < 0 {
		return nil
	}
	return r.tables[i]
}

func (r *exprReader) deviceNamed(name string) *DeviceFunction {
	i := slices.IndexFunc(r.devices, func(d *DeviceFunction) bool { return d.Name == name })
	if i < 0 {
		return nil
	}
	return r.devices[i]
}
