/* Averages over boxes: 19 points (without corners) or 27, nothing else read. The rows of the table of trapezoids that no example has. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef REAL
#define REAL double
#endif
#ifndef POINTS
#define POINTS 27
#endif
typedef REAL real;

/* Runs `steps` steps and returns whichever field holds the result. */
static const real *smooth(int nx, int ny, int nz, int steps, real (*u)[ny + 2][nx + 2], real (*v)[ny + 2][nx + 2])
{
    const real c0 = 0.25, c1 = 0.0625, c2 = 0.02, c3 = 0.0125;

#pragma mint copy(u, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint copy(v, toDevice, nx + 2, ny + 2, nz + 2)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++) {
#pragma mint for nest(all)
            for (int z = 1; z <= nz; z++)
                for (int y = 1; y <= ny; y++)
                    for (int x = 1; x <= nx; x++)
                        v[z][y][x] = c0 * u[z][y][x]
                            + c1 * (u[z][y][x - 1] + u[z][y][x + 1]
                                  + u[z][y - 1][x] + u[z][y + 1][x]
                                  + u[z - 1][y][x] + u[z + 1][y][x])
                            + c2 * (u[z][y - 1][x - 1] + u[z][y - 1][x + 1]
                                  + u[z][y + 1][x - 1] + u[z][y + 1][x + 1]
                                  + u[z - 1][y][x - 1] + u[z - 1][y][x + 1]
                                  + u[z - 1][y - 1][x] + u[z - 1][y + 1][x]
                                  + u[z + 1][y][x - 1] + u[z + 1][y][x + 1]
                                  + u[z + 1][y - 1][x] + u[z + 1][y + 1][x])
#if POINTS == 27
                            + c3 * (u[z - 1][y - 1][x - 1] + u[z - 1][y - 1][x + 1]
                                  + u[z - 1][y + 1][x - 1] + u[z - 1][y + 1][x + 1]
                                  + u[z + 1][y - 1][x - 1] + u[z + 1][y - 1][x + 1]
                                  + u[z + 1][y + 1][x - 1] + u[z + 1][y + 1][x + 1])
#endif
                            ;
#pragma mint single
            {
                real (*old)[ny + 2][nx + 2] = u;
                u = v;
                v = old;
            }
        }
    }
#pragma mint copy(u, fromDevice, nx + 2, ny + 2, nz + 2)
    (void)c3;
    return &u[0][0][0];
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 40, ny = argc > 2 ? atoi(argv[2]) : 30, nz = argc > 3 ? atoi(argv[3]) : 20;
    int steps = argc > 4 ? atoi(argv[4]) : 10;
    size_t count = (size_t)(nx + 2) * (ny + 2) * (nz + 2);
    real (*u)[ny + 2][nx + 2] = malloc(count * sizeof(real)), (*v)[ny + 2][nx + 2] = malloc(count * sizeof(real));
    if (u == NULL || v == NULL)
        return 1;
    uint64_t seed = 7, hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        (&u[0][0][0])[i] = (seed >> 40) / 16777216.0;
    }
    memcpy(v, u, count * sizeof(real));
    const unsigned char *bytes = (const unsigned char *)smooth(nx, ny, nz, steps, u, v);
    for (size_t i = 0; i < count * sizeof(real); i++)
        hash = (hash ^ bytes[i]) * 1099511628211u;
    printf("checksum %016llx\n", (unsigned long long)hash);
    free(u);
    free(v);
    return 0;
}
