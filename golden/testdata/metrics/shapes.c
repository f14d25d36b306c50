/* The stencils whose memory traffic metrics_test.go counts: whole blocks of cells, in float. */
#include "../../cases/field.h"

enum { NX = 64, NY = 16, NZ = 16 };

static void star7(real ***u, real ***v)
{
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 1; z <= NZ; z++)
            for (int y = 1; y <= NY; y++)
                for (int x = 1; x <= NX; x++)
                    v[z][y][x] = u[z][y][x] - (u[z - 1][y][x] + u[z + 1][y][x] + u[z][y - 1][x] + u[z][y + 1][x] +
                        u[z][y][x - 1] + u[z][y][x + 1]) / 6;
    }
}

static void box19(real ***u, real ***v)
{
#pragma mint parallel
    {
#pragma mint for nest(3)
        for (int z = 1; z <= NZ; z++)
            for (int y = 1; y <= NY; y++)
                for (int x = 1; x <= NX; x++) {
                    real s = 0;
                    for (int dz = -1; dz <= 1; dz++)
                        for (int dy = -1; dy <= 1; dy++)
                            for (int dx = -1; dx <= 1; dx++)
                                if (dz * dz + dy * dy + dx * dx <= 2)
                                    s += u[z + dz][y + dy][x + dx];
                    v[z][y][x] = s;
                }
    }
}

static void star5(real **u, real **v)
{
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int y = 1; y <= NY; y++)
            for (int x = 1; x <= NX; x++)
                v[y][x] = u[y][x] + (u[y - 1][x] + u[y + 1][x] + u[y][x - 1] + u[y][x + 1]) / 4;
    }
}

int main(void)
{
    int nx = NX + 2, ny = NY + 2, nz = NZ + 2;
    real ***u = new_planes(nz, ny, nx), ***v = new_planes(nz, ny, nx), **p = new_rows(ny, nx), **q = new_rows(ny, nx);

    fill(u[0][0], (size_t)nx * ny * nz, 1);
    fill(v[0][0], (size_t)nx * ny * nz, 2);
    fill(p[0], (size_t)nx * ny, 3);
    fill(q[0], (size_t)nx * ny, 4);
#pragma mint copy(u, toDevice, nx, ny, nz)
#pragma mint copy(v, toDevice, nx, ny, nz)
#pragma mint copy(p, toDevice, nx, ny)
#pragma mint copy(q, toDevice, nx, ny)
    star7(u, v);
    box19(v, u);
    star5(p, q);
#pragma mint copy(u, fromDevice, nx, ny, nz)
#pragma mint copy(v, fromDevice, nx, ny, nz)
#pragma mint copy(q, fromDevice, nx, ny)
    checksum("u", u[0][0], (size_t)nx * ny * nz * sizeof(real));
    checksum("v", v[0][0], (size_t)nx * ny * nz * sizeof(real));
    checksum("q", q[0], (size_t)nx * ny * sizeof(real));
    return 0;
}
