#include <stdio.h>
#include <stdlib.h>

void halve(int n, double *u);
double end_often(int n, int steps, double *u);
double use_behind(int n, int steps, double *u);

void look(int t, int n, double *u)
{
    if (t % 2)
        halve(n, u);
    if (t % 3 == 0)
        u[n / 2] = 1000 + t;
    if (t == 5)
        halve(n, u);
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 5000;
    double *u = (double *)calloc(n, sizeof *u);
    printf("%.17g\n", end_often(n, 8, u));
    printf("%.17g\n", use_behind(n, 8, u));
    free(u);
    return 0;
}
