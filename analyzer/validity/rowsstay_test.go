package validity_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"mintc/internal/driver"
)

// rowsProgram has host code beside a nest over tables of row pointers.
const rowsProgram = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <time.h>
typedef struct { double **a, **b, *line; } Field;
void elsewhere(int);
static double **spare, *flat;
double **known;
static double norm(double **t) { double s = 0; for (int i = 0; i < 9; i++) s += sqrt(fabs(t[0][i])); return s; }
static void first(double **t, int n);
static void second(double **t, int n) { if (n) first(t, n - 1); }
static void first(double **t, int n) { second(t, n); t[1] = t[2]; }
static void swap(double ***p, double ***q) { double **t = *p; *p = *q; *q = t; }
int main(void)
{
    double **u = malloc(9 * sizeof *u), **v = malloc(9 * sizeof *v), error[9];
    unsigned char text[9]; struct timespec now; Field f = {u, v, 0}, g = f; int t = 0; double **held = u, ***at = &held; char *byte = (char *)u;
    void **any = (void **)u;
    (void)error; (void)text; (void)now; (void)f; (void)g; (void)at; (void)byte; (void)any; (void)spare; (void)flat;
    for (int i = 0; i < 9; i++) { u[i] = calloc(9, 8); v[i] = calloc(9, 8); }
#pragma mint copy(u, toDevice, 9, 9)
#pragma mint copy(v, toDevice, 9, 9)
#pragma mint parallel
    while (t++ < 3) {
#pragma mint for nest(2)
        for (int i = 1; i < 8; i++)
            for (int j = 1; j < 8; j++)
                v[i][j] = u[i][j - 1] + u[i][j + 1];
        HOST
    }
    return 0;
}
`

// TestRowsStay holds host code against whether the run time compares row pointers once per region.
func TestRowsStay(t *testing.T) {
	stay := []string{
		"", "double **w = u; u = v; v = w;", "swap(&u, &v);", "f.a = f.b;", "known = u;", "*at = v;", "spare = u;", "flat = 0;",
		"error[t] = 1; t += 2; --t;", "printf(\"%d\\n\", t); fflush(stdout);", "clock_gettime(CLOCK_REALTIME, &now);", "error[t] = sqrt(error[t]);",
		"memset(error, 0, sizeof error);", "double s[3] = {1, 2, 3}; error[0] = s[t];", "if (t > 1) break;",
	}
	change := []string{
		"u[1] = u[2];", "double *w = u[1]; u[1] = u[2]; u[2] = w;", "*u = v[0];", "u[3]++;", "first(u, 1);", "second(u, 1);", "elsewhere(t);",
		"memcpy(u, v, 16);", "memset(u, 0, 8);", "byte[3] = 1;", "*any = 0;", "text[t] = 0;", "f.line = 0;", "f = g;", "memcpy(text, error, 8);",
		"void (*call)(int) = elsewhere; call(t);", "__asm__(\"\");", "sscanf(\"1\", \"%p\", (void **)u);", "double *two[2] = {u[0], u[1]}; spare = two;",
		"qsort(u, 3, 8, 0);", "u[1] = realloc(u[1], 800);",
	}
	for want, list := range map[bool][]string{true: stay, false: change} {
		for _, host := range list {
			options := driver.Defaults()
			options.Input, options.Output, options.Text = "rows.c", "-", []byte(strings.Replace(rowsProgram, "HOST", host, 1))
			options.HostGuard = "sync"
			result := driver.Translate(options)
			if !want && result.Messages.HasErrors() {
				continue
			}
			require.False(t, result.Messages.HasErrors(), "%s: %v", host, result.Messages.Messages)
			assert.Equal(t, want, strings.Contains(string(result.Output), ", mint_rows_stay)"), host)
		}
	}
}
