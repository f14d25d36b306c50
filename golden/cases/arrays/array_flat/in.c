/* Rules: F5, F8, C6. One block with computed subscripts; 'independent' claims what is not proven. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), w = n + 2;
    size_t cells = (size_t)w * w * w;
    real *u = (real *)malloc(cells * sizeof(real));
    real *v = (real *)malloc(cells * sizeof(real));

    fill(u, cells, 1);
    fill(v, cells, 2);
#pragma mint copy(u, toDevice, w * w * w)
#pragma mint copy(v, toDevice, w * w * w)
#pragma mint parallel
    {
#pragma mint for nest(3) independent
        for (int z = 1; z <= n; z++)
            for (int y = 1; y <= n; y++)
                for (int x = 1; x <= n; x++)
                    v[(z * w + y) * w + x] = u[((z - 1) * w + y) * w + x] - u[((z + 1) * w + y) * w + x] +
                        u[(z * w + y) * w + x - 1];
    }
#pragma mint copy(v, fromDevice, w * w * w)
    checksum("v", v, cells * sizeof(real));
    free(u);
    free(v);
    return 0;
}
