#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum kind { A, B };
static double mine(double x) { return x * 2; }
static double apply(double (*f)(double), float x) { return f(x); }

int main(void)
{
    int c = getenv("NO_SUCH_VARIABLE") == NULL;
    float f = c + 1.0f;
    enum kind k = B;
    double (*p)(double) = c ? sqrt : cbrt; // becomes: double (*p)(double) = c ? (double (*)(double))sqrt : (double (*)(double))cbrt;
    double (*q)(double) = sqrt, (*table[2])(double) = {sin, &mine};
    printf("%.17g\n", (c ? sqrt : cbrt)(f)); // becomes: printf("%.17g\n", (c ? (double (*)(double))sqrt : (double (*)(double))cbrt)(f));
    printf("%.17g %.17g\n", (sqrt)(f), (*sqrt)(f)); // becomes: printf("%.17g %.17g\n", ((double (*)(double))sqrt)((double)f), (*(double (*)(double))sqrt)(f));
    printf("%.17g %.17g\n", (&sqrt)(f), sqrt(f)); // becomes: printf("%.17g %.17g\n", ((double (*)(double))&sqrt)(f), sqrt((double)f));
    p = cbrt;
    q = c ? p : fabs; // becomes: q = c ? p : (double (*)(double))fabs;
    printf("%.17g %.17g %.17g %.17g\n", p(f), q(f), table[0](f), apply(c ? exp : log, f)); // becomes: printf("%.17g %.17g %.17g %.17g\n", p(f), q(f), table[0](f), apply(c ? (double (*)(double))exp : (double (*)(double))log, f));
    printf("%.17g %.17g %d\n", sqrt(k), pow(k, f), abs(k)); // becomes: printf("%.17g %.17g %d\n", sqrt((double)k), pow((double)k, f), abs((int)k));
    printf("%d %d\n", sqrt == p, (c ? abs : abs)(-3)); // becomes: printf("%d %d\n", (double (*)(double))sqrt == p, (c ? (int (*)(int))abs : (int (*)(int))abs)(-3));
    return 0;
}
