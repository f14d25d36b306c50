package validity_test

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/diag"
	"mintc/internal/driver"
)

// namesProgram puts a case of testdata/names.txt around a nest that changes an array.
const namesProgram = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
enum { n = 64 };
typedef struct { int count; double *u, *v; } Field;
DECLARATIONS
int main(int argc, char **argv)
{
    (void)argv;
    SETUP
#pragma mint copy(ARRAY, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) ARRAY[i] += 1;
    BEFORE
#pragma mint copy(ARRAY, fromDevice, n)
    AFTER
    return 0;
}
`

// TestNames holds host code that comes to an array by another name against what
// is said of it: an error in front of the copy back, nothing behind it. A case
// of names.txt has declarations, the array with how its name comes to be, and an
// access.
func TestNames(t *testing.T) {
	text, err := os.ReadFile("testdata/names.txt")
	require.NoError(t, err)
	for _, part := range strings.Split("\n"+string(text), "\n== ")[1:] {
		name, rest, _ := strings.Cut(part, "\n")
		declarations, rest, _ := strings.Cut(rest, "-- ")
		array, rest, _ := strings.Cut(rest, "\n")
		setup, access, found := strings.Cut(rest, "-- access\n")
		require.True(t, found, name)
		t.Run(name, func(t *testing.T) {
			program := func(before, after string) string {
				return strings.NewReplacer("DECLARATIONS", declarations, "SETUP", setup, "ARRAY", array, "BEFORE", before, "AFTER", after).Replace(namesProgram)
			}
			assert.Contains(t, said(program(access, "")), "whose device copy is the valid one")
			assert.Empty(t, said(program("", access)))
		})
	}
}

// said are the texts of what is wrong with a program.
func said(program string) string {
	options := driver.Defaults()
	options.Input, options.Output, options.Text = "names.c", "-", []byte(program)
	var list []string
	for _, m := range driver.Translate(options).Messages.Messages {
		if strings.HasPrefix(m.Code, "MINT2") && m.Severity != diag.Remark {
			list = append(list, m.Text)
		}
	}
	return strings.Join(list, "\n")
}
