package golden

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/require"
)

// build is one way to build a program: with this type of cells, at this optimisation level.
type build struct{ real, level string }

// builds are the ways in which a case is compared: the lowest and the highest level, and one of the two between them, by
// the case's name. Float changes the width of packs: the highest level is enough. Outside of the full mode it is one of the
// ways, by the case's name too.
func (c testCase) builds(t *testing.T) []build {
	between := testmode.Variant(t, c.name+" between", []string{"-O1", "-O2"})
	list := []build{{"double", "-O3"}, {"double", "-O0"}, {"double", between}}
	if namesReal.MatchString(c.source(t)) {
		list = append(list, build{"float", "-O3"})
	}
	return testmode.Variants(t, c.name, list)
}

// TestDifferential compares every case, in double and float, with what gcc makes of the same file
// with the pragmas ignored: the output bit for bit, and the exit status.
func TestDifferential(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, c := range testmode.Sample(t, cases(t)) {
		levels := map[string][]string{}
		for _, b := range c.builds(t) {
			levels[b.real] = append(levels[b.real], b.level)
		}
		for real, levels := range levels {
			t.Run(c.name+"/"+real, func(t *testing.T) {
				t.Parallel()
				differ(t, c, real, levels)
			})
		}
	}
}

// namesReal finds a program whose type of cells is chosen by REAL, in its own text or in field.h.
var namesReal = regexp.MustCompile(`\b(REAL|real)\b`)

// source is the case's program.
func (c testCase) source(t *testing.T) string {
	text, err := os.ReadFile(filepath.Join(c.dir, "in.c"))
	require.NoError(t, err)
	return string(text)
}

func differ(t *testing.T, c testCase, real string, levels []string) {
	define := "-DREAL=" + real
	serial := buildSerial(t, []string{filepath.Join(c.dir, "in.c")}, define)
	for level, text := range translations(t, c.dir, "in.c", real, c.args, levels) {
		program := unit{text, c.dir} // which has the macros of its translation
		var cuda string
		if c.countsSteps() && real == "double" && strings.HasPrefix(level, "-O3") {
			cuda = sharedCUDA(t, program) // with the tests of its steps and of its kernel
		} else {
			cuda = buildCUDA(t, t.TempDir(), []unit{program})
		}
		t.Log(level)
		requireSame(t, serial, cuda, c.runs)
	}
}

// translations are the different outputs for the levels, by the names of the levels that make them.
func translations(t *testing.T, dir, name, real string, args, levels []string) map[string]string {
	t.Helper()
	args = append(args[:len(args):len(args)], "-DREAL="+real)
	asksForShape := slices.ContainsFunc(args, func(a string) bool { return strings.HasPrefix(a, "-fstream=") })
	if asksForShape { // other levels leave parts of the shape out: random programs run those
		return map[string]string{strings.Join(args, " "): translate(t, dir, name, args...)}
	}
	byText := map[string]string{}
	for _, level := range levels {
		byText[translate(t, dir, name, append(args[:len(args):len(args)], level)...)] += level
	}
	for _, height := range heights(t, args, real, dir) {
		text := translate(t, dir, name, append(args[:len(args):len(args)], "-O3", height.kind, height.steps)...)
		if strings.Contains(text, "\nstatic const mint_chain ") {
			byText[text] += height.kind + height.steps
		} else if height.kind == replayed {
			break // nor has it a chain with fewer steps, or of another kind
		}
	}
	byLevel := map[string]string{}
	for text, level := range byText {
		byLevel[level] = text
	}
	return byLevel
}

// levelsOf are the levels that examples and applications are compared at: outside of the full mode one, by the program's
// name, which is the highest for float.
func levelsOf(t *testing.T, real, program string) []string {
	all := []string{"-O3", "-O0", "-O1", "-O2"}
	switch {
	case testmode.Full() && real == "float":
		return testmode.Variant(t, program, [][]string{{"-O3"}, {"-O1", "-O3"}})
	case testmode.Full():
		return all
	case real == "float":
		return all[:1]
	}
	return []string{testmode.Variant(t, program, all)}
}

// mostHeight is the largest number of steps that the run time is asked to gather for each program.
const mostHeight = 9

// height asks for several steps per launch, and for what makes them.
type height struct{ steps, kind string }

// replayed asks the run time to gather steps and to make their launches.
const replayed = "-ftrapezoid-kind=replay"

// trapezoidKinds are the ways to make several steps one launch. What a kind cannot do is not joined.
var trapezoidKinds = []string{replayed, "-ftrapezoid-kind=tile", "-ftrapezoid-kind=march", "-ftrapezoid-kind=shrinking", "-ftrapezoid-kind=persistent",
	"-ftrapezoid-kind=strip"}

// heights are the numbers of steps, the most first, with the kinds in turn, beginning with one by the program's name: every
// fourth one in full mode, with double, else for half of the programs one by its name.
func heights(t *testing.T, args []string, real, program string) []height {
	t.Helper()
	if slices.ContainsFunc(args, func(a string) bool { return strings.HasPrefix(a, "-ftrapezoid") }) {
		return nil
	}
	kinds := len(trapezoidKinds)
	first := testmode.Variant(t, program, []int{0, 1, 2, 3, 4, 5})
	var list []height
	for n := mostHeight - first%4; n >= 1; n -= 4 {
		list = append(list, height{fmt.Sprintf("-ftrapezoid=%d", n), trapezoidKinds[(len(list)+first)%kinds]})
	}
	if testmode.Full() && real == "double" {
		return list
	}
	return testmode.Variant(t, program, [][]height{nil, {testmode.Variant(t, program, list)}})
}

// examples are the programs for people, with arguments that the tile does not divide.
var examples = map[string][][]string{
	"cell":             {{"1", "1", "1", "1"}, {"19", "17", "7", "3"}},
	"fdtd2d":           {{"1", "1", "1"}, {"33", "17", "3"}},
	"heat2d":           {{"1", "1", "1"}, {"37", "23", "4"}},
	"heat3d":           {{"1", "1", "1", "1"}, {"19", "17", "7", "3"}, {"16", "15", "5", "0"}},
	"hotspot":          {{"1", "1", "1"}, {"33", "17", "3"}},
	"pathfinder":       {{"1", "1", "1"}, {"300", "7", "2"}},
	"poisson_converge": {{"1", "1", "1"}, {"19", "13", "50"}},
	"seismic":          {{"1", "1", "1"}, {"37", "29", "40"}},
	"wave4":            {{"1", "1", "1", "1"}, {"19", "17", "7", "3"}},
	"poisson3d7":       {{"1", "1", "1", "1"}, {"19", "17", "7", "3"}},
	"poisson3d19":      {{"1", "1", "1", "1"}, {"19", "17", "7", "3"}},
	"varcoef3d":        {{"1", "1", "1", "1"}, {"19", "17", "7", "3"}},
}

// TestExamples does the same with the programs of examples/.
func TestExamples(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, name := range testmode.Sample(t, slices.Sorted(maps.Keys(examples))) {
		runs := examples[name]
		for _, real := range []string{"double", "float"} {
			t.Run(name+"/"+real, func(t *testing.T) {
				t.Parallel()
				dir, file, define := filepath.Join("../examples", name), name+".c", "-DREAL="+real
				serial := buildSerial(t, []string{filepath.Join(dir, file)}, define)
				for _, text := range translations(t, dir, file, real, []string{"-P"}, levelsOf(t, real, dir)) {
					requireSame(t, serial, buildCUDA(t, t.TempDir(), []unit{{text, dir}}, define), runs)
				}
			})
		}
	}
}
