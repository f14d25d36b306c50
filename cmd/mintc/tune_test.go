package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"

	"mintc/codegen/cuda/runtime"
	"mintc/internal/cuemu"
	"mintc/internal/testmode"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// nvccVariable makes this test binary a stand-in for nvcc: it builds for the CPU, with the emulator of "mintc check".
const nvccVariable = "MINTC_TEST_NVCC"

// stubCompiler does what the script of "mintc tune" asks of nvcc. A text is built once, by the first of the processes that
// want it: -fmad says nothing to the emulator.
func stubCompiler(args []string) int {
	if slices.Contains(args, "--version") {
		fmt.Println("Cuda compilation tools, release 13.0, V13.0.88")
		return 0
	}
	build := cuemu.Build{Mode: cuemu.Quick, Traps: true, Separate: runtime.Separate, Output: args[slices.Index(args, "-o")+1]}
	for i, word := range args {
		switch {
		case strings.HasSuffix(word, ".cu"):
			build.Sources = append(build.Sources, word)
		case word == "-Xcompiler":
			build.Flags = append(build.Flags, strings.Split(args[i+1], ",")...)
		}
	}
	built := strings.TrimSuffix(build.Output, filepath.Ext(build.Output)) + ".built"
	if lock, err := os.Create(built + ".lock"); err == nil {
		defer lock.Close()
		_ = syscall.Flock(int(lock.Fd()), syscall.LOCK_EX)
	}
	err := os.Link(built, build.Output)
	if err != nil {
		var toolchain *cuemu.Toolchain
		if toolchain, err = cuemu.Find(); err == nil {
			err = toolchain.Build(context.Background(), build)
		}
		if err == nil {
			_ = os.Link(build.Output, built)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		return 1
	}
	return 0
}

// gpuMachine puts stand-ins for nvcc and nvidia-smi on the PATH.
func gpuMachine(t *testing.T) {
	t.Helper()
	requireChecker(t)
	self, err := os.Executable()
	require.NoError(t, err)
	bin := t.TempDir()
	for name, text := range map[string]string{
		"nvcc":       fmt.Sprintf("#!/bin/sh\n%s=1 exec '%s' \"$@\"\n", nvccVariable, self),
		"nvidia-smi": "#!/bin/sh\ncase $1 in *compute_cap*) echo 9.0 ;; *driver*) echo 580.1 ;; *) echo An emulated GPU ;; esac\n",
	} {
		require.NoError(t, os.WriteFile(filepath.Join(bin, name), []byte(text), 0o755))
	}
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
	t.Setenv("TUNE_JOBS", "2")
}

// tuned is a program with a time loop and a header of its own.
var tuned = map[string]string{
	"size.h": "#define N 70\n",
	"heat.c": `#include "size.h"
#include <stdio.h>
#include <stdlib.h>
static double a[N][N], b[N][N];
int main(int argc, char **argv)
{
    int steps = argc > 1 ? atoi(argv[1]) : 4;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            a[i][j] = b[i][j] = i * 3 % 7 + j;
    double (*u)[N] = a, (*v)[N] = b;
#pragma mint copy(u, toDevice, N, N)
#pragma mint copy(v, toDevice, N, N)
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int i = 1; i < N - 1; i++)
            for (int j = 1; j < N - 1; j++)
                v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
#pragma mint single
        { double (*w)[N] = u; u = v; v = w; }
    }
#pragma mint copy(u, fromDevice, N, N)
    double s = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            s = s * 1.0001 + u[i][j];
    printf("%.17g\n", s);
}
`}

func writeTuned(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range tuned {
		write(t, dir, name, text)
	}
	return dir
}

// TestTune runs the whole path: candidates, script, record, and translations that use it.
func TestTune(t *testing.T) {
	gpuMachine(t)
	testmode.InTurn(t)
	dir := writeTuned(t)
	got := mintc(t, dir, "tune", "heat.c", "--candidates=2", "--runs=2", "--", "6")
	require.Zero(t, got.status, got.stderr)
	assert.Contains(t, got.stdout, "heat.mint-tune: mintc -O3 -arch=sm_90 uses it from now on\n")
	assert.NotContains(t, got.stderr, "candidate program", "no candidate is at fault")
	record := read(t, dir, "heat.mint-tune")
	for _, line := range []string{"device An emulated GPU", "driver 580.1", "nvcc 13.0.88", "arch sm_90", "run 6"} {
		assert.Contains(t, record, line+"\n")
	}
	assert.NotContains(t, record, "untimed")
	assert.Regexp(t, `(?m)^chain main_chain1 [0-9a-f]+ steps 6$`, record)
	assert.Regexp(t, `(?m)^[ *] +\d+\.\d+ ms  -ftrapezoid=auto  plan=[0-9a-f]{16}$`, record, "what -O3 chooses unasked")
	assert.Equal(t, 2, strings.Count(record, "\n* "), "a star for the nest and one for the time loop:\n%s", record)
	assert.Equal(t, []string{"heat.c", "heat.mint-tune", "size.h"}, names(t, dir))

	for options, status := range map[string]int{"-O3 -arch=sm_90": 0, "-O3 -arch=sm_80": 1, "-O3 -ftune=off": 0, "-O2": 0} {
		got := mintc(t, dir, append(strings.Fields(options), "heat.c", "-o", "-")...)
		assert.Equal(t, status, got.status, "%s\n%s", options, got.stderr)
	}
	assert.Equal(t, "heat.cu: heat.c size.h heat.mint-tune\n", dependencies(t, dir, "-O3", "-arch=sm_90"))
	assert.Equal(t, "heat.cu: heat.c size.h\n", dependencies(t, dir, "-O3", "-arch=sm_90", "-ftune=off"))
	assert.Equal(t, "heat.cu: heat.c size.h\n", dependencies(t, dir, "-O2"))
}

func dependencies(t *testing.T, dir string, options ...string) string {
	t.Helper()
	got := mintc(t, dir, append(options, "-MMD", "heat.c")...)
	require.Zero(t, got.status, got.stderr)
	rule := read(t, dir, "heat.d")
	require.NoError(t, os.Remove(filepath.Join(dir, "heat.d")))
	return rule
}

// TestTuneUsesTheStar: the plan with the star is taken, whichever the model prefers.
func TestTuneUsesTheStar(t *testing.T) {
	t.Setenv(realPipelineVariable, "1")
	dir := writeTuned(t)
	require.Zero(t, mintc(t, dir, "tune", "heat.c", "--emit", "set", "-arch=sm_90", "--candidates=3").status)
	candidates := read(t, dir, "set", "candidates")
	plans := strings.Split(candidates[strings.Index(candidates, "\nnest ")+1:], "\n")[1:4]
	for i, plan := range plans {
		_, options, _ := strings.Cut(plan, "untimed  ")
		text := strings.ReplaceAll(candidates, "\n*        untimed  -ftile", "\n         untimed  -ftile")
		text = strings.Replace(text, "         untimed  "+options+"\n", "*       1.5000 ms  "+options+"\n", 1)
		text = strings.Replace(text, plan+"\n", "*       1.5000 ms  "+options+"\n", 1)
		write(t, dir, "heat.mint-tune", text)
		got := mintc(t, dir, "heat.c", "-O3", "-arch=sm_90", "-dump=plans")
		require.Zero(t, got.status, "%d: %s", i, got.stderr)
		tile := strings.TrimPrefix(strings.Fields(options)[0], "-ftile=")
		got = mintc(t, dir, "heat.c", "-O3", "-arch=sm_90", "-dump=plan", "-ftrapezoid=off")
		assert.Contains(t, got.stdout, "tile "+strings.ReplaceAll(tile, ",", "x")+"x1", "%s", got.stdout)
	}
}

// TestTuneStale: a record counts for the options, the card and the text that it was made for.
func TestTuneStale(t *testing.T) {
	t.Setenv(realPipelineVariable, "1")
	dir := writeTuned(t)
	record := func(options ...string) {
		require.Zero(t, mintc(t, dir, append([]string{"tune", "heat.c", "--emit", "set", "-arch=sm_90", "--candidates=2"}, options...)...).status)
		write(t, dir, "heat.mint-tune", strings.Replace(read(t, dir, "set", "candidates"), "\ndevice\n", "\ndevice NVIDIA H200\n", 1))
	}
	refused := func(reason string, options ...string) {
		got := mintc(t, dir, append([]string{"heat.c", "-O3", "-arch=sm_90", "-o", "-"}, options...)...)
		if reason == "" {
			assert.Zero(t, got.status, "%v\n%s", options, got.stderr)
			return
		}
		assert.Equal(t, exitRejected, got.status, "%v\n%s", options, got.stderr)
		assert.Contains(t, got.stderr, "heat.mint-tune:", options)
		assert.Contains(t, got.stderr, reason, options)
		assert.Zero(t, mintc(t, dir, append([]string{"heat.c", "-O3", "-arch=sm_90", "-o", "-", "-ftune=off"}, options...)...).status, "the way out")
	}
	record()
	refused("")
	refused("", "-fdevice=h200")
	refused("", "-fhost-guard=off")
	for _, option := range []string{"-fassociative-math", "-ffp-contract=off", "-ftile=32,8", "-fno-shared", "-fregister", "-fpass-disable=repeat", "-fstream=columns=1"} {
		refused("error: these plans were measured with none of the options that plans depend on, and this translation has "+option+" ", option)
	}
	refused("error: these plans were measured on NVIDIA H200, and this translation is for NVIDIA H100 80GB HBM3 ", "-fdevice=h100")
	measured := read(t, dir, "heat.mint-tune")
	auto := strings.NewReplacer("*        untimed  -ftrapezoid=off", "         untimed  -ftrapezoid=off", "         untimed  -ftrapezoid=auto", "*        untimed  -ftrapezoid=auto").Replace(measured)
	assert.NotEqual(t, measured, auto)
	other := regexp.MustCompile(`(?m)^(\*.*plan=)[0-9a-f]+$`)
	for _, text := range []string{measured, auto} {
		write(t, dir, "heat.mint-tune", text)
		refused("")
		for _, at := range other.FindAllStringIndex(text, -1) {
			write(t, dir, "heat.mint-tune", text[:at[1]-16]+"0000000000000000"+text[at[1]:])
			refused("' asks for another plan than it did when it was measured: mintc has changed since ")
		}
	}
	assert.Len(t, other.FindAllString(auto, -1), 2, "that of the nest and that of the time loop")
	write(t, dir, "heat.mint-tune", measured)

	write(t, dir, "size.h", "#define N 71\n")
	refused("error: nest 'main_sweep1' has changed since it was measured ")

	record("-fassociative-math", "-ffp-contract=off")
	refused("", "-fassociative-math", "-ffp-contract=off")
	refused("error: these plans were measured with -fassociative-math -ffp-contract=off, and this translation has none of them ")
}

// TestTuneEmit: the folder needs nothing but itself, nvcc and the script.
func TestTuneEmit(t *testing.T) {
	gpuMachine(t)
	dir := writeTuned(t)
	got := mintc(t, dir, "tune", "heat.c", "--emit=set", "-arch=sm_90", "--candidates=2", "--runs=1")
	require.Zero(t, got.status, got.stderr)
	assert.Contains(t, got.stdout, "mintc tune --read set heat.c\n")
	assert.Equal(t, exitRejected, mintc(t, dir, "tune", "--read", "set", "heat.c").status, "nothing was measured yet")
	write(t, dir, "set/times", "time\t0\t0\t0\tmain_sweep1\t1.5\t1\n")
	require.Zero(t, mintc(t, dir, "tune", "heat.c", "--emit=set", "-arch=sm_90", "--candidates=2", "--runs=1").status)
	assert.NoFileExists(t, filepath.Join(dir, "set", "times"), "they are of earlier candidates")
	got = mintc(t, dir, "tune", "heat.c", "--emit=none", "-arch=sm_90", "-o", "size.h")
	assert.Contains(t, got.stderr, "tune: the record size.h would overwrite size.h, which was read")

	elsewhere := filepath.Join(t.TempDir(), "moved")
	require.NoError(t, os.Rename(filepath.Join(dir, "set"), elsewhere))
	// A candidate with other results does not count, and one that does not compile neither.
	one := filepath.Join(elsewhere, "1.cu")
	require.NoError(t, os.WriteFile(one, []byte(strings.Replace(read(t, one), `printf("%.17g\n", s)`, `printf("%.17g\n", s + 1)`, 1)), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(elsewhere, "3.cu"), []byte("int main( { }\n"), 0o600))
	script := exec.Command("bash", filepath.Join(elsewhere, "run.sh"), "5")
	script.Dir = t.TempDir()
	said, err := script.CombinedOutput()
	require.NoError(t, err, "%s", said)

	got = mintc(t, dir, "tune", "--read", elsewhere, "heat.c")
	require.Zero(t, got.status, "%s\n%s", got.stderr, said)
	record := read(t, dir, "heat.mint-tune")
	assert.Contains(t, record, "\nrun 5\n")
	assert.Contains(t, record, "  # other results than candidate 0; lines with times: --ignore=REGEX, sums in another order: --tolerance=REL\n")
	assert.Contains(t, record, "  # does not compile: ")
	assert.Zero(t, mintc(t, dir, "heat.c", "-O3", "-arch=sm_90", "-o", "-").status)
}

// TestTuneRounds: the script runs again what may still win, and nothing else. The programs are stand-ins, with the times of the processes in order.
func TestTuneRounds(t *testing.T) {
	t.Setenv(realPipelineVariable, "1")
	dir := writeTuned(t)
	require.Zero(t, mintc(t, dir, "tune", "heat.c", "--emit=set", "-arch=sm_90", "--candidates=3").status)
	set, bin := filepath.Join(dir, "set"), t.TempDir()
	write(t, bin, "nvcc", `#!/bin/sh
case $1 in --version) exit ;; esac
while [ "$1" != -o ]; do shift; done
cat >"$2" <<'END'
#!/bin/bash
echo result
[[ $0 = *.timed ]] || exit 0
name=${0%.timed}; p=${name##*/}
if [ "$MINT_VERBOSE" = 1 ]; then echo "mint: main_sweep1: 6 launches, 1.0 ms" >&2; exit; fi
echo >>"$name.runs"; read -r -a times <"$name.times"; n=$(wc -l <"$name.runs")
t=${times[n - 1]:-${times[-1]}}
echo "mint: loop of main_sweep1: 1 times 6 launches, fastest $t ms, all $t ms" >&2
END
chmod +x "$2"
`)
	require.NoError(t, os.Chmod(filepath.Join(bin, "nvcc"), 0o755))
	t.Setenv("NVCC", filepath.Join(bin, "nvcc"))
	list := read(t, set, "list")
	require.Equal(t, 7, strings.Count(list, "\tloops\n"), "program 0 for both, two for the nest, three for the time loop:\n%s", list)
	// runs are the processes of each program that were timed.
	runs := func(times ...string) (counts []int) {
		require.NoError(t, os.RemoveAll(filepath.Join(set, "build")))
		for p, list := range times {
			write(t, set, fmt.Sprintf("build/%d.times", p), list)
		}
		said, err := exec.Command("bash", filepath.Join(set, "run.sh")).CombinedOutput()
		require.NoError(t, err, "%s", said)
		for p := range times {
			made, err := os.ReadFile(filepath.Join(set, "build", fmt.Sprintf("%d.runs", p)))
			require.NoError(t, err, "%s", said)
			counts = append(counts, strings.Count(string(made), "\n"))
		}
		require.Zero(t, mintc(t, dir, "tune", "--read", "set", "heat.c").status)
		return counts
	}
	chosen := func() string {
		return regexp.MustCompile(`(?m)^\* .* ms  (-ftrapezoid\S*( -ftrapezoid-kind\S*)?)`).FindStringSubmatch(read(t, dir, "heat.mint-tune"))[1]
	}
	record := read(t, set, "candidates")
	option := func(n int) string { // of the time loop
		_, chain, _ := strings.Cut(record, "\nchain ")
		return strings.TrimSpace(strings.Split(strings.Split(strings.Split(chain, "\n")[1+n], "untimed  ")[1], "  plan=")[0])
	}
	assert.Equal(t, []int{2, 1, 1, 3, 3, 2}, runs("9", "8", "8.5", "1", "1.005", "1.3"), "nests whose ordinary launches cannot win; what is within 1 %")
	assert.Equal(t, []int{2, 1, 1, 7, 7, 3}, runs("9", "8", "8.5", "4 1", "1.02", "1.15"), "within 2 % to the last round")
	assert.Equal(t, option(1), chosen(), "four times as slow in the first process")
	assert.Equal(t, []int{3, 3, 2, 2, 2, 2}, runs("1", "1.005", "1.3", "2", "2", "2"), "ordinary launches win")
	assert.Equal(t, "-ftrapezoid=off", chosen())
	assert.Equal(t, []int{7, 7, 2, 7, 3, 2}, runs("1.15", "1", "1.3", "1.03", "1.12", "2"), "they win with the second plan of the nest only, so that this goes on")
	assert.Equal(t, "-ftrapezoid=off", chosen())
}

// TestTuneRefuses are command lines that cannot be.
func TestTuneRefuses(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "in.c", "int x;\n")
	write(t, dir, "full/file", "")
	for args, want := range map[string]string{
		"tune":                               "tune: it needs one C file; \"mintc tune in.c -- arguments\" is how to call it",
		"tune in.o":                          "tune: it needs one C file",
		"tune in.c -MD":                      "tune: it writes no translation",
		"tune in.c --emit=a --read=b":        "tune: --emit comes before the measurement",
		"tune in.c --runs=0":                 "--runs=0: not a number from 1 to 255",
		"in.c --runs=3":                      "--runs belongs to \"mintc tune\"",
		"tune in.c --read=none":              "tune: none was not written by \"mintc tune --emit\": no such file or directory",
		"tune -arch=sm_90 in.c --emit=full":  "tune: the folder full holds other files; name one that is new",
		"tune -arch=sm_90 in.c --emit=in.c":  "tune: cannot write in.c: not a directory",
		"tune -arch=sm_90 in.c -o in.c":      "tune: the record in.c would overwrite in.c, which was read",
		"tune none.c -arch=sm_90 --emit=new": "tune: cannot read none.c: no such file or directory",
		"in.c -O3 -ftune=none":               "cannot read the measured plans in none: no such file or directory; -ftune=off does without",
	} {
		got := mintc(t, dir, strings.Fields(args)...)
		assert.NotZero(t, got.status, args)
		assert.Contains(t, got.stderr, "mintc: error: "+want, args)
	}
	assert.NoDirExists(t, filepath.Join(dir, "new"))
}
