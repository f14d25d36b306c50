/* Rules: F7. Another architecture, a default tile from the command line. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[n][n];

    fill(&u[0][0], (size_t)n * n, 1);
#pragma mint copy(u, toDevice)
#pragma mint parallel
    {
#pragma mint for nest(2)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                u[i][j] = 3 * u[i][j];
    }
#pragma mint copy(u, fromDevice)
    checksum("u", u, sizeof u);
    return 0;
}
