package parser

import (
	"io/fs"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/testmode"
)

// TestSystemMacros holds that the table has what the C compiler here finds in its own headers and not in the bundled ones. Another
// version of the C library may have a few names more.
func TestSystemMacros(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		testmode.Skip(t, err)
	}
	var missing []string
	found := 0
	for _, header := range bundledHeaders(t) {
		for _, std := range []string{"gnu17", "c99"} {
			include := "#include <" + header + ">\n"
			u := mustParse(t, include, Options{Std: std})
			for _, name := range systemDefines(t, include, std) {
				if u.AST.Macros[name] == nil && !strings.HasPrefix(name, "__SSE") && !strings.HasPrefix(name, "__MMX") {
					found++
					if !systemMacros[name] {
						missing = append(missing, header+": "+name)
					}
				}
			}
		}
	}
	assert.Greater(t, found, 5000)
	assert.Less(t, len(missing), found/100, "%s", strings.Join(missing, "\n"))
}

// bundledHeaders are the headers that mintc brings along, as programs name them.
func bundledHeaders(t *testing.T) (names []string) {
	const root = "bundled/include"
	require.NoError(t, fs.WalkDir(bundled, root, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && !strings.HasSuffix(path, "omp.h") {
			names = append(names, strings.TrimPrefix(path, root+"/"))
		}
		return err
	}))
	return names
}

// systemDefines are the macros that gcc knows behind text.
func systemDefines(t *testing.T, text, std string) (names []string) {
	cmd := exec.Command("gcc", "-std="+std, "-dM", "-E", "-")
	cmd.Stdin = strings.NewReader(text)
	out, err := cmd.Output()
	require.NoError(t, err)
	for _, m := range regexp.MustCompile(`(?m)^#define (\w+)`).FindAllStringSubmatch(string(out), -1) {
		names = append(names, m[1])
	}
	return names
}

func TestConditionalsOfTheSystem(t *testing.T) {
	if _, err := exec.LookPath("gcc"); err != nil {
		testmode.Skip(t, err)
	}
	for text, host := range map[string]bool{
		"#include <stdio.h>\n#ifdef __GLIBC__\nint x;\n#endif\nint *p = &x;\n":                                      true,
		"#include <unistd.h>\n#define TIMERS _POSIX_TIMERS\n#if TIMERS > 0\nint x;\n#endif\nint *p = &x;\n":         true,
		"#include <stdlib.h>\n#ifndef BYTE_ORDER\n#define BYTE_ORDER 1\n#else\nint x;\n#endif\nint *p = &x;\n":      true,
		"#include <math.h>\n#ifndef M_PI\n#define M_PI 3\n#else\nint x;\n#endif\nint *p = &x;\n":                    false,
		"#include <stdio.h>\n#ifdef DEBUG\n#error no\n#elif defined _MSC_VER\n#error no\n#endif\nint x, *p = &x;\n": false,
		"#include <stdio.h>\n#if 0\n#ifdef __GLIBC__\n#endif\n#endif\nint x, *p = &x;\n":                            false,
	} {
		assert.Equal(t, host, mustParse(t, text, Options{}).HostHeaders, text)
	}
	t.Setenv("CC", "")
	t.Setenv("PATH", "/nonexistent")
	errs := mustFail(t, "#include <stdio.h>\n#ifdef __GLIBC__\n#endif\n", Options{})
	assert.Contains(t, messages(errs), "heat.c:2:1: error: the system's headers decide about '__GLIBC__', and no C compiler was found")
}
