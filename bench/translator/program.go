// The generated program that is translated: C text of a given length with a given number of nests, shaped like a
// solver of the NAS benchmarks.

package main

import (
	"fmt"
	"strings"
)

// perFunction is how many nests a function holds, in one region.
const perFunction = 6

// arrays are the fields that all nests share, as in the solvers of the NAS benchmarks.
var arrays = []string{"u", "rhs", "us", "vs", "ws", "qs", "rho", "square", "speed", "forcing"}

// program is a C program of about `lines` lines, with `nests` nests of three loops that read and write ten arrays and are
// called in a time loop; the other lines are host functions. It returns the number of lines, too.
func program(lines, nests int) (string, int) {
	var out strings.Builder
	out.WriteString(prologue())
	functions := (nests + perFunction - 1) / perFunction
	for f := range functions {
		fmt.Fprintf(&out, "static void sweep%d(void)\n{\n#pragma mint parallel\n    {\n", f)
		for k := f * perFunction; k < min(nests, (f+1)*perFunction); k++ {
			nest(&out, k)
		}
		out.WriteString("    }\n}\n\n")
	}
	hosts := 0
	for ; strings.Count(out.String(), "\n") < lines-30; hosts++ {
		fmt.Fprintf(&out, host, hosts)
	}
	out.WriteString("int main(void)\n{\n    double s = 0;\n\n    for (int i = 0; i < N; i++)\n        for (int j = 0; j < N; j++)\n" +
		"            u[i][j][0] = i + j, rhs[i][j][0] = i;\n    for (int t = 0; t < 3; t++) {\n")
	for f := range functions {
		fmt.Fprintf(&out, "        sweep%d();\n", f)
	}
	out.WriteString("    }\n    for (int i = 0; i < N; i++)\n        s += u[i][i][i];\n")
	if hosts > 0 {
		fmt.Fprintf(&out, "    s += host%d(s, 20);\n", hosts-1)
	}
	out.WriteString("    printf(\"%g\\n\", s);\n    return 0;\n}\n")
	return out.String(), strings.Count(out.String(), "\n")
}

// prologue is what every program starts with.
func prologue() string {
	var out strings.Builder
	out.WriteString("#include <math.h>\n#include <stdio.h>\n#define N 24\n\n")
	for _, a := range arrays {
		fmt.Fprintf(&out, "static double %s[N][N][N];\n", a)
	}
	out.WriteString("static double c1 = 1.4, c2 = 0.4, dx = 0.1, dt = 0.01;\nstatic int nx = N, ny = N, nz = N;\n\n")
	return out.String()
}

// nest writes the nest with number k.
func nest(out *strings.Builder, k int) {
	name := func(i int) string { return arrays[(k+i)%len(arrays)] }
	w, a, b, c := name(0), name(1), name(2), name(3)
	fmt.Fprintf(out, `#pragma mint for nest(3)
        for (int k = 1; k <= nz - 2; k++)
            for (int j = 1; j <= ny - 2; j++)
                for (int i = 1; i <= nx - 2; i++) {
                    double here = %[2]s[k][j][i], mid = %[3]s[k][j][i];
                    double flux = c1 * here - c2 * mid;
                    %[1]s[k][j][i] = %[1]s[k][j][i] + dx * (%[3]s[k][j][i + 1] - 2.0 * mid + %[3]s[k][j][i - 1])
                        - dt * (%[2]s[k][j + 1][i] + %[2]s[k][j - 1][i]) * flux
                        + dt * (%[4]s[k + 1][j][i] + %[4]s[k - 1][j][i]);
                }
`, w, a, b, c)
}

// host is a function of the host's.
const host = `static double host%d(double x, int n)
{
    double s = 0, t[8];

    for (int i = 0; i < n; i++) {
        t[i %% 8] = x * i + sqrt(x + i);
        if (i %% 3 == 0)
            s += t[i %% 8];
        else
            s -= t[(i + 1) %% 8] * 0.5;
    }
    printf("%%g\n", s);
    return s > 0 ? s : -s;
}

`
