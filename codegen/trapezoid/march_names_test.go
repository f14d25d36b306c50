// Programs whose names are those of the kernels' own variables.

package trapezoid_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/codegen/trapezoid"
	"mintc/internal/driver"
)

// named is a program with a name of the user's in its place: of a local that is computed early and used late, or of the type of
// all cells.
const named = `#define N 400
typedef double cell_type;
void f(cell_type (*u)[N], cell_type (*v)[N], int count)
{
#pragma mint parallel
    for (int t = 0; t < count; t++) {
#pragma mint for nest(2)
        for (int p = 1; p < N - 1; p++)
            for (int q = 1; q < N - 1; q++) {
                cell_type first_value = u[p][q]*(cell_type)0.1;
                v[p][q] = first_value + u[p + 1][q]*first_value + u[p][q + 1];
            }
        cell_type (*other)[N] = u;
        u = v;
        v = other;
    }
}
`

// namedStar is one whose kernel has its planes in shared memory.
const namedStar = `#define N 400
typedef double cell_type;
void f(cell_type (*u)[N][N], cell_type (*v)[N][N], cell_type (*w)[N][N], int count)
{
#pragma mint parallel
    for (int t = 0; t < count; t++) {
#pragma mint for nest(3)
        for (int o = 2; o < N - 2; o++)
            for (int p = 2; p < N - 2; p++)
                for (int q = 2; q < N - 2; q++) {
                    cell_type first_value = u[o][p][q - 2] + u[o][p][q + 2] + u[o][p - 2][q] + u[o][p + 2][q];
                    DECLARED
                    v[o][p][q] = first_value*w[o][p][q] + u[o - 2][p][q] + u[o + 2][p][q]*first_value SUM;
                }
        cell_type (*other)[N][N] = u;
        u = v;
        v = other;
    }
}
`

// TestOwnNames: what a program calls its variables and types changes nothing but names.
func TestOwnNames(t *testing.T) {
	for _, kind := range []struct {
		name    string
		written []string
	}{{"march", trapezoid.MarchNames}, {"persistent", trapezoid.PersistentNames}} {
		plain := advanced(t, kind.name, named)
		require.Contains(t, plain, "_"+kind.name+"(")
		for _, name := range kind.written {
			words := map[string]string{name: name + "_2", name + "_arg": name + "_2_arg", "first_value": name, "first_value_2": name + "_3"}
			got := advanced(t, kind.name, strings.ReplaceAll(named, "first_value", name))
			assert.Equal(t, renamed(plain, words), renamed(got, nil), "%s: a local with the name %s", kind.name, name)

			// Kernels take a type by its own name, double, where something in a header has the other one. A function of the C library's has a name
			// for itself: the type gets another.
			words = map[string]string{name: name + "_2", name + "_arg": name + "_2_arg", "cell_type": "double"}
			got = advanced(t, kind.name, strings.ReplaceAll(named, "cell_type", name))
			assert.Equal(t, renamed(plain, words), renamed(got, map[string]string{name: "double", "::" + name: "double", name + "_": "double"}), "%s: a type with the name %s", kind.name, name)
		}
	}
}

// TestOwnNamesOfRings: the same of kernels whose planes lie in shared memory, for locals with all of their names at once.
func TestOwnNamesOfRings(t *testing.T) {
	words, names := map[string]string{}, []string{}
	for i, name := range trapezoid.RingNames {
		names = append(names, fmt.Sprintf("local_%d", i))
		words[name], words[names[i]] = name+"_2", name
	}
	program := func(locals []string) string {
		declared := "cell_type " + strings.Join(locals, " = u[o][p][q] + first_value, ") + " = w[o][p][q];"
		return strings.NewReplacer("DECLARED", declared, "SUM", "+ "+strings.Join(locals, "*")).Replace(namedStar)
	}
	plain := advanced(t, "march", program(names))
	require.Contains(t, plain, "step_rings")
	assert.Equal(t, renamed(plain, words), renamed(advanced(t, "march", program(trapezoid.RingNames)), nil))
}

// ofSteps are the functions that make several steps: a kernel and what launches it.
var ofSteps = regexp.MustCompile(`(?ms)^[^\n]*\b(f_chain1_march|f_chain1_persistent|advance_f_chain1|reside_f_chain1)\([^;]*?^\{.*?^\}$`)

// TestNamesThatAreSeen: kernels give way to names at file scope and to macros, and to no others.
func TestNamesThatAreSeen(t *testing.T) {
	for kind, names := range map[string][]string{"march": trapezoid.MarchNames, "persistent": trapezoid.PersistentNames} {
		gaveWay := map[string]string{}
		for _, name := range names {
			gaveWay[name], gaveWay[name+"_arg"] = name+"_2", name+"_2_arg"
		}
		list := strings.Join(names, ", ")
		same := func(front string, words map[string]string) {
			t.Helper()
			plain, got := advanced(t, kind, strings.Repeat("\n", strings.Count(front, "\n"))+named), advanced(t, kind, front+named)
			functions := func(text string) string { return strings.Join(ofSteps.FindAllString(text, -1), "\n") }
			require.Contains(t, functions(got), "mint_launched")
			assert.Equal(t, renamed(functions(plain), words), renamed(functions(got), nil), "%s: %s", kind, front)
		}
		macros := "#define " + strings.Join(names, " 1\n#define ") + " 1\n"
		hidden := "struct s { int " + list + "; }; static int g(int " + strings.Join(names, ", int ") + ") { return 0; }\n"
		same("static int "+list+";\n", gaveWay)
		same(macros, gaveWay)
		same(hidden, nil)
	}
}

var (
	launchOfTiles = regexp.MustCompile(`(?s)\nstatic bool \w+_launch\(const mint_advance &a\)\n\{.*?\n\}\n`)
	declared      = regexp.MustCompile(`(?m)^ +(?:static )?(?:const )?(?:unsigned|mint_\w+<\d>) (\w+)`)
)

// TestTypesOfLaunches: a type may have the name of a variable of the function that launches tiles.
func TestTypesOfLaunches(t *testing.T) {
	names := []string{"a"}
	for _, m := range declared.FindAllStringSubmatch(launchOfTiles.FindString(advanced(t, "tile", named)), -1) {
		names = append(names, m[1])
	}
	require.Greater(t, len(names), 8)
	for _, name := range names {
		launch := launchOfTiles.FindString(advanced(t, "tile", strings.ReplaceAll(named, "cell_type", name)))
		assert.NotRegexp(t, `\((const )?`+name+` \*\)`, launch)
	}
}

// TestTypesLikeDerivedNames: a type may have a name that we make of another one and a suffix.
func TestTypesLikeDerivedNames(t *testing.T) {
	for _, like := range []struct{ kind, name string }{{"march", "u_grid_row"}, {"march", "u_grid_stride"}, {"persistent", "u_grid_row"}, {"tile", "f_chain1_twins"}} {
		require.Regexp(t, `\b`+like.name+`\b`, advanced(t, like.kind, named), "%s has no such name", like.kind)
		got := advanced(t, like.kind, strings.ReplaceAll(named, "cell_type", like.name))
		assert.NotRegexp(t, `(long long \*?|unsigned )`+like.name+`\b`, got, "%s", like.kind)
	}
}

// advanced is what becomes of a program whose launches make several steps.
func advanced(t *testing.T, kind, program string) string {
	t.Helper()
	r := driver.Translate(driver.Options{Input: "in.c", Output: "in.cu", Text: []byte(program), Level: 3, Arch: "sm_90", Trapezoid: "4", TrapezoidKind: kind,
		Contract: "on", HostGuard: "sync", RuntimeApart: true})
	require.NotEmpty(t, r.Output, "%v", r.Messages)
	return string(r.Output)
}

var (
	comment = regexp.MustCompile(`//.*|/\*(?s:.*?)\*/`)
	piece   = regexp.MustCompile(`"[^"\n]*"|[0-9]\w*|(\.|::)?\b[A-Za-z_]\w*|\S`)
)

// renamed are the words and signs of a program with other names for variables.
func renamed(text string, names map[string]string) []string {
	pieces := piece.FindAllString(comment.ReplaceAllString(text, ""), -1)
	for i, p := range pieces {
		if to := names[p]; to != "" {
			pieces[i] = to
		}
	}
	return pieces
}
