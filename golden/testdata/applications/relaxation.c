/* Red-black over-relaxation for the pressure around an obstacle, with a mask of fluid cells and a test of convergence.
 * Edits that mintc needed beside the directives: None. */
#include <stdio.h>
#include <stdlib.h>
#include <math.h>
#include <stdbool.h>
enum { N = 40, M = 33 };
static double p[N + 2][M + 2], rhs[N + 2][M + 2];
static bool fluid[N + 2][M + 2];

static void setup(void)
{
    for (int i = 0; i < N + 2; i++)
        for (int j = 0; j < M + 2; j++) {
            fluid[i][j] = i > 0 && i <= N && j > 0 && j <= M && !((i - 15) * (i - 15) + (j - 12) * (j - 12) < 20);
            rhs[i][j] = fluid[i][j] ? sin(0.3 * i) * cos(0.2 * j) : 0;
            p[i][j] = 0;
        }
}

static int solve(double omega, double eps, int itermax, double *res)
{
    double add;
    int it;
    int cells = 0;
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= M; j++)
            cells += fluid[i][j];
#pragma mint copy(p, toDevice)
#pragma mint copy(rhs, toDevice)
#pragma mint copy(fluid, toDevice)
    for (it = 0; it < itermax; it++) {
        for (int rb = 0; rb <= 1; rb++) {
#pragma mint parallel for nest(2)
            for (int i = 1; i <= N; i++)
                for (int j = 1; j <= M; j++) {
                    if ((i + j) % 2 != rb) continue;
                    if (fluid[i][j])
                        p[i][j] = (1 - omega) * p[i][j] + omega / 4 * (p[i + 1][j] + p[i - 1][j] + p[i][j + 1] + p[i][j - 1] - rhs[i][j]);
                }
        }
#pragma mint parallel for
        for (int j = 1; j <= M; j++) {
            p[0][j] = p[1][j];
            p[N + 1][j] = p[N][j];
        }
        *res = 0;
        double sum = 0;
#pragma mint parallel for nest(2) private(add) reduction(+: sum)
        for (int i = 1; i <= N; i++)
            for (int j = 1; j <= M; j++)
                if (fluid[i][j]) {
                    add = p[i + 1][j] + p[i - 1][j] + p[i][j + 1] + p[i][j - 1] - 4 * p[i][j] - rhs[i][j];
                    sum += add * add;
                }
        *res = sqrt(sum / cells);
        if (*res < eps)
            break;
    }
#pragma mint copy(p, fromDevice)
    return it;
}

int main(void)
{
    double res;
    setup();
    int it = solve(1.7, 1e-3, 400, &res);
    printf("%d iterations, residual %.6e\n", it, res);
    double lo = p[1][1], hi = lo, sum = 0;
    for (int i = 1; i <= N; i++)
        for (int j = 1; j <= M; j++) {
            sum += p[i][j] * (i + 2 * j);
            if (p[i][j] < lo) lo = p[i][j];
            if (p[i][j] > hi) hi = p[i][j];
        }
    printf("pressure from %.17g to %.17g, sum %.17g\n", lo, hi, sum);
    return res < 1e-3 ? EXIT_SUCCESS : EXIT_FAILURE;
}
