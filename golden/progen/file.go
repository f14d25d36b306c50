// Several programs as one C file, with the functions that fill and report arrays. Every line of output ends in
// the number of its program.

package progen

import (
	"fmt"
	"strings"
)

// prelude is what programs of one file share. A report is one line: a name and
// the FNV-1a hash of all bits, all NaNs being one.
const prelude = `#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define AT(x, offset) ((x) + (offset))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))

static void hash(unsigned long long *h, const void *data, size_t size)
{
    const unsigned char *bytes = (const unsigned char *)data;

    for (size_t i = 0; i < size; i++)
        *h = (*h ^ bytes[i]) * 1099511628211u;
}

static unsigned next_random(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}
`

// helpers fills and reports arrays of one type. The %[3]s makes a value of a
// random number r, the %[4]s an x that is no number the same for all such.
const helpers = `
static inline void fill_%[1]s(%[2]s *p, size_t n, unsigned seed)
{
    for (size_t i = 0; i < n; i++) {
        unsigned r = next_random(&seed);
        p[i] = (%[2]s)%[3]s;
    }
}

static inline void report_%[1]s(const char *name, const %[2]s *p, size_t n)
{
    unsigned long long h = 14695981039346656037u;

    for (size_t i = 0; i < n; i++) {
        %[2]s x = p[i];
        %[4]shash(&h, &x, sizeof x);
    }
    printf("%%s %%016llx\n", name, h);
}
`

// types are those that File writes helpers for.
var types = []Type{"double", "float", "int", "unsigned", "long long", "short", "unsigned char",
	"long", "unsigned long", "unsigned long long", "unsigned short", "signed char", "char"}

// File prints programs as one C program. Its argument is the number of the only
// program to run; without one, all run. Every line that it prints ends in the
// number of its program.
func File(programs []*Program) string {
	var b, functions, second strings.Builder
	var list []string
	for i, p := range programs {
		text, other, function := p.Function(fmt.Sprint(i))
		functions.WriteString("\n" + text)
		second.WriteString(other)
		list = append(list, function)
	}
	declared, defined := others(functions.String() + second.String())
	b.WriteString(head(functions.String()) + declared + functions.String())
	fmt.Fprintf(&b, "\nint main(int argc, char **argv)\n{\n")
	b.WriteString("    int only = argc > 1 ? atoi(argv[1]) : -1;\n\n")
	for i, function := range list {
		fmt.Fprintf(&b, "    if (only < 0 || only == %d)\n        %s();\n", i, function)
	}
	b.WriteString("    return 0;\n}\n")
	if declared != "" || second.Len() > 0 {
		b.WriteString(FileEnd + head(defined+second.String()) + defined + second.String())
	}
	return b.String()
}

// head is the prelude and the helpers that a file's text uses.
func head(text string) string {
	list := prelude
	for _, t := range types {
		if strings.Contains(text, " fill_"+t.name()+"(") || strings.Contains(text, " report_"+t.name()+"(") {
			list += helper(t)
		}
	}
	return list + "\n"
}

func helper(t Type) string {
	value, number := "((int)(r % 101) - 50)", ""
	switch {
	case t.Floating():
		value, number = "(((int)(r % 2001) - 1000) / 1000.0)", "if (x != x)\n            x = 0x7ff;\n        "
	case t[0] == 'u':
		value = "(r % 101)"
	}
	return fmt.Sprintf(helpers, t.name(), string(t), value, number)
}
