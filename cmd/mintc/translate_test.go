package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"mintc/internal/diag"
	"mintc/internal/source"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const banner = "// made by the scripted pipeline\n"

func TestWritesWhereAsked(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "sub/in.x.c", "text\n")
	assert.Equal(t, ran{}, mintc(t, dir, "sub/in.x.c"))
	assert.Equal(t, banner+"text\n", read(t, dir, "in.x.cu"))
	assert.Equal(t, ran{}, mintc(t, dir, "sub/in.x.c", "-osub/o"))
	assert.Equal(t, banner+"text\n", read(t, dir, "sub/o"))
	assert.Equal(t, ran{stdout: banner + "text\n"}, mintc(t, dir, "-o", "-", "--", "sub/in.x.c"))
	assert.Equal(t, ran{stdout: banner + "text\n"}, mintc(t, dir, "-E", "sub/in.x.c"))
	assert.Equal(t, ran{stdout: "the dump\n"}, mintc(t, dir, "-dump=plan", "sub/in.x.c"))
	assert.Equal(t, ran{}, mintc(t, dir, "-fsyntax-only", "sub/in.x.c"))
	assert.Equal(t, []string{"in.x.cu", "sub"}, names(t, dir))

	filter := mintcCommand(dir, "-", "-o", "-")
	filter.Stdin = strings.NewReader("piped\n")
	assert.Equal(t, ran{stdout: banner + "piped\n"}, finish(t, filter))
}

func TestSplitWritesThreeFiles(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "text\n")
	write(t, dir, "sub/old", "")
	assert.Equal(t, ran{}, mintc(t, dir, "in.c", "--split", "-MD", "-o", "sub/out.cu"))
	assert.Equal(t, []string{"old", "out.cu", "out.d", "out.mint.c", "out.mint.h"}, names(t, filepath.Join(dir, "sub")))
	assert.Equal(t, banner+"text\n", read(t, dir, "sub/out.cu"))
	assert.Equal(t, "the header\n", read(t, dir, "sub/out.mint.h"))
	assert.Equal(t, "the host\n", read(t, dir, "sub/out.mint.c"))
	assert.Equal(t, "sub/out.cu sub/out.mint.h sub/out.mint.c: in.c\n", read(t, dir, "sub/out.d"))
}

// With --split, all files appear or none.
func TestSplitFailures(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "ok\n")
	write(t, dir, "bad.c", "error no\n")
	write(t, dir, "taken.mint.h/x", "")
	write(t, dir, "mine.mint.c", "ok\n")
	before := names(t, dir)
	for _, c := range []struct {
		args   string
		status int
		stderr string // a part
	}{
		{"in.c --split -o -", 2, "--split writes three files"},
		{"bad.c --split", 1, "bad.c:1:1: error: no"},
		{"in.c --split -o taken.cu", 1, "cannot write taken.mint.h: it is a directory"},
		{"mine.mint.c --split -o mine.cu", 2, "the host file mine.mint.c would overwrite mine.mint.c, which was read"},
		{"in.c --split -o x.mint.c", 0, ""},
	} {
		got := mintc(t, dir, strings.Fields(c.args)...)
		assert.Equal(t, c.status, got.status, c.args)
		assert.Contains(t, got.stderr, c.stderr, c.args)
		if c.status != 0 {
			assert.Equal(t, before, names(t, dir), c.args)
		}
	}
}

func TestExitStatuses(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "ok\n")
	write(t, dir, "bad.c", "error no\n")
	write(t, dir, "panics.c", "panic boom\n")
	write(t, dir, "adir/x", "")
	for _, c := range []struct {
		args   string
		status int
		stderr string // a part
	}{
		{"in.c", 0, ""},
		{"bad.c", 1, "bad.c:1:1: error: no [MINT9001]\n"},
		{"missing.c", 1, "mintc: error: cannot read missing.c: no such file or directory\n"},
		{"adir", 1, "mintc: error: cannot read adir: it is a directory\n"},
		{"in.c -o adir", 1, "mintc: error: cannot write adir: it is a directory\n"},
		{"in.c -o no/out.cu", 1, "mintc: error: cannot write no/out.cu: no such file or directory\n"},
		{"in.c -o in.c/x", 1, "mintc: error: cannot write in.c/x: not a directory\n"},
		{"", 2, "mintc: error: no input file; \"mintc --help\" shows how to call it\n"},
		{"in.c bad.c", 2, "mintc: error: one input at a time, not in.c and bad.c; \"mintc check\" takes several\n"},
		{"in.cu", 2, "mintc: error: in.cu is not C, by its name\n"},
		{"-fnope in.c", 2, "mintc: error: unknown option -fnope"},
		{"-", 2, "mintc: error: standard input has no name"},
		{"in.c -dump=plan -o -", 2, "mintc: error: -dump and -o - would both write standard output\n"},
		{"in.c -MD -o -", 2, "mintc: error: -MD and -MMD need -MF FILE"},
		{"tune in.o", 2, "mintc: error: tune: it needs one C file"},
		{"explain 2003", 0, ""},
		{"explain MINT0000", 2, "mintc: error: explain: there is no message MINT0000"},
		{"panics.c", 70, "mintc: internal error: boom (pass \"scripted\")\n"},
		{"--version", 0, ""},
		{"--help", 0, ""},
		{"doctor", 0, ""},
	} {
		got := mintc(t, dir, strings.Fields(c.args)...)
		assert.Equal(t, c.status, got.status, c.args)
		assert.Contains(t, got.stderr, c.stderr, c.args)
		if c.stderr == "" {
			assert.Empty(t, got.stderr, c.args)
		} else {
			assert.Empty(t, got.stdout, c.args)
		}
	}
}

func TestInternalErrorHidesTheStack(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in put.c", "panic boom\n")
	got := mintc(t, dir, "in put.c", "-O3")
	assert.NotContains(t, got.stderr, "goroutine")
	assert.Contains(t, got.stderr, "mintc 'in put.c' -O3\n", "how to reproduce")
	command := mintcCommand(dir, "in put.c")
	command.Env = append(command.Env, debugVariable+"=1")
	assert.Contains(t, finish(t, command).stderr, "scriptedTranslate", "the stack, on request")
}

// TestProcessorTimeRunsOut: a translation that takes too long is no internal error, and the user can allow it more.
func TestProcessorTimeRunsOut(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "long.c", "hang\n")
	got := mintc(t, dir, "long.c", "--cpu-limit=1")
	assert.Equal(t, exitRejected, got.status)
	assert.Equal(t, "mintc: error: long.c: the translation took more than 1s of processor time (pass \"scripted\"); nothing was written\n"+
		"mintc: note: --cpu-limit=4 allows it 4 s, --cpu-limit=0 has no limit\n", got.stderr)
	assert.NoFileExists(t, filepath.Join(dir, "long.cu"))
}

// TestOldOutputSurvives tries each way to fail on top of an older output.
func TestOldOutputSurvives(t *testing.T) {
	for _, c := range []struct{ text, args string }{
		{"error no\n", "in.c -o out.cu"},
		{"warning no\n", "in.c -o out.cu -Werror"},
		{"panic no\n", "in.c -o out.cu"},
		{"ok\n", "in.c -o out.cu -MD -MF no/such.d"},
		{"ok\n", "in.c -o out.cu -MD -MF out.cu"},
		{"ok\n", "in.c -o out.cu -MD -MF in.c"},
		{"depends out.cu\n", "in.c -o out.cu"},
		{"depends sub/../out.cu\n", "in.c -o ./out.cu"},
	} {
		dir := t.TempDir()
		write(t, dir, "in.c", c.text)
		write(t, dir, "out.cu", "old")
		got := mintc(t, dir, strings.Fields(c.args)...)
		assert.NotZero(t, got.status, c)
		assert.NotEmpty(t, got.stderr, c)
		assert.Equal(t, "old", read(t, dir, "out.cu"), c)
		assert.Equal(t, c.text, read(t, dir, "in.c"), c)
		assert.Equal(t, []string{"in.c", "out.cu"}, names(t, dir), "nothing is left behind: %v", c)
	}
}

func TestOutputIsNeverTheInput(t *testing.T) {
	dir := t.TempDir()
	input := write(t, dir, "in.c", "text\n")
	require.NoError(t, os.Link(input, filepath.Join(dir, "hard.c")))
	require.NoError(t, os.Symlink("in.c", filepath.Join(dir, "soft.c")))
	for _, args := range []string{"in.c -o ./in.c", "in.c -o hard.c", "in.c -o soft.c", "soft.c -o in.c",
		"-E in.c -o in.c", "-M in.c -o in.c", "-M in.c -MF hard.c", "in.c -o x -MD -MF in.c"} {
		got := mintc(t, dir, strings.Fields(args)...)
		assert.Equal(t, exitUsage, got.status, args)
		assert.Contains(t, got.stderr, "would overwrite", args)
		assert.Equal(t, "text\n", read(t, input), args)
	}
}

func TestLinkIsReplaced(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "text\n")
	target := write(t, dir, "precious", "precious")
	require.NoError(t, os.Symlink("precious", filepath.Join(dir, "out.cu")))
	assert.Equal(t, ran{}, mintc(t, dir, "in.c", "-o", "out.cu"))
	assert.Equal(t, "precious", read(t, target))
	info, err := os.Lstat(filepath.Join(dir, "out.cu"))
	require.NoError(t, err)
	assert.True(t, info.Mode().IsRegular())
}

func TestOutputKeepsItsMode(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "text\n")
	out := write(t, dir, "out.cu", "old")
	require.NoError(t, os.Chmod(out, 0o600))
	assert.Equal(t, ran{}, mintc(t, dir, "in.c", "-o", "out.cu"))
	info, err := os.Stat(out)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode())
}

func TestDevices(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("no /dev/full")
	}
	dir := t.TempDir()
	write(t, dir, "in.c", "text\n")
	assert.Equal(t, ran{}, mintc(t, dir, "in.c", "-o", "/dev/null"))
	info, err := os.Stat("/dev/null")
	require.NoError(t, err)
	assert.NotZero(t, info.Mode()&os.ModeDevice, "/dev/null is still a device")
	got := mintc(t, dir, "in.c", "-o", "/dev/full")
	assert.Equal(t, ran{1, "", "mintc: error: cannot write /dev/full: no space left on device\n"}, got)

	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	require.NoError(t, err)
	defer full.Close()
	for _, args := range []string{"in.c -o -", "--help", "-E in.c", "--print-nvcc-flags"} {
		command := mintcCommand(dir, strings.Fields(args)...)
		command.Stdout = full
		got := finish(t, command)
		assert.Equal(t, ran{1, "", "mintc: error: cannot write standard output: no space left on device\n"}, got, args)
	}
}

func TestMessages(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "warning careful\nremark done\n")
	warning := "in.c:1:1: warning: careful [MINT9002]\n"
	remark := "in.c:2:1: remark: done [MINT9003]\n"
	assert.Contains(t, mintc(t, dir, "in.c").stderr, warning)
	assert.NotContains(t, mintc(t, dir, "in.c").stderr, "remark")
	assert.Contains(t, mintc(t, dir, "in.c", "-Minfo").stderr, remark)
	assert.Equal(t, ran{}, mintc(t, dir, "in.c", "-w"))
	assert.Equal(t, ran{}, mintc(t, dir, "in.c", "-w", "-Werror"), "-w wins, as in gcc")
	strict := mintc(t, dir, "in.c", "-Werror")
	assert.Equal(t, exitRejected, strict.status)
	assert.Contains(t, strict.stderr, "in.c:1:1: error: careful [-Werror] [MINT9002]\n")
	assert.Zero(t, mintc(t, dir, "in.c", "-Werror", "-Wno-error").status)
	assert.Contains(t, mintc(t, dir, "in.c", "-fdiagnostics-color=always").stderr, "\x1b[")
	assert.NotContains(t, mintc(t, dir, "in.c").stderr, "\x1b[", "no colour off a terminal")

	write(t, dir, "fast.c", "ok\n")
	fast := mintc(t, dir, "fast.c", "-ffast-math", "-Werror", "-Wextra")
	assert.Zero(t, fast.status, "an ignored option never fails the build")
	assert.Equal(t, 1, strings.Count(fast.stderr, "warning: -ffast-math is ignored"))
	assert.Contains(t, mintc(t, dir, "fast.c", "-fwrapv").stderr, "warning: -fwrapv has no effect on nests")
	assert.Contains(t, mintc(t, dir, "fast.c", "-v", "-Wextra", "-g").stderr, "accepted without effect: -Wextra -g\n")
}

func TestJSONMessages(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "ok\nerror broken\n")
	got := mintc(t, dir, "in.c", "-fdiagnostics-format=json")
	var messages []map[string]any
	require.NoError(t, json.Unmarshal([]byte(got.stderr), &messages))
	require.Len(t, messages, 1)
	assert.Equal(t, "error", messages[0]["kind"])
	assert.Equal(t, "MINT9001", messages[0]["option"])
	place := messages[0]["locations"].([]any)[0].(map[string]any)
	assert.Equal(t, map[string]any{"file": "in.c", "line": 2.0, "column": 1.0, "byte-column": 1.0}, place["caret"])
	assert.Equal(t, 12.0, place["finish"].(map[string]any)["column"], "the last byte")
	assert.Equal(t, "the way out", messages[0]["children"].([]any)[0].(map[string]any)["message"])
}

// isGone reports whether the process is dead (perhaps nobody has waited for it).
func isGone(pid string) bool {
	stat, err := os.ReadFile("/proc/" + pid + "/stat")
	return err != nil || strings.Contains(string(stat), ") Z ")
}

// TestSignal stops mintc in the middle of a translation.
func TestSignal(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "sleep started\n")
	write(t, dir, "in.cu", "old")
	command := mintcCommand(dir, "in.c")
	require.NoError(t, command.Start())
	require.Eventually(t, func() bool {
		_, err := os.Stat(filepath.Join(dir, "started"))
		return err == nil
	}, 20*time.Second, 10*time.Millisecond)
	require.NoError(t, command.Process.Signal(syscall.SIGTERM))
	_ = command.Wait()
	child := read(t, dir, "started")
	assert.Eventually(t, func() bool { return isGone(child) }, 20*time.Second, 10*time.Millisecond, "the child follows")
	status := command.ProcessState.Sys().(syscall.WaitStatus)
	assert.True(t, status.Signaled() && status.Signal() == syscall.SIGTERM, "the shell sees the signal")
	assert.Equal(t, "old", read(t, dir, "in.cu"))
	assert.Equal(t, []string{"in.c", "in.cu", "started"}, names(t, dir))
}

func TestMaxErrors(t *testing.T) {
	list := &diag.List{}
	file := source.NewFile("a.c", []byte("a\nb\nc\n"))
	for _, off := range []int{0, 2, 4} {
		list.Errorf("", file.Span(off, off+1), "wrong")
	}
	for limit, want := range map[int]int{0: 3, 1: 1, 2: 2, 3: 3, 9: 3} {
		var out strings.Builder
		assert.True(t, reportOptions{Format: "text", MaxErrors: limit}.print(&out, list))
		assert.Equal(t, want, strings.Count(out.String(), "error: wrong"), "%d", limit)
		assert.Equal(t, want < 3, strings.Contains(out.String(), "stopped after as many errors"), "%d", limit)
	}
}
