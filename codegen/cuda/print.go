// Package cuda spells kernel IR as CUDA C++. This file holds the statements of kernels, their parameter lists, and
// the wrapping of long lines; the other files hold host code.
package cuda

import (
	"fmt"
	"slices"
	"strings"

	"mintc/internal/source"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// width is the line width, in columns, that generated code keeps to if it can.
const width = 100

// formatter prints kernel IR's expressions and statements.
var formatter = stencil.Formatter{Node: node, Stmt: statement, Alone: alone}

var axes = map[kernel.Axis]string{kernel.BlockIndex: "blockIdx", kernel.ThreadIndex: "threadIdx"}

func node(e stencil.Expr, f stencil.Formatter) string {
	switch e := e.(type) {
	case kernel.Coordinate:
		if e.Axis == kernel.FoldedBlock {
			return "mint_block_y()"
		}
		return axes[e.Axis] + "." + string("xyz"[e.Dim])
	case *kernel.Address:
		return "&" + e.Pointer.Name + "[" + f.Index(e.Offset) + "]"
	case *kernel.Named:
		return e.Text
	case *kernel.Slot:
		return e.Planes.Name + "[" + f.Expr(e.Index) + "]"
	}
	panic(fmt.Sprintf("cuda: cannot print %T", e))
}

func statement(b *strings.Builder, s stencil.Stmt, depth int, f stencil.Formatter) {
	switch s := s.(type) {
	case *kernel.Define:
		fmt.Fprintf(b, "%sconst %s %s = %s;\n", indent(depth), s.Sym.Type, s.Sym.Name, f.Expr(s.Init))
	case *kernel.Defines:
		list := make([]string, len(s.List))
		for i, d := range s.List {
			list[i] = d.Sym.Name + " = " + f.Expr(d.Init)
		}
		kind := "const "
		if s.Vary {
			kind = ""
		}
		fmt.Fprintf(b, "%s%s%s %s;\n", indent(depth), kind, s.List[0].Sym.Type, strings.Join(list, ", "))
	case *kernel.Registers:
		text := strings.TrimSuffix(f.Declaration(s.Sym, nil), "\n") + ";"
		if s.Text != "" {
			text += " // " + s.Text
		}
		b.WriteString(indent(depth) + text + "\n")
	case *kernel.Group:
		f.Body(b, s.Body, depth)
	case *kernel.Shared:
		align := ""
		if s.Align > 0 {
			align = fmt.Sprintf("__align__(%d) ", s.Align)
		}
		fmt.Fprintf(b, "%s__shared__ %s%s %s[%d];\n", indent(depth), align, s.Sym.Type, s.Sym.Name, s.Count)
	case *kernel.Comment:
		fmt.Fprintf(b, "%s// %s\n", indent(depth), s.Text)
	case *kernel.Lines:
		writeLines(b, s.Text, depth)
	case *kernel.Nest:
		nest(b, s, depth, f)
	case *kernel.Unroll:
		unroll(b, s, depth, f)
	case *kernel.Interior:
		interior(b, s, depth, f)
	case *kernel.Planes, *kernel.AsyncCopy, *kernel.OpenPlanes, *kernel.Fetch, *kernel.AwaitPlane, *kernel.CommitCopies, *kernel.AwaitCopies, *kernel.Synchronize, *kernel.Take:
		fmt.Fprintf(b, "%s%s;\n", indent(depth), planeStatement(s, f))
	case *kernel.Shift:
		fmt.Fprintf(b, "%smint_shift<%d>(%s);\n", indent(depth), s.Count, f.List(s.Rows))
	case *kernel.Cells:
		fmt.Fprintf(b, "%s%s;\n", indent(depth), cells(s, f))
	case *kernel.TilePlane, *kernel.RoleName, *kernel.Turn:
		fmt.Fprintf(b, "%s%s;\n", indent(depth), advancing(s))
	default:
		panic(fmt.Sprintf("cuda: cannot print %T", s))
	}
}

// writeLines prints lines; those of the preprocessor start at the margin.
func writeLines(b *strings.Builder, lines []string, depth int) {
	for _, line := range lines {
		if line != "" && !strings.HasPrefix(line, "#") {
			line = indent(depth) + line
		}
		b.WriteString(line + "\n")
	}
}

// unroll prints a loop that the compiler unrolls, without braces around one statement.
func unroll(b *strings.Builder, s *kernel.Unroll, depth int, f stencil.Formatter) {
	b.WriteString("#pragma unroll")
	switch {
	case s.If != nil && s.Times > 1:
		fmt.Fprintf(b, " decltype(%s)::value ? %d : 1", s.If.Name, s.Times)
	case s.Times > 0:
		fmt.Fprintf(b, " %d", s.Times)
	}
	b.WriteByte('\n')
	if before := f.Before; before != nil {
		f.Before = func(loop *stencil.For) string {
			if loop == s.Loop {
				return ""
			}
			return before(loop)
		}
	}
	f.Body(b, []stencil.Stmt{s.Loop}, depth)
}

// nest prints code around a body; a loop or condition without its braces where they hold one statement.
func nest(b *strings.Builder, s *kernel.Nest, depth int, f stencil.Formatter) {
	head, tail := slices.Clone(s.Head), s.Tail
	if n := len(head) - 1; n >= 0 && tail == "}" && len(s.Body) == 1 && alone(s.Body[0]) {
		if opening, open := strings.CutSuffix(head[n], " {"); open && (strings.HasPrefix(opening, "for (") || strings.HasPrefix(opening, "if (")) {
			head[n], tail = opening, ""
		}
	}
	writeLines(b, head, depth)
	f.Body(b, s.Body, depth+1)
	if tail != "" {
		writeLines(b, []string{tail}, depth)
	}
}

// alone reports whether a statement needs no braces where it is the only one of a loop or branch.
func alone(s stencil.Stmt) bool {
	switch s := s.(type) {
	case *stencil.If:
		return len(s.Else) == 0 // a compiler might take the else for another's
	case *kernel.Lines:
		return len(s.Text) == 1 && strings.HasSuffix(s.Text[0], ";")
	case *stencil.ExprStmt, *stencil.Jump, *stencil.Return,
		*kernel.Cells, *kernel.Shift, *kernel.Take, *kernel.AsyncCopy, *kernel.Fetch, *kernel.AwaitPlane:
		return true
	}
	return false
}

// interior prints a body that is compiled twice: for interior blocks, whose cells all exist, and for
// boundary blocks.
func interior(b *strings.Builder, s *kernel.Interior, depth int, f stencil.Formatter) {
	in := indent(depth)
	fmt.Fprintf(b, "%sauto %s = [&](auto %s) {\n", in, s.Name, s.Flag.Name)
	f.Body(b, s.Body, depth+1)
	b.WriteString(in + "};\n")
	if s.Cond == nil {
		fmt.Fprintf(b, "%s%s(mint_constant<true>());\n", in, s.Name)
		return
	}
	fmt.Fprintf(b, "%sif (%s)\n%s    %s(mint_constant<true>());\n%selse", in, f.Expr(s.Cond), in, s.Name, in)
	if s.Guard != nil {
		fmt.Fprintf(b, " if (%s)", f.Expr(s.Guard))
	}
	fmt.Fprintf(b, "\n%s    %s(mint_constant<false>());\n", in, s.Name)
}

// cells prints a move of the thread's own cells.
func cells(s *kernel.Cells, f stencil.Formatter) string {
	row := f.Expr(s.Row)
	memory, valid := f.Expr(s.Memory), f.Expr(s.Valid)
	switch s.Action {
	case kernel.Load:
		return fmt.Sprintf("mint_load<%d>(%s, %s, %s, %s)", s.Count, row, memory, valid, f.Expr(s.Aligned))
	case kernel.Store:
		kind := ""
		if s.Stream {
			kind = ", mint_streaming"
		}
		return fmt.Sprintf("mint_store<%d%s>(%s, %s, %s, %s)", s.Count, kind, memory, row, valid, f.Expr(s.Aligned))
	}
	name := map[kernel.CellAction]string{kernel.Widen: "mint_widen", kernel.WidenAlone: "mint_widen_alone"}[s.Action]
	ends, place := "", ""
	if s.Edge != (stencil.Edge{}) {
		ends = ", " + kernel.EndsName[s.Edge]
		place = fmt.Sprintf(", %s, %s", f.Expr(s.At), f.Expr(s.Total))
	}
	return fmt.Sprintf("%s<%d, %d, %d%s>(%s, %s, %s%s)", name, s.Left, s.Count, s.Right, ends, row, memory, valid, place)
}

func indent(depth int) string { return strings.Repeat("    ", depth) }

// Kernel prints one __global__ function with its comment.
func Kernel(k *kernel.Kernel) string {
	var b strings.Builder
	if len(k.Doc) > 0 {
		b.WriteString("/* " + strings.Join(fill(k.Doc), "\n * ") + " */\n")
	}
	bounds := fmt.Sprint(k.Threads)
	if k.Blocks > 0 {
		bounds += fmt.Sprintf(", %d", k.Blocks)
	}
	if k.Template != "" {
		b.WriteString("template <" + k.Template + ">\n")
	}
	b.WriteString(fmt.Sprintf("static __global__ void __launch_bounds__(%s)\n%s(", bounds, k.Name))
	writeList(&b, params(k.Params), len(k.Name)+1)
	b.WriteString(")\n{\n")
	if k.DynamicShared {
		b.WriteString(indent(1) + "extern __shared__ __align__(128) char mint_shared[];\n")
	}
	f := formatter
	if k.RolledLoops {
		f.Before = unrollPragma
	}
	writeBody(&b, k.Body, f)
	b.WriteString("}\n")
	return b.String()
}

// fill breaks the lines of a comment before the word that passes the width; what follows is indented.
func fill(doc []string) []string {
	const room = width - len("/*  */")
	var out []string
	for _, line := range doc {
		for len(line) > room {
			at := strings.LastIndexByte(line[:room+1], ' ')
			if at <= len("  ") {
				break
			}
			out, line = append(out, line[:at]), "  "+line[at+1:]
		}
		out = append(out, line)
	}
	return out
}

// writeBody prints the statements of a kernel or function, long lines wrapped.
func writeBody(b *strings.Builder, body []stencil.Stmt, f stencil.Formatter) {
	var text strings.Builder
	f.Body(&text, body, 1)
	for _, line := range strings.SplitAfter(text.String(), "\n") {
		b.WriteString(wrap(line))
	}
}

func params(list []kernel.Param) []string {
	out := make([]string, len(list))
	for i, p := range list {
		text := p.Sym.Type.String() + " "
		switch {
		case p.Tensor:
			text = "const __grid_constant__ CUtensorMap "
		case p.Indexed:
			text = "const __grid_constant__ " + text
		}
		if p.Pointer {
			if p.ReadOnly {
				text = "const " + text
			}
			text += "*"
			if p.Unique {
				text += "__restrict__ "
			}
		}
		out[i] = text + p.Sym.Name
	}
	return out
}

// writeList prints items separated by commas. Continuation lines are indented by hanging columns.
func writeList(b *strings.Builder, items []string, hanging int) {
	column := hanging
	for i, item := range items {
		if i < len(items)-1 {
			item += ","
		}
		switch {
		case i == 0:
		case column+1+len(item) > width:
			b.WriteString("\n" + strings.Repeat(" ", hanging))
			column = hanging
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(item)
		column += len(item)
	}
}

// wrap breaks a long line before its outermost binary operators and after commas. Continuation
// lines are indented by two steps. A comment that ends a long line goes on one of its own above.
func wrap(line string) string {
	text := strings.TrimRight(line, "\n")
	start := len(text) - len(strings.TrimLeft(text, " "))
	if len(text) <= width || strings.HasPrefix(text[start:], "// ") {
		return line
	}
	if at := strings.Index(text, " // "); at > 0 {
		if strings.Count(text[:at], `"`)%2 == 1 {
			return line
		}
		return text[:start] + text[at+1:] + "\n" + wrap(text[:at]+"\n")
	}
	hanging := strings.Repeat(" ", start+8)
	var b strings.Builder
	for len(text) > width {
		at := breakAt(text, start)
		if at <= 0 {
			break
		}
		b.WriteString(strings.TrimRight(text[:at], " ") + "\n")
		text = hanging + strings.TrimLeft(text[at:], " ")
		start = len(hanging)
	}
	b.WriteString(text + "\n")
	return b.String()
}

// breakAt is the best place to break text within the width: the last blank at the lowest nesting
// depth in the second half; 0 if there is none. The < of template arguments and of a launch follows its name
// without a blank, unlike an operator.
func breakAt(text string, start int) int {
	best, bestDepth, depth, angles := 0, 1<<30, 0, 0
	for i := start; i < len(text) && i <= width; i++ {
		switch c := text[i]; {
		case c == '(' || c == '[':
			depth++
		case c == ')' || c == ']':
			depth--
		case c == '<' && i > start && (text[i-1] == '<' || source.IsIdentByte(text[i-1])):
			angles++
		case c == '>' && angles > 0 && text[i-1] != ' ' && text[i-1] != '-':
			angles--
		case c == ' ' && i > start+20 && depth+angles <= bestDepth && breakable(text, i):
			best, bestDepth = i, depth+angles
		}
	}
	return best
}

// breakable reports whether the blank at i is before a binary operator or after a comma, and
// outside of strings.
func breakable(text string, i int) bool {
	if strings.Count(text[:i], `"`)%2 == 1 {
		return false
	}
	if text[i-1] == ',' {
		return true
	}
	next, _, _ := strings.Cut(text[i+1:], " ")
	switch next {
	case "+", "-", "*", "/", "?", ":", "&&", "||", "<", ">", "<=", ">=", "==", "!=", "|", "&", "^":
		return true
	}
	return false
}
