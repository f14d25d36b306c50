/* Rules: C1. Macros whose names stand in generated code. */
#define N 9
#define stride 4 // want "the macro 'stride' would change generated code, which uses this word"
#define x(i) u[i]
#define into(p) p // want "the macro 'into' would change generated code"
#define device 3
#undef device

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
