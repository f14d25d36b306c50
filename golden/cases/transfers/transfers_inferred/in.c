/* Rules: C4. Arrays whose type gives their extents need no copy: each region transfers what it must. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n + 2], v[n + 2];

    fill(u, n + 2, 1);
    fill(v, n + 2, 2);
#pragma mint parallel
    {
#pragma mint for
        for (int i = 1; i <= n; i++)
            v[i] = u[i - 1] - u[i + 1];
    }
    checksum("v", v, sizeof v);
    return 0;
}
