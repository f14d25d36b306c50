/* Heat of a chip in layers, by Rodinia's hotspot3D: subscripts stop at all ends, and power is added. The row of the table of trapezoids that no
   example has. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef REAL
#define REAL float
#endif
typedef REAL real;

/* Runs `steps` steps and returns whichever field holds the result. */
static const real *heat(int nx, int ny, int nz, int steps, real (*temp)[ny][nx], real (*next)[ny][nx], real (*power)[ny][nx])
{
    const real cw = 0.07, cn = 0.06, ct = 0.11, heating = 0.03, ambient = 80 * ct;
    const real cc = 1 - (2 * cw + 2 * cn + 3 * ct);

#pragma mint copy(temp, toDevice, nx, ny, nz)
#pragma mint copy(next, toDevice, nx, ny, nz)
#pragma mint copy(power, toDevice, nx, ny, nz)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 0; z < nz; z++)
                for (int y = 0; y < ny; y++)
                    for (int x = 0; x < nx; x++) {
                        int west = x > 0 ? x - 1 : 0, east = x < nx - 1 ? x + 1 : nx - 1;
                        int north = y > 0 ? y - 1 : 0, south = y < ny - 1 ? y + 1 : ny - 1;
                        int bottom = z > 0 ? z - 1 : 0, top = z < nz - 1 ? z + 1 : nz - 1;
                        next[z][y][x] = cc * temp[z][y][x]
                            + cn * temp[z][north][x] + cn * temp[z][south][x]
                            + cw * temp[z][y][east] + cw * temp[z][y][west]
                            + ct * temp[top][y][x] + ct * temp[bottom][y][x]
                            + heating * power[z][y][x] + ambient;
                    }
#pragma mint single
            {
                real (*old)[ny][nx] = temp;
                temp = next;
                next = old;
            }
        }
    }
#pragma mint copy(temp, fromDevice, nx, ny, nz)
    return &temp[0][0][0];
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 40, ny = argc > 2 ? atoi(argv[2]) : 30, nz = argc > 3 ? atoi(argv[3]) : 20;
    int steps = argc > 4 ? atoi(argv[4]) : 10;
    size_t count = (size_t)nx * ny * nz;
    real (*temp)[ny][nx] = malloc(count * sizeof(real)), (*next)[ny][nx] = malloc(count * sizeof(real));
    real (*power)[ny][nx] = malloc(count * sizeof(real));
    if (temp == NULL || next == NULL || power == NULL)
        return 1;
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        (&temp[0][0][0])[i] = 80 + (seed >> 40) / 16777216.0;
        (&power[0][0][0])[i] = (seed >> 16 & 0xffffff) / 16777216.0;
    }
    memcpy(next, temp, count * sizeof(real));
    const unsigned char *bytes = (const unsigned char *)heat(nx, ny, nz, steps, temp, next, power);
    for (size_t i = 0; i < count * sizeof(real); i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    printf("checksum %016llx\n", (unsigned long long)hash);
    free(temp);
    free(next);
    free(power);
    return 0;
}
