package bridge

import (
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/testmode"
)

// TestCxxMacros holds that the table has what g++ defines in the headers that nvcc and the run time read in front of a program. Another
// version of g++ or of the C library may have a few names more.
func TestCxxMacros(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		testmode.Skip(t, err)
	}
	const headers = "cmath cstdlib cstring ctime climits utility new functional memory errno.h limits.h math.h stdarg.h stddef.h stdio.h stdlib.h string.h time.h"
	text := "#include <" + strings.Join(strings.Fields(headers), ">\n#include <") + ">\n"
	inC := defines(t, "", "-xc")
	found, missing := 0, ""
	for name, value := range defines(t, text, "-xc++", "-std=c++17") {
		if inC[name] == value {
			continue
		}
		found++
		if !differs(name, false) {
			missing += name + " "
		}
	}
	assert.Greater(t, found, 1500)
	assert.Less(t, len(strings.Fields(missing)), found/100, missing)
	for _, name := range strings.Fields("bool isnan __STDC_VERSION__") { // which C++ lacks
		assert.True(t, differs(name, true), name)
	}
	assert.False(t, differs("M_PI", true))
	assert.False(t, differs("DEBUG", false))
}

// defines are the macros that g++ knows behind text.
func defines(t *testing.T, text string, flags ...string) map[string]string {
	cmd := exec.Command("g++", append(flags, "-dM", "-E", "-")...)
	cmd.Stdin = strings.NewReader(text)
	out, err := cmd.Output()
	require.NoError(t, err)
	values := map[string]string{}
	for _, m := range regexp.MustCompile(`(?m)^#define (\w+)(.*)`).FindAllStringSubmatch(string(out), -1) {
		values[m[1]] = m[2]
	}
	return values
}
