/* Rules: N1, X1. A program that exceptions shall end: kernels go on. The launch waits for others of its time loop. */
#define _GNU_SOURCE
#include <fenv.h>
#define N 40

static double u[N], v[N];

int main(void)
{
    feenableexcept(FE_DIVBYZERO | FE_INVALID);
    #pragma mint copy(u, toDevice)
    #pragma mint copy(v, toDevice)
    #pragma mint parallel
    {
        #pragma mint trapezoid height(2)
        for (int t = 0; t < 4; t++) {
            #pragma mint for
            for (int i = 1; i < N - 1; i++) // want "floating-point exceptions end the program here"
                v[i] = (u[i - 1] + u[i + 1]) / 2;
            #pragma mint for
            for (int i = 1; i < N - 1; i++)
                u[i] = v[i];
        }
    }
    #pragma mint copy(u, fromDevice)
    #pragma mint copy(v, fromDevice)
    return u[3] + v[4] > 2;
}
