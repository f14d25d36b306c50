/* Rules: T2, R1, F9. Trapezoid case 13. What looks at the arrays of a time loop in some steps: elements, copies, a reduction, a release, calls of functions
   that are not seen; the launches before it are made first. */
#include "../../field.h"

static real u[29][31], v[29][31], k[29][31];

/* A function of which mintc sees no body, and a pointer through which such a one may reach the arrays. */
int toascii(int n);
real *shown;

static void look(int n, int steps, int every)
{
    real (*a)[31] = u, (*b)[31] = v;
#pragma mint parallel
    for (int t = 0; t < steps; t++) {
#pragma mint for nest(2)
        for (int y = 1; y < n; y++)
            for (int x = 1; x < n; x++)
                b[y][x] = (a[y - 1][x] + a[y + 1][x] + a[y][x - 1] + a[y][x + 1]) / 4 + k[y][x] / 9;
        if (t % every == every - 1) {
#pragma mint single
            {
                printf("%.9g\n", (double)b[n / 2][n / 2]);
                a[1][1] = b[1][2];
            }
        }
        if (t % every == 1) {
            real sum = 0;
#pragma mint for nest(2) reduction(max: sum)
            for (int y = 1; y < n; y++)
                for (int x = 1; x < n; x++)
                    if (b[y][x] > sum)
                        sum = b[y][x];
            printf("%.9g\n", (double)sum);
        }
        if (t % every == 2) {
#pragma mint copy(b, fromDevice, 31, 29)
            checksum("b", b, sizeof u);
        }
        if (t % every == 3)
            printf("%d\n", toascii(-t));
        else if (t % every == 4) {
            int seen = toascii(t);
            printf("%d\n", seen);
        }
        int seen = t % every == 5 ? toascii(t) : 0;
        if (t % every == 6 && toascii(-t) > seen)
            printf("%d\n", seen);
        real (*c)[31] = a;
        a = b;
        b = c;
    }
}

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), steps = size_argument(argc, argv, 2, 23), every = size_argument(argc, argv, 3, 7);

    shown = u[0];
    fill(u[0], sizeof u / sizeof(real), 1);
    fill(v[0], sizeof v / sizeof(real), 2);
    fill(k[0], sizeof k / sizeof(real), 3);
#pragma mint copy(u, toDevice)
#pragma mint copy(v, toDevice)
#pragma mint copy(k, toDevice)
    look(n, steps, every);
#pragma mint copy(u, fromDevice)
#pragma mint copy(v, fromDevice)
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    return 0;
}
