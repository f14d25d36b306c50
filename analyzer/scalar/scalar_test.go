package scalar

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mintc/internal/diag"
	"mintc/internal/source"
	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write testdata/*.want anew")

// TestClassify compares what becomes of the scalars of testdata/*.stencil with the .want beside it: the sweep, or the
// messages. The first line of each has the clauses as C would write them, with after(..) for variables that the program
// reads after the nest. The scalars and arrays from outside are declared without a value at the top of the body.
func TestClassify(t *testing.T) {
	files, err := filepath.Glob("testdata/*.stencil")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".stencil"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			program, err := stencil.Read(file, text)
			require.NoError(t, err)
			got := classified(program, string(text))
			want := strings.TrimSuffix(file, ".stencil") + ".want"
			if *update {
				require.NoError(t, os.WriteFile(want, []byte(got), 0o644))
			}
			expected, err := os.ReadFile(want)
			require.NoError(t, err)
			assert.Equal(t, string(expected), got)
		})
	}
}

// classified is the program after its one sweep was classified, or what was said.
func classified(program *stencil.Program, text string) string {
	sweep := program.Functions[0].Sweeps()[0]
	n := &Nest{Sweep: sweep, NewName: newNames(text), Messages: &diag.List{}}
	for _, l := range sweep.Loops {
		n.BoundingBox = n.BoundingBox || l.BoundingBox
	}
	first, _, _ := strings.Cut(text, "\n")
	for len(sweep.Body) > 0 {
		d, ok := sweep.Body[0].(*stencil.Decl)
		if !ok || d.Init != nil {
			break
		}
		v := variable(d.Sym, first)
		if len(d.Sym.Dims) > 0 {
			n.Arrays = append(n.Arrays, v)
		} else {
			n.Scalars = append(n.Scalars, v)
		}
		sweep.Body = sweep.Body[1:]
	}
	private, ok := Classify(n)
	if !ok {
		return said(n.Messages)
	}
	for _, sym := range slices.Backward(private) {
		sweep.Body = slices.Insert(sweep.Body, 0, stencil.Stmt(&stencil.Decl{Sym: sym}))
	}
	return stencil.Print(program)
}

var clause = regexp.MustCompile(`(\w+)\(([^)]*)\)`)

// variable gives an outer variable the clause that names it, and the use behind the nest.
func variable(sym *stencil.Symbol, clauses string) *Variable {
	v := &Variable{Sym: sym}
	after := false
	kinds := map[string]ClauseKind{"reduction": Reduction, "private": Private, "firstprivate": FirstPrivate, "shared": Shared}
	for _, c := range clause.FindAllStringSubmatch(clauses, -1) {
		op, list, isReduction := strings.Cut(c[2], ": ")
		if !isReduction {
			op, list = "", c[2]
		}
		switch named := slices.Contains(strings.Split(list, ", "), sym.Name); {
		case named && c[1] == "after":
			after = true
		case named:
			v.Clause = Clause{Kind: kinds[c[1]], Op: op}
		}
	}
	v.UsedAfter = func() (source.Span, bool) { return source.Span{}, after }
	return v
}

// newNames gives names that the text does not have.
func newNames(text string) func(string) string {
	taken := map[string]bool{}
	for _, word := range regexp.MustCompile(`\w+`).FindAllString(text, -1) {
		taken[word] = true
	}
	return func(want string) string {
		name := want
		for i := 2; taken[name]; i++ {
			name = fmt.Sprintf("%s_%d", want, i)
		}
		taken[name] = true
		return name
	}
}

func said(list *diag.List) string {
	var b strings.Builder
	for _, m := range list.Messages {
		fmt.Fprintf(&b, "%s: %s\n", m.Code, m.Text)
		for _, n := range m.Notes {
			fmt.Fprintf(&b, "    note: %s\n", n.Text)
		}
	}
	return b.String()
}
