/* Rules: L6. Conditionals that options of the C compiler decide. */
#ifdef __OPTIMIZE__ // want warning "the C compiler's options decide about '__OPTIMIZE__'; it counts as not defined here"
#define N 40
#else
#define N 50
#endif
#define FAST defined(__AVX2__)
#if FAST // want warning "'__AVX2__'; it counts as not defined"
#include <immintrin.h>
#endif
#undef __FMA__
#ifdef __FMA__
#error the file says how it is to be read
#endif
static double u[N];

void f(void)
{
#pragma mint parallel for
    for (int i = 0; i < N; i++)
        u[i] = u[i - (i > 0)] + u[i / 2]; // want "iteration"
}
