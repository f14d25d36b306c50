// Operands of host code. In the user's file they are the user's own expressions. With --split they are the
// parameters of a function with C linkage, which takes each operand once.

package cuda

import (
	"fmt"
	"regexp"
	"strings"

	"mintc/ir/stencil"
)

// host prints host code. In the user's file operands are the user's own expressions. In an Entry
// (--split) they are its parameters.
type host struct{ entry *Entry } // nil: in the user's file

// expr prints an expression of the host.
func (h host) expr(e stencil.Expr) string { return stencil.Formatter{Host: h.symbol}.Item(e) }

// symbol prints the host expression that a symbol stands for.
func (h host) symbol(s *stencil.Symbol) string {
	if h.entry == nil {
		return s.Host
	}
	return h.entry.value(s.Host, s.Type)
}

// variable prints a host variable as the target of an assignment.
func (h host) variable(name string, t stencil.Type) string {
	if h.entry == nil {
		return name
	}
	return fmt.Sprintf("*(%s *)%s", t, h.address(name, "void *"))
}

// address prints where a host variable, or a member of one, lies: as a pointer of this type in an Entry.
func (h host) address(name, pointer string) string {
	if h.entry == nil {
		return "&" + name
	}
	return h.entry.take(pointer, name+"_at", h.entry.addressOf(name))
}

// shape prints the extents of an array, host expressions.
func (h host) shape(extents []string) string {
	list := append([]string(nil), extents...)
	if h.entry != nil {
		for i, e := range list {
			list[i] = h.entry.value(e, stencil.LongLong)
		}
	}
	return fmt.Sprintf("mint_extents(%s)", strings.Join(list, ", "))
}

// scope is the object that ends the mappings of a block.
func (h host) scope(name string) string {
	if h.entry == nil {
		return name
	}
	return "*(mint_scope *)" + h.entry.take("void *", name, name)
}

// start is the host address by which the run time finds the grid: that of its first element or, for
// row pointers, of a row that exists.
func (h host) start(g *stencil.Grid) string {
	if g.Storage == stencil.Rows {
		return "mint_storage(" + h.storage(g) + ")"
	}
	return h.storage(g)
}

// storage is the argument of a copy: the table of row pointers, or the start of the array.
func (h host) storage(g *stencil.Grid) string {
	text, pointers := g.Host, strings.Repeat("*", g.Rank)
	if g.Storage != stencil.Rows {
		text, pointers = "&"+firstElement(g), "*"
	}
	if h.entry == nil {
		return text
	}
	return fmt.Sprintf("(%s %s)%s", g.Elem, pointers, h.entry.take("const void *", g.Name, text))
}

// firstElement is a[0][0], or where the part of a flat array begins that g is.
func firstElement(g *stencil.Grid) string {
	if part, isPart := strings.CutPrefix(g.Host, "&"); isPart && g.Leading != nil {
		return part
	}
	return g.Host + strings.Repeat("[0]", g.Root().Rank)
}

// inside notes that the code printed next runs only where so many of the outermost loops have iterations. Where all have some,
// a kernel is launched.
func (h host) inside(loops int) {
	if h.entry != nil {
		h.entry.inside = loops
	}
}

// sized is storage with a comparison of element sizes, because different compilers may compile the
// user's file and the generated one.
func (h host) sized(g *stencil.Grid, site string) string {
	text := h.storage(g)
	if h.entry == nil {
		return text
	}
	size := h.entry.take("unsigned long", g.Name+"_size", "sizeof("+firstElement(g)+")")
	end := strings.Index(text, ")") + 1
	return fmt.Sprintf("%smint_sized(%s, %q, %s, %s, sizeof(%s))", text[:end], site, g.Host, text[end:], size, g.Elem)
}

// Entry is a function with C linkage that does a step of the host code.
type Entry struct {
	Name   string
	Result string // its C type
	Body   string // statements, or a block
	params []param
	names  Names
	// inside: operands taken now are evaluated only where so many of the outermost loops have iterations.
	inside int
}

// Names tells an Entry which names it may use.
type Names struct {
	// Fresh makes a name that is used nowhere else.
	Fresh func(want string) string
	// Fixed is the name of a local variable of statement expressions, the same in all of them.
	Fixed func(want string) string
	// Taken reports whether a name of the user's is reserved in C++ or CUDA.
	Taken func(name string) bool
	// Register reports whether a variable of that name may be declared 'register', which has no
	// address.
	Register func(name string) bool
	// Bool is set if the name bool is defined in the user's file.
	Bool bool
}

// param is a parameter with its argument.
type param struct {
	ctype, name, arg string
	inside           int
}

var identifier = regexp.MustCompile(`^[A-Za-z_][A-Za-z_0-9]*$`)
var literal = regexp.MustCompile(`^[0-9]+$`)
var boolWord = regexp.MustCompile(`\bbool\b`)

// take makes arg a parameter, unless it is one, and returns the parameter's name.
func (e *Entry) take(ctype, name, arg string) string {
	if !e.names.Bool {
		arg = boolWord.ReplaceAllString(arg, "_Bool")
	}
	for i, p := range e.params {
		if p.arg == arg && p.ctype == ctype {
			e.params[i].inside = min(p.inside, e.inside)
			return p.name
		}
	}
	if !identifier.MatchString(name) || e.names.Taken(name) || e.has(name) {
		name = e.unused("host_" + strings.Trim(notWord.ReplaceAllString(name, "_"), "_"))
	}
	e.params = append(e.params, param{ctype, name, arg, e.inside})
	return name
}

// unused is a name made from want that no parameter has. The operands n+2 and (n+2) need two.
func (e *Entry) unused(want string) string {
	name := e.names.Fresh(want)
	for i := 2; e.has(name); i++ {
		name = e.names.Fresh(fmt.Sprintf("%s_%d", want, i))
	}
	return name
}

var notWord = regexp.MustCompile(`[^A-Za-z_0-9]+`)

func (e *Entry) has(name string) bool {
	for _, p := range e.params {
		if p.name == name {
			return true
		}
	}
	return false
}

// value is the value of a host expression. A struct is passed by its address.
func (e *Entry) value(text string, t stencil.Type) string {
	if literal.MatchString(text) {
		return text
	}
	if t.Kind == stencil.Struct {
		return fmt.Sprintf("*(const %s *)%s", t, e.take("const void *", text, e.addressOf(text)))
	}
	return e.take(cType(t), text, text)
}

// addressOf is the address of a variable, or of its copy if it has none.
func (e *Entry) addressOf(name string) string {
	if e.names.Register(name) {
		return "&" + copyOf(name)
	}
	if identifier.MatchString(name) {
		return "&" + name
	}
	return "&(" + name + ")"
}

func copyOf(name string) string { return name + "_copy" }

// cType spells the type of a value without the user's types, with the same meaning in C and C++.
func cType(t stencil.Type) string {
	switch t.Kind {
	case stencil.Bool:
		return "int"
	case stencil.Signed:
		return map[int]string{1: "signed char", 2: "short", 4: "int", 8: "long long"}[t.Size]
	case stencil.Unsigned:
		return map[int]string{1: "unsigned char", 2: "unsigned short", 4: "unsigned", 8: "unsigned long long"}[t.Size]
	case stencil.Float:
		return map[int]string{4: "float", 8: "double"}[t.Size]
	}
	panic(fmt.Sprintf("cuda: a %v cannot be passed to a C function", t))
}

// Prototype is the declaration, which is both C and C++.
func (e *Entry) Prototype() string { return e.declared("") }

// declared is the declaration with a specifier in front.
func (e *Entry) declared(specifier string) string {
	list := make([]string, len(e.params))
	for i, p := range e.params {
		list[i] = strings.TrimSuffix(p.ctype+" ", "* ")
		if strings.HasSuffix(p.ctype, "*") {
			list[i] += "*"
		}
		list[i] += p.name
	}
	if len(list) == 0 {
		list = []string{"void"}
	}
	var b strings.Builder
	start := specifier + strings.TrimSuffix(e.Result+" ", "* ")
	if strings.HasSuffix(e.Result, "*") {
		start += "*"
	}
	start += e.Name + "("
	b.WriteString(start)
	writeList(&b, list, len(start))
	return b.String() + ")"
}

// Definition is the whole function, for the file with the device code.
func (e *Entry) Definition() string {
	body := e.Body
	if !strings.HasPrefix(body, "{\n") {
		body = "{\n" + wrap(indent(1)+body+"\n") + "}\n"
	}
	return e.declared("extern \"C\" ") + "\n" + body
}

// call prints the call in the user's function. runs are host variables that say for some numbers of the outermost loops whether
// these have iterations: an argument that may fail elsewhere is evaluated only there.
func (e *Entry) call(runs map[int]string) string {
	args := make([]string, len(e.params))
	for i, p := range e.params {
		args[i] = p.arg
		if name := runs[p.inside]; name != "" && p.mayFail() {
			args[i] = fmt.Sprintf("%s ? %s : 0", name, p.arg)
		}
	}
	var b strings.Builder
	b.WriteString(e.Name + "(")
	writeList(&b, args, 8)
	return b.String() + ")"
}

// mayFail reports whether the evaluation of the argument may fail where the loops around it have no iterations.
func (p param) mayFail() bool { return p.inside > 0 && isHazard(p.arg) }

// isHazard reports whether a host expression may fail where C does not compute it: it follows a pointer, or divides.
func isHazard(text string) bool {
	return (strings.ContainsAny(text, "*[/%") || strings.Contains(text, "->")) && !addressOfArray.MatchString(text)
}

// addressOfArray is the start of an array by its name, which reads nothing.
var addressOfArray = regexp.MustCompile(`^&[A-Za-z_][A-Za-z_0-9]*(\[0\])*$`)
