/* Rules: F3. Statements that cannot run in a kernel. */
#include <stdio.h>
#define N 40
static double u[N], v[N];

void leaves(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        if (u[i] > 1)
            break; // want "'break' leaves a parallel loop"
        v[i] = u[i];
    }
}

int returns(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        if (u[i] > 1)
            return i; // want "'return' leaves a parallel loop"
        v[i] = u[i];
    }
    return 0;
}

void jumps(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        goto out; // want "'goto' cannot stand in a parallel loop"
        v[i] = u[i];
    }
out:
    ;
}

void prints(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        v[i] = u[i];
        printf("%d\n", i); // want "printf"
    }
}

void remembers(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        static int calls; // want "all iterations share 'calls'"
        v[i] = u[i] + calls;
    }
}

void nothing(void)
{
    double t;
#pragma mint parallel for private(t)
    for (int i = 0; i < N; i++) { // want "the loop writes no array"
        t = i;
    }
}
