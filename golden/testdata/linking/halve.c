/* Rules: X2, C4. Another file has the array mapped. */
#include "../../cases/field.h"

static void third(int n, real *u)
{
#pragma mint parallel for
    for (int i = 1; i < n; i++)
        u[i] += (real)i / 7;
}

void halve(int n, real *u)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] /= 2;
    third(n, u);
}
