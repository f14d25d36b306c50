/* Host code that mintc does not see: it uses arrays between calls of library.c. */
#include <stdio.h>
#include <stdlib.h>

void start(double *array, int cells), step(int k), steps(int k), fetch(void), send(void), finish(void);
double *also(void);

int main(int argc, char **argv)
{
    int n = argc > 1 ? 20 : 5000;
    double *u = malloc(n * sizeof *u), *held = also();

    for (int i = 0; i < n; i++)
        u[i] = i;
    start(u, n);
    u[0] = 7;
    u[n / 2] = 8;
    held[3] = 9;
    for (int k = 0; k < 8; k++) {
        step(k);
        u[1] += u[n - 1];
        held[k + 1] += u[n / 2 - 1];
        fetch();
        u[n / 2] += 3;
        u[n - 1] -= held[k];
        steps(k);
        send();
        u[0] += k;
        u[n / 2 + 1] *= 2;
        held[k + 2] -= 1;
    }
    step(1);
    printf("%.17g %.17g\n", u[0], u[n / 2]);
    finish();
    for (int i = 0; i < n; i++)
        u[0] += u[i] * (i % 7);
    printf("%.17g\n", u[0]);
    return 0;
}
