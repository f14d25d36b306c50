package parser

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"
	"sync"
	"testing"
	"time"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/source"
)

// timeLimit is far above what any of the inputs here needs.
const timeLimit = 20 * time.Second

// parseInTime fails the test when a parse does not come back.
func parseInTime(t *testing.T, text string) string {
	t.Helper()
	done := make(chan string, 1)
	go func() {
		_, errs := Parse(source.NewFile("mutant.c", []byte(text)), Options{})
		done <- messages(errs)
	}()
	select {
	case said := <-done:
		return said
	case <-time.After(timeLimit):
		assert.Fail(t, "parser hangs", "%s", text)
	}
	return ""
}

// A table of numbers needs memory, not a stack as deep as it is long.
func TestLongTables(t *testing.T) {
	defer debug.SetMaxStack(debug.SetMaxStack(24 << 20))
	numbers := strings.Repeat("1,2,3,4,\n", 25000)
	for _, text := range []string{
		"int t[] = {" + numbers + "};",
		"double u[][4] = {" + strings.Repeat("{1,2,3,4},\n", 25000) + "};",
	} {
		require.Empty(t, parseInTime(t, text))
	}
}

// What cc v4.31.0 alone answers with an endless loop, a panic or an exhausted
// stack is an ordinary message.
func TestHostileInput(t *testing.T) {
	t.Setenv("CC", "")
	t.Setenv("PATH", "/nonexistent")
	deep := func(s string, n int) string { return strings.Repeat(s, n) }
	for name, text := range map[string]string{
		"pointer at the end":         "double *;",
		"pointer in parameters":      "void f(int *;",
		"pointer in a struct":        "struct s { int *; };",
		"pointers at the end":        "double **",
		"missing include, then enum": "#include <no_such_header.h>\nenum {",
		"nested parentheses":         "int x = " + deep("(", 200000) + "1" + deep(")", 200000) + ";",
		"parentheses in a directive": "#if " + deep("(", 200000) + "1" + deep(")", 200000) + "\n#endif\n",
		"parentheses out of macros":  "#define A ((((((((((\n#define B A A A A A A A A A A\n#define C B B B B B B B B B B\n#define D C C C C C C C C C C\nint x = D D D D D 1;",
		"a long sum":                 "int f(int x) { return x" + deep("+x", 50000) + "; }",
		"casts":                      "int x = " + deep("(int)", 100000) + "1;",
		"subscripts":                 "int f(int ***p) { return p" + deep("[0]", 100000) + "; }",
		"labels":                     "void f(void) { " + deep("x: ", 100000) + "; }",
		"minuses":                    "int x = " + deep("- ", testmode.Count(1000000, 5)) + "1;",
		"nested statements":          "void f(int n) { " + deep("for (;;) ", 100000) + "n++; }",
		"a chain of else":            "void f(int n) { if (n) n++; " + deep("else if (n) n++;", 100000) + " }",
		"nested conditionals":        deep("#if 1\n", 100000) + deep("#endif\n", 100000),
		"many words":                 deep("const ", testmode.Count(1000000, 5)) + "int x;",
		"macro bomb":                 "#define A B B B B B B B B B B\n#define B C C C C C C C C C C\n#define C D D D D D D D D D D\n#define D E E E E E E E E E E\n#define E F F F F F F F F F F\n#define F G G G G G G G G G G\n#define G H H H H H H H H H H\n#define H 1+1+1+1+1+1+\nint x = A 1;",
		"unfinished operator":        "_Pragma(",
		"broken parameters":          "int f(int a, int int) { return a; }",
		"broken vector":              "typedef int v __attribute__((vector_size()));",
		"unterminated comment":       "int x; /*",
		"unterminated conditional":   "#if 1\nint x",
		"device as header":           "#include \"/dev/zero\"\n",
	} {
		t.Run(name, func(t *testing.T) {
			assert.Contains(t, parseInTime(t, text), "error: ")
		})
	}
}

func TestEndlessInclude(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "self.h"), []byte("#include \"self.h\"\n"), 0o666))
	errs := mustFail(t, "#include \""+dir+"/self.h\"\n", Options{})
	assert.Contains(t, messages(errs), errInclusions.Error())

	main := filepath.Join(dir, "main.c")
	text := []byte("#include \"main.c\"\nint x;\n")
	require.NoError(t, os.WriteFile(main, text, 0o666))
	_, errs = Parse(source.NewFile(main, text), Options{})
	assert.Contains(t, messages(errs), errInclusions.Error())
}

func TestPragmaInHeader(t *testing.T) {
	errs := mustFail(t, "#include \"testdata/errors/sweep.h\"\n", Options{})
	assert.Equal(t, `testdata/errors/sweep.h:3:1: error: a mint pragma cannot stand in an included file: move it and its loop to heat.c [MINT1053]
    3 | #pragma mint for
      | ^~~~~~~~~~~~~~~~
heat.c:1:1: note: included here
    1 | #include "testdata/errors/sweep.h"
      | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
`, messages(errs))
}

func TestErrorInHeader(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "bad.h"), []byte("#if 1\n#endif\nint g(void) { return zz; }\n"), 0o666))
	errs := mustFail(t, "#include \""+dir+"/bad.h\"\n", Options{})
	assert.Contains(t, messages(errs), dir+"/bad.h:3:22: error: 'zz' is not declared")
}

// TestMutants damages two programs at random; each mutant is parsed or refused.
func TestMutants(t *testing.T) {
	t.Setenv("CC", "")
	t.Setenv("PATH", "/nonexistent")
	count := testmode.Count(1000, 10)
	var both sync.WaitGroup
	for _, name := range []string{"testdata/extents/macros.c", "testdata/extents/gnu.c"} {
		text, err := os.ReadFile(name)
		require.NoError(t, err)
		both.Add(1)
		go func() {
			defer both.Done()
			random := rand.New(rand.NewSource(1))
			internal := 0
			for i := 0; i < count; i++ {
				if strings.Contains(parseInTime(t, mutate(random, text)), codeInternal) {
					internal++
				}
			}
			assert.Less(t, internal, count/20, name)
		}()
	}
	both.Wait()
}

// mutate makes one to three changes: bytes or tokens dropped, doubled, moved.
func mutate(random *rand.Rand, text []byte) string {
	out := append([]byte(nil), text...)
	for n := 1 + random.Intn(3); n > 0; n-- {
		toks := source.Lex(out, 0, len(out))
		if len(toks) == 0 {
			break
		}
		a, b := toks[random.Intn(len(toks))], toks[random.Intn(len(toks))]
		switch random.Intn(5) {
		case 0:
			out = append(out[:a.Off:a.Off], out[a.End:]...)
		case 1:
			out = []byte(fmt.Sprintf("%s %s %s", out[:a.Off], out[b.Off:b.End], out[a.Off:]))
		case 2:
			out = []byte(fmt.Sprintf("%s%s%s", out[:a.Off], out[b.Off:b.End], out[a.End:]))
		case 3:
			out[random.Intn(len(out))] = byte(random.Intn(256))
		case 4:
			out = out[:a.Off]
		}
	}
	return string(out)
}
