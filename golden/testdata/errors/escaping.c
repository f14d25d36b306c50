/* Rules: C5. Options: -fhost-guard=off. Calls that only a guard at run time could watch. */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
void init(double *u);
double timer(void);
double *shared;

double known_outside(double *out)
{
    double *u = malloc(100 * sizeof *u), *hidden = malloc(100 * sizeof *hidden);
    double seconds = timer();
    init(u);
#pragma mint copy(u, toDevice, 100)
#pragma mint copy(hidden, toDevice, 100)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 100; i++)
            hidden[i] = i;
        out[0] = hidden != 0;
#pragma mint for
        for (int i = 0; i < 100; i++)
            u[i] += hidden[i];
        seconds += timer(); // want "^'timer' may touch arrays on the device whose address is known outside of this file \[MINT2058\]$"
    }
#pragma mint copy(u, fromDevice, 100)
    return seconds;
}

/* Nobody else knows these arrays. */
double alone(void)
{
    double u[100] = {0};
    double *v = calloc(100, sizeof *v);
#pragma mint copy(v, toDevice, 100)
#pragma mint parallel
    {
#pragma mint for
        for (int i = 0; i < 100; i++)
            v[i] = u[i] = i;
        timer();
    }
#pragma mint copy(v, fromDevice, 100)
    return v[3] + u[3];
}

/* Another thread reads what is written before the lock is given back. */
double locked(pthread_mutex_t *lock, pthread_t thread)
{
#pragma mint copy(shared, toDevice, 100)
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        shared[i] = i;
    pthread_mutex_unlock(lock); // want "^'pthread_mutex_unlock' may touch arrays on the device whose address is known outside of this file \[MINT2058\]$"
    pthread_join(thread, NULL); // want "^'pthread_join' may touch arrays on the device whose address is known outside of this file \[MINT2058\]$"
#pragma mint copy(shared, fromDevice, 100)
    return shared[3];
}

/* The text may lie in such a part. */
static void say(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vprintf(format, list); // want "^this call may touch arrays on the device whose address is known outside of this file \[MINT2058\]$"
    va_end(list);
}

void parts_of_text(void)
{
    char *front = calloc(200, 1), *back = front + 100, *word = back + 5;
#pragma mint copy(front, toDevice, 100)
#pragma mint copy(back, toDevice, 100)
#pragma mint parallel for
    for (int i = 0; i < 99; i++)
        front[i] = back[i] = 65;
#pragma mint copy(front, fromDevice, 100)
    say("%s", word);
}

/* A function that runs at the end cannot ask the program any more which part of a block has its newest values on the device. */
static double *whole;
static void bye(void)
{
    printf("%g\n", whole[103]); // want "^this access to a part of a block may be one to an array on the device, when the program ends there \[MINT2058\]$"
}

void parts_at_end(void)
{
    double *low = malloc(200 * sizeof *low), *high = low + 100;
    whole = low;
    atexit(bye);
#pragma mint copy(low, toDevice, 100)
#pragma mint copy(high, toDevice, 100)
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        low[i] = high[i] = i;
#pragma mint copy(low, fromDevice, 100)
    exit(0); // want "^a function of atexit may touch arrays on the device whose address is known outside of this file \[MINT2058\]$"
}

/* Functions that other files gave to atexit may read it. */
double ends(int status)
{
    shared = malloc(100 * sizeof *shared);
#pragma mint copy(shared, toDevice, 100)
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        shared[i] = i;
    if (status > 1)
        abort();
    if (status)
        exit(status); // want "^a function of atexit may touch arrays on the device whose address is known outside of this file \[MINT2058\]$"
#pragma mint copy(shared, fromDevice, 100)
    if (!status)
        exit(0);
    return shared[3];
}

double through_global(void)
{
    shared = malloc(100 * sizeof *shared);
#pragma mint copy(shared, toDevice, 100)
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        shared[i] = i;
    timer(); // want "^'timer' may touch arrays on the device whose address is known outside of this file \[MINT2058\]$"
#pragma mint copy(shared, fromDevice, 100)
    return shared[3];
}

static double deep[100];
static void f0(void)
{
#pragma mint parallel for
    for (int i = 0; i < 100; i++)
        deep[i] += 1;
}
static void f1(void) { f0(); }
static void f2(void) { f1(); }
static void f3(void) { f2(); }
static void f4(void) { f3(); }
static void f5(void) { f4(); }
static void f6(void) { f5(); }
static void f7(void) { f6(); }
static void f8(void) { f7(); }
static void f9(void) { f8(); }
static void f10(void) { f9(); }
static void f11(void) { f10(); }
static void f12(void) { f11(); }
static void f13(void) { f12(); }
static void f14(void) { f13(); }
static void f15(void) { f14(); }
static void f16(void) { f15(); }
static void f17(void) { f16(); }
static void f18(void) { f17(); }
static void f19(void) { f18(); }
static void f20(void) { f19(); }
static void f21(void) { f20(); }
static void f22(void) { f21(); }
static void f23(void) { f22(); }
static void f24(void) { f23(); }
static void f25(void) { f24(); }
static void f26(void) { f25(); }
static void f27(void) { f26(); }
static void f28(void) { f27(); }
static void f29(void) { f28(); }
static void f30(void) { f29(); }
static void f31(void) { f30(); }
static void f32(void) { f31(); }
static void f33(void) { f32(); }
static void f34(void) { f33(); }
static void f35(void) { f34(); }
static void f36(void) { f35(); }
static void f37(void) { f36(); }
static void f38(void) { f37(); }
static void f39(void) { f38(); }
static void f40(void) { f39(); }
static void f41(void) { f40(); }
static void f42(void) { f41(); }
static void f43(void) { f42(); }
static void f44(void) { f43(); }

double too_deep(void)
{
    f44(); // want "^the calls that lead to 'f4' are too many to be followed, and it does device work \[MINT2059\]$"
    return deep[3];
}
