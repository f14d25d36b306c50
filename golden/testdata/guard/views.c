/* Host accesses by another name that have another type than the elements: structs and unions of them, scalars in them, bytes. */
#include <string.h>

typedef struct {
    double re, im;
} Complex;
typedef union {
    double number;
    unsigned long bits;
} Word;

double plain(int n, int way, double *u, Complex *pairs, Word *words, long *numbers)
{
    double seen = 0, some[2];
    Complex pair;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += i;
    switch (way) {
    case 0:
        seen = pairs[2].im;
        pairs[3].re = 100;
        break;
    case 1:
        pair = pairs[2];
        seen = pair.im;
        pairs[3] = pair;
        break;
    case 2:
        seen = words[5].number;
        words[6].number = 100;
        break;
    case 3:
        memcpy(some, numbers + 4, sizeof some);
        seen = some[1];
        memset(numbers + 6, 0, sizeof *numbers);
        break;
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] *= 2;
#pragma mint copy(u, fromDevice, n)
    return seen * 1000 + u[6];
}

double pairs(int n, int way, Complex *u, double *first)
{
    double seen = 0, some[2];
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i].im += i;
    if (way) {
        seen = first[5];
        first[6] = 100;
    } else {
        memcpy(some, first + 4, sizeof some);
        seen = some[1];
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i].re *= 2;
#pragma mint copy(u, fromDevice, n)
    return seen * 1000 + u[3].re;
}
