/* Rules: C5. Functions of caller.c call back functions of this file that launch, copy, or jump out of a region, and look
   at the arrays, or write them, before they return: whole pages, and ends that share a page with other data. The first argument says what
   is called back, the second what caller.c does behind each call, the third whether a region is open around it. */
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

typedef void callback(int t);
void remember(int k, double *u, int n);
int play(int how, int t);
void drive(callback *f, int how, int times);
void drive_both(callback *f, callback *g, int how, int times);
void drive_caught(callback *f, int how, int times);
void leave(void);

enum { FEW = 30, MANY = 1500 };
struct field {
    int steps;
    double few[FEW], many[MANY];
};
static struct field f;
static double *u, *w, held[MANY], *rows[6];
static int n, how;
static jmp_buf here;

#define CHECKED(x) do { if ((x) < 0) return; } while (0)
#define MORE(t) ((t) < 3 && play(how, t) >= 0)
#define TWICE(x) ((x) + (x))

static void in_region(int t)
{
#pragma mint parallel
    {
        for (int k = 0; k < 3; k++) {
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = u[i] / 2 + i + w[i] + t;
        }
    }
}

static void alone(int t)
{
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = u[i] / 2 + i + w[i] * t;
#pragma mint parallel for
    for (int i = 0; i < FEW; i++)
        f.few[i] += t;
#pragma mint parallel for
    for (int i = 0; i < MANY; i++)
        f.many[i] = f.many[i] / 2 + held[i];
}

static void fetch(int t)
{
    if (t == 1) {
#pragma mint copy(u, fromDevice, n)
    }
}

static void table(int t)
{
#pragma mint copy(rows, toDevice, 40, 6)
#pragma mint parallel for nest(2)
    for (int j = 0; j < 6; j++)
        for (int i = 0; i < 40; i++)
            rows[j][i] = rows[j][i] / 2 + i + t * j;
#pragma mint copy(rows, fromDevice, 40, 6)
}

static void leaves(int t)
{
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = u[i] / 2 + i + w[i] + t;
        if (t % 2)
            leave();
    }
}

static void jumps(int t)
{
    if (!setjmp(here)) {
#pragma mint parallel
        {
#pragma mint for
            for (int i = 0; i < n; i++)
                u[i] = u[i] / 2 + i + t;
            if (t % 2)
                longjmp(here, 1);
        }
    }
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] += t;
}

static double twice(void) { return TWICE(play(how, 1)); }

static void by_macros(int t)
{
    CHECKED(play(how, t));
    for (int k = 0; MORE(k); k++) {
#pragma mint parallel for
        for (int i = 0; i < n; i++)
            u[i] = u[i] / 2 + i + k;
    }
    printf("%g\n", twice());
}

static void kept(int t)
{
    double *k = malloc(n * sizeof *k);

    for (int i = 0; i < n; i++)
        k[i] = i + t;
    remember(5, k, n);
#pragma mint copy(k, toDevice, n) keep
    play(how, t);
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        k[i] += 1;
    play(how, t);
#pragma mint copy(k, fromDevice, n)
    play(how, t);
#pragma mint copy(k, release)
    remember(5, 0, 0);
    free(k);
}

static void run(int way)
{
    callback *const list[] = {in_region, alone, table, leaves, jumps, by_macros, kept};

    if (way < 7)
        drive_caught(list[way], how, 4);
    else
        drive_both(way == 7 ? in_region : fetch, alone, how, 3);
}

int main(int argc, char **argv)
{
    double sum = 0;

    how = atoi(argv[2]);
    n = argc > 4 ? 40 : 3000;
    u = malloc(n * sizeof *u);
    w = malloc(n * sizeof *w);
    for (int i = 0; i < n; i++) {
        u[i] = i % 5;
        w[i] = i % 3;
    }
    for (int j = 0; j < 6; j++)
        rows[j] = calloc(40, sizeof *rows[j]);
    remember(0, u, n);
    remember(1, w, n);
    remember(2, f.few, FEW);
    remember(3, f.many, MANY);
    remember(4, held, MANY);
    remember(6, rows[3], 40);
    {
#pragma mint copy(u, toDevice, n)
#pragma mint copy(w, toDevice, n)
#pragma mint copy(f.few, toDevice)
#pragma mint copy(f.many, toDevice)
#pragma mint copy(held, toDevice)
        if (atoi(argv[3])) {
#pragma mint parallel
            {
                run(atoi(argv[1]));
#pragma mint for
                for (int i = 0; i < n; i++)
                    u[i] += w[i];
            }
        } else {
            run(atoi(argv[1]));
        }
#pragma mint copy(u, fromDevice, n)
#pragma mint copy(w, fromDevice, n)
#pragma mint copy(f.few, fromDevice)
#pragma mint copy(f.many, fromDevice)
#pragma mint copy(held, fromDevice)
    }
    for (int i = 0; i < n; i++)
        sum += u[i] * (i % 11 + 1) + w[i];
    for (int i = 0; i < MANY; i++)
        sum += f.many[i] * (i % 11 + 1) + held[i] + f.few[i % FEW] * i;
    printf("%.17g\n", sum);
    return 0;
}
