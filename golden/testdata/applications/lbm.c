/* D2Q9 lattice Boltzmann, BGK collision, bounce-back at obstacles, moving lid. Struct cells, two lattices that swap.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>

#define Q 9
typedef struct {
    double f[Q];
} cell;

typedef struct {
    int nx, ny;
    double omega, lid;
    cell *now, *next;
    unsigned char *solid;
} lattice;

static const int ex[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
static const int ey[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
static const int opposite[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
static const double weight[Q] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};

static double equilibrium(int q, double rho, double ux, double uy)
{
    double eu = ex[q] * ux + ey[q] * uy;

    return weight[q] * rho * (1 + 3 * eu + 4.5 * eu * eu - 1.5 * (ux * ux + uy * uy));
}

static void initialise(lattice *l, int nx, int ny)
{
    l->nx = nx;
    l->ny = ny;
    l->omega = 1.3;
    l->lid = 0.05;
    l->now = malloc(sizeof(cell) * nx * ny);
    l->next = malloc(sizeof(cell) * nx * ny);
    l->solid = calloc(nx * ny, 1);
    for (int y = 0; y < ny; y++)
        for (int x = 0; x < nx; x++) {
            int i = y * nx + x;
            if (y == 0 || x == 0 || x == nx - 1 || (x - nx / 2) * (x - nx / 2) + (y - ny / 2) * (y - ny / 2) < ny)
                l->solid[i] = 1;
            for (int q = 0; q < Q; q++)
                l->now[i].f[q] = l->next[i].f[q] = equilibrium(q, 1 + 0.01 * ((x * 7 + y * 13) % 11), 0, 0);
        }
}

/* One step: pull the populations of the neighbours, then collide. */
static void step(lattice *l)
{
    int nx = l->nx, ny = l->ny;
    cell *now = l->now, *next = l->next;
    unsigned char *solid = l->solid;
    double omega = l->omega, lid = l->lid;

#pragma mint for nest(2)
    for (int y = 1; y < ny - 1; y++)
        for (int x = 1; x < nx - 1; x++) {
            int here = y * nx + x;
            double f[Q], rho = 0, ux = 0, uy = 0;

            if (solid[here])
                continue;
            for (int q = 0; q < Q; q++) {
                int from = (y - ey[q]) * nx + x - ex[q];
                f[q] = solid[from] ? now[here].f[opposite[q]] : now[from].f[q];
                rho += f[q];
                ux += ex[q] * f[q];
                uy += ey[q] * f[q];
            }
            ux /= rho;
            uy /= rho;
            if (y == ny - 2)
                ux += lid;
            for (int q = 0; q < Q; q++)
                next[here].f[q] = f[q] + omega * (equilibrium(q, rho, ux, uy) - f[q]);
        }
    l->now = next;
    l->next = now;
}

static double mass(const lattice *l)
{
    double sum = 0;

    for (int i = 0; i < l->nx * l->ny; i++)
        for (int q = 0; q < Q; q++)
            sum += l->now[i].f[q];
    return sum;
}

int main(int argc, char **argv)
{
    int nx = argc > 1 ? atoi(argv[1]) : 48, ny = argc > 2 ? atoi(argv[2]) : 32, steps = argc > 3 ? atoi(argv[3]) : 10;
    lattice l;

    initialise(&l, nx, ny);
#pragma mint copy(l.now, toDevice, nx * ny)
#pragma mint copy(l.next, toDevice, nx * ny)
#pragma mint copy(l.solid, toDevice, nx * ny)
#pragma mint parallel
    {
        for (int t = 0; t < steps; t++)
            step(&l);
    }
#pragma mint copy(l.now, fromDevice, nx * ny)
    printf("mass %.15g\n", mass(&l));
    for (int y = 1; y < ny; y += 5)
        printf("%d %.17g\n", y, l.now[y * nx + nx / 3].f[1]);
    return 0;
}
