/* Host code that mintc does not see: it calls functions back, and uses arrays between the calls. */
#include <setjmp.h>
#include <stdio.h>

typedef void callback(int t);
static double *kept[7];
static int count[7];
static jmp_buf here;

void remember(int k, double *u, int n)
{
    kept[k] = u;
    count[k] = n;
}

/* The bits of how: the ends are read (1) or written (2), all is read (4), the middle (8) or all (16) is written. */
int play(int how, int t)
{
    for (int k = 0; k < 7; k++) {
        double *a = kept[k], sum = 0;
        int n = count[k];
        if (!a)
            continue;
        if (how & 1)
            printf("%d: %g %g\n", k, a[0], a[n - 1]);
        if (how & 2) {
            a[0] += 100 + t;
            a[n - 1] -= 10 * t + 1;
        }
        for (int i = 0; i < n && how & 4; i++)
            sum += a[i] * (i % 7 + 1);
        if (how & 4)
            printf("%d: %.17g\n", k, sum);
        if (how & 8)
            a[n / 2] += 7 + t;
        for (int i = 0; i < n && how & 16; i++)
            a[i] = a[i] / 2 + i % 3;
    }
    return t;
}

void drive(callback *f, int how, int times)
{
    for (int t = 0; t < times; t++) {
        f(t);
        play(how, t);
    }
}

void drive_both(callback *f, callback *g, int how, int times)
{
    for (int t = 0; t < times; t++) {
        f(t);
        play(how, t);
        drive(g, how, 2);
        play(how, t);
    }
}

void leave(void) { longjmp(here, 1); }

void drive_caught(callback *f, int how, int times)
{
    for (volatile int t = 0; t < times; t++) {
        if (!setjmp(here))
            f(t);
        play(how, t);
    }
}
