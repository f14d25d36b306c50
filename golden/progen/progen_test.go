package progen

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func draw(first int64, n int, f Features) []*Program {
	var list []*Program
	for i := range n {
		list = append(list, Draw(first+int64(i), f))
	}
	return list
}

func TestSameSeedSameProgram(t *testing.T) {
	first, again := File(draw(7, 5, DefaultFeatures())), File(draw(7, 5, DefaultFeatures()))
	assert.Equal(t, first, again)
	assert.NotEqual(t, first, File(draw(8, 5, DefaultFeatures())))
}

// TestProgramsAreDefined runs a sample under the sanitizers, which stop at
// undefined behaviour.
func TestProgramsAreDefined(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	n := testmode.Count(40, 4)
	dir := t.TempDir()
	program := filepath.Join(dir, "program")
	args := []string{"-std=gnu17", "-w", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-o", program}
	names, texts := Files(File(draw(1, n, DefaultFeatures())))
	for i, text := range texts {
		args = append(args, filepath.Join(dir, names[i]))
		require.NoError(t, os.WriteFile(filepath.Join(dir, names[i]), []byte(text), 0o644))
	}
	said, err := exec.Command("gcc", append(args, "-lm")...).CombinedOutput()
	require.NoError(t, err, string(said))
	out, err := exec.Command(program).CombinedOutput()
	require.NoError(t, err, string(out))
	assert.Greater(t, strings.Count(string(out), "\n"), 3*n)
}

func TestFeaturesAreDrawnAndSwitchedOff(t *testing.T) {
	for feature, sign := range map[string]string{
		"vla": "[n1];", "table": "**", "struct": "struct fields", "tile": " tile(", "chunk": " chunksize(", "nowait": " nowait",
		"nest-all": "nest(all)", "private": "private(p", "rotation": "swap_a = a;", "parallel-for": "mint parallel for",
		"barrier": "mint barrier", "single": "mint single", "step": " += 3", "macro-subscript": "[AT(", "math": "sqrt(",
		"repeat": "int r", "local": "int v", "macro-extent": "#define N0", "flat": "#define AT_", "buffers": ") % 3]", "level-variables": "_level1 =",
		"shift": "= a + 1;", "twin-alias": "other_a", "triangle": "MIN(i", "function": "static double g",
		"mixed-types": "+= (short)", "other-name": "*block = &", "held": "struct holder_a_0 *a", "listed": "list_double[0].u[", "static-pointer": "a_cells_0[",
		"index-locals": " x2 = x1", "row-locals": "*row1 = ", "c89": "    i = 0;", "other-file": "other_fill_", "chain": " < 12; t",
		"halves": "= block_a + ", "torus": " - 1 ? 0 : ", "neighbour-loops": " != 0 || r", "mask": "    continue;\n",
		"base": "_at - base_", "turn": "[abs(", "chosen": "    else {\n", "lines": "[0][j] = ",
	} {
		with := DefaultFeatures()
		with[feature] = 1
		if feature == "shift" {
			with["alias"] = 1
		}
		if feature == "neighbour-loops" || feature == "torus" {
			with["chain"], with["torus"] = 1, 1
		}
		assert.True(t, strings.Contains(functions(draw(1, 150, with)), sign), feature)
		without := DefaultFeatures()
		for _, f := range []string{feature, "repeat", "member", "member-rows", "member-flat", "listed", "c89", "element", "near-miss", "local-array", "neighbour-loops", "plane", "lines"} {
			without[f] = 0
		}
		if feature == "twin-alias" {
			without["alias"] = 0
		}
		if feature == "tile" {
			without["chunk"] = 0
		}
		if feature == "tile" || feature == "chunk" {
			without["stream-shape"] = 0
		}
		assert.False(t, strings.Contains(functions(draw(1, 150, without)), sign), feature)
	}
	assert.NoError(t, DefaultFeatures().Set("tile=0,chunk=0.5"))
	assert.ErrorContains(t, DefaultFeatures().Set("tle=0"), "tile")
}

// functions is the programs' text without what files share.
func functions(list []*Program) string {
	var b strings.Builder
	for _, p := range list {
		text, second, _ := p.Function("0")
		b.WriteString(text + second)
	}
	return b.String()
}

// TestShrink keeps a program as long as it has a conditional rotation of a and
// something: nearly all else must go.
func TestShrink(t *testing.T) {
	f := DefaultFeatures()
	var p *Program
	for seed := int64(1); p == nil; seed++ {
		if q := Draw(seed, f); q.wants() {
			p = q
		}
	}
	before, _, _ := p.Function("0")
	small := Shrink(p, (*Program).wants)
	after, _, _ := small.Function("0")
	assert.Less(t, strings.Count(after, "\n"), 30, after)
	assert.True(t, small.wants())
	unchanged, _, _ := p.Function("0")
	assert.Equal(t, before, unchanged, "Shrink works on copies")
}

// wants is TestShrink's condition.
func (p *Program) wants() bool {
	text, second, _ := p.Function("0")
	text += second
	return strings.Contains(text, "sqrt(") && strings.Contains(text, " chunksize(") && strings.Contains(text, "#define N0_0 ")
}
