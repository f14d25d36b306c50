// The names of variables that every kernel of a kind has. They are written as they are, and give way to names of the user's.

package trapezoid

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mintc/codegen/frame"
	"mintc/ir/kernel"
	"mintc/ir/stencil"
)

// ownNames gives another name to those variables whose name the user's file or the bodies use.
type ownNames struct{ of map[string]string }

// marchNames are the names in the texts of the kernel and of what launches it.
var marchNames = []string{"k", "h", "e", "n", "age", "slot", "plane", "exist", "fetch", "advance", "stream", "tile", "end", "steady", "range", "room", "march", "unit", "blocks", "place",
	"steps", "own"}

// gridSuffixes stand behind the names of grids.
var gridSuffixes = []string{"_row", "_plane", "_stride"}

func newOwnNames(names *frame.Names, usual []string) *ownNames {
	o := &ownNames{map[string]string{}}
	for _, name := range usual {
		if got := names.Fresh(name); got != name {
			o.of[name] = got
		}
	}
	return o
}

// written is a text of ours.
func written(format string, args ...any) string {
	for i, a := range args {
		if t, ok := a.(stencil.Type); ok {
			args[i] = typeText(t)
		}
	}
	return fmt.Sprintf(format, args...)
}

// typeText is a type of the user's in a text of ours. A name that a variable of ours had before it gave way is marked as the file's.
func typeText(t stencil.Type) string {
	tag, name := "", t.String()
	if at := strings.LastIndex(name, " "); at >= 0 { // struct, union or enum
		tag, name = name[:at+1], name[at+1:]
	}
	if slices.Contains(marchNames, name) || slices.Contains(ringNames, name) || slices.Contains(persistentNames, name) {
		name = "::" + name
	}
	return tag + name
}

var word = regexp.MustCompile(`(\.|::)?\b[A-Za-z_]\w*`)

// text renames the variables in a text. What follows a point is a member, what follows colons belongs to the file or a type; comments stay.
func (o *ownNames) text(s string) string {
	s, comment, _ := strings.Cut(s, "//")
	if comment != "" {
		comment = "//" + comment
	}
	return word.ReplaceAllStringFunc(s, func(w string) string {
		if to := o.of[w]; to != "" {
			return to
		}
		return w
	}) + comment
}

func (o *ownNames) lines(list []string) []string {
	out := make([]string, len(list))
	for i, line := range list {
		out[i] = o.text(line)
	}
	return out
}

// statements renames them in what this package writes; the user's expressions between stay.
func (o *ownNames) statements(list []stencil.Stmt) []stencil.Stmt {
	if len(o.of) == 0 {
		return list
	}
	out := make([]stencil.Stmt, 0, len(list))
	for _, s := range list {
		switch s := s.(type) {
		case *kernel.Lines:
			out = append(out, &kernel.Lines{Text: o.lines(s.Text)})
		case *kernel.Nest:
			out = append(out, &kernel.Nest{Head: o.lines(s.Head), Body: o.statements(s.Body), Tail: o.text(s.Tail)})
		case *kernel.Group:
			out = append(out, &kernel.Group{Body: o.statements(s.Body)})
		default:
			out = append(out, stencil.MapBody([]stencil.Stmt{s}, func(e stencil.Expr) stencil.Expr {
				if n, ok := e.(*kernel.Named); ok {
					return &kernel.Named{Text: o.text(n.Text), T: n.T}
				}
				return e
			})...)
		}
	}
	return out
}

// signed is m1, 0 or p1.
func signed(n int64) string {
	switch {
	case n < 0:
		return fmt.Sprintf("m%d", -n)
	case n > 0:
		return fmt.Sprintf("p%d", n)
	}
	return "0"
}

// plus is name + n.
func plus(name string, n int64) string {
	switch {
	case n > 0:
		return fmt.Sprintf("%s + %d", name, n)
	case n < 0:
		return fmt.Sprintf("%s - %d", name, -n)
	}
	return name
}
