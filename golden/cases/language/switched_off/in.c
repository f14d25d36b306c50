/* Rules: F2, L1. Lines of the preprocessor in groups of a nest that are switched off. */
#include "../../field.h"

int main(int argc, char **argv)
{
    int n = size_argument(argc, argv, 1, 17);
    real u[32], v[32];

    fill(u, 32, 1);
    fill(v, 32, 2);
#pragma mint parallel for
    for (int i = 1; i <= n; i++) {
#ifdef GENERATED_BODY
#include "generated_body.h"
#define CENTRE u[i]
#else
        v[i] = u[i - 1] + u[i + 1];
#endif
#if 0
#undef fill
#endif
    }
    checksum("v", v, sizeof v);
    return 0;
}
