/* Rules: C6, F5. Rows of an array with one subscript go on in the next ones: each access stays in the array, and the box of all
   of them does not. Kernels load the rows that are read, and no cells between them. That holds for slices that the running
   program chooses, too: no box reaches into the next one. */
#include "../../field.h"

static void slices(real *u, int nx, int ny, int plane)
{
#pragma mint copy(u, toDevice, nx, ny, 3)
#pragma mint parallel
    for (int t = 0; t < 5; t++) {
        int to = t % 3, from = (t + 2) % 3;
#pragma mint for nest(2)
        for (int y = 1; y < ny; y++)
            for (int x = 0; x < nx; x++)
                u[to * plane + y * nx + x] = (u[from * plane + y * nx + x - 1] + u[from * plane + (y - 1) * nx + x]) / 2;
#pragma mint for nest(2)
        for (int y = 0; y < ny; y++)
            for (int x = 0; x < nx; x++) {
                real left = x == 0 ? u[from * plane + y * nx + 1] : u[from * plane + y * nx + x - 1];
                real right = x == nx - 1 || u[from * plane + y * nx + x] > 1 ? u[from * plane + y * nx + nx - 2] : u[from * plane + y * nx + x + 1];
                u[(to * ny + y) * nx + x] += (left + right) / 4;
            }
    }
#pragma mint copy(u, fromDevice, nx, ny, 3)
}

int main(int argc, char **argv)
{
    int nx = size_argument(argc, argv, 1, 37), ny = size_argument(argc, argv, 2, 10), nz = 5;
    size_t cells = (size_t)nx * ny * nz;
    real *u = (real *)malloc(cells * sizeof *u), *v = (real *)malloc(cells * sizeof *v);

    fill(u, cells, 1);
    fill(v, cells, 2);
#pragma mint copy(u, toDevice, nx, ny, nz)
#pragma mint copy(v, toDevice, nx, ny, nz)
#pragma mint parallel
    for (int t = 0; t < 5; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < ny * nz; y++)
            for (int x = 0; x < nx; x++)
                v[y * nx + x] = (u[y * nx + x - 1] + u[(y - 1) * nx + x]) / 2;
#pragma mint for nest(2)
        for (int y = 0; y < ny * nz - 1; y++)
            for (int x = 0; x < nx; x++)
                u[y * nx + x] = (v[y * nx + x + 1] + v[(y + 1) * nx + x]) / 2;
#pragma mint for nest(3)
        for (int z = 1; z < nz; z++)
            for (int y = 0; y < ny; y++)
                for (int x = 0; x < nx; x++)
                    v[(z * ny + y) * nx + x] = u[(z * ny + y) * nx + x - 1] + u[((z - 1) * ny + y) * nx + x] - u[(z * ny + y - 1) * nx + x];
        real *w = u;
        u = v;
        v = w;
    }
#pragma mint copy(u, fromDevice, nx, ny, nz)
#pragma mint copy(v, fromDevice, nx, ny, nz)
    checksum("u", u, cells * sizeof *u);
    checksum("v", v, cells * sizeof *v);
    slices(u, nx, ny, nx * ny);
    checksum("u", u, cells * sizeof *u);
    return 0;
}
