/* Rules: X1, F9. The program's own __COUNTER__ counts as in C, beside kernels with barriers. */
#include "../../field.h"

#define ID __COUNTER__
#define JOIN(a, b) a##b
#define NAME(a, b) JOIN(a, b)

static int first = ID, NAME(number, __COUNTER__) = 5;
enum { A = ID, B = ID };

static int next(void) { return ID; }

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 100 + B), k = ID;
    real *u = (real *)malloc(n * sizeof(real)), sum = 0;

    fill(u, n, 1);
#pragma mint copy(u, toDevice, n)
#pragma mint parallel for reduction(max: sum)
    for (int i = 0; i < n; i++)
        if (u[i] > sum)
            sum = u[i];
#pragma mint copy(u, fromDevice, n)
    checksum("sum", &sum, sizeof sum);
    printf("%d %d %d %d %d %d %d\n", first, number1, A, B, next(), k, ID);
    free(u);
    return 0;
}
