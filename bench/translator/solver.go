// A generated program as dense in nests as solvers are: systems of five equations, as in SP of the NAS benchmarks, in three
// directions.

package main

import (
	"fmt"
	"strings"
)

// solver is a C program like `program`, whose nests are those of a solver of five equations: up to 17 lines each, with
// dozens of accesses. It returns the number of lines, too.
func solver(lines, nests int) (string, int) {
	var out strings.Builder
	out.WriteString(solverPrologue)
	kinds := []func(direction string) string{conserved, convection, dissipation, inner, left, eliminated, substituted, inverted, added}
	functions := (nests + perFunction - 1) / perFunction
	for f := range functions {
		fmt.Fprintf(&out, "static void sweep%d(void)\n{\n#pragma mint parallel\n    {\n", f)
		for k := f * perFunction; k < min(nests, (f+1)*perFunction); k++ {
			out.WriteString(kinds[k%len(kinds)](directions[k/len(kinds)%len(directions)]))
		}
		out.WriteString("    }\n}\n\n")
	}
	hosts := 0
	for ; strings.Count(out.String(), "\n") < lines-30; hosts++ {
		fmt.Fprintf(&out, host, hosts)
	}
	out.WriteString("int main(void)\n{\n    double s = 0;\n\n    for (int m = 0; m < 5; m++)\n        for (int i = 0; i < N; i++)\n" +
		"            for (int j = 0; j < N; j++)\n                u[m][i][j][0] = 1 + i + j, forcing[m][i][j][0] = i;\n    for (int t = 0; t < 3; t++) {\n")
	for f := range functions {
		fmt.Fprintf(&out, "        sweep%d();\n", f)
	}
	out.WriteString("    }\n    for (int i = 0; i < N; i++)\n        s += u[4][i][i][i] + rhs[1][i][i][i] + lhs[2][i][i][i];\n")
	if hosts > 0 {
		fmt.Fprintf(&out, "    s += host%d(s, 20);\n", hosts-1)
	}
	out.WriteString("    printf(\"%g\\n\", s);\n    return 0;\n}\n")
	return out.String(), strings.Count(out.String(), "\n")
}

const solverPrologue = `#include <math.h>
#include <stdio.h>
#define N 24

static double u[5][N][N][N], rhs[5][N][N][N], forcing[5][N][N][N], lhs[15][N][N][N];
static double us[N][N][N], vs[N][N][N], ws[N][N][N], qs[N][N][N], rho[N][N][N], square[N][N][N], speed[N][N][N], ainv[N][N][N];
static double c1 = 1.4, c2 = 0.4, c1c2 = 0.56, con43 = 4.0 / 3.0, bt = 0.7, dssp = 0.25, dt = 0.01, t1 = 0.1, t2 = 0.2;
static double d1 = 0.75, d2 = 0.75, d3 = 0.75, d4 = 0.75, d5 = 0.75, con2 = 0.1, con3 = 0.2, con4 = 0.3, con5 = 0.4;
static int nx = N, ny = N, nz = N;

`

// directions are the loop variables.
var directions = []string{"i", "j", "k"}

// at is a place that lies n points from the point of a nest in a direction.
func at(direction string, n int) string {
	var out strings.Builder
	for _, d := range directions {
		switch {
		case d != direction || n == 0:
			fmt.Fprintf(&out, "[%s]", d)
		default:
			fmt.Fprintf(&out, "[%s %c %d]", d, map[bool]rune{true: '+', false: '-'}[n > 0], max(n, -n))
		}
	}
	return out.String()
}

// fill puts the places of a direction into a text: @0 is the point, @p and @m are its neighbours, @P and @M those two away,
// and @v is the velocity of the direction, whose component of the equations is @d.
func fill(text, direction string) string {
	component := map[string]string{"i": "1", "j": "2", "k": "3"}[direction]
	velocity := map[string]string{"i": "us", "j": "vs", "k": "ws"}[direction]
	return strings.NewReplacer("@0", at(direction, 0), "@p", at(direction, 1), "@m", at(direction, -1), "@P", at(direction, 2),
		"@M", at(direction, -2), "@v", velocity, "@d", component, "@r", direction).Replace(text)
}

// points is a nest over all points of the interior, `edge` away from the edges of one direction.
func points(direction string, edge int, body string) string {
	var out strings.Builder
	out.WriteString("#pragma mint for nest(3)\n")
	for n, d := range directions {
		from := 1
		if d == direction {
			from = edge
		}
		fmt.Fprintf(&out, "%sfor (int %s = %d; %s < n%c - %d; %s++)\n", strings.Repeat("    ", n+2), d, from, d, "xyz"[n], from, d)
	}
	out.WriteString("                {\n")
	out.WriteString(fill(body, direction))
	return out.String() + "                }\n"
}

// along is a nest over the lines of a direction, along which it is serial.
func along(direction, loop, body string) string {
	var out strings.Builder
	out.WriteString("#pragma mint for nest(2)\n")
	depth := 2
	for n, d := range directions {
		if d != direction {
			fmt.Fprintf(&out, "%sfor (int %s = 1; %s < n%c - 1; %s++)\n", strings.Repeat("    ", depth), d, d, "xyz"[n], d)
			depth++
		}
	}
	fmt.Fprintf(&out, "            for (%s) {\n", fill(loop, direction))
	out.WriteString(fill(body, direction))
	return out.String() + "            }\n"
}

func conserved(direction string) string {
	return points(direction, 1, `                    double inv = 1.0 / u[0]@0, aux;
                    rho@0 = inv;
                    us@0 = u[1]@0 * inv;
                    vs@0 = u[2]@0 * inv;
                    ws@0 = u[3]@0 * inv;
                    square@0 = 0.5 * (u[1]@0 * u[1]@0 + u[2]@0 * u[2]@0 + u[3]@0 * u[3]@0) * inv;
                    qs@0 = square@0 * inv;
                    aux = sqrt(c1c2 * inv * (u[4]@0 - square@0));
                    speed@0 = aux;
                    ainv@0 = 1.0 / aux;
`)
}

func convection(direction string) string {
	var out strings.Builder
	out.WriteString("                    double here = @v@0, up = @v@p, um = @v@m;\n" +
		"                    rhs[0]@0 = rhs[0]@0 + d1 * (u[0]@p - 2.0 * u[0]@0 + u[0]@m)\n" +
		"                        - t2 * (u[@d]@p - u[@d]@m);\n")
	for n, d := range directions {
		m := n + 1
		v := []string{"us", "vs", "ws"}[n]
		if d == direction {
			fmt.Fprintf(&out, "                    rhs[%d]@0 = rhs[%d]@0 + d%d * (u[%d]@p - 2.0 * u[%d]@0 + u[%d]@m)\n"+
				"                        + con2 * con43 * (up - 2.0 * here + um) - t2 * (u[%d]@p * up - u[%d]@m * um\n"+
				"                        + (u[4]@p - square@p - u[4]@m + square@m) * c2);\n", m, m, m+1, m, m, m, m, m)
			continue
		}
		fmt.Fprintf(&out, "                    rhs[%d]@0 = rhs[%d]@0 + d%d * (u[%d]@p - 2.0 * u[%d]@0 + u[%d]@m)\n"+
			"                        + con2 * (%s@p - 2.0 * %s@0 + %s@m) - t2 * (u[%d]@p * up - u[%d]@m * um);\n", m, m, m+1, m, m, m, v, v, v, m, m)
	}
	out.WriteString(`                    rhs[4]@0 = rhs[4]@0 + d5 * (u[4]@p - 2.0 * u[4]@0 + u[4]@m)
                        + con3 * (qs@p - 2.0 * qs@0 + qs@m)
                        + con4 * (up * up - 2.0 * here * here + um * um)
                        + con5 * (u[4]@p * rho@p - 2.0 * u[4]@0 * rho@0 + u[4]@m * rho@m)
                        - t2 * ((c1 * u[4]@p - c2 * square@p) * up - (c1 * u[4]@m - c2 * square@m) * um);
`)
	return points(direction, 1, out.String())
}

func dissipation(direction string) string {
	return points(direction, 3, `                    for (int m = 0; m < 5; m++)
                        rhs[m]@0 = rhs[m]@0 - dssp * (u[m]@M - 4.0 * u[m]@m + 6.0 * u[m]@0 - 4.0 * u[m]@p + u[m]@P);
`)
}

func inner(direction string) string {
	return points(direction, 1, `                    double a = rho@0, b = us@0, c = vs@0, d = ws@0, ac = speed@0, ac2 = ac * ac;
                    double r1 = rhs[0]@0, r2 = rhs[1]@0, r3 = rhs[2]@0, r4 = rhs[3]@0, r5 = rhs[4]@0;
                    double e = c2 / ac2 * (qs@0 * r1 - b * r2 - c * r3 - d * r4 + r5);
                    double f = bt * a * (b * r1 - r2), g = bt * a * ac * e;
                    rhs[0]@0 = r1 - e;
                    rhs[1]@0 = -a * (d * r1 - r4);
                    rhs[2]@0 = a * (c * r1 - r3);
                    rhs[3]@0 = -f + g;
                    rhs[4]@0 = f + g;
`)
}

func left(direction string) string {
	return points(direction, 1, `                    double before = fmax(fmax(d2 + con43 * c1 * rho@m, d5 + c1c2 * rho@m), d1);
                    double here = fmax(fmax(d2 + con43 * c1 * rho@0, d5 + c1c2 * rho@0), d1);
                    double after = fmax(fmax(d2 + con43 * c1 * rho@p, d5 + c1c2 * rho@p), d1);
                    lhs[0]@0 = 0.0;
                    lhs[1]@0 = -dt * t2 * @v@m - dt * t1 * before;
                    lhs[2]@0 = 1.0 + 2.0 * dt * t1 * here;
                    lhs[3]@0 = dt * t2 * @v@p - dt * t1 * after;
                    lhs[4]@0 = 0.0;
                    for (int n = 5; n < 15; n += 5) {
                        lhs[n]@0 = lhs[0]@0;
                        lhs[n + 1]@0 = lhs[1]@0 - dt * t2 * speed@m * (n - 7);
                        lhs[n + 2]@0 = lhs[2]@0;
                        lhs[n + 3]@0 = lhs[3]@0 + dt * t2 * speed@p * (n - 7);
                        lhs[n + 4]@0 = lhs[4]@0;
                    }
`)
}

func eliminated(direction string) string {
	return along(direction, "int @r = 1; @r < N - 3; @r++", `                double fac = 1.0 / lhs[2]@0;
                lhs[3]@0 = fac * lhs[3]@0;
                lhs[4]@0 = fac * lhs[4]@0;
                for (int m = 0; m < 3; m++)
                    rhs[m]@0 = fac * rhs[m]@0;
                lhs[2]@p = lhs[2]@p - lhs[1]@p * lhs[3]@0;
                lhs[3]@p = lhs[3]@p - lhs[1]@p * lhs[4]@0;
                for (int m = 0; m < 3; m++)
                    rhs[m]@p = rhs[m]@p - lhs[1]@p * rhs[m]@0;
                lhs[1]@P = lhs[1]@P - lhs[0]@P * lhs[3]@0;
                lhs[2]@P = lhs[2]@P - lhs[0]@P * lhs[4]@0;
                for (int m = 0; m < 3; m++)
                    rhs[m]@P = rhs[m]@P - lhs[0]@P * rhs[m]@0;
`)
}

func substituted(direction string) string {
	return along(direction, "int @r = N - 4; @r > 0; @r--", `                for (int m = 0; m < 3; m++)
                    rhs[m]@0 = rhs[m]@0 - lhs[3]@0 * rhs[m]@p - lhs[4]@0 * rhs[m]@P;
                rhs[3]@0 = rhs[3]@0 - lhs[8]@0 * rhs[3]@p - lhs[9]@0 * rhs[3]@P;
                rhs[4]@0 = rhs[4]@0 - lhs[13]@0 * rhs[4]@p - lhs[14]@0 * rhs[4]@P;
`)
}

func inverted(direction string) string {
	return points(direction, 1, `                    double x = us@0, y = vs@0, z = ws@0, ac = speed@0, a2 = ac * ac, uz = u[0]@0;
                    double r1 = rhs[0]@0, r2 = rhs[1]@0, r3 = rhs[2]@0, r4 = rhs[3]@0, r5 = rhs[4]@0;
                    double b1 = uz * ainv@0 * (r4 + r5) * bt, b2 = r3 + b1, b3 = bt * uz * (r4 - r5);
                    rhs[0]@0 = b2;
                    rhs[1]@0 = -uz * r2 + x * b2;
                    rhs[2]@0 = uz * r1 + y * b2;
                    rhs[3]@0 = z * b2 + b3;
                    rhs[4]@0 = uz * (-x * r2 + y * r1) + qs@0 * b2 + c2 * a2 * b1 + z * b3;
`)
}

func added(direction string) string {
	return points(direction, 1, `                    for (int m = 0; m < 5; m++)
                        u[m]@0 = u[m]@0 + rhs[m]@0 + dt * forcing[m]@0;
`)
}
