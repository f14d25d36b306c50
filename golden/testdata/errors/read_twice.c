/* Rules: X1. A text that is read twice, with other outcomes of a conditional on a macro that nvcc's headers define from the start. */
#ifndef NAME
#define NAME first
#include "read_twice.c"
#include <math.h>
#define NAME second
#include "read_twice.c"
#define NAME
static double u[40];
void scale(void)
{
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = first * u[i] + second;
}
#else
#ifdef M_PI // want "nvcc may choose other lines here than the C compiler, which chooses them in one place where this header is included"
static double NAME = M_PI;
#else
static double NAME = 3;
#endif
#if NOTHING // false both times
#endif
#undef NAME
#endif
