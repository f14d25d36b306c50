/* Rules: X1. #line directives of the program's own count its lines, in front of mint constructs and behind them. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), *none = (void *)0;
    real u[n];

    fill(u, n, 1);
#if 0
#line 900 "never.c"
#endif
#line 7
    printf("%s:%d\n", none ? "" : "in.c", __LINE__);
#pragma mint copy(u, toDevice)
    printf("%d\n", __LINE__);
#pragma mint parallel
    {
#line 100 "model.y"
#pragma mint for
        for (int i = 0; i < n; i++)
            u[i] = 3 * u[i];
        printf("%s:%d\n", __FILE__, __LINE__);
    }
# 50 "step.y"
#pragma mint copy(u, fromDevice)
    printf("%s:%d\n", __FILE__, __LINE__);
    checksum("u", u, sizeof u);
    return 0;
}
