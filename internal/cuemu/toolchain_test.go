package cuemu

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func writeSource(t *testing.T, text string) string {
	path := filepath.Join(t.TempDir(), "program.cu")
	require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	return path
}

func TestBuildCarriesTheCompilersMessage(t *testing.T) {
	source := writeSource(t, "#include <cuda_runtime.h>\n#line 7 \"heat.c\"\nint main() { return nothing; }\n")
	err := findToolchain(t).Build(t.Context(), Build{Sources: []string{source}, Mode: Fast, Output: filepath.Join(t.TempDir(), "p")})
	var refused *CompileError
	require.ErrorAs(t, err, &refused)
	assert.Contains(t, refused.Messages, "heat.c:7:")
	assert.Contains(t, refused.Messages, "nothing")
}

// Inline PTX for the device does not matter where there is none; elsewhere it is an error, for it cannot be emulated.
func TestBuildKnowsNoInlinePTX(t *testing.T) {
	toolchain := findToolchain(t)
	const text = "#include <cuda_runtime.h>\n%s\n__device__ void f() {\n    asm(\"bar.sync 0;\");\n}\n%s\nint main() { return 0; }\n"
	b := Build{Sources: []string{writeSource(t, fmt.Sprintf(text, "#ifdef __CUDA_ARCH__", "#endif"))}, Mode: Fast, Output: filepath.Join(t.TempDir(), "p")}
	require.NoError(t, toolchain.Build(t.Context(), b))
	b.Sources = []string{writeSource(t, fmt.Sprintf(text, "", ""))}
	var refused *CompileError
	require.ErrorAs(t, toolchain.Build(t.Context(), b), &refused)
	assert.Contains(t, refused.Messages, "inline_PTX_cannot_be_emulated")
}

// What nvcc refuses must not pass: C's implicit conversion from void * is an error in CUDA C++.
func TestBuildIsNotPermissive(t *testing.T) {
	toolchain := findToolchain(t)
	source := writeSource(t, "#include <stdlib.h>\nint main() { double *p = malloc(8); free(p); return 0; }\n")
	b := Build{Sources: []string{source}, Mode: Fast, Output: filepath.Join(t.TempDir(), "p")}
	var refused *CompileError
	assert.ErrorAs(t, toolchain.Build(t.Context(), b), &refused)
	b.Flags = []string{"-fpermissive"}
	assert.ErrorContains(t, toolchain.Build(t.Context(), b), "-fpermissive")
}

func TestBuildTakesStandardAndObjects(t *testing.T) {
	toolchain := findToolchain(t)
	dir := t.TempDir()
	part := filepath.Join(dir, "part.c")
	require.NoError(t, os.WriteFile(part, []byte("int seven(void) { int *restrict p = (int[]){7}; return *p; }\n"), 0o600))
	object := filepath.Join(dir, "one.o")
	one := exec.Command(toolchain.CXX, "-x", "c", "-c", "-o", object, "-")
	one.Stdin = openString(t, "int one(void) { return 1; }\n")
	require.NoError(t, one.Run())
	source := writeSource(t, `
static_assert(__cplusplus == 201402L, "C++14 asked for");
extern "C" int seven(void);
extern "C" int one(void);
int main() { return VALUE - seven() - one(); }
`)
	program := filepath.Join(dir, "p")
	require.NoError(t, toolchain.Build(t.Context(), Build{Sources: []string{source, part, object}, Mode: Check,
		Flags: []string{"-std=c++14", "-DVALUE=50"}, Output: program}))
	assert.Equal(t, 42, run(t, toolchain, Run{Program: program}).Exit)
}

func openString(t *testing.T, text string) *os.File {
	file, err := os.Open(writeSource(t, text))
	require.NoError(t, err)
	t.Cleanup(func() { file.Close() })
	return file
}

func TestRunTellsExitsFromSignals(t *testing.T) {
	toolchain := findToolchain(t)
	program := build(t, toolchain, Fast, writeSource(t, `
#include <cuda_runtime.h>
int main(int argc, char **argv) {
  int status;
  if (argc > 1) abort();
  return scanf("%d", &status) == 1 ? status : 99;
}
`))
	r := run(t, toolchain, Run{Program: program, Stdin: openString(t, "12\n")})
	assert.Equal(t, 12, r.Exit)
	assert.Zero(t, r.Signal)
	assert.False(t, r.Violation)
	r = run(t, toolchain, Run{Program: program, Args: []string{"abort"}})
	assert.Equal(t, -1, r.Exit)
	assert.EqualValues(t, 6, r.Signal)
}

func TestFindNamesThePackageToInstall(t *testing.T) {
	t.Setenv("CXX", "no-such-compiler")
	_, err := Find()
	assert.ErrorContains(t, err, "apt-get install g++")
}

func TestCacheMustBePrivate(t *testing.T) {
	cache := filepath.Join(t.TempDir(), "mintc")
	require.NoError(t, privateFolder(cache))
	info, err := os.Stat(cache)
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o700), info.Mode().Perm())
	require.NoError(t, os.Chmod(cache, 0o777))
	assert.ErrorContains(t, privateFolder(cache), "can be written by others")
}

func TestCacheMakesAFolderOnce(t *testing.T) {
	toolchain := &Toolchain{CXX: "c++", Cache: filepath.Join(t.TempDir(), "mintc")}
	made := 0
	fill := func(dir string) error {
		made++
		return os.WriteFile(filepath.Join(dir, "x"), nil, 0o600)
	}
	first, err := toolchain.cached(context.Background(), "thing", []any{1}, fill)
	require.NoError(t, err)
	again, err := toolchain.cached(context.Background(), "thing", []any{1}, fill)
	require.NoError(t, err)
	other, err := toolchain.cached(context.Background(), "thing", []any{2}, fill)
	require.NoError(t, err)
	assert.Equal(t, first, again)
	assert.NotEqual(t, first, other)
	assert.Equal(t, 2, made)
	assert.FileExists(t, filepath.Join(first, "x"))

	_, err = toolchain.cached(context.Background(), "thing", []any{3}, func(string) error { return assert.AnError })
	assert.ErrorIs(t, err, assert.AnError)
	left, err := filepath.Glob(filepath.Join(toolchain.Cache, "*-*"))
	require.NoError(t, err)
	assert.Len(t, left, 2, "a failed build leaves nothing")
}

// A process takes the folder that another one is making.
func TestCacheWaitsForOtherProcesses(t *testing.T) {
	toolchain := &Toolchain{CXX: "c++", Cache: filepath.Join(t.TempDir(), "mintc")}
	dir, err := toolchain.cached(context.Background(), "thing", []any{1}, func(string) error { return nil })
	require.NoError(t, err)
	require.NoError(t, os.Remove(dir))
	unlock := lock(context.Background(), filepath.Join(toolchain.Cache, "thing.lock"))
	done := make(chan error)
	go func() {
		_, err := toolchain.cached(context.Background(), "thing", []any{1}, func(string) error { return assert.AnError })
		done <- err
	}()
	select {
	case <-done:
		t.Fatal("it does not wait")
	case <-time.After(100 * time.Millisecond):
	}
	require.NoError(t, os.Mkdir(dir, 0o700))
	unlock()
	require.NoError(t, <-done)
}

func TestCacheForgetsWhatNobodyUses(t *testing.T) {
	toolchain := &Toolchain{CXX: "c++", Cache: filepath.Join(t.TempDir(), "mintc")}
	nothing := func(string) error { return nil }
	used, err := toolchain.cached(context.Background(), "thing", []any{1}, nothing)
	require.NoError(t, err)
	unused, err := toolchain.cached(context.Background(), "thing", []any{2}, nothing)
	require.NoError(t, err)
	old := time.Now().Add(-keepUnused - time.Hour)
	require.NoError(t, os.Chtimes(used, old, old))
	require.NoError(t, os.Chtimes(unused, old, old))
	_, err = toolchain.cached(context.Background(), "thing", []any{1}, nothing)
	require.NoError(t, err)
	_, err = toolchain.cached(context.Background(), "thing", []any{3}, nothing)
	require.NoError(t, err)
	assert.DirExists(t, used)
	assert.NoDirExists(t, unused)
}

// The emulator is compiled on the user's machine: it must not fill the screen there.
func TestRuntimeCompilesWithoutWarnings(t *testing.T) {
	if !testmode.Full() {
		t.Skip("the runtime is compiled, though without warnings, by every other test")
	}
	toolchain := findToolchain(t)
	parts, err := filepath.Glob("runtime/*.cpp")
	require.NoError(t, err)
	var jobs [][]string
	for _, part := range parts {
		jobs = append(jobs, []string{"-std=c++17", "-Wall", "-Wextra", "-Werror", "-Iheaders", "-Iruntime", "-fsyntax-only", part})
	}
	for _, std := range []string{"c++14", "c++17", "c++20"} {
		jobs = append(jobs, []string{"-std=" + std, "-Wall", "-Wextra", "-Werror", "-Iheaders", "-Iruntime", "-fsyntax-only",
			"-include", "runtime/cuda_pipeline.h", "-include", "runtime/cooperative_groups.h", "-x", "c++", "/dev/null"})
	}
	assert.NoError(t, toolchain.compileAll(t.Context(), jobs))
}

// Flags that the precompiled header was not made with must not fail the build.
func TestBuildTakesAnyFlags(t *testing.T) {
	toolchain := findToolchain(t)
	source := writeSource(t, "int main() { int n = 0;\n#pragma omp parallel for reduction(+ : n)\nfor (int i = 0; i < 10; i++) n += i;\nreturn n; }\n")
	program := build(t, toolchain, Check, source, "-Wall", "-Wextra", "-Werror", "-O0", "-fopenmp")
	assert.Equal(t, 45, run(t, toolchain, Run{Program: program}).Exit)
}

// TestCacheWithoutAHome: where the user's cache folder cannot be made, the temporary files hold it.
func TestCacheWithoutAHome(t *testing.T) {
	blocked := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(blocked, nil, 0o600))
	t.Setenv("XDG_CACHE_HOME", filepath.Join(blocked, "cache"))
	t.Setenv("TMPDIR", t.TempDir())
	dir, err := cacheFolder()
	require.NoError(t, err)
	assert.Equal(t, os.TempDir(), filepath.Dir(dir))

	t.Setenv("TMPDIR", filepath.Join(blocked, "tmp"))
	_, err = cacheFolder()
	assert.ErrorContains(t, err, "set XDG_CACHE_HOME or TMPDIR")
}

// TestGoldOnlyWhereItLinks: a compiler that cannot make programs with gold uses its own linker.
func TestGoldOnlyWhereItLinks(t *testing.T) {
	for name, status := range map[string]int{"with": 0, "without": 1} {
		cxx := filepath.Join(t.TempDir(), "c++")
		require.NoError(t, os.WriteFile(cxx, fmt.Appendf(nil, "#!/bin/sh\nexit %d\n", status), 0o700))
		toolchain := &Toolchain{CXX: cxx}
		assert.Equal(t, status == 0, slices.Contains(toolchain.link(Quick), "-fuse-ld=gold"), name)
		assert.NotContains(t, toolchain.link(Check), "-fuse-ld=gold", name)
	}
}
