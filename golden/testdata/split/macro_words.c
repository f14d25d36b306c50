/* Macros with names that generated host code uses. */
#define N 9
#define stride 4
#define x(i) u[i]
#define into(p) p
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
