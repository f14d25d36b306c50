package stencil

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestParts: statements that write at different places become parts, with the locals that they use; what is not known to be the same then is not divided.
func TestParts(t *testing.T) {
	for name, c := range map[string]struct{ body, want string }{
		"two lines":                {"u[0][x] = u[1][x]; u[9][x] = u[8][x];", "u[0][x] = u[1][x]; | u[9][x] = u[8][x];"},
		"one line twice":           {"u[0][x] = u[1][x]; v[0][x] = u[0][x]; u[9][x] = 1;", "u[0][x] = u[1][x]; v[0][x] = u[0][x]; | u[9][x] = 1;"},
		"rows and columns":         {"u[0][x] = 1; u[x][0] = 2;", "u[0][x] = 1; | u[x][0] = 2;"},
		"a local of both":          {"double a = k[x]; double b = 2*a; u[0][x] = b; u[9][x] = a;", "double a = k[x]; double b = 2*a; u[0][x] = b; | double a = k[x]; u[9][x] = a;"},
		"a value of one part":      {"u[0][x] = 1; double a = u[8][x]; u[9][x] = a;", "u[0][x] = 1; | double a = u[8][x]; u[9][x] = a;"},
		"under conditions":         {"if (k[x] > 0) { u[0][x] = 1; } else { u[0][x] = 2; } u[9][x] = 3;", "if (k[x] > 0) { u[0][x] = 1; } else { u[0][x] = 2; } | u[9][x] = 3;"},
		"one place":                {"u[0][x] = 1; v[0][x] = 2;", ""},
		"a value from before":      {"double a = u[0][x]; u[0][x] = 1; u[9][x] = a;", ""},
		"a local that changes":     {"double a = 1; u[0][x] = a; a = 2; u[9][x] = a;", ""},
		"a local without a value":  {"double a; a = 1; u[0][x] = a; u[9][x] = a;", ""},
		"one condition around two": {"if (k[x] > 0) { u[0][x] = 1; u[9][x] = 2; }", ""},
		"the end of an iteration":  {"if (k[x] > 0) { continue; } u[0][x] = 1; u[9][x] = 2;", ""},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := Read("test", []byte("function f\n    grid u double rank 2\n    grid v double rank 2\n    grid k double rank 1\n    sweep s\n        loop int x = 1 to 9 step 1\n        "+c.body+"\n"))
			require.NoError(t, err)
			var list []string
			for _, part := range Parts(p.Functions[0].Sweeps()[0]) {
				var text strings.Builder
				Formatter{}.Body(&text, part.Body, 0)
				list = append(list, strings.Join(strings.Fields(text.String()), " "))
			}
			assert.Equal(t, c.want, strings.Join(list, " | "))
		})
	}
}
