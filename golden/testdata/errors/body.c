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

void leaves_one_of_two(void)
{
    static double w[N][N];
#pragma mint parallel for nest(2)
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            if (u[j] > 1)
                break; // want "'break' leaves a parallel loop"
            w[i][j] = u[j];
        }
}

void varies(int n)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double near[n]; // want "the local array 'near' has an extent that is not constant"
        near[0] = u[i];
        v[i] = near[0];
    }
}

void allocates(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *own = __builtin_alloca(8); // want "'alloca' cannot be called on the device"
        *own = u[i];
        v[i] = *own;
    }
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double *own = (double *)__builtin_malloc(8); // want "'malloc' cannot be called on the device"
        *own = u[i];
        v[i] = *own;
    }
}

void clears(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double two[2] = {u[i], 1};
        v[i] = two[0] + two[1];
        __builtin_memset(two, 0, sizeof two); // want "'__builtin_memset' is neither a function of math.h"
        __builtin_memcpy(two, u, sizeof two); // want "'__builtin_memcpy' is neither a function of math.h"
    }
}

void changes(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++) {
        double x = 0;
        v[i] = u[i] + ({ x += 1; x; }); // want "this statement expression \(\{\.\.\.\}\) changes 'x', and C leaves open when"
    }
}

void skips(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        v[i] = ({ if (u[i] > 1) continue; u[i]; }); // want "a jump leaves a statement expression"
}

void ends(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        i > 0 ? ({ if (u[i] > 1) v[i] = 0; }) : (void)0; // want "this statement expression \(\{\.\.\.\}\) has no value"
}
