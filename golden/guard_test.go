package golden

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const guardDir = "testdata/guard"

// TestGuard: a file that is not translated sees the newest values of an array that is on the device, and what it writes
// reaches the device, as the translation asks with -fhost-guard.
func TestGuard(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	const reads, writes = "main.c:51: mint: array 'u': host code that mintc did not see reads element 250", "main.c:51: mint: array 'u': host code that mintc did not see has written it"
	const refused = "a system call of code that mintc did not see failed with EFAULT, as on pages of array 'u'"
	unseen := filepath.Join(guardDir, "unseen.c")
	serial := buildSerial(t, []string{filepath.Join(guardDir, "main.c"), unseen})
	for _, c := range testmode.Sample(t, []struct {
		guard        string
		said         []string
		split, stops bool
	}{{"sync", []string{reads, writes}, false, false}, {"sync", []string{reads, writes}, true, false},
		{"stop", []string{reads}, false, true}, {"stop", []string{reads}, true, true}}) {
		program := buildGuarded(t, c.guard, c.split, "main.c", unseen)
		_, said := runCUDA(t, program, []string{"leave", "save"}, cuemu.Forward)
		assert.Contains(t, said, refused)
		for _, args := range [][]string{nil, {"leave"}} {
			got, said := runCUDA(t, program, args, cuemu.Forward)
			if c.stops {
				assert.Equal(t, 128+int(syscall.SIGABRT), got.Status, said)
			} else {
				assert.Equal(t, runSerial(t, serial, args), got, said)
			}
			for _, line := range c.said {
				if args == nil || line == reads { // the last write is noticed by the nest behind it
					assert.Contains(t, said, line)
				}
			}
		}
	}
}

// TestGuardBetween: a file that is not translated uses arrays between what it calls back, or between calls of a library, and
// sees what the serial program sees.
func TestGuardBetween(t *testing.T) {
	requireEmulator(t)
	t.Parallel()
	for _, c := range testmode.Sample(t, []struct {
		name, unseen string
		runs         [][]string
	}{{"back", "caller.c", calledBack()}, {"library", "user.c", [][]string{nil, {"small"}}}, {"extents", "extents_main.c", [][]string{nil, {"apart"}}},
		{"outer", "outer_main.c", [][]string{nil, {"apart"}}},
		{"lost", "lost_main.c", [][]string{{"0"}, {"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}}},
		{"handed", "handed_main.c", [][]string{nil, {"40"}}},
		{"ended", "ended_main.c", [][]string{nil, {"40"}}},
		{"views", "views_main.c", [][]string{nil}},
		{"meet", "meet_main.c", [][]string{{"0"}, {"1"}, {"2"}, {"3"}, {"4"}, {"5"}, {"6"}, {"7"}, {"8"}}}}) {
		for _, split := range testmode.Variants(t, c.name, []bool{false, true}) {
			t.Run(fmt.Sprintf("%s/split=%t", c.name, split), func(t *testing.T) {
				t.Parallel()
				unseen := filepath.Join(guardDir, c.unseen)
				serial := buildSerial(t, []string{filepath.Join(guardDir, c.name+".c"), unseen})
				program := buildGuarded(t, "sync", split, c.name+".c", unseen)
				for _, args := range c.runs {
					got, said := runCUDA(t, program, args, cuemu.Forward)
					require.Equal(t, runSerial(t, serial, args), got, "arguments %q\n%s", args, said)
				}
			})
		}
	}
}

// calledBack are the arguments of back.c.
func calledBack() (list [][]string) {
	for way := range 9 {
		for _, how := range []string{"1", "2", "3", "4", "8", "15", "16", "31"} {
			for _, region := range []string{"0", "1"} {
				list = append(list, []string{strconv.Itoa(way), how, region}, []string{strconv.Itoa(way), how, region, "small"})
			}
		}
	}
	return list
}

// TestGuardOff: without a guard, host code that comes to an array by another name than mintc knows stops where the newest values are on the device.
func TestGuardOff(t *testing.T) {
	requireEmulator(t)
	program := filepath.Join(t.TempDir(), "program")
	source := program + ".cu"
	require.NoError(t, os.WriteFile(source, []byte(translate(t, guardDir, "names.c", "-P", "-fhost-guard=off")), 0o600))
	require.NoError(t, requireEmulator(t).Build(context.Background(), cuemu.Build{Mode: cuemu.Fast, Output: program, Sources: []string{source}}))
	got, said := runCUDA(t, program, nil, cuemu.Forward)
	assert.Zero(t, got.Status, said)
	got, said = runCUDA(t, program, []string{"same"}, cuemu.Forward)
	assert.Equal(t, 128+int(syscall.SIGABRT), got.Status)
	assert.Contains(t, said, "names.c:15: mint: array 'u': host code reads element 2 by another name, and its newest value is on the device since names.c:13\n"+
		"mint: hint: add #pragma mint copy(u, fromDevice, ...) before it")
}

// TestGuardParts: parts of one block that are copied apart. What no copy brings back comes where host code needs it.
func TestGuardParts(t *testing.T) {
	requireEmulator(t)
	testmode.InTurn(t)
	serial := buildSerial(t, []string{filepath.Join(guardDir, "parts.c")})
	for _, split := range testmode.Variants(t, "parts", []bool{false, true}) {
		program := buildGuarded(t, "sync", split, "parts.c")
		for _, args := range [][]string{nil, {"3000"}} {
			got, said := runCUDA(t, program, args, cuemu.Forward)
			require.Equal(t, runSerial(t, serial, args), got, "split=%t, arguments %q\n%s", split, args, said)
		}
	}
	got, said := runCUDA(t, buildGuarded(t, "off", false, "parts.c"), nil, cuemu.Forward)
	assert.Equal(t, 128+int(syscall.SIGABRT), got.Status)
	assert.Contains(t, said, "parts.c:23: mint: array 'b': host code reads element 4 by another name, and its newest value is on the device since parts.c:18\n")
	complete := filepath.Join("cases", "pointers", "parts_apart", "in.c") // no copy is missing
	got, said = runCUDA(t, buildGuarded(t, "off", false, filepath.Join("..", "..", complete)), nil, cuemu.Forward)
	assert.Equal(t, runSerial(t, buildSerial(t, []string{complete}), nil), got, said)
}

// TestGuardThreads: parts of one block are used by threads of OpenMP, which have no mappings.
func TestGuardThreads(t *testing.T) {
	requireEmulator(t)
	serial := buildSerial(t, []string{filepath.Join(guardDir, "threads.c")}, "-fopenmp")
	for _, way := range testmode.Sample(t, []struct {
		guard string
		split bool
	}{{"sync", false}, {"sync", true}, {"off", false}}) {
		program := buildGuarded(t, way.guard, way.split, "threads.c")
		got, said := runCUDA(t, program, nil, cuemu.Forward)
		require.Equal(t, runSerial(t, serial, nil), got, "%v\n%s", way, said)
	}
}

// buildGuarded builds the translation of a program with files that are not translated. The checker's own detectors are off:
// they would stop at the first access.
func buildGuarded(t *testing.T, guard string, split bool, name string, unseen ...string) string {
	t.Helper()
	out := t.TempDir()
	dir, err := filepath.Abs(filepath.Dir(filepath.Join(guardDir, name)))
	require.NoError(t, err)
	build := cuemu.Build{Mode: cuemu.Fast, Output: filepath.Join(out, "program"), Flags: []string{"-I" + dir}}
	options := []string{"-fhost-guard=" + guard}
	if name == "threads.c" {
		options, build.Flags = append(options, "-fopenmp"), append(build.Flags, "-fopenmp")
	}
	if split {
		out = translateSplit(t, guardDir, []string{name}, options)
		stem := filepath.Join(out, strings.TrimSuffix(name, ".c"))
		build.Sources = []string{stem + ".cu", stem + ".mint.c"}
	} else {
		build.Sources = []string{filepath.Join(out, "main.cu")}
		require.NoError(t, os.WriteFile(build.Sources[0], []byte(translate(t, guardDir, name, append(options, "-P")...)), 0o600))
	}
	build.Sources = append(build.Sources, unseen...)
	require.NoError(t, requireEmulator(t).Build(context.Background(), build))
	return build.Output
}
