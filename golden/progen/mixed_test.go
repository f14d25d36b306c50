// Mixed loops count as gcc counts them; bare names may stop; the second file is a file of its own.

package progen

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestMixedLoopsCountAsInC runs drawn loops of every index type.
func TestMixedLoopsCountAsInC(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		t.Skip("no gcc")
	}
	d := &drawer{Rand: rand.New(rand.NewPCG(1, 2)), features: DefaultFeatures(), p: &Program{Extents: []Extent{{Cells: 20}}}}
	w := newPrinter(d.p, "")
	var want strings.Builder
	for k := range 1100 {
		index := integerTypes[k%len(integerTypes)]
		m := d.mixed(index, 20, 2, 17)
		if m == nil {
			continue
		}
		n, ok := m.visits(index, 20, 2, 17)
		require.True(t, ok)
		fmt.Fprintln(&want, n)
		m.First.Name, m.Bound.Name = "", ""
		l := Loop{Name: "i", Type: index, Mirror: k%2 == 0}
		w.line("{ int n = 0; %s n++; printf(\"%%d\\n\", n); }", w.nests.forLoop(l, m))
	}
	require.Greater(t, strings.Count(want.String(), "\n"), 900)
	dir := t.TempDir()
	source, program := filepath.Join(dir, "in.c"), filepath.Join(dir, "program")
	text := "#include <stddef.h>\n#include <stdio.h>\nint main(void)\n{\n" + w.out.String() + "return 0;\n}\n"
	require.NoError(t, os.WriteFile(source, []byte(text), 0o644))
	said, err := exec.Command("gcc", "-w", "-o", program, source).CombinedOutput()
	require.NoError(t, err, "%s", said)
	out, err := exec.Command(program).Output()
	require.NoError(t, err)
	assert.Equal(t, want.String(), string(out))
}

func TestMixedLoopsThatDoNotCount(t *testing.T) {
	loop := func(first, bound Operand, compare string, step int) *Mixed {
		return &Mixed{First: first, Bound: bound, Compare: compare, Step: Operand{Type: "int", Off: step}}
	}
	constant := func(t Type, value int) Operand { return Operand{Type: t, Off: value} }
	for _, c := range []struct {
		name  string
		index Type
		loop  *Mixed
		n     int
		ok    bool
	}{
		{"counts", "int", loop(constant("int", 0), constant("int", 5), "<", 2), 3, true},
		{"-1 is large as unsigned", "int", loop(constant("int", -1), constant("unsigned", 5), "<=", 1), 0, true},
		{"a start outside", "int", loop(constant("int", -1), constant("int", 5), "<", 1), 0, false},
		{"runs out of the range", "unsigned char", loop(constant("int", 0), constant("int", 300), "<", 1), 8, false},
		{"wraps and goes on", "unsigned", loop(constant("int", 3), constant("int", 0), ">=", -1), 4, false},
	} {
		n, ok := c.loop.visits(c.index, 0, 0, 8)
		assert.Equal(t, c.ok, ok, c.name)
		assert.Equal(t, c.n, n, c.name)
	}
	_, ok := number{1<<31 - 1, integers["int"]}.plus(number{1, integers["int"]})
	assert.False(t, ok, "signed overflow is undefined")
	_, ok = number{1<<31 - 1, integers["int"]}.plus(number{1, integers["unsigned"]})
	assert.True(t, ok)
}

func TestWraps(t *testing.T) {
	step := func(by int) *Mixed {
		return &Mixed{First: Operand{Type: "int", Off: 18}, Bound: Operand{Type: "int", Off: 19}, Compare: "<", Step: Operand{Type: "int", Off: by}}
	}
	assert.True(t, step(250).wraps("unsigned char", 0), "18, 12, 6, 0, 250")
	assert.False(t, step(250).wraps("int", 0))
	assert.False(t, step(1).wraps("unsigned char", 0))
}

func TestOnlyProgramsWithoutACopyMayStop(t *testing.T) {
	stops := func(bare float64) (n int) {
		f := DefaultFeatures()
		f["other-name"], f["bare-name"], f["member"], f["rotation"], f["parallel-for"], f["chain"] = 1, bare, 0, 0, 0, 0
		for _, p := range draw(1, 30, f) {
			if p.LacksCopy() {
				n++
			}
		}
		return n
	}
	assert.Equal(t, 0, stops(0))
	assert.Equal(t, 30, stops(1))
}

// TestCopiedArraysArePutOnTheDevice holds that a program puts each array on the device that a copy in its regions names.
func TestCopiedArraysArePutOnTheDevice(t *testing.T) {
	f := DefaultFeatures()
	f["inferred"], f["other-name"], f["copy-in-loop"] = 0.5, 0.5, 0.5
	checked := 0
	for _, p := range draw(1, 300, f) {
		put := map[string]bool{}
		for _, s := range p.Steps {
			if c, ok := s.(*Transfer); ok && c.ToDevice {
				put[c.Array] = true
				continue
			}
			for name := range copiedArrays([]Step{s}) {
				_, isCopy := s.(*Transfer)
				assert.True(t, isCopy || put[name], "seed %d: nothing puts '%s' on the device before the regions copy it", p.Seed, name)
				checked++
			}
		}
	}
	assert.Greater(t, checked, 100)
}

func TestFiles(t *testing.T) {
	f := DefaultFeatures()
	f["other-file"], f["callee"], f["vla"] = 1, 1, 0
	names, texts := Files(File(draw(1, 20, f)))
	require.Equal(t, []string{"in.c", "other.c"}, names)
	assert.Contains(t, texts[0], "\nvoid run_")
	assert.Contains(t, texts[1], "#pragma mint parallel")
	f["other-name"], f["callee"] = 1, 0
	names, texts = Files(File(draw(1, 40, f)))
	require.Len(t, names, 2)
	assert.Contains(t, texts[0], "double other_look_")
	assert.NotContains(t, texts[0], "hidden_")
	assert.Contains(t, texts[1], "static double *hidden_")
	f["callee"] = 1
	f["other-file"] = 0
	names, _ = Files(File(draw(1, 20, f)))
	assert.Equal(t, []string{"in.c"}, names)
}
