/* Found by random programs: templates of the run time do not take pointers to rows of variable length, which library functions get here. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
void run(int n, int m, int swap)
{
    double *block = malloc(sizeof(double) * 2 * n * m);
    double (*u)[m] = (double (*)[m])block, (*v)[m] = (double (*)[m])(block + n * m);
    memset(block, 0, sizeof(double) * 2 * n * m);
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) u[i][j] = i * j % 7;
    #pragma mint copy(u, toDevice, m, n)
    #pragma mint copy(v, toDevice, m, n)
    for (int t = 0; t < 3; t++) {
        #pragma mint parallel for nest(2)
        for (int i = 1; i < n - 1; i++) for (int j = 1; j < m - 1; j++)
            v[i][j] = (u[i-1][j] + u[i+1][j] + u[i][j-1] + u[i][j+1]) / 4;
        double (*w)[m] = u; u = v; v = w;
    }
    #pragma mint copy(u, fromDevice, m, n)
    #pragma mint copy(v, fromDevice, m, n)
    double row[m];
    memcpy(row, u[n / 2], sizeof row);
    memcpy(v, u, sizeof(double) * m);
    double s = 0;
    for (int j = 0; j < m; j++) s += row[j] + v[0][j] * 2 + u[1][j];
    printf("%g\n", s);
    double (*last)[m] = u < v ? u : v;
    free(last);
}
int main(int argc, char **argv) { run(argc + 19, argc + 29, argc); return 0; }
