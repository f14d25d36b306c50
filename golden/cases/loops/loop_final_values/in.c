/* Rules: F2. Indices declared before the nest have their serial values after it, empty ranges included. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int ny = size_argument(argc, argv, 1, 5), nx = size_argument(argc, argv, 2, 17);
    int y = -7, x = -8;
    long i = -9;
    real **u = new_rows(ny + 2, nx + 2);

    fill(u[0], (size_t)(ny + 2) * (nx + 2), 1);
#pragma mint copy(u, toDevice, nx + 2, ny + 2)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (y = 1; y <= ny; y++)
            for (x = nx; x > 0; x -= 2)
                u[y][x] += 1;
        printf("y %d x %d\n", y, x);
#pragma mint for
        for (i = 0; i < nx; i += 3)
            u[0][i] *= 2;
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2)
    printf("i %ld\n", i);
    checksum("u", u[0], (size_t)(ny + 2) * (nx + 2) * sizeof(real));
    return 0;
}
