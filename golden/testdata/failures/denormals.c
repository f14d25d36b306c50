/* Rules: N1, X1. A program whose processor takes denormal numbers for zeros. */
#include <xmmintrin.h>
#define N 40

static float u[N];

int main(void)
{
    _MM_SET_FLUSH_ZERO_MODE(_MM_FLUSH_ZERO_ON);
    #pragma mint parallel for
    for (int i = 0; i < N; i++) // want "takes denormal numbers for zeros here"
        u[i] = (u[i] + i) * 1e-39f;
    return u[3] > 0;
}
