/* Rules: F5, F6. Flattened subscripts of three dimensions: macros, planes, faces, and copies of three shapes. */
#include "../../field.h"
#define AT(z, y, x) (((z) * ny + (y)) * nx + (x))

int main(int argc, char **argv)
{
    int nz = size_argument(argc, argv, 1, 9), ny = nz + 1, nx = nz + 2, plane = ny * nx, cells = nz * plane;
    real *u = malloc(cells * sizeof *u), *v = malloc(cells * sizeof *v), *w = malloc(cells * sizeof *w);

    fill(u, cells, 1);
    fill(v, cells, 2);
    fill(w, cells, 3);
#pragma mint copy(u, toDevice, nx, ny, nz)
#pragma mint copy(v, toDevice, cells)
#pragma mint copy(w, toDevice, plane, nz)
#pragma mint parallel
    {
#pragma mint for nest(all)
        for (int z = 1; z < nz - 1; z++)
            for (int y = 1; y < ny - 1; y++)
                for (int x = 1; x < nx - 1; x++)
                    v[AT(z, y, x)] = u[AT(z - 1, y, x)] + u[AT(z + 1, y, x)] + u[z * ny * nx + (y - 1) * nx + x] +
                                     u[z * plane + (y + 1) * nx + x] + u[AT(z, y, x) - 1] + u[(z * ny + y) * nx + (x + 1)];
#pragma mint for nest(2)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    w[z * plane + y * nx + x] = v[z * plane + y * nx + x] * 2;
#pragma mint for
        for (int i = 0; i < cells; i++)
            w[i] += 1;
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                v[y * nx + x] = 1;
                v[(nz - 1) * ny * nx + y * nx + x] = 2;
            }
#pragma mint for nest(2)
        for (int z = 0; z < nz; z++)
            for (int x = 0; x < nx; x++) {
                v[AT(z, 0, x)] = 3;
                v[AT(z, ny - 1, x)] = 4;
            }
#pragma mint for nest(2)
        for (int z = 0; z < nz; z++)
            for (int y = 0; y < ny; y++) {
                v[AT(z, y, 0)] = 5;
                v[AT(z, y, nx - 1)] = v[AT(z, y, nx - 2)];
            }
    }
#pragma mint copy(v, fromDevice, cells)
#pragma mint copy(w, fromDevice, plane, nz)
    checksum("v", v, cells * sizeof(real));
    checksum("w", w, cells * sizeof(real));
    return 0;
}
