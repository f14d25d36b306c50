/* The caller of extents.c, which mintc does not see. */
#include <stdio.h>

void relax(int n, double *u, double *v, const double *limits);

int main(int argc, char **argv)
{
    double u[40], v[2] = {1, 2}, limits[2] = {2, 2};

    (void)argv;
    for (int i = 0; i < 40; i++)
        u[i] = 1;
    relax(40, u, v, argc > 1 ? limits : u);
    for (int i = 0; i < 40; i++)
        printf("%g\n", u[i]);
    return 0;
}
