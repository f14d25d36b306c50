/* Rules: C1, B11. A mapping belongs to the storage: another name finds it, and other pointers are the host's own. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n], v[n], host[4] = {1, 2, 3, 4};
    real *a = u, *b = v, *where = host;

    fill(u, n, 1);
    fill(v, n, 2);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint parallel
    {
        for (int t = 0; t < 3; t++) {
            real scale = *where;
#pragma mint for
            for (int i = 0; i < n; i++)
                b[i] = a[i] * scale + b[i];
            where++;
            b = t % 2 ? v : u;
            a = t % 2 ? u : v;
        }
    }
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
