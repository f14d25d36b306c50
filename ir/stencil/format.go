// Expressions and statements as C text, with the fewest parentheses that compilers do not warn of.

package stencil

import (
	"fmt"
	"strconv"
	"strings"
)

func formatInt(v int64) string { return strconv.FormatInt(v, 10) }

// Formatter prints expressions and statements as C. Node and Stmt, where set,
// print the kinds that a later representation adds. Host, where set, prints a
// symbol that stands for a host expression. Alone, where set, says of which
// statements one needs no braces around it.
type Formatter struct {
	Node  func(e Expr, f Formatter) string
	Stmt  func(b *strings.Builder, s Stmt, depth int, f Formatter)
	Host  func(*Symbol) string
	Alone func(Stmt) bool
	// Before is what stands in front of a loop, "" or a line.
	Before func(*For) string
	tight  bool // within a subscript: sums have no blanks
	// marksClamps prints clamped subscripts so that Read knows them.
	marksClamps bool
}

// HostText is for Formatter.Host: the host expression as it stands in the
// function around the nest.
func HostText(s *Symbol) string { return s.Host }

// Precedences of C's operators, higher binds tighter.
const (
	precComma = iota
	precAssign
	precCond
	precOr
	precAnd
	precBitOr
	precBitXor
	precBitAnd
	precEqual
	precRelation
	precShift
	precSum
	precProduct
	precUnary
	precPrimary
)

var binaryPrec = map[string]int{"||": precOr, "&&": precAnd, "|": precBitOr, "^": precBitXor, "&": precBitAnd,
	"==": precEqual, "!=": precEqual, "<": precRelation, ">": precRelation, "<=": precRelation, ">=": precRelation,
	"<<": precShift, ">>": precShift, "+": precSum, "-": precSum, "*": precProduct, "/": precProduct, "%": precProduct}

// Expr prints e with the fewest parentheses that keep its tree, and those that
// compilers ask for where operators are easily misread.
func (f Formatter) Expr(e Expr) string {
	text, _ := f.format(e)
	return text
}

// Item prints e for a place in a list or behind =, where a comma of its own would end it.
func (f Formatter) Item(e Expr) string { return f.at(e, precAssign) }

// Index prints e as a subscript, sums without blanks.
func (f Formatter) Index(e Expr) string {
	f.tight = true
	text, _ := f.format(e)
	return text
}

func (f Formatter) format(e Expr) (text string, prec int) {
	switch e := e.(type) {
	case *Const:
		if strings.HasPrefix(e.Text, "-") {
			return e.Text, precUnary
		}
		return e.Text, precPrimary
	case *Var:
		if f.Host != nil && e.Sym.Host != "" {
			return f.Host(e.Sym), precPrimary
		}
		return e.Sym.Name, precPrimary
	case *Access:
		return e.Grid.Name + f.subscripts(e.Index), precPrimary
	case *Element:
		return e.Array.Name + f.subscripts(e.Index), precPrimary
	case *Member:
		return f.at(e.X, precPrimary) + "." + e.Name + f.subscripts(e.Index), precPrimary
	case *InitList:
		return "{" + f.List(e.Items) + "}", precPrimary
	case *Unary:
		return f.unary(e), precUnary
	case *Binary:
		return f.binary(e), binaryPrec[e.Op]
	case *Cond:
		return f.at(e.C, precOr) + " ? " + f.at(e.X, precCond) + " : " + f.at(e.Y, precCond), precCond
	case *Cast:
		return "(" + e.T.String() + ")" + f.at(e.X, precUnary), precUnary
	case *Clamped:
		if f.marksClamps {
			return "clamped(" + f.Index(e.Plain()) + ", " + f.at(e.X, precAssign) + ")", precPrimary
		}
		return f.format(e.X)
	case *Call:
		return e.Func + "(" + f.List(e.Args) + ")", precPrimary
	case *Assign:
		return f.at(e.LHS, precUnary) + " " + e.Op + " " + f.at(e.RHS, precAssign), precAssign
	case *IncDec:
		if e.Post {
			return f.at(e.X, precPrimary) + e.Op, precPrimary
		}
		return e.Op + f.at(e.X, precUnary), precUnary
	case Iteration:
		return "ITERATION", precPrimary
	case *Comma:
		return f.at(e.X, precComma) + ", " + f.at(e.Y, precAssign), precComma
	}
	if f.Node != nil {
		return f.Node(e, f), precPrimary
	}
	panic(fmt.Sprintf("stencil: cannot print %T", e))
}

// at prints e for a place that takes operators of at least prec.
func (f Formatter) at(e Expr, prec int) string {
	text, p := f.format(e)
	if p < prec {
		return "(" + text + ")"
	}
	return text
}

// List prints expressions with commas between.
func (f Formatter) List(es []Expr) string {
	parts := make([]string, len(es))
	for i, e := range es {
		parts[i] = f.Item(e)
	}
	return strings.Join(parts, ", ")
}

func (f Formatter) subscripts(index []Expr) string {
	var b strings.Builder
	for _, e := range index {
		b.WriteString("[" + f.Index(e) + "]")
	}
	return b.String()
}

func (f Formatter) unary(e *Unary) string {
	x := f.at(e.X, precUnary)
	if fuse(e.Op, x) { // - -x must not become --x
		return e.Op + "(" + x + ")"
	}
	return e.Op + x
}

// fuse reports whether a compiler would read the end of left and the start of
// right as one token if nothing stood between them: i-1 but i- -1, a/ *p.
func fuse(left, right string) bool {
	last, first := left[len(left)-1], right[0]
	switch last {
	case '+', '-', '&', '|', '<', '>', '=':
		return first == last || first == '='
	case '/':
		return first == '*' || first == '/'
	}
	return false
}

func (f Formatter) binary(e *Binary) string {
	prec := binaryPrec[e.Op]
	left, right := f.operand(e.X, prec, e.Op), f.operand(e.Y, prec+1, e.Op)
	if not, ok := e.X.(*Unary); ok && not.Op == "!" && confusing(prec, precEqual) { // compilers warn that it may be meant for the whole
		left = "(" + left + ")"
	}
	if prec == precProduct || f.tight && prec == precSum {
		return joinTokens(left, e.Op, right)
	}
	return left + " " + e.Op + " " + right
}

// joinTokens writes an operator without blanks, except where tokens would fuse.
func joinTokens(left, op, right string) string {
	if fuse(left, op) {
		left += " "
	}
	if fuse(op, right) {
		op += " "
	}
	return left + op + right
}

// operand prints an operand of op, with parentheses also where compilers warn
// that a reader may take the precedence wrongly.
func (f Formatter) operand(e Expr, prec int, op string) string {
	text, p := f.format(e)
	if p < prec || p < precUnary && p != binaryPrec[op] && confusing(binaryPrec[op], p) {
		return "(" + text + ")"
	}
	return text
}

func confusing(outer, inner int) bool {
	switch outer {
	case precOr:
		return inner == precAnd
	case precBitOr, precBitXor, precBitAnd, precShift:
		return true
	case precEqual, precRelation:
		return inner == precEqual || inner == precRelation
	}
	return false
}

// Body prints statements as C, one per line, indented by depth steps of four.
func (f Formatter) Body(b *strings.Builder, body []Stmt, depth int) {
	for _, s := range body {
		f.stmt(b, s, depth)
	}
}

func (f Formatter) stmt(b *strings.Builder, s Stmt, depth int) {
	pad := strings.Repeat("    ", depth)
	switch s := s.(type) {
	case *ExprStmt:
		fmt.Fprintf(b, "%s%s;\n", pad, f.Expr(s.X))
	case *Decl:
		fmt.Fprintf(b, "%s%s;\n", pad, f.decl(s))
	case *If:
		f.ifStmt(b, s, depth)
	case *For:
		if f.Before != nil {
			b.WriteString(f.Before(s))
		}
		f.block(b, "for ("+f.forHeader(s)+")", s.Body, depth)
	case *While:
		if s.Do {
			fmt.Fprintf(b, "%sdo {\n", pad)
			f.Body(b, s.Body, depth+1)
			fmt.Fprintf(b, "%s} while (%s);\n", pad, f.Expr(s.Cond))
			return
		}
		f.block(b, "while ("+f.Expr(s.Cond)+")", s.Body, depth)
	case *Block:
		fmt.Fprintf(b, "%s{\n", pad)
		f.Body(b, s.Body, depth+1)
		fmt.Fprintf(b, "%s}\n", pad)
	case *Switch:
		f.switchStmt(b, s, depth)
	case *Jump:
		fmt.Fprintf(b, "%s%s;\n", pad, s.Keyword)
	case *Return:
		if s.X == nil {
			fmt.Fprintf(b, "%sreturn;\n", pad)
			return
		}
		fmt.Fprintf(b, "%sreturn %s;\n", pad, f.Expr(s.X))
	default:
		if f.Stmt == nil {
			panic(fmt.Sprintf("stencil: cannot print %T", s))
		}
		f.Stmt(b, s, depth, f)
	}
}

// ifStmt prints braces around both branches or around none: a branch that is itself an if
// would take the else.
func (f Formatter) ifStmt(b *strings.Builder, s *If, depth int) {
	head, pad := "if ("+f.Expr(s.Cond)+")", strings.Repeat("    ", depth)
	if len(s.Else) == 0 {
		f.block(b, head, s.Then, depth)
		return
	}
	open, middle, end := " {", "} else {", pad+"}\n"
	if f.isAlone(s.Then) && f.isAlone(s.Else) && !isIf(s.Then[0]) && !isIf(s.Else[0]) {
		open, middle, end = "", "else", ""
	}
	fmt.Fprintf(b, "%s%s%s\n", pad, head, open)
	f.Body(b, s.Then, depth+1)
	fmt.Fprintf(b, "%s%s\n", pad, middle)
	f.Body(b, s.Else, depth+1)
	b.WriteString(end)
}

// block prints what a head governs.
func (f Formatter) block(b *strings.Builder, head string, body []Stmt, depth int) {
	pad := strings.Repeat("    ", depth)
	if f.isAlone(body) {
		fmt.Fprintf(b, "%s%s\n", pad, head)
		f.Body(b, body, depth+1)
		return
	}
	fmt.Fprintf(b, "%s%s {\n", pad, head)
	f.Body(b, body, depth+1)
	fmt.Fprintf(b, "%s}\n", pad)
}

func (f Formatter) isAlone(body []Stmt) bool {
	return f.Alone != nil && len(body) == 1 && f.Alone(body[0])
}

func isIf(s Stmt) bool {
	_, ok := s.(*If)
	return ok
}

func (f Formatter) switchStmt(b *strings.Builder, s *Switch, depth int) {
	pad := strings.Repeat("    ", depth)
	fmt.Fprintf(b, "%sswitch (%s) {\n", pad, f.Expr(s.Tag))
	for _, c := range s.Cases {
		for _, v := range c.Values {
			fmt.Fprintf(b, "%scase %s:\n", pad, f.Expr(v))
		}
		if c.Default {
			fmt.Fprintf(b, "%sdefault:\n", pad)
		}
		f.Body(b, c.Body, depth+1)
	}
	if n := len(s.Cases); n > 0 && len(s.Cases[n-1].Body) == 0 { // a label needs a statement in C++17
		fmt.Fprintf(b, "%s    break;\n", pad)
	}
	fmt.Fprintf(b, "%s}\n", pad)
}

// Declaration prints an array with its values.
func (f Formatter) Declaration(sym *Symbol, values []Expr) string {
	return f.decl(&Decl{Sym: sym, List: values})
}

func (f Formatter) decl(d *Decl) string {
	text := d.Sym.Type.String() + " " + d.Sym.Name
	for _, n := range d.Sym.Dims {
		text += "[" + formatInt(n) + "]"
	}
	switch {
	case d.Init != nil:
		text += " = " + f.Item(d.Init)
	case len(d.List) > 0:
		text += " = {" + f.List(d.List) + "}"
	}
	return text
}

// forHeader prints the three clauses of s; several declarations of one type
// share the first.
func (f Formatter) forHeader(s *For) string {
	var init []string
	for i, st := range s.Init {
		switch st := st.(type) {
		case *Decl:
			text := f.decl(st)
			if i > 0 {
				text = strings.TrimPrefix(text, st.Sym.Type.String()+" ")
			}
			init = append(init, text)
		case *ExprStmt:
			init = append(init, f.Expr(st.X))
		default:
			panic(fmt.Sprintf("stencil: %T in a for header", st))
		}
	}
	header := strings.Join(init, ", ") + ";"
	if s.Cond != nil {
		header += " " + f.Expr(s.Cond)
	}
	header += ";"
	if s.Post != nil {
		header += " " + f.Expr(s.Post)
	}
	return header
}
