// Kinds of program that grow by one thing, to find what takes more than linear time.

package main

import (
	"fmt"
	"strings"
)

// shape is a kind of program that grows by one thing.
type shape struct {
	name string
	n    int // how many of them make a program of some hundred lines
	text func(n int) string
}

// shapes grow by what programs have many of: each once took time that grew by the square of it, or faster.
var shapes = []shape{
	{"host functions", 40, func(n int) string { text, _ := program(35+17*n, 1); return text }},
	{"nests in functions of six", 12, func(n int) string { text, _ := program(0, n); return text }},
	{"nests in a region", 12, func(n int) string { return inMain("", region(n)) }},
	{"regions with host code between", 10, func(n int) string { return inMain("", repeat(n, regionAndHost)) }},
	{"host statements", 100, func(n int) string { return inMain("", region(1)+repeat(n, hostStatement)) }},
	{"declarations", 80, func(n int) string { return inMain("", repeat(n, declaration)+region(1)) }},
	{"cases of a switch", 80, func(n int) string {
		return inMain("", "    switch (nx) {\n"+repeat(n, switchCase)+"    }\n"+region(1))
	}},
	{"calls", 60, func(n int) string { return inMain(repeat(n, called), region(1)+repeat(n, call)) }},
	{"terms of a sum", 60, func(n int) string { return inMain("", nestOf("u[j][i][1] = speed[j][i][1]"+repeat(n, term)+";\n")) }},
	{"locals of a nest", 60, func(n int) string {
		return inMain("", nestOf("double x0 = speed[j][i][1];\n"+repeat(n, local)+fmt.Sprintf("u[j][i][1] = x%d;\n", n)))
	}},
	{"alternatives of a nest", 60, func(n int) string { return inMain("", nestOf(repeat(n, alternative)+"u[j][i][1] = 1;\n")) }},
	{"allocated arrays", 16, func(n int) string { return inMain("", repeat(n, allocated)+region(1)+repeat(n, freed)) }},
}

// inMain is a program with statements in a time loop of main, with functions before it.
func inMain(functions, statements string) string {
	return prologue() + "#include <stdlib.h>\n" + functions + "int main(void)\n{\n    double s = 0;\n\n    for (int t = 0; t < 3; t++) {\n" +
		statements + "    }\n    printf(\"%g\\n\", s);\n    return 0;\n}\n"
}

func repeat(n int, part func(k int) string) string {
	var out strings.Builder
	for k := range n {
		out.WriteString(part(k))
	}
	return out.String()
}

// region is one with some nests.
func region(nests int) string {
	var out strings.Builder
	out.WriteString("#pragma mint parallel\n    {\n")
	for k := range nests {
		nest(&out, k)
	}
	return out.String() + "    }\n"
}

// nestOf is a region with one nest.
func nestOf(body string) string {
	return "#pragma mint parallel\n#pragma mint for nest(2)\n    for (int j = 1; j < N - 1; j++)\n        for (int i = 1; i < N - 1; i++) {\n" + body + "        }\n"
}

func term(k int) string { return fmt.Sprintf("\n    + %d.5 * speed[j + %d][i - 1][1]", k, k%2) }

func local(k int) string { return fmt.Sprintf("double x%d = x%d * %d + qs[j][i + 1][1];\n", k+1, k, k) }

func alternative(k int) string {
	return fmt.Sprintf("if (qs[j][i][1] == %d)\n    u[j][i][1] = %d;\nelse ", k, k)
}

func regionAndHost(k int) string {
	a := arrays[k%len(arrays)]
	return region(1) + fmt.Sprintf("    s += %s[1][2][3];\n    %s[2][2][%d] = s;\n", a, a, k%20)
}

func hostStatement(k int) string {
	return fmt.Sprintf("    s += speed[%d][2][3] * %d;\n    if (s > %d)\n        qs[1][2][%d] = s;\n    else\n        ws[3][%d][1] = -s;\n", k%20, k, k, k%20, k%20)
}

func declaration(k int) string {
	return fmt.Sprintf("    double x%d = %d * s, y%d = x%d + 1;\n    s += x%d * y%d;\n", k, k, k, k, k, k)
}

func switchCase(k int) string {
	return fmt.Sprintf("    case %d:\n        s += %d;\n        speed[1][1][%d] = s;\n        break;\n", k, k, k%20)
}

func called(k int) string {
	return fmt.Sprintf("static double f%d(double *p, int n)\n{\n    double s = 0;\n\n    for (int i = 0; i < n; i++)\n        s += p[i] * %d;\n    return s;\n}\n\n", k, k)
}

func call(k int) string { return fmt.Sprintf("    s += f%d(speed[%d][1], %d);\n", k, k%20, k%20) }

func allocated(k int) string {
	return fmt.Sprintf("    double *p%d = malloc(N * sizeof *p%d);\n    for (int i = 0; i < N; i++)\n        p%d[i] = i;\n", k, k, k)
}

func freed(k int) string { return fmt.Sprintf("    s += p%d[3];\n    free(p%d);\n", k, k) }
