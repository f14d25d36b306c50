/* Rules: C1. Macros whose names stand in generated code. */
#define N 9
#define stride 4 // want "the macro 'stride' would change generated code, which uses this word"
#define x(i) u[i]
#define into(p) p // want "the macro 'into' would change generated code"
#define device 3
#undef device
#define aligned(n) __attribute__((aligned(n))) // want "the macro 'aligned' would change generated code"
#define mutable 1 // want "the macro 'mutable' would change generated code"
#define shared 2 // want "the macro 'shared' would change generated code"
#define global 3 // want "the macro 'global' would change generated code"
#define launch_bounds(n) n // want "the macro 'launch_bounds' would change generated code"
#define shared_by(n) n
#define __shared__ 5 // want "the macro '__shared__' would change generated code"
#define __global__(n) n // want "the macro '__global__' would change generated code"
#define __unused__ 6

int main(void)
{
    double u[N];
#pragma mint copy(u, toDevice)
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        x(i) = stride;
#pragma mint copy(u, fromDevice)
    return into(0);
}
