package golden

import (
	"path/filepath"
	"testing"
)

// TestLinked links the translations of several files into one program: a callee finds the mappings of its caller in
// another file.
func TestLinked(t *testing.T) {
	requireEmulator(t)
	dir := filepath.Join("testdata", "linked")
	names := []string{"main.c", "step.c"}
	var sources []string
	var units []unit
	for _, name := range names {
		sources = append(sources, filepath.Join(dir, name))
		units = append(units, unit{translate(t, dir, name, "-P"), dir})
	}
	serial := buildSerial(t, t.TempDir(), sources)
	requireSame(t, serial, buildCUDA(t, t.TempDir(), units), [][]string{{"1"}, {"2"}, {"17"}, {"23"}})
}
