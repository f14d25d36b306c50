package runtime

import (
	"context"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"
)

// What the guard says of an access to closed pages, of what host code wrote, and of a copy that it leaves out.
const (
	readsOld  = `g.c:7: mint: array 'a': host code that mintc did not see reads element \d+, and the newest values were on the device since g.c:9; they are brought back: add #pragma mint copy\(a, fromDevice, ...\) before that code\n`
	writesOld = `g.c:7: mint: array 'a': host code that mintc did not see writes element \d+, and the newest values were on the device since g.c:9; they are brought back: add #pragma mint copy\(a, fromDevice, ...\) before that code\n`
	wrote     = `g.c:7: mint: array 'a': host code that mintc did not see has written it, and what it wrote is taken to the device: add #pragma mint copy\(a, toDevice, ...\) behind that code\n`
	leftOut   = `g.c:7: mint: array 'a': this copy to the device would overwrite newer values with those of the host, and is left out: add #pragma mint copy\(a, fromDevice, ...\) before it\n`
	childs    = `g.c:7: mint: array 'a': a process made by fork reads element \d+, whose newest value is on the device\nmint: hint: add #pragma mint copy\(a, fromDevice, ...\) before fork\n`

	tooLate = `g.c:7: mint: array 'a': code that runs at the end of the program, after CUDA has ended, reads element \d+, whose newest value was on the device since g.c:9\nmint: hint: add #pragma mint copy\(a, fromDevice, ...\) before the program ends\n`

	stopsRead  = `g.c:7: mint: array 'a': host code that mintc did not see reads element \d+, whose newest value is on the device since g.c:9\nmint: hint: add #pragma mint copy\(a, fromDevice, ...\) before that code\n`
	stopsWrite = `g.c:7: mint: array 'a': host code that mintc did not see writes element \d+, whose newest value is on the device since g.c:9\nmint: hint: add #pragma mint copy\(a, fromDevice, ...\) before that code\n`
	stopsWrote = `g.c:9: mint: array 'a': host code that mintc did not see has written it since g.c:7 put it on the device\nmint: hint: add #pragma mint copy\(a, toDevice, ...\) behind the code that writes it\n`
)

// guarded are the situations of guard.cu: what is said with -fhost-guard=sync, which goes on with the right values, and
// with stop, which ends the program where that says anything.
var guarded = map[string][2]string{
	"reads":        {readsOld, stopsRead},
	"writes":       {writesOld + wrote, stopsWrite},
	"edges":        {wrote, stopsWrote},
	"equal":        {wrote, stopsWrote},
	"filled":       {"", ""},
	"system_call":  {readsOld, stopsRead},
	"own_cuda":     {readsOld + wrote, stopsRead},
	"threads":      {readsOld, ""}, // several threads may say so before the program ends
	"handlers":     {readsOld, stopsRead},
	"chain":        {readsOld, stopsRead},
	"fork":         {childs + readsOld, childs + stopsRead},
	"freed":        {writesOld, ""}, // depends on where malloc puts the next array
	"stack":        {readsOld + wrote, stopsRead},
	"global":       {readsOld, stopsRead},
	"copies":       {leftOut + writesOld + wrote, leftOut + stopsWrite},
	"elements":     {readsOld + wrote, stopsRead},
	"kept":         {wrote, stopsWrote},
	"small_reads":  {"", ""},
	"small_writes": {wrote, stopsWrote},

	"exits":         {"", stopsRead},
	"exits_small":   {"", ""},
	"exits_kept":    {readsOld, stopsRead},
	"exits_late":    {tooLate, stopsRead},
	"exits_quickly": {readsOld, stopsRead},
	"thread_exits":  {"", ""},
	"thread_ends":   {"", ""},
}

// guardProgram is a program of testdata with the run time for what -fhost-guard says.
func guardProgram(t *testing.T, name, guard string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	require.NoError(t, err)
	return included.ReplaceAllStringFunc(strings.Replace(string(text), "// guard: sync", "// guard: "+guard, 1), expandInclude(t))
}

// buildGuard builds guard.cu for what -fhost-guard says.
func buildGuard(t *testing.T, mode cuemu.Mode, guard string) (*cuemu.Toolchain, string) {
	t.Helper()
	toolchain, err := cuemu.Find()
	require.NoError(t, err)
	dir := t.TempDir()
	source := filepath.Join(dir, "guard.cu")
	require.NoError(t, os.WriteFile(source, []byte(guardProgram(t, "guard.cu", guard)), 0o600))
	program := filepath.Join(dir, "program")
	require.NoError(t, toolchain.Build(context.Background(), cuemu.Build{Sources: []string{source}, Mode: mode,
		Flags: []string{"-std=c++17", "-Wall", "-Wextra", "-Werror"}, Output: program}))
	return toolchain, program
}

// TestGuardSync: host code that was not seen sees the newest values, and what it writes reaches the device.
func TestGuardSync(t *testing.T) {
	for _, mode := range modesOfMemory(t) {
		toolchain, program := buildGuard(t, mode, "sync")
		if mode == cuemu.Fast {
			leavesOtherFaults(t, toolchain, program)
		}
		for name, said := range guarded {
			t.Run(mode.String()+"/"+name, func(t *testing.T) {
				if mode == cuemu.Address && name == "handlers" {
					t.Skip("AddressSanitizer warns of jumps out of signal handlers")
				}
				if mode == cuemu.Address && strings.Contains(name, "exits") {
					t.Skip("AddressSanitizer warns of calls of exit on stacks whose size it does not know")
				}
				if mode == cuemu.Address && (name == "fork" || name == "freed") {
					t.Skip("AddressSanitizer has its own malloc, and looks for leaks in the child")
				}
				result := run(t, toolchain, cuemu.Run{Program: program, Args: []string{name}})
				if said[0] == tooLate {
					assert.Equal(t, syscall.SIGABRT, result.Signal, "%s", result.Stderr)
				} else {
					assert.Zero(t, result.Exit, "%s", result.Stderr)
					assert.Zero(t, result.Signal, "%s", result.Stderr)
					assert.Equal(t, "as expected\n", string(result.Stdout))
				}
				if name != "freed" {
					assert.Regexp(t, "^"+said[0]+"$", string(result.Stderr))
				}
			})
		}
	}
}

// TestGuardStop: the program ends as at other failures at run time.
func TestGuardStop(t *testing.T) {
	toolchain, program := buildGuard(t, cuemu.Fast, "stop")
	for name, said := range guarded {
		if name == "threads" || name == "freed" {
			continue
		}
		t.Run(name, func(t *testing.T) {
			result := run(t, toolchain, cuemu.Run{Program: program, Args: []string{name}})
			assert.Regexp(t, "^"+said[1]+"$", string(result.Stderr))
			if said[1] != "" {
				assert.Equal(t, syscall.SIGABRT, result.Signal)
			}
		})
	}
}

// leavesOtherFaults: an access outside of the guarded arrays ends the program as without the guard.
func leavesOtherFaults(t *testing.T, toolchain *cuemu.Toolchain, program string) {
	for _, name := range []string{"crash", "crash_chained"} {
		result := run(t, toolchain, cuemu.Run{Program: program, Args: []string{name}})
		assert.Equal(t, syscall.SIGSEGV, result.Signal, name)
	}
}

// TestGuardOff: nothing is protected and nothing said, and host code finds what it left there.
func TestGuardOff(t *testing.T) {
	testmode.InTurn(t)
	toolchain, program := buildGuard(t, cuemu.Fast, "off")
	result := run(t, toolchain, cuemu.Run{Program: program, Args: []string{"reads"}})
	assert.Regexp(t, `^expectation of line \d+ does not hold\n$`, string(result.Stderr))
}

var guardDir = flag.String("guard-dir", "", "where TestWriteGuard writes what bench/guard.sh runs on a GPU")

// TestWriteGuard writes the programs of this test, complete with the run time.
func TestWriteGuard(t *testing.T) {
	if *guardDir == "" {
		t.Skip("without -guard-dir")
	}
	for _, guard := range []string{"sync", "stop"} {
		require.NoError(t, os.WriteFile(filepath.Join(*guardDir, "guard-"+guard+".cu"), []byte(guardProgram(t, "guard.cu", guard)), 0o600))
	}
	require.NoError(t, os.WriteFile(filepath.Join(*guardDir, "guard_times.cu"), []byte(guardProgram(t, "guard_times.cu", "sync")), 0o600))
}
