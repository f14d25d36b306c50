/* Rules: L5. A pragma of others in front of the directive goes with the nest, and a function in front on the line stays whole. */
#include "../../field.h"
static int factor(void)
{
    return 2;
} int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17), by = factor();
    real u[n];
    fill(u, n, 1);
#pragma omp parallel for
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = by * u[i];
    checksum("u", u, n * sizeof(real));
    return 0;
}
