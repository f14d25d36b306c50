package main

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestNormalise(t *testing.T) {
	for _, c := range []struct{ args, want string }{
		{"in.c", "in.c"},
		{"- -o -", "- --o=-"},
		{"-o out.cu in.c", "--o=out.cu in.c"},
		{"-oout.cu in.c", "--o=out.cu in.c"},
		{"-MD -MF a.d in.c", "--MD= --MF=a.d in.c"},
		{"-MFa.d -MTx -MQ y -MP -MMD", "--MF=a.d --MT=x --MQ=y --MP= --MMD="},
		{"-O in.c", "--O= in.c"},
		{"-O3 -Os -Ofast -Og", "--O=3 --O=s --O=fast --O=g"},
		{"-std=c99", "--std=c99"},
		{"-Iinc -I inc -iquote q -isystem s", "--I=inc --I=inc --iquote=q --isystem=s"},
		{"-DN=3 -D N=a=b -UN -U N -include x.h", "--D=N=3 --D=N=a=b --U=N --U=N --include=x.h"},
		{"-o --", "--o=--"},
		{"-I -O3", "--I=-O3"}, // as gcc: the value is the next word, whatever it looks like
		{"-arch=sm_90 -arch sm_90", "--arch=sm_90 --arch=sm_90"},
		{"-fshared -fno-shared", "--f[no-]shared=on --f[no-]shared=off"},
		{"-ftrapezoid -fno-trapezoid -ftrapezoid=4", "--f[no-]trapezoid=on --f[no-]trapezoid=off --ftrapezoid=4"},
		{"-fassociative-math -fwrapv -fno-wrapv", "--f[no-]associative-math=on --f=wrapv --f=no-wrapv"},
		{"-M -Minfo -march=native -mavx2", "--M= --Minfo= --m=arch=native --m=avx2"},
		{"-Wall -Werror -Werror=vla -Wno-error -Wno-such -w -Wl,-z", "--W=all --Werror= --W=error=vla --Wno-error= --W=no-such --w= --W=l,-z"},
		{"-g -g3 -lm -l m -Ldir -L dir -c -pipe", "--g= --g=3 --l=m --l=m --L=dir --L=dir --c= --pipe="},
		{"-fsanitize=address -fdiagnostics-color -fdiagnostics-color=never", "--f=sanitize=address --f[no-]diagnostics-color=on --fdiagnostics-color=never"},
		{"-v --version --help --print-nvcc-flags", "--v= --version= --help= --print-nvcc-flags="},
		{"-P -- -O3 --", "--P= -- -O3 --"},
	} {
		got, err := normalise(strings.Fields(c.args))
		if assert.NoError(t, err, c.args) {
			assert.Equal(t, strings.Fields(c.want), got, c.args)
		}
	}
}

func TestNormaliseRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"-shared":                     "unknown option -shared; did you mean -fshared?",
		"-fshraed":                    "unknown option -fshraed; did you mean -fshared?",
		"-fno-sharde":                 "unknown option -fno-sharde; did you mean -fno-shared?",
		"-ftrapezoids=4":              "unknown option -ftrapezoids=4; did you mean -ftrapezoid=4?",
		"-std":                        "unknown option -std; did you mean -std=?",
		"--vers":                      "unknown option --vers",
		"--versio":                    "unknown option --versio; did you mean --version?",
		"-version":                    "unknown option -version; did you mean --version?",
		"--std=c99":                   "unknown option --std=c99; did you mean -std=c99?",
		"-Walll":                      "unknown option -Walll; did you mean -Wall?",
		"-zzz":                        "unknown option -zzz",
		"-o":                          "-o needs a FILE after it",
		"-MF":                         "-MF needs a FILE after it",
		"-arch":                       "-arch needs a sm_NN after it",
		"-output x":                   "-output: write -o FILE",
		"--report=f.html":             "--report=f.html: not implemented in this version",
		"--report=r.html":             "--report=r.html: not implemented in this version",
		"-fverify":                    "-fverify: not implemented in this version",
		"-ftime-report":               "-ftime-report: not implemented in this version",
		"-Rpass-missed=tile":          "-Rpass-missed=tile: not implemented in this version; -Minfo prints all remarks",
		"--arch=sm_90a":               "unknown option --arch=sm_90a; did you mean -arch=sm_90a?",
		"-march=sm_90":                "-march=sm_90: this names the processor of the host; for the GPU, write -arch=sm_NN",
		"-mcpu=sm_90":                 "-mcpu=sm_90: this names the processor of the host; for the GPU, write -arch=sm_NN",
		"-dump":                       "-dump: write -dump=stencil, -dump=rewritten, -dump=plan, -dump=plans or -dump=kernel",
		"-S":                          "-S: mintc makes no assembly; give its output to nvcc -ptx",
		"-m32":                        "-m32: " + otherLayout,
		"-fpack-struct=2":             "-fpack-struct=2: " + otherLayout,
		"-fsingle-precision-constant": "-fsingle-precision-constant: " + otherNumbers,
		"-fno-signed-char":            "-fno-signed-char: " + otherLayout,
		"-fdiagnostics-formt=json":    "unknown option -fdiagnostics-formt=json; did you mean -fdiagnostics-format=json?",
		"-Wp,-MD,x":                   "unknown option -Wp,-MD,x",
		"-ffoo-bar-baz-quux-corge":    "unknown option -ffoo-bar-baz-quux-corge",
		"--print-nvcc-flag -o x in":   "unknown option --print-nvcc-flag; did you mean --print-nvcc-flags?",
	} {
		_, err := normalise(strings.Fields(args))
		assert.EqualError(t, err, want, args)
	}
}

// TestEveryRowIsReachable fails for a row that a longer one hides, or that has
// no setter and no refusal.
func TestEveryRowIsReachable(t *testing.T) {
	for i := range options {
		o := &options[i]
		word := o.spelling
		switch {
		case o.arity == equals:
			word += "=x"
		case o.accepts != nil:
			word += "no-such"
			if !o.accepts(word) {
				word = o.spelling + map[string]string{"-f": "PIC", "-m": "64"}[o.spelling]
			}
		}
		found, _, _ := findOption(word)
		assert.Same(t, o, found, word)
		assert.NotEqual(t, o.set == nil, o.refusal == "", "%s has either a setter or a refusal", o.spelling)
	}
}

func TestSplitWords(t *testing.T) {
	for text, want := range map[string][]string{
		"":                         nil,
		" -O3\n\t-g ":              {"-O3", "-g"},
		`-DN="a b" 'c "d" e'`:      {"-DN=a b", `c "d" e`},
		`-DS=\"x\" a\ b "q\"r"`:    {`-DS="x"`, "a b", `q"r`},
		`'a\'b' ""`:                {"a'b", ""}, // a backslash counts within single quotes too
		"open 'quote never closed": {"open", "quote never closed"},
	} {
		assert.Equal(t, want, splitWords(text), "%q", text)
	}
}

func TestResponseFiles(t *testing.T) {
	dir := t.TempDir()
	inner := write(t, dir, "inner", "-O1 'in put.c'")
	outer := write(t, dir, "outer", "-DX=1 @"+inner+" -g")
	got, err := expandResponseFiles([]string{"-v", "@" + outer, "--", "@kept"})
	require.NoError(t, err)
	assert.Equal(t, []string{"-v", "-DX=1", "-O1", "in put.c", "-g", "--", "@kept"}, got)

	loop := write(t, dir, "loop", "")
	write(t, dir, "loop", "@"+loop)
	_, err = expandResponseFiles([]string{"@" + loop})
	assert.ErrorContains(t, err, "do they name each other?")
	_, err = expandResponseFiles([]string{"@" + dir + "/missing"})
	assert.ErrorContains(t, err, "cannot read the options in")
}

// FuzzNormalise checks what pflag relies on: before "--", each word is an
// operand of the input or "--NAME=VALUE" with the name of a row.
func FuzzNormalise(f *testing.F) {
	for _, seed := range []string{"-MF\x00a.d", "-O\x00in.c", "-output\x00x", "-std=c99", "--\x00-x", "-fno-shared\x00-\x00-I", "-" + strings.Repeat("\xb0", 12000) + "c"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, joined string) {
		args := strings.Split(joined, "\x00")
		got, err := normalise(args)
		if err != nil {
			return
		}
		for i, word := range got {
			if word == "--" {
				assert.Equal(t, args[len(args)-len(got[i:]):], got[i:])
				break
			}
			if !strings.HasPrefix(word, "--") {
				assert.Contains(t, args, word)
				assert.False(t, len(word) > 1 && word[0] == '-', "%q", word)
				continue
			}
			name, _, hasValue := strings.Cut(word[2:], "=")
			assert.True(t, hasValue && slices.ContainsFunc(options, func(o option) bool { return o.name() == name }), "%q", word)
		}
		_, _ = parseCommand(slices.DeleteFunc(args, func(a string) bool { return strings.HasPrefix(a, "@") }))
	})
}
