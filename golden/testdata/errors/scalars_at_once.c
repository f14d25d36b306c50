/* Rules: F3, F4, R2, F9. All that is wrong with the variables of a nest in one run, whatever stage finds it. */
#include <stdio.h>
#define N 100
static double u[N], v[N];

double many(int n, double c)
{
    double sum = 0, t, most = 0, early = 0, last = 0, order = 0, list[4];
    int bound = N, flag = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        printf("%d\n", i); // want "'printf' is neither a function of math.h that devices have nor defined in this file"
        t = u[i] * c; // want "'t' is declared outside the parallel loop and written in it"
        i += 1; // want "'i' is the index of a parallel loop and cannot be written in its body"
        v[i] = t;
    }
#pragma mint parallel for private(early, list) // want "'list' is private, but an iteration may read 'list\[k\+1\]' before it writes it"
    for (int i = 0; i < N; i++) {
        t = u[i] * c; // want "'t' is declared outside the parallel loop and written in it"
        sum += t; // want "'sum' is declared outside the parallel loop and written in it"
        if (t > most)
            most = t; // want "'most' is declared outside the parallel loop and written in it"
        if (t < 0)
            flag = 1; // want "'flag' is declared outside the parallel loop and written in it"
        v[i] = early; // want "'early' is private, but an iteration may read it here before it writes it"
        early = t;
        order = order / 2 + t; // want "'order' is declared outside the parallel loop and written in it"
        for (int k = 0; k < 3; k++)
            list[k] = k;
        for (int k = 0; k < 3; k++)
            v[i] += list[k + 1];
    }
#pragma mint parallel for private(last) default(none) shared(u, v) // want "default.none. wants every outer variable named, and 'sum' is not"
    for (int i = 0; i < N; i++) {
        sum += u[i]; // want "'sum' is declared outside the parallel loop and written in it"
        if (u[i] > 0)
            last = u[i];
    }
#pragma mint parallel for
    for (int i = 0; i < bound; i++) {
        bound = 3; // want "'bound' is part of a bound of the parallel loops"
        v[i] = u[i];
    }
    return sum + most + flag + order + last; // want "'last' is used after the parallel loop in which it is private"
}

extern double elsewhere(double);

double named_in_refused(double *p)
{
    double sum = 0, t, s = 0, *at = p, first[2], second[3];
    int n = 0;
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        sum += elsewhere(u[i]); // want "'elsewhere' is neither a function of math.h that devices have nor defined in this file"
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        n++; // want "'n' is declared outside the parallel loop and written in it"
        *at++ = 4; // want "this pointer cannot be resolved at translation time"
        s += 1;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        t = u[i]; // want "'t' is declared outside the parallel loop and written in it"
        s += t;
        printf("%g %g\n", t, s); // want "'printf' is neither a function of math.h that devices have nor defined in this file"
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        first[0] = u[i]; // want "iteration i\+1 writes the element 'first\[0\]' that iteration i writes as 'first\[0\]'"
        second[1] = u[i] + first[0]; // want "iteration i\+1 writes the element 'second\[1\]' that iteration i writes as 'second\[1\]'"
        v[i] = second[1];
    }
    return sum + n + s;
}
