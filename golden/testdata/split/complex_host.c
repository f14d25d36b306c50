/* Complex numbers on the host, in C's spelling. */
#include <complex.h>
#include <stdio.h>

static double norm(double complex z) { return creal(z * conj(z)); }

int main(void)
{
    enum { N = 33 };
    static double u[N], v[N];
    double complex z = 1 + 2 * I;
    for (int i = 0; i < N; i++)
        u[i] = i % 5;
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < N - 1; i++)
            v[i] = u[i - 1] + 2*u[i + 1];
    }
#pragma mint copy(v, fromDevice)
    double complex *list = &z;
    list[0] *= v[3] - I;
    printf("%g %g %g\n", norm(z), creal(z), cimag(z));
    return 0;
}
