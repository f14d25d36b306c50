package runtime

import (
	"context"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/cuemu"
	"mintc/internal/testmode"
)

// Each included .cuh is printed into the file, as mintc prints the run time into its outputs, so
// that a compiler sees it in the main file. runtime.cuh is the run time: all of it, or the parts named.
var included = regexp.MustCompile(`(?m)^#include "(\w+)\.cuh"(?: // parts: (.*)| // guard: (.*))?\n`)

func expand(t *testing.T, source string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", source))
	require.NoError(t, err)
	return included.ReplaceAllStringFunc(string(text), expandInclude(t))
}

// expandInclude gives the text in place of an #include.
func expandInclude(t *testing.T) func(line string) string {
	return func(line string) string {
		match := included.FindStringSubmatch(line)
		switch {
		case match[1] != "runtime":
			prelude, err := os.ReadFile(filepath.Join("testdata", match[1]+".cuh"))
			require.NoError(t, err)
			return string(prelude)
		case match[2] != "":
			return Text("sync", strings.Fields(match[2])...)
		case match[3] != "":
			return Text(match[3], Parts()...)
		}
		return Text("sync", Parts()...)
	}
}

// build compiles sources of testdata, with warnings as errors, and returns the program.
func build(t *testing.T, mode cuemu.Mode, std string, sources ...string) (*cuemu.Toolchain, string) {
	t.Helper()
	toolchain, err := cuemu.Find()
	require.NoError(t, err)
	dir := t.TempDir()
	b := cuemu.Build{
		Mode:   mode,
		Flags:  []string{"-std=" + std, "-Wall", "-Wextra", "-Werror"},
		Output: filepath.Join(dir, "program"),
	}
	for _, source := range sources {
		path := filepath.Join(dir, source)
		require.NoError(t, os.WriteFile(path, []byte(expand(t, source)), 0o600))
		b.Sources = append(b.Sources, path)
	}
	require.NoError(t, toolchain.Build(context.Background(), b))
	return toolchain, b.Output
}

func run(t *testing.T, toolchain *cuemu.Toolchain, r cuemu.Run) cuemu.Result {
	t.Helper()
	result, err := toolchain.Run(context.Background(), r)
	require.NoError(t, err)
	return result
}

// modeOfKernels has all detectors; outside of the full mode the compiler does not optimise.
func modeOfKernels() cuemu.Mode {
	if testmode.Full() {
		return cuemu.Check
	}
	return cuemu.Quick
}

// The programs compare their results themselves, count what they leave, and print "as expected".
func TestPrograms(t *testing.T) {
	programs := [][]string{{"heat.cu"}, {"batch.cu"}, {"layouts.cu"}, {"threads.cu"}, {"meet.cu"}, {"program_main.cu", "program_kernel.cu"}}
	for _, sources := range testmode.Sample(t, programs) {
		t.Run(sources[0], func(t *testing.T) {
			toolchain, program := build(t, modeOfKernels(), "c++17", sources...)
			for _, verbose := range []string{"", "1"} {
				result := run(t, toolchain, cuemu.Run{Program: program, Env: []string{"MINT_VERBOSE=" + verbose,
					"CUEMU_FOLLOW=0"}}) // they look at what the host has meanwhile
				assert.Zero(t, result.Exit, "%s", result.Stderr)
				assert.Equal(t, "all as expected\n", string(result.Stdout))
				assert.Equal(t, verbose != "", len(result.Stderr) > 0, "%s", result.Stderr)
				if sources[0] == "batch.cu" && verbose != "" {
					assert.Regexp(t, "launches of single sweeps, since (ranges|the arrays|two arrays)", string(result.Stderr))
				}
			}
		})
	}
}

func TestSlabs(t *testing.T) {
	testmode.InTurn(t)
	toolchain, program := build(t, cuemu.Fast, "c++17", "slabs.cu")
	result := run(t, toolchain, cuemu.Run{Program: program})
	assert.Zero(t, result.Exit, "%s", result.Stderr)
	divisions, err := os.ReadFile(filepath.Join("testdata", "divisions.txt")) // perfmodel's test has them, too
	require.NoError(t, err)
	assert.Equal(t, string(divisions)+"all as expected\n", string(result.Stdout))
}

func TestOlderStandard(t *testing.T) {
	testmode.InTurn(t)
	toolchain, program := build(t, cuemu.Fast, "c++14", "layouts.cu")
	result := run(t, toolchain, cuemu.Run{Program: program})
	assert.Zero(t, result.Exit, "%s", result.Stderr)
}

// modesOfMemory are those in which tests of host memory run: AddressSanitizer is part of the full mode only, because an
// emulator of its own has to be compiled for it, which takes as long as half of this package.
func modesOfMemory(t *testing.T) []cuemu.Mode {
	t.Helper()
	if testmode.Full() {
		return []cuemu.Mode{cuemu.Fast, cuemu.Address}
	}
	testmode.Tell(t, "without AddressSanitizer; MINTC_TEST=full runs it")
	return []cuemu.Mode{cuemu.Fast}
}

// The run time neither overruns host memory nor leaks it.
func TestHostMemory(t *testing.T) {
	if !testmode.Full() {
		testmode.Skip(t, "AddressSanitizer is part of the full mode")
	}
	toolchain, program := build(t, cuemu.Address, "c++17", "layouts.cu")
	result := run(t, toolchain, cuemu.Run{Program: program})
	assert.Zero(t, result.Exit, "%s", result.Stderr)
}

func TestVerbose(t *testing.T) {
	toolchain, program := build(t, cuemu.Fast, "c++17", "heat.cu")
	result := run(t, toolchain, cuemu.Run{Program: program, Env: []string{"MINT_VERBOSE=1", "MINT_DEVICE=0"}})
	require.Zero(t, result.Exit, "%s", result.Stderr)
	const bytes = "21168" // two arrays of 7*9*21 doubles
	assert.Regexp(t, `^mint: device 0 is .*, sm_\d+
mint: heat.c:5: heat: 3 launches, \d+\.\d{3} ms
mint: `+bytes+` bytes to the device, `+bytes+` bytes from it
$`, string(result.Stderr))
}

// With MINT_VERBOSE=loops no kernel is waited for: the spans between two waits are timed as the program has them.
func TestTimesLoops(t *testing.T) {
	toolchain, program := build(t, cuemu.Fast, "c++17", "heat.cu")
	result := run(t, toolchain, cuemu.Run{Program: program, Env: []string{"MINT_VERBOSE=loops", "MINT_DEVICE=0"}})
	require.Zero(t, result.Exit, "%s", result.Stderr)
	assert.Regexp(t, `^mint: loop of heat: 1 times 3 launches, fastest \d+\.\d{6} ms, all \d+\.\d{6} ms
$`, string(result.Stderr))
}

// failures.cu says in its `want` lines which failures it has and what they print.
func TestFailures(t *testing.T) {
	toolchain, program := build(t, modeOfKernels(), "c++17", "failures.cu")
	result := run(t, toolchain, cuemu.Run{Program: program})
	require.Equal(t, "nothing failed\n", string(result.Stdout), "%s", result.Stderr)

	source, err := os.ReadFile(filepath.Join("testdata", "failures.cu"))
	require.NoError(t, err)
	wants := regexp.MustCompile(`(?m)^ *// want (\w+): (.*) \| (.*)$`).FindAllStringSubmatch(string(source), -1)
	require.Equal(t, strings.Count(string(source), "// want "), len(wants))
	for _, want := range wants {
		t.Run(want[1], func(t *testing.T) {
			result := run(t, toolchain, cuemu.Run{Program: program, Args: []string{want[1]}})
			message, hint, _ := strings.Cut(string(result.Stderr), "\n")
			assert.Equal(t, syscall.SIGABRT, result.Signal)
			assert.True(t, strings.HasPrefix(message, "f.c:7: mint: "+want[2]), "%s", message)
			assert.True(t, strings.HasPrefix(hint, "mint: hint: "), "%s", hint)
			assert.Contains(t, hint, want[3])
			assert.Equal(t, "handler: "+string(result.Stderr), string(result.Stdout))
		})
	}
}

func TestTextBringsWhatPartsNeed(t *testing.T) {
	dense := Text("sync", Dense)
	for _, needed := range []string{"mint_fail(", "mint_lookup(", "mint_scope", "mint_make_dense("} {
		assert.Contains(t, dense, needed)
	}
	for _, unneeded := range []string{"mint_array_of(", "mint_launched(", "mint_reach("} {
		assert.NotContains(t, dense, unneeded)
	}
	assert.Equal(t, Text("sync", Core), Text("sync"))
	assert.Equal(t, Text("sync", Dense, Launch), Text("sync", Launch, Dense, Launch))
	assert.Equal(t, 1, strings.Count(Text("sync", Parts()...), "SPDX-License-Identifier: 0BSD"))
	assert.Panics(t, func() { Text("sync", "denser") })
}

// Parts are found by the names that generated text uses.
func TestNeeded(t *testing.T) {
	assert.Empty(t, Needed("int main(void) {}"))
	assert.Equal(t, []string{Mapping, Table, Launch, Vector}, Needed("mint_table u_map; mint_load<2>(); mint_extents(); mint_launched();"))
	assert.Equal(t, []string{Element, Bytes}, Needed("mint_put(mint_read_bytes())"))
	for name, part := range map[string]string{"mint_require_capability": Launch, "mint_take": Stage, "mint_await": Tensor, "mint_sized": Sized,
		"mint_check_subscripts": Reach, "mint_make_dense": Dense, "mint_count": Count, "mint_before_call": Outside, "mint_scope": Transfer,
		"mint_copy_in": Copy, "mint_provide": Infer, "mint_agree": Agree, "mint_different": Differ, "mint_distinct": Meet,
		"mint_find_view": View, "mint_prepare_shared": Shared, "mint_join_block": Reduce, "mint_fetch": Tensor, "mint_result": Result} {
		assert.Equal(t, []string{part}, Needed(name+"("), name)
	}
}

// With -fruntime=include each part stands in mint.cuh for those who ask for it.
func TestHeader(t *testing.T) {
	text := Header()
	for _, part := range Parts() {
		assert.Contains(t, text, " // "+part+"\n")
	}
	assert.Equal(t, Header(), text)
	include := Include("stop", Vector)
	assert.Contains(t, include, "#define mint_cuh_guard mint_guard_stop\n#include \"mint.cuh\"\n")
	assert.Contains(t, include, "vector")
	assert.NotContains(t, include, "reduce")
}

// The text stands in users' files: no reserved names of ours, no macros left behind.
func TestTextIsAGoodGuest(t *testing.T) {
	text := Text("sync", Parts()...)
	macros := regexp.MustCompile(`(?m)^#define (\w+)`).FindAllStringSubmatch(text, -1)
	require.NotEmpty(t, macros)
	for _, macro := range macros {
		assert.Contains(t, text, "\n#undef "+macro[1]+"\n")
	}
	reserved := regexp.MustCompile(`\b_[A-Z_]\w*`)
	for _, name := range reserved.FindAllString(text, -1) {
		assert.Regexp(t, `^__(attribute__|extension__|int128|host__|device__|global__|syncthreads|syncwarp|pipeline_\w+|stcs|atomic_exchange_n|atomic_store_n|atomic_load_n|atomic_compare_exchange_n|threadfence_system|trap|builtin_unreachable|is_trivially_copyable|ATOMIC_\w+|x86_64__|FAST_MATH__|builtin_ia32_stmxcsr|linux__|LP64__|asm__|errno_location|NR_\w+|cvta_generic_to_shared|CUDA_ARCH__|shfl_\w+|forceinline__)$`, name)
	}
	defined := regexp.MustCompile(`(?m)^(?:template <[^>]*> )?(?:\[\[noreturn\]\] )?(?:mint_local|inline) [^(]*?(\w+)\(`)
	names := defined.FindAllStringSubmatch(text, -1)
	require.NotEmpty(t, names)
	for _, name := range names {
		assert.True(t, strings.HasPrefix(name[1], "mint_"), name[1])
	}
}

// TestHeads: each part says in its first lines which idea it holds.
func TestHeads(t *testing.T) {
	head := regexp.MustCompile(`^// SPDX-License-Identifier: 0BSD\n((#include .*)?\n)*// (The run time of|---- .* ----\n)`)
	for _, part := range Parts() {
		assert.Regexp(t, head, read(part), part)
	}
}
