#include <stdio.h>
#include <stdlib.h>

void in_place(int n, int steps, double *u);
double *in_turn(int n, int steps);

void look(int t, int n, double *u)
{
    printf("%d %g %g\n", t, u[n / 2], u[1]);
    u[n / 2] = 1000 + t;
    u[2] = t;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 5000;
    double *u = (double *)calloc(n, sizeof *u), sum = 0;
    in_place(n, 5, u);
    look(0, n, u);
    u = in_turn(n, 8);
    for (int i = 0; i < n; i++)
        sum += u[i] * (i % 5);
    printf("%g\n", sum);
    return 0;
}
