/* Rules: F8. Scatters by a permutation, its element in a local: the claim `independent` is about them, and no proof says otherwise. */
#include "../../field.h"
enum { N = 120 };
static real u[N], v[N], w[N][3];
static int order[N];

int main(void)
{
    fill(u, N, 1);
    fill(v, N, 2);
    for (int i = 0; i < N; i++)
        order[i] = (i * 37 + 5) % N;
#pragma mint parallel
    {
#pragma mint for independent
        for (int i = 0; i < N; i++) {
            int place = order[i];

            v[place] = u[i] / 2;
        }
#pragma mint for independent
        for (int i = 0; i < N; i++) {
            const int place = order[i], next = (place + 1) % 3;

            for (int k = 0; k < 3; k++)
                w[place][k] = v[i] + k;
            w[place][next] += u[place];
        }
#pragma mint for independent
        for (int i = 0; i < N; i++)
            for (int k = 0; k < 1; k++) {
                int place = order[i] + k;

                u[place] = 2 * v[i];
            }
    }
    checksum("u", u, sizeof u);
    checksum("v", v, sizeof v);
    checksum("w", w, sizeof w);
    return 0;
}
