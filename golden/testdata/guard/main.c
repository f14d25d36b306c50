/* Rules: C5. unseen.c keeps the address of an array, reads it while its newest values are on the device,
   and writes it, also its ends, which share a page with other data; or it ends the program in a region, and reads the
   array in a function that atexit was given. save hands it to a system call, which fails. relax is handed pointers into one array, and scale writes one with equal values. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void remember(double *u, int n);
double peek(int i);
void poke(int i, double v);
void sleep(int i); /* the program's own, not that of unistd.h */
void leave(void), save(void);
double ask(void), scale(double *v, int n);

double relax(int n, double *u, double *first, const void *bytes)
{
    double seen = 0, held[2] = {0}, *copied = held;
    long numbers[2];

    for (size_t k = 0; k < sizeof copied; k++)
        ((char *)&copied)[k] = ((char *)&u)[k];
    numbers[0] = numbers[1] = (long)u;
#pragma mint copy(u, toDevice, n)
#pragma mint parallel
    {
        first[1] = 3;
        for (int t = 0; t < 4; t++) {
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = u[i] / 2 + i;
            seen += *first + first[1]--;
            memcpy(held, bytes, sizeof held);
            *first += held[1];
            seen += copied[2] * ((double *)numbers[t > 0])[t];
        }
    }
#pragma mint copy(u, fromDevice, n)
    return seen;
}

int main(int argc, char **argv)
{
    int n = 5000;
    double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v);

    for (int i = 0; i < n; i++) {
        u[i] = i;
        v[i] = 0;
    }
    remember(u, n);
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint parallel
    {
        for (int t = 0; t < 4; t++) {
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = u[i] * 2 + 1;
            if (t == 0 && argc > 2)
                save();
            printf("%g %g\n", peek(n / 2), peek(n / 2 + 1));
            if (t % 2)
                poke(n / 2 + 1, 3 + t);
            sleep(t % 3);
            if (t == 3 && argc > 1)
                leave();
        }
        scale(v, n);
#pragma mint for
        for (int i = 0; i < n; i++)
            v[i] += u[i];
    }
#pragma mint copy(v, fromDevice, n)
    printf("%g %g %g %g %g\n", v[0], v[1], v[n / 2], v[n / 2 + 1], v[n - 1]);
    printf("%g\n", ask());
    return 0;
}
