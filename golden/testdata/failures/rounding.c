/* Rules: N1, X1. The rounding of the host's processor, set anywhere in the program, is not that of kernels. */
#include <fenv.h>
#define N 40

static double u[N];

static void third(void)
{
    #pragma mint parallel for
    for (int i = 0; i < N; i++) // want "the host does not round to nearest here"
        u[i] = (u[i] + i) / 3;
}

int main(void)
{
    third();
    fesetround(FE_UPWARD);
    fesetround(FE_TONEAREST);
    third();
    fesetround(FE_TOWARDZERO);
    third();
    return u[3] > 2;
}
