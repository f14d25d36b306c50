// The kernel IR as text, for `-dump=kernel`.

package kernel

import (
	"fmt"
	"strings"

	"mintc/ir/stencil"
)

// Print is the unit as text, independent of any target.
func Print(u *Unit) string {
	var b strings.Builder
	f := stencil.Formatter{Node: printNode, Stmt: printStmt}
	for _, t := range u.Tables {
		fmt.Fprintf(&b, "table %s\n", f.Declaration(t.Sym, t.Values))
	}
	for _, fn := range u.Functions {
		fmt.Fprintf(&b, "function %s %s\n", fn.Result, fn.Name)
		for _, p := range fn.Params {
			fmt.Fprintf(&b, "    param %s %s\n", p.Type, p.Name)
		}
		f.Body(&b, fn.Body, 1)
	}
	for _, k := range u.Kernels {
		fmt.Fprintf(&b, "kernel %s threads %d\n", k.Name, k.Threads)
		for _, p := range k.Params {
			fmt.Fprintf(&b, "    param %s %s%s\n", p.Sym.Type, p.Sym.Name, paramKind(p))
		}
		f.Body(&b, k.Body, 1)
	}
	for _, c := range u.Chains {
		for _, w := range c.Ways {
			fmt.Fprintf(&b, "chain %s height %d, least %d\n", c.Name, w.Height, w.Least)
		}
	}
	for _, s := range u.Steps {
		fmt.Fprintf(&b, "%s at line %d\n", stepName(s), s.Place().Line())
	}
	return b.String()
}

func paramKind(p Param) string {
	text := ""
	if p.Pointer {
		text += " pointer"
	}
	if p.ReadOnly {
		text += " read-only"
	}
	if p.Unique {
		text += " unique"
	}
	if p.Tensor {
		text += " tensor"
	}
	if p.Indexed {
		text += " indexed"
	}
	return text
}

func printNode(e stencil.Expr, f stencil.Formatter) string {
	switch e := e.(type) {
	case Coordinate:
		return [...]string{"block", "thread", "folded"}[e.Axis] + "." + string("xyz"[e.Dim])
	case *Address:
		return "&" + e.Pointer.Name + "[" + f.Index(e.Offset) + "]"
	case *Named:
		return e.Text
	case *Slot:
		return e.Planes.Name + "[" + f.Index(e.Index) + "]"
	}
	panic(fmt.Sprintf("kernel: cannot print %T", e))
}

func printStmt(b *strings.Builder, s stencil.Stmt, depth int, f stencil.Formatter) {
	switch s := s.(type) {
	case *Define:
		fmt.Fprintf(b, "%sdefine %s %s = %s\n", strings.Repeat("    ", depth), s.Sym.Type, s.Sym.Name, f.Expr(s.Init))
	case *Defines:
		for _, d := range s.List {
			printStmt(b, d, depth, f)
		}
	case *Registers:
		f.Body(b, []stencil.Stmt{&stencil.Decl{Sym: s.Sym}}, depth)
	case *Group:
		f.Body(b, s.Body, depth)
	case *Shared:
		fmt.Fprintf(b, "%sshared %s %s[%d]\n", strings.Repeat("    ", depth), s.Sym.Type, s.Sym.Name, s.Count)
	case *Comment:
		fmt.Fprintf(b, "%s# %s\n", strings.Repeat("    ", depth), s.Text)
	case *Lines:
		for _, line := range s.Text {
			fmt.Fprintf(b, "%s%s\n", strings.Repeat("    ", depth), line)
		}
	case *Nest:
		printStmt(b, &Lines{Text: s.Head}, depth, f)
		f.Body(b, s.Body, depth+1)
		printStmt(b, &Lines{Text: []string{s.Tail}}, depth, f)
	case *Unroll:
		fmt.Fprintf(b, "%sunroll %d\n", strings.Repeat("    ", depth), s.Times)
		f.Body(b, []stencil.Stmt{s.Loop}, depth)
	case *Interior:
		in := strings.Repeat("    ", depth)
		fmt.Fprintf(b, "%sfunction %s(%s)\n", in, s.Name, s.Flag.Name)
		f.Body(b, s.Body, depth+1)
		if s.Cond != nil {
			fmt.Fprintf(b, "%sin interior blocks %s\n", in, f.Expr(s.Cond))
		}
		if s.Guard != nil {
			fmt.Fprintf(b, "%selse in threads %s\n", in, f.Expr(s.Guard))
		}
	case *Planes, *AsyncCopy, *OpenPlanes, *Fetch, *AwaitPlane, *CommitCopies, *AwaitCopies, *Synchronize, *Take:
		fmt.Fprintf(b, "%s%s\n", strings.Repeat("    ", depth), planeText(s, f))
	case *TilePlane, *RoleName, *Turn:
		fmt.Fprintf(b, "%s%s\n", strings.Repeat("    ", depth), advanceText(s))
	case *Shift:
		fmt.Fprintf(b, "%sshift %d cells %s\n", strings.Repeat("    ", depth), s.Count, f.List(s.Rows))
	case *Cells:
		fmt.Fprintf(b, "%s%s %d cells %s, %s, valid %s", strings.Repeat("    ", depth),
			[...]string{"load", "store", "widen", "widen alone"}[s.Action], s.Count, f.Expr(s.Row), f.Expr(s.Memory), f.Expr(s.Valid))
		if s.Left+s.Right > 0 {
			fmt.Fprintf(b, ", left %d, right %d", s.Left, s.Right)
		}
		if s.Edge != (stencil.Edge{}) {
			fmt.Fprintf(b, ", edges at %s of %s", f.Expr(s.At), f.Expr(s.Total))
		}
		b.WriteByte('\n')
	default:
		panic(fmt.Sprintf("kernel: cannot print %T", s))
	}
}

// planeText prints a statement about planes in shared memory.
func planeText(s stencil.Stmt, f stencil.Formatter) string {
	switch s := s.(type) {
	case *Planes:
		return fmt.Sprintf("shared planes %s %s[%d], %d x %d, left %d, right %d, up %d, down %d", s.Sym.Type, s.Sym.Name, s.RingDepth,
			s.X, s.Y, s.Left, s.Right, s.Up, s.Down)
	case *AsyncCopy:
		return fmt.Sprintf("copy %s from %s, %s rows of %s", f.Expr(s.To), f.Expr(s.From), f.Expr(s.Rows), f.Expr(s.Cells))
	case *OpenPlanes:
		return fmt.Sprintf("open planes %s[%d]", s.Planes.Name, s.RingDepth)
	case *Fetch:
		return fmt.Sprintf("fetch %s from %s[%s], or else %s", f.Expr(s.To), s.Tensor.Name, f.List(s.At), planeText(&s.AsyncCopy, f))
	case *AwaitPlane:
		return fmt.Sprintf("await %s, phase %s", f.Expr(s.Plane), f.Expr(s.Phase))
	case *CommitCopies:
		return "commit copies"
	case *AwaitCopies:
		return fmt.Sprintf("await copies but %d", s.Pending)
	case *Synchronize:
		return "synchronize"
	case *Take:
		return fmt.Sprintf("take %d cells %s from %s at %s, %s, left %d, right %d", s.Cells, f.Expr(s.Row), f.Expr(s.From), f.Expr(s.X), f.Expr(s.Y), s.Left, s.Right)
	}
	panic(fmt.Sprintf("kernel: cannot print %T", s))
}

// advanceText prints a statement of a kernel that advances a chain.
func advanceText(s stencil.Stmt) string {
	switch s := s.(type) {
	case *TilePlane:
		return fmt.Sprintf("tile plane %s %s%v", s.Sym.Type, s.Sym.Name, s.Sym.Dims)
	case *RoleName:
		return fmt.Sprintf("role %s is %s", s.Sym.Name, s.Plane.Name)
	case *Turn:
		text := "turn"
		for _, n := range s.Names {
			text += " " + n.Name
		}
		return text
	}
	panic(fmt.Sprintf("kernel: cannot print %T", s))
}

func endOf(end bool) string { return map[bool]string{true: "end of "}[end] }

func stepName(s HostStep) string {
	switch s := s.(type) {
	case *Open:
		if s.Region != nil {
			return "open region " + s.Name + map[bool]string{true: ", rows stay"}[s.RowsStay]
		}
		return "open scope " + s.Name
	case *Brace:
		return s.Text
	case *Remove:
		return "remove directive"
	case *Transfer:
		return s.String()
	case *Provision:
		text := "provision"
		for _, p := range s.Items {
			text += " " + p.String()
		}
		return text
	case *Element:
		return s.Access.Kind.String() + " element"
	case *Outside:
		return endOf(s.End) + s.Call.String()
	case *HostAccess:
		return endOf(s.End) + s.Access.String()
	case *HostRange:
		return endOf(s.End) + "loop where " + s.Access.String()
	case *Barrier:
		return "barrier"
	case *Launch:
		text := "launch " + s.Kernel.Name
		for i, part := range s.Versioned {
			text += map[bool]string{true: " or else ", false: ", "}[i == 0] + part.Kernel.Name
		}
		return text
	}
	panic(fmt.Sprintf("kernel: cannot print %T", s))
}
