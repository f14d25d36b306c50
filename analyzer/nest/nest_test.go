package nest

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"
	"mintc/pragma"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write what nests are read to into testdata/*.txt anew")

// nestCase is a case of testdata/TOPIC.txt: a nest in C, and the sweep that it is read to, or the messages.
//
//	== what it shows
//	above: static double w[N];     any number of lines, in front of the function
//	#pragma mint parallel for
//	for (int x = 0; x < n; x++)
//	    a[x] = b[x];
//	-- sweep
//	...
type nestCase struct {
	what          string
	above, inside string
	outcome, said string // "sweep" or "refused", and the text
}

// program stands around the nest of a case.
const program = `#include <math.h>
#include <stdlib.h>
enum { N = 64 };
static double u[N][N], v[N][N], a[N], b[N];
static int k[N];
%s
void f(int n, int m, double s, double *p, double **rows)
{
%s
}
`

func readCases(t *testing.T, path string) []*nestCase {
	t.Helper()
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	var list []*nestCase
	for _, part := range strings.Split("\n"+string(text), "\n== ")[1:] {
		what, rest, _ := strings.Cut(part, "\n")
		c := &nestCase{what: what}
		rest, said, _ := strings.Cut(rest, "\n-- ")
		c.outcome, c.said, _ = strings.Cut(said, "\n")
		for _, line := range strings.Split(rest, "\n") {
			if above, ok := strings.CutPrefix(line, "above: "); ok {
				c.above += above + "\n"
			} else {
				c.inside += line + "\n"
			}
		}
		list = append(list, c)
	}
	return list
}

// String is the case as it stands in the file.
func (c *nestCase) String() string {
	text := "== " + c.what + "\n"
	for line := range strings.Lines(c.above) {
		text += "above: " + line
	}
	return text + c.inside + "-- " + c.outcome + "\n" + c.said
}

// read reads the nest of the case.
func (c *nestCase) read(t *testing.T) (outcome, said string) {
	t.Helper()
	unit, parsed := parser.Parse(source.NewFile("in.c", fmt.Appendf(nil, program, c.above, c.inside)), parser.Options{})
	require.Empty(t, parsed.Messages, c.what)
	msgs := &diag.List{}
	file := NewFile(unit, msgs)
	require.Len(t, unit.Pragmas, 1, c.what)
	at := unit.Pragmas[0]
	fn := NewFunction(file, at.Func)
	fn.Bound[at.Bound] = unit.Pragmas
	fn.Grids.ReadCopies(unit.Pragmas)
	sweep := &stencil.Sweep{Name: "s", Directive: at.Span, Span: at.Bound.Span}
	require.Equal(t, pragma.ParallelFor, at.Directives[0].Kind, c.what)
	read := Read(fn, at.Bound, &Directive{at.Directives[0], at.Span, at}, sweep)
	if read == nil {
		return "refused", messages(msgs)
	}
	read.PlanChecks()
	f := &stencil.Function{Name: "f", Grids: fn.Grids.List(), Steps: []stencil.Step{&stencil.Region{Steps: []stencil.Step{sweep}}}}
	text := stencil.Print(&stencil.Program{Types: file.Types(), Enumerators: file.Enumerators(), Functions: []*stencil.Function{f}})
	_, err := stencil.Read("in.stencil", []byte(text))
	assert.NoError(t, err, c.what)
	return "sweep", text + messages(msgs)
}

// messages are the messages with the text that each is about.
func messages(msgs *diag.List) string {
	var b strings.Builder
	at := func(span source.Span) string {
		text, _, more := strings.Cut(span.Text(), "\n")
		if more {
			text += " ..."
		}
		return text
	}
	for _, m := range msgs.Messages {
		fmt.Fprintf(&b, "%v at %q: %s [%s]\n", m.Severity, at(m.Span), m.Text, m.Code)
		for _, n := range m.Notes {
			if n.Span.IsValid() {
				fmt.Fprintf(&b, "    note at %q: %s\n", at(n.Span), n.Text)
			} else {
				fmt.Fprintf(&b, "    note: %s\n", n.Text)
			}
		}
	}
	return b.String()
}

// TestNests reads the nest of each case.
func TestNests(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.txt")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txt"), func(t *testing.T) {
			seen, text := map[string]bool{}, ""
			for i, c := range readCases(t, path) {
				outcome, said := c.read(t)
				if !*update {
					assert.Equal(t, c.outcome, outcome, c.what)
					assert.Equal(t, strings.TrimRight(c.said, "\n"), strings.TrimRight(said, "\n"), c.what)
				}
				c.outcome, c.said = outcome, said
				seen[outcome] = true
				if i > 0 {
					text += "\n"
				}
				text += c.String()
			}
			assert.Len(t, seen, 2, "nests that are read and nests that are refused")
			if *update {
				require.NoError(t, os.WriteFile(path, []byte(text), 0o644))
			}
		})
	}
}
