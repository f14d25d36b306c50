#include <stdio.h>
#include <stdlib.h>

typedef struct {
    double re, im;
} Complex;
typedef union {
    double number;
    unsigned long bits;
} Word;

double plain(int n, int way, double *u, Complex *pairs, Word *words, long *numbers);
double pairs(int n, int way, Complex *u, double *first);

int main(void)
{
    for (int n = 16; n <= 4096; n *= 256)
        for (int way = 0; way < 4; way++) {
            double *u = (double *)calloc(n, sizeof *u);
            Complex *v = (Complex *)calloc(n, sizeof *v);
            printf("%g\n", plain(n, way, u, (Complex *)u, (Word *)u, (long *)u));
            printf("%g\n", pairs(n, way % 2, v, &v->re));
        }
    return 0;
}
