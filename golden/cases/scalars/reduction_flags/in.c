/* Rules: F9. Flags that an iteration sets or clears by a constant are updates by || and &&. */
#include <stdbool.h>
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), all = 3, none = 5;
    real u[32];
    bool some = false;

    fill(u, 32, 1);
#pragma mint parallel for reduction(|| : some) reduction(&& : all) reduction(|| : none)
    for (int i = 0; i < n; i++) {
        if (u[i] > (real)0.75)
            some = true;
        if (u[i] > (real)0.9)
            all = 0;
        if (u[i] > 2)
            none = 1;
        u[i] *= 2;
    }
    printf("%d %d %d\n", some, all, none);
    checksum("u", u, sizeof u);
    return 0;
}
