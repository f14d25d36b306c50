/* Rules: F2, L1. Loops whose text cannot be cut out. */
#define N 40
static double u[N], v[N];

void definition_under_condition(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
#ifdef N
#define TWICE(x) (2 * (x)) // want "#define under a condition inside an annotated loop"
#endif
        v[i] = TWICE(u[i]);
    }
}

void half_a_group(void)
{
#ifdef NEVER
    u[0] = 1;
#endif
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
#ifndef NEVER
#undef TWICE // want "#undef under a condition inside an annotated loop"
#endif
        v[i] = u[i];
    }
}

void include_inside(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
#if 0
#include "not_there.h"
#define TWICE(x) (2 * (x))
#else
#include "../../cases/field.h" // want "#include inside an annotated loop, which is replaced by generated code: move it in front"
#endif
        v[i] = u[i];
    }
}
