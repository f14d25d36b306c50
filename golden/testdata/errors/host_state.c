/* Rules: N1. What arithmetic leaves behind on the host, and kernels do not. */
#include <errno.h>
#include <fenv.h>
#include <math.h>
#include <stdio.h>
static double u[40], v[40];

static double deeper(double x) { return x > 0 ? log(x) : 0; }
static double deep(double x)
{
    for (int k = 0; k < 3; k++)
        x += deeper(x);
    return x;
}

void flags(void)
{
    feclearexcept(FE_ALL_EXCEPT);
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = v[i] / (v[i] - 1);
    if (fetestexcept(FE_DIVBYZERO)) // want warning "kernels raise no floating-point flags: 'fetestexcept' tells of the host's arithmetic alone"
        puts("divided");
}

void number(void)
{
    errno = 0; // want warning "kernels set no errno: that of 'sqrtf' in a nest of this function is missing"
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = sqrtf((float)v[i]);
    if (errno == EDOM)
        puts("negative");
}

void number_below(void)
{
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = deep(v[i]);
    if (errno) // want warning "that of 'log' in a nest"
        puts("negative");
}

FILE *open_file(const char *name)
{
    FILE *f = fopen(name, "r");
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = fabs(v[i]);
    if (!f)
        printf("%d\n", errno);
    return f;
}

void error(void)
{
#pragma mint parallel for
    for (int i = 0; i < 40; i++)
        u[i] = u[i - (i > 0)] + u[i / 2]; // want "cannot prove that no other iteration reads"
}
