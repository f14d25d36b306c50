package parser_test

import (
	"fmt"
	"os"

	"mintc/internal/source"
	"mintc/parser"
	"mintc/pragma"
)

// README.md shows this output.
func ExampleParse() {
	const name = "../golden/cases/transfers/readme/in.c"
	text, err := os.ReadFile(name)
	if err != nil {
		fmt.Println(err)
		return
	}
	unit, messages := parser.Parse(source.NewFile(name, text), parser.Options{})
	fmt.Printf("%d messages\n", len(messages.Messages))
	for _, p := range unit.Pragmas {
		d := p.Directives[0]
		fmt.Printf("line %d: %v%s; %s\n", p.Span.Line(), d.Kind, clauses(d), place(p))
	}
	// Output:
	// 0 messages
	// line 6: copy u toDevice (n + 2) (n + 2); alone, before the block in line 9
	// line 7: copy v toDevice (n + 2) (n + 2); alone, before the block in line 9
	// line 8: parallel; attached to the block in lines 9 to 19
	// line 11: for nest 2; attached to the for loop in lines 12 to 14
	// line 20: copy u fromDevice (n + 2) (n + 2); alone, at the end of its block
	// line 21: copy v fromDevice (n + 2) (n + 2); alone, at the end of its block
}

// clauses prints the clauses that the example has.
func clauses(d *pragma.Directive) string {
	switch {
	case d.Copy != nil:
		text := fmt.Sprintf(" %s %v", d.Copy.Array.Text, d.Copy.Direction)
		for _, size := range d.Copy.Sizes {
			text += " (" + size.Text + ")"
		}
		return text
	case d.Nest != nil:
		return fmt.Sprintf(" nest %d", d.Nest.N)
	}
	return ""
}

// place says which statement a directive is attached to, or follows it.
func place(p *parser.Pragma) string {
	switch {
	case p.Bound != nil:
		last, _ := p.Bound.Span.File.Position(p.Bound.Span.End)
		return fmt.Sprintf("attached to the %s in lines %d to %d", p.Bound.Kind, p.Bound.Span.Line(), last)
	case p.Next != nil:
		return fmt.Sprintf("alone, before the %s in line %d", p.Next.Kind, p.Next.Span.Line())
	}
	return "alone, at the end of its block"
}
