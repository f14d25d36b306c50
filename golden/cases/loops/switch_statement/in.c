/* Rules: F3. switch with fall-through, default in the middle, declarations between cases, characters and negative labels. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real *u = malloc(n * sizeof(real)), *v = malloc(n * sizeof(real));
    signed char *kind = malloc(n);

    fill(u, n, 1);
    fill(v, n, 2);
    for (int i = 0; i < n; i++)
        kind[i] = i % 7 == 6 ? 'a' : i % 7 - 1;
#pragma mint copy(u, toDevice, n)
#pragma mint copy(v, toDevice, n)
#pragma mint copy(kind, toDevice, n)
#pragma mint parallel for
    for (int i = 0; i < n; i++) {
        real s = 0;
        switch (kind[i]) {
        case -1:
            s = u[i];
            break;
        case 0:
        case 1:
            s = u[i] * 2;
        case 'a':
            s += 3;
            break;
        default:;
            int twice = 2 * i;
            s = twice;
        case 4: {
            int k = 0;
            for (;; k++) {
                switch (k) {
                case 3:
                    break;
                default:
                    s += k;
                    continue;
                }
                break;
            }
        }
        }
        v[i] = s;
    }
#pragma mint copy(v, fromDevice, n)
    checksum("v", v, n * sizeof(real));
    return 0;
}
