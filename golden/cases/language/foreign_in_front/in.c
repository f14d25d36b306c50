/* Rules: L5. A pragma of others in front of the directive goes with the nest. */
#include "../../field.h"
int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n];
    fill(u, n, 1);
#pragma omp parallel for
#pragma mint parallel for
    for (int i = 0; i < n; i++)
        u[i] = 2 * u[i];
    checksum("u", u, n * sizeof(real));
    return 0;
}
