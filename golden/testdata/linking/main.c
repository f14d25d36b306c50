/* Rules: X2, C1, C4. The main file of two that are translated apart and linked: they share the mappings. */
#include "../../cases/field.h"

void halve(int n, real *u);

static void third(int n, real *u)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] /= 3;
}

int main(void)
{
    int n = 300;
    real u[n];

    fill(u, n, 1);
#pragma mint copy(u, toDevice)
    halve(n, u);
    third(n, u);
#pragma mint copy(u, fromDevice)
    checksum("u", u, sizeof u);
    return 0;
}
