#include <stdio.h>

struct scale { double factor; };
extern double level, sum;
extern int last, at, count;
void steps(double *a, double *b, int *c, int *d, int *e, const struct scale *s, double *v, int n);

int main(int argc, char **argv)
{
    double x[2] = {2, 1}, v[40];
    int y[3] = {3, 4, 5};
    struct scale s = {0.5};

    (void)argv;
    for (int i = 0; i < 40; i++)
        v[i] = i;
    if (argc > 1)
        steps(x, x + 1, y, y + 1, y + 2, &s, v, 40);
    else
        steps(&level, &sum, &last, &at, &count, (struct scale *)&level, v, 40);
    for (int i = 0; i < 40; i++)
        printf("%g ", v[i]);
    printf("%g %g %d %d %d %g %g\n", level, sum, last, at, count, x[0], x[1]);
    return 0;
}
