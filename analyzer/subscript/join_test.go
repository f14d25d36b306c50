package subscript_test

import (
	"fmt"
	"testing"

	"mintc/analyzer"
	"mintc/internal/source"
	"mintc/ir/stencil"
	"mintc/parser"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestJoinedChoices: a choice between two elements that differ in one subscript is one access where that is understood, and stays where it is not.
func TestJoinedChoices(t *testing.T) {
	for text, want := range map[string]string{
		"i == 0 ? u[n - 1] : u[i - 1]":                     "u[i == 0 ? n-1 : i-1]",
		"i < n - 1 ? u[i + 1] : u[0]":                      "u[i < n-1 ? i+1 : 0]",
		"i > 0 ? u[i - 1] : u[0]":                          "u[i > 0 ? i-1 : 0]",
		"i > 0 ? u[i - 1] : u[1]":                          "i > 0 ? u[i-1] : u[i+1]",
		"2 * (i == 0 ? u[n - 1] : u[i - 1])":               "2*u[i == 0 ? n-1 : i-1]",
		"k[i] > 0 ? (i == 0 ? u[n - 1] : u[i - 1]) : u[i]": "k[i] > 0 ? u[i == 0 ? n-1 : i-1] : u[i]",
		"i > 0 ? u[i - 1] : u[i]":                          "i > 0 ? u[i-1] : u[i]",
		"i > 3 ? u[i - 1] : u[m]":                          "i > 3 ? u[i-1] : u[m]",
		"i == 0 ? u[n - 2] : u[i - 1]":                     "i == 0 ? u[n-2] : u[i-1]",
		"i == 0 ? k[n - 1] : u[i - 1]":                     "i == 0 ? k[n-1] : u[i-1]",
		"k[i] > 0 ? u[n - 1] : u[i - 1]":                   "k[i] > 0 ? u[n-1] : u[i-1]",
		"i == 0 ? u[n - 1] : 2 * u[i - 1]":                 "i == 0 ? u[n-1] : 2*u[i-1]",
		"i == 0 ? v[n - 1 + 40] : v[i - 1 + 40]":           "i == 0 ? v[n-1+40] : v[i-1+40]",
	} {
		t.Run(text, func(t *testing.T) {
			tree, msgs := parser.Parse(source.NewFile("in.c", []byte(fmt.Sprintf(`void f(int n, int m, const double *k, const double *u, double *v)
{
#pragma mint copy(u, toDevice, n)
#pragma mint copy(k, toDevice, n)
#pragma mint copy(v, toDevice, 2 * n + 40)
#pragma mint parallel for independent
    for (int i = 0; i < n; i++)
        v[i] = %s;
#pragma mint copy(v, fromDevice, 2 * n + 40)
}
`, text))), parser.Options{})
			require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
			program, msgs := analyzer.Analyze(tree, analyzer.Options{})
			require.False(t, msgs.HasErrors(), "%v", msgs.Messages)
			body := program.Functions[0].Sweeps()[0].Body
			assert.Equal(t, want, stencil.Formatter{}.Expr(body[0].(*stencil.ExprStmt).X.(*stencil.Assign).RHS))
		})
	}
}
