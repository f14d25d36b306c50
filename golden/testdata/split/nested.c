/* A function inside a function, as gcc has them. */
#include <stdio.h>
int main(void)
{
    enum { N = 17 };
    double u[N], v[N];
    double at(int i) { return u[i] + i; }
    for (int i = 0; i < N; i++) u[i] = v[i] = i;
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i < N - 1; i++)
            v[i] = u[i - 1] + u[i + 1];
    }
#pragma mint copy(v, fromDevice)
    printf("%g %g\n", at(3), v[4]);
    return 0;
}
