/* Reaction and diffusion after Gray and Scott on a torus (Pearson 1993): float, arrays of variable length, neighbours by
 * remainders, pictures that the host prints every few steps.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef float species;

typedef struct {
    float du, dv, feed, kill, dt;
} Parameters;

static void seed(int n, species u[n][n], species v[n][n])
{
    unsigned state = 1;

    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            u[y][x] = 1.0f;
            v[y][x] = 0.0f;
        }
    for (int y = n / 2 - 3; y < n / 2 + 3; y++)
        for (int x = n / 2 - 3; x < n / 2 + 3; x++) {
            state = state * 1103515245u + 12345u;
            u[y][x] = 0.5f + (state >> 16 & 255) / 5120.0f;
            v[y][x] = 0.25f;
        }
}

static inline float laplacian(int n, species a[n][n], int y, int x)
{
    const int up = (y - 1 + n) % n, down = (y + 1) % n, left = (x - 1 + n) % n, right = (x + 1) % n;

    return a[up][x] + a[down][x] + a[y][left] + a[y][right] - 4.0f * a[y][x];
}

static void react(int n, Parameters p, species u[n][n], species v[n][n], species nu[n][n], species nv[n][n])
{
#pragma mint parallel for nest(2)
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++) {
            const float uvv = u[y][x] * v[y][x] * v[y][x];

            nu[y][x] = u[y][x] + p.dt * (p.du * laplacian(n, u, y, x) - uvv + p.feed * (1.0f - u[y][x]));
            nv[y][x] = v[y][x] + p.dt * (p.dv * laplacian(n, v, y, x) + uvv - (p.feed + p.kill) * v[y][x]);
        }
}

static void picture(int n, species v[n][n], int step)
{
    printf("step %d\n", step);
    for (int y = 0; y < n; y += 4) {
        for (int x = 0; x < n; x += 2)
            putchar(" .:-=+*#%@"[(int)(v[y][x] * 30) > 9 ? 9 : (int)(v[y][x] * 30)]);
        putchar('\n');
    }
}

int main(int argc, char **argv)
{
    const int n = argc > 1 ? atoi(argv[1]) : 34, steps = 24;
    const Parameters p = {0.16f, 0.08f, 0.035f, 0.065f, 1.0f};
    species(*u)[n] = malloc(sizeof(species[n][n])), (*v)[n] = malloc(sizeof(species[n][n]));
    species(*nu)[n] = malloc(sizeof(species[n][n])), (*nv)[n] = malloc(sizeof(species[n][n]));
    double sum = 0;

    seed(n, u, v);
#pragma mint copy(u, toDevice, n, n)
#pragma mint copy(v, toDevice, n, n)
#pragma mint copy(nu, toDevice, n, n)
#pragma mint copy(nv, toDevice, n, n)
    for (int t = 0; t < steps; t++) {
        react(n, p, u, v, nu, nv);
        species(*swap)[n] = u;
        u = nu;
        nu = swap;
        swap = v;
        v = nv;
        nv = swap;
        if (t % 8 == 7) {
#pragma mint copy(v, fromDevice, n, n)
            picture(n, v, t + 1);
        }
    }
#pragma mint copy(u, fromDevice, n, n)
    for (int y = 0; y < n; y++)
        for (int x = 0; x < n; x++)
            sum += u[y][x];
    printf("%.17g\n", sum);
    free(u);
    free(v);
    free(nu);
    free(nv);
    return 0;
}
