package main

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"mintc/internal/driver"
	"mintc/optimizer"
	"mintc/parser"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func parse(t *testing.T, args string) *command {
	t.Helper()
	c, err := parseCommand(strings.Fields(args))
	require.NoError(t, err, args)
	return c
}

func TestSettings(t *testing.T) {
	c := parse(t, "in.c -O3 -arch=sm_90 -ftile=32,8,1 -fchunk=1,1,8 -fno-shared -fregister -ftrapezoid=off -fpass-disable=stream -ffp-contract=off"+
		" -P -dump=plan -fassociative-math -Ia -iquote b -isystem c -DX -UX -DY=2 -include p.h -std=gnu11 -fopenmp -pthread")
	want := driver.Defaults()
	want.Level, want.Arch = 3, "sm_90"
	want.Tile, want.Chunk = []int{32, 8, 1}, []int{1, 1, 8}
	want.Shared, want.Register = driver.Off, driver.On
	want.Trapezoid, want.PassDisable, want.Contract = "off", []string{"stream"}, "off"
	want.LineMarkers, want.Dump, want.Associative = false, "plan", true
	want.Parser = parser.Options{
		Include: []parser.Dir{{Path: "a", Kind: parser.Angle}, {Path: "b", Kind: parser.Quote}, {Path: "c", Kind: parser.System}},
		Macros: []parser.Macro{{Name: "X", Value: "1"}, {Name: "X", Undef: true}, {Name: "Y", Value: "2"},
			{Name: "_REENTRANT", Value: "1"}},
		PreInclude: []string{"p.h"}, Std: "gnu11", OpenMP: true,
	}
	assert.Equal(t, want, c.options)
	assert.Equal(t, []string{"in.c"}, c.operands)
}

func TestLevels(t *testing.T) {
	for args, want := range map[string]int{"": 2, "-O": 1, "-O0": 0, "-O1": 1, "-O2": 2, "-O3": 3, "-O9": 3,
		"-Os": 2, "-Og": 0, "-Ofast": 3, "-O3 -O0": 0} {
		assert.Equal(t, want, parse(t, args).options.Level, args)
	}
}

func TestArchitectures(t *testing.T) {
	for args, want := range map[string]string{"": "sm_80", "-arch=sm_90": "sm_90", "-arch compute_90": "sm_90", "-arch=sm_90a": "sm_90a",
		"--gpu-architecture=sm_121": "sm_121", "--gpu-architecture sm_110": "sm_110", "--offload-arch=sm_75": "sm_75",
		"-gencode arch=compute_90,code=sm_90 -gencode=arch=compute_80,code=[sm_80,compute_80] --generate-code=arch=compute_100,code=sm_100": "sm_80",
		"-arch=sm_75 -gencode arch=compute_90,code=sm_90": "sm_90"} {
		assert.Equal(t, want, parse(t, args).options.Arch, args)
	}
}

// TestOptionsOfNewerCompilers are those that hardened and clang builds pass.
func TestOptionsOfNewerCompilers(t *testing.T) {
	c := parse(t, "in.c -fhardened -Weverything -Wtautological-compare -fstrict-flex-arrays=3 -ftime-trace -fno-color-diagnostics -ferror-limit=3 --sysroot=/s")
	assert.Len(t, c.ignored, 6)
	assert.Equal(t, 3, c.report.MaxErrors)
	assert.Equal(t, "/s", c.options.Parser.Sysroot)
}

func TestBadValues(t *testing.T) {
	for args, want := range map[string]string{
		"-Oops":                       "-Oops: not a level: write -O0, -O1, -O2 or -O3",
		"-arch=80":                    "-arch=80: not an architecture; write sm_80, sm_90 or another",
		"-arch=native":                "-arch=native: not implemented in this version; name the architecture",
		"-arch=sm_91":                 "-arch=sm_91: not an architecture that mintc knows; these are: sm_70 sm_72 sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_103 sm_110 sm_120 sm_121",
		"-gencode=sm_90":              "-gencode=sm_90: write arch=compute_90,code=sm_90",
		"-gencode arch=compute_91":    "-gencode=arch=compute_91: not an architecture that mintc knows; these are: sm_70 sm_72 sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_103 sm_110 sm_120 sm_121",
		"-fmax-errors=x":              "-fmax-errors=x: not a number",
		"--cpu-limit=1m":              "--cpu-limit=1m: not a number of seconds",
		"-std=c++17":                  "-std=c++17: the input is C; for C++ there is nvcc itself",
		"-ftile=32,0":                 "-ftile=32,0: not one to three positive numbers, as in 32,8,1",
		"-ftile=1,1,1,1":              "-ftile=1,1,1,1: not one to three positive numbers, as in 32,8,1",
		"-fchunk=":                    "-fchunk=: not one to three positive numbers, as in 32,8,1",
		"-ftrapezoid=0":               "-ftrapezoid=0: neither auto, off nor a number of steps from 1 to 64",
		"-fcuda-check=yes":            "-fcuda-check=yes: not one of on, off",
		"-ffp-contract=sometimes":     "-ffp-contract=sometimes: not one of on, off",
		"-dump=everything":            "-dump=everything: not one of stencil, rewritten, plan, plans, kernel",
		"-D 3":                        "-D 3: not a macro name",
		"-U f(x)":                     "-U f(x): not a macro name",
		"-fdiagnostics-format=sarif":  "-fdiagnostics-format=sarif: not implemented in this version",
		"-fdiagnostics-color=perhaps": "-fdiagnostics-color=perhaps: not one of auto, always, never",
		"-fpass-disable=a,,b":         "-fpass-disable=a,,b: there is no pass 'a'; the passes are: " + strings.Join(optimizer.PassNames(), ", "),
		"-MF x.d":                     "-MP, -MF, -MT and -MQ need -MD, -MMD or -M",
	} {
		_, err := parseCommand(strings.Fields(args))
		assert.EqualError(t, err, want, args)
	}
	_, err := parseCommand([]string{"-o", ""})
	assert.EqualError(t, err, "-o : the file name is empty")
}

// TestGlossaryNamesPasses: the glossary lists what -fpass-disable= takes.
func TestGlossaryNamesPasses(t *testing.T) {
	text, err := os.ReadFile("../../doc/glossary.md")
	require.NoError(t, err)
	_, list, found := strings.Cut(string(text), "`-fpass-disable=` takes the names")
	require.True(t, found)
	list, _, _ = strings.Cut(list, "\n\n")
	var names []string
	for _, m := range regexp.MustCompile("`([a-z]+)`").FindAllStringSubmatch(list, -1) {
		names = append(names, m[1])
	}
	assert.Equal(t, optimizer.PassNames(), names)
}

func TestHelpFitsAndIsComplete(t *testing.T) {
	help := helpText()
	for line := range strings.Lines(help) {
		assert.LessOrEqual(t, len(strings.TrimSuffix(line, "\n")), 80, line)
	}
	for i := range options {
		if o := &options[i]; o.help != "" {
			assert.Contains(t, help, "\n  "+o.spelling[:2], o.spelling)
		}
	}
	for _, option := range []string{"-o FILE", "-OLEVEL", "-f[no-]shared", "-ftrapezoid=auto|off|N", "-MF FILE", "-arch=sm_NN"} {
		assert.Contains(t, help, "\n  "+option)
	}
	assert.NotContains(t, help, "--report", "what is refused is not offered")
}

func TestNvccFlags(t *testing.T) {
	c := parse(t, "src/in.c -arch=sm_90 -I inc -iquote q -isystem s -DN=3 -UM -include p.h")
	c.options.Parser.Include[0].Path = "my inc"
	assert.Equal(t, "-arch=sm_90 -Isrc '-Imy inc' -Xcompiler -iquote,q -isystem s -DN=3 -UM -include p.h\n", nvccFlags(c))
	assert.Equal(t, "-arch=sm_80\n", nvccFlags(parse(t, "in.c")))
	assert.Equal(t, "-arch=sm_80\n", nvccFlags(parse(t, "src/in.c -o src/out.cu")))
}

// TestHelpTopics: every sub-command has help of its own, which fits.
func TestHelpTopics(t *testing.T) {
	dir := t.TempDir()
	assert.Equal(t, helpText(), mintc(t, dir, "help").stdout)
	for name := range subcommands {
		if name == "help" {
			continue
		}
		got := mintc(t, dir, "help", name)
		assert.Zero(t, got.status, name)
		assert.Contains(t, got.stdout, "usage: mintc "+name)
		for line := range strings.Lines(got.stdout) {
			assert.LessOrEqual(t, len(line), 81, line)
		}
	}
	assert.Contains(t, mintc(t, dir, "help", "tune").stdout, "--emit=DIR")
	assert.Contains(t, mintc(t, dir, "help", "x").stderr, "help: write \"mintc help\" and one of check, doctor, explain, model, tune\n")
}
