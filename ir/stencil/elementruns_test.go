package stencil_test

import (
	"fmt"
	"strings"
	"testing"

	"mintc/ir/stencil"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// early is the element of w that this body of a nest is said to read too early, "" if none.
func early(t *testing.T, body string) string {
	text := `function f
    grid u double rank 1
    region
        sweep s
            loop int i = 0 to n step 1
            param int n
            param int m
            param unsigned un
            double w[40];
            int k;
            int l;
            unsigned uk;
            unsigned char b;
`
	for _, line := range strings.Split(strings.TrimSpace(body), "\n") {
		text += "            " + line + "\n"
	}
	program, err := stencil.Read("in.stencil", []byte(text))
	require.NoError(t, err, body)
	all := program.Functions[0].Sweeps()[0].Body
	e, _ := stencil.ElementAssignedFirst(all, all[0].(*stencil.Decl).Sym)
	if e == nil {
		return ""
	}
	return stencil.Formatter{}.Expr(e)
}

// TestElementRuns has loops whose bounds only the host knows.
func TestElementRuns(t *testing.T) {
	for _, c := range []struct{ early, body string }{
		{"", "for (k = 0; k < n; k++) { w[k] = 1; }\nfor (k = 1; k < n - 1; k++) { u[k] = w[k-1]+w[k+1]; }"},
		{"", "for (k = 0; k <= m; k++) { w[k] = 1; }\nfor (l = m; l >= 0; l--) { u[l] = w[l]; }"},
		{"", "for (k = 0; k < n; k++) { w[k] = 1; }\nfor (k = 1; k < n; k++) {\n    l = k-1;\n    u[k] = w[l];\n}"},
		{"", "for (k = 1; k < n; k++) { w[2*k-1] = 1; }\nfor (k = 1; k < n - 1; k++) { u[k] = w[2*k-1]+w[2*k+1]; }"},
		{"", "for (k = 0; k < n; k++) {\n    if (u[k] > 0) { w[k] = 1; }\n    else { w[k] = 2; }\n}\nfor (k = 0; k < n; k++) { u[k] = w[k]; }"},
		{"", "for (k = 0; k < i; k++) { w[k] = 1; }\nfor (k = 0; k < i; k++) { u[k] = w[k]; }"},
		{"w[k]", "for (k = 0; k < n; k++) { w[k] = 1; }\nfor (k = 0; k < m; k++) { u[k] = w[k]; }"},
		{"w[0]", "for (k = 0; k < n; k++) { w[k] = 1; }\nu[0] = w[0];"}, // n may be 0
		{"w[k]", "for (k = 0; k < n; k++) { if (u[k] > 0) { w[k] = 1; } }\nfor (k = 0; k < n; k++) { u[k] = w[k]; }"},
		{"w[k]", "for (k = 0; k < n; k++) {\n    if (u[k] > 0) { break; }\n    w[k] = 1;\n}\nfor (k = 0; k < n; k++) { u[k] = w[k]; }"},
		{"w[k]", "for (k = 0; k < n; k += 2) { w[k] = 1; }\nfor (k = 0; k < n; k++) { u[k] = w[k]; }"},
		{"w[k]", "for (k = 0; k < n; k++) { w[k] = 1; }\nfor (k = 0; k < n; k++) {\n    u[k] = w[k];\n    k = k+m;\n}"},
		// A limit that wraps around, and an index that does on its way from a high value to a low one.
		{"w[uk]", "for (uk = 0; uk < un; uk++) { w[uk] = 1; }\nfor (uk = 0; uk < un - 1u; uk++) { u[uk] = w[uk]; }"},
		{"w[b]", "for (b = 0; b < n; b++) { w[b] = 1; }\nfor (b = 0; b != n; b++) { u[b] = w[b]; }"},
		// What a local was before a loop, in another branch, or in the pass before.
		{"w[l]", "l = 0;\nw[0] = 1;\nfor (k = 0; k < n; k++) {\n    u[k] = w[l];\n    l = l+1;\n}"},
		{"w[l]", "w[0] = 1;\nif (n > 3) {\n    l = 0;\n} else {\n    u[0] = w[l];\n}"},
		{"w[k]", "k = 0;\nw[0] = 1;\nfor (k = 0; k < n; k++) { u[k] = w[k]; }"},
		// A pass reads what passes before it assigned.
		{"", "w[0] = 1;\nfor (k = 1; k < n; k++) { w[k] = w[k-1]*2; }"},
		{"", "w[0] = 1;\nfor (k = 1; k < 20; k++) { w[k] = w[k-1]*2; }\nfor (k = 19; k >= 0; k--) { u[k] = w[k]; }"},
		{"", "w[0] = 1;\nw[1] = 2;\nfor (k = 2; k < n; k++) { w[k] = w[k-1]+w[k-2]; }"},
		{"", "w[20] = 1;\nfor (k = 19; k >= 0; k--) { w[k] = w[k+1]*2; }"},
		{"", "w[m] = 1;\nfor (k = m - 1; k >= 0; k--) { w[k] = w[k+1]*2; }"},
		{"", "w[0] = 1;\nfor (k = 0; k < 10; k++) {\n    u[k] = w[2*k];\n    w[2*k+2] = 3;\n}"},
		{"w[k-1]", "for (k = 1; k < n; k++) { w[k] = w[k-1]*2; }"},
		{"w[k-1]", "w[1] = 1;\nfor (k = 1; k < n; k++) { w[k] = w[k-1]*2; }"},
		{"w[k-2]", "w[1] = 1;\nfor (k = 2; k < n; k++) { w[k] = w[k-1]+w[k-2]; }"},
		{"w[k+1]", "w[0] = 1;\nfor (k = 1; k < n; k++) { w[k] = w[k+1]*2; }"},
		{"w[k-1]", "w[20] = 1;\nfor (k = 19; k >= 0; k--) { w[k] = w[k-1]*2; }"},
		{"w[k-1]", "w[0] = 1;\nfor (k = 1; k < n; k += 2) { w[k] = w[k-1]*2; }"},
		{"w[k-1]", "w[0] = 1;\nfor (k = 1; k < n; k++) { if (u[k] > 0) { w[k] = w[k-1]*2; } }"},
		{"w[k-1]", "w[0] = 1;\nfor (k = 1; k < n; k++) {\n    if (u[k] > 0) { continue; }\n    w[k] = w[k-1]*2;\n}"},
		{"w[n-1]", "w[0] = 1;\nfor (k = 1; k < n; k++) { w[k] = w[k-1]*2; }\nu[0] = w[n-1];"},
	} {
		assert.Equal(t, c.early, early(t, c.body), c.body)
	}
}

// TestElementRunsAgainstRuns runs two loops, the first of which writes and the second reads, for small n: where no early read
// is reported, there is none.
func TestElementRunsAgainstRuns(t *testing.T) {
	type loop struct{ first, limit, op, subscript string }
	value := func(text string, k, n int) int {
		return map[string]int{"0": 0, "1": 1, "4": 4, "n": n, "n - 1": n - 1, "n + 1": n + 1, "k": k, "k + 1": k + 1, "k - 1": k - 1, "2 * k": 2 * k, "2 * k + 1": 2*k + 1, "n - k": n - k}[text]
	}
	touched := func(l loop, n int) (list []int) {
		for k := value(l.first, 0, n); k < value(l.limit, 0, n) || l.op == "<=" && k == value(l.limit, 0, n); k++ {
			list = append(list, value(l.subscript, k, n))
		}
		return list
	}
	var loops []loop
	for _, first := range []string{"0", "1", "n - 1"} {
		for _, limit := range []string{"n", "n - 1", "n + 1", "4"} {
			for _, op := range []string{"<", "<="} {
				for _, subscript := range []string{"k", "k + 1", "k - 1", "2 * k", "2 * k + 1", "n - k"} {
					loops = append(loops, loop{first, limit, op, subscript})
				}
			}
		}
	}
	accepted := 0
	for i, write := range loops {
		for j, read := range loops {
			if (i*len(loops)+j)%5 != 0 { // a sample: all of them take long
				continue
			}
			text := fmt.Sprintf("for (k = %s; k %s %s; k++) { w[%s] = 1; }\nfor (k = %s; k %s %s; k++) { u[k] = w[%s]; }",
				write.first, write.op, write.limit, write.subscript, read.first, read.op, read.limit, read.subscript)
			if early(t, text) != "" {
				continue
			}
			accepted++
			for n := -1; n < 9; n++ {
				assert.Subset(t, touched(write, n), touched(read, n), "n = %d\n%s", n, text)
			}
		}
	}
	assert.Greater(t, accepted, 100)
}
